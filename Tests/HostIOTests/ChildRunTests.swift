import Testing

@testable import HostIO

@Suite struct `A child's run` {
  /// Starts a script of the shell.
  private static func start(
    _ script: String, outputs: [ChildRun.Output] = [.pipe([1])]
  ) throws -> ChildRun {
    try ChildRun(["/bin/sh", "-c", script], outputs: outputs)
  }

  /// Reads until an output ends, on a clock that stands still, and returns the text of each.
  private static func texts(_ run: inout ChildRun, until isOver: (borrowing ChildRun) -> Bool)
    throws
    -> [String]
  {
    var bytes = run.outputs.map { _ in [UInt8]() }
    for _ in 0..<1000 where !isOver(run) {
      var waiting = PollSet()
      run.addInterests(to: &waiting)
      try waiting.wait(timeout: .milliseconds(10))
      for piece in run.read(at: .zero) { bytes[piece.output] += piece.bytes }
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `has the bytes of each output, and the ending behind them`() throws {
    var run = try Self.start(
      "echo out; echo error >&2; echo third >&5; exit 3", outputs: [.pipe([1, 5]), .pipe([2])])
    let texts = try Self.texts(&run) { $0.ending != nil }
    #expect(texts == ["out\nthird\n", "error\n"] && run.ending == .status(3))
    #expect(run.read(at: .zero).isEmpty && run.end() == .status(3))
  }

  @Test func `is over though a process that it has started keeps its output open`() throws {
    var run = try Self.start("(sleep 1000 &); head -c 60000 /dev/zero; exit 4")
    let texts = try Self.texts(&run) { $0.ending != nil }
    #expect(texts[0].utf8.count == 60_000 && run.ending == .status(4) && run.isOpen(0))
  }

  @Test func `without outputs has a moment to end, and is killed then`() throws {
    var run = try Self.start("exec >&-; exec sleep 1000")
    #expect(run.nextTurn == nil)
    _ = try Self.texts(&run) { !$0.isOpen(0) }
    let timeout = ChildRun.closedTimeout
    #expect(run.nextTurn == ChildRun.pollInterval && run.ending == nil)
    _ = run.read(at: timeout - .milliseconds(1))
    #expect(run.ending == nil)
    _ = run.read(at: timeout)
    #expect(run.ending == .signal(9))
  }

  @Test func `is ended with all that it has started when its value goes`() throws {
    var run = try Self.start("sleep 1000 & echo $! $$; wait")
    let ids = try Self.texts(&run) { _ in false }[0].split(whereSeparator: \.isWhitespace)
    let own = try #require(ids.last.flatMap { Int32($0) })
    #expect(ids.count == 2 && HostIO.ChildProcess.isRunning(own))
    _ = consume run
    #expect(!HostIO.ChildProcess.isRunning(own))
  }

  @Test func `reads and writes over a connection`() throws {
    var run = try Self.start("read line <&3; echo \"$line back\" >&3", outputs: [.connection(3)])
    var waiting = PollSet()
    run.addInterests(to: &waiting, writing: 0)
    try waiting.wait(timeout: .seconds(5))
    #expect(waiting.readiness(of: run.outputs[0]) == .writable)
    try run.outputs[0].writeAll(Array("there and\n".utf8))
    #expect(try Self.texts(&run) { $0.ending != nil } == ["there and back\n"])
  }

  @Test func `that can't start closes what was opened for it`() throws {
    let link = try HostIO.ChildProcess.pipe()
    defer { link.near.close() }
    var opened = OpenedDescriptors()
    _ = opened.adding(link.far)
    do {
      _ = try ChildRun(["/no/program"], outputs: [.pipe([1])], owning: opened)
      Issue.record("it has started")
    } catch {
      #expect(error.isMissing)
    }
    var buffer = [UInt8](repeating: 0, count: 1)
    #expect(link.near.read(into: &buffer) == .end)
  }

  @Test func `has limits to which the machine's sleep does not count`() {
    let start = WakingTime(from: .seconds(10), slept: .seconds(2))
    #expect(start.end(after: .seconds(3), slept: .seconds(2)) == .seconds(13))
    #expect(start.end(after: .seconds(3), slept: .seconds(3602)) == .seconds(3613))
    #expect(WakingTime(from: .zero).end(after: .seconds(3)) == .seconds(3))
  }
}
