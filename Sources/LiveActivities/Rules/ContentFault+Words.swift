// The words on a value that can't be decoded: its place, its fault, and the remedy.

extension [String] {
  /// The most words that are named.
  private static var namedCountMaximum: Int { 5 }

  /// The words as a choice: `A, B or C`; of many the first few.
  fileprivate var alternatives: String {
    guard count <= Self.namedCountMaximum else {
      return prefix(Self.namedCountMaximum).joined(separator: ", ")
        + " or one of \(count - Self.namedCountMaximum) more"
    }
    guard let last, count > 1 else { return joined() }
    return dropLast().joined(separator: ", ") + " or " + last
  }
}

extension ContentFault {
  /// The place of the value, and its fault.
  public var words: String {
    let path = keyPath.isEmpty ? "" : ".\(keyPath)"
    let fault =
      switch problem {
      case .missing: "it is missing, and the app's type needs it"
      case .misnamed(let found, let name):
        "it is missing; found \(found), and the phone's JSONDecoder converts no names, so that it must be "
          + "\(name), letter by letter"
      case .elsewhere(let part):
        "it is missing here, and stands in \(part.rawValue); attributes hold what never changes, content-state "
          + "what does"
      case .copied:
        "it is missing; attributes has exactly the keys of content-state, as if they were copied there"
      case .null(let expected): "expected \(expected), found null"
      case .mismatch(let expected, let found): "expected \(expected), found \(found)"
      case .corrupted(let reason): reason
      case .unknownType(let type, let known, _):
        "expected \(known.alternatives), found \(type.quoted)"
      }
    return "\(part.rawValue)\(path): \(fault)"
  }

  /// The remedy.
  public var advice: String {
    switch problem {
    case .misnamed(let found, let name):
      "send it as \(name), or give \(found) a CodingKeys case in Swift"
    case .elsewhere(let part): "move it there from \(part.rawValue)"
    case .copied: "send the attributes' own keys, which never change"
    case .missing: "send it, or make it optional in Swift"
    case .null: "send a value, or make it optional in Swift"
    case .mismatch("Date", let found): dateAdvice(found)
    case .mismatch(let expected, _) where expected.hasPrefix("ClosedRange"):
      "send an array of two: the lower bound, then the upper"
    case .mismatch(let expected, let found): mismatchAdvice(expected, found)
    case .corrupted(let reason):
      reason.contains("cannot initialize") || reason.contains("Cannot initialize")
        ? "send one of the enum's raw values" : "send a value of the type that the app declares"
    case .unknownType(let type, _, let near?):
      type.hasSuffix(".\(near)")
        ? "send \(near), without the module's name" : "did you mean \(near)?"
    case .unknownType: "send the Swift type's name, or give a layout for it"
    }
  }
}

extension ContentFault {
  private func dateAdvice(_ found: String) -> String {
    "send seconds since 2001-01-01 UTC: Unix seconds less 978307200"
      + (found.hasPrefix("the string") ? ", without quotes" : "")
  }

  /// Returns the remedy for a value of another kind than its type.
  private func mismatchAdvice(_ expected: String, _ found: String) -> String {
    let text = found.quotedPart
    let isNumber = expected.isNumericType
    if isNumber, let text, Double(text) != nil { return "remove the quotes: \(text)" }
    if expected.hasPrefix("Bool"), let text, ["true", "false"].contains(text.lowercased()) {
      return "remove the quotes: \(text.lowercased())"
    }
    if expected.hasPrefix("Bool"), found.hasSuffix(" 0") || found.hasSuffix(" 1") {
      return "send \(found.hasSuffix("1") ? "true" : "false")"
    }
    if expected.hasPrefix("Int") || expected.hasPrefix("UInt"), found.contains(".") {
      return "send a whole number, or make it a Double in Swift"
    }
    if isNumber { return "send a number" }
    if expected.hasPrefix("String"), let number = found.split(separator: " ").last,
      found.hasPrefix("the number")
    {
      return "put it in quotes: \"\(number)\""
    }
    if expected.hasPrefix("String") { return "send a text in double quotes" }
    if expected.hasPrefix("Bool") { return "send true or false, without quotes" }
    if expected.hasPrefix("one of") { return "send one of these, letter by letter" }
    if expected.hasPrefix("URL") { return "send a URL as a text, such as \"https://example.com\"" }
    if expected.hasPrefix("UUID") {
      return "send a text such as \"6F9619FF-8B86-4D01-B42D-00CF4FC964FF\""
    }
    if expected.hasPrefix("Data") { return "send a text in Base64" }
    if expected.hasPrefix("["), expected.contains(":") || expected == "an object" {
      return "send an object: {…}"
    }
    if expected.hasPrefix("[") || expected.hasPrefix("an array") { return "send an array: […]" }
    if expected.hasPrefix("a range") {
      return "send an array of two: the lower bound, then the upper"
    }
    return "send \(expected)"
  }
}

extension String {
  /// The part between the first and the last straight quote; `nil` without any.
  fileprivate var quotedPart: String? {
    guard let first = firstIndex(of: "\""), let last = lastIndex(of: "\""), first < last else {
      return nil
    }
    return String(self[index(after: first)..<last])
  }

  fileprivate var isNumericType: Bool {
    ["Int", "UInt", "Double", "Float", "Decimal", "CGFloat"].contains { hasPrefix($0) }
  }
}
