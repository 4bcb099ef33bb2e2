import Foundation
import Glibc
import TestSupport
import Testing

@testable import HostIO

@Suite struct `Descriptors` {
  private func makePipe() -> (reader: FileDescriptor, writer: FileDescriptor) {
    var ends: [Int32] = [0, 0]
    unsafe ends.withUnsafeMutableBufferPointer { _ = unsafe pipe($0.baseAddress) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (FileDescriptor(ends[0]), FileDescriptor(ends[1]))
  }

  @Test func `what is written is read, then the end`() throws {
    let (reader, writer) = makePipe()
    defer { reader.close() }
    try writer.writeAll(Array("one line\n".utf8))
    writer.close()
    var buffer = [UInt8](repeating: 0, count: 64)
    #expect(reader.read(into: &buffer) == .bytes(9))
    #expect(reader.read(into: &buffer) == .end)
  }

  @Test(arguments: [("/nowhere/at/all", ENOENT), ("/tmp", EISDIR)])
  func `what can't be opened says why`(path: String, code: Int32) {
    #expect(throws: SystemFault(code: code)) { _ = try FileDescriptor.opening(path) }
  }

  @Test func `writes in whose place a pipe is wait there, as many as it holds`() throws {
    let (reader, writer) = makePipe()
    reader.makeNonBlocking()
    let kept = try #require(writer.keepingWrites())
    #expect(kept.waitingBytes().isEmpty)
    try writer.writeAll(Array("one\ntwo\n".utf8))
    #expect(String(decoding: kept.waitingBytes(), as: UTF8.self) == "one\ntwo\n")
    // A writer that prints without end neither waits nor fills memory.
    for _ in 0..<100 { _ = writer.write([UInt8](repeating: 1, count: 4096)[...]) }
    #expect((4096...1 << 20).contains(kept.waitingBytes().count))
    #expect(reader.waitingBytes().isEmpty)
    for descriptor in [reader, writer, kept] { descriptor.close() }
  }

  @Test func `a named pipe is read from its first writer to its last`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("pipe")
    #expect(unsafe mkfifo(path, 0o600) == 0)
    // To open it to write waits for the reader, who has opened it without a writer by then.
    Thread.detachNewThread {
      let writer = FileDescriptor(unsafe open(path, O_WRONLY))
      for word in ["one", "two"] { try? writer.writeAll(Array(word.utf8)) }
      writer.close()
    }
    let contents = try FileDescriptor.contents(of: path, limit: 100)
    #expect(String(decoding: contents, as: UTF8.self) == "onetwo")
  }

  @Test func `an error while reading is no end`() throws {
    // Its first page is not accessible.
    let memory = try FileDescriptor.opening("/proc/self/mem")
    defer { memory.close() }
    #expect(memory.isRegularFile)
    var buffer = [UInt8](repeating: 0, count: 16)
    #expect(memory.read(into: &buffer) == .failed(SystemFault(code: EIO)))
  }

  @Test(arguments: [9, 10])
  func `a file is read up to a limit`(limit: Int) throws {
    let (reader, writer) = makePipe()
    defer { reader.close() }
    try writer.writeAll([UInt8](repeating: 0x61, count: 10))
    writer.close()
    if limit == 10 {
      #expect(try reader.readToEnd(limit: limit).count == 10)
    } else {
      #expect(throws: ReadFault.tooLarge(limit: 9)) { _ = try reader.readToEnd(limit: limit) }
    }
  }

  @Test func `poll tells who is ready, who hung up, and who is not`() throws {
    let (reader, writer) = makePipe()
    let (quiet, quietWriter) = makePipe()
    try writer.writeAll([1])
    writer.close()
    // A child that another test starts holds a copy of the writer until it has become its program.
    var end = PollSet()
    end.add(reader, for: .hangingUp)
    try end.wait(timeout: .seconds(5))
    #expect(!end.readiness(of: reader).isDisjoint(with: .hungUp))
    var set = PollSet()
    set.add(quiet, for: .reading)
    set.add(reader, for: .reading)
    try set.wait(timeout: .seconds(5))
    #expect(set.readiness(of: quiet) == [])
    #expect(set.readiness(of: reader).contains(.readable))
    #expect(!set.readiness(of: reader).isDisjoint(with: .hungUp))
    for descriptor in [reader, quiet, quietWriter] { descriptor.close() }
  }

  @Test(arguments: [Duration.zero, .seconds(-5), .nanoseconds(1)])
  func `a timeout that is over ends the waiting`(timeout: Duration) throws {
    let (reader, writer) = makePipe()
    var set = PollSet()
    set.add(reader, for: .reading)
    try set.wait(timeout: timeout)
    #expect(set.readiness(of: reader) == [])
    for descriptor in [reader, writer] { descriptor.close() }
  }
}

@Suite struct `Clocks` {
  @Test func `the monotonic clock never goes back`() {
    let first = HostClock.monotonic
    #expect(HostClock.monotonic >= first)
    #expect(HostClock.millisecondsSince1970 > 1_700_000_000_000)
  }

  @Test func `the probe begins before the instant and is in order`() {
    let now: Int64 = 1_795_200_000_000
    let transitions = TimeZoneProbe.transitions(aroundMillisecondsSince1970: now)
    let starts = transitions.map(\.startMillisecondsSince1970)
    #expect(starts == starts.sorted())
    #expect(starts.first.map { $0 < now } == true)
    #expect(transitions.filter { abs($0.utcOffsetSeconds) > 14 * 3600 } == [])
  }
}

@Suite(.serialized) struct `Signals` {
  @Test func `a signal arrives as something to read`() throws {
    let pipe = try SignalPipe(catching: [.windowChanged, .resume])
    kill(getpid(), SIGWINCH)
    kill(getpid(), SIGCONT)
    var set = PollSet()
    var signals: [Signal] = []
    while signals.count < 2 {
      set.removeAll()
      set.add(pipe.descriptor, for: .reading)
      try set.wait(timeout: .seconds(5))
      signals += pipe.takeSignals()
    }
    #expect(Set(signals) == [.windowChanged, .resume])
    #expect(pipe.takeSignals().isEmpty)
  }

  @Test func `shells' numbers for what a signal ended`() {
    #expect(ExitCode.ended(by: .terminate).rawValue == 143)
    let ending = [Signal.interrupt, .stop, .terminate, .windowChanged, .hangup, .resume]
      .filter(\.endsProcess)
    #expect(ending == [.interrupt, .terminate, .hangup])
  }
}
