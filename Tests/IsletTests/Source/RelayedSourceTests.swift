import HostIO
import Testing

@testable import IsletProgram

@Suite struct `A relayed client` {
  /// A client and islet's end of its connection.
  private struct Pair {
    let client: FileDescriptor
    var source: RelayedSource
    private var buffer = [UInt8](repeating: 0, count: 4096)

    init() throws {
      let link = try ChildProcess.connection()
      client = link.far
      source = RelayedSource(descriptor: link.near, name: "client 1", isClient: true)
    }

    /// Waits for nothing, and handles what is ready; `nil` where nothing woke the source.
    mutating func turn(isWanted: Bool) throws -> (woke: Bool, event: RelayedSource.Event?) {
      var set = PollSet()
      guard let interest = source.interest(isWanted: isWanted) else { return (false, nil) }
      set.add(source.descriptor, for: interest)
      try set.wait(timeout: .zero)
      let readiness = set.readiness(of: source.descriptor)
      guard !readiness.isEmpty else { return (false, nil) }
      return (true, source.handle(readiness, isWanted: isWanted, into: &buffer))
    }
  }

  /// More than a socket takes at once.
  private static let large = [UInt8](repeating: 46, count: 600_000)

  private static func event(_ bytes: [UInt8]) -> RelayedAnswer {
    RelayedAnswer(line: nil, bytes: bytes)
  }

  @Test func `is read while bytes are wanted, and wakes no one otherwise`() throws {
    var pair = try Pair()
    try pair.client.writeAll([1, 2])
    #expect(try !pair.turn(isWanted: false).woke)
    #expect(try pair.turn(isWanted: true).event == .bytes([1, 2]))
    pair.client.shutDown()
    #expect(try !pair.turn(isWanted: false).woke)
    #expect(try pair.turn(isWanted: true).event == .ended(hasLeft: false))
    // The end is told once; that the client is gone as well follows, and then nothing wakes any more.
    #expect(try pair.turn(isWanted: false).event == .ended(hasLeft: true))
    #expect(try !pair.turn(isWanted: true).woke)
    pair.source.close()
  }

  @Test func `that leaves its answers unread wakes no one by the end of its lines`() throws {
    var pair = try Pair()
    #expect(pair.source.write(Self.event(Self.large)) == nil)
    pair.client.shutdownWriting()
    #expect(try pair.turn(isWanted: true).event == .ended(hasLeft: false))
    for isWanted in [true, false] { #expect(try !pair.turn(isWanted: isWanted).woke) }
    pair.client.shutDown()
    #expect(try pair.turn(isWanted: true).event == .ended(hasLeft: true))
    #expect(try !pair.turn(isWanted: true).woke)
    pair.source.close()
  }

  @Test func `that is gone before its lines are read is read to their end`() throws {
    var pair = try Pair()
    try pair.client.writeAll([1])
    #expect(pair.source.write(Self.event(Self.large)) == nil)
    pair.client.shutDown()
    #expect(try pair.turn(isWanted: false).event == nil)
    #expect(pair.source.write(Self.event([1])) == nil)
    var events: [RelayedSource.Event] = []
    while let event = try pair.turn(isWanted: true).event { events.append(event) }
    #expect(events.last == .ended(hasLeft: true))
    #expect(try !pair.turn(isWanted: true).woke)
    pair.source.close()
  }

  @Test func `with more unread answers than are kept is cut off`() throws {
    var pair = try Pair()
    #expect(pair.source.write(Self.event(Self.large)) == nil)
    let most = [UInt8](repeating: 46, count: Outbox.byteCountMaximum + 1)
    #expect(pair.source.write(Self.event(most)) == .ended(hasLeft: true))
    #expect(pair.source.write(Self.event([1])) == nil)
    #expect(try !pair.turn(isWanted: true).woke)
    pair.source.close()
  }

  @Test func `has one answer to a line, whichever host gives it`() throws {
    var pair = try Pair()
    for (line, byte) in [(1, 49), (1, 50), (3, 51), (2, 52), (nil, 53)] as [(Int?, UInt8)] {
      #expect(pair.source.write(RelayedAnswer(line: line, bytes: [byte])) == nil)
    }
    pair.source.countLinesAnew()
    #expect(pair.source.write(RelayedAnswer(line: 1, bytes: [54])) == nil)
    pair.source.close()
    #expect(try pair.client.readToEnd(limit: 100) == Array("1356".utf8))
    pair.client.close()
  }
}
