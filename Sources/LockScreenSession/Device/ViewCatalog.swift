import FeedReports
public import ActivityLayouts
public import ActivityWidgets
import CellUI
import LiveActivities
import LockScreenUI
import StrictJSON

/// The sources of activities' views: a layout that was given, a widget, else the plain card.
///
/// Views are made anew only when an activity's content changes, and a content's JSON is parsed once for all questions.
public struct ViewCatalog {
  /// The most layouts that are kept; beyond it the one given longest ago goes.
  static let layoutsMaximum = 128

  private let widgets: OwnWidgets
  private let parsed = ParsedContents()
  private var layouts: [String: any ViewProvider] = [:]
  /// The attributes types of the layouts, the one given longest ago first.
  private var layoutTypes: [String] = []
  private var cache: [ActivityID: CachedPresentation] = [:]
  /// The number of times views were made.
  private var revision = 0

  /// Views with the values from which they were made.
  private struct CachedPresentation {
    let attributesType: String
    let attributes: EncodedJSON
    let content: EncodedJSON
    let isStale: Bool
    let revision: Int
    let presentations: ActivityPresentations
  }

  /// Makes a views of some widgets, without layouts.
  public init(widgets: some WidgetBundle = NoWidgets()) {
    self.widgets = OwnWidgets(widgets)
  }

  /// The widgets, shared by all copies and made when an activity first asks for one, since a start is to be quick.
  private final class OwnWidgets {
    private let bundle: any WidgetBundle
    private lazy var registry = WidgetRegistry(bundle)
    /// The last attributes type without a widget: a feed is of few types.
    private var unknownType: String?

    init(_ bundle: any WidgetBundle) {
      self.bundle = bundle
    }

    func provider(for attributesType: String) -> (any ViewProvider)? {
      guard attributesType != unknownType else { return nil }
      if let provider = registry.provider(for: attributesType) { return provider }
      unknownType = attributesType
      return nil
    }
  }

  /// The contents that were asked about last, shared by all copies, so that each is parsed once.
  private final class ParsedContents {
    private static let countMaximum = 8
    private var recent: [LazyJSON] = []
    private var next = 0

    subscript(json: EncodedJSON) -> LazyJSON {
      // One content comes as one buffer from check to picture, so this compares two pointers.
      if let parsed = recent.first(where: { $0.bytes == json.bytes }) { return parsed }
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

  /// Adds a layout; the last one of an attributes type counts.
  public mutating func use(_ layout: ActivityLayout) {
    let attributesType = layout.attributesType
    layouts[attributesType] = layout
    layoutTypes.removeAll { $0 == attributesType }
    layoutTypes.append(attributesType)
    if layoutTypes.count > Self.layoutsMaximum { layouts[layoutTypes.removeFirst()] = nil }
    cache = [:]
  }

  /// Returns the layout of an attributes type; `nil` where none was given.
  func layout(for attributesType: String) -> ActivityLayout? {
    layouts[attributesType] as? ActivityLayout
  }

  /// The attributes type of the only layout; `nil` where there is none, or more than one.
  var onlyAttributesType: String? { layoutTypes.count == 1 ? layoutTypes.first : nil }

  /// Returns the source of views of an attributes type; `nil` leaves its activities to the plain card.
  func provider(for attributesType: String) -> (any ViewProvider)? {
    layouts[attributesType] ?? widgets.provider(for: attributesType)
  }

  /// Returns the content of an activity or a push, to be parsed when it is first asked for.
  func json(_ json: EncodedJSON) -> LazyJSON { parsed[json] }

  /// Returns the views of activities; those made for any other one are forgotten.
  mutating func present(_ activities: [LiveActivity]) -> [PresentedActivity] {
    var kept: [ActivityID: CachedPresentation] = [:]
    let presented = activities.map { activity in
      let made = presentation(of: activity)
      kept[activity.id] = made
      return PresentedActivity(
        id: activity.id, presentations: made.presentations, hasEnded: activity.state == .ended,
        revision: made.revision)
    }
    cache = kept
    return presented
  }

  private mutating func presentation(of activity: LiveActivity) -> CachedPresentation {
    // An activity that was started anew may share a part of its content with the former one of its name.
    if let made = cache[activity.id], made.content == activity.content.state,
      made.isStale == activity.isStale, made.attributes == activity.attributes,
      made.attributesType == activity.attributesType
    {
      return made
    }
    revision += 1
    return CachedPresentation(
      attributesType: activity.attributesType, attributes: activity.attributes,
      content: activity.content.state, isStale: activity.isStale, revision: revision,
      presentations: views(of: activity))
  }

  /// Returns the views of an activity.
  func views(of activity: LiveActivity) -> ActivityPresentations {
    let encoded = encoded(activity)
    // A content that does not decode was dropped before; a type that decodes at random still has a plain card.
    let views = try? provider(for: activity.attributesType)?.presentations(of: encoded)
    return views ?? PlainCard().presentations(of: encoded)
  }

  /// Returns an activity as its views are made of it.
  func encoded(_ activity: LiveActivity) -> EncodedActivity {
    EncodedActivity(
      app: activity.app.rawValue, activityID: activity.id.name,
      attributes: json(activity.attributes), contentState: json(activity.content.state),
      isStale: activity.isStale)
  }
}
