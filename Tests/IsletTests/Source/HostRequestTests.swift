import CellUI
import ColorScience
import Compositing
import HostIO
import LockScreenSession
import LockScreenUI
import Testing

@testable import IsletProgram

@Suite struct `The messages between islet and a preview host` {
  private static let place = CodePlace(
    attributesType: "RideAttributes", presentation: "minimal", state: "{}", digest: .max)

  private static var detailed: SourceReport {
    var report = SourceReport(lines: [.init("a", .failure), .init("b", isDetail: true)])
    report.command = "islet check --source 'My App'"
    return report
  }

  static let messages: [HostRequest] = [
    .size(CellSize(columns: 122, rows: 40)),
    .traits(TerminalTraits(depth: .indexed256, glyphs: .octant, isCut: true)), .sparesMotion(true),
    .key(.character("ß")), .key(.control("c")), .key(.function(5)), .key(.backTab),
    .key(
      .mouse(MouseEvent(place: CellPoint(column: 3, row: 4), button: .wheelUp, phase: .dragged))),
    .opened(source: 2, name: "größe", kind: .client), .bytes(source: 2, Array(0...255)),
    .ended(source: 2, hasLeft: true), .skip(place, reason: "Card.swift:3 stopped"),
    .report(SourceReport(lines: [.init("a", .failure, isVerbatim: true)], notice: "b")),
    .report(detailed), .report(SourceReport()), .drawn, .live, .ping, .finish,
    .makeRoom,
  ]

  @Test(arguments: messages)
  func `are the same on the other side, with their times`(message: HostRequest) throws {
    var framer = MessageFramer()
    let bytes = message.encoded(at: .nanoseconds(-7))
    // Whole and byte by byte.
    for byte in bytes.dropLast() {
      framer.append([byte])
      #expect(framer.next() == nil)
    }
    framer.append(bytes.suffix(1))
    let decoded = try #require(framer.next().flatMap(HostRequest.decode))
    #expect(decoded.message == message)
    #expect(decoded.time == .nanoseconds(-7))
    #expect(framer.next() == nil)
  }

  @Test(arguments: messages)
  func `are others or none where they are cut off`(message: HostRequest) {
    let bytes = message.encoded(at: .zero).dropFirst(8)
    for end in bytes.indices.dropLast() where end < bytes.endIndex - 1 {
      #expect(HostRequest.decode(bytes[..<end])?.message != message)
      _ = HostReply(bytes[..<end])
    }
  }

  @Test func `carry pictures cell by cell`() throws {
    var surface = Surface(size: CellSize(columns: 4, rows: 2), filledWith: .clear)
    surface.draw(
      "aé日", at: .zero, foreground: StraightRGBA(red: 1, green: 2, blue: 3, alpha: 4),
      attributes: [.bold])
    let frame = SceneFrame(
      surface: surface, damage: [CellRect(column: 1, row: 0, columns: 3, rows: 2)], isMoving: true,
      isPart: true, nextChange: nil, nextDrift: nil)
    for isWhole in [false, true] {
      var framer = MessageFramer()
      framer.append(HostReply(frame, isWhole: isWhole).encoded[...])
      guard
        case .frame(let size, let damage, [.isMoving, .isPart], var cells)? = framer.next().flatMap(
          HostReply.init)
      else {
        Issue.record("no frame")
        return
      }
      #expect(size == surface.size)
      var copy = surface
      copy.draw("    ", at: CellPoint(column: 0, row: 1), foreground: .white, attributes: [])
      for rect in damage {
        copy.decode(rect, from: cells)
        cells = cells.dropFirst(rect.size.columns * rect.size.rows * Surface.encodedCellByteCount)
      }
      #expect(isWhole ? copy == surface : copy[3, 1] == surface[3, 1])
    }
  }

  @Test func `are kept for the next preview host, feeds up to a limit`() {
    var journal = EventJournal()
    journal.add(.size(CellSize(columns: 1, rows: 1)), at: .zero)
    journal.add(.drawn, at: .zero)
    let megabyte = [UInt8](repeating: 0, count: 1 << 20)
    for _ in 0..<16 { journal.add(.bytes(source: 1, megabyte), at: .zero) }
    #expect(journal.entries.count == 17)
    #expect(!journal.isCut)
    journal.add(.bytes(source: 1, [0]), at: .zero)
    #expect(journal.isCut)
    #expect(journal.entries.map(\.message) == [.size(CellSize(columns: 1, rows: 1))])
  }

  @Test func `are forgotten for closed sources and former sizes once the feed is too long`() {
    var journal = EventJournal()
    let sizes = [1, 2].map { HostRequest.size(CellSize(columns: $0, rows: $0)) }
    for size in sizes { journal.add(size, at: .zero) }
    let opened = [1, 2].map { HostRequest.opened(source: $0, name: "a", kind: .client) }
    let ended = [1, 2].map { HostRequest.ended(source: $0, hasLeft: true) }
    for message in opened + ended { journal.add(message, at: .zero) }
    journal.noteClosed(1)
    while !journal.isCut { journal.add(.key(.enter), at: .zero) }
    #expect(journal.entries.map(\.message) == [sizes[1], opened[1], ended[1]])
    // Clients that come and go leave nothing.
    for source in 3..<EventJournal.countMaximum {
      journal.add(.opened(source: source, name: "a", kind: .client), at: .zero)
      journal.add(.ended(source: source, hasLeft: true), at: .zero)
      journal.noteClosed(source)
    }
    #expect(journal.entries.count <= EventJournal.countMaximum)
    #expect(journal.entries.first?.message == sizes[1])
  }
}
