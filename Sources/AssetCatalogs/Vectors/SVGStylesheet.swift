import ColorScience

/// The properties that a document gives to its elements: by attributes, by rules of CSS, and by `style`.
struct SVGStylesheet {
  private struct Rule {
    let declarations: [String: String]
    /// 1 for an element's name, 2 for a class, 3 for an id; the more special one counts.
    let rank: Int
  }

  /// The most rules of a document, each counted once for each of its selectors; others are not read.
  static let rulesMaximum = 2000

  /// The rules by selectors of one step: `path`, `.cls-1`, `#logo`, `*`.
  private var rules: [String: [Rule]] = [:]
  private var count = 0

  /// Reads the `style` elements of a document.
  init(_ root: XMLElement) {
    add(root)
  }

  private mutating func add(_ element: XMLElement) {
    if element.name == "style" { add(element.text) }
    for child in element.children { add(child) }
  }

  private mutating func add(_ text: String) {
    for block in Self.withoutAtRules(Self.withoutComments(text)).split(separator: "}") {
      guard let brace = block.firstIndex(of: "{") else { continue }
      let declarations = Self.declarations(block[block.index(after: brace)...])
      for selector in block[..<brace].split(separator: ",") {
        count += 1
        guard count <= Self.rulesMaximum else { return }
        let name = String(selector).trimmed
        let rank = name.hasPrefix("#") ? 3 : name.contains(".") ? 2 : 1
        // `path.cls-1` counts for its class.
        let key = rank == 2 ? name.drop { $0 != "." } : name[...]
        rules[String(key), default: []].append(Rule(declarations: declarations, rank: rank))
      }
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }

  /// Returns the text without rules for some media and the like, which have rules in braces of their own.
  private static func withoutAtRules(_ text: String) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstIndex(of: "@") {
      result += rest[..<start]
      rest = rest[start...]
      var depth = 0
      while let sign = rest.popFirst() {
        if sign == "{" { depth += 1 }
        if sign == "}" { depth -= 1 }
        if depth <= 0, sign == "}" || sign == ";" { break }
      }
    }
    return result + rest
  }

  private static func declarations(_ text: some StringProtocol) -> [String: String] {
    var found: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let value = String(declaration[declaration.index(after: colon)...]).trimmed
      found[String(declaration[..<colon]).trimmed] =
        value.firstRange(of: "!important").map { String(value[..<$0.lowerBound]).trimmed } ?? value
    }
    return found
  }

  /// Returns all that is said of an element's look, by the names of attributes.
  ///
  /// A color that is not read leaves the one that is said elsewhere, as in pictures for screens of more colors.
  func properties(of element: XMLElement) -> SVGProperties {
    var properties = element.attributes
    func add(_ declarations: [String: String]) {
      for (name, value) in declarations {
        if let known = properties[name], known != value, SVGPaint.properties.contains(name),
          SVGPaint(value, current: .black) == nil
        {
          continue
        }
        properties[name] = value
      }
    }
    if !rules.isEmpty {
      let classes = (element.attributes["class"] ?? "").split(separator: " ").map { ".\($0)" }
      let keys = ["*", element.name] + classes + ["#\(element.attributes["id"] ?? "")"]
      let found = keys.flatMap { rules[$0] ?? [] }
      for rank in 1...3 {
        for rule in found where rule.rank == rank { add(rule.declarations) }
      }
    }
    if let style = element.attributes["style"] { add(Self.declarations(style)) }
    return properties
  }
}

extension String {
  /// The text without the white space at its ends.
  var trimmed: String {
    let start = drop { $0.isWhitespace }
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(start[...end])
  }
}
