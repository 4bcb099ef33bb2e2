import HostIO

/// The socket at which clients connect: it accepts as many as there may be, and tells those that wait too long.
struct ClientListener: ~Copyable {
  /// The most clients at a time; more wait in the kernel's queue, for `waitMaximum`.
  static let clientsMaximum = 32
  /// The pause after a client could not be accepted, as when no descriptor is left, since the socket stays ready.
  static let pause = Duration.milliseconds(250)
  /// The time for which a client waits for another one to leave, before it is told that there are too many.
  static let waitMaximum = Duration.seconds(1)
  /// The most clients that are told so in a turn.
  static let dismissalsPerTurn = 64

  /// The listening descriptor; `nil` where there is no socket.
  private let descriptor: FileDescriptor?
  /// The server, which listens as long as it is kept.
  private let server: SocketServer?
  /// The end of the pause; `nil` without one.
  private(set) var pauseEnd: Duration?
  /// The time since which a client has been waiting for another one to leave; `nil` while there is room.
  private var waitingSince: Duration?
  /// A Boolean value indicating whether a client still waits after a pause, so that an idle one may have to go.
  private(set) var wantsRoom = false

  init(_ server: consuming SocketServer?) {
    descriptor = server?.descriptor
    self.server = server
  }

  func addInterests(to waiting: inout PollSet) {
    if pauseEnd == nil, let descriptor {
      waiting.add(descriptor, for: .reading)
    }
  }

  /// Accepts the clients that wait.
  ///
  /// - Parameters:
  ///   - ready: The descriptors that are ready.
  ///   - roomCount: The number of clients for which there is room.
  ///   - now: The time.
  /// - Returns: The new clients. Where one more waits after a pause, `wantsRoom` tells so.
  mutating func accept(
    _ ready: PollSet, roomFor roomCount: Int, at now: Duration
  ) -> [FileDescriptor] {
    wantsRoom = false
    guard pauseEnd == nil else {
      if let pauseEnd, pauseEnd <= now { self.pauseEnd = nil }
      return []
    }
    guard let descriptor, !ready.readiness(of: descriptor).isEmpty else {
      waitingSince = nil
      return []
    }
    var clients: [FileDescriptor] = []
    do {
      while clients.count < roomCount {
        guard let client = try descriptor.acceptClient() else {
          waitingSince = nil
          return clients
        }
        clients.append(client)
      }
      wantsRoom = waitingSince != nil
      // The next look tells if another one waits.
      if !wantsRoom { (waitingSince, pauseEnd) = (now, now + Self.pause) }
    } catch {
      pauseEnd = now + Self.pause
    }
    return clients
  }

  /// Goes on without a pause, as a client has left or has to leave.
  mutating func resume() {
    (pauseEnd, waitingSince, wantsRoom) = (nil, nil, false)
  }

  /// Lets clients wait on where there is no room, or tells those that have waited long enough that there are too many.
  mutating func letWait(at now: Duration) {
    guard let waitingSince, now - waitingSince >= Self.waitMaximum else {
      pauseEnd = now + Self.pause
      return
    }
    do {
      for _ in 0..<Self.dismissalsPerTurn {
        guard let client = try descriptor?.acceptClient() else { break }
        var last = FeedClient(at: now)
        last.dismiss(.full, from: client)
        client.close()
      }
    } catch {
      pauseEnd = now + Self.pause
    }
  }
}
