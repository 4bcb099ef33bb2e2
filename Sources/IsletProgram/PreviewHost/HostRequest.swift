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

  /// The kinds of messages by their numbers.
  private enum Kind: Int {
    case size, traits, sparesMotion, key, opened, bytes, ended, makeRoom, report, skip, drawn, live,
      ping, finish
  }

  private func write(to writer: inout MessageWriter) {
    switch self {
    case .size(let size): writer.add(all: Kind.size.rawValue, size.columns, size.rows)
    case .traits(let traits):
      writer.add(Kind.traits.rawValue)
      writer.add(all: traits.depth.rawValue, traits.glyphs.rawValue)
      writer.add(traits.isCut ? 1 : 0)
    case .sparesMotion(let spares): writer.add(all: Kind.sparesMotion.rawValue, spares ? 1 : 0)
    case .key(let key):
      writer.add(Kind.key.rawValue)
      for number in key.numbers { writer.add(number) }
    case .opened(let source, let name, let kind):
      writer.add(all: Kind.opened.rawValue, source, kind.rawValue)
      writer.add(name)
    case .bytes(let source, let bytes):
      writer.add(all: Kind.bytes.rawValue, source)
      writer.add(bytes)
    case .ended(let source, let hasLeft):
      writer.add(all: Kind.ended.rawValue, source, hasLeft ? 1 : 0)
    case .makeRoom: writer.add(Kind.makeRoom.rawValue)
    case .report(let report):
      writer.add(Kind.report.rawValue)
      writer.add(report)
    case .skip(let place, let reason):
      writer.add(Kind.skip.rawValue)
      writer.add(place)
      writer.add(reason)
    case .drawn: writer.add(Kind.drawn.rawValue)
    case .live: writer.add(Kind.live.rawValue)
    case .ping: writer.add(Kind.ping.rawValue)
    case .finish: writer.add(Kind.finish.rawValue)
    }
  }

  /// Reads a message and its time; `nil` for bytes that are none.
  static func decode(_ bytes: ArraySlice<UInt8>) -> (message: HostRequest, time: Duration)? {
    var reader = MessageReader(bytes)
    guard let time = reader.number(), let kind = reader.number().flatMap(Kind.init(rawValue:)),
      let message = message(of: kind, from: &reader)
    else { return nil }
    return (message, .nanoseconds(time))
  }

  private static func message(of kind: Kind, from reader: inout MessageReader) -> HostRequest? {
    switch kind {
    case .size:
      guard let columns = reader.number(), let rows = reader.number() else { return nil }
      return .size(CellSize(columns: columns, rows: rows))
    case .traits:
      guard let depth = reader.text().flatMap(ColorDepth.init(rawValue:)),
        let glyphs = reader.text().flatMap(GlyphRepertoire.init(rawValue:)),
        let isCut = reader.number()
      else { return nil }
      return .traits(TerminalTraits(depth: depth, glyphs: glyphs, isCut: isCut == 1))
    case .sparesMotion: return reader.number().map { .sparesMotion($0 == 1) }
    case .key: return Key(numbers: &reader).map { .key($0) }
    case .opened:
      guard let source = reader.number(),
        let kind = reader.number().flatMap(FeedSourceKind.init(rawValue:)),
        let name = reader.text()
      else { return nil }
      return .opened(source: source, name: name, kind: kind)
    case .bytes:
      guard let source = reader.number(), let bytes = reader.bytes() else { return nil }
      return .bytes(source: source, bytes)
    case .ended:
      guard let source = reader.number(), let hasLeft = reader.number() else { return nil }
      return .ended(source: source, hasLeft: hasLeft == 1)
    case .report: return reader.report().map { .report($0) }
    case .skip:
      guard let place = reader.place(), let reason = reader.text() else { return nil }
      return .skip(place, reason: reason)
    case .drawn: return .drawn
    case .live: return .live
    case .finish: return .finish
    case .ping: return .ping
    case .makeRoom: return .makeRoom
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
        all: line.role.rawValue, line.isVerbatim ? 1 : 0,
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
      guard let text = text(), let role = number().flatMap(Inspector.Role.init(rawValue:)),
        let isVerbatim = number(),
        let isDetail = number()
      else { return nil }
      report.lines.append(
        SourceReport.Line(
          text, role, isVerbatim: isVerbatim == 1, isDetail: isDetail == 1))
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

extension Key {
  /// The keys without a value, by their numbers in messages.
  private static let plain: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .escape, .tab, .backTab,
    .backspace, .insert, .delete, .resize,
  ]

  /// The key as numbers.
  fileprivate var numbers: [Int] {
    switch self {
    case .character(let scalar): [0, Int(scalar.value)]
    case .control(let scalar): [1, Int(scalar.value)]
    case .function(let number): [2, number]
    case .mouse(let event):
      [
        3, event.place.column, event.place.row, event.button.rawValue,
        event.phase.rawValue,
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
        let phase = reader.number().flatMap(MouseEvent.Phase.init(rawValue:))
      else { return nil }
      self = .mouse(
        MouseEvent(
          place: CellPoint(column: value, row: row), button: button, phase: phase))
    default:
      guard Self.plain.indices.contains(value) else { return nil }
      self = Self.plain[value]
    }
  }
}
