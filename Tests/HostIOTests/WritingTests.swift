import Glibc
import HostIO
import Testing

/// Two sockets that are connected with each other.
private struct SocketPair: ~Copyable {
  let near: FileDescriptor
  let far: FileDescriptor

  init() {
    var ends: [Int32] = [0, 0]
    unsafe ends.withUnsafeMutableBufferPointer {
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      _ = unsafe socketpair(AF_UNIX, kind, 0, $0.baseAddress)
    }
    near = FileDescriptor(ends[0])
    far = FileDescriptor(ends[1])
    far.makeNonBlocking()
  }

  /// Leaves as a program does that ends.
  ///
  /// A child that another test starts holds a copy of every descriptor until it has become its program. Shut down, the
  /// connection ends nevertheless.
  static func leave(_ end: FileDescriptor) {
    shutdown(end.number, Int32(SHUT_RDWR))
    end.close()
  }

  /// Reads at the far side what has come.
  func received() -> [UInt8] {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while case .bytes(let count) = far.read(into: &buffer) { all += buffer[..<count] }
    return all
  }
}

/// Returns whether `work` caused a `SIGPIPE`, which the process may ignore.
private func raisesBrokenPipe(_ work: () -> Void) -> Bool {
  var (mask, before, pending) = (sigset_t(), sigset_t(), sigset_t())
  // A blocked signal stays pending, even where it is ignored.
  unsafe sigemptyset(&mask)
  unsafe sigaddset(&mask, SIGPIPE)
  unsafe pthread_sigmask(SIG_BLOCK, &mask, &before)
  work()
  unsafe sigpending(&pending)
  let isRaised = unsafe sigismember(&pending, SIGPIPE) == 1
  if isRaised {
    var none = timespec()
    unsafe sigtimedwait(&mask, nil, &none)
  }
  unsafe pthread_sigmask(SIG_SETMASK, &before, nil)
  return isRaised
}

@Suite struct `Writing without waiting` {
  /// Bytes of which none looks like its neighbors.
  private func pattern(_ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
  }

  @Test func `a full socket would block, though it was not made non-blocking`() {
    let pair = SocketPair()
    let bytes = pattern(64 * 1024)
    var sent: [UInt8] = []
    var outcome = WriteOutcome.bytes(0)
    while case .bytes(let count) = outcome {
      sent += bytes[..<count]
      outcome = pair.near.write(bytes[...])
    }
    #expect(outcome == .wouldBlock)
    #expect(!sent.isEmpty)
    #expect(pair.received() == sent)
    #expect(pair.near.write(bytes[..<7]) == .bytes(7))
    for end in [pair.near, pair.far] { end.close() }
  }

  @Test func `nothing at all is written`() {
    let pair = SocketPair()
    #expect(pair.near.write([]) == .bytes(0))
    for end in [pair.near, pair.far] { end.close() }
  }

  @Test func `a socket whose other side is gone gives a reason and no signal`() {
    let pair = SocketPair()
    SocketPair.leave(pair.far)
    let isRaised = raisesBrokenPipe {
      let outcome = pair.near.write([1, 2, 3])
      #expect(outcome == .failed(SystemFault(code: EPIPE)))
      #expect(throws: SystemFault(code: EPIPE)) { try pair.near.writeAll([1, 2, 3]) }
    }
    #expect(!isRaised)
    pair.near.close()
  }

  @Test func `a pipe whose reader is gone gives a reason once broken pipes are ignored`() throws {
    FileDescriptor.ignoreBrokenPipes()
    var ends: [Int32] = [0, 0]
    unsafe ends.withUnsafeMutableBufferPointer { _ = unsafe pipe($0.baseAddress) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let writer = FileDescriptor(ends[1])
    writer.makeNonBlocking()
    var outcome = WriteOutcome.bytes(0)
    while case .bytes = outcome { outcome = writer.write(pattern(4096)[...]) }
    #expect(outcome == .wouldBlock)
    FileDescriptor(ends[0]).close()
    // It waits for room, and so for a reader that is kept open by another test's child until that is its own program.
    #expect(throws: SystemFault(code: EPIPE)) { try writer.writeAll([1, 2, 3]) }
    #expect(writer.write([1]) == .failed(SystemFault(code: EPIPE)))
    writer.close()
  }

  @Test func `a half-closed socket is at its end, and is still written to`() {
    let pair = SocketPair()
    #expect(pair.near.write(Array("ask".utf8)[...]) == .bytes(3))
    pair.near.shutdownWriting()
    var buffer = [UInt8](repeating: 0, count: 16)
    #expect(pair.far.read(into: &buffer) == .bytes(3))
    #expect(pair.far.read(into: &buffer) == .end)
    #expect(pair.far.write(Array("answer".utf8)[...]) == .bytes(6))
    #expect(pair.near.read(into: &buffer) == .bytes(6))
    #expect(pair.near.write([1]) == .failed(SystemFault(code: EPIPE)))
    for end in [pair.near, pair.far] { end.close() }
  }

  @Test func `who leaves without reading the answers has ended, after the last word`() {
    let pair = SocketPair()
    _ = pair.far.write(Array("answer".utf8)[...])
    _ = pair.near.write(Array("last".utf8)[...])
    SocketPair.leave(pair.near)
    var buffer = [UInt8](repeating: 0, count: 16)
    #expect(pair.far.read(into: &buffer) == .bytes(4))
    #expect(pair.far.read(into: &buffer) == .end)
    pair.far.close()
  }

  @Test func `one wait for both tells both apart`() throws {
    let pair = SocketPair()
    let readiness = { () throws in
      var set = PollSet()
      set.add(pair.near, for: .readingAndWriting)
      try set.wait(timeout: .zero)
      return set.readiness(of: pair.near)
    }
    #expect(try readiness() == .writable)
    #expect(pair.far.write([1]) == .bytes(1))
    #expect(try readiness() == [.readable, .writable])
    let bytes = pattern(64 * 1024)
    while case .bytes = pair.near.write(bytes[...]) {}
    #expect(try readiness() == .readable)
    _ = pair.received()
    #expect(try readiness() == [.readable, .writable])
    for end in [pair.near, pair.far] { end.close() }
  }
}

@Suite struct `Outboxes` {
  @Test func `what waits is written in order, as the other side reads`() {
    let pair = SocketPair()
    var outbox = Outbox()
    var (added, received): ([UInt8], [UInt8]) = ([], [])
    // More in all than fits at once, into a socket that takes less than that, with a reader that is late.
    for index in 0..<3000 {
      let line = Array("line \(index) \(String(repeating: "x", count: index % 997))\n".utf8)
      if outbox.append(line) { added += line }
      guard index % 100 == 99 else { continue }
      _ = outbox.flush(to: pair.near)
      if index % 300 == 299 { received += pair.received() }
    }
    var outcome = outbox.flush(to: pair.near)
    while outcome == .waiting {
      received += pair.received()
      outcome = outbox.flush(to: pair.near)
    }
    received += pair.received()
    #expect(outcome == .drained)
    #expect(outbox.isEmpty)
    #expect(received == added)
    for end in [pair.near, pair.far] { end.close() }
  }

  @Test func `a reader that does not read keeps it waiting`() {
    let pair = SocketPair()
    var outbox = Outbox()
    let isAdded = outbox.append([UInt8](repeating: 1, count: Outbox.byteCountMaximum))
    #expect(isAdded)
    #expect(outbox.flush(to: pair.near) == .waiting)
    let waiting = outbox.byteCount
    #expect(outbox.flush(to: pair.near) == .waiting)
    #expect(outbox.byteCount == waiting)
    #expect(pair.received().count + waiting == Outbox.byteCountMaximum)
    for end in [pair.near, pair.far] { end.close() }
  }

  @Test(arguments: [(0, true), (1, false)])
  func `the limit is exact, and what is over it adds nothing`(excess: Int, fits: Bool) {
    var outbox = Outbox()
    let first = outbox.append([UInt8](repeating: 1, count: Outbox.byteCountMaximum - 10))
    let second = outbox.append([UInt8](repeating: 2, count: 10 + excess))
    #expect(first)
    #expect(second == fits)
    #expect(outbox.byteCount == Outbox.byteCountMaximum - (fits ? 0 : 10))
    let nothing = outbox.append([])
    #expect(nothing)
  }

  @Test func `a line over the limit is refused by an empty one, which stays empty`() {
    var outbox = Outbox()
    let isAdded = outbox.append([UInt8](repeating: 1, count: Outbox.byteCountMaximum + 1))
    #expect(!isAdded)
    #expect(outbox.isEmpty)
  }

  @Test func `what was written makes room`() {
    let pair = SocketPair()
    var outbox = Outbox()
    let full = outbox.append([UInt8](repeating: 1, count: Outbox.byteCountMaximum))
    _ = outbox.flush(to: pair.near)
    let room = Outbox.byteCountMaximum - outbox.byteCount
    let isOver = outbox.append([UInt8](repeating: 2, count: room + 1))
    let isExact = outbox.append([UInt8](repeating: 2, count: room))
    #expect(full && isExact && !isOver && room > 0)
    for end in [pair.near, pair.far] { end.close() }
  }

  @Test func `a reader that is gone fails it, and an empty one has nothing to fail at`() {
    let pair = SocketPair()
    SocketPair.leave(pair.far)
    var outbox = Outbox()
    #expect(outbox.flush(to: pair.near) == .drained)
    let isAdded = outbox.append([1])
    let isRaised = raisesBrokenPipe {
      #expect(outbox.flush(to: pair.near) == .failed(SystemFault(code: EPIPE)))
    }
    #expect(isAdded && !isRaised)
    pair.near.close()
  }
}
