import LockScreenSession

/// The reactions to the stops of a program's preview hosts: it goes on without the code that stopped, goes on as it was, or is
/// given up.
struct RestartPolicy {
  /// A reaction to a stop.
  enum Reaction: Equatable {
    /// A new host goes on, which passes over the code of a place.
    case skipping(CodePlace)
    /// A new host goes on as the one before it.
    case restarting
    /// No host is started until a save or a key.
    case givingUp
  }

  /// The most places of one build's code that are shown as marks.
  static let skippedPlacesMaximum = 24
  /// The most new hosts in place of those that were ended from outside.
  static let restartsMaximum = 3

  /// The time from which the dates of the previews' states count: a host that goes on has the states of the one before it,
  /// or it would not find those that are passed over.
  let previewTime: Duration
  /// The places that are passed over, with the reasons.
  private(set) var skipped: [(place: CodePlace, reason: String)] = []
  private var restartCount = 0

  /// Begins with a build's first host.
  init(at previewTime: Duration) {
    self.previewTime = previewTime
  }

  /// Returns the reaction to a stop.
  ///
  /// - Parameters:
  ///   - place: The code that ran last; `nil` where none ran.
  ///   - isCrash: Whether the runtime reports a crash.
  ///   - reason: The reason, as far as it is known.
  /// - Returns: The reaction.
  mutating func reaction(
    toStopAt place: CodePlace?, isCrash: Bool, reason: String
  ) -> Reaction {
    guard let place else {
      // Ended from outside, as by a system that is short of memory, it goes on. Code in a thread of its own would crash again.
      guard !isCrash, restartCount < Self.restartsMaximum else { return .givingUp }
      restartCount += 1
      return .restarting
    }
    let isKnown = skipped.contains { $0.place == place }
    guard !isKnown, skipped.count < Self.skippedPlacesMaximum else { return .givingUp }
    skipped.append((place, "\(reason): see the inspector"))
    return .skipping(place)
  }

  /// Notes the reason why the code of a place stopped; returns whether the place is one that is passed over.
  mutating func note(_ reason: String, at place: CodePlace?) -> Bool {
    guard let index = skipped.firstIndex(where: { $0.place == place }) else { return false }
    skipped[index].reason = reason
    return true
  }

  /// Allows as many restarts as at first.
  mutating func allowRestarts() { restartCount = 0 }
}
