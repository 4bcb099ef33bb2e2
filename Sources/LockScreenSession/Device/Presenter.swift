public import FeedReports
public import ActivityLayouts
public import ActivityWidgets
public import CellUI
public import LiveActivities
public import LockScreenUI
public import StrictJSON

/// Finds an activity's views: a layout that was given, a widget of ours, else a plain card.
///
/// Views are made anew only when the activity's content is another.
public struct Presenter {
  /// How many layouts are kept; beyond it the one that was given longest ago goes.
  static let layoutsMaximum = 128

  private let widgets: OwnWidgets
  private var layouts: [String: ActivityLayout] = [:]
  /// The types that there are layouts for, the one given longest ago first.
  private var layoutTypes: [String] = []
  private var cache: [ActivityID: CachedPresentation] = [:]
  /// How many times views were made.
  private var revision = 0

  /// Views, and what they were made from.
  private struct CachedPresentation {
    let attributesType: String
    let attributes: EncodedJSON
    let content: EncodedJSON
    let isStale: Bool
    let revision: Int
    let presentations: ActivityPresentations
  }

  /// Makes a presenter of some widgets, without layouts.
  public init(widgets: some WidgetBundle = NoWidgets()) {
    self.widgets = OwnWidgets(widgets)
  }

  /// The widgets that are made once for all copies, when an activity first asks for one: a start has other things to do.
  private final class OwnWidgets {
    private let bundle: any WidgetBundle
    private lazy var registry = WidgetRegistry(bundle)
    /// The attributes type that was asked for last and has no widget: a feed is of few types.
    private var unknownType: String?

    init(_ bundle: any WidgetBundle) {
      self.bundle = bundle
    }

    /// The widgets, if there is one for an attributes type.
    func registry(for attributesType: String) -> WidgetRegistry? {
      guard attributesType != unknownType else { return nil }
      if registry.knows(attributesType) { return registry }
      unknownType = attributesType
      return nil
    }
  }

  /// The widgets that islet has of its own, if there is one for an attributes type.
  func registry(for attributesType: String) -> WidgetRegistry? {
    widgets.registry(for: attributesType)
  }

  /// Takes over a layout; the last one of an attributes type counts.
  public mutating func use(_ layout: ActivityLayout) {
    let attributesType = layout.attributesType
    layouts[attributesType] = layout
    layoutTypes.removeAll { $0 == attributesType }
    layoutTypes.append(attributesType)
    if layoutTypes.count > Self.layoutsMaximum { layouts[layoutTypes.removeFirst()] = nil }
    cache = [:]
  }

  /// The layout for an attributes type; `nil` where none was given.
  func layout(for attributesType: String) -> ActivityLayout? { layouts[attributesType] }

  /// The attributes type of the only layout; `nil` where there is none, or more than one.
  var onlyAttributesType: String? { layoutTypes.count == 1 ? layoutTypes.first : nil }

  /// The views of activities; what was made for any other one is forgotten.
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
    // One that was started anew may have what the former one of its name had, or in part.
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

  func views(of activity: LiveActivity) -> ActivityPresentations {
    let (attributes, state) = (activity.attributes, activity.content.state)
    if let layout = layouts[activity.attributesType] {
      return ActivityPresentations(
        layout.presentations(attributes: attributes.value, state: state.value))
    }
    // What does not decode was dropped before it came here; only a type that changed its mind can fail.
    let views = try? registry(for: activity.attributesType)?.presentations(
      attributesType: activity.attributesType, attributes: attributes.bytes, state: state.bytes,
      isStale: activity.isStale, activityID: activity.id.name)
    return (views ?? nil) ?? plainViews(of: activity)
  }

  private func plainViews(of activity: LiveActivity) -> ActivityPresentations {
    let card = PlainCard(
      app: activity.app.rawValue, attributes: activity.attributes.value,
      state: activity.content.state.value)
    return ActivityPresentations(card.presentations)
  }
}

extension ActivityPresentations {
  /// The views of a layout, with WidgetKit's way to say the tints.
  fileprivate init(_ layout: LayoutPresentations) {
    let tint = layout.activityBackgroundTint
    let ink = layout.activitySystemActionForegroundColor
    self.init(
      content: tint == nil && ink == nil
        ? layout.content
        : AnyView(
          layout.content.activityBackgroundTint(tint).activitySystemActionForegroundColor(ink)),
      compactLeading: layout.compactLeading, compactTrailing: layout.compactTrailing,
      minimal: layout.minimal,
      expanded: ExpandedIsland(
        leading: layout.expanded.leading, trailing: layout.expanded.trailing,
        center: layout.expanded.center, bottom: layout.expanded.bottom),
      keylineTint: layout.keylineTint)
  }
}
