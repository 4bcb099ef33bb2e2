/// The dynamic part of an activity, replaced whole by each update (AK 1.3).
public struct ActivityContent: Hashable, Sendable {
  /// The encoded content state.
  public let state: EncodedJSON
  /// The moment from which the content is out of date; `nil` means never.
  public let staleDate: Timestamp?
  /// The rank among the app's activities, higher nearer the top (AK 4.3).
  public let relevanceScore: Double

  /// Makes content; a score that is not a number counts as 0, since it could not be ordered.
  public init(state: EncodedJSON, staleDate: Timestamp?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore.isNaN ? 0 : relevanceScore
  }
}

/// An alert, which lights the screen (AK 4.25); its words are shown on a watch only (AK 1.33).
public struct AlertConfiguration: Hashable, Sendable {
  /// The sound that goes with an alert.
  public enum Sound: Hashable, Sendable {
    /// The system's own.
    case `default`
    /// A file in the app's bundle.
    case named(String)
  }

  /// The title, localized or as a key.
  public let title: String
  /// The text, localized or as a key.
  public let body: String
  /// The sound; `nil` means silence.
  public let sound: Sound?

  /// Makes an alert.
  public init(title: String, body: String, sound: Sound? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// The time at which an ended activity leaves the Lock Screen (AK 1.18).
public enum ActivityUIDismissalPolicy: Hashable, Sendable {
  /// Four hours after its end.
  case `default`
  /// At once.
  case immediate
  /// At a date, but four hours after its end at the latest; at once where the date is past.
  case after(Timestamp)
}

/// The stay that an activity asks for.
public enum ActivityStyle: Hashable, Sendable {
  /// Until it is ended.
  case standard
  /// Expanded in the island, until the person looks elsewhere (AK 1.8).
  case transient
}
