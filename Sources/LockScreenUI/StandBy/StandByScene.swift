import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// A picture of StandBy: one activity alone upon black, large enough to be read from the bed (AK 4.28).
///
/// A phone doubles the view's size. Here distances, bars and block letters grow as much. Text becomes block letters where
/// there is room for them, and keeps the terminal's size elsewhere.
struct StandByScene {
  private var view: ChangingView
  private let glass: Surface
  /// The part of each cell that the glass covers.
  private let shape: Coverage
  private let edges: EdgeStyle
  private let origin: CellPoint
  private let clockOrigin: CellPoint
  /// A Boolean value indicating whether the view fills the glass to its edges.
  private let bleeds: Bool
  /// A Boolean value indicating whether the view before this one filled it.
  private var hasBled = false
  /// The date and the time above the activity, where it leaves a row for them.
  private var clock: ChangingView?
  /// A Boolean value indicating whether all is red, as in a dark room (AK 7.9).
  private let isNight: Bool
  private(set) var validUntil: Date

  /// The cells between the glass' sides and the view.
  private static let margin = 2
  /// The magnifications that the view may have, the best first.
  ///
  /// Body text at twice its size is too small for block letters with a lower case; at 2.45 times it has them.
  private static let magnifications = [2.45, 2, 1.5, 1]
  /// The hours of night, since a terminal has no sensor for the light in the room.
  private static let nightHours = [0..<6, 22..<24]

  /// Makes the picture of a moment; `nil` for `activity` leaves the time alone.
  init(
    of activity: PresentedActivity?, in context: ScreenContext, environment: EnvironmentValues
  ) {
    let (screen, style) = (context.size, context.look.plain)
    let (measures, cardColumns) = (context.geometry.measures, context.geometry.cards.size.columns)
    // The glass is cut where the terminal is smaller.
    let size = CellSize(
      columns: min(measures.landscapeSize.columns, screen.columns),
      rows: min(measures.landscapeSize.rows, screen.rows))
    origin = screen.centered(size)
    let (now, localTime) = (environment.now, environment.localTime)
    let room = CellSize(
      columns: max(0, size.columns - 2 * Self.margin), rows: max(0, size.rows - 2))
    let layout = Self.layout(
      of: activity?.presentations.content, columns: cardColumns, in: room, environment: environment)
    let place = room.centered(layout.size)
    let content = Self.content(layout, at: place, in: room, of: size)
    view = ChangingView(content)
    bleeds = content.bleeds
    clockOrigin = origin + CellPoint(column: Self.margin, row: 1)
    if activity != nil, place.row > 0, !bleeds {
      let words = "\(localTime.longDateText(now)) · \(localTime.clockText(now))"
      clock = ChangingView(
        Text(words).foregroundStyle(.secondary).contentTransition(.numericText())
          .frame(width: Double(room.columns) * Points.perColumn)
          .layout(in: ProposedCells(columns: room.columns, rows: 1), environment: environment))
    }
    let hour = localTime.components(of: now).hour
    isNight = Self.nightHours.contains { $0.contains(hour) }
    let minute = (now.timeIntervalSince1970 / 60).rounded(.down)
    let minuteEnd = Date(timeIntervalSince1970: minute * 60 + 60)
    validUntil = min(minuteEnd, layout.validUntil ?? minuteEnd)
    // A ground of the activity's own goes over the whole screen.
    let tint = layout.preferences[ActivityBackgroundTintKey.self]?.paint(in: environment).color
    var glass = Surface(size: size)
    edges = context.edges
    shape = Coverage(
      Outline {
        $0.addRoundedRect(OutlineRect(glass.bounds), cornerRadius: measures.cornerRadius)
      }, glyphs: edges.glyphs, clip: glass.bounds)
    let color = (tint ?? .black).over(.black)
    glass.fill(shape, edges: edges) { _, _ in color }
    // Black glass upon a black page is seen by its edge alone.
    if let style, tint == nil || style.isColorless, size != screen {
      glass.fill(glass.bounds, with: .black)
      glass.draw(.thin, around: glass.bounds, color: style.faint)
    }
    self.glass = isNight ? glass.reddened() : glass
  }

  /// Returns the picture of a later moment, which this one changes into.
  func changed(into next: StandByScene, motion: MotionPolicy, at now: Duration) -> StandByScene {
    var result = next
    result.view = view
    result.hasBled = bleeds
    result.view.update(to: next.view, motion: motion, at: now)
    if var clock, let nextClock = next.clock {
      clock.update(to: nextClock, motion: motion, at: now)
      result.clock = clock
    }
    return result
  }

  func isMoving(at now: Duration) -> Bool {
    view.isMoving(at: now) || clock?.isMoving(at: now) ?? false
  }

  /// Returns the layers of the picture.
  mutating func layers(strength: Double, at now: Duration) -> [Layer] {
    let red = { [isNight] (picture: Surface) in isNight ? picture.reddened() : picture }
    var (glass, picture) = (glass, red(view.surface(at: now)))
    if bleeds || hasBled {
      let edge = CutContent.Edge(halfRows: 0..<2 * glass.size.rows, row: 0, strength: strength)
      let cut = CutContent(picture, along: edge, of: shape, upon: glass, edges: edges)
      (glass, picture) = (cut.ground, cut.surface)
    }
    let layers = [
      Layer(surface: glass, origin: origin),
      Layer(surface: picture, origin: origin, opacity: strength),
    ]
    guard let clock = clock?.surface(at: now) else { return layers }
    return layers + [Layer(surface: red(clock), origin: clockOrigin, opacity: strength)]
  }
}

extension StandByScene {
  /// Returns the view upon the glass; a ground as wide as its room fills the whole screen, as a custom background does
  /// (AK 4.28).
  private static func content(
    _ layout: ViewLayout, at place: CellPoint, in room: CellSize, of glass: CellSize
  ) -> ViewLayout {
    let room = CellRect(column: margin, row: 1, columns: room.columns, rows: room.rows)
    let origin = place + room.origin
    let placed = layout.placed(at: origin, in: glass, clip: room)
    let part = CellRect(origin: origin, size: layout.size).intersection(room)
    guard part.size.columns == room.size.columns else { return placed }
    return placed.extendingFills(
      from: part, to: CellRect(origin: .zero, size: glass), onlyBackgrounds: true)
  }

  /// Returns the view at the first magnification that cuts nothing, or as it is on the Lock Screen.
  private static func layout(
    of content: AnyView?, columns: Int, in room: CellSize, environment: EnvironmentValues
  ) -> ViewLayout {
    let proposal = ProposedCells(columns: room.columns, rows: room.rows)
    guard let content else {
      return StandByClock(environment).layout(in: proposal, environment: environment)
    }
    let layouts = magnifications.lazy.map { magnification in
      let width = min(Double(room.columns), Double(columns) * magnification) * Points.perColumn
      return content.environment(\.magnification, magnification).frame(width: width)
        .layout(in: proposal, environment: environment)
    }
    return layouts.first {
      $0.size.rows <= room.rows && $0.size.columns <= room.columns && $0.truncatedTexts.isEmpty
    }
      ?? content.layout(
        in: ProposedCells(columns: min(room.columns, columns), rows: room.rows),
        environment: environment)
  }
}

/// The date and the time, where there is no activity to show.
private struct StandByClock: View {
  private let date: String
  private let time: String

  init(_ environment: EnvironmentValues) {
    date = environment.localTime.longDateText(environment.now)
    time = environment.localTime.clockText(environment.now)
  }

  var body: some View {
    VStack(spacing: 32) {
      Text(date).foregroundStyle(.secondary)
      Text(time).font(.system(size: 160, weight: .semibold)).minimumScaleFactor(0.5)
        .contentTransition(.numericText())
    }
  }
}

extension Surface {
  /// Returns the picture in red, to which eyes in the dark are least sensitive.
  fileprivate func reddened() -> Surface {
    var result = self
    result.updateCells { cell, _ in
      cell.foreground = cell.foreground.reddened
      cell.upper = cell.upper.reddened
      cell.lower = cell.lower.reddened
    }
    return result
  }
}

extension StraightRGBA {
  /// The color's lightness, in red.
  fileprivate var reddened: StraightRGBA {
    let light = relativeLuminance.squareRoot()
    let channel = { (share: Double) in UInt8(max(0, min(255, light * share))) }
    return StraightRGBA(
      red: channel(255), green: channel(40), blue: channel(26), alpha: alpha)
  }
}
