public import ActivityWidgets
public import AppIntents
public import CellUI
public import Intents

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
