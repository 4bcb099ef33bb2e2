import LiveActivities
public import CellUI

/// An alert, which lights the screen (AK 4.25); its words are shown on a watch only (AK 1.33).
public struct AlertConfiguration: Equatable, Sendable {
  /// The sound that goes with an alert.
  public struct AlertSound: Hashable, Sendable {
    let name: String?

    /// The system's own.
    public static let `default` = AlertSound(name: nil)

    /// A file in the app's bundle.
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }

  /// The title.
  public var title: LocalizedStringResource
  /// The text.
  public var body: LocalizedStringResource
  /// The sound.
  public var sound: AlertSound

  /// Makes an alert.
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }

  /// The alert as the engine keeps it.
  var encoded: EncodedAlert {
    EncodedAlert(
      title: String(localized: title), body: String(localized: body),
      sound: sound.name.map { .named($0) } ?? .default)
  }
}

/// The time at which an ended activity leaves the Lock Screen (AK 1.18).
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  let encoded: EncodedDismissalPolicy

  /// Four hours after its end.
  public static let `default` = ActivityUIDismissalPolicy(encoded: .default)
  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(encoded: .immediate)

  /// At a date, but four hours after its end at the latest.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(encoded: Timestamp(date).map { .after($0) } ?? .default)
  }
}
