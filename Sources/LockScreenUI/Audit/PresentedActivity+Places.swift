public import ActivityWidgets
public import CellUI
import Compositing
import FoundationEssentials
import LiveActivities

extension PresentedActivity {
  /// Returns the parts of the activity's views that are cut on a device of full size.
  public func clippings(
    in environment: EnvironmentValues, on measures: DeviceMeasures = .iPhone
  ) -> [Clipping] {
    inspection(in: environment, on: measures).clippings
  }

  /// Returns the parts of the activity's views that are cut, or drawn otherwise than they ask, on a device of full size.
  public func inspection(
    in environment: EnvironmentValues, on measures: DeviceMeasures = .iPhone
  ) -> (clippings: [Clipping], notes: [PlacedNote]) {
    var (clippings, notes): ([Clipping], [PlacedNote]) = ([], [])
    var places: [LayoutNote: Int] = [:]
    var pictures: [IslandArrangement: IslandPicture] = [:]
    var blank: [(presentation: Clipping.Presentation, isBlank: Bool)] = []
    for place in self.places(on: measures) {
      guard let layout = place.layout(in: environment) else { continue }
      var (texts, cuts) = (layout.truncatedTexts, place.clippings(of: layout, in: environment))
      // The other regions may leave these less room.
      let isSqueezed = [.expandedCenter, .expandedBottom].contains(place.presentation)
      if !texts.isEmpty || !cuts.isEmpty || isSqueezed,
        let island = islandArrangement(of: place.presentation)
      {
        // The island gives a view more room where that saves words.
        let picture = pictures[island] ?? islandPicture(of: island, environment, on: measures)
        pictures[island] = picture
        let slots = picture.slots.filter { $0.presentation == place.presentation }
        let cut = slots.flatMap(\.layout.truncatedTexts)
        texts = isSqueezed ? cut : texts.filter(cut.contains)
        cuts = slots.first?.clippings ?? []
      }
      blank.append((place.presentation, layout.isBlank))
      clippings += texts.map { .text(place.presentation, $0) } + cuts
      for note in layout.notes {
        if let index = places[note] {
          notes[index].presentations.append(place.presentation)
        } else {
          places[note] = notes.count
          notes.append(PlacedNote(presentations: [place.presentation], note: note))
        }
      }
    }
    notes += Self.notes(onBlank: blank)
    return (clippings, notes)
  }

  /// Returns notes on a card without a view that is seen, and on such islands; of a compact one a side may be empty.
  private static func notes(
    onBlank places: [(presentation: Clipping.Presentation, isBlank: Bool)]
  ) -> [PlacedNote] {
    let islands: [[Clipping.Presentation]] = [
      [.compactLeading, .compactTrailing], [.minimal],
      [.expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom],
    ]
    func blank(_ kind: [Clipping.Presentation]) -> [Clipping.Presentation] {
      let views = places.filter { kind.contains($0.presentation) }
      return views.allSatisfy(\.isBlank) ? views.map(\.presentation) : []
    }
    return [blank([.lockScreen]), islands.flatMap(blank)].filter { !$0.isEmpty }.map {
      PlacedNote(presentations: $0, note: .blank)
    }
  }

  /// Returns the layout of a view of the island as it is drawn, beside the others; `nil` where there is no such view.
  func islandLayout(
    of presentation: Clipping.Presentation, in environment: EnvironmentValues,
    on measures: DeviceMeasures
  ) -> ViewLayout? {
    islandArrangement(of: presentation).flatMap { island in
      islandPicture(of: island, environment, on: measures).slots
        .first { $0.presentation == presentation }?.layout
    }
  }

  /// Returns the island that shows a presentation of the activity; `nil` for the card.
  private func islandArrangement(of presentation: Clipping.Presentation) -> IslandArrangement? {
    switch presentation {
    case .lockScreen: nil
    case .compactLeading, .compactTrailing: .compact(id)
    case .minimal: .minimal(attached: id, detached: id)
    case .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom: .expanded(id)
    }
  }

  /// Returns the picture of an island of the activity alone.
  private func islandPicture(
    of island: IslandArrangement, _ environment: EnvironmentValues, on measures: DeviceMeasures
  ) -> IslandPicture {
    let geometry = ScreenGeometry(screen: measures.size, measures: measures)
    return IslandPicture(of: island, in: geometry, environment: environment) { _ in self }
  }

  /// The drawing of a view of an activity, by which its pictures are told apart.
  public struct Drawing: Hashable, Sendable {
    let items: [DisplayItem.Look]
    /// The background tint of the card, or the keyline tint of the island.
    let tint: Color?

    /// The words and symbols that are drawn.
    public var subjects: Set<String> { Set(items.flatMap(\.subjects)) }
  }

  /// Returns the drawing of each view of the activity.
  public func drawings(
    in environment: EnvironmentValues, on measures: DeviceMeasures = .iPhone
  ) -> [Drawing] {
    places(on: measures).map { place in
      let layout = place.layout(in: environment)
      let tint =
        place.presentation == .lockScreen
        ? layout?.preferences[ActivityBackgroundTintKey.self] : presentations.keylineTint
      return Drawing(items: layout?.items.map(\.look) ?? [], tint: tint)
    }
  }

  /// Returns the names of the controls on the activity's card and in its expanded island (AK 5.5).
  public func controls(
    in environment: EnvironmentValues, on measures: DeviceMeasures = .iPhone
  ) -> [String] {
    places(on: measures).filter(\.presentation.isInteractive)
      .flatMap { $0.layout(in: environment)?.controls.map(\.intent) ?? [] }
  }

  /// Returns the intent of a control of the activity; `nil` for a name that it does not have, and where only the name is
  /// known.
  public func intent(
    named name: String, in environment: EnvironmentValues, on measures: DeviceMeasures = .iPhone
  ) -> (any ControlIntent)? {
    places(on: measures).filter(\.presentation.isInteractive)
      .lazy.compactMap { $0.layout(in: environment)?.controls.first { $0.intent == name }?.action }
      .first
  }

  /// Returns the URL that a tap on the card, or on the expanded island, opens the app by (AK 4.6); `nil` for none.
  public func widgetURL(
    in environment: EnvironmentValues, isExpanded: Bool, on measures: DeviceMeasures = .iPhone
  ) -> String? {
    places(on: measures)
      .filter { $0.presentation.isInteractive && ($0.presentation == .lockScreen) != isExpanded }
      .lazy.compactMap { $0.layout(in: environment)?.preferences[WidgetURLKey.self] }
      .first?.absoluteString
  }

  /// Returns the texts that the activity's views show in a presentation, or in those whose names begin with its name.
  public func words(
    in presentation: String, _ environment: EnvironmentValues,
    on measures: DeviceMeasures = .iPhone
  ) -> [String] {
    places(on: measures).filter { $0.presentation.rawValue.hasPrefix(presentation) }
      .flatMap { $0.layout(in: environment)?.words ?? [] }
  }

  /// Returns the activity's views, each with the room that a device of full size has for it.
  func places(on measures: DeviceMeasures) -> [ViewPlace] {
    let (views, island) = (presentations, measures.island)
    let (card, side) = (measures.cardColumns, island.compactSideColumns)
    // The expanded views lie within the card's width; beside the camera they share the rest.
    let gained = views.expanded.columnsGained
    let sides = measures.size.columns - 2 * (island.expandedMargin + island.expandedInset)
    let region = (sides - island.cameraColumns) / 2
    let inner = sides + gained.leading + gained.trailing
    let (bar, rows) = (IslandMeasures.barRowsMaximum, island.regionRowsMaximum)
    var places = [
      ViewPlace(.lockScreen, views.content, columns: card, rows: measures.cardRows.upperBound),
      ViewPlace(.compactLeading, views.compactLeading, columns: side, rows: bar),
      ViewPlace(.compactTrailing, views.compactTrailing, columns: side, rows: bar),
      ViewPlace(.minimal, views.minimal, columns: island.minimalColumns, rows: bar),
      ViewPlace(
        .expandedLeading, views.expanded.leading, columns: region + gained.leading, rows: rows),
      ViewPlace(
        .expandedTrailing, views.expanded.trailing, columns: region + gained.trailing, rows: rows),
      ViewPlace(
        .expandedCenter, views.expanded.center, columns: inner / 2, columnsMaximum: inner,
        rows: rows),
      ViewPlace(
        .expandedBottom, views.expanded.bottom, columns: inner,
        rows: island.expandedRowsMaximum - 2),
    ]
    for index in places.indices { places[index].codeDate = codeDate }
    return places
  }
}

/// A view of an activity, and the room for it.
struct ViewPlace {
  let presentation: Clipping.Presentation
  /// The time that the view's code takes for now; `nil` for the device's time.
  var codeDate: Date?
  private let view: AnyView?
  private let columns: Int
  /// The most columns that the view may have, where its own width counts first (AK 4.19).
  private let columnsMaximum: Int
  /// The most rows that the view may have.
  private let rows: Int
  /// The height of the place, in points; `nil` for as many rows as there are.
  private let height: Double?

  init(
    _ presentation: Clipping.Presentation, _ view: AnyView?, columns: Int,
    columnsMaximum: Int? = nil, rows: Int
  ) {
    self.presentation = presentation
    self.view = view
    self.columns = columns
    self.columnsMaximum = columnsMaximum ?? columns
    self.rows = rows
    height =
      switch presentation {
      case .compactLeading, .compactTrailing, .minimal: IslandMeasures.barPoints
      case .lockScreen, .expandedLeading, .expandedTrailing, .expandedCenter, .expandedBottom: nil
      }
  }

  /// A Boolean value indicating whether there is a view.
  var hasView: Bool { view != nil }

  /// Returns the height of each of some rows, in points.
  private func pointsPerRow(of rows: Int) -> Double {
    height.map { $0 / Double(rows) } ?? Points.perRow
  }

  /// Returns the view laid out in its room; `nil` where there is none.
  func layout(in environment: EnvironmentValues) -> ViewLayout? {
    guard height != nil else { return layout(in: environment, rows: rows) }
    // In an island that is not expanded a view has one row, and more where it needs them.
    for rows in 1..<rows {
      guard let layout = layout(in: environment, rows: rows) else { return nil }
      if layout.size.rows <= rows { return layout }
    }
    return layout(in: environment, rows: rows)
  }

  private func layout(in environment: EnvironmentValues, rows: Int) -> ViewLayout? {
    var environment = environment
    environment.pointsPerRow = pointsPerRow(of: rows)
    environment.codeDate = codeDate
    return view?.layout(
      in: ProposedCells(columns: columns, rows: rows), environment: environment)
  }

  /// Returns the height and the width of which a part is cut, in points; that of a card on a phone also where it has room in
  /// the cells, whose gaps are smaller.
  func clippings(of layout: ViewLayout, in environment: EnvironmentValues) -> [Clipping] {
    var environment = environment
    environment.codeDate = codeDate
    let least = presentation == .lockScreen ? view?.leastHeight(in: environment) : nil
    return Clipping.sides(
      of: layout.size, in: CellSize(columns: columnsMaximum, rows: rows), of: presentation,
      pointsPerRow: pointsPerRow(of: rows), leastHeight: least ?? 0)
  }
}

extension Clipping {
  /// Returns the height and the width of a view of which a part is cut.
  ///
  /// - Parameters:
  ///   - size: The size of the view, in cells.
  ///   - room: The cells that are seen of it, at most.
  ///   - presentation: The place.
  ///   - pointsPerRow: The height that a row stands for, in points.
  ///   - leastHeight: The least height of the view on a phone, in points.
  /// - Returns: Those of the two that are cut.
  static func sides(
    of size: CellSize, in room: CellSize, of presentation: Presentation, pointsPerRow: Double,
    leastHeight: Double = 0
  ) -> [Clipping] {
    var clippings: [Clipping] = []
    let limit = Int(Double(room.rows) * pointsPerRow)
    let height = max(
      Int(leastHeight.rounded()), size.rows > room.rows ? Int(Double(size.rows) * pointsPerRow) : 0)
    if height > limit { clippings.append(.height(presentation, points: height, limit: limit)) }
    if size.columns > room.columns {
      let points = { (columns: Int) in columns * Int(Points.perColumn) }
      clippings.append(
        .width(presentation, points: points(size.columns), limit: points(room.columns)))
    }
    return clippings
  }
}
