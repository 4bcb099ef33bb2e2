/// The activity engine: the state of every Live Activity on a device, as iOS keeps it.
///
/// A command (`ActivityCommand`: a push, an app's call, an action of the person, a change of the device) goes in, and
/// events come out, or else the refusal by one rule; a refused command changes nothing. Time is an argument: `apply` and
/// `advance` take `now`, first make all changes that were due by then (a stale date, 8 hours, 4 hours), and
/// `nextDeadline` is the moment of the next one. `arrangement(at:)` tells the stacks, the island and the banner.
///
/// `Commands` are the values that go in, and `State` those that come out. `Records` are kept per app, activity, channel and
/// token, in `Collections` whose changes cost O(1) or O(log n). `Rules` is the one table of refusals, answers of APNs and
/// choices, and `Facts` the table of known facts about ActivityKit, which the rules cite: `RuleBook` explains both.
///
/// The module knows no JSON, no screen, no socket and no clock. Every value in it is bounded by `ActivityLimits`.
public struct LiveActivities: Equatable, Sendable {
  /// The subject of a deadline.
  enum Deadline: Hashable, Sendable {
    case activity(ActivityID)
    case islandCollapse
  }

  /// The limits in force.
  public let limits: ActivityLimits
  /// The device's system and build.
  public internal(set) var profile: DeviceProfile
  /// The model of the device's push budget.
  public var budget: PushBudget
  /// The most ongoing activities of all apps; `nil` where only `ActivityLimits.keptMaximum` counts, since Apple names no
  /// number (AK 2.9).
  public internal(set) var activitiesMaximum: Int?
  /// A Boolean value indicating whether the Lock Screen asks the person about an app's first activities; without asking
  /// they are allowed (choice `allowedWithoutAsking`).
  public var asksPermission = false
  /// The app in the foreground; `nil` while the Home Screen or the Lock Screen is.
  public internal(set) var foregroundApp: BundleID?
  /// A Boolean value indicating whether the device waits to recognize the person.
  public internal(set) var isLocked = true
  /// A Boolean value indicating whether the display is dimmed.
  public internal(set) var isAlwaysOn = false
  /// A Boolean value indicating whether the device shows StandBy.
  public internal(set) var isStandBy = false
  /// The person's choice of light or dark; `nil` follows the theme.
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

  /// The number of activities, pending and ended ones included.
  public var activityCount: Int { activities.count }

  /// The number of all entries, which is bounded by the activities and the limits, whatever has been fed.
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

  /// Applies a command and returns the events in order.
  ///
  /// Changes due by `now` happen first; advance beforehand all the same, since catching up here costs O(n).
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - now: The device's time.
  ///   - decoding: Returns the fault of a content that the phone can't decode.
  /// - Returns: The events, in order.
  /// - Throws: The rule that forbids it; the engine is unchanged.
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

  /// Starts an activity whose last news is no newer than a timestamp, since its app is presumed to have started it.
  ///
  /// - Throws: The rule that forbids the request; the engine is unchanged.
  public mutating func presume(
    _ request: ActivityRequest, of id: ActivityID, since timestamp: Timestamp, at now: Timestamp
  ) throws(CommandRefusal) -> [ActivityEvent] {
    // A request needs its app in the foreground, which nothing else must notice.
    let former = foregroundApp
    foregroundApp = id.app
    defer { foregroundApp = former }
    let events = try apply(.app(.request(request), id), at: now)
    activities.change(at: try activities.place(of: id)) {
      $0.lastTimestamp = min($0.lastTimestamp, timestamp)
    }
    return events
  }

  /// Makes all changes due by `now`, each at its own time, and returns their events in order.
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

  /// Applies a command when no deadline is due.
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
