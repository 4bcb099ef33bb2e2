/// An error of App Intents itself.
public enum AppIntentError: Error, Hashable, Sendable {
  /// The intent holds settings, and performs nothing.
  case settingsOnly
  /// The person was asked for a value, and nothing here can ask.
  case needsValue(String)
  /// The parameter has no value.
  case noValue(String)
  /// The intent was to be restarted.
  case restartPerform

  /// The person's permission is missing.
  public enum PermissionRequired: Error, Hashable, Sendable {
    case unknown, camera, contacts, location, microphone, photos, screenRecording
  }

  /// The person has to do something first.
  public enum UserActionRequired: Error, Hashable, Sendable {
    case unknown, accountSetup, confirmation, signin, subscription
  }

  /// The action can't be carried out.
  public enum Unrecoverable: Error, Hashable, Sendable {
    case unknown, entityNotFound, featureCurrentlyRestricted, notSupportedOnDevice
  }
}
