/// The requests that a preview host got, each with its time, which the next host replays to take its place.
struct EventJournal {
  /// The most bytes of feeds that are kept.
  static let byteCountMaximum = 16 << 20
  /// The most entries.
  static let countMaximum = 200_000

  private(set) var entries: [(time: Duration, message: HostRequest)] = []
  private var byteCount = 0
  /// The sources that are closed and still have entries.
  private var closedSources: Set<Int> = []
  /// A Boolean value indicating whether the feed is longer than what is kept, so that a new host gets only its rest.
  private(set) var isCut = false

  /// Keeps a request of the run.
  mutating func add(_ message: HostRequest, at time: Duration) {
    guard message.isKept else { return }
    if case .bytes(_, let bytes) = message { byteCount += bytes.count }
    entries.append((time, message))
    guard byteCount > Self.byteCountMaximum || entries.count > Self.countMaximum else { return }
    forget()
  }

  /// Notes that a source is closed, so that a new host need not know it where its lines are forgotten.
  mutating func noteClosed(_ source: Int) { closedSources.insert(source) }

  /// Forgets lines and keys of long ago, closed sources, and all but the last size and traits of the terminal.
  private mutating func forget() {
    var kept: [(time: Duration, message: HostRequest)] = []
    var hasLast: Set<State> = []
    for entry in entries.reversed() where isNeeded(entry.message, after: &hasLast) {
      kept.append(entry)
    }
    entries = kept.reversed()
    (byteCount, closedSources, isCut) = (0, [], true)
  }

  /// A state of the terminal, of which only the last one counts.
  private enum State {
    case size, traits, motion
  }

  /// Tells whether a request still counts.
  ///
  /// - Parameters:
  ///   - message: The request.
  ///   - later: The states that later requests set.
  /// - Returns: `true` where a new host has to get it.
  private func isNeeded(_ message: HostRequest, after later: inout Set<State>) -> Bool {
    switch message {
    case .size: later.insert(.size).inserted
    case .traits: later.insert(.traits).inserted
    case .sparesMotion: later.insert(.motion).inserted
    case .opened(let source, _, _), .ended(let source, _): !closedSources.contains(source)
    case .bytes, .key, .makeRoom, .report, .skip, .drawn, .live, .ping, .finish: false
    }
  }
}
