public import ColorScience
public import Compositing

/// A recording of pictures as one animated SVG document that repeats.
///
/// It has neither scripts nor fonts nor anything else from outside, so that it runs in a browser as an `<img>`. The changed
/// cells of a frame are drawn once, in a group for each span of time in which they are seen; styles show a group in its
/// span, and in no other. A group is written when its cells change again, so the last cells are written last, and the
/// document needs only the present picture in memory.
///
/// The last picture is shown by viewers that don't run styles, and to people who want less motion. The same pictures at the same times make the
/// same bytes.
public struct AnimatedSVG: FrameRecording, Sendable {
  /// The size of a document that browsers still play well, in bytes; the end adds at most one picture.
  public static let byteCountMaximum = 8 << 20
  /// The longest document.
  public static let lengthMaximum = Duration.seconds(300)
  /// The frames in a second that show motion well and keep a document small.
  public static let standardFramesPerSecond = 20

  /// The span in which a cell counts as moving, so that six bits a channel do; at rest a cell has its exact color.
  static let motionMaximum = Duration.milliseconds(150)

  /// The class around all groups, so that a page that contains the document keeps its own styles.
  private static let scope = "islet"

  /// A cell of the present picture.
  private struct Shown {
    let cell: ReducedCell
    /// The tick at which it was shown first.
    let start: Int
  }

  /// A cell that is no longer shown, and its place in the order of rows.
  private struct Span {
    let place: Int
    let shown: Shown
  }

  private let size: CellSize
  /// The unit of time, in whole milliseconds, so that no time is rounded.
  private let tickMilliseconds: Int
  private let tickMaximum: Int
  private let byteCountMaximum: Int
  private let inks: SVGInks
  private var reducer: CellReducer
  private var shown: [Shown] = []
  /// The tick of the last frame.
  private var latestTick = 0
  private var byteCount = 0
  private var starts: Set<Int> = []
  private var spans: Set<Int> = []

  /// Makes a recording of pictures of a size, as a terminal of some color depth shows them.
  ///
  /// - Parameters:
  ///   - size: The size, in cells.
  ///   - depth: The depth of the colors.
  ///   - framesPerSecond: The most frames in a second, `1...60`.
  ///   - byteCountMaximum: The bytes after which no frame is added.
  public init(
    size: CellSize, depth: ColorDepth = .direct24, framesPerSecond: Int = standardFramesPerSecond,
    byteCountMaximum: Int = byteCountMaximum
  ) {
    self.size = size
    self.byteCountMaximum = byteCountMaximum
    tickMilliseconds = 1000 / max(1, min(60, framesPerSecond))
    tickMaximum = Int(Self.lengthMaximum / .milliseconds(tickMilliseconds))
    reducer = CellReducer(depth: depth)
    inks = SVGInks(depth: depth)
  }

  /// A Boolean value indicating whether the document has reached its length or its size.
  public private(set) var isFull = false

  /// Returns the start of the document.
  public func header(title: String) -> String {
    """
    \(SVGDrawing.start(columns: size.columns, rows: size.rows))<title>\(title.unicodeScalars.xmlText)</title>
    <g class="\(Self.scope)">
    \(SVGDrawing.groupStart)
    """
  }

  /// Returns the groups of the cells that this picture replaces; `nil` for none.
  ///
  /// A frame is seen from the first tick at or after its time.
  public mutating func frame(
    _ surface: Surface, damage: [CellRect], at time: Duration
  ) -> String? {
    let tick = tick(at: time)
    isFull = isFull || tick >= tickMaximum || byteCount >= byteCountMaximum
    guard !isFull else { return nil }
    latestTick = max(latestTick, tick)
    guard !shown.isEmpty else {
      shown = cells(of: surface)
      return nil
    }
    var ended: [Span] = []
    for area in damage {
      let area = reducer.reach(of: area).intersection(surface.bounds)
        .intersection(CellRect(origin: .zero, size: size))
      for row in area.rowRange {
        ended += replaceCells(of: surface, row: row, columns: area.columnRange, at: tick)
      }
    }
    return ended.isEmpty ? nil : groups(of: ended.sorted { $0.place < $1.place }, until: tick)
  }

  /// Returns the groups of the last picture, and the styles that show all groups in their spans.
  ///
  /// - Parameters:
  ///   - time: The end, from which the document begins again.
  ///   - latest: The time of the last frame.
  /// - Returns: The rest of the document.
  public mutating func ending(at time: Duration, lastFrameAt latest: Duration) -> String? {
    isFull = isFull || tick(at: time) > tickMaximum
    let end = min(max(tick(at: time), latestTick + 1), tickMaximum)
    let spans = shown.indices.map { Span(place: $0, shown: shown[$0]) }
    return groups(of: spans, until: end, areLast: true) + style(end: end)
      + "</g>\n</g>\n</svg>\n"
  }

  // MARK: - Cells

  private func tick(at time: Duration) -> Int {
    let tick = Duration.milliseconds(tickMilliseconds)
    let count = Int(min(time, Self.lengthMaximum * 2) / tick)
    return tick * count < time ? count + 1 : count
  }

  private mutating func cells(of surface: Surface) -> [Shown] {
    var cells: [Shown] = []
    for row in 0..<size.rows {
      for column in 0..<size.columns {
        let isInside = column < surface.size.columns && row < surface.size.rows
        let cell =
          isInside
          ? reducer.reduced(column: column, row: row, of: surface).withoutUnseenInk : .blank
        cells.append(Shown(cell: cell, start: 0))
      }
    }
    return cells
  }

  /// Replaces cells of a row of the present picture.
  ///
  /// - Returns: The cells that were seen until this tick.
  private mutating func replaceCells(
    of surface: Surface, row: Int, columns: Range<Int>, at tick: Int
  ) -> [Span] {
    var ended: [Span] = []
    for column in columns {
      let place = row * size.columns + column
      let cell = reducer.reduced(column: column, row: row, of: surface).withoutUnseenInk
      guard cell != shown[place].cell else { continue }
      if shown[place].start < tick { ended.append(Span(place: place, shown: shown[place])) }
      shown[place] = Shown(cell: cell, start: tick)
    }
    return ended
  }

  // MARK: - Groups

  /// Returns a group for each tick at which some of the cells were shown first.
  private mutating func groups(of spans: [Span], until end: Int, areLast: Bool = false) -> String {
    var spansByStart: [Int: [Span]] = [:]
    for span in spans { spansByStart[span.shown.start, default: []].append(span) }
    var text = ""
    for (start, spans) in spansByStart.sorted(by: { $0.key < $1.key }) {
      let isMoving =
        !areLast && .milliseconds(tickMilliseconds * (end - start)) < Self.motionMaximum
      let cells = spans.map { span in
        SVGCell.Placed(
          column: span.place % size.columns, row: span.place / size.columns,
          cell: inks.cell(span.shown.cell, isCoarse: isMoving))
      }
      text += groupStart(from: start, until: end, isLast: areLast)
      text += SVGDrawing(cells).markup + "</g>\n"
    }
    byteCount += text.utf8.count
    return text
  }

  /// Returns the start tag of a group that is seen from one tick to another; a group that is always seen needs no classes.
  private mutating func groupStart(from start: Int, until end: Int, isLast: Bool) -> String {
    if start == 0, isLast { return "<g>\n" }
    starts.insert(start)
    spans.insert(end - start)
    return "<g class=\"s\(start) d\(end - start)\(isLast ? " z" : "")\">\n"
  }

  // MARK: - Styles

  /// Returns the styles that show each group in its span.
  ///
  /// All animations take the whole length; a delay before the document's start lets a group's own cycle begin at its start.
  private func style(end: Int) -> String {
    guard !starts.isEmpty else { return "" }
    var text = """
      <style>
      .\(Self.scope) g[class]{visibility:hidden;animation-duration:\(seconds(end))s;\
      animation-timing-function:step-end;animation-iteration-count:infinite}
      .\(Self.scope) g.z{visibility:visible}

      """
    for start in starts.sorted() {
      text += ".\(Self.scope) .s\(start){animation-delay:-\(seconds(end - start))s}\n"
    }
    for span in spans.sorted() {
      text += """
        .\(Self.scope) .d\(span){animation-name:\(Self.scope)-d\(span)}\
        @keyframes \(Self.scope)-d\(span){0%{visibility:visible}\(Self.percent(span, of: end)),to{visibility:hidden}}

        """
    }
    return text + """
      @media(prefers-reduced-motion:reduce){.\(Self.scope) g[class]{animation:none}}
      </style>

      """
  }

  private func seconds(_ ticks: Int) -> String {
    let milliseconds = ticks * tickMilliseconds
    let digits = String(milliseconds % 1000 + 1000).dropFirst()
    return milliseconds % 1000 == 0
      ? "\(milliseconds / 1000)" : "\(milliseconds / 1000).\(digits)"
  }

  /// Returns a share in percent to a millionth, rounded up, so that no moment falls between two groups.
  private static func percent(_ ticks: Int, of total: Int) -> String {
    let millionths = (ticks * 100_000_000 + total - 1) / total
    let digits = String(millionths % 1_000_000 + 1_000_000).dropFirst()
    return "\(millionths / 1_000_000).\(digits)%"
  }
}

extension ReducedCell {
  /// The cell without the parts that can't be seen: ink of a blank, and the right half of a wide glyph.
  fileprivate var withoutUnseenInk: ReducedCell {
    if glyph == .continuation { return ReducedCell(glyph: .continuation) }
    guard glyph == .space, attributes.isEmpty else { return self }
    return ReducedCell(glyph: .space, background: background)
  }
}
