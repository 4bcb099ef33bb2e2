import Compositing
import LockScreenUI

/// A message from a preview host to islet.
enum HostReply {
  /// A part of the picture: the rectangles that changed.
  case frame(size: CellSize, damage: [CellRect], pace: Pace, cells: ArraySlice<UInt8>)
  /// An alert wants the bell.
  case bell
  /// A source's lines were applied, and more bytes are welcome.
  case wants(source: Int)
  /// Bytes for a source's client.
  case answer(source: Int, RelayedAnswer)
  /// A client is served to its end.
  case closed(source: Int)
  /// The preview host works, though it has nothing to show yet.
  case heartbeat
  /// The lines for standard error at the end.
  case log([String])

  /// The way in which a picture goes on.
  struct Pace: OptionSet {
    let rawValue: Int

    /// Something moves.
    static let isMoving = Pace(rawValue: 1)
    /// The picture is the first part of a large change, whose rest follows at once.
    static let isPart = Pace(rawValue: 2)

    init(rawValue: Int) {
      self.rawValue = rawValue
    }

    init(of frame: SceneFrame) {
      self = []
      if frame.isMoving { insert(.isMoving) }
      if frame.isPart { insert(.isPart) }
    }
  }

  /// The kinds of messages by their numbers.
  private enum Kind: Int {
    case frame, bell, wants, answer, closed, heartbeat, log
  }

  /// The message as bytes.
  var encoded: [UInt8] {
    var writer = MessageWriter()
    switch self {
    case .frame(let size, let damage, let pace, let cells):
      writer.add(Kind.frame.rawValue)
      for number in [size.columns, size.rows, pace.rawValue] { writer.add(number) }
      writer.add(damage) { writer, rect in
        for number in [rect.origin.column, rect.origin.row, rect.size.columns, rect.size.rows] {
          writer.add(number)
        }
      }
      writer.end(with: Array(cells))
    case .bell: writer.add(Kind.bell.rawValue)
    case .wants(let source):
      writer.add(Kind.wants.rawValue)
      writer.add(source)
    case .answer(let source, let answer):
      writer.add(Kind.answer.rawValue)
      // Lines count from 1.
      for number in [source, answer.line ?? 0] { writer.add(number) }
      writer.add(answer.bytes)
    case .closed(let source):
      writer.add(Kind.closed.rawValue)
      writer.add(source)
    case .heartbeat: writer.add(Kind.heartbeat.rawValue)
    case .log(let lines):
      writer.add(Kind.log.rawValue)
      writer.add(lines)
    }
    return writer.framed
  }

  /// Makes the part of a picture that its damage covers.
  init(_ frame: SceneFrame, isWhole: Bool) {
    let damage = isWhole ? [frame.surface.bounds] : frame.damage
    var cells: [UInt8] = []
    for rect in damage { frame.surface.encode(rect, into: &cells) }
    self = .frame(
      size: frame.surface.size, damage: damage,
      pace: Pace(of: frame), cells: cells[...])
  }

  /// Reads a message; `nil` for bytes that are none.
  init?(_ bytes: ArraySlice<UInt8>) {
    var reader = MessageReader(bytes)
    switch reader.number().flatMap(Kind.init(rawValue:)) {
    case .frame:
      guard let frame = Self.frame(from: &reader) else { return nil }
      self = frame
    case .bell: self = .bell
    case .wants:
      guard let source = reader.number() else { return nil }
      self = .wants(source: source)
    case .answer:
      guard let source = reader.number(), let line = reader.number(), let bytes = reader.bytes()
      else { return nil }
      self = .answer(source: source, RelayedAnswer(line: line == 0 ? nil : line, bytes: bytes))
    case .closed:
      guard let source = reader.number() else { return nil }
      self = .closed(source: source)
    case .heartbeat: self = .heartbeat
    case .log:
      guard let count = reader.number(), (0...100_000).contains(count) else { return nil }
      self = .log((0..<count).compactMap { _ in reader.text() })
    case nil: return nil
    }
  }

  /// The longest side of a picture, in cells.
  private static let sideMaximum = 2000

  private static func frame(from reader: inout MessageReader) -> HostReply? {
    guard let columns = reader.number(), let rows = reader.number(),
      let pace = reader.number().map({ Pace(rawValue: $0) }), let count = reader.number(),
      (0...sideMaximum).contains(columns),
      (0...sideMaximum).contains(rows), (0...100_000).contains(count)
    else { return nil }
    let sides = 0...sideMaximum
    var damage: [CellRect] = []
    for _ in 0..<count {
      guard let column = reader.number(), let row = reader.number(), let width = reader.number(),
        let height = reader.number(), sides.contains(column), sides.contains(row),
        sides.contains(width), sides.contains(height)
      else { return nil }
      damage.append(CellRect(column: column, row: row, columns: width, rows: height))
    }
    return .frame(
      size: CellSize(columns: columns, rows: rows), damage: damage, pace: pace,
      cells: reader.rest)
  }
}
