import Compositing
public import Foundation

extension Text {
  /// A text that is laid out: its lines, their runs, and the runs' letters.
  public struct Layout: RandomAccessCollection {
    /// The lines.
    let lines: [Line]
    /// A Boolean value indicating whether a part of the text is left out.
    public let isTruncated: Bool

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var startIndex: Int { 0 }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var endIndex: Int { lines.count }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public subscript(index: Int) -> Line { lines[index] }
  }
}

/// The content of a part of a laid-out text, in the text's own cells.
struct LaidGlyphs {
  /// The frame, from the text's upper left corner.
  let frame: CellRect
  let content: DisplayItem.Content

  var bounds: Text.Layout.TypographicBounds {
    Text.Layout.TypographicBounds(CGRect(OutlineRect(frame)))
  }
}

extension Text.Layout {
  /// The measures of letters, in points.
  public struct TypographicBounds: Hashable, Sendable {
    /// The start of the baseline.
    public var origin: CGPoint
    /// The width.
    public var width: CGFloat
    /// The height above the baseline.
    public var ascent: CGFloat
    /// The height below the baseline.
    public var descent: CGFloat
    /// The distance of lines.
    public var leading: CGFloat

    /// The rectangle around the letters.
    public var rect: CGRect {
      CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
    }

    // The baseline of a cell's letter lies at three quarters of its height.
    init(_ rect: CGRect) {
      let ascent = rect.height * 0.75
      origin = CGPoint(x: rect.minX, y: rect.minY + ascent)
      width = rect.width
      self.ascent = ascent
      descent = rect.height - ascent
      leading = 0
    }
  }

  /// The kind of a drawing.
  public struct DrawingOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt32

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Letters stand where they are, and not at whole pixels.
    public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
  }

  /// A line of a text.
  public struct Line: RandomAccessCollection {
    let runs: [Run]
    let glyphs: LaidGlyphs

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var startIndex: Int { 0 }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var endIndex: Int { runs.count }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public subscript(index: Int) -> Run { runs[index] }
    /// The measures of the line.
    public var typographicBounds: TypographicBounds { glyphs.bounds }
    /// The start of the baseline.
    public var origin: CGPoint { typographicBounds.origin }
  }

  /// Letters of one style in a line.
  public struct Run: RandomAccessCollection {
    let slices: [RunSlice]
    let glyphs: LaidGlyphs
    let marks: [any TextAttribute]
    /// The letters' places in the line.
    public let characterIndices: [Int]

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var startIndex: Int { 0 }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public var endIndex: Int { slices.count }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public subscript(index: Int) -> RunSlice { slices[index] }
    /// The mark of a type; `nil` for none.
    public subscript<Mark: TextAttribute>(type: Mark.Type) -> Mark? {
      marks.lazy.compactMap { $0 as? Mark }.last
    }
    /// The measures of the run.
    public var typographicBounds: TypographicBounds { glyphs.bounds }
    /// The direction of the letters.
    public var layoutDirection: LayoutDirection { .leftToRight }
  }

  /// A letter of a run.
  public struct RunSlice {
    let glyphs: LaidGlyphs
    let marks: [any TextAttribute]

    /// The mark of a type; `nil` for none.
    public subscript<Mark: TextAttribute>(type: Mark.Type) -> Mark? {
      marks.lazy.compactMap { $0 as? Mark }.last
    }
    /// The measures of the letter.
    public var typographicBounds: TypographicBounds { glyphs.bounds }
  }
}

extension Text.Layout.Line {
  /// Makes a line of glyphs, divided into runs of one style.
  init(_ glyphs: [StyledGlyph], at origin: CellPoint, marks: [[any TextAttribute]]) {
    var runs: [Text.Layout.Run] = []
    var (start, column) = (0, origin.column)
    while start < glyphs.count {
      let first = glyphs[start]
      let end =
        glyphs[start...].firstIndex {
          $0.color != first.color || $0.attributes != first.attributes || $0.mark != first.mark
        } ?? glyphs.count
      let own = first.mark > 0 ? marks[Int(first.mark) - 1] : []
      var place = column
      let slices = glyphs[start..<end].map { glyph in
        defer { place += glyph.measured.width }
        return Text.Layout.RunSlice(
          glyphs: Self.laid([glyph], column: place, row: origin.row), marks: own)
      }
      runs.append(
        Text.Layout.Run(
          slices: slices,
          glyphs: Self.laid(Array(glyphs[start..<end]), column: column, row: origin.row),
          marks: own, characterIndices: Array(start..<end)))
      (start, column) = (end, place)
    }
    self.init(
      runs: runs, glyphs: Self.laid(glyphs, column: origin.column, row: origin.row))
  }

  /// Makes a line of large letters, which are drawn as one.
  init(_ content: DisplayItem.Content, in frame: CellRect) {
    let glyphs = LaidGlyphs(frame: frame, content: content)
    let slice = Text.Layout.RunSlice(glyphs: glyphs, marks: [])
    let run = Text.Layout.Run(slices: [slice], glyphs: glyphs, marks: [], characterIndices: [0])
    self.init(runs: [run], glyphs: glyphs)
  }

  private static func laid(_ glyphs: [StyledGlyph], column: Int, row: Int) -> LaidGlyphs {
    let columns = glyphs.reduce(0) { $0 + $1.measured.width }
    return LaidGlyphs(
      frame: CellRect(column: column, row: row, columns: columns, rows: 1), content: .line(glyphs))
  }
}

extension GraphicsContext {
  /// Draws a line of a text.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = []) {
    draw(line.glyphs)
  }

  /// Draws a run of a text.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = []) {
    draw(run.glyphs)
  }

  /// Draws a letter of a text.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = []) {
    draw(slice.glyphs)
  }

  private func draw(_ glyphs: LaidGlyphs) {
    let rect = OutlineRect(glyphs.frame)
    let place = transform.outlineTransform.apply(to: OutlinePoint(x: rect.minX, y: rect.minY))
    let origin = CellPoint(
      column: page.frame.origin.column + Points.columns(place.x),
      row: page.frame.origin.row + Points.rows(place.y))
    draw { pass in
      pass.add(
        glyphs.content, frame: CellRect(origin: origin, size: glyphs.frame.size),
        identity: page.nextIdentity())
    }
  }
}

extension Text.Layout {
  /// Makes the layout of a text's items in a frame.
  init(
    _ items: [LiveItems.Item], in rect: CellRect, marks: [[any TextAttribute]], isTruncated: Bool
  ) {
    let lines = items.map { item in
      let frame = item.frame.offset(by: .zero - rect.origin)
      return if case .line(let glyphs) = item.content {
        Line(glyphs, at: frame.origin, marks: marks)
      } else {
        Line(item.content, in: frame)
      }
    }
    self.init(lines: lines, isTruncated: isTruncated)
  }
}
