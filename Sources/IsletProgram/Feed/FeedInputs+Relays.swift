import LockScreenSession

/// Sources whose bytes another process reads, each by its number there.
extension FeedInputs {
  /// Adds a source.
  mutating func openRelay(_ relay: Int, name: String, isClient: Bool, at now: Duration) {
    let stream =
      isClient ? FeedStream(name: name) : fileStream(named: name, isRegular: true)
    sources.append(
      FeedSource(
        stream: stream, descriptor: nil, client: isClient ? FeedClient(at: now) : nil, relay: relay)
    )
  }

  /// Adds bytes to a source.
  mutating func append(_ bytes: [UInt8], toRelay relay: Int) {
    guard let index = index(of: relay) else { return }
    sources[index].stream.append(bytes)
  }

  /// Marks the end of a source.
  mutating func endRelay(_ relay: Int, hasLeft: Bool) {
    guard let index = index(of: relay) else { return }
    sources[index].stream.finish()
    if hasLeft { sources[index].client?.leave() }
  }

  /// Takes the answers to clients, and returns them with the sources that want bytes.
  mutating func takeRelayed() -> (wishes: [Int], answers: [(source: Int, bytes: [UInt8])]) {
    var wishes: [Int] = []
    var answers: [(source: Int, bytes: [UInt8])] = []
    for index in sources.indices {
      guard let relay = sources[index].relay else { continue }
      if sources[index].wantsBytes { wishes.append(relay) }
      let bytes = sources[index].client?.takeUnwritten() ?? []
      if !bytes.isEmpty { answers.append((relay, bytes)) }
    }
    return (wishes, answers)
  }

  private func index(of relay: Int) -> Int? { sources.firstIndex { $0.relay == relay } }
}
