extension BundleID {
  /// The app of a payload that names none.
  public static let unnamed = BundleID("local")

  /// The end of a Live Activity's topic, after the bundle identifier (AK 3.14).
  private static let topicSuffix = ".push-type.liveactivity"
  /// The ends of PushKit's topics, which people send by mistake.
  private static let otherSuffixes = [
    ".voip", ".complication", ".pushkit.fileprovider", ".location-query",
  ]

  /// The topic of the app's Live Activities.
  public var topic: String { rawValue + Self.topicSuffix }

  /// Reads the app of a topic; a text without the topic's end is the app itself.
  public init(topic: String) {
    let isTopic = topic.hasSuffix(Self.topicSuffix)
    self.init(isTopic ? String(topic.dropLast(Self.topicSuffix.count)) : topic)
  }

  /// Reads the app that is meant by a topic which may be misspelt, or one of other pushes.
  public init(misspeltTopic topic: String) {
    let words = topic.split(separator: " ").joined()
    let parts = words.split(separator: ".", omittingEmptySubsequences: false)
    let type = parts.lastIndex { $0.lowercased() == "push-type" }
    let other = Self.otherSuffixes.first { words.lowercased().hasSuffix($0) }
    if let type {
      self.init(parts[..<type].joined(separator: "."))
    } else {
      self.init(String(words.dropLast(other?.count ?? 0)))
    }
  }

  /// Returns whether a topic is one of a Live Activity.
  static func isTopic(_ text: String) -> Bool { text.hasSuffix(topicSuffix) }

  /// Returns whether a topic is the one of the app's Live Activities.
  func isNamed(byTopic text: String) -> Bool {
    Self.isTopic(text)
      && text.utf8.dropLast(Self.topicSuffix.utf8.count).elementsEqual(rawValue.utf8)
  }
}
