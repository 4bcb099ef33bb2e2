import HostIO
import LockScreenSession

extension FeedInputs {
  /// Accepts the clients that wait, as many as there may be; one that waits on may take the place of an idle one.
  mutating func acceptClients(_ ready: PollSet, at now: Duration) {
    let roomCount = ClientListener.clientsMaximum - connectedClientCount
    for client in listener.accept(ready, roomFor: roomCount, at: now) {
      clientCount += 1
      sources.append(
        FeedSource(
          stream: FeedStream(name: "client \(clientCount)"), descriptor: client,
          client: FeedClient(at: now)))
    }
    guard listener.wantsRoom else { return }
    if dismissLongestIdle(at: now) { listener.resume() } else { listener.letWait(at: now) }
  }

  /// Tells the client that has been idle for the longest time, and for long enough, that it has to go.
  ///
  /// - Returns: `false` if there is none.
  mutating func dismissLongestIdle(at now: Duration) -> Bool {
    let idle = sources.indices.compactMap { index in
      sources[index].client?.idleTime.map { (index, time: $0) }
    }
    guard let index = idle.filter({ $0.time <= now }).min(by: { $0.time < $1.time })?.0 else {
      return false
    }
    dismiss(.idle, at: index)
    return true
  }
}
