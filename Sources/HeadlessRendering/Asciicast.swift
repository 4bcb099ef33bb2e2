public import ColorScience
public import Compositing
import StrictJSON

/// A recording of pictures for asciinema's player: asciicast v2, with a line for the header and one for each frame.
///
/// The same pictures at the same times make the same bytes. See https://docs.asciinema.org/manual/asciicast/v2/.
public struct Asciicast: FrameRecording, Sendable {
  /// The longest pause that a player shows, in seconds; the recorded times stay true.
  private static let idleTimeLimit = 2

  private let size: CellSize
  private var reducer: CellReducer
  private var pen: Pen
  private var shown: [ReducedCell]
  private var hasBegun = false

  /// Makes a recording of pictures of a size, as a terminal of some color depth shows them.
  public init(size: CellSize, depth: ColorDepth = .direct24) {
    self.size = size
    reducer = CellReducer(depth: depth)
    pen = Pen(depth: depth)
    shown = Array(repeating: .blank, count: size.columns * size.rows)
  }

  /// Always `false`: a recording that is played line by line may be of any length.
  public var isFull: Bool { false }

  /// Returns the first line.
  public func header(title: String) -> String {
    let term =
      switch reducer.depth {
      case .mono: "vt220"
      case .ansi8: "xterm"
      case .ansi16: "xterm-16color"
      case .indexed256, .direct24: "xterm-256color"
      }
    return """
      {"version":2,"width":\(size.columns),"height":\(size.rows),\
      "idle_time_limit":\(Self.idleTimeLimit),"title":\(JSONText.quoted(title)),\
      "env":{"TERM":"\(term)"}}

      """
  }

  /// Returns the line of a picture: the cells that changed since the last one.
  ///
  /// - Parameters:
  ///   - surface: The picture, cut to the recording's size.
  ///   - damage: The areas that may differ from the picture before.
  ///   - time: The time since the recording's start.
  /// - Returns: The line; `nil` where no cell changed.
  public mutating func frame(_ surface: Surface, damage: [CellRect], at time: Duration) -> String? {
    var data = hasBegun ? "" : "\u{1B}[?25l\u{1B}[2J"
    let areas = hasBegun ? damage : [surface.bounds]
    for area in areas {
      let area = reducer.reach(of: area).intersection(surface.bounds)
        .intersection(CellRect(origin: .zero, size: size))
      for row in area.rowRange { write(surface, row: row, columns: area.columnRange, to: &data) }
    }
    hasBegun = true
    return data.isEmpty ? nil : "[\(Self.seconds(time)),\"o\",\(JSONText.quoted(data))]\n"
  }

  /// Returns the line that ends the recording and resets the cursor and colors of the player's terminal.
  ///
  /// - Parameters:
  ///   - time: The end of the recording, which players do not wait for.
  ///   - latest: The time of the last frame.
  /// - Returns: The line; `nil` where there was no picture.
  public func ending(at time: Duration, lastFrameAt latest: Duration) -> String? {
    let data = "\u{1B}[0m\u{1B}[?25h"
    return hasBegun ? "[\(Self.seconds(latest)),\"o\",\(JSONText.quoted(data))]\n" : nil
  }

  private mutating func write(
    _ surface: Surface, row: Int, columns: Range<Int>, to data: inout String
  ) {
    var cursor: Int?
    for column in columns {
      let reduced = reducer.reduced(column: column, row: row, of: surface)
      let place = row * size.columns + column
      guard shown[place] != reduced else { continue }
      shown[place] = reduced
      guard reduced.glyph != .continuation else { continue }
      if cursor != column { data += "\u{1B}[\(row + 1);\(column + 1)H" }
      pen.write(reduced, to: &data)
      // A terminal may measure an emoji otherwise, so the cursor is told its place after each wide glyph.
      cursor = reduced.width == 1 ? column + 1 : nil
    }
  }

  /// Seconds to the microsecond, in integers, since binary fractions would round.
  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let digits = String(attoseconds / 1_000_000_000_000)
    return "\(seconds)." + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }
}
