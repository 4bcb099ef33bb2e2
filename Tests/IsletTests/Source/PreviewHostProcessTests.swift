import HostIO
import TestSupport
import Testing
import WidgetSources

@testable import IsletProgram

/// A preview host that is a script of the shell.
@Suite struct `A preview host's process` {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Starts a host that sends replies, and then does what a script says.
  private func host(sending replies: [HostReply], then script: String) throws -> PreviewHostProcess
  {
    let path = folder.path("replies")
    try HostIO.Folder.write(replies.flatMap(\.encoded), to: path)
    return try PreviewHostProcess(
      ["/bin/sh", "-c", "cat \(path) >&\(PreviewHost.link.number); \(script)"],
      folder: folder.path, serial: 1, copies: SourceCopies(of: [], in: folder.path))
  }

  /// Reads events, on a clock that stands still, until they suffice.
  private func events(
    of host: PreviewHostProcess, until isEnough: ([PreviewHostProcess.Event]) -> Bool
  ) throws -> [PreviewHostProcess.Event] {
    var events: [PreviewHostProcess.Event] = []
    for _ in 0..<1000 where !isEnough(events) {
      var waiting = PollSet()
      host.addInterests(to: &waiting)
      try waiting.wait(timeout: .milliseconds(10))
      events += host.read(at: .zero)
    }
    return events
  }

  @Test func `wants no bytes of sources that have ended`() throws {
    let host = try host(sending: (1...4).map { .wants(source: $0) }, then: "exec sleep 1000")
    _ = try events(of: host) { _ in host.wantedSources.count == 4 }
    #expect(host.wantedSources == [1, 2, 3, 4])
    host.send(.bytes(source: 1, [10]), at: .zero)
    host.send(.ended(source: 2, hasLeft: false), at: .zero)
    #expect(host.wantedSources == [3, 4])
  }

  @Test func `is done with a source that it has served`() throws {
    let host = try host(
      sending: [.wants(source: 1), .wants(source: 2), .closed(source: 1)], then: "exec sleep 1000")
    _ = try events(of: host) { _ in host.wantedSources == [2] }
    #expect(host.wantedSources == [2] && host.takeClosedSources() == [1])
  }

  @Test func `tells its stop, and then its ending with what it has said`() throws {
    let host = try host(sending: [.bell], then: "echo words >&2; exit 7")
    let events = try events(of: host) { events in
      if case .ended? = events.last { true } else { false }
    }
    guard events.count == 3, case .reply(.bell) = events[0], case .stopping(let stop) = events[1],
      case .ended(let facts) = events[2]
    else {
      Issue.record("\(events)")
      return
    }
    #expect(stop.reason == "stopped" && facts.ending == .status(7) && facts.output == "words\n")
  }

  @Test func `is told to report a hang once its time is over`() throws {
    let host = try host(sending: [], then: "exec sleep 1000")
    host.send(.live, at: .zero)
    #expect(host.nextTurn == PreviewHostProcess.timeout && !host.isSilent(at: .milliseconds(999)))
    #expect(host.isSilent(at: .seconds(1)))
    let early = host.read(at: PreviewHostProcess.timeout - .milliseconds(1))
    let late = host.read(at: PreviewHostProcess.timeout)
    guard early.isEmpty, late.count == 1, case .stopping(let stop) = late[0] else {
      Issue.record("\(early) \(late)")
      return
    }
    #expect(stop.hangs)
    let end = try events(of: host) { events in
      if case .ended? = events.last { true } else { false }
    }
    // SIGABRT
    guard case .ended(let facts)? = end.last else {
      Issue.record("it goes on")
      return
    }
    #expect(facts.ending == .signal(6) && facts.hangs)
  }
}
