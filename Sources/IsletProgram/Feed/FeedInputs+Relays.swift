import LockScreenSession

/// Something for a client whose bytes another process reads.
struct RelayedAnswer: Hashable {
  /// The number of the client's line that is answered, from 1; `nil` for an event.
  ///
  /// The next process gets the same lines, and answers them again.
  let line: Int?
  let bytes: [UInt8]
}

/// All that the process that reads the relayed sources has to be told.
struct RelayedReplies {
  /// The sources that want bytes.
  var wishes: [Int] = []
  /// The answers to clients, and the events that they subscribed to.
  var answers: [(source: Int, answer: RelayedAnswer)] = []
  /// The sources that are done.
  var closed: [Int] = []
}

/// Sources whose bytes another process reads, each by its number there.
extension FeedInputs {
  /// Adds a source.
  mutating func openRelay(
    _ relay: Int, name: String, kind: FeedSourceKind, at now: Duration
  ) {
    sources.append(
      FeedSource(
        stream: stream(named: name, of: kind), descriptor: nil,
        client: kind == .client ? FeedClient(at: now, isRelayed: true) : nil, relay: relay))
  }

  /// Adds bytes to a source.
  mutating func append(_ bytes: [UInt8], toRelay relay: Int, at now: Duration) {
    guard let index = index(of: relay) else { return }
    let holdsPartOfLine = sources[index].stream.holdsPartOfLine
    sources[index].stream.append(bytes)
    sources[index].client?.update(at: now, continuesLine: holdsPartOfLine)
  }

  /// Marks the end of a source.
  mutating func endRelay(_ relay: Int, hasLeft: Bool) {
    guard let index = index(of: relay) else { return }
    sources[index].stream.finish()
    if hasLeft { sources[index].client?.leave() }
  }

  /// Takes the wishes of the sources, the answers to clients, and the sources that are done, which are closed.
  mutating func takeRelayed() -> RelayedReplies {
    for index in sources.indices.reversed() where sources[index].relay != nil {
      let hadRoom = sources[index].hasRoom
      sources[index].tellAnswers(to: &relayed)
      noteRoom(at: index, before: hadRoom)
      if sources[index].isDone { close(index) }
    }
    relayed.wishes = sources.compactMap { $0.wantsBytes ? $0.relay : nil }
    defer { relayed = RelayedReplies() }
    return relayed
  }

  private func index(of relay: Int) -> Int? { sources.firstIndex { $0.relay == relay } }
}

extension FeedSource {
  /// Tells the answers that the client of a relayed source has not yet got.
  fileprivate mutating func tellAnswers(to replies: inout RelayedReplies) {
    guard let relay, let answers = client?.takeRelayed() else { return }
    replies.answers += answers.map { (relay, $0) }
  }

  /// Tells the end of a relayed source, with its last answers.
  mutating func tellEnd(to replies: inout RelayedReplies) {
    tellAnswers(to: &replies)
    if let relay { replies.closed.append(relay) }
  }
}
