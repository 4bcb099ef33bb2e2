/// Words in a pasted text that stand for a value: a shell's variable, a template's slot, a call of code.
public enum Placeholder {
  /// The shape of a placeholder: its first and its last characters.
  private static let shapes = [
    ("${", "}"), ("$(", ")"), ("{{", "}}"), ("#{", "}"), ("%{", "}"), ("<", ">"), ("%", "%"),
    ("__", "__"), ("{%", "%}"), ("[[", "]]"),
  ]
  private static let beginnings = [
    "your_", "your-", "yourtoken", "replacewith", "replace_", "replace-", "replaceme", "insert_",
    "insert-", "changeme", "change_me", "enter_", "put_", "placeholder", "xxxx",
  ]

  /// The bytes with which a placeholder may begin, by number: most texts begin with another one.
  private static let firstBytes: [Bool] = {
    var isFirst = [Bool](repeating: false, count: 256)
    for word in shapes.map(\.0) + beginnings + ["$", ".", "…"] {
      for byte in [word.utf8.first, word.uppercased().utf8.first].compactMap({ $0 }) {
        isFirst[Int(byte)] = true
      }
    }
    return isFirst
  }()

  /// The longest text that may be one, in bytes; a text of a feed may be as long as its line.
  static let byteCountMaximum = 200

  /// Returns whether a whole text stands for a value that its writer has not written.
  public static func stands(in text: String) -> Bool {
    guard text.utf8.count <= byteCountMaximum, text.utf8.count > 1 else { return text == "…" }
    guard let byte = text.utf8.first, firstBytes[Int(byte)] else { return false }
    if text == "..." || text == "…" { return true }
    if text.first == "$", text.dropFirst().allSatisfy(\.isIdentifier) {
      // "$5" is a price.
      return text.dropFirst().first?.isNumber == false
    }
    for (first, last) in shapes
    where first.utf8.first == byte && text.hasPrefix(first) && text.hasSuffix(last) {
      let inside = text.dropFirst(first.count).dropLast(last.count)
      guard !inside.isEmpty, text.utf8.count > first.utf8.count + last.utf8.count else { continue }
      // A pair of other marks within, as in "<b>bold</b>", is text.
      if first == "$(" || !inside.contains(where: { "<>{}".contains($0) }) {
        return first != "%" || inside.allSatisfy(\.isIdentifier)
      }
    }
    if text.hasPrefix("YOUR "), text == text.uppercased() { return true }
    return beginnings.contains(where: text.beginsInAnyCase)
      && text.allSatisfy { !" .!?".contains($0) }
  }

  /// Returns whether a key stands for keys that its writer has not written.
  public static func standsAsKey(in text: String) -> Bool {
    // Names between underscores are usual for keys.
    !text.hasPrefix("_") && stands(in: text)
  }

  /// Returns the choices that a text lists, such as `update | end`.
  static func choices(in text: String) -> [String] {
    guard text.utf8.count <= byteCountMaximum else { return [] }
    let parts = text.split(whereSeparator: { $0 == "|" || $0 == "/" })
    guard parts.count > 1 else { return [] }
    return parts.map { part in
      String(part.drop { " \"'".contains($0) }.trimmingEnd { " \"'".contains($0) })
    }
  }

  /// Returns the value that is judged in place of words, by the key that they stand at.
  static func filling(_ words: String, isQuoted: Bool, key: String) -> LooseValue.Content {
    let key = key.lowercased().replacing("_", with: "-")
    switch key {
    case "timestamp", "stale-date", "dismissal-date", "staledate", "dismissaldate":
      let later = key == "timestamp" ? 0 : 3600
      if let time = TimeExpression(words) { return time.content(addingIfPlain: later) }
      return .number("\(StandardMoment.secondsSince1970 + later)")
    case "event":
      let known = choices(in: words).first { ["start", "update", "end"].contains($0) }
      return .string(known ?? "update")
    case "relevance-score": return .number("50")
    case "input-push-token": return .number("1")
    case "content-state", "contentstate", "attributes":
      return .object([])
    case "aps":
      return .object([
        LooseMember(
          key: "content-state", at: 0, value: LooseValue(.object([]), at: 0))
      ])
    case "attributes-type", "attributestype", "title", "body", "sound": return .string(words)
    case "alert":
      return .object([LooseMember(key: "title", value: LooseValue(.string(words), at: 0))])
    default: break
    }
    if isQuoted { return .string(words) }
    if let time = TimeExpression(words) { return time.content(addingIfPlain: 0) }
    return words.contains { "\"'`".contains($0) } ? .string(words) : .number("1")
  }
}

/// A time in the code of a shell or a back end, such as `$(date +%s)` or `Date.now() / 1000`.
struct TimeExpression {
  private static let referenceDate = 978_307_200

  private let code: String
  /// The seconds that are added to the time.
  private let offset: Int

  private static let sources = [
    "date", "time()", "time.now", "time.time", "gettime", "currenttimemillis", "instant.now",
    "datetime", "unixtime", "epoch", "now()", "strtotime", "timestamp", "clock_gettime", "now",
  ]

  /// Makes the time that some code gives; `nil` for code that gives none.
  init?(_ text: String) {
    let code = text.lowercased().filter { !$0.isWhitespace }
    guard Self.sources.contains(where: code.contains) else { return nil }
    self.code = code
    offset = Self.offset(in: code.replacing("+%s", with: ""))
  }

  /// A Boolean value indicating whether it is a text such as `2026-11-20T09:41:00Z`.
  private var isText: Bool {
    ["toisostring", "isoformat", "iso8601", "strftime", "rfc3339", "+%y", "+%f"]
      .contains(where: code.contains) && !code.contains("%s")
  }

  private var isDivided: Bool { code.contains("/1000") || code.contains("/1e3") }

  private var isInMilliseconds: Bool {
    let milliseconds = [
      "%s%3n", "%s000", "date.now(", "gettime(", "currenttimemillis", "milliseconds", "millis",
      "newdate()", "*1000", "unixmilli",
    ]
    return milliseconds.contains(where: code.contains) && !isDivided
  }

  private var isFraction: Bool {
    let rounds = [
      "floor", "round", "trunc", "int(", "parseint", "|0", "~~", "//", "ceil", "int64(",
    ]
    guard !rounds.contains(where: code.contains) else { return false }
    let scripts = ["date.now(", "gettime("]
    return code.contains("time.time()") || code.contains("timeintervalsince")
      || isDivided && scripts.contains(where: code.contains)
  }

  /// The value of the time, to which seconds are added where the code adds none.
  func content(addingIfPlain seconds: Int) -> LooseValue.Content {
    if isText { return .string("2026-11-20T09:41:00Z") }
    let base =
      StandardMoment.secondsSince1970 - (code.contains("referencedate") ? Self.referenceDate : 0)
    let time = base + (offset == 0 ? seconds : offset)
    if isInMilliseconds { return .number("\(time)123") }
    return .number(isFraction ? "\(time).25" : "\(time)")
  }

  private static let units: [(name: String, seconds: Int)] = [
    ("min", 60), ("m+", 60), ("hour", 3600), ("h+", 3600), ("hr", 3600), ("day", 86_400),
    ("d+", 86_400),
  ]

  /// Returns the seconds after the first plus or minus: a number, a product, or a number with a unit.
  private static func offset(in code: String) -> Int {
    guard let sign = code.firstIndex(where: { "+-".contains($0) }) else { return 0 }
    var rest = code[code.index(after: sign)...]
    var product = 1
    var hasNumber = false
    while true {
      rest = rest.drop { $0 == "(" }
      let digits = rest.prefix { $0.isNumber || $0 == "_" }
      guard let factor = Int(digits.filter(\.isNumber)) else { break }
      let (value, overflow) = product.multipliedReportingOverflow(by: factor)
      guard !overflow, value < 1_000_000_000_000 else { return 0 }
      product = value
      hasNumber = true
      rest = rest.dropFirst(digits.count)
      if let unit = units.first(where: { rest.hasPrefix($0.name) }) { product *= unit.seconds }
      guard rest.first == "*" else { break }
      rest = rest.dropFirst()
    }
    guard hasNumber, product != 1000 else { return 0 }
    return code[sign] == "-" ? -product : product
  }
}

extension String {
  /// Returns whether the text begins with a word of small letters, marks and no others, in capitals or not.
  fileprivate func beginsInAnyCase(_ word: String) -> Bool {
    guard let first = utf8.first, first | 0x20 == word.utf8.first else { return false }
    return utf8.count >= word.utf8.count
      && zip(utf8, word.utf8).allSatisfy { $0 == $1 || $0.isLetter && $0 | 0x20 == $1 }
  }
}

extension Character {
  /// A Boolean value indicating whether the character may stand in a name of code.
  var isIdentifier: Bool { isLetter || isNumber || self == "_" }
}
