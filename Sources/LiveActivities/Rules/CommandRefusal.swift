/// The refusal of a command, which has changed nothing: the rule that forbids it, and the values at hand.
///
/// It is two references large, since refusals are remembered and passed on; everything else stands in the rule's row.
public struct CommandRefusal: Error, Hashable, Sendable {
  /// The rule that forbids the command.
  public let rule: Rule
  /// The values for the slots of the rule's text, and others that tell refusals apart.
  let values: [RuleValue]

  /// Makes a refusal by a rule, with a value for each slot of its text.
  package init(_ rule: Rule, _ values: RuleValue...) {
    self.rule = rule
    self.values = values
    assert(
      Set(rule.parts.flatMap(\.slots)).isSubset(of: values.flatMap(\.slots)),
      "each slot of \(rule.id) has a value")
  }

  /// The rule's name, as feeds expect it and machines read it.
  public var name: String { rule.name }

  /// The activity that it is about; `nil` where it is about none.
  public var activity: ActivityID? {
    for case .activity(let id) in values { return id }
    return nil
  }

  /// The value that the app's types can't decode, where that is the fault.
  public var content: ContentFault? {
    for case .content(let content) in values { return content }
    return nil
  }

  /// The last timestamp that was applied and the one that was given; `nil` where they are not the fault.
  public var timestamps: (last: Timestamp, given: Timestamp)? {
    var (last, given): (Timestamp?, Timestamp?)
    for value in values {
      if case .last(let time) = value { last = time }
      if case .given(let time) = value { given = time }
    }
    return last.flatMap { last in given.map { (last, $0) } }
  }

  /// The error that `Activity.request` throws for it; `nil` where ActivityKit has no such case.
  public var authorizationError: ActivityAuthorizationError? { rule.error }

  /// The fault, its effect and its remedy in words that a person can act on.
  public var words: String {
    rule.parts.map { $0.filled(with: values) }.joined(separator: "; ")
  }
}

extension String {
  /// The number of bytes of a text that a refusal keeps; no name that is taken is longer.
  static let quotedByteCountMaximum = 256

  /// The text, cut to what a person would read: a line's text may be a megabyte, and refusals are remembered.
  var quoted: String {
    guard utf8.count > Self.quotedByteCountMaximum else { return self }
    return self[..<utf8.index(startIndex, offsetBy: Self.quotedByteCountMaximum)] + "…"
  }
}
