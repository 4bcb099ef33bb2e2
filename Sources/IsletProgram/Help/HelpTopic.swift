/// A page of help.
enum HelpTopic: Hashable {
  /// The page of `islet COMMAND --help`.
  case command(CommandName)
  /// All about a subject.
  case reference(ReferenceName)
  /// The manual page of all commands.
  case manual

  /// The topic that `islet help NAME` shows; `nil` for an unknown name.
  init?(name: String) {
    if let reference = ReferenceName(rawValue: name) {
      self = .reference(reference)
    } else if let command = CommandName(rawValue: name) {
      self = .command(command)
    } else {
      return nil
    }
  }

  /// The names that `islet help` knows.
  static var names: [String] {
    let commands = CommandName.allCases.map(\.rawValue)
    return commands
      + ReferenceName.allCases.map(\.rawValue).filter { !commands.contains($0) }
  }
}

/// The subjects that have a reference.
enum ReferenceName: String, Hashable, CaseIterable {
  case feed, scenarios, layouts, themes, motion, keys, screen, limits

  /// The subject in a few words, for lists of topics.
  var summary: String {
    switch self {
    case .feed: "pushes, local events, verdicts, the socket"
    case .scenarios: "feeds with times and expectations, for tests"
    case .layouts: "an activity's views, written in JSON"
    case .themes: "wallpaper, glass, clock and inks, written in JSON"
    case .motion: "what moves, and who decides"
    case .keys: "the keys and the mouse"
    case .screen: "colors, sizes, and how the device is drawn"
    case .limits: "the most of everything, and what happens then"
    }
  }

  var text: String {
    switch self {
    case .feed: ReferenceTexts.feed
    case .scenarios: ReferenceTexts.scenarios
    case .layouts: ReferenceTexts.layouts
    case .themes: ReferenceTexts.themes
    case .motion: ReferenceTexts.motion
    case .keys: ReferenceTexts.keys
    case .screen: ReferenceTexts.screen
    case .limits: LimitTable.text
    }
  }
}
