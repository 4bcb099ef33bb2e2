/// The table of rules and facts, as people read it.
public enum RuleBook {
  /// The text of `islet rules`.
  public static var listing: String {
    let rules = Rule.choices.map { rule in
      "\(rule.id) (\(rule.citation))\n  \(rule.fault.filled(with: []))\n"
    }
    return "Where Apple is silent or its sources disagree, islet chose:\n\n"
      + rules.joined(separator: "\n")
  }
}
