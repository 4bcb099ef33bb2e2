import HostIO

/// The preview hosts of a run: the one that is shown, the next one, and those that have stopped.
///
/// Each is known by its serial number, as the next one becomes the one that is shown while its events are handled.
struct PreviewHosts {
  /// The host whose pictures are shown.
  private var shown: PreviewHostProcess?
  /// The host of the newest build, which replays the journal before it is shown.
  private var next: PreviewHostProcess?
  /// The hosts that have stopped and whose stacks are still to be read.
  private var stopped: [PreviewHostProcess] = []

  /// A Boolean value indicating whether a host is shown.
  var isShown: Bool { shown != nil }
  /// A Boolean value indicating whether no host runs.
  var isEmpty: Bool { shown == nil && next == nil }

  /// The host whose answers count: two hosts at a time get the same lines.
  private var leading: PreviewHostProcess? { shown ?? next }

  /// Returns whether a host's answers to clients count.
  func isLeading(_ serial: Int) -> Bool { leading?.serial == serial }

  /// Takes over a host that becomes the next one.
  mutating func setNext(_ host: PreviewHostProcess) { next = host }

  /// Shows a host, if it is the next one, in place of the one that is shown.
  ///
  /// - Returns: `false` if it is shown already.
  mutating func show(_ serial: Int) -> Bool {
    guard let next, next.serial == serial else { return false }
    (shown, self.next) = (next, nil)
    return true
  }

  /// Sets a host aside that has stopped, until its stack is read.
  mutating func setAside(_ serial: Int) {
    if let host = shown, host.serial == serial {
      stopped.append(host)
      shown = nil
    }
    if let host = next, host.serial == serial {
      stopped.append(host)
      next = nil
    }
  }

  // MARK: - Requests

  /// Sends a request to the hosts that run.
  func send(_ request: HostRequest, at now: Duration) {
    shown?.send(request, at: now)
    next?.send(request, at: now)
  }

  /// Sends a request to the host that is shown.
  func sendToShown(_ request: HostRequest, at now: Duration) {
    shown?.send(request, at: now)
  }

  /// Asks the host that is shown for its log, and waits a moment for it.
  func finishShown() -> [String] { shown?.finish() ?? [] }

  // MARK: - Sources of lines

  /// The sources of which bytes are wanted.
  var wantedSources: Set<Int> { leading?.wantedSources ?? [] }

  /// Takes the sources that are done.
  func takeClosedSources() -> [Int] {
    leading?.takeClosedSources() ?? []
  }

  // MARK: - Reading

  func addInterests(to waiting: inout PollSet) {
    shown?.addInterests(to: &waiting)
    next?.addInterests(to: &waiting)
    for host in stopped { host.addInterests(to: &waiting) }
  }

  var nextTurn: Duration? {
    [shown?.nextTurn, next?.nextTurn, stopped.compactMap(\.nextTurn).min()]
      .compactMap { $0 }.min()
  }

  /// Reads all that came from the hosts that run, the one that is shown first.
  func read(at now: Duration) -> [(serial: Int, events: [PreviewHostProcess.Event])] {
    [shown, next].compactMap(\.self).map { ($0.serial, $0.read(at: now)) }
  }

  /// Reads the stacks of hosts that have stopped.
  ///
  /// - Returns: The facts of those that have ended, which are closed.
  mutating func readStopped(at now: Duration) -> [CrashFacts] {
    var ended: [CrashFacts] = []
    for index in stopped.indices.reversed() {
      for event in stopped[index].read(at: now) {
        guard case .ended(let facts) = event else { continue }
        stopped.remove(at: index)
        ended.append(facts)
      }
    }
    return ended
  }

  // MARK: - Closing

  /// Ends the next host.
  mutating func closeNext() { next = nil }

  /// Ends the hosts that most likely hang.
  ///
  /// - Returns: A Boolean value indicating whether there was one.
  mutating func closeSilent(at now: Duration) -> Bool {
    let isSilent = (shown?.isSilent(at: now) ?? false, next?.isSilent(at: now) ?? false)
    if isSilent.0 { shown = nil }
    if isSilent.1 { closeNext() }
    return isSilent.0 || isSilent.1
  }

  /// Ends the hosts that have stopped.
  mutating func closeStopped() { stopped = [] }

  /// Ends all hosts.
  mutating func close() { (shown, next, stopped) = (nil, nil, []) }
}
