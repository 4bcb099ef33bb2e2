import ActivityLayouts
public import ActivityWidgets
import CellUI
import FeedReports
import FoundationEssentials
public import LiveActivities
import LockScreenUI

/// The content states of previews, each of an activity that shows them one after another.
public struct PreviewStates: Sendable {
  /// The most activities of one type: as many as an app may have at a time (AK 1.13).
  private static let activitiesOfTypeMaximum = 5
  /// The most activities of all types.
  private static let activitiesMaximum = 24
  /// The bytes of a UUID as text.
  private static let uuidLength = 36
  /// The beginning of the bundle identifiers of previews' apps.
  static let appPrefix = "preview."

  /// An activity of previews.
  struct Activity: Sendable {
    let app: String
    let name: String
    let attributesType: String
    let attributes: [UInt8]
    var states: [[UInt8]]
    /// A Boolean value indicating whether the values are made up, since no preview has any.
    var isMadeUp = false
    /// The dates since which states are out of date, by their indices.
    var staleDates: [Int: Timestamp] = [:]
    /// The index of the state that is shown.
    var index = 0
  }

  private(set) var activities: [Activity] = []
  /// The activities without a preview that take no made-up values either, and so have no state.
  public var refusals: [ExampleRefusal] = []
  /// The names of the widgets of the Home Screen, which are not drawn.
  public var homeScreenWidgets: [String] = []
  /// The names of the widgets whose bodies return an empty configuration.
  public var emptyWidgets: [String] = []
  /// The number of previews that show a view alone, which are not drawn.
  public private(set) var viewCount = 0
  /// The number of previews that show a widget of the Home Screen, which are not drawn.
  public private(set) var widgetCount = 0

  /// Returns the states of the previews that a maker makes, whose code takes a time for now.
  @MainActor public static func made(
    by maker: @MainActor () -> [RegisteredPreview], at now: Timestamp
  ) -> PreviewStates {
    SceneClock.run(at: Date(now)) { PreviewStates(of: maker()) }
  }

  /// Makes the activities of previews: those of one type with the same attributes are one activity, in all their states.
  public init(of previews: [RegisteredPreview]) {
    for preview in previews {
      switch preview.content {
      case .activity(let activity) where !activity.attributes.isEmpty:
        add(activity.contentStates, to: activity.attributes, of: activity.attributesType)
      case .activity: break
      case .view: viewCount += 1
      case .widget: widgetCount += 1
      }
    }
  }

  /// Adds the activities of others.
  public mutating func merge(_ others: PreviewStates) {
    for other in others.activities {
      add(other.states, to: other.attributes, of: other.attributesType)
    }
    viewCount += others.viewCount
    widgetCount += others.widgetCount
  }

  /// Takes the content states of the same previews, made at another time.
  ///
  /// - Parameter others: The states; those of an activity that is not here, or has other states, are left.
  mutating func takeStates(of others: PreviewStates) {
    for other in others.activities {
      let own = activities.firstIndex { $0.name == other.name && !$0.isMadeUp }
      guard let own, activities[own].states.count == other.states.count else { continue }
      activities[own].states = other.states
    }
  }

  /// Returns whether there are states of a type of attributes.
  public func holds(_ attributesType: String) -> Bool {
    activities.contains { $0.attributesType == attributesType }
  }

  /// Adds the activities of an example, in the states of which none looks as one before it, and in those with two other values
  /// that show words or symbols of their own; the last one is out of date, where the views show that.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - views: The views, whose code runs; `nil` leaves the states as they are.
  ///   - now: The time of the pictures that are compared.
  public mutating func add(
    _ example: ActivityExample, shownBy views: ViewCatalog?, at now: Timestamp
  ) {
    var looks = SeenLooks()
    func drawings(
      _ state: [UInt8], _ attributes: [UInt8], isStale: Bool = false
    ) -> [PresentedActivity.Drawing]? {
      views?.drawings(
        of: example.attributesType, app: Self.appPrefix + Self.name(of: example.attributesType),
        attributes: attributes, contentState: state, isStale: isStale, at: now)
    }
    var states = example.contentStates { state in
      drawings(state, example.attributes).map { looks.addNew($0) } ?? true
    }
    for state in example.crossedStates where states.count < ActivityExample.statesMaximum {
      let isNew = drawings(state, example.attributes).map { looks.addNewSubjects($0) } ?? false
      if isNew { states.append(state) }
    }
    add(states, to: example.attributes, of: example.attributesType, isMadeUp: true)
    // Of a state after the end only what is due to its age counts.
    if let ended = example.endedState {
      if let own = drawings(ended, example.attributes) { _ = looks.addNew(own) }
      states.insert(ended, at: 0)
    }
    if let added = activities.indices.last, activities[added].attributes == example.attributes,
      let stale = states.first(where: { state in
        drawings(state, example.attributes, isStale: true).map { looks.addNew($0) } ?? false
      })
    {
      activities[added].staleDates[activities[added].states.count] = now
      activities[added].states.append(stale)
    }
    states.removeAll { $0 == example.endedState }
    addOthers(of: example, states) { state, attributes in
      guard let drawings = drawings(state, attributes) else { return state == states[0] }
      return state == states[0] ? looks.addNew(drawings) : looks.addNewSubjects(drawings)
    }
  }

  /// Adds the activities of an example with other attributes, each in the first state and in those that show something new.
  ///
  /// - Parameters:
  ///   - example: The example.
  ///   - states: The content states.
  ///   - isNew: Returns whether a state with attributes is one to show.
  private mutating func addOthers(
    of example: ActivityExample, _ states: [[UInt8]], where isNew: ([UInt8], [UInt8]) -> Bool
  ) {
    var (rest, count) = (ActivityExample.statesMaximum, 0)
    for attributes in example.otherAttributes {
      guard rest > 0, count < ActivityExample.otherAttributesMaximum else { return }
      var own: [[UInt8]] = []
      // To look at a state draws it.
      for state in states where own.count < rest {
        if isNew(state, attributes) { own.append(state) }
      }
      guard !own.isEmpty else { continue }
      rest -= own.count
      count += 1
      add(own, to: attributes, of: example.attributesType, isMadeUp: true)
    }
  }

  /// Adds an activity, or states of one that is there.
  ///
  /// - Parameters:
  ///   - states: The content states, as JSON.
  ///   - attributes: The attributes, as JSON.
  ///   - type: The name of the attributes' type.
  ///   - isMadeUp: A Boolean value indicating whether no preview has these values.
  public mutating func add(
    _ states: [[UInt8]], to attributes: [UInt8], of type: String, isMadeUp: Bool = false
  ) {
    let count = activities.count { $0.attributesType == type }
    let key = Self.withoutUUIDs(attributes)
    if let same = activities.firstIndex(where: {
      $0.attributesType == type && Self.withoutUUIDs($0.attributes) == key
    }) {
      // Of the same attributes each state is one of its own; those of a sample that is made anew have other UUIDs, too.
      let isExact = activities[same].attributes == attributes
      let known = activities[same].states
      let keys = Set(known.map(Self.withoutUUIDs))
      activities[same].states += states.filter {
        isExact ? !known.contains($0) : !keys.contains(Self.withoutUUIDs($0))
      }
    } else if count < Self.activitiesOfTypeMaximum, activities.count < Self.activitiesMaximum,
      !states.isEmpty
    {
      let name = Self.name(of: type) + (count == 0 ? "" : "-\(count + 1)")
      activities.append(
        Activity(
          app: Self.appPrefix + Self.name(of: type), name: name, attributesType: type,
          attributes: attributes, states: states, isMadeUp: isMadeUp))
    }
  }

  /// Returns the parts of JSON between quotes without its UUIDs, which are others each time an author's sample makes some.
  private static func withoutUUIDs(_ json: [UInt8]) -> [ArraySlice<UInt8>] {
    json.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).filter { part in
      part.count != uuidLength
        || UUID(uuidString: String(decoding: part, as: UTF8.self)) == nil
    }
  }

  /// A type's name as an activity's: `RideAttributes` is `ride`, and `AlarmAttributes<Tea>` is `tea`.
  private static func name(of type: String) -> String {
    let parameter = type.firstIndex(of: "<").map { type[type.index(after: $0)...].dropLast() }
    return KeyPhrase.name(ofAttributes: String(parameter ?? type[...])).lowercased()
  }

  /// A Boolean value indicating whether there are states, all of whose values are made up.
  var areMadeUp: Bool { !activities.isEmpty && activities.allSatisfy(\.isMadeUp) }

  /// A Boolean value indicating whether there is no state.
  public var isEmpty: Bool { activities.isEmpty }

  /// The lines that start all activities in their first states, as a feed.
  public var feed: [UInt8] {
    startOrder.flatMap { Self.start(of: $0) }
  }

  /// The activities as they start: those of previews last, so that they are in front of made-up ones.
  private var startOrder: [Activity] {
    activities.filter(\.isMadeUp) + activities.filter { !$0.isMadeUp }
  }

  /// The lines that start all activities, as a stream; `nil` where there is no state.
  public var stream: FeedStream? {
    guard !isEmpty else { return nil }
    var stream = FeedStream(name: "previews")
    stream.append(feed)
    stream.finish()
    return stream
  }

  /// The time between two states of an activity in a feed.
  private static let secondsPerState = 4
  /// The time in the scenario of all states at which the first ones stand still.
  public static let restTime = Duration.seconds(3)

  /// The lines that start all activities, and show each in all its states, as a scenario.
  public var wholeFeed: [UInt8] {
    let count = activities.map(\.states.count).max() ?? 0
    return (0..<count).flatMap { index in
      startOrder.filter { index < $0.states.count }.flatMap { activity in
        let time = #","at":\#(index * Self.secondsPerState)"#
        return index == 0
          ? Self.start(of: activity, in: 0, time)
          : Self.update(of: activity, to: index, time)
      }
    }
  }

  /// The presentations that a gallery shows of each state.
  public enum Presentation: String, Hashable, CaseIterable, Sendable {
    case lockScreen = "lock screen"
    case expanded, minimal
    case alwaysOn = "always-on"
  }

  /// The number of states of all activities.
  public var count: Int { activities.reduce(0) { $0 + $1.states.count } }

  /// Returns the states one by one, each with a title and the feed that shows it in a presentation.
  public func scenes(of presentation: Presentation) -> [(title: String, feed: [UInt8])] {
    activities.flatMap { activity in
      activity.states.indices.map { index in
        let place = activity.states.count > 1 ? " \(index + 1) of \(activity.states.count)" : ""
        return (
          "\(activity.name)\(place), \(presentation.rawValue)",
          Self.scene(of: activity, in: index, presentation)
        )
      }
    }
  }

  private static func scene(
    of activity: Activity, in state: Int, _ presentation: Presentation
  ) -> [UInt8] {
    let start = start(of: activity, in: state)
    switch presentation {
    case .lockScreen: return start
    case .alwaysOn: return start + Array(#"{"device":"always-on"}\#n"#.utf8)
    case .expanded:
      return start
        + Array(
          #"{"app":"\#(activity.app)","activity":"\#(activity.name)","person":"long-press"}\#n"#
            .utf8)
    case .minimal:
      // Beside an activity of another app the island shows both as small as can be (AK 4.10).
      let other = Activity(
        app: activity.app + ".other", name: activity.name, attributesType: activity.attributesType,
        attributes: activity.attributes, states: activity.states, staleDates: activity.staleDates)
      return start + Self.start(of: other, in: state)
    }
  }

  private static func start(
    of activity: Activity, in state: Int = 0, _ time: String = ""
  ) -> [UInt8] {
    let request = line(of: activity, key: "request", time) {
      $0 += Array(#"{"attributes-type":"\#(activity.attributesType)","attributes":"#.utf8)
      $0 += activity.attributes + Array(#","content-state":"#.utf8) + activity.states[state]
      $0 += Array(#","from":"intent"}"#.utf8)
    }
    // One that is out of date when it starts is never shown (AK 3.37).
    return activity.staleDates[state] == nil
      ? request : request + update(of: activity, to: state, time)
  }

  /// Steps an activity to another state.
  ///
  /// - Returns: The line that shows it, and the number of the state; `nil` where the activity has no other one.
  mutating func step(_ id: ActivityID?, by count: Int) -> (line: [UInt8], words: String)? {
    let index = activities.firstIndex { $0.name == id?.name } ?? activities.startIndex
    guard activities.indices.contains(index), activities[index].states.count > 1 else { return nil }
    let stateCount = activities[index].states.count
    let next = (activities[index].index + count % stateCount + stateCount) % stateCount
    activities[index].index = next
    return (
      Self.update(of: activities[index], to: next),
      "State \(next + 1) of \(stateCount)"
    )
  }

  private static func update(
    of activity: Activity, to state: Int, _ time: String = ""
  ) -> [UInt8] {
    let staleDate = activity.staleDates[state].map {
      #","stale-date":\#($0.millisecondsSince1970 / 1000)"#
    }
    return line(of: activity, key: "update", time) {
      $0 += Array(#"{"content-state":"#.utf8) + activity.states[state]
      $0 += Array("\(staleDate ?? "")}".utf8)
    }
  }

  private static func line(
    of activity: Activity, key: String, _ time: String, content: (inout [UInt8]) -> Void
  ) -> [UInt8] {
    var line = Array(
      #"{"app":"\#(activity.app)","activity":"\#(activity.name)"\#(time),"\#(key)":"#.utf8)
    content(&line)
    return line + Array("}\n".utf8)
  }
}
