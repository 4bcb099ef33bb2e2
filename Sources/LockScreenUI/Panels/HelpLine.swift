/// A key and its meaning.
public struct HelpLine: Hashable, Sendable {
  /// The label of the key.
  public var key: String
  /// Its meaning, in a few words.
  public var meaning: String
  /// A Boolean value indicating whether it stands where there is no room for all keys.
  public var isEssential: Bool

  /// Makes a line.
  public init(key: String, meaning: String, isEssential: Bool = false) {
    self.key = key
    self.meaning = meaning
    self.isEssential = isEssential
  }
}

/// Keys of one subject.
public struct HelpGroup: Hashable, Sendable {
  /// The subject.
  public var title: String
  /// The keys and their meanings.
  public var lines: [HelpLine]

  /// Makes a group.
  public init(title: String, lines: [HelpLine]) {
    self.title = title
    self.lines = lines
  }
}
