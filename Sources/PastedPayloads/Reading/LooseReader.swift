/// A reader of JSON and of text that is nearly JSON: with comments, other quotes, words of other languages, and placeholders.
///
/// It never fails: each difference from JSON is a slip, and the value goes on as its writer probably meant it. Nesting is
/// limited, and each byte is passed once.
struct LooseReader {
  /// The deepest nesting.
  private static let depthMaximum = 64
  /// The most slips that are kept.
  static let slipsMaximum = 64

  let text: SourceText
  let bytes: [UInt8]
  var position: Int
  var slips: [Slip] = []
  private var keys: [String] = []
  private var depth = 0

  init(_ text: SourceText, from position: Int = 0) {
    self.text = text
    self.position = position
    bytes = text.bytes
  }

  /// The key path of the value that is read.
  var path: String {
    keys.reduce(into: "") { path, key in
      path += key.hasPrefix("[") || path.isEmpty ? key : ".\(key)"
    }
  }

  func peek(_ ahead: Int = 0) -> UInt8 {
    position + ahead < bytes.count ? bytes[position + ahead] : 0
  }

  func has(_ word: String, at ahead: Int = 0) -> Bool {
    var index = position + ahead
    guard index >= 0 else { return false }
    for byte in word.utf8 {
      guard index < bytes.count, bytes[index] == byte else { return false }
      index += 1
    }
    return true
  }

  mutating func add(_ problem: Slip.Syntax, at offset: Int? = nil) {
    guard slips.count < Self.slipsMaximum else { return }
    slips.append(Slip(.syntax(problem), path: path, at: text.origin(of: offset ?? position)))
  }

  // MARK: - Values

  /// Reads a value.
  mutating func value() -> LooseValue {
    skipBlanks()
    let start = position
    let origin = text.origin(of: start)
    if let content = container() ?? quoted() { return LooseValue(content, at: origin) }
    return LooseValue(bareContent(), at: origin)
  }

  /// Reads an object or an array, if one begins here.
  private mutating func container() -> LooseValue.Content? {
    let start = position
    skipConstructor()
    guard depth < Self.depthMaximum else { return nil }
    if peek() == UInt8(ascii: "{"), !isSlot {
      position += 1
      return object(closer: UInt8(ascii: "}"), from: start)
    }
    if peek() == UInt8(ascii: "[") {
      let isMap = bracketsHoldKeys
      if isMap { add(.bracketedObject) }
      position += 1
      return isMap ? object(closer: UInt8(ascii: "]"), from: start) : array(from: start)
    }
    position = start
    return nil
  }

  /// Moves over the name of a type or function that an object of another language begins with: `gin.H{`, `new {`,
  /// `map[string]any{`, `JSON.stringify({`.
  private mutating func skipConstructor() {
    guard peek().isLetter else { return }
    var end = position
    var brackets = 0
    while end < bytes.count, end - position < 80 {
      let byte = bytes[end]
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "<") { brackets += 1 }
      if byte == UInt8(ascii: "]") || byte == UInt8(ascii: ">") { brackets -= 1 }
      if brackets == 0, byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") {
        let isInterface = bytes[..<end].suffix(9).elementsEqual("interface".utf8)
        guard isInterface else { break }
        end += 1
        guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return }
      } else if byte == UInt8(ascii: ",") && brackets == 0 || byte == UInt8(ascii: "\n")
        || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ":")
      {
        return
      }
      end += 1
    }
    guard end < bytes.count else { return }
    if bytes[end] == UInt8(ascii: "(") {
      var inner = end + 1
      while inner < bytes.count, bytes[inner] <= 0x20 { inner += 1 }
      guard inner < bytes.count,
        bytes[inner] == UInt8(ascii: "{") || bytes[inner] == UInt8(ascii: "[")
      else { return }
      position = inner
    } else if bytes[end] == UInt8(ascii: "{") {
      position = end
    }
  }

  /// A Boolean value indicating whether a template's slot such as `{{title}}` begins here.
  private var isSlot: Bool {
    guard has("{{") else { return false }
    var end = position + 2
    while end < bytes.count, bytes[end] != UInt8(ascii: "}"), bytes[end] != UInt8(ascii: "\n"),
      bytes[end] != UInt8(ascii: ":"), bytes[end] != UInt8(ascii: "{")
    { end += 1 }
    return end > position + 2 && bytes[min(end, bytes.count)...].starts(with: "}}".utf8)
  }

  /// A Boolean value indicating whether brackets hold keys with values, as in Swift and PHP.
  private var bracketsHoldKeys: Bool {
    var ahead = LooseReader(text, from: position + 1)
    ahead.depth = Self.depthMaximum
    ahead.skipBlanks()
    if ahead.peek() == UInt8(ascii: ":") { return true }
    guard ahead.quoted() != nil else { return false }
    ahead.skipBlanks()
    return ahead.peek() == UInt8(ascii: ":") || ahead.has("=>")
  }

  private mutating func array(from start: Int) -> LooseValue.Content {
    var elements: [LooseValue] = []
    depth += 1
    defer { depth -= 1 }
    while true {
      skipBlanks()
      if isAtEnd(of: UInt8(ascii: "]"), from: start, kind: "array") { break }
      keys.append("[\(elements.count)]")
      let before = position
      elements.append(value())
      if position == before { skipStray(until: UInt8(ascii: "]")) }
      separate(closer: UInt8(ascii: "]"))
      keys.removeLast()
    }
    skipCallEnd()
    return .array(elements)
  }

  private mutating func object(closer: UInt8, from start: Int) -> LooseValue.Content {
    var members: [LooseMember] = []
    depth += 1
    defer { depth -= 1 }
    while true {
      skipBlanks()
      if closer == UInt8(ascii: "]"), peek() == UInt8(ascii: ":") { position += 1 }
      if isAtEnd(of: closer, from: start, kind: "object") { break }
      let origin = position
      guard let key = memberKey() else {
        skipStray(until: closer)
        separate(closer: closer)
        if position == origin { position += 1 }
        continue
      }
      keys.append(key)
      skipKeySeparator()
      let value = value()
      separate(closer: closer)
      keys.removeLast()
      members.append(LooseMember(key: key, at: text.origin(of: origin), value: value))
    }
    skipCallEnd()
    return .object(members)
  }

  /// Moves over a container's closer, or notes that the text ends before it.
  private mutating func isAtEnd(of closer: UInt8, from start: Int, kind: String) -> Bool {
    if position >= bytes.count {
      add(.unclosed(kind), at: start)
      return true
    }
    guard peek() == closer else {
      let other = closer == UInt8(ascii: "}") ? UInt8(ascii: "]") : UInt8(ascii: "}")
      guard peek() == other else { return false }
      // A bracket of the other kind closes an outer container.
      add(.unclosed(kind), at: start)
      return true
    }
    position += 1
    return true
  }

  /// Moves over the end of a call around a container, and over words of other languages after it.
  private mutating func skipCallEnd() {
    if peek() == UInt8(ascii: ")") { position += 1 }
    if has(" as ") {
      while position < bytes.count, !",}])\n".utf8.contains(peek()) || has("]", at: 0) && isType {
        position += 1
      }
    }
  }

  /// A Boolean value indicating whether the bracket here closes a type such as `[String: Any]`.
  private var isType: Bool {
    var back = position
    while back > 0, bytes[back] != UInt8(ascii: "["), bytes[back] != UInt8(ascii: "\n") {
      back -= 1
    }
    return bytes[back] == UInt8(ascii: "[") && bytes[..<back].suffix(4).elementsEqual(" as ".utf8)
  }

  // MARK: - Members

  private mutating func memberKey() -> String? {
    let start = position
    if has("["), peek(1) == UInt8(ascii: "\"") || peek(1) == UInt8(ascii: "'") {
      position += 1
      guard case .string(let key)? = quoted(), peek() == UInt8(ascii: "]") else {
        position = start
        return nil
      }
      position += 1
      return key
    }
    switch quoted() {
    case .string(let key)?, .placeholder(let key, _)?: return key
    case .null?, .bool?, .number?, .array?, .object?, nil: break
    }
    if peek() == UInt8(ascii: ":"), peek(1) > UInt8(ascii: "A") { position += 1 }
    // C# marks a name that is a word of the language.
    if peek() == UInt8(ascii: "@") { position += 1 }
    let name = position
    while position < bytes.count, isNameByte(peek()) { position += 1 }
    guard position > name else { return nil }
    let key = text.string(name..<position)
    add(.unquotedKey(key), at: start)
    return key
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "$") || byte.isLetter || byte.isDigit
  }

  private mutating func skipKeySeparator() {
    skipBlanks()
    if peek() == UInt8(ascii: ":"), peek(1) != UInt8(ascii: "=") {
      position += 1
      return
    }
    for word in ["=>", ":=", "=", ":"] where has(word) {
      if word != ":" { add(.separator(word)) }
      position += word.utf8.count
      return
    }
    add(.missingColon)
  }

  /// Moves over the comma after a value.
  private mutating func separate(closer: UInt8) {
    let end = position
    skipBlanks()
    if peek() == UInt8(ascii: ",") || peek() == UInt8(ascii: ";") {
      let comma = position
      if peek() == UInt8(ascii: ";") { add(.strayText(";")) }
      position += 1
      skipBlanks()
      if peek() == closer { add(.trailingComma, at: comma) }
      while peek() == UInt8(ascii: ",") {
        add(.strayText(","))
        position += 1
        skipBlanks()
      }
      return
    }
    guard position < bytes.count, peek() != UInt8(ascii: "}"), peek() != UInt8(ascii: "]") else {
      return
    }
    if "\"'{[-`".utf8.contains(peek()) || isNameByte(peek()) {
      add(.missingComma, at: max(0, end - 1))
    } else {
      skipStray(until: closer)
      if peek() == UInt8(ascii: ",") { position += 1 }
    }
  }

  /// Moves over text that belongs to nothing, to the next comma or closer.
  private mutating func skipStray(until closer: UInt8) {
    let start = position
    while position < bytes.count, !",}]\n".utf8.contains(peek()) { position += 1 }
    if position == start, peek() == UInt8(ascii: ",") || peek() != closer { position += 1 }
    if position > start {
      add(.strayText(text.string(start..<min(position, start + 24))), at: start)
    }
  }
}

extension UInt8 {
  /// A Boolean value indicating whether the byte is a letter of ASCII.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// A Boolean value indicating whether the byte is a digit of ASCII.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
}
