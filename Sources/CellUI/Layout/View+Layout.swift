import Compositing

extension View {
  /// Lays the view out in a proposed size.
  ///
  /// - Parameters:
  ///   - proposal: The size that the place offers, in cells.
  ///   - environment: The values that the place gives to the view.
  ///   - contentTransition: The content transition of a view that asks for none.
  ///   - former: A layout of the view with another content: parts that take the same room are not measured again.
  /// - Returns: The items to draw.
  public func layout(
    in proposal: ProposedCells, environment: EnvironmentValues,
    contentTransition: ContentTransition? = nil, after former: ViewLayout? = nil
  ) -> ViewLayout {
    layout(
      in: proposal, environment: environment, contentTransition: contentTransition, after: former
    ) { _ in false }.layout
  }

  /// Lays the view out in a proposed size, and measures it in any width where its own asks for that.
  ///
  /// - Parameters:
  ///   - proposal: The size that the place offers, in cells.
  ///   - environment: The values that the place gives to the view.
  ///   - former: A layout of the view with another content.
  ///   - wantsIdeal: Returns whether the columns that it takes ask for the width.
  /// - Returns: The layout; the columns that the view takes where it may have any, `nil` where that was not asked; and the
  ///   columns of its text that fit into a frame around it on a phone, `nil` for any other view.
  public func layout(
    in proposal: ProposedCells, environment: EnvironmentValues, after former: ViewLayout?,
    measuringIdealIf wantsIdeal: (Int) -> Bool
  ) -> (layout: ViewLayout, idealColumns: Int?, framedColumns: Int?) {
    layout(
      in: proposal, environment: environment, contentTransition: nil, after: former, wantsIdeal)
  }

  private func layout(
    in proposal: ProposedCells, environment: EnvironmentValues,
    contentTransition: ContentTransition?, after former: ViewLayout?,
    _ wantsIdeal: (Int) -> Bool
  ) -> (layout: ViewLayout, idealColumns: Int?, framedColumns: Int?) {
    let missing = MissingNames()
    return MissingNames.$ofLayout.withValue(missing) {
      layout(
        in: proposal, environment: environment, contentTransition: contentTransition,
        after: former, missing: missing, wantsIdeal)
    }
  }

  /// Lays the view out in letters of the usual width, and in narrow ones where large texts have no room for these, or other
  /// texts no room beside them.
  ///
  /// Large letters are wider here than on a phone, where the whole view may have room for them.
  private func layout(
    in proposal: ProposedCells, environment: EnvironmentValues,
    contentTransition: ContentTransition?, after former: ViewLayout?, missing: MissingNames,
    _ wantsIdeal: (Int) -> Bool
  ) -> (layout: ViewLayout, idealColumns: Int?, framedColumns: Int?) {
    var environment = environment
    environment.container = proposal
    let usual = attempt(
      in: proposal, environment: environment, contentTransition: contentTransition,
      after: former, missing: missing, wantsIdeal)
    guard usual.layout.smallTextCount > 0 || usual.layout.cutsWordsBesideLargeLetters else {
      return usual
    }
    environment.textTraits.width = .narrow
    let narrow = attempt(
      in: proposal, environment: environment, contentTransition: contentTransition,
      after: usual.layout, missing: missing, wantsIdeal)
    let isBetter =
      (narrow.layout.smallTextCount, narrow.layout.truncatedTexts.count)
      < (usual.layout.smallTextCount, usual.layout.truncatedTexts.count)
      && narrow.layout.losesNoMore(than: usual.layout, in: proposal)
    return isBetter ? narrow : usual
  }

  /// Returns the least height that the view has on a phone, in points: below it a part is cut.
  ///
  /// - Parameter environment: The environment of the view.
  /// - Returns: The height of one line of its texts, its spacing, padding and frames; parts of an unknown
  ///   height count as 0.
  package func leastHeight(in environment: EnvironmentValues) -> Double {
    let height = ViewContext(environment: environment).node(of: self).leastHeight
    let most = Double(ViewLayout.rowsMaximum) * Points.perRow
    return height.isNaN ? 0 : min(max(0, height), most)
  }

  /// Lays the view out once.
  ///
  /// - Returns: The layout, the columns of the view where it may have any, and those of its text in a frame.
  private func attempt(
    in proposal: ProposedCells, environment: EnvironmentValues,
    contentTransition: ContentTransition?, after former: ViewLayout?, missing: MissingNames,
    _ wantsIdeal: (Int) -> Bool
  ) -> (layout: ViewLayout, idealColumns: Int?, framedColumns: Int?) {
    let context = ViewContext(environment: environment)
    let own = context.node(of: self)
    // From here on the environment is the context's, so that it is not copied into it.
    let turns = context.environment.layoutDirection == .rightToLeft
    let node: any Node = turns ? MirroredNode(child: own) : own
    var pass = LayoutPass(
      edges: context.environment.edges, lasting: former?.measurements ?? LastingMeasurements(),
      itemCount: former?.items.count ?? 0)
    pass.scope.motion.contentTransition = contentTransition
    pass.scope.hugsLiveText = context.environment.hugsLiveText
    let size = node.size(offered: proposal, in: &pass)
    let ideal = ProposedCells(columns: nil, rows: proposal.rows)
    let idealColumns = wantsIdeal(size.columns) ? node.size(offered: ideal, in: &pass).columns : nil
    node.place(in: CellRect(origin: .zero, size: size), offered: proposal, in: &pass)
    let free = context.environment.rowsForGrounds
    let rows = min(0, free.lowerBound)..<max(size.rows, free.upperBound)
    // A view that leaves columns free on both sides has room for half a column more.
    let beside = proposal.columns.map { size.columns + 2 <= $0 } ?? false ? 1 : 0
    let room = CellRect(
      column: -beside, row: rows.lowerBound, columns: size.columns + 2 * beside, rows: rows.count)
    pass.drawMarks()
    pass.lowerLargeLetters()
    pass.raiseBarsBehindLetters()
    let hasColors = !context.environment.drawsBarsWithInk
    if hasColors { pass.groundLettersOnSymbols() }
    let isInBar = context.environment.barCircleColumns != nil
    if !isInBar {
      if hasColors { pass.fillSmallRings() }
      pass.makeSignsOfEmptyRings()
      if hasColors { pass.makeTracksAroundLevels() }
      pass.raisePictures(in: CellRect(origin: .zero, size: size))
    }
    pass.raiseGrounds(in: room)
    pass.centerGrounds(in: room)
    pass.joinDiscs()
    pass.joinLines()
    pass.spreadBlurs()
    let notes =
      context.notes.all + (pass.isUnfinished ? [.tooMuchDrawing] : [])
      + missing.all.map { .missing($0) }
    let layout = ViewLayout(
      size: ViewLayout.bounded(size, offered: proposal), lackingPoints: node.lackingPoints,
      lostPadding: pass.lostPadding.edges(rows: size.rows),
      items: pass.items,
      controls: pass.controls, truncatedTexts: pass.truncatedTexts,
      smallTextCount: pass.smallTextCount, lowTextCount: pass.lowTextCount,
      validUntil: pass.validUntil,
      preferences: pass.preferences,
      notes: notes, live: pass.live, measurements: pass.lasting.handedOn)
    return (layout, idealColumns, idealColumns == nil ? nil : node.framedColumns)
  }
}

extension ViewLayout {
  /// A Boolean value indicating whether texts are cut while others have large letters, which may be narrower.
  fileprivate var cutsWordsBesideLargeLetters: Bool {
    !truncatedTexts.isEmpty
      && items.contains { if case .block = $0.content { true } else { false } }
  }

  /// Returns whether as much of the view is seen as of another layout of it.
  fileprivate func losesNoMore(than other: ViewLayout, in proposal: ProposedCells) -> Bool {
    truncatedTexts.count <= other.truncatedTexts.count
      && size.rows <= max(other.size.rows, proposal.rows ?? .max)
      && size.columns <= max(other.size.columns, proposal.columns ?? .max)
  }
}
