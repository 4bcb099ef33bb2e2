import Compositing
import FoundationEssentials

/// The layout of a text, with its string and style resolved.
///
/// It never changes; as a class it is not copied for each question of a stack.
final class TextNode: Node, Sendable {
  /// The mean width of a letter or digit of the system's font, as a part of the font's size.
  private static let advancePerPoint = 0.55
  /// The width of a colon or an i, as a part of a digit's.
  private static let narrowPart = 0.5
  /// The letters of a word that is rather cut than broken, since a time or a number that is broken can't be read.
  private static let shortWordMaximum = 12

  /// The least width of a letter on a phone, as a multiple of a cell's, that makes a text clearly wider there.
  private static let widerFactor = 1.25
  /// The part of a width that is nearly all of it.
  private static let nearlyFilledPart = 0.75

  let identity: ViewIdentity
  private let text: String
  private let paragraphs: [[StyledGlyph]]
  /// The width of the widest paragraph on one line, in cells.
  private let idealColumns: Int
  /// The text in large letters, from the font's size down to the minimum scale.
  private let largeLines: [LargeLine]
  /// The parts of a large text, and its environment, from which letters for lower frames are made; `nil` for a small text.
  private let largeSource: (parts: [LargeLine.Part], environment: SharedEnvironment)?
  /// The gradient through the letters; `nil` for letters of colors.
  private let gradient: Paint?
  /// The width of the view's place, in cells.
  private let containerColumns: Int
  /// A Boolean value indicating whether large letters have mixed edges.
  private let isAntialiased: Bool
  private let lineLimit: Int?
  private let alignment: TextAlignment
  private let truncation: TextTruncationMode
  /// A Boolean value indicating whether some letters run from right to left.
  private let runsBothWays: Bool
  private let validUntil: Date?
  /// The text with the environment that it is drawn in, from which it is made for other times; `nil` for a text that stays.
  private let source: (parts: [TextFragment], environment: SharedEnvironment)?
  private let clock: ViewIdentity?
  /// The marks for a renderer, by the glyphs' numbers.
  private let marks: [[any TextAttribute]]
  let growsWithLiveText: Bool
  /// The width of text that updates itself on a phone, in points, where that is clearly more than here; else zero.
  private let livePoints: Double
  let pointsPerColumn: Double?
  let pointsPerLargeColumn: Double?
  let leastHeight: Double

  convenience init(_ parts: [TextFragment], context: ViewContext) {
    self.init(parts, identity: context.identity, in: context.shared)
  }

  private init(_ parts: [TextFragment], identity: ViewIdentity, in shared: SharedEnvironment) {
    self.identity = identity
    lineLimit = shared.values.lineLimit
    alignment = shared.values.multilineTextAlignment
    truncation = shared.values.truncationMode
    let styled = StyledText(parts, in: shared)
    text = styled.text
    marks = styled.marks
    gradient = styled.gradient
    paragraphs = styled.paragraphs
    runsBothWays = styled.runsBothWays
    idealColumns = styled.paragraphs.reduce(0) { max($0, TextLine(glyphs: $1).columns) }
    validUntil = styled.validUntil
    source = styled.validUntil == nil ? nil : (parts, shared)
    (clock, growsWithLiveText) = (styled.clock, styled.isCounting)
    let usual = shared.usualFont
    let font = styled.firstFont ?? usual
    let points = shared.magnifiedPoints(of: font.points)
    let wholeAdvance = points * Self.meanAdvance(of: styled.paragraphs[0])
    let scale = shared.values.textTraits.minimumScaleFactor
    let advance = wholeAdvance * scale
    leastHeight = idealColumns > 0 ? points * scale * Font.lineHeight : 0
    largeLines =
      styled.largeParts.isEmpty || styled.paragraphs.count > 1
      ? [] : LargeLine.all(styled.largeParts, in: shared.values)
    largeSource = largeLines.isEmpty ? nil : (styled.largeParts, shared)
    let isWider = largeLines.isEmpty && wholeAdvance >= Points.perColumn * Self.widerFactor
    livePoints = growsWithLiveText && isWider ? wholeAdvance * Double(idealColumns) : 0
    pointsPerColumn = advance > 0 && advance < Points.perColumn ? advance : nil
    pointsPerLargeColumn = largeLines.first
      .map { advance * Double(styled.text.count) / Double(max(1, $0.columns)) }
      .flatMap { $0 < Points.perColumn ? $0 : nil }
    containerColumns = shared.values.container.columns ?? .max
    isAntialiased = !shared.values.drawsBarsWithInk
  }

  /// A Boolean value indicating whether the text is one short word of narrow letters.
  private var isOneWord: Bool {
    paragraphs.count == 1 && paragraphs[0].count <= Self.shortWordMaximum
      && paragraphs[0].allSatisfy { $0.measured.width == 1 && $0.measured.glyph != .space }
  }

  /// Returns the mean width of a line's letters, as a part of the font's size.
  private static func meanAdvance(of line: [StyledGlyph]) -> Double {
    let narrow = line.count { glyph in
      switch glyph.measured.glyph.base {
      case ":", ".", ",", ";", "'", "!", "|", "i", "l", " ": true
      default: false
      }
    }
    return advancePerPoint * (1 - (1 - narrowPart) * Double(narrow) / Double(max(1, line.count)))
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let own = ownSize(offered: proposal, in: &pass)
    guard growsWithLiveText, !pass.scope.hugsLiveText, let columns = proposal.columns,
      columns > own.columns, !fillsOnPhone(columns)
    else { return own }
    return CellSize(columns: columns, rows: own.rows)
  }

  /// Returns whether text that updates itself nearly fills some columns on a phone, where its letters are wider than here: it
  /// stands at the edge that the views around give it, not at the start of what is empty here alone.
  private func fillsOnPhone(_ columns: Int) -> Bool {
    alignment == .leading
      && livePoints >= Double(columns) * Points.perColumn * Self.nearlyFilledPart
  }

  /// Returns the size that the text's letters take of a proposal.
  private func ownSize(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    if let line = largeLine(for: proposal, in: &pass) {
      return CellSize(columns: line.columns, rows: line.rows)
    }
    // Stacks mostly ask for the minimum and maximum size: neither needs line breaks, and one line is always allowed.
    let columns = proposal.columns ?? .max
    if columns == 0 || columns >= idealColumns,
      paragraphs.count == 1 || paragraphs.count <= lineLimit(for: proposal)
    {
      return CellSize(columns: min(columns, idealColumns), rows: paragraphs.count)
    }
    let limit = lineLimit(for: proposal)
    var (width, rows) = (0, 0)
    for paragraph in paragraphs where rows <= limit {
      let size = TextLine.size(
        of: paragraph, columns: proposal.columns ?? Points.cellsMaximum,
        counting: limit == .max ? .max : limit - rows + 1)
      (width, rows) = (max(width, size.columns), rows + size.rows)
    }
    if rows <= limit { return CellSize(columns: width, rows: rows) }
    let lines = lines(in: proposal).lines
    return CellSize(columns: lines.map(\.columns).max() ?? 0, rows: lines.count)
  }

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    guard pass.mayWriteMore else {
      pass.limitValidity(to: validUntil)
      return pass.leaveOut()
    }
    let large = largeLine(for: proposal, in: &pass)
    if !largeLines.isEmpty {
      if isSmall(offered: proposal) { pass.addSmallText() }
      if large == nil, isLow(offered: proposal) { pass.addLowText() }
    }
    if let rendering = pass.scope.textRendering {
      let (items, isCut) = items(in: rect, offered: proposal, large)
      if isCut { pass.addTruncated(text) }
      pass.limitValidity(to: validUntil)
      return rendering.draw(
        Text.Layout(items, in: rect, marks: marks, isTruncated: isCut), of: identity, in: rect,
        in: &pass)
    }
    // Invisible letters are not drawn.
    if !pass.scope.shows(rect), large != nil {
      return pass.limitValidity(to: validUntil)
    }
    guard let source, let clock else {
      let isCut = makeItems(in: rect, offered: proposal, large) {
        pass.add($0.content, frame: $0.frame, identity: $0.identity, clock: clock)
      }
      if isCut { pass.addTruncated(text) }
      return
    }
    let (items, isCut) = items(in: rect, offered: proposal, large)
    if isCut {
      pass.addTruncated(text)
      pass.limitValidity(to: validUntil)
      for item in items {
        pass.add(item.content, frame: item.frame, identity: item.identity, clock: clock)
      }
    } else {
      let isFramed = pass.scope.hasFrameHeight
      let moment = LiveItems.Moment(items: items, validUntil: validUntil)
      let view = LiveItems(clock: clock, moment: moment) { [self] date in
        var environment = source.environment.values
        environment.now = date
        let next = TextNode(
          source.parts, identity: identity, in: SharedEnvironment(environment))
        guard takesRoom(of: next) else { return nil }
        let large =
          next.ownLine(for: proposal)
          ?? next.loweredRows(for: proposal, isFramed: isFramed).flatMap(next.lowerLine)
        return LiveItems.Moment(
          items: next.items(in: rect, offered: proposal, large).items,
          validUntil: next.validUntil)
      }
      pass.add(view)
    }
  }

  /// Returns whether the text's large letters are too wide for a proposal, while narrow ones would fit the view's place.
  private func isSmall(offered proposal: ProposedCells) -> Bool {
    guard let line = largeLines.last, let columns = proposal.columns else { return false }
    let narrow = Int(Double(line.columns) * Font.Width.narrow.factor)
    return columns < line.columns && narrow <= containerColumns
  }

  /// Returns whether the text's large letters are too high for a proposal in which they are not too wide.
  private func isLow(offered proposal: ProposedCells) -> Bool {
    guard let line = largeLines.last, let rows = proposal.rows else { return false }
    return rows < line.rows && line.columns <= proposal.columns ?? .max
  }

  /// Returns the text's items, and whether they lack a part of it.
  private func items(
    in rect: CellRect, offered proposal: ProposedCells, _ large: LargeLine?
  ) -> (items: [LiveItems.Item], isCut: Bool) {
    var items: [LiveItems.Item] = []
    let isCut = makeItems(in: rect, offered: proposal, large) { items.append($0) }
    return (items, isCut)
  }

  /// Makes the text's items one after another.
  ///
  /// - Returns: A Boolean value indicating whether they lack a part of the text.
  private func makeItems(
    in rect: CellRect, offered proposal: ProposedCells, _ large: LargeLine?,
    _ add: (LiveItems.Item) -> Void
  ) -> Bool {
    let colors = gradient.map { PaintGrid(paint: $0, frame: rect) }
    if let line = large {
      let shift = alignment.shift(in: rect.size.columns - line.columns)
      if let struck = paragraphs.first?.first, struck.attributes.contains(.strikethrough) {
        // The line lies behind large letters, which it would cut in two.
        let middle = CellRect(
          column: rect.origin.column + shift, row: rect.origin.row + line.rows / 2,
          columns: line.columns, rows: 1)
        add(
          LiveItems.Item(
            identity: identity.appending(line.runs.count), frame: middle,
            content: .rule(.color(struck.color), .heavyHorizontal)))
      }
      for (index, run) in line.runs.enumerated() {
        var frame = run.frame
        frame.origin.column += rect.origin.column + shift
        frame.origin.row += rect.origin.row
        let content: DisplayItem.Content =
          switch run.letters {
          case .large(let setting, let color):
            .block(
              BlockText(
                setting, isAntialiased: isAntialiased, colors: colors?.seen(from: frame.origin)),
              color)
          case .small(let glyphs): .line(colors?.coloring(glyphs, at: frame.origin) ?? glyphs)
          }
        // A line of one run is followed in motion by the text's own name.
        let own = line.runs.count == 1 ? identity : identity.appending(index)
        add(LiveItems.Item(identity: own, frame: frame, content: content))
      }
      return false
    }
    // Lines below all screens are not made.
    let rows = max(0, min(rect.size.rows, ViewLayout.rowsMaximum - rect.origin.row))
    var (lines, count) = lines(in: proposal, showing: rows, counting: rect.size.rows + 1)
    if runsBothWays { orderGlyphs(in: &lines) }
    for (index, line) in lines.prefix(rows).enumerated() {
      let shift = alignment.shift(in: rect.size.columns - line.columns)
      let frame = CellRect(
        column: rect.origin.column + shift, row: rect.origin.row + index, columns: line.columns,
        rows: 1)
      add(
        LiveItems.Item(
          identity: identity.appending(index), frame: frame,
          content: .line(colors?.coloring(line.glyphs, at: frame.origin) ?? line.glyphs)))
    }
    return count > rect.size.rows || lines.contains(where: \.isTruncated)
  }

  /// Puts the glyphs of each line in the order in which they stand in cells, by the direction of its paragraph.
  private func orderGlyphs(in lines: inout [TextLine]) {
    var paragraph = 0
    for index in lines.indices {
      let fromRight = VisualOrder.runsFromRight(paragraphs[paragraph].lazy.map(\.measured.glyph))
      lines[index].orderGlyphs(fromRight: fromRight)
      if lines[index].ending == .paragraph, paragraph + 1 < paragraphs.count { paragraph += 1 }
    }
  }

  /// Returns whether another text answers each proposal with the same size, and breaks into lines at the same places.
  private func takesRoom(of other: TextNode) -> Bool {
    paragraphs.count == other.paragraphs.count && largeLines.count == other.largeLines.count
      && zip(paragraphs, other.paragraphs).allSatisfy { TextLine.wrapAlike($0, $1) }
      && zip(largeLines, other.largeLines).allSatisfy { $0.takesRoom(of: $1) }
  }

  var sizeKey: SizeKey? {
    var key = SizeKey(
      .text, lineLimit ?? -1, paragraphs.count, largeLines.count, growsWithLiveText ? 1 : 0)
    for paragraph in paragraphs { TextLine.mix(paragraph, into: &key) }
    for line in largeLines { key.mix(line.columns * (ViewLayout.rowsMaximum + 1) + line.rows) }
    key.mix(pointsPerColumn)
    if livePoints > 0 { key.mix(livePoints + (alignment == .leading ? 1 : 0)) }
    key.mix(pointsPerLargeColumn)
    return key
  }

  func baseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    largeLine(for: proposal, in: &pass)?.baselineRow
      ?? (pass.scope.asksForLastBaseline ? max(0, size.rows - 1) : 0)
  }

  /// Returns the largest letters that fit; they are never cut, because a cut letter may look like another one.
  ///
  /// - Parameters:
  ///   - proposal: The room, in cells.
  ///   - pass: The layout, which knows whether a frame sets the height.
  /// - Returns: The line; `nil` for small letters.
  private func largeLine(for proposal: ProposedCells, in pass: inout LayoutPass) -> LargeLine? {
    guard !largeLines.isEmpty else { return nil }
    if let own = ownLine(for: proposal) { return own }
    guard let rows = loweredRows(for: proposal, isFramed: pass.scope.hasFrameHeight) else {
      return nil
    }
    return pass.lowerLines.line(of: self, upTo: rows) { lowerLine(upTo: rows) }
  }

  /// Returns the largest letters of the sizes that the text asks for which fit.
  private func ownLine(for proposal: ProposedCells) -> LargeLine? {
    let (columns, rows) = (proposal.columns ?? .max, proposal.rows ?? .max)
    return largeLines.first { columns >= $0.columns && rows >= $0.rows }
  }

  /// Returns the rows of the frame to which letters are lowered that do not fit: on a phone they stick out of it, here they are
  /// as large as it is high; `nil` where they are not lowered.
  private func loweredRows(for proposal: ProposedCells, isFramed: Bool) -> Int? {
    guard isFramed, let least = largeLines.last, let rows = proposal.rows, rows > 1,
      rows < least.rows, proposal.columns ?? .max >= least.columns
    else { return nil }
    return rows
  }

  private func lowerLine(upTo rows: Int) -> LargeLine? {
    largeSource.flatMap { LargeLine.lower($0.parts, upTo: rows, in: $0.environment.values) }
  }

  private func lineLimit(for proposal: ProposedCells) -> Int {
    isOneWord ? 1 : max(1, min(lineLimit ?? .max, proposal.rows ?? .max))
  }

  /// Returns the first lines, and the number of all, as far as that is asked for.
  private func lines(
    in proposal: ProposedCells, showing rows: Int = .max, counting countMaximum: Int = .max
  ) -> (lines: [TextLine], count: Int) {
    let columns = proposal.columns ?? Points.cellsMaximum
    if paragraphs.count == 1, idealColumns <= columns {
      return ([TextLine(glyphs: paragraphs[0])], 1)
    }
    let limit = lineLimit(for: proposal)
    var (lines, count) = ([TextLine](), 0)
    // Lines over the limit are joined into the last one, of which the end is shown, or no more than fits: a line has a cell.
    let made =
      limit == .max ? rows : truncation == .tail && columns < .max - limit ? limit + columns : .max
    let counted = limit == .max ? max(rows, countMaximum) : made
    for paragraph in paragraphs where count < counted {
      let wrapped = TextLine.wrapped(
        paragraph, columns: columns, making: max(0, made - count), counting: counted - count)
      lines += wrapped.lines
      count += wrapped.count
    }
    guard count > limit else {
      return (lines.map { $0.truncated(to: columns, mode: truncation) }, count)
    }
    // Text over the line limit is truncated at the end of the last line.
    let rest = TextLine.joined(lines[(limit - 1)...])
    let shown = (lines.prefix(limit - 1) + [rest]).map {
      $0.truncated(to: columns, mode: truncation)
    }
    return (shown, shown.count)
  }
}

extension TextAlignment {
  /// Returns the columns before a line that leaves some free.
  fileprivate func shift(in spare: Int) -> Int {
    switch self {
    case .leading: 0
    case .center: max(0, spare / 2)
    case .trailing: max(0, spare)
    }
  }
}
