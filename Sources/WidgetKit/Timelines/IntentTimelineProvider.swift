public import ActivityWidgets
public import AppIntents
public import CellUI
public import Intents

/// A source of entries by the settings of a SiriKit intent.
public protocol IntentTimelineProvider {
  /// The type of the settings.
  associatedtype Intent: INIntent
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The place for which entries are made.
  typealias Context = TimelineProviderContext
  /// Returns an entry without content.
  func placeholder(in context: Context) -> Entry
  /// Makes an entry for a gallery.
  func getSnapshot(
    for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
  /// Makes the entries to show.
  func getTimeline(
    for configuration: Intent, in context: Context,
    completion: @escaping (Timeline<Entry>) -> Void)
  /// Returns settings that a watch offers.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// Settings that a watch offers.
public struct IntentRecommendation<Intent: INIntent> {
  /// Makes settings with a name.
  public init(intent: Intent, description: some StringProtocol) {}
}

/// A source of entries by the settings of an app intent.
public protocol AppIntentTimelineProvider {
  /// The type of the settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The place for which entries are made.
  typealias Context = TimelineProviderContext
  /// Returns an entry without content.
  func placeholder(in context: Context) -> Entry
  /// Returns an entry for a gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// Returns the entries to show.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Returns settings that a watch offers.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// Returns the moments at which the widget is useful.
  func relevances() async -> WidgetRelevances<Intent>
  /// Returns the moments at which the widget is useful.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func relevances() async -> WidgetRelevances<Intent> { WidgetRelevances([]) }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Settings that a watch offers.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// Makes settings with a name.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {}

  /// Makes settings with a name.
  public init(intent: Intent, description: LocalizedStringResource) {}
}

// MARK: - Widgets of the home screen

/// A widget of the home screen without settings.
public struct StaticConfiguration<Content: View>: ConfigurationLeaf {
  /// Makes a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// A widget of the home screen with the settings of a SiriKit intent.
public struct IntentConfiguration<Intent: INIntent, Content: View>: ConfigurationLeaf {
  /// Makes a configuration.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

/// A widget of the home screen with the settings of an app intent.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  ConfigurationLeaf
{
  /// Makes a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}
