public import CellUI

/// An action of an app, which a button of a widget or an activity, a shortcut or Siri performs.
///
/// This module is App Intents' face. Intents, their parameters and their results work in the process; the names for Siri,
/// Shortcuts and Spotlight are declarations without an effect. A button of a view performs its intent by
/// `IntentPerformance`, when the program says that the person pressed it.
public protocol AppIntent: PersistentlyIdentifiable, ControlIntent {
  /// The sentence that describes the intent with its parameters.
  associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
  /// The type of the result.
  associatedtype PerformResult: IntentResult

  /// The intent's name for people.
  static var title: LocalizedStringResource { get }
  /// The intent's purpose.
  static var description: IntentDescription? { get }
  /// A Boolean value indicating whether the app opens when the intent runs.
  static var openAppWhenRun: Bool { get }
  /// A Boolean value indicating whether Shortcuts and Spotlight offer the intent.
  static var isDiscoverable: Bool { get }
  /// The access that the device needs to be in.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The sentence that describes the intent with its parameters.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Makes the intent without values.
  init()
  /// Performs the action.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// A parameter of an intent.
  public typealias Parameter = IntentParameter
  /// A dependency of an intent.
  public typealias Dependency = AppDependency
  /// A sentence that describes an intent.
  public typealias Summary = IntentParameterSummary<Self>

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var description: IntentDescription? { nil }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var openAppWhenRun: Bool { false }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var isDiscoverable: Bool { true }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }

  /// Performs the action, as another intent asks for it.
  public func callAsFunction(donate: Bool = false) async throws -> PerformResult {
    try await perform()
  }

  /// Tells the system that the person performed the intent, which nothing here learns from.
  public func donate() async throws {}
}

extension AppIntent where SummaryContent == EmptyParameterSummary {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

/// A type with a name that stays the same from version to version.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name.
  public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// The access that an intent needs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}
