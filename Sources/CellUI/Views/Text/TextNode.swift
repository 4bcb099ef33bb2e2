import ColorScience
import Compositing
import FoundationEssentials

/// The layout of a text, with its string and style resolved.
///
/// It never changes; as a class it is not copied for each question of a stack.
final class TextNode: Node, Sendable {
  /// The mean width of a letter or digit of the system's font, as a part of the font's size.
  private static let advancePerPoint = 0.55

  let identity: ViewIdentity
  private let text: String
  private let paragraphs: [[StyledGlyph]]
  /// The width of the widest paragraph on one line, in cells.
  private let idealColumns: Int
  /// The text in large letters, from the font's size down to the minimum scale.
  private let blocks: [BlockSetting]
  private let blockColor: StraightRGBA
  /// A Boolean value indicating whether large letters have mixed edges.
  private let isAntialiased: Bool
  private let lineLimit: Int?
  private let alignment: TextAlignment
  private let truncation: TextTruncationMode
  private let validUntil: Date?
  /// The text with the environment that it is drawn in, from which it is made for other times; `nil` for a text that stays.
  private let source: (parts: [TextFragment], environment: SharedEnvironment)?
  private let clock: ViewIdentity?
  /// The marks for a renderer, by the glyphs' numbers.
  private let marks: [[any TextAttribute]]
  let growsWithLiveText: Bool
  let pointsPerColumn: Double?
  let pointsPerLargeColumn: Double?

  convenience init(_ parts: [TextFragment], context: ViewContext) {
    self.init(parts, identity: context.identity, in: context.shared)
  }

  private init(_ parts: [TextFragment], identity: ViewIdentity, in shared: SharedEnvironment) {
    self.identity = identity
    lineLimit = shared.values.lineLimit
    alignment = shared.values.multilineTextAlignment
    truncation = shared.values.truncationMode
    let styled = StyledText(parts, in: shared.values)
    text = styled.text
    marks = styled.marks
    paragraphs = styled.paragraphs
    idealColumns = styled.paragraphs.reduce(0) { max($0, TextLine(glyphs: $1).columns) }
    validUntil = styled.validUntil
    source = styled.validUntil == nil ? nil : (parts, shared)
    clock = styled.clock
    growsWithLiveText = styled.isCounting
    blockColor = styled.firstColor
    let font = styled.firstFont ?? shared.values.font ?? .body
    let advance =
      shared.values.magnifiedPoints(of: font.points)
      * shared.values.textTraits.minimumScaleFactor * Self.advancePerPoint
    blocks =
      styled.paragraphs.count == 1
      ? Self.blocks(styled.text, font: font, weight: styled.firstWeight, in: shared.values) : []
    pointsPerColumn = advance > 0 && advance < Points.perColumn ? advance : nil
    pointsPerLargeColumn = blocks.first
      .map { advance * Double(styled.text.count) / Double(max(1, $0.columns)) }
      .flatMap { $0 < Points.perColumn ? $0 : nil }
    isAntialiased = !shared.values.drawsBarsWithInk
  }

  /// Sets the text in large letters at the font's size, then at each smaller size that is allowed and narrower.
  private static func blocks(
    _ text: String, font: Font, weight: Font.Weight?, in environment: EnvironmentValues
  ) -> [BlockSetting] {
    let traits = environment.textTraits
    let weight = weight ?? traits.weight ?? font.letterWeight
    let (width, glyphs) = ((traits.width ?? font.width).factor, environment.glyphRepertoire)
    guard !font.isSizedByDigits else {
      let style = LetterStyle(points: font.points, weight: weight, width: width, glyphs: glyphs)
      return BlockSetting(text, style: style).map { [$0] } ?? []
    }
    let points = environment.magnifiedPoints(of: font.points)
    let least = max(Font.blockMinimumPoints, points * max(0, min(1, traits.minimumScaleFactor)))
    guard points >= least else { return [] }
    var blocks: [BlockSetting] = []
    let smaller: [Double] = [144, 120, 96, 80, 64, 48, 34, 30, 28]
    for size in [points] + smaller.filter({ $0 < points && $0 >= least }) {
      guard
        let block = BlockSetting(
          text, points: size, weight: weight, width: width, repertoire: glyphs),
        block.columns < blocks.last?.columns ?? .max
      else { continue }
      blocks.append(block)
    }
    return blocks
  }

  func size(offered proposal: ProposedCells, in pass: inout LayoutPass) -> CellSize {
    let own = ownSize(offered: proposal)
    guard growsWithLiveText, !pass.scope.hugsLiveText, let columns = proposal.columns,
      columns > own.columns
    else { return own }
    return CellSize(columns: columns, rows: own.rows)
  }

  /// Returns the size that the text's letters take of a proposal.
  private func ownSize(offered proposal: ProposedCells) -> CellSize {
    if let block = block(for: proposal) {
      return CellSize(columns: block.columns, rows: block.rows)
    }
    // Stacks mostly ask for the minimum and maximum size: neither needs line breaks.
    let columns = proposal.columns ?? .max
    if columns == 0 || columns >= idealColumns, paragraphs.count <= lineLimit(for: proposal) {
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
    guard pass.mayDrawMore else {
      pass.limitValidity(to: validUntil)
      return pass.leaveOut()
    }
    if let rendering = pass.scope.textRendering {
      let (items, isCut) = items(in: rect, offered: proposal)
      if isCut { pass.addTruncated(text) }
      pass.limitValidity(to: validUntil)
      return rendering.draw(
        Text.Layout(items, in: rect, marks: marks, isTruncated: isCut), of: identity, in: rect,
        in: &pass)
    }
    // Letters that nobody sees are not drawn.
    if !pass.scope.shows(rect), block(for: proposal) != nil {
      return pass.limitValidity(to: validUntil)
    }
    guard let source, let clock else {
      let isCut = makeItems(in: rect, offered: proposal) {
        pass.add($0.content, frame: $0.frame, identity: $0.identity, clock: clock)
      }
      if isCut { pass.addTruncated(text) }
      return
    }
    let (items, isCut) = items(in: rect, offered: proposal)
    if isCut {
      pass.addTruncated(text)
      pass.limitValidity(to: validUntil)
      for item in items {
        pass.add(item.content, frame: item.frame, identity: item.identity, clock: clock)
      }
    } else {
      let moment = LiveItems.Moment(items: items, validUntil: validUntil)
      let view = LiveItems(clock: clock, moment: moment) { [self] date in
        var environment = source.environment.values
        environment.now = date
        let next = TextNode(
          source.parts, identity: identity, in: SharedEnvironment(environment))
        guard takesRoom(of: next) else { return nil }
        return LiveItems.Moment(
          items: next.items(in: rect, offered: proposal).items, validUntil: next.validUntil)
      }
      pass.add(view)
    }
  }

  /// Returns the text's items, and whether they lack a part of it.
  private func items(in rect: CellRect, offered proposal: ProposedCells) -> (
    items: [LiveItems.Item], isCut: Bool
  ) {
    var items: [LiveItems.Item] = []
    let isCut = makeItems(in: rect, offered: proposal) { items.append($0) }
    return (items, isCut)
  }

  /// Makes the text's items one after another.
  ///
  /// - Returns: A Boolean value indicating whether they lack a part of the text.
  private func makeItems(
    in rect: CellRect, offered proposal: ProposedCells, _ add: (LiveItems.Item) -> Void
  ) -> Bool {
    if let block = block(for: proposal) {
      let letters = BlockText(block, isAntialiased: isAntialiased)
      let frame = CellRect(
        column: rect.origin.column + alignment.shift(in: rect.size.columns - block.columns),
        row: rect.origin.row, columns: block.columns, rows: rect.size.rows)
      add(LiveItems.Item(identity: identity, frame: frame, content: .block(letters, blockColor)))
      return false
    }
    // Lines below all screens are not made.
    let rows = max(0, min(rect.size.rows, ViewLayout.rowsMaximum - rect.origin.row))
    let (lines, count) = lines(in: proposal, showing: rows, counting: rect.size.rows + 1)
    for (index, line) in lines.prefix(rows).enumerated() {
      let shift = alignment.shift(in: rect.size.columns - line.columns)
      let frame = CellRect(
        column: rect.origin.column + shift, row: rect.origin.row + index, columns: line.columns,
        rows: 1)
      add(
        LiveItems.Item(
          identity: identity.appending(index), frame: frame, content: .line(line.glyphs)))
    }
    return count > rect.size.rows || lines.contains(where: \.isTruncated)
  }

  /// Returns whether another text answers each proposal with the same size, and breaks into lines at the same places.
  private func takesRoom(of other: TextNode) -> Bool {
    paragraphs.count == other.paragraphs.count && blocks.count == other.blocks.count
      && zip(paragraphs, other.paragraphs).allSatisfy { TextLine.wrapAlike($0, $1) }
      && zip(blocks, other.blocks).allSatisfy {
        ($0.columns, $0.rows, $0.pixelsBelow) == ($1.columns, $1.rows, $1.pixelsBelow)
      }
  }

  var sizeKey: SizeKey? {
    var key = SizeKey(
      .text, lineLimit ?? -1, paragraphs.count, blocks.count, growsWithLiveText ? 1 : 0)
    for paragraph in paragraphs { TextLine.mix(paragraph, into: &key) }
    for block in blocks { key.mix(block.columns * (ViewLayout.rowsMaximum + 1) + block.rows) }
    key.mix(pointsPerColumn)
    key.mix(pointsPerLargeColumn)
    return key
  }

  func firstBaseline(of size: CellSize, offered proposal: ProposedCells, in pass: inout LayoutPass)
    -> Int?
  {
    block(for: proposal)?.baselineRow ?? 0
  }

  /// Returns the largest block letters that fit; they are never cut, because a cut letter may look like another one.
  private func block(for proposal: ProposedCells) -> BlockSetting? {
    blocks.first { block in
      (proposal.columns ?? .max) >= block.columns && (proposal.rows ?? .max) >= block.rows
    }
  }

  private func lineLimit(for proposal: ProposedCells) -> Int {
    max(1, min(lineLimit ?? .max, proposal.rows ?? .max))
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
