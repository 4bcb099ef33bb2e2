import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities

/// A picture of the island: its views at the places that the system gives them.
///
/// The ground is always opaque black, its text white (AK 4.16), whatever the theme.
struct IslandPicture {
  /// The arrangement that is shown.
  let arrangement: IslandArrangement
  /// The device's width, in cells.
  let deviceColumns: Int
  private let measures: IslandMeasures
  /// The views, in the same order for the same arrangement.
  private(set) var slots: [IslandSlot] = []
  /// A Boolean value indicating whether a view stands where the lens is, half of which would be seen beside it.
  private var hidesLens = false
  /// The number of rows that the views of an island that is not expanded stand in.
  private var barRows = 1
  /// The height that an expanded island asks for, in half rows.
  private var expandedHalfRows: Int
  /// The tint of the outline that an app asks for (AK 4.17); `nil` for none.
  private(set) var keyline: StraightRGBA?
  /// A Boolean value indicating whether a line in the activity's tint goes around it.
  var hasKeyline: Bool { keyline != nil }

  /// A line around the island, which is thinner while it comes or goes.
  struct Line: Hashable {
    let color: StraightRGBA
    /// The part of the whole width, `0...1`.
    var widthPart = 1.0
  }

  /// The width of the keyline, in points: half a row, which is a column as well, so that it is even all around.
  private static let keylineWidth = 8.0

  /// Makes an island without views.
  init(_ arrangement: IslandArrangement = .none, in geometry: ScreenGeometry) {
    self.arrangement = arrangement
    deviceColumns = geometry.device.size.columns
    measures = geometry.measures.island
    expandedHalfRows = measures.restHalfRows
  }

  /// The time at which a view changes by itself.
  var validUntil: Date? { slots.compactMap(\.layout.validUntil).min() }

  /// The controls, with their places on the device: none in the compact island (AK 5.5).
  var controls: [PlacedControl] {
    guard case .expanded = arrangement else { return [] }
    return slots.flatMap { slot in slot.layout.controls.map { $0.offset(by: slot.frame.origin) } }
  }

  /// The island's outline around the views.
  var shape: IslandShape {
    IslandShape(
      for: arrangement, deviceColumns: deviceColumns, expandedHalfRows: expandedHalfRows,
      barRows: barRows, measures: measures)
  }

  /// The number of rows that the views may take, from the device's top.
  var contentRows: Int { slots.map(\.frame.rowRange.upperBound).max() ?? 3 }

  /// Returns the picture as it is at a later time; `nil` where its views have to be laid out anew.
  func updated(to date: Date) -> IslandPicture? {
    var picture = self
    for index in slots.indices {
      guard let layout = slots[index].layout.updated(to: date) else { return nil }
      picture.slots[index].layout = layout
    }
    return picture
  }

  /// Makes the picture of an arrangement; an activity that `activity` does not know shows nothing.
  ///
  /// `former` is the picture before, perhaps of the same activities with another content.
  init(
    of island: IslandArrangement, in geometry: ScreenGeometry,
    environment: EnvironmentValues, after former: IslandPicture? = nil,
    activity: (ActivityID) -> PresentedActivity?
  ) {
    self.init(island, in: geometry)
    let former = former?.arrangement == island ? former?.slots ?? [] : []
    let rest = IslandShape(
      for: island, deviceColumns: deviceColumns, expandedHalfRows: 0, measures: measures)
    let left = Int(rest.column)
    let right = left + Int(rest.columns)
    switch island {
    case .none: break
    case .compact(let key):
      guard let presented = activity(key) else { return }
      keyline = Self.keyline(of: presented, in: environment)
      let (side, inset) = (measures.compactSideColumns, measures.compactInset)
      var views = [
        (Clipping.Presentation.compactLeading, presented.presentations.compactLeading),
        (.compactTrailing, presented.presentations.compactTrailing),
      ]
      if environment.layoutDirection == .rightToLeft { views.reverse() }
      let columns = [left + inset..<left + inset + side, right - inset - side..<right - inset]
      let edges = [IslandShape.Edge.leading, .trailing]
      draw(
        zip(views, zip(columns, edges)).map {
          BarPart(
            presentation: $0.0, view: $0.1, columns: $1.0, edge: $1.1,
            codeDate: presented.codeDate)
        }, environment: environment, after: former)
    case .minimal(let attached, let detached):
      let parts = [
        (attached, left, IslandShape.Edge.attached), (detached, right + measures.gap, .detached),
      ].compactMap { key, start, edge in
        activity(key).map {
          BarPart(
            presentation: .minimal, view: $0.presentations.minimal,
            columns: start..<start + measures.minimalColumns, edge: edge, codeDate: $0.codeDate)
        }
      }
      draw(parts, environment: environment, after: former)
    case .expanded(let key):
      guard let presented = activity(key) else { return }
      keyline = Self.keyline(of: presented, in: environment)
      var environment = environment
      environment.codeDate = presented.codeDate
      expand(presented.presentations, columns: left..<right, environment: environment)
    }
  }

  private static func keyline(
    of presented: PresentedActivity, in environment: EnvironmentValues
  ) -> StraightRGBA? {
    presented.presentations.keylineTint?.paint(in: environment).color
  }

  /// A view of an island that is not expanded: held to an edge of it, or in the middle of its own circle.
  private struct BarPart {
    let presentation: Clipping.Presentation
    let view: AnyView
    let columns: Range<Int>
    let edge: IslandShape.Edge
    let codeDate: Date?
  }

  /// Draws views in one row, or in two where one of them has texts above each other.
  private mutating func draw(
    _ parts: [BarPart], environment: EnvironmentValues, after former: [IslandSlot]
  ) {
    for rows in 1...IslandMeasures.barRowsMaximum {
      (slots, hidesLens, barRows) = ([], false, rows)
      var isWhole = true
      for part in parts {
        let rowsNeeded = draw(part, environment: environment, after: former)
        isWhole = isWhole && rowsNeeded <= rows
      }
      if isWhole { return }
    }
  }

  /// Draws a view into its columns, and returns the rows that it needs.
  private mutating func draw(
    _ part: BarPart, environment: EnvironmentValues, after former: [IslandSlot]
  ) -> Int {
    var (columns, environment) = (part.columns, environment)
    environment.pointsPerRow = IslandMeasures.barPoints / Double(barRows)
    environment.codeDate = part.codeDate
    environment.hugsLiveText = true
    let before = former.indices.contains(slots.count) ? former[slots.count].layout : nil
    let room = part.edge.roomColumns(of: columns)
    var (layout, ideal, framed) = part.view.layout(
      in: ProposedCells(columns: columns.count, rows: barRows), environment: environment,
      after: before
    ) { $0 >= room - 1 }
    // A gap of a few points may be what a view gave up.
    let isTight = ideal.map { $0 > layout.size.columns } ?? false
    if layout.size.columns > room || isTight || !layout.truncatedTexts.isEmpty {
      columns = Self.widened(columns, at: part.edge)
      layout = part.view.layout(
        in: ProposedCells(columns: columns.count, rows: barRows), environment: environment,
        after: layout)
    }
    if part.edge == .leading, let framed, framed > columns.count, !layout.truncatedTexts.isEmpty {
      // Letters that are narrower on a phone have room in their frame there, and here before the lens.
      let lens = lensCells.origin.column
      columns = columns.lowerBound..<max(columns.lowerBound, min(columns.lowerBound + framed, lens))
      layout = part.view.layout(
        in: ProposedCells(columns: columns.count, rows: barRows), environment: environment,
        after: layout)
    }
    let rowsNeeded = layout.size.rows
    let height = Double(measures.restHalfRows) * 8
    // Without mixed colors the edge of a ring has no half tones, and its sides beside the letter show more. In two rows a
    // ring is as high as they are.
    var ringed =
      environment.drawsBarsWithInk || barRows > 1
      ? nil : layout.withTallRings(IslandMeasures.barPoints, within: height)
    if let width = ringed?.size.columns, width > columns.count {
      // A ring needs a column more on each side, which must not come off the letters beside it.
      let wider = Self.widened(part.columns, at: part.edge)
      if width <= wider.count { columns = wider } else { ringed = nil }
    }
    layout = ringed ?? layout
    let spare = max(0, columns.count - layout.size.columns)
    let shift =
      switch part.edge {
      case .leading: 0
      case .middle, .attached, .detached: (spare + 1) / 2
      case .trailing: spare
      }
    let bar = IslandMeasures.barRow
    let rows = ringed == nil ? bar..<bar + barRows : bar - 1..<bar + 2
    let frame = CellRect(
      column: columns.lowerBound, row: rows.lowerBound, columns: columns.count, rows: rows.count)
    place(
      layout, of: part.presentation,
      at: CellPoint(column: columns.lowerBound + shift, row: frame.origin.row), in: frame,
      edge: part.edge)
    return rowsNeeded
  }

  /// Returns the columns of a side that does not fit into its own: words need more room in cells than on a phone, so they
  /// may take some of the camera's.
  private static func widened(_ columns: Range<Int>, at edge: IslandShape.Edge) -> Range<Int> {
    switch edge {
    case .leading: columns.lowerBound..<columns.upperBound + ExpandedRegions.cameraOverlap
    case .trailing: columns.lowerBound - ExpandedRegions.cameraOverlap..<columns.upperBound
    case .middle: columns
    case .attached: columns.lowerBound + 1..<columns.upperBound + 1
    case .detached: columns.lowerBound + 1..<max(columns.lowerBound + 1, columns.upperBound - 1)
    }
  }

  private mutating func place(
    _ layout: ViewLayout, of presentation: Clipping.Presentation, at origin: CellPoint,
    in frame: CellRect, margin: Int = 0, edge: IslandShape.Edge = .middle
  ) {
    let whole = CellRect(origin: .zero, size: frame.size)
    let lensCells = lensCells
    let placed = layout.placed(at: origin - frame.origin, in: frame.size, clip: whole)
    hidesLens =
      hidesLens
      || placed.items.contains {
        !$0.frame.offset(by: frame.origin).intersection(lensCells).isEmpty
      }
    slots.append(
      IslandSlot(
        presentation: presentation, layout: placed, frame: frame,
        wanted: CellRect(origin: origin, size: layout.size), margin: margin, edge: edge))
  }

  /// The cells of the lens.
  private var lensCells: CellRect {
    measures.lensRect(
      radius: Self.lens[0].radius, deviceColumns: deviceColumns,
      firstHalfRow: Int(shape.firstHalfRow)
    ).cells
  }

  /// The columns beside the expanded regions into which their drawings may reach.
  private static let margin = 1

  /// Places the expanded regions.
  private mutating func expand(
    _ presentations: ActivityPresentations, columns: Range<Int>, environment: EnvironmentValues
  ) {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let island = isMirrored ? presentations.expanded.mirrored : presentations.expanded
    let gained = island.columnsGained
    let inner =
      columns.lowerBound + measures.expandedInset - gained.leading..<columns.upperBound
      - measures.expandedInset + gained.trailing
    let regions = ExpandedRegions(
      island, columns: inner.count, measures: measures, environment: environment)
    let limit = CellRect(
      column: inner.lowerBound, row: 0, columns: inner.count, rows: measures.expandedRowsMaximum)
    for part in regions.placed {
      place(
        part.layout, of: part.presentation, at: part.origin + limit.origin,
        in: limit.inset(columns: -Self.margin, rows: 0), margin: Self.margin)
    }
    expandedHalfRows = regions.rows * 2 + 1
  }

  /// Returns whether the black shape of another picture is this one's.
  func hasGround(of other: IslandPicture) -> Bool {
    // An item's frame may be far wider than the island.
    let places = { (picture: IslandPicture) in
      picture.slots.filter { $0.edge == .detached }
        .map { [0..<$0.layout.size.columns] + $0.layout.items.map(\.frame.columnRange) }
    }
    return deviceColumns == other.deviceColumns && arrangement == other.arrangement
      && measures == other.measures && hidesLens == other.hidesLens
      && places(self) == places(other)
  }

  /// Returns the island without its content, on the device's width: the black shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - line: The line around the shape; `nil` for none.
  ///   - edges: The way in which edges are shown.
  /// - Returns: The picture.
  func ground(shape: IslandShape.Rounded, line: Line? = nil, edges: EdgeStyle) -> Surface {
    // The keyline of an island that ends with a whole row is in the next one.
    let rows = max(shape.rows + (line == nil ? 0 : 1), 3)
    var surface = Surface(size: CellSize(columns: deviceColumns, rows: rows))
    let rect = shape.rect
    var black = rect
    if let line {
      let width = Self.keylineWidth * line.widthPart
      // Above and below it is around the black, and at the sides in the columns that letters keep clear of.
      let around = rect.inset(x: 0, y: -width)
      let edge = Outline { $0.addRoundedRect(around, cornerRadius: Self.radius(of: around)) }
      surface.fill(edge, with: line.color, edges: edges)
      black = rect.inset(x: width, y: 0)
      if shape.detachedColumns > 1 {
        let drop = detached(in: shape, beside: rect, margin: width)
        surface.fill(drop, with: line.color, edges: edges)
      }
    }
    let pill = Outline { $0.addRoundedRect(black, cornerRadius: Self.radius(of: black)) }
    surface.fill(pill, with: .black, edges: edges)
    if shape.detachedColumns > 1 {
      surface.fill(detached(in: shape, beside: rect), with: .black, edges: edges)
    }
    surface.hideGlyphsBeneath()
    if edges.isAntialiased, edges.glyphs != .ascii, !hidesLens {
      drawLens(on: &surface, edges: edges, firstHalfRow: shape.firstHalfRow)
    }
    return surface
  }

  /// Returns the radius of an island's corners: half circles, up to those of an expanded island (AK 4.23).
  private static func radius(of rect: OutlineRect) -> Double {
    min(rect.height / 2, expandedRadius)
  }

  /// Returns the outline of the detached presentation: a circle, or an oval around a longer view, and while it buds off the
  /// neck between it and the island; around it goes a margin in points.
  private func detached(
    in shape: IslandShape.Rounded, beside island: OutlineRect, margin: Double = 0
  ) -> Outline {
    let height = Double(measures.restHalfRows) * 8
    let place = OutlineRect(
      x: island.maxX + Double(measures.gap) * OutlinePoint.perColumn, y: island.minY,
      width: Double(shape.detachedColumns) * OutlinePoint.perColumn, height: height)
    let view = slots.first { $0.edge == .detached }?.layout.size.columns ?? 0
    let width = Double(view + 2) * OutlinePoint.perColumn <= height ? height : place.width
    let spare = max(0, place.width - width) / 2
    var oval = place.inset(x: spare, y: 0)
    // A view of an odd width stands half a column beside the middle, where its first or last letter would be cut.
    let places = slots.first { $0.edge == .detached }?.layout.items.map(\.frame.columnRange) ?? []
    let startsInside = places.allSatisfy { $0.lowerBound > 0 }
    let endsInside = places.allSatisfy { $0.upperBound < shape.detachedColumns }
    if startsInside != endsInside {
      let shift = OutlinePoint.perColumn / (startsInside ? 2 : -2)
      oval.minX += shift
      oval.maxX += shift
    }
    // A view as wide as the oval begins and ends in its round ends, which are wide enough for that by a little more.
    if !startsInside, !endsInside { oval = oval.inset(x: -Self.endRoom, y: 0) }
    let drop = IslandDrop(
      from: island, to: oval.inset(x: -margin, y: -margin), budding: shape.budding)
    return drop.outline
  }

  /// Draws the camera's lens into the cut-out, where views rarely stand.
  private func drawLens(on surface: inout Surface, edges: EdgeStyle, firstHalfRow: Int) {
    for (radius, color) in Self.lens {
      let rect = measures.lensRect(
        radius: radius, deviceColumns: deviceColumns, firstHalfRow: firstHalfRow)
      let circle = Outline { $0.addEllipse(in: rect) }
      surface.fill(circle, with: color, edges: edges)
    }
  }

  /// The radii and colors of the lens, in points: no higher than its row, since views stand in the one below.
  private static let lens: [(radius: Double, color: StraightRGBA)] = [
    (8, StraightRGBA(rgb: 0x0C0E18)), (5, StraightRGBA(rgb: 0x1A2140)),
  ]
  /// The width by which the detached oval is longer than a view that fills it, in points.
  private static let endRoom = 2.5
  /// The radius of an expanded island's corners, in points.
  private static let expandedRadius = 40.0
}

extension IslandShape.Edge {
  /// Returns the number of columns that show a view whole: the island's round end does not.
  fileprivate func roomColumns(of columns: Range<Int>) -> Int {
    switch self {
    case .leading, .middle, .trailing, .detached: columns.count
    case .attached: columns.count - 1
    }
  }
}
