import HostIO
import LockScreenSession

extension FeedInputs {
  /// Accepts the clients that wait, as many as there may be.
  mutating func acceptClients(_ ready: PollSet, at now: Duration) {
    if let listenerReturn {
      if listenerReturn <= now { self.listenerReturn = nil }
      return
    }
    guard let listener, !ready.readiness(of: listener).isEmpty else {
      waitingSince = nil
      return
    }
    do {
      while connectedClientCount < Self.clientsMaximum {
        guard let client = try listener.acceptClient() else {
          waitingSince = nil
          return
        }
        clientCount += 1
        sources.append(
          FeedSource(
            stream: FeedStream(name: "client \(clientCount)"), descriptor: client,
            client: FeedClient(at: now)))
      }
      try makeRoom(for: listener, at: now)
    } catch {
      listenerReturn = now + Self.listenerPause
    }
  }

  /// Ends an idle client's connection for one that waits, or tells those that have waited long enough that there are too
  /// many.
  private mutating func makeRoom(
    for listener: FileDescriptor, at now: Duration
  ) throws(SystemFault) {
    guard let waitingSince else {
      // The next look tells if another one waits.
      self.waitingSince = now
      listenerReturn = now + Self.listenerPause
      return
    }
    if let index = longestIdle(at: now), let descriptor = sources[index].descriptor {
      sources[index].client?.dismiss(.idle, from: descriptor)
      self.waitingSince = nil
    } else if now - waitingSince >= Self.waitMaximum {
      for _ in 0..<Self.dismissalsPerTurn {
        guard let descriptor = try listener.acceptClient() else { break }
        var client = FeedClient(at: now)
        client.dismiss(.full, from: descriptor)
        descriptor.close()
      }
    } else {
      listenerReturn = now + Self.listenerPause
    }
  }

  /// Returns the source of the client that has been idle for the longest time, and for long enough.
  private func longestIdle(at now: Duration) -> Int? {
    let idle = sources.indices.compactMap { index in
      sources[index].client?.idleTime.map { (index, time: $0) }
    }
    return idle.filter { $0.time <= now }.min { $0.time < $1.time }?.0
  }
}
