public import ActivityLayouts
public import ActivityWidgets
import CellUI
import FoundationEssentials
import FeedReports
public import LiveActivities
import LockScreenUI

/// The sources of activities' views: a loaded layout, a widget, else the plain card.
///
/// Views are rebuilt only when an activity's content changes, and a content's JSON is parsed once for all uses.
public struct ViewCatalog {
  /// The most layouts that are kept; beyond it the one added first is dropped.
  static let layoutsMaximum = 128

  private let widgets: OwnWidgets
  private let parsed = ParsedContents()
  private var layouts: [String: ActivityLayout] = [:]
  /// The types that the app's source declares, by the attributes type.
  private(set) var contracts: [String: TypeContract] = [:]
  /// The attributes types of the layouts, in the order of their addition.
  private var layoutTypes: [String] = []
  private var cache: [ActivityID: CachedPresentation] = [:]
  /// The most apps whose pictures are kept; beyond it the one found first is dropped.
  private static let iconsMaximum = 64
  /// The pictures by which apps are known; `nil` for an app whose views have none.
  var knownIcons = BoundedMemory<BundleID, String?>(capacity: ViewCatalog.iconsMaximum)
  /// The breadcrumb of the code that runs; `nil` where no supervisor wants one.
  public var trace: (any CodeTracing)?
  /// The number of times views were built.
  private var revision = 0

  /// Views with the values from which they were built.
  private struct CachedPresentation {
    let attributesType: String
    let attributes: EncodedJSON
    let content: EncodedJSON
    let isStale: Bool
    let renderedAt: Timestamp
    let revision: Int
    let presentations: ActivityPresentations
  }

  /// Makes a catalog of widgets, without layouts.
  ///
  /// - Parameters:
  ///   - widgets: The widgets.
  ///   - apps: The beginning of the bundle identifiers of the apps that the widgets belong to; another app's activities
  ///     are not theirs, though its attributes type has the same name. `nil` means that any app may be theirs.
  public init(widgets: some WidgetBundle = NoWidgets(), ofAppsWithPrefix apps: String? = nil) {
    self.widgets = OwnWidgets(widgets, apps: apps)
  }

  /// The widgets, shared by all copies and built when an activity first needs one, which keeps the start quick.
  private final class OwnWidgets {
    private let bundle: any WidgetBundle
    private let apps: String?
    /// The time that the widgets take for now when they are made; `nil` means the true time.
    var moment: Date?
    private lazy var registry = registry(at: moment)
    /// The last attributes type without a widget; one is enough, since a feed has few types.
    private var unknownType: String?

    init(_ bundle: any WidgetBundle, apps: String?) {
      self.bundle = bundle
      self.apps = apps
    }

    private func registry(at moment: Date?) -> WidgetRegistry {
      moment.map { SceneClock.run(at: $0) { WidgetRegistry(bundle) } } ?? WidgetRegistry(bundle)
    }

    /// Returns the attributes types of an app's widgets.
    func attributesTypes(of app: BundleID) -> [String] {
      if let apps, !app.rawValue.hasPrefix(apps) { return [] }
      return registry.attributesTypes
    }

    func examples(
      of source: ExampleSource, at now: Date
    ) -> [Result<ActivityExample, ExampleRefusal>] {
      // Widgets of some apps alone, as the built-in ones, would not be asked for an example's own app.
      apps == nil ? registry.examples(of: source, at: now) : []
    }

    // A widget of the Home Screen is told beside a person's own activities, not beside the demo's.
    var homeScreenWidgets: [String] { apps == nil ? registry.homeScreenWidgets : [] }
    var emptyWidgets: [String] { registry.emptyWidgets }

    func provider(for attributesType: String, of app: BundleID) -> (any ViewProvider)? {
      if let apps, !app.rawValue.hasPrefix(apps) { return nil }
      guard attributesType != unknownType else { return nil }
      if let provider = registry.provider(for: attributesType) { return provider }
      unknownType = attributesType
      return nil
    }
  }

  /// The contents that were used last, shared by all copies, so that each is parsed once.
  private final class ParsedContents {
    private static let countMaximum = 8
    private var recent: [LazyJSON] = []
    private var next = 0

    subscript(json: EncodedJSON) -> LazyJSON {
      // A content keeps its buffer from check to picture, so its place is compared and not its bytes.
      for parsed in recent where parsed.bytes.span.isIdentical(to: json.bytes.span) {
        return parsed
      }
      let parsed = LazyJSON(json.bytes)
      if recent.count < Self.countMaximum {
        recent.append(parsed)
      } else {
        recent[next] = parsed
        next = (next + 1) % Self.countMaximum
      }
      return parsed
    }
  }

  /// Sets the time that widgets take for now when they are made, for dates that they keep.
  public func makeWidgets(at now: Timestamp) { widgets.moment = Date(now) }

  /// Returns an activity with made-up values for each widget whose types take them.
  ///
  /// - Parameters:
  ///   - source: The facts of the source from which values are chosen.
  ///   - now: The time around which dates are.
  /// - Returns: The activities.
  public func examples(
    of source: ExampleSource, at now: Timestamp
  ) -> [Result<ActivityExample, ExampleRefusal>] {
    widgets.examples(of: source, at: Date(now))
  }

  /// The names of the widgets of the Home Screen, which are not drawn.
  public var homeScreenWidgets: [String] { widgets.homeScreenWidgets }
  /// The names of the widgets whose bodies return an empty configuration.
  public var emptyWidgets: [String] { widgets.emptyWidgets }

  /// Adds a layout, in place of a former one of its attributes type.
  public mutating func add(_ layout: ActivityLayout) {
    let attributesType = layout.attributesType
    layouts[attributesType] = layout
    layoutTypes.removeAll { $0 == attributesType }
    layoutTypes.append(attributesType)
    if layoutTypes.count > Self.layoutsMaximum { layouts[layoutTypes.removeFirst()] = nil }
    cache = [:]
    knownIcons = BoundedMemory(capacity: Self.iconsMaximum)
  }

  /// Adds the types of an app's source, by which its contents are judged.
  public mutating func add(_ contract: TypeContract) {
    contracts[contract.attributesType] = contract
  }

  /// Returns the layout of an attributes type; `nil` if none was added.
  func layout(for attributesType: String) -> ActivityLayout? {
    layouts[attributesType]
  }

  /// Returns the attributes types of an app that have a layout or a widget.
  func attributesTypes(of app: BundleID) -> [String] {
    let own = layoutTypes + widgets.attributesTypes(of: app).filter { layouts[$0] == nil }
    return contracts.isEmpty ? own : own + contracts.keys.filter { !own.contains($0) }.sorted()
  }

  /// The attributes type of the only layout; `nil` if there is none, or more than one.
  var onlyAttributesType: String? {
    let types = Set(layoutTypes).union(contracts.keys)
    return types.count == 1 ? types.first : nil
  }

  /// Returns the source of views of an activity; `nil` leaves it to the plain card.
  func provider(for activity: LiveActivity) -> (any ViewProvider)? {
    provider(for: activity.attributesType, of: activity.app)
  }

  /// Returns the source of views of an app's attributes type; `nil` leaves its activities to the plain card.
  func provider(for attributesType: String, of app: BundleID) -> (any ViewProvider)? {
    let provider = layouts[attributesType] ?? widgets.provider(for: attributesType, of: app)
    guard let trace, let provider else { return provider }
    return TracedProvider(base: provider, attributesType: attributesType, trace: trace)
  }

  /// Returns the content of an activity or a push, which is parsed when it is first used.
  func json(_ json: EncodedJSON) -> LazyJSON { parsed[json] }

  /// Returns the views of activities, and drops the views of all others.
  mutating func present(_ activities: [LiveActivity]) -> [PresentedActivity] {
    var kept: [ActivityID: CachedPresentation] = [:]
    let presented = activities.map { activity in
      let made = presentation(of: activity)
      kept[activity.id] = made
      return PresentedActivity(
        id: activity.id, presentations: made.presentations, hasEnded: activity.state == .ended,
        codeDate: Date(made.renderedAt), revision: made.revision)
    }
    cache = kept
    return presented
  }

  private mutating func presentation(
    of activity: LiveActivity
  ) -> CachedPresentation {
    // An activity that was started again may share a part of its content with the former one of its name.
    if let made = cache[activity.id], made.content == activity.content.state,
      made.isStale == activity.isStale, made.renderedAt == activity.renderedAt,
      made.attributes == activity.attributes,
      made.attributesType == activity.attributesType
    {
      return made
    }
    revision += 1
    return CachedPresentation(
      attributesType: activity.attributesType, attributes: activity.attributes,
      content: activity.content.state, isStale: activity.isStale, renderedAt: activity.renderedAt,
      revision: revision, presentations: views(of: activity))
  }

  /// Returns the views of an activity, whose code takes the time of the last update for now (AK 5.1).
  func views(of activity: LiveActivity) -> ActivityPresentations {
    let encoded = encoded(activity)
    // A content that does not decode was dropped before. A type whose decoding is random falls back to the plain card.
    let views = SceneClock.run(at: Date(activity.renderedAt)) {
      try? provider(for: activity)?.presentations(of: encoded)
    }
    let plainCard = PlainCard(
      namedBy: activity.app == .unnamed ? activity.attributesType : nil)
    return views ?? plainCard.presentations(of: encoded)
  }

  /// Returns the environment of an activity's views, whose code takes the time of the last update for now (AK 5.1).
  func environment(of activity: LiveActivity, at now: Timestamp) -> EnvironmentValues {
    var environment = EnvironmentValues(now: Date(now))
    environment.codeDate = Date(activity.renderedAt)
    return environment
  }

  /// Returns an activity with its views.
  func shown(_ activity: LiveActivity) -> PresentedActivity {
    PresentedActivity(
      id: activity.id, presentations: views(of: activity), codeDate: Date(activity.renderedAt))
  }

  /// Returns the drawing of each view of an activity that need not exist, by the code of its app.
  func drawings(
    of attributesType: String, app: String, attributes: [UInt8], contentState: [UInt8],
    isStale: Bool, at now: Timestamp
  ) -> [PresentedActivity.Drawing] {
    let encoded = EncodedActivity(
      app: app, activityID: "", attributes: LazyJSON(attributes),
      contentState: LazyJSON(contentState), isStale: isStale)
    let views = SceneClock.run(at: Date(now)) {
      try? provider(for: attributesType, of: BundleID(app))?.presentations(of: encoded)
    }
    guard let views else { return [] }
    let id = ActivityID(app: BundleID(app), name: "")
    return PresentedActivity(id: id, presentations: views)
      .drawings(in: EnvironmentValues(now: Date(now)))
  }

  /// Returns an activity in the form that views are built from.
  func encoded(_ activity: LiveActivity) -> EncodedActivity {
    EncodedActivity(
      app: activity.app.rawValue, activityID: activity.id.name,
      attributes: json(activity.attributes), contentState: json(activity.content.state),
      isStale: activity.isStale)
  }
}
