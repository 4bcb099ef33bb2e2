/// A key and its meaning.
public struct HelpLine: Hashable, Sendable {
  /// The label of the key.
  public var key: String
  /// Its meaning, in a few words.
  public var meaning: String

  /// Makes a line.
  public init(key: String, meaning: String) {
    self.key = key
    self.meaning = meaning
  }
}
