/// The way in which pushes reach an activity that an app requests (AK 1.32).
public enum PushType: Hashable, Sendable {
  /// By a token of its own.
  case token
  /// By a channel that it shares, named in Base64.
  case channel(String)
}
