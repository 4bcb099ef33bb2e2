public import CellUI

/// An intent of a form that the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that starts, updates or ends activities: the system runs it in the app's process (AK 1.6).
public protocol LiveActivityIntent: SystemIntent {}

/// The settings of a widget on the home screen.
public protocol WidgetConfigurationIntent: SystemIntent {}

/// The settings of a control.
public protocol ControlConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func perform() async throws -> Never { throw AppIntentError.settingsOnly }
}

extension ControlConfigurationIntent {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func perform() async throws -> Never { throw AppIntentError.settingsOnly }
}

/// An intent that sets a value, such as a switch.
public protocol SetValueIntent: SystemIntent {
  /// The type of the value.
  associatedtype ValueType
  /// The value to set.
  var value: ValueType { get set }
}

/// An intent that opens something in its app.
public protocol OpenIntent: SystemIntent {
  /// The type of the things to open.
  associatedtype Value
  /// The thing to open.
  var target: Value { get set }
}

extension OpenIntent {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var openAppWhenRun: Bool { true }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func perform() async throws -> some IntentResult { .result() }
}

/// The settings of an app while a focus is on.
public protocol SetFocusFilterIntent: SystemIntent {
  /// The words of the settings.
  var displayRepresentation: DisplayRepresentation { get }
}

/// An intent that deletes things of its app.
public protocol DeleteIntent: SystemIntent {
  /// The type of the things.
  associatedtype Entity
  /// The things to delete.
  var entities: [Entity] { get set }
}

/// An intent that shows or hides something by its own view.
public protocol SnippetIntent: AppIntent {}

/// An intent that plays sound, in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts to play sound.
public protocol AudioStartingIntent: SystemIntent {}

/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}

/// An intent that starts an activity, as before iOS 17.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// An intent that takes pictures by an app's extension.
public protocol CameraCaptureIntent: SystemIntent {
  /// The context that app and extension share.
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// The context, which there is none of here.
  public static var appContext: AppContext? { get async throws { nil } }
  /// Does nothing, since there is no camera.
  public static func updateAppContext(_ appContext: AppContext) async throws {}
}

/// An intent that talks to others while it runs.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that starts a workout.
public protocol StartWorkoutIntent: SystemIntent {}

/// An intent that pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that resumes a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that brings a view of its app to the front.
public protocol TargetContentProvidingIntent: SystemIntent {}

/// An intent that may need its app in the foreground.
public protocol ForegroundContinuableIntent: SystemIntent {}

extension ForegroundContinuableIntent {
  /// Returns the error by which an intent goes on in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () -> Void)? = nil
  ) -> any Error { AppIntentError.restartPerform }

  /// Asks to go on in the app, which does not come to the front here.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}
}

/// An intent that the system may suggest.
public protocol PredictableIntent: SystemIntent {
  /// The type of the predictions.
  associatedtype Prediction: IntentPredictionConfiguration
  /// The circumstances in which the system suggests the intent.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// An intent that shows its progress.
public protocol ProgressReportingIntent: SystemIntent {}

/// An intent that was a SiriKit intent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The name of the SiriKit intent.
  static var intentClassName: String { get }
}

/// An intent that opens a URL.
public protocol URLRepresentableIntent: AppIntent {}

/// An intent that searches in its app.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}

/// An intent that can be undone.
public protocol UndoableIntent: SystemIntent {}

/// An intent that opens a URL.
public struct OpenURLIntent: SystemIntent {
  /// The title.
  public static let title: LocalizedStringResource = "Open URL"
  /// The URL.
  @Parameter(title: "URL") public var url: URL

  /// Makes an intent without a URL.
  public init() {}

  /// Makes an intent for a URL.
  public init(_ url: URL) {
    self.url = url
  }

  /// Does nothing; the program opens no app.
  public func perform() async throws -> some IntentResult { .result() }
}

/// An app's or a framework's intents.
public protocol AppIntentsPackage {
  /// The packages whose intents belong to it.
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

/// The ways in which an intent may run (iOS 26).
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The time at which the app comes to the front.
  public enum ForegroundMode: Hashable, Sendable, CaseIterable {
    case immediate, dynamic, deferred
  }

  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Without the app on the screen.
  public static let background = IntentModes(rawValue: 1)
  /// With the app on the screen.
  public static let foreground = IntentModes(rawValue: 2)

  /// With the app on the screen, from a time on.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes { foreground }
}
