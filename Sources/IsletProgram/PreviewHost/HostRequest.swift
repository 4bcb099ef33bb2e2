import ColorScience
import Compositing
import LockScreenSession
import LockScreenUI

/// A message from islet to a preview host, the process that runs a person's widgets.
enum HostRequest: Hashable {
  /// The terminal has a size, in cells.
  case size(CellSize)
  /// The terminal has colors and glyphs.
  case traits(TerminalTraits)
  /// Motion is off, or on again, since the terminal is slow.
  case sparesMotion(Bool)
  /// The person pressed a key.
  case key(Key)
  /// A source of lines begins.
  case opened(source: Int, name: String, kind: FeedSourceKind)
  /// A source has bytes.
  case bytes(source: Int, [UInt8])
  /// A source is at its end, or its client has left.
  case ended(source: Int, hasLeft: Bool)
  /// A client waits for another one to leave, so that an idle one has to go.
  case makeRoom
  /// The state of the Swift source.
  case report(SourceReport)
  /// A place whose code must not run again, and the reason.
  case skip(CodePlace, reason: String)
  /// The last picture was taken.
  case drawn
  /// All that happened before was told: from now on pictures are wanted.
  case live
  /// A request for a heartbeat.
  case ping
  /// The end; the preview host sends its log and leaves.
  case finish

  /// A Boolean value indicating whether the message is part of the run, and is replayed to a new preview host.
  var isKept: Bool {
    switch self {
    case .size, .traits, .sparesMotion, .key, .opened, .bytes, .ended: true
    case .makeRoom, .report, .skip, .drawn, .live, .ping, .finish: false
    }
  }
}

extension HostRequest {
  /// Returns the message and its time as bytes.
  func encoded(at time: Duration) -> [UInt8] {
    var writer = MessageWriter()
    writer.add(time.nanoseconds)
    write(to: &writer)
    return writer.framed
  }

  private func write(to writer: inout MessageWriter) {
    switch self {
    case .size(let size): writer.add(all: 0, size.columns, size.rows)
    case .traits(let traits):
      writer.add(1)
      writer.add(traits.depth.rawValue)
      writer.add(all: traits.glyphs.code, traits.isCut ? 1 : 0)
    case .sparesMotion(let spares): writer.add(all: 2, spares ? 1 : 0)
    case .key(let key):
      writer.add(3)
      for number in key.numbers { writer.add(number) }
    case .opened(let source, let name, let kind):
      writer.add(all: 4, source, kind.rawValue)
      writer.add(name)
    case .bytes(let source, let bytes):
      writer.add(all: 5, source)
      writer.add(bytes)
    case .ended(let source, let hasLeft): writer.add(all: 6, source, hasLeft ? 1 : 0)
    case .report(let report):
      writer.add(7)
      writer.add(report)
    case .skip(let place, let reason):
      writer.add(8)
      writer.add(place)
      writer.add(reason)
    case .drawn: writer.add(9)
    case .live: writer.add(10)
    case .finish: writer.add(11)
    case .ping: writer.add(12)
    case .makeRoom: writer.add(13)
    }
  }

  /// Reads a message and its time; `nil` for bytes that are none.
  static func decode(_ bytes: ArraySlice<UInt8>) -> (message: HostRequest, time: Duration)? {
    var reader = MessageReader(bytes)
    guard let time = reader.number(), let kind = reader.number(),
      let message = message(of: kind, from: &reader)
    else { return nil }
    return (message, .nanoseconds(time))
  }

  private static func message(of kind: Int, from reader: inout MessageReader) -> HostRequest? {
    switch kind {
    case 0:
      guard let columns = reader.number(), let rows = reader.number() else { return nil }
      return .size(CellSize(columns: columns, rows: rows))
    case 1:
      guard let depth = reader.text().flatMap(ColorDepth.init(rawValue:)),
        let glyphs = reader.number().flatMap(GlyphRepertoire.init(code:)),
        let isCut = reader.number()
      else { return nil }
      return .traits(TerminalTraits(depth: depth, glyphs: glyphs, isCut: isCut == 1))
    case 2: return reader.number().map { .sparesMotion($0 == 1) }
    case 3: return Key(numbers: &reader).map { .key($0) }
    case 4:
      guard let source = reader.number(),
        let kind = reader.number().flatMap(FeedSourceKind.init(rawValue:)),
        let name = reader.text()
      else { return nil }
      return .opened(source: source, name: name, kind: kind)
    case 5:
      guard let source = reader.number(), let bytes = reader.bytes() else { return nil }
      return .bytes(source: source, bytes)
    case 6:
      guard let source = reader.number(), let hasLeft = reader.number() else { return nil }
      return .ended(source: source, hasLeft: hasLeft == 1)
    case 7: return reader.report().map { .report($0) }
    case 8:
      guard let place = reader.place(), let reason = reader.text() else { return nil }
      return .skip(place, reason: reason)
    case 9: return .drawn
    case 10: return .live
    case 11: return .finish
    case 12: return .ping
    case 13: return .makeRoom
    default: return nil
    }
  }
}

// MARK: - Parts of messages

extension Duration {
  /// The whole nanoseconds.
  var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}

extension MessageWriter {
  fileprivate mutating func add(all numbers: Int...) {
    for number in numbers { add(number) }
  }

  fileprivate mutating func add(_ report: SourceReport) {
    add(all: report.notice ?? "", report.command ?? "")
    add(report.lines) { writer, line in
      writer.add(line.text)
      writer.add(
        all: Inspector.Role.coded.firstIndex(of: line.role) ?? 0, line.isVerbatim ? 1 : 0,
        line.isDetail ? 1 : 0)
    }
  }

  /// Appends a place in widgets' code.
  mutating func add(_ place: CodePlace) {
    add(place.attributesType)
    add(place.presentation)
    add(place.state)
    add(Int64(bitPattern: place.digest))
  }
}

extension MessageReader {
  fileprivate mutating func report() -> SourceReport? {
    guard let notice = text(), let command = text(), let count = number(),
      (0...10_000).contains(count)
    else { return nil }
    var report = SourceReport(notice: notice.isEmpty ? nil : notice)
    report.command = command.isEmpty ? nil : command
    for _ in 0..<count {
      guard let text = text(), let role = number(), let isVerbatim = number(),
        let isDetail = number(), Inspector.Role.coded.indices.contains(role)
      else { return nil }
      report.lines.append(
        SourceReport.Line(
          text, Inspector.Role.coded[role], isVerbatim: isVerbatim == 1, isDetail: isDetail == 1))
    }
    return report
  }

  /// Reads a place in widgets' code.
  mutating func place() -> CodePlace? {
    guard let type = text(), let presentation = text(), let state = text(), let digest = number()
    else { return nil }
    return CodePlace(
      attributesType: type, presentation: presentation, state: state,
      digest: UInt64(bitPattern: Int64(digest)))
  }
}

extension Inspector.Role {
  /// The meanings by their numbers in messages.
  fileprivate static let coded: [Inspector.Role] = [
    .plain, .title, .faint, .shade, .accent, .good, .warning, .failure,
  ]
}

extension GlyphRepertoire {
  private static let coded: [GlyphRepertoire] = [.quadrant, .sextant, .octant, .ascii]

  fileprivate var code: Int { Self.coded.firstIndex(of: self) ?? 0 }

  fileprivate init?(code: Int) {
    guard Self.coded.indices.contains(code) else { return nil }
    self = Self.coded[code]
  }
}

extension Key {
  /// The keys without a value, by their numbers in messages.
  private static let plain: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab,
    .backspace, .insert, .delete, .resize,
  ]
  private static let phases: [MouseEvent.Phase] = [.pressed, .dragged, .released, .clicked]

  /// The key as numbers.
  fileprivate var numbers: [Int] {
    switch self {
    case .character(let scalar): [0, Int(scalar.value)]
    case .control(let scalar): [1, Int(scalar.value)]
    case .function(let number): [2, number]
    case .mouse(let event):
      [
        3, event.place.column, event.place.row, event.button.rawValue,
        Self.phases.firstIndex(of: event.phase) ?? 0,
      ]
    case .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab,
      .backTab, .backspace, .insert, .delete, .resize:
      [4, Self.plain.firstIndex(of: self) ?? 0]
    }
  }

  fileprivate init?(numbers reader: inout MessageReader) {
    guard let kind = reader.number(), let value = reader.number() else { return nil }
    let scalar = UInt32(exactly: value).flatMap { Unicode.Scalar($0) }
    switch kind {
    case 0, 1:
      guard let scalar else { return nil }
      self = kind == 0 ? .character(scalar) : .control(scalar)
    case 2: self = .function(value)
    case 3:
      guard let row = reader.number(),
        let button = reader.number().flatMap(MouseEvent.Button.init(rawValue:)),
        let phase = reader.number(), Self.phases.indices.contains(phase)
      else { return nil }
      self = .mouse(
        MouseEvent(
          place: CellPoint(column: value, row: row), button: button, phase: Self.phases[phase]))
    default:
      guard Self.plain.indices.contains(value) else { return nil }
      self = Self.plain[value]
    }
  }
}
