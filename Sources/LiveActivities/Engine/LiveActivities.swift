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
  /// What the device is.
  public internal(set) var profile: DeviceProfile
  /// How many pushes the device takes.
  public var budget: PushBudget
  /// The app in the foreground; `nil` while the Home Screen or the Lock Screen is.
  public internal(set) var foregroundApp: BundleID?
  /// A Boolean value indicating whether the person has yet to be recognized.
  public internal(set) var isLocked = true
  /// A Boolean value indicating whether the display is dimmed.
  public internal(set) var isAlwaysOn = false
  /// A Boolean value indicating whether the device shows StandBy.
  public internal(set) var isStandBy = false
  /// What the person chose of light and dark; `nil` leaves it to the theme.
  public internal(set) var appearance: DeviceChange.Appearance?
  /// A Boolean value indicating whether the device can have Live Activities.
  public internal(set) var supportsLiveActivities = true
  /// A Boolean value indicating whether there is no room to write an activity down.
  public internal(set) var isStorageFull = false

  /// The latest time seen; there is no way back.
  var now = Timestamp(millisecondsSince1970: .min)
  var activities: KeptActivities
  var shelves: [BundleID: AppShelf] = [:]
  /// The apps with something kept, the one that lit up last at the end.
  var stackOrder = ArrivalOrder<BundleID>()
  /// The apps with something for the island, the first to come first.
  var islandOrder = ArrivalOrder<BundleID>()
  /// The activity that fills the expanded island, or is the banner of a device without one.
  var expandedActivity: ActivityID?
  var deadlines = DeadlineQueue<Deadline>()
  var apps: BoundedMemory<BundleID, AppRecord>
  var tokens = TokenRegistry()
  var expiredTokens: BoundedMemory<String, Rule>
  var channels: BoundedMemory<ChannelID, ChannelRecord>
  var nextSerial = 0

  /// Makes an engine without activities.
  public init(
    limits: ActivityLimits = .standard, profile: DeviceProfile = DeviceProfile(),
    budget: PushBudget = .standard
  ) {
    self.limits = limits
    self.profile = profile
    self.budget = budget
    activities = KeptActivities(rememberingDismissals: limits.rememberedDismissalsMaximum)
    apps = BoundedMemory(capacity: limits.rememberedAppsMaximum)
    expiredTokens = BoundedMemory(capacity: limits.rememberedTokensMaximum)
    channels = BoundedMemory(capacity: limits.rememberedChannelsMaximum)
  }

  /// How many activities are kept, pending and ended ones included.
  public var activityCount: Int { activities.count }

  /// How many entries are held in all; it follows the number of activities, whatever has been fed.
  package var entryCount: Int {
    activities.entryCount + shelves.count + stackOrder.count + islandOrder.count
      + deadlines.count + apps.count + tokens.count + expiredTokens.count + channels.count
  }

  /// The next moment at which something changes by itself; `nil` means never.
  public var nextDeadline: Timestamp? { deadlines.next }

  /// The activity of that identity; `nil` when it was never started or has been dismissed.
  public func activity(_ id: ActivityID) -> LiveActivity? {
    activities[id]
  }

  /// The content state of the activity of that identity; `nil` where there is no such activity.
  public func contentState(of id: ActivityID) -> EncodedJSON? {
    activities[id]?.content.state
  }

  /// The attributes type of the activity of that identity; `nil` where there is no such activity.
  public func attributesType(of id: ActivityID) -> String? {
    activities[id]?.attributesType
  }

  /// Does what `command` asks and returns what happened, in order.
  ///
  /// What was due by `now` happens first; advance beforehand all the same, since catching up here costs O(n).
  ///
  /// - Parameters:
  ///   - command: What is asked.
  ///   - now: The device's time.
  ///   - decoding: Tells whether a content can be decoded, as the phone finds out before it shows it.
  /// - Returns: What happened, in order.
  /// - Throws: The rule that forbids it; the engine is then exactly what it was.
  public mutating func apply(
    _ command: ActivityCommand, at now: Timestamp, decoding: ContentDecoding = { _ in nil }
  ) throws(CommandRefusal) -> [ActivityEvent] {
    guard now >= self.now else {
      throw CommandRefusal(.clockMovedBackwards, .last(self.now), .given(now))
    }
    guard isSettled(at: now) else {
      // On a copy, so that a refusal has not moved time.
      var settled = self
      let due = settled.advance(to: now)
      let events = try settled.perform(command, at: now, decoding)
      self = settled
      return due + events
    }
    return try perform(command, at: now, decoding)
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
      case .activity(let id): expireDeadline(of: id, &log)
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
    _ command: ActivityCommand, at now: Timestamp, _ decoding: ContentDecoding
  ) throws(CommandRefusal) -> [ActivityEvent] {
    var log = EventLog(at: now)
    switch command {
    case .push(let push, let id): try apply(push, to: id, decoding, &log)
    case .notification(let push, let address): try route(push, to: address, decoding, &log)
    case .app(let call, let id): try apply(call, of: id, decoding, &log)
    case .person(let action): try apply(action, &log)
    case .device(let change): try apply(change, &log)
    case .setup(let setup, let app): try apply(setup, of: app, &log)
    }
    self.now = now
    return log.events
  }
}
