/// A rule of the table: one row that holds everything about a reason to refuse a command, an answer of APNs, or a
/// choice of islet's.
///
/// A new refusal is a row in one of the chapters (`Rule+Requests.swift` and its neighbors), a check in the engine that
/// throws `CommandRefusal(.itsRule, …)`, and a scenario. Its name, facts, error, words and remedy come from the row
/// alone; a row without words does not compile. A test compares the rows with the list of each chapter.
public final class Rule: Sendable {
  /// The origin of a rule.
  enum Kind: Equatable, Sendable {
    /// The device or ActivityKit refuses a command.
    case refusal
    /// APNs answers a request with this HTTP status.
    case answer(status: Int)
    /// A choice of islet's, where Apple is silent or its sources disagree (AK 10).
    case choice
  }

  /// The name in the table, unique: a rule's name, perhaps with a variant, such as `budgetSpent.starts`.
  public let id: String
  /// The name that feeds expect and JSON carries; variants of a rule share it.
  public let name: String
  let kind: Kind
  /// The facts that it rests on; of a choice, those that leave it open.
  let facts: [FactID]
  /// The error that `Activity.request` throws; `nil` where ActivityKit has no such case.
  let error: ActivityAuthorizationError?
  /// The choice of islet's that it rests on; `nil` where it is Apple's own rule.
  let choice: Rule?
  /// The fault, or the choice and its reason.
  let fault: RuleText
  /// The consequence on the phone or at APNs, where the fault does not include it.
  let effect: RuleText?
  /// The remedy: the next step of the sender.
  let remedy: RuleText?

  /// Makes a row; without a kind that of a refusal.
  init(
    _ id: String, _ kind: Kind = .refusal, on facts: [FactID],
    throws error: ActivityAuthorizationError? = nil, chosen choice: Rule? = nil,
    _ fault: RuleText, effect: RuleText? = nil, remedy: RuleText? = nil
  ) {
    self.id = id
    name = id.firstIndex(of: ".").map { String(id[..<$0]) } ?? id
    self.kind = kind
    self.facts = facts
    self.error = error
    self.choice = choice
    self.fault = fault
    self.effect = effect
    self.remedy = remedy
  }
}

extension Rule {
  /// Makes the row of an answer of APNs, which is called by its reason.
  convenience init(
    _ reason: String, status: Int, on facts: [FactID], _ fault: RuleText,
    effect: RuleText? = "APNs does not send it", remedy: RuleText? = nil
  ) {
    self.init(reason, .answer(status: status), on: facts, fault, effect: effect, remedy: remedy)
  }

  /// Makes the row of a choice of islet's.
  convenience init(choice id: String, on facts: [FactID], _ words: RuleText) {
    self.init(id, .choice, on: facts, words)
  }

  /// The HTTP status of an answer of APNs, whose reason is the rule's name; `nil` for other rules.
  public var status: Int? {
    if case .answer(let status) = kind { status } else { nil }
  }

  /// A Boolean value indicating whether it is a choice of islet's.
  var isChoice: Bool { kind == .choice }

  /// A Boolean value indicating whether it rests on a choice of islet's.
  public var isChosen: Bool { choice != nil }

  /// The facts that it rests on, such as `AK 1.15, 3.19`.
  public var citation: String { "AK " + facts.map(\.text).joined(separator: ", ") }

  /// The facts that it rests on, each as a feed expects it: `AK 3.19`.
  public var citations: [String] { facts.map { "AK \($0.text)" } }

  /// The parts of its words in their order: the fault, and then its effect and its remedy.
  ///
  /// An answer of APNs begins with its status and reason, and says last that APNs does not send the push.
  var parts: [RuleText] {
    guard let status else { return [fault, effect, remedy].compactMap { $0 } }
    return ["\(status) \(name): " + fault, remedy, effect].compactMap { $0 }
  }
}

extension Rule: Hashable {
  /// Tells whether both are the same row.
  public static func == (left: Rule, right: Rule) -> Bool { left === right }

  /// Feeds the row's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
