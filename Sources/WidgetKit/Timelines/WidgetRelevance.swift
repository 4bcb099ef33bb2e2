public import ActivityWidgets
public import AppIntents
public import CellUI

/// The moments at which a widget is useful, which nothing here weighs.
public struct WidgetRelevance<Configuration> {
  /// Makes the moments.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {}
}

/// The moments at which a widget is useful, by their first name.
public typealias WidgetRelevances<Configuration> = WidgetRelevance<Configuration>

/// A moment at which a widget is useful.
public struct WidgetRelevanceAttribute<Configuration> {
  /// Makes a moment for settings.
  public init(configuration: Configuration, context: RelevantContext) {}

  /// Makes a moment for settings, as one of a group.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {}

  /// Makes a moment.
  public init(context: RelevantContext) {}
}

/// Several moments, of which one counts.
public struct WidgetRelevanceGroup: Hashable, Sendable {
  private let name: String

  /// The system's choice.
  public static let automatic = WidgetRelevanceGroup(name: "automatic")
  /// None: each moment counts.
  public static let ungrouped = WidgetRelevanceGroup(name: "ungrouped")

  /// A group by its name.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(name: name)
  }
}

// MARK: - Widgets that show themselves when they are useful

/// The state of a widget that shows itself when it is useful.
public protocol RelevanceEntry {}

/// A source of entries for moments.
public protocol RelevanceEntriesProvider {
  /// The type of the settings.
  associatedtype Configuration: WidgetConfigurationIntent
  /// The type of the entries.
  associatedtype Entry: RelevanceEntry
  /// The place for which entries are made.
  typealias Context = RelevanceEntriesProviderContext
  /// Returns an entry without content.
  func placeholder(context: Context) -> Entry
  /// Returns the entry for settings.
  func entry(configuration: Configuration, context: Context) async throws -> Entry
  /// Returns the moments at which the widget is useful.
  func relevance() async -> WidgetRelevance<Configuration>
}

/// The place for which a provider makes entries.
public struct RelevanceEntriesProviderContext {
  /// A Boolean value indicating whether the widget is shown in a gallery.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
}

/// A widget that shows itself when it is useful, which is not drawn.
public struct RelevanceConfiguration<Content: View>: ConfigurationLeaf {
  /// Makes a configuration.
  public init<Provider: RelevanceEntriesProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// Small views in a row, as in a watch's widget.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a group of views with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The label above the views.
  public var body: some View {
    VStack {
      label
      HStack { content }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  /// Makes a group of views with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension AccessoryWidgetGroup where Label == CellUI.Label<Text, Image> {
  /// Makes a group of views with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { CellUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// The shape of the views in a group.
public enum AccessoryWidgetGroupStyle: Hashable, Sendable {
  case automatic, circular, roundedSquare
}

extension View {
  /// Sets the shape of the views in a watch's group.
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View { self }
}

// MARK: - Places

/// The ground of a widget in a room.
public enum WidgetTexture: Hashable, Sendable {
  case glass, paper
}

/// The place of a widget at a wall.
public enum WidgetMountingStyle: Hashable, Sendable {
  case elevated, recessed
}

/// Work that the system asks of an app in the background, of which there is none.
public struct BackgroundTask<Request, Response> {
  fileprivate init() {}
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension BackgroundTask where Request == Void, Response == Void {
  public static func appRefresh(_ identifier: String) -> BackgroundTask { BackgroundTask() }
  public static func urlSession(_ identifier: String) -> BackgroundTask { BackgroundTask() }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension WidgetConfiguration {
  public func widgetTexture(_ texture: WidgetTexture) -> some WidgetConfiguration { self }
  public func supportedMountingStyles(_ styles: [WidgetMountingStyle]) -> some WidgetConfiguration {
    self
  }
  public func backgroundTask<Request, Response>(
    _ task: BackgroundTask<Request, Response>,
    action: @escaping @Sendable (Request) async -> Response
  ) -> some WidgetConfiguration { self }
}
