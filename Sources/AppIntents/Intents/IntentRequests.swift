public import CellUI
public import Foundation

// Questions to the person, which nothing here can ask.

/// The name of an action that the person confirms.
public struct ConfirmationActionName: Hashable, Sendable {
  private let name: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let `continue` = Self(name: "continue"), add = Self(name: "add")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let set = Self(name: "set"), start = Self(name: "start"), go = Self(name: "go")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let book = Self(name: "book"), buy = Self(name: "buy"), call = Self(name: "call")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let checkIn = Self(name: "checkIn"), create = Self(name: "create")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let `do` = Self(name: "do"), download = Self(name: "download")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let filter = Self(name: "filter"), find = Self(name: "find")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let get = Self(name: "get"), log = Self(name: "log"), open = Self(name: "open")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let order = Self(name: "order"), pay = Self(name: "pay"), play = Self(name: "play")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let post = Self(name: "post"), request = Self(name: "request")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let run = Self(name: "run"), search = Self(name: "search")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let send = Self(name: "send"), share = Self(name: "share")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let toggle = Self(name: "toggle"), turnOn = Self(name: "turnOn")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let turnOff = Self(name: "turnOff"), view = Self(name: "view")

  /// Names of an app's own for the answers.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource] = [],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource] = [],
    destructive: Bool = false
  ) -> ConfirmationActionName { Self(name: "custom") }
}

/// The circumstances in which the person is asked.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public let rawValue: Int

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// In all.
  public static let always = ConfirmationConditions(rawValue: 1)
  /// On a device without a screen.
  public static let noScreen = ConfirmationConditions(rawValue: 2)
}

/// An answer among several.
public struct IntentChoiceOption: Hashable, Sendable {
  /// The words.
  public let title: LocalizedStringResource

  /// The answer that leaves all as it is.
  public static let cancel = IntentChoiceOption(title: "Cancel")

  /// Makes an answer.
  public init(title: LocalizedStringResource) {
    self.title = title
  }

  /// The look of an answer.
  public enum Style: Hashable, Sendable {
    case `default`, cancel, destructive
  }

  /// Makes an answer with a look.
  public init(title: LocalizedStringResource, style: Style) {
    self.title = title
  }
}

extension AppIntent {
  /// Asks the person to confirm, which counts as confirmed.
  public func requestConfirmation() async throws {}

  /// Asks the person to confirm, which counts as confirmed.
  public func requestConfirmation(
    conditions: ConfirmationConditions = .always, actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true
  ) async throws {}

  /// Asks the person to confirm by a view, which counts as confirmed.
  public func requestConfirmation(
    conditions: ConfirmationConditions = .always, actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> some View
  ) async throws {}

  /// Asks the person to confirm an outcome, which counts as confirmed.
  public func requestConfirmation<Value, Next, Snippet, Dialog>(
    result: IntentResultContainer<Value, Next, Snippet, Dialog>,
    confirmationActionName: ConfirmationActionName = .continue, showPrompt: Bool = true
  ) async throws {}

  /// Asks the person to choose an answer.
  ///
  /// - Throws: Always: nothing here can ask.
  public func requestChoice(between choices: [IntentChoiceOption], dialog: IntentDialog? = nil)
    async throws -> IntentChoiceOption
  {
    throw AppIntentError.needsValue("choice")
  }

  /// Asks to go on in the app, which does not come to the front here.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {}
}

extension ProgressReportingIntent {
  /// The progress, which nothing here shows.
  public var progress: Progress { Progress(totalUnitCount: 1) }
}

// MARK: - Predictions

/// The circumstances in which the system suggests an intent: none here.
public protocol IntentPredictionConfiguration {}

/// An intent with values, and its appearance.
public struct IntentPrediction<Intent: AppIntent>: IntentPredictionConfiguration {
  /// Makes a prediction of an intent without values.
  public init(displayRepresentation: () -> DisplayRepresentation) {}

  /// Makes a prediction of an intent with values.
  public init<each Value>(
    parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
    displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) {}
}

/// Builds the predictions of an intent.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Accepts a prediction.
  public static func buildExpression(_ prediction: IntentPrediction<Intent>)
    -> IntentPrediction<Intent>
  { prediction }

  /// Joins predictions.
  public static func buildBlock(
    _ first: IntentPrediction<Intent>, _ others: IntentPrediction<Intent>...
  ) -> IntentPrediction<Intent> { first }
}

// MARK: - URLs and searches

/// A URL with parameters in it.
public struct IntentURLRepresentation<Intent>: ExpressibleByStringInterpolation, Sendable {
  /// Makes a URL from a literal.
  public init(stringLiteral text: String) {}

  /// Makes a URL from an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {}

  /// The URL as it is built.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Makes an empty URL.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Leaves a part of the literal out.
    public mutating func appendLiteral(_ literal: String) {}
    /// Leaves a parameter out.
    public mutating func appendInterpolation<Value>(_ path: KeyPath<Intent, Value>) {}
  }
}

extension URLRepresentableIntent {
  /// A URL with parameters in it.
  public typealias URLRepresentation = IntentURLRepresentation<Self>
}

/// The words of a search.
public struct StringSearchCriteria: Hashable, Sendable {
  /// The words.
  public let term: String

  /// Makes the words of a search.
  public init(term: String) {
    self.term = term
  }
}

/// The place in which an app searches.
public struct StringSearchScope: Hashable, Sendable {
  private let name: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let general = StringSearchScope(name: "general")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let media = StringSearchScope(name: "media")
}

// MARK: - Views

/// A button that opens the app's page of Shortcuts, drawn as its label.
public struct ShortcutsLink: View {
  /// Makes a button.
  public init(action: @escaping () -> Void = {}) {}

  /// The system's label.
  public var body: some View {
    Label("Shortcuts", systemImage: "square.2.layers.3d").foregroundStyle(.tint)
  }
}

/// The words with which Siri performs an intent.
public struct SiriTipView: View {
  private let words: LocalizedStringResource
  private let isVisible: Bool

  /// Makes the words for an intent.
  public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {
    words = type(of: intent).title
    self.isVisible = isVisible?.wrappedValue ?? true
  }

  /// The intent's name.
  @ViewBuilder public var body: some View {
    if isVisible { Text("Say “\(String(localized: words))”").foregroundStyle(.secondary) }
  }
}
