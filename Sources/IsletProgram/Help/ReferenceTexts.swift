import ActivityFeed
import ActivityLayouts
import FeedReports
import LiveActivities
import StrictJSON
import Theming

/// The texts of `islet help TOPIC`, `islet explain`, `islet rules` and `islet schema`, by where they come from.
///
/// Texts about tables of the program are made from the tables; the rest is written here.
enum ReferenceTexts {
  /// The names that `islet explain` knows, one word each.
  static var explainedNames: [String] { ["silent"] + CheckRule.names }

  /// Returns the name that was probably meant by words, or by one of them, the longest first; `nil` for none.
  static func explainedName(near what: String) -> String? {
    let words = what.split(separator: " ").map(String.init)
    let parts = words.count > 1 ? words.sorted { $0.count > $1.count } : []
    return explainedNames.nearest(to: what)
      ?? parts.lazy.compactMap { explainedNames.nearest(to: $0) }.first
      // Facts and rules have words that are no names.
      ?? parts.first { explanation(of: $0) != nil }
  }

  /// The explanation of a fact, a rule, an error or a reason; `nil` for an unknown name.
  static func explanation(of what: String) -> String? {
    if what.lowercased() == "silent" { return SilentCause.text }
    return CheckRule.explanation(of: what) ?? RuleBook.explanation(of: what)
  }

  /// The rules, each with its facts and its remedy.
  static var rules: String { RuleBook.listing }

  /// The JSON Schema of a format.
  static func schema(_ name: SchemaName) -> String {
    switch name {
    case .layout: LayoutSchema.json
    case .feed: FeedSchema.json
    case .theme: ThemeSchema.json
    }
  }

  static var feed: String { FeedReference.text }
  static var scenarios: String { ScenarioReference.text }
  static var layouts: String { LayoutReference.text }
  static var themes: String { ThemeReference.text }
}
