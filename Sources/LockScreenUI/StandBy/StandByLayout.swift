import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials

/// The places of StandBy's card and time, which fill the terminal: one beside the other, or one above the other.
struct StandByLayout {
  /// The card's view; `nil` where there is none.
  let card: ViewLayout?
  /// The place of the card's ground.
  let cardPlace: CellRect
  /// The date and the time.
  let clock: ViewLayout
  let clockOrigin: CellPoint

  /// The cells between the card's ground and its view, and around both.
  private static let inset = CellSize(columns: 2, rows: 1)
  /// The magnifications that the view may have, the best first; the last one is that of the Lock Screen.
  private static let magnifications = [3, 2.45, 2, 1.5, 1]
  /// The height of an "e" of body text, in points, and the sub-pixels that it needs for its counter to stay open.
  private static let letter = (points: 8.5, pixels: 3.0)
  /// The part of the screen's rows that date and time take where cards are magnified.
  private static let clockPart = 0.2
  /// The part of the screen's columns that date and time take at most.
  private static let clockWidthPart = 0.75
  /// The height of the tallest card of the Lock Screen, 160 points, in rows.
  private static let cardRowsMaximum = 10
  /// The least height of a large time, in rows.
  private static let clockRowsMinimum = 3

  /// Lays out a view, or the time alone.
  init(
    of content: AnyView?, columns cardColumns: Int, in size: CellSize,
    environment: EnvironmentValues
  ) {
    let margin = CellSize(columns: size.columns >= 70 ? 3 : 1, rows: size.rows >= 20 ? 1 : 0)
    let room = CellRect(
      column: margin.columns, row: margin.rows, columns: max(1, size.columns - 2 * margin.columns),
      rows: max(1, size.rows - 2 * margin.rows))
    let times = Time(environment)
    guard let content else {
      let clock = times.layout(in: room.size)
      self = StandByLayout(clock: clock, clockOrigin: room.centered(clock.size))
      return
    }
    let card = { (magnification: Double, columns: Int) in
      Self.card(
        content, magnification: magnification, columns: columns, in: room.size,
        environment: environment)
    }
    let usual = card(1, cardColumns)
    let magnifications = Self.magnifications(with: environment.glyphRepertoire)
    let clock = times.largeLayout(
      in: Self.clockRoom(in: room.size, above: cardColumns, upTo: magnifications))
    if let clock {
      for (magnification, columns) in Self.scales(magnifications, ofColumns: cardColumns) {
        let scaled = magnification > 1 ? card(magnification, columns) : usual
        guard let card = scaled, card.letterCount >= usual?.letterCount ?? 0 else { continue }
        let ground = Self.ground(around: card.size, in: room.size)
        let layout =
          Self.above(card, ground, in: room, clock) ?? Self.beside(card, ground, in: room, clock)
        if let layout {
          self = layout
          return
        }
      }
    }
    self = Self.line(content, columns: cardColumns, in: room, times, environment: environment)
  }

  private init(
    card: ViewLayout? = nil, at cardPlace: CellRect = CellRect(origin: .zero, size: .zero),
    clock: ViewLayout, clockOrigin: CellPoint
  ) {
    (self.card, self.cardPlace, self.clock) = (card, cardPlace, clock)
    self.clockOrigin = clockOrigin
  }

  /// Returns the room of date and time, which is the same for every activity, so that the card alone changes: a part of the
  /// screen where cards are magnified, else all that the tallest card leaves.
  private static func clockRoom(
    in room: CellSize, above cardColumns: Int, upTo magnifications: [Double]
  ) -> CellSize {
    let least = 2 + clockRowsMinimum
    let ground = { (magnification: Double) in
      CellSize(
        columns: Int(magnification * Double(cardColumns)) + 2 * inset.columns,
        rows: Int(magnification * Double(cardRowsMaximum)) + 2 * inset.rows)
    }
    let part = max(least, Int((clockPart * Double(room.rows)).rounded(.up)))
    let isMagnified = magnifications.contains { magnification in
      let magnified = ground(magnification)
      return magnification > 1 && magnified.columns <= room.columns
        && magnified.rows + 1 + part <= room.rows
    }
    let rows = isMagnified ? part : max(least, room.rows - ground(1).rows - 1)
    return CellSize(
      columns: Int(clockWidthPart * Double(room.columns)), rows: min(rows, room.rows))
  }

  /// Returns the magnifications at which text is large letters that can be read in the terminal's glyphs; at a lower one the
  /// terminal's own letters are better.
  private static func magnifications(with glyphs: GlyphRepertoire) -> [Double] {
    let pixel = Points.perRow / Double(glyphs.pixelRows)
    return magnifications.filter { $0 == 1 || $0 * letter.points >= letter.pixels * pixel }
  }

  /// Returns the magnifications to try, each with the width of the view before it.
  ///
  /// Letters of several rows take more room than the view gains, so it is wider than on the Lock Screen, and as wide as the
  /// screen where that is not enough.
  private static func scales(
    _ magnifications: [Double], ofColumns columns: Int
  ) -> [(magnification: Double, columns: Int)] {
    magnifications.flatMap { magnification in
      (magnification > 1 ? [columns * 5 / 4, Int.max] : [columns]).map { (magnification, $0) }
    }
  }

  /// Returns the size of the ground around a view; on a narrow screen the view gets the columns beside it.
  private static func ground(around card: CellSize, in room: CellSize) -> CellSize {
    CellSize(
      columns: min(max(room.columns, card.columns), card.columns + 2 * inset.columns),
      rows: card.rows + 2 * inset.rows)
  }

  /// Returns the view at a magnification, unless something is cut or its texts have two scales.
  private static func card(
    _ content: AnyView, magnification: Double, columns: Int, in room: CellSize,
    environment: EnvironmentValues
  ) -> ViewLayout? {
    // As narrow as that, words of the Lock Screen's size would run together, which have room there.
    let usualColumns = magnification > 1 ? 0 : min(columns, room.columns)
    let inner = CellSize(
      columns: max(room.columns - 2 * inset.columns, usualColumns),
      rows: room.rows - 2 * inset.rows)
    let width = min(Double(inner.columns), Double(columns) * magnification)
    let layout = content.environment(\.magnification, magnification)
      .environment(\.isActivityFullscreen, true)
      .environment(\.textPointsMinimum, magnification > 1 ? EnvironmentValues.largeTextMinimum : 0)
      .frame(width: width * Points.perColumn)
      .layout(
        in: ProposedCells(columns: inner.columns, rows: inner.rows), environment: environment)
    let fits = layout.size.rows <= inner.rows && layout.size.columns <= inner.columns
    guard fits else { return nil }
    guard magnification > 1 else { return layout }
    return layout.truncatedTexts.isEmpty && !layout.hasSmallWords ? layout : nil
  }

  /// Returns the time at the top and the card below it; `nil` where there is no room for both.
  private static func above(
    _ card: ViewLayout, _ ground: CellSize, in room: CellRect, _ clock: ViewLayout
  ) -> StandByLayout? {
    let free = room.size.rows - ground.rows - clock.size.rows
    guard free >= 1 else { return nil }
    let top = room.origin.row
    return StandByLayout(
      card: card,
      at: CellRect(
        column: room.origin.column + (room.size.columns - ground.columns) / 2,
        row: top + clock.size.rows + (free + 1) / 2, columns: ground.columns, rows: ground.rows),
      clock: clock,
      clockOrigin: CellPoint(
        column: room.origin.column + (room.size.columns - clock.size.columns) / 2, row: top))
  }

  /// Returns the time beside the card; `nil` where there is no room for both.
  private static func beside(
    _ card: ViewLayout, _ ground: CellSize, in room: CellRect, _ clock: ViewLayout
  ) -> StandByLayout? {
    let free = room.size.columns - ground.columns - clock.size.columns
    guard free >= 4, ground.rows <= room.size.rows else { return nil }
    let column = room.origin.column + free / 3
    return StandByLayout(
      card: card,
      at: CellRect(
        column: column + clock.size.columns + (free + 2) / 3,
        row: room.origin.row + (room.size.rows - ground.rows) / 2, columns: ground.columns,
        rows: ground.rows),
      clock: clock,
      clockOrigin: CellPoint(
        column: column, row: room.origin.row + (room.size.rows - clock.size.rows) / 2))
  }

  /// Returns the card as it is on the Lock Screen, below the time in a line.
  private static func line(
    _ content: AnyView, columns: Int, in room: CellRect, _ time: Time,
    environment: EnvironmentValues
  ) -> StandByLayout {
    let clock = time.line(columns: room.size.columns)
    let layout = content.layout(
      in: ProposedCells(
        columns: min(columns, room.size.columns),
        rows: max(1, room.size.rows - 2 - 2 * inset.rows)), environment: environment)
    var ground = ground(around: layout.size, in: room.size)
    ground.rows = min(room.size.rows - 2, ground.rows)
    return StandByLayout(
      card: layout,
      at: CellRect(
        column: room.origin.column + (room.size.columns - ground.columns) / 2,
        row: room.origin.row + 2 + (room.size.rows - 2 - ground.rows) / 2, columns: ground.columns,
        rows: ground.rows),
      clock: clock,
      clockOrigin: CellPoint(
        column: room.origin.column + (room.size.columns - clock.size.columns) / 2,
        row: room.origin.row))
  }
}

extension StandByLayout {
  /// The date and the time of a moment, as large as a room allows.
  private struct Time {
    let date: String
    let time: String
    let environment: EnvironmentValues

    /// The height of the largest digits, in points, and the step to the next smaller ones.
    private static let sizes = stride(from: 256.0, through: 48, by: -8)

    init(_ environment: EnvironmentValues) {
      var environment = environment
      // The device's clock has 24 hours, whatever the app's has.
      environment.localTime.uses24HourClock = true
      date = environment.localTime.longDateText(environment.now)
      time = environment.localTime.clockText(environment.now)
      self.environment = environment
    }

    /// Returns the time in digits as large as there is room for, or in a line.
    func layout(in room: CellSize) -> ViewLayout {
      largeLayout(in: room) ?? line(columns: room.columns)
    }

    /// Returns the time in large digits, below the date; `nil` where there is no room for any.
    func largeLayout(in room: CellSize) -> ViewLayout? {
      guard room.rows >= 2 + clockRowsMinimum, room.columns >= TextCells.width(of: date) else {
        return nil
      }
      return Self.sizes.lazy.map { layout(points: $0, in: room) }.first { layout in
        layout.size.rows <= room.rows && layout.size.columns <= room.columns
          && layout.size.rows >= 2 + clockRowsMinimum && layout.truncatedTexts.isEmpty
      }
    }

    /// Returns the date above digits of a height.
    private func layout(points: Double, in room: CellSize) -> ViewLayout {
      VStack(spacing: 16) {
        Text(date).foregroundStyle(.secondary)
        Text(time).font(.system(size: points, weight: .semibold).proportionalDigits())
          .contentTransition(.numericText())
      }.layout(
        in: ProposedCells(columns: room.columns, rows: room.rows), environment: environment)
    }

    /// Returns date and time in a line.
    func line(columns: Int) -> ViewLayout {
      Text("\(date) · \(time)").foregroundStyle(.secondary).contentTransition(.numericText())
        .layout(in: ProposedCells(columns: columns, rows: 1), environment: environment)
    }
  }
}

extension CellRect {
  /// Returns the place of something in the rectangle's middle.
  func centered(_ size: CellSize) -> CellPoint {
    origin
      + CellPoint(
        column: (self.size.columns - size.columns) / 2, row: (self.size.rows - size.rows) / 2)
  }
}
