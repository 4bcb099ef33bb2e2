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
    get { members.first { $0.key == key }?.value }
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
  public var json: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text), .placeholder(let text, _): JSONText.quoted(text)
    case .array(let elements): "[\(elements.map(\.json).joined(separator: ","))]"
    case .object(let members):
      "{\(members.map { "\(JSONText.quoted($0.key)):\($0.value.json)" }.joined(separator: ","))}"
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
