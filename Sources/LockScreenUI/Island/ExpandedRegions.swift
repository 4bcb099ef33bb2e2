import ActivityWidgets
import CellUI
import Compositing

/// The expanded regions at their places: leading and trailing beside the camera, center below it, bottom below all
/// (AK 4.18, 4.19).
struct ExpandedRegions {
  /// A region's name and layout, and its first cell in the island's inner columns.
  typealias Placed = (
    presentation: Clipping.Presentation, layout: ViewLayout, origin: CellPoint
  )

  /// The regions, in the same order for the same views.
  private(set) var placed: [Placed] = []
  /// The row below the last region.
  private(set) var rows = Self.top + 1

  private let columns: Int
  private let measures: IslandMeasures
  private let environment: EnvironmentValues

  /// The row of the sides.
  private static let top = 1
  /// The columns of the camera that wide sides may take: words need more room in cells than on a phone.
  static let cameraOverlap = 4
  /// The rows between the tops of the sides and of the center, which stands below the camera.
  private static let centerDrop = 2

  /// The rows below the camera.
  private var rowsBelowCamera: Int { measures.expandedRowsMaximum - Self.top - Self.centerDrop }

  /// Lays out the regions in a number of columns; those of an island that is read from right to left are mirrored.
  init(
    _ island: ExpandedIsland, columns: Int, measures: IslandMeasures,
    environment: EnvironmentValues
  ) {
    self.columns = columns
    self.measures = measures
    self.environment = environment
    let isMirrored = environment.layoutDirection == .rightToLeft
    var sides = sides(of: island)
    let bottom = island.bottom.map {
      layout($0, columns, rows: rowsBelowCamera, rowsForGrounds: -1..<rowsBelowCamera + 1)
    }
    enlarge(&sides, of: island, rows: measures.expandedRowsMaximum - Self.top, above: bottom)
    // Below the last region the island grows up to its greatest height.
    let isLast = bottom.map(\.size.rows) ?? 0 == 0
    let rows = isLast ? rowsBelowCamera : nil
    var center: ViewLayout?
    if let view = island.center {
      let first = self.center(view, between: sides, rows: rows)
      let losesWords = !first.truncatedTexts.isEmpty
      let wanted = losesWords ? layout(view, nil, rows: rows).size.columns : first.size.columns
      // More columns are of no use to a fixed width.
      let isCut = losesWords && wanted > first.size.columns
      center = first
      if let narrowed = narrowed(sides, of: island, beside: wanted, isCut: isCut) {
        let second = self.center(view, between: narrowed, rows: rows)
        if !isCut || second.truncatedTexts.count < first.truncatedTexts.count {
          (sides, center) = (narrowed, second)
          // Words that take another line leave large letters too few rows.
          enlarge(&sides, of: island, rows: measures.expandedRowsMaximum - Self.top, above: bottom)
        }
      }
    }
    fillRow(&sides, of: island)
    let (leadingRow, trailingRow) = (row(ofSide: sides.leading), row(ofSide: sides.trailing))
    place(
      sides.leading, isMirrored ? .expandedTrailing : .expandedLeading, .leading, row: leadingRow)
    place(
      sides.trailing, isMirrored ? .expandedLeading : .expandedTrailing, .trailing, row: trailingRow
    )
    place(
      center, .expandedCenter, .center,
      row: max(leadingRow, trailingRow) > Self.top ? self.rows : Self.top + Self.centerDrop)
    if let view = island.bottom, let bottom { place(bottom, ofBottom: view) }
    keepOffTop()
    self.rows = min(measures.expandedRowsMaximum, self.rows)
  }

  private mutating func place(
    _ layout: ViewLayout?, _ presentation: Clipping.Presentation, _ alignment: HorizontalAlignment,
    row: Int
  ) {
    guard let layout else { return }
    let column = alignment.offset(of: layout.size.columns, in: columns)
    placed.append((presentation, layout, CellPoint(column: column, row: row)))
    // A view of nothing takes no room.
    guard layout.size.rows > 0 else { return }
    rows = max(rows, row + layout.reach.upperBound)
  }

  /// Places the bottom below the camera, or right below the other regions where it has no room there.
  ///
  /// `layout` is the view's in all rows below the camera, of which other regions may have taken some.
  private mutating func place(_ layout: ViewLayout, ofBottom view: AnyView) {
    var layout = layout
    if layout.reach != 0..<layout.size.rows {
      // Grounds that are half a row higher must not touch what is above.
      let gap = layout.reach.lowerBound < 0 && rows >= Self.top + Self.centerDrop ? 1 : 0
      if rows + gap + layout.reach.upperBound <= measures.expandedRowsMaximum {
        rows += gap
      } else {
        layout = self.layout(view, columns, rows: rowsBelowCamera)
      }
    }
    guard layout.size.rows > 0 else { return place(layout, .expandedBottom, .center, row: rows) }
    let below = max(rows, Self.top + Self.centerDrop)
    let room = measures.expandedRowsMaximum - below
    if below > rows, layout.size.rows > room || !layout.truncatedTexts.isEmpty {
      let close = self.layout(
        view, columns, rows: max(1, measures.expandedRowsMaximum - rows))
      if layout.size.rows > room || close.showsMore(than: layout) {
        return place(close, .expandedBottom, .center, row: rows)
      }
    }
    let fits = room == rowsBelowCamera || layout.size.rows <= room
    place(
      fits ? layout : self.layout(view, columns, rows: max(1, room)), .expandedBottom, .center,
      row: below)
  }

  /// Moves all regions a row down, where there is one left and a shape would stand in the island's upper edge.
  private mutating func keepOffTop() {
    let reaches = placed.contains { $0.layout.reach.lowerBound + $0.origin.row < Self.top }
    guard reaches, rows < measures.expandedRowsMaximum else { return }
    for index in placed.indices { placed[index].origin.row += 1 }
    rows += 1
  }

  private func layout(
    _ view: AnyView, _ columns: Int?, rows: Int? = nil, rowsForGrounds: Range<Int> = 0..<0
  ) -> ViewLayout {
    var environment = environment
    environment.rowsForGrounds = rowsForGrounds
    return view.layout(
      in: ProposedCells(columns: columns, rows: rows ?? measures.regionRowsMaximum),
      environment: environment)
  }

  // MARK: - Beside the camera

  /// The columns that one side has where both share them.
  private var share: Int { (columns - measures.cameraColumns + Self.cameraOverlap) / 2 }

  /// The most columns of one side: half of the island, less than a letter from the other one.
  private var sideMaximum: Int { max(share, columns / 2 - 1) }

  private func sides(of island: ExpandedIsland) -> (leading: ViewLayout?, trailing: ViewLayout?) {
    // The side that gets the width it asks for leaves the other one the rest.
    switch island.widerSide {
    case .leading:
      let trailing = island.trailing.map { layout(ofSide: $0, share) }
      let room = columns - (trailing.map { min($0.size.columns, share) + 1 } ?? 0)
      let below = columnsBelow(beside: trailing)
      return (island.leading.map { side($0, upTo: room, below: below) }, trailing)
    case .trailing:
      let leading = island.leading.map { layout(ofSide: $0, share) }
      let room = columns - (leading.map { min($0.size.columns, share) + 1 } ?? 0)
      let below = columnsBelow(beside: leading)
      return (leading, island.trailing.map { side($0, upTo: room, below: below) })
    case nil:
      return (
        island.leading.map { side($0, upTo: sideMaximum, below: columns) },
        island.trailing.map { side($0, upTo: sideMaximum, below: columns) }
      )
    }
  }

  /// Returns the columns that a side has below the camera beside the other one, which may reach below it, too.
  private func columnsBelow(beside other: ViewLayout?) -> Int {
    guard let other, other.size.rows > Self.centerDrop else { return columns }
    return columns - other.size.columns - 1
  }

  /// Returns the row of a side, which may stand below the camera where it is too wide beside it.
  private func row(ofSide side: ViewLayout?) -> Int {
    guard let side, side.size.columns > sideMaximum,
      side.preferences[BelowCameraIfTooWideKey.self]
    else { return Self.top }
    return Self.top + Self.centerDrop
  }

  /// Returns the layout of a side: in its share, or in more where that saves rows or words, or below the camera in
  /// `columnsBelow`.
  private func side(_ view: AnyView, upTo room: Int, below columnsBelow: Int) -> ViewLayout {
    let shared = layout(ofSide: view, share)
    let isWhole = shared.truncatedTexts.isEmpty && shared.size.columns <= share
    guard !isWhole || shared.size.rows > 1 else { return shared }
    let wanted = layout(ofSide: view, nil).size.columns
    if wanted > sideMaximum, shared.preferences[BelowCameraIfTooWideKey.self] {
      return layout(ofSide: view, columnsBelow)
    }
    guard wanted > share, room > share else { return shared }
    let wide = layout(ofSide: view, min(wanted, room))
    // The side that gets the width that it asks for breaks no line before that (AK 4.19).
    let hasWidth = room > sideMaximum
    let isBetter =
      wanted <= room || hasWidth && wide.words.count < shared.words.count
      || wide.size.rows < shared.size.rows
      || wide.truncatedTexts.count < shared.truncatedTexts.count
    return isBetter ? wide : shared
  }

  /// Returns the layout of a side, above which half a row of the island is free, as are the rows beside the camera.
  private func layout(ofSide view: AnyView, _ columns: Int?) -> ViewLayout {
    layout(view, columns, rowsForGrounds: -1..<Self.centerDrop)
  }

  /// Gives sides with large letters that have no room the rows that the bottom leaves free.
  ///
  /// - Parameters:
  ///   - sides: The layouts of the sides.
  ///   - island: The views.
  ///   - rows: The rows of the island below the top of the sides.
  ///   - bottom: The layout of the bottom.
  private func enlarge(
    _ sides: inout (leading: ViewLayout?, trailing: ViewLayout?), of island: ExpandedIsland,
    rows: Int, above bottom: ViewLayout?
  ) {
    let free = rows - (bottom?.size.rows ?? 0)
    guard free > measures.regionRowsMaximum else { return }
    let enlarged = { (side: ViewLayout?, view: AnyView?) -> ViewLayout? in
      guard let side, let view, side.lowTextCount > 0 else { return side }
      let columns = max(share, side.size.columns)
      for rows in measures.regionRowsMaximum + 1...free {
        let layout = self.layout(view, columns, rows: rows, rowsForGrounds: -1..<Self.centerDrop)
        let isWhole = layout.truncatedTexts.count <= side.truncatedTexts.count
        guard layout.lowTextCount < side.lowTextCount, isWhole, layout.size.columns <= columns
        else { continue }
        return layout
      }
      return side
    }
    sides.leading = enlarged(sides.leading, island.leading)
    sides.trailing = enlarged(sides.trailing, island.trailing)
  }

  /// Offers a side that takes all rows that it is offered those of the other one, where that is higher.
  ///
  /// - Parameters:
  ///   - sides: The layouts of the sides.
  ///   - island: The views.
  private func fillRow(
    _ sides: inout (leading: ViewLayout?, trailing: ViewLayout?), of island: ExpandedIsland
  ) {
    let rows = max(sides.leading?.size.rows ?? 0, sides.trailing?.size.rows ?? 0)
    guard rows > measures.regionRowsMaximum,
      row(ofSide: sides.leading) == row(ofSide: sides.trailing)
    else { return }
    let filled = { (side: ViewLayout?, view: AnyView?) -> ViewLayout? in
      guard let side, let view, side.size.rows == measures.regionRowsMaximum else { return side }
      let columns = max(share, side.size.columns)
      let layout = self.layout(view, columns, rows: rows, rowsForGrounds: -1..<Self.centerDrop)
      let isWhole = layout.truncatedTexts.count <= side.truncatedTexts.count
      return isWhole && layout.size.rows <= rows && layout.size.columns <= side.size.columns
        ? layout : side
    }
    sides.leading = filled(sides.leading, island.leading)
    sides.trailing = filled(sides.trailing, island.trailing)
  }

  // MARK: - Below the camera

  /// Returns the layout of the center, which has the columns between the sides (AK 4.19).
  ///
  /// Sides that end above it leave it the whole width where that saves rows, words or large letters, which need more room in
  /// cells than on a phone.
  private func center(
    _ view: AnyView, between sides: (leading: ViewLayout?, trailing: ViewLayout?), rows: Int?
  ) -> ViewLayout {
    let gap = room(beside: sides, tallerThan: 0)
    let between = layout(view, gap, rows: rows)
    let whole = room(beside: sides, tallerThan: Self.centerDrop)
    // A view that fills its width has half of a phone's island at least.
    let isNarrow = between.size.columns >= gap && gap < columns / 2
    guard
      between.size.rows > 1 || !between.truncatedTexts.isEmpty || between.smallTextCount > 0
        || isNarrow,
      whole > gap
    else { return between }
    let wide = layout(view, whole, rows: rows)
    // Of a text that is cut in both, the wide one shows more.
    let losesWords = !wide.truncatedTexts.isEmpty
    let isBetter =
      wide.size.rows < between.size.rows
      || wide.truncatedTexts.count < between.truncatedTexts.count
      || wide.smallTextCount < between.smallTextCount
      || wide.largeTextCount > between.largeTextCount
      || isNarrow && wide.size.rows <= between.size.rows
      || losesWords && wide.truncatedTexts.count == between.truncatedTexts.count
        && wide.size.rows == between.size.rows
    return isBetter ? wide : between
  }

  /// Returns the columns of the center beside sides of more than some rows.
  private func room(
    beside sides: (leading: ViewLayout?, trailing: ViewLayout?), tallerThan rows: Int
  ) -> Int {
    max(columns / 4, columns - columnsTaken(by: sides, tallerThan: rows))
  }

  /// Returns the columns that sides of more than some rows take, on both sides of the center, with a gap.
  private func columnsTaken(
    by sides: (leading: ViewLayout?, trailing: ViewLayout?), tallerThan rows: Int = centerDrop
  ) -> Int {
    let beside = [sides.leading, sides.trailing].compactMap { $0 }
      .filter { $0.size.rows > rows && $0.size.columns <= sideMaximum }
    return 2 * (beside.map { $0.size.columns + 1 }.max() ?? 0)
  }

  /// Returns the sides in the columns that a center leaves them: one of a fixed width, which counts first (AK 4.19), or one
  /// whose words are cut, while sides that fill their columns would do with fewer.
  ///
  /// - Parameters:
  ///   - sides: The layouts of the sides.
  ///   - island: The views.
  ///   - wanted: The columns that the center wants.
  ///   - isCut: A Boolean value indicating whether words of the center are cut.
  /// - Returns: The layouts; `nil` where the sides stand clear of the center, or would lose words.
  private func narrowed(
    _ sides: (leading: ViewLayout?, trailing: ViewLayout?), of island: ExpandedIsland,
    beside wanted: Int, isCut: Bool
  ) -> (leading: ViewLayout?, trailing: ViewLayout?)? {
    let taken = columnsTaken(by: sides)
    var room = (columns - wanted) / 2 - 1
    if isCut {
      let own = [island.leading, island.trailing].map { view in
        view.map { layout(ofSide: $0, nil).size.columns } ?? 0
      }
      room = max(room, own.max() ?? 0)
    }
    guard taken > 0, wanted > columns - taken, room > 0 else { return nil }
    let narrow = { (side: ViewLayout?, view: AnyView?) -> ViewLayout? in
      guard let side, side.size.columns > room, let view else { return side }
      let layout = self.layout(ofSide: view, room)
      let isWhole = layout.truncatedTexts.count <= side.truncatedTexts.count
      return isWhole && layout.size.columns <= room ? layout : side
    }
    let result = (
      leading: narrow(sides.leading, island.leading),
      trailing: narrow(sides.trailing, island.trailing)
    )
    return columnsTaken(by: result) < taken ? result : nil
  }
}

extension ViewLayout {
  /// Returns whether fewer texts are cut than in another layout of the view, or more of their lines are seen.
  fileprivate func showsMore(than other: ViewLayout) -> Bool {
    truncatedTexts.count < other.truncatedTexts.count || size.rows > other.size.rows
  }

  /// The rows of the view, and those right above and below that a shape behind its letters, or the disc of a symbol, reaches
  /// into.
  fileprivate var reach: Range<Int> {
    let rows = items.lazy.filter(\.mayReachOut).map(\.frame.rowRange)
    let first = rows.contains { $0.lowerBound < 0 } ? -1 : 0
    let end = rows.contains { $0.upperBound == size.rows + 1 } ? size.rows + 1 : size.rows
    return first..<end
  }
}
