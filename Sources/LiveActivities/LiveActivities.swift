/// The activity engine: what is true now of every Live Activity on the device.
///
/// This module owns the lifecycle, the limits, the deadlines, the verdict on each command and the arrangement on the
/// screen. It knows no JSON, no screen, no socket and no clock: the time comes in with each call, and `nextDeadline`
/// says when the engine next wants to be called. A command or a deadline costs O(log n) for n activities.
public struct LiveActivities: Equatable, Sendable {
  /// What a deadline is about.
  enum Deadline: Hashable, Sendable {
    case activity(ActivityID)
    case islandCollapse
  }

  /// The limits in force.
  public let limits: ActivityLimits
  /// The app in the foreground; `nil` while the Home Screen or the Lock Screen is.
  public internal(set) var foregroundApp: BundleID?

  /// The latest time seen; there is no way back.
  var now = Timestamp(millisecondsSince1970: .min)
  var activities: [ActivityID: LiveActivity] = [:]
  var shelves: [BundleID: AppShelf] = [:]
  /// The apps with something kept, the one that lit up last at the end.
  var stackOrder = ArrivalOrder<BundleID>()
  /// The apps with something for the island, the first to come first.
  var islandOrder = ArrivalOrder<BundleID>()
  /// The activity that fills the expanded island.
  var expandedActivity: ActivityID?
  var deadlines = DeadlineQueue<Deadline>()
  var dismissals: DismissalMemory
  var nextSerial = 0

  /// Makes an engine without activities.
  public init(limits: ActivityLimits = .standard) {
    self.limits = limits
    dismissals = DismissalMemory(capacity: limits.rememberedDismissalsMaximum)
  }

  /// How many activities are kept, pending and ended ones included.
  public var activityCount: Int { activities.count }

  /// How many entries are held in all; it follows the number of activities, whatever has been fed.
  package var entryCount: Int {
    activities.count + shelves.count + stackOrder.slotCount + islandOrder.slotCount
      + deadlines.entryCount + dismissals.entryCount
  }

  /// The next moment at which something changes by itself; `nil` means never.
  public var nextDeadline: Timestamp? { deadlines.next }

  /// The activity of that identity; `nil` when it was never started or has been dismissed.
  public func activity(_ id: ActivityID) -> LiveActivity? {
    activities[id]
  }

  /// Does what `command` asks and returns what happened, in order.
  ///
  /// What was due by `now` happens first; advance beforehand all the same, since catching up here costs O(n).
  ///
  /// - Throws: The rule that forbids it; the engine is then exactly what it was.
  public mutating func apply(
    _ command: ActivityCommand, at now: Timestamp
  ) throws(CommandRefusal) -> [ActivityEvent] {
    guard now >= self.now else { throw .clockMovedBackwards(last: self.now, given: now) }
    guard isSettled(at: now) else {
      // On a copy, so that a refusal has not moved time.
      var settled = self
      let due = settled.advance(to: now)
      let events = try settled.perform(command, at: now)
      self = settled
      return due + events
    }
    return try perform(command, at: now)
  }

  /// Lets everything happen that is due by `now`, each thing at its own time, and returns it in order.
  ///
  /// A time earlier than one already seen changes nothing.
  public mutating func advance(to now: Timestamp) -> [ActivityEvent] {
    guard now >= self.now else { return [] }
    var events: [ActivityEvent] = []
    while let (deadline, time) = deadlines.removeNext(by: now) {
      var log = EventLog(at: time)
      switch deadline {
      case .activity(let id): meetDeadline(of: id, &log)
      case .islandCollapse: collapseIsland(&log)
      }
      events += log.events
    }
    self.now = now
    return events
  }

  func isSettled(at now: Timestamp) -> Bool {
    guard let nextDeadline else { return true }
    return nextDeadline > now
  }

  /// Does what `command` asks, nothing else being due.
  ///
  /// All checks of a command come before its first change.
  private mutating func perform(
    _ command: ActivityCommand, at now: Timestamp
  ) throws(CommandRefusal) -> [ActivityEvent] {
    var log = EventLog(at: now)
    switch command {
    case .push(let push, let id): try receive(push, for: id, &log)
    case .app(let call, let id): try answer(call, for: id, &log)
    case .person(let action): try obey(action, &log)
    case .device(let change): try follow(change, &log)
    }
    self.now = now
    return log.events
  }
}
