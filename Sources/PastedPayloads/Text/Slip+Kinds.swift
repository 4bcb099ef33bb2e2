extension Slip.Problem {
  /// The name of its rule, which never changes: `islet explain` has it, and `--allow` and `--deny` take it.
  public var rule: String {
    switch self {
    case .syntax(let problem): problem.rule
    case .step(let step): step.rule
    case .value(let problem): problem.rule
    case .request(let problem): problem.rule
    }
  }

  /// The difference from JSON's syntax; `nil` for any other.
  var syntax: Slip.Syntax? {
    if case .syntax(let problem) = self { problem } else { nil }
  }

  /// Returns whether both are the same mistake at two places, which need be told only once.
  func isLike(_ other: Slip.Problem) -> Bool {
    syntax == nil ? self == other : rule == other.rule
  }
}

extension Slip.Syntax {
  fileprivate var rule: String {
    switch self {
    case .comment: "json.comment"
    case .trailingComma: "json.trailingComma"
    case .missingComma: "json.missingComma"
    case .missingColon: "json.missingColon"
    case .separator: "json.separator"
    case .singleQuotes: "json.singleQuotes"
    case .curlyQuotes: "json.curlyQuotes"
    case .backticks: "json.backticks"
    case .unquotedKey: "json.unquotedKey"
    case .unquotedText: "json.unquotedText"
    case .foreignWord: "json.foreignWord"
    case .foreignNumber, .malformedNumber: "json.foreignNumber"
    case .lineBreakInString: "json.lineBreak"
    case .malformedEscape: "json.escape"
    case .bracketedObject: "json.brackets"
    case .unclosed: "json.unclosed"
    case .unclosedString: "json.unclosedString"
    case .strayText: "json.strayText"
    case .byteOrderMark: "json.byteOrderMark"
    case .utf16: "json.utf16"
    case .yaml: "json.yaml"
    case .pythonObject: "json.pythonObject"
    }
  }

  /// The rules of the differences that are the way in which another language writes an object.
  private static let stylesOfCode: Set<String> = [
    "json.comment", "json.trailingComma", "json.separator", "json.singleQuotes", "json.backticks",
    "json.unquotedKey", "json.foreignWord", "json.brackets", "json.lineBreak",
  ]

  /// A Boolean value indicating whether the difference is the way in which another language writes an object.
  var isStyleOfCode: Bool {
    if case .strayText(let text) = self { return ";)+.".contains(text.first ?? " ") }
    return Self.stylesOfCode.contains(rule)
  }

  /// A Boolean value indicating whether the text that was read is probably no literal but statements.
  var isNoLiteral: Bool {
    [
      "json.strayText", "json.missingColon", "json.missingComma", "json.unclosed",
      "json.unclosedString",
    ]
    .contains(rule)
  }
}

extension Slip.Step {
  fileprivate var rule: String {
    switch self {
    case .unwrapped: "paste.unwrapped"
    case .mapped: "paste.service"
    case .jsonInString: "paste.jsonInString"
    case .placeholder: "paste.placeholder"
    case .fileElsewhere: "paste.file"
    }
  }
}

extension Slip.Value {
  fileprivate var rule: String {
    switch self {
    case .misplacedKey: "key.misplaced"
    case .nestedAPS: "key.nestedAPS"
    case .missingKey: "key.missing"
    case .misnamedKey: "key.misnamed"
    case .quotedNumber: "value.quotedNumber"
    case .quotedObject: "value.quotedObject"
    case .smallUnit: "value.milliseconds"
    case .fraction: "value.fraction"
    case .dateText: "value.dateText"
    case .wrongKind: "value.kind"
    case .wrongWord: "value.word"
    }
  }
}

extension Slip.Request {
  fileprivate var rule: String {
    switch self {
    case .headerMisplaced: "header.misplaced"
    case .placeholderToken: "request.placeholderToken"
    case .malformedToken: "request.token"
    case .productionHost: "request.production"
    case .sandboxHost: "request.sandbox"
    case .wrongHost: "request.host"
    case .wrongPath: "request.path"
    case .missingHeader: "header.missing"
    case .wrongMethod: "request.method"
    case .fcmToken: "fcm.token"
    case .missingFCMToken: "fcm.liveActivityToken"
    case .snsMissingAttribute: "sns.attribute"
    }
  }
}
