import StrictJSON

/// A value of a pasted text, JSON or nearly so, with its place.
public struct LooseValue: Hashable, Sendable {
  /// The content of a value.
  public enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number, as JSON writes it.
    case number(String)
    case string(String)
    case array([LooseValue])
    case object([LooseMember])
    /// Words that stand for a value, such as `$(date +%s)`; in quotes or not.
    case placeholder(String, isQuoted: Bool)
  }

  /// The content.
  public var content: Content
  /// The offset in the file, in bytes.
  public var origin: Int

  /// Makes a value.
  public init(_ content: Content, at origin: Int) {
    self.content = content
    self.origin = origin
  }

  /// The members of an object; none of any other value.
  public var members: [LooseMember] {
    if case .object(let members) = content { members } else { [] }
  }

  /// The elements of an array; none of any other value.
  public var elements: [LooseValue] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The text of a string; `nil` of any other value.
  public var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// A Boolean value indicating whether it is an object.
  public var isObject: Bool {
    if case .object = content { true } else { false }
  }

  /// A Boolean value indicating whether it is `null`.
  public var isNull: Bool { content == .null }

  /// The first member of a name.
  public subscript(key: String) -> LooseValue? {
    get {
      guard case .object(let members) = content else { return nil }
      for index in members.indices
      where members[index].key.utf8.count == key.utf8.count && members[index].key == key {
        return members[index].value
      }
      return nil
    }
    set {
      guard case .object(var members) = content else { return }
      let index = members.firstIndex { $0.key == key }
      if let newValue {
        if let index {
          members[index].value = newValue
        } else {
          members.append(LooseMember(key: key, value: newValue))
        }
      } else if let index {
        members.remove(at: index)
      }
      content = .object(members)
    }
  }

  /// Returns the value at the end of some keys.
  public func value(at keys: [String]) -> LooseValue? {
    keys.reduce(self) { $0?[$1] }
  }

  /// Renames a member.
  public mutating func rename(_ key: String, to name: String) {
    guard case .object(var members) = content,
      let index = members.firstIndex(where: { $0.key == key })
    else { return }
    members[index].key = name
    content = .object(members)
  }

  /// The value in strict JSON.
  public var json: String { String(decoding: jsonBytes, as: UTF8.self) }

  /// The value in strict JSON, in UTF-8.
  var jsonBytes: [UInt8] {
    var bytes: [UInt8] = []
    // Most payloads have some hundred bytes.
    bytes.reserveCapacity(512)
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch content {
    case .null: bytes += "null".utf8
    case .bool(let value): bytes += "\(value)".utf8
    case .number(let text): bytes += text.utf8
    case .string(let text), .placeholder(let text, _): Self.write(text, to: &bytes)
    case .array(let elements):
      bytes.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        element.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .object(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  /// Writes a text with its quotes; most have nothing to escape.
  private static func write(_ text: String, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      guard JSONText.isPlain(byte), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
        bytes.removeLast(bytes.count - start)
        bytes += JSONText.quoted(text).utf8
        return
      }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// A Boolean value indicating whether the value, a part of it, or a key in it stands for what its writer has not written.
  var hasPlaceholder: Bool {
    switch content {
    case .null, .bool, .number, .string: false
    case .placeholder: true
    case .array(let elements): elements.contains(where: \.hasPlaceholder)
    case .object(let members):
      members.contains { $0.value.hasPlaceholder || $0.key == "…" || $0.key == "..." }
    }
  }

  /// The value in a few words, for a message.
  public var summary: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text): "\"\(text.prefix(40))\(text.count > 40 ? "…" : "")\""
    case .placeholder(let text, _): text
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A member of an object of a pasted text.
public struct LooseMember: Hashable, Sendable {
  /// The key.
  public var key: String
  /// The offset of the key in the file, in bytes.
  public var origin: Int
  /// The value.
  public var value: LooseValue

  /// Makes a member; one that was not written has its value's place.
  public init(key: String, at origin: Int? = nil, value: LooseValue) {
    self.key = key
    self.origin = origin ?? value.origin
    self.value = value
  }
}
