/// An element of an XML document with all that is in it.
///
/// Of `svg:path` the name is `path`, and of `xlink:href` it is `href`; other namespaces stay.
struct XMLElement {
  /// The limits of a document.
  enum Limits {
    /// The most elements.
    static let countMaximum = 20_000
    /// The most elements one in the other.
    static let depthMaximum = 64
  }

  /// A fault in a document.
  enum Fault: Error, Hashable {
    /// The document ends in the middle of an element.
    case truncated
    /// Something that XML does not allow.
    case malformed
    /// More elements than `Limits` allow.
    case tooLarge
  }

  /// The element's name.
  let name: String
  /// The values of its attributes.
  let attributes: [String: String]
  /// The elements in it.
  private(set) var children: [XMLElement] = []
  /// The text in it, without that of its elements.
  private(set) var text = ""

  /// The length of its attributes, in bytes.
  var length: Int { attributes.reduce(0) { $0 + $1.value.utf8.count } }

  /// Reads a document.
  ///
  /// - Parameter bytes: The document in UTF-8.
  /// - Returns: Its root.
  /// - Throws: The first fault.
  static func root(of bytes: [UInt8]) throws(Fault) -> XMLElement {
    var open: [XMLElement] = []
    var reader = XMLReader(bytes)
    var count = 0
    while let part = try reader.next() {
      switch part {
      case .text(let text):
        if !open.isEmpty { open[open.count - 1].text += text }
        continue
      case .start(let name, let attributes):
        count += 1
        guard count <= Limits.countMaximum, open.count < Limits.depthMaximum else {
          throw .tooLarge
        }
        open.append(XMLElement(name: name, attributes: attributes))
        continue
      case .end(let name):
        guard open.last?.name == name else { throw .malformed }
      }
      let ended = open.removeLast()
      if open.isEmpty { return ended }
      open[open.count - 1].children.append(ended)
    }
    throw .truncated
  }
}

/// Reads the parts of an XML document one after the other.
struct XMLReader {
  enum Part {
    case start(String, [String: String])
    case end(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private var place = 0
  /// The place at which the last part begins.
  private(set) var partStart = 0
  /// The end of an element that has nothing in it.
  private var pendingEnd: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the next part; `nil` at the end.
  mutating func next() throws(XMLElement.Fault) -> Part? {
    if let name = pendingEnd {
      pendingEnd = nil
      return .end(name)
    }
    while place < bytes.count {
      partStart = place
      guard bytes[place] == UInt8(ascii: "<") else {
        let start = place
        place = bytes[place...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return .text(String(decoding: bytes[start..<place], as: UTF8.self).withoutXMLReferences)
      }
      if has("<!--") {
        try skip(past: "-->")
      } else if has("<![CDATA[") {
        let start = place + 9
        try skip(past: "]]>")
        return .text(String(decoding: bytes[start..<place - 3], as: UTF8.self))
      } else if has("<?") {
        try skip(past: "?>")
      } else if has("<!") {
        try skipDeclaration()
      } else {
        return try tag()
      }
    }
    return nil
  }

  private func has(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

  private mutating func skip(past end: String) throws(XMLElement.Fault) {
    while place < bytes.count {
      if has(end) {
        place += end.utf8.count
        return
      }
      place += 1
    }
    throw .truncated
  }

  /// Skips a document's type, which may have declarations of its own in brackets.
  private mutating func skipDeclaration() throws(XMLElement.Fault) {
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">"):
        place += 1
        if depth <= 0 { return }
        continue
      default: break
      }
      place += 1
    }
    throw .truncated
  }

  private mutating func tag() throws(XMLElement.Fault) -> Part {
    place += 1
    let isEnd = place < bytes.count && bytes[place] == UInt8(ascii: "/")
    if isEnd { place += 1 }
    let name = word()
    guard !name.isEmpty else { throw .malformed }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard place < bytes.count else { throw .truncated }
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return isEnd ? .end(name) : .start(name, attributes)
      case UInt8(ascii: "/"):
        place += 1
        guard place < bytes.count else { throw .truncated }
        guard bytes[place] == UInt8(ascii: ">"), !isEnd else { throw .malformed }
        place += 1
        pendingEnd = name
        return .start(name, attributes)
      default:
        let key = word()
        guard !key.isEmpty, !isEnd else { throw .malformed }
        attributes[key] = try value()
      }
    }
  }

  /// Reads a name, without SVG's own namespace and that of its links.
  private mutating func word() -> String {
    let start = place
    while place < bytes.count, !Self.isSpace(bytes[place]), !Self.endsWord(bytes[place]) {
      place += 1
    }
    let name = String(decoding: bytes[start..<place], as: UTF8.self)
    // Other namespaces may have names of their own that are the same ones.
    for prefix in ["svg:", "xlink:"] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }

  private mutating func value() throws(XMLElement.Fault) -> String {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else { throw .malformed }
    place += 1
    skipSpace()
    guard place < bytes.count else { throw .truncated }
    let quote = bytes[place]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw .malformed }
    let start = place + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { throw .truncated }
    place = end + 1
    return String(decoding: bytes[start..<end], as: UTF8.self).withoutXMLReferences
  }

  private mutating func skipSpace() {
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  private static func endsWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
      || byte == UInt8(ascii: "<")
  }
}
