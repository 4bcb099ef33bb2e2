public import ActivityWidgets
public import Foundation

/// The state of a widget from a date on.
///
/// Widgets of the home screen are not drawn: their providers and timelines are never asked.
public protocol TimelineEntry {
  /// The date.
  var date: Date { get }
  /// The use of the entry to the person; `nil` for none in particular.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The use of an entry to the person.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The score among the widget's entries.
  public var score: Float
  /// The time for which it holds, in seconds.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}

/// The states of a widget over time.
public struct Timeline<Entry: TimelineEntry> {
  /// The states, the first one first.
  public let entries: [Entry]
  /// The moment of the next timeline.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [Entry], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where Entry: Sendable {}

/// The moment of the next timeline.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let date: Date?

  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: .distantPast)
  /// When the app asks for it.
  public static let never = TimelineReloadPolicy(date: nil)

  /// After a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}

/// The place for which a provider makes entries.
public struct TimelineProviderContext {
  /// The environments in which a widget may be drawn.
  public struct EnvironmentVariants {}

  /// The size.
  public let family: WidgetFamily
  /// A Boolean value indicating whether the widget is shown in a gallery.
  public let isPreview: Bool
  /// The size in points.
  public let displaySize: CGSize
  /// The environments in which the widget may be drawn.
  public let environmentVariants = EnvironmentVariants()
}

/// A source of entries.
public protocol TimelineProvider {
  /// The type of the entries.
  associatedtype Entry: TimelineEntry
  /// The place for which entries are made.
  typealias Context = TimelineProviderContext
  /// Returns an entry without content.
  func placeholder(in context: Context) -> Entry
  /// Makes an entry for a gallery.
  func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void)
  /// Makes the entries to show.
  func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
  /// Returns the moments at which the widget is useful.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
