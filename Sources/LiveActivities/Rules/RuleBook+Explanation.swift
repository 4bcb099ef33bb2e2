extension RuleBook {
  /// Explains a fact (`AK 3.17`), a section of facts (`AK 1c`), a rule, an error of ActivityKit, a status or a reason of
  /// APNs, or all facts and rules that have a word.
  ///
  /// - Parameter query: The name or the word, in capitals or not.
  /// - Returns: The explanation, with a line's end; `nil` where nothing has that name or word.
  public static func explanation(of query: String) -> String? {
    let words = words(of: query)
    let name = name(of: words)
    // Shorter words than these stand in all of them.
    guard name.count > 2 || name.first?.isNumber == true else { return nil }
    let entries = factEntries(named: name) ?? ruleEntries(named: name) ?? mentions(of: words)
    return entries.map { $0.joined(separator: "\n\n") + "\n" }
  }

  /// The words of a question: `AK 3.17` is `3.17`, and `429 TooManyRequests` is `TooManyRequests`.
  private static func words(of query: String) -> String {
    var words = query.split(separator: " ")
    let isStatus = words.first.flatMap { Int($0) }.map { status in
      Rule.all.contains { $0.status == status }
    }
    if words.count > 1, words[0].lowercased() == "ak" || isStatus == true {
      words.removeFirst()
    }
    return words.joined(separator: " ")
  }

  /// The name that words mean, in small letters.
  private static func name(of words: String) -> String {
    let name = words.lowercased()
    let prefix = "activityauthorizationerror."
    return name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
  }

  // MARK: - Facts

  private static func factEntries(named name: String) -> [String]? {
    let number = name.hasPrefix("ak") ? String(name.dropFirst(2)) : name
    let sections = FactSection.all
    for section in sections {
      if section.id.text == number { return [entry(of: section)] }
      for fact in section.facts where fact.id.text == number { return [entry(of: fact)] }
    }
    // A chapter: 3 is all of 3a to 3f.
    let chapter = sections.filter { Int(number) != nil && $0.id.text.dropLast() == number }
    return chapter.isEmpty ? nil : chapter.map(entry(of:))
  }

  private static func entry(of fact: Fact) -> String {
    let head = "AK \(fact.id.text): "
    let lines = [
      wrapped(fact.statement, head: head, indent: "  "),
      wrapped(fact.advice, head: "For you: ", indent: "  "),
      "Source: \(fact.grade.rawValue)",
    ]
    return (lines + fact.sources.map { "  \($0.address)" } + rules(on: fact.id))
      .joined(separator: "\n")
  }

  private static func entry(of section: FactSection) -> String {
    var lines = ["AK \(section.id.text): \(section.title)"]
    if !section.statement.isEmpty { lines.append(wrapped(section.statement, indent: "  ")) }
    lines += section.facts.map(summary(of:))
    return (lines + rules(on: section.id)).joined(separator: "\n")
  }

  private static func summary(of fact: Fact) -> String {
    wrapped(fact.statement, head: "  AK \(fact.id.text): ", indent: "    ")
  }

  /// The rules that rest on a fact, or that it leaves open.
  private static func rules(on fact: FactID) -> [String] {
    let rules = Rule.all.filter { $0.facts.contains(fact) }
    guard !rules.isEmpty else { return [] }
    return ["Rules that rest on it:"] + rules.map(summary(of:))
  }

  private static func summary(of rule: Rule) -> String {
    let kind = rule.isChoice ? "islet's choice: " : ""
    return wrapped(kind + rule.words, head: "  \(rule.id): ", indent: "    ")
  }

  // MARK: - Rules

  private static func ruleEntries(named name: String) -> [String]? {
    if let status = Int(name) {
      let answers = Rule.all.filter { $0.status == status }
      guard answers.count > 1 else { return answers.isEmpty ? nil : answers.map(entry(of:)) }
      let names = answers.map(\.name).joined(separator: ", ")
      let head = wrapped(
        names, head: "\(status), an answer of APNs with one of these reasons: ", indent: "  ")
      return [head] + answers.map(entry(of:))
    }
    let rules = Rule.all.filter { $0.id.lowercased() == name || $0.name.lowercased() == name }
    let error = ActivityAuthorizationError.allCases.first { $0.rawValue.lowercased() == name }
    let entries = (error.map { [entry(of: $0)] } ?? []) + rules.map(entry(of:))
    return entries.isEmpty ? nil : entries
  }

  private static func entry(of rule: Rule) -> String {
    let kind =
      switch rule.kind {
      case .refusal: "a rule that refuses a command"
      case .answer(let status): "an answer of APNs, status \(status)"
      case .choice: "a choice of islet's"
      }
    var lines = ["\(rule.id), \(kind)", wrapped(rule.fault.filled(with: []), indent: "  ")]
    if let effect = rule.effect {
      lines.append(wrapped(effect.filled(with: []), head: "Then: ", indent: "  "))
    }
    if let remedy = rule.remedy {
      lines.append(wrapped(remedy.filled(with: []), head: "What to do: ", indent: "  "))
    }
    if let error = rule.error {
      lines.append("ActivityKit throws: \(error.rawValue), code \(error.code)")
    }
    if let choice = rule.choice {
      lines.append(wrapped(choice.words, head: "islet's choice \(choice.id): ", indent: "  "))
    }
    let facts = FactSection.all.flatMap(\.facts).filter { rule.facts.contains($0.id) }
    let sections = FactSection.all.filter { rule.facts.contains($0.id) }
    lines.append(rule.isChoice ? "Left open by:" : "Rests on:")
    lines += sections.map { "  AK \($0.id.text): \($0.title)" } + facts.map(summary(of:))
    return lines.joined(separator: "\n")
  }

  private static func entry(of error: ActivityAuthorizationError) -> String {
    let head = "\(error.rawValue), ActivityAuthorizationError, code \(error.code)"
    let rules = Rule.all.filter { $0.error == error }
    let facts = FactSection.errors.facts.filter { $0.statement.contains(error.rawValue) }
    return ([head] + facts.map(summary(of:)) + ["Thrown by:"] + rules.map(summary(of:)))
      .joined(separator: "\n")
  }

  // MARK: - Words

  /// The facts and rules that have a word, in capitals or not; `nil` where none has.
  private static func mentions(of word: String) -> [String]? {
    let spellings = spellings(of: word)
    func mentions(_ text: String) -> Bool {
      let text = text.lowercased()
      return spellings.contains { text.contains($0) }
    }
    let sections = FactSection.all
    let facts =
      sections.filter { mentions($0.statement) }.map { section in
        wrapped(section.statement, head: "  AK \(section.id.text): ", indent: "    ")
      }
      + sections.flatMap(\.facts).filter { mentions("\($0.statement) \($0.advice)") }
      .map(summary(of:))
    let rules = Rule.all.filter { mentions("\($0.id) \($0.words)") }.map(summary(of:))
    let groups = [
      ("Facts about \(word):", facts),
      ("Rules about \(word):", rules),
    ].filter { !$0.1.isEmpty }
    return groups.isEmpty ? nil : groups.map { ([$0.0] + $0.1).joined(separator: "\n") }
  }

  /// The words of payloads and facts for names of ActivityKit that are spelt otherwise there.
  private static let payloadKeys = ["dismissalpolicy": "dismissal-date", "staledate": "stale date"]

  /// Returns a word in small letters as ActivityKit spells it, and as a payload does: `staleDate` and `stale-date`.
  private static func spellings(of word: String) -> [String] {
    let small = word.lowercased()
    let key = word.reduce(into: "") { key, letter in
      if letter.isUppercase, !key.isEmpty { key += "-" }
      key += letter.lowercased()
    }
    return [small, key] + (payloadKeys[small].map { [$0] } ?? [])
  }
}
