import StrictJSON

/// The size of a payload, and the parts that make it.
public struct PayloadSize: Hashable, Sendable {
  /// A part of a payload, by its key path, and its bytes with its key.
  public struct Part: Hashable, Sendable {
    /// The key path.
    public let path: String
    /// The bytes of key and value.
    public let byteCount: Int
  }

  /// The number of bytes from which the size is told: three quarters of what APNs takes.
  static let toldByteCount = 3072
  /// The most bytes that APNs takes to a device token (AK 2.6).
  static let byteCountMaximum = 4096
  /// The most parts that are told.
  private static let partsMaximum = 4

  /// The bytes that are sent.
  public let byteCount: Int
  /// The bytes without the blanks between keys and values.
  public let compactByteCount: Int
  /// The most bytes that APNs takes.
  public let limit: Int
  /// The largest parts, the largest first.
  public let parts: [Part]

  /// Measures a payload.
  init(_ payload: JSONValue, byteCount: Int, limit: Int = Self.byteCountMaximum) {
    self.byteCount = byteCount
    self.limit = limit
    compactByteCount = byteCount - payload.source.count + payload.compactByteCount
    var parts: [Part] = []
    for (key, value) in payload.members where value.kind == .object || value.kind == .string {
      for (inner, member) in value.members {
        let path = "\(key.text).\(inner.text)"
        guard ["content-state", "attributes"].contains(inner.text), !member.members.isEmpty else {
          parts.append(Part(path: path, byteCount: member.source.count + inner.source.count + 1))
          continue
        }
        for (name, deep) in member.members {
          parts.append(
            Part(
              path: "\(path).\(name.text)", byteCount: deep.source.count + name.source.count + 1))
        }
      }
      if value.members.isEmpty {
        parts.append(Part(path: key.text, byteCount: value.source.count + key.source.count + 1))
      }
    }
    parts.sort { ($0.byteCount, $1.path) > ($1.byteCount, $0.path) }
    self.parts = Array(parts.prefix(Self.partsMaximum))
  }
}

extension JSONValue {
  /// The bytes of the value without blanks between its parts.
  fileprivate var compactByteCount: Int {
    switch kind {
    case .null, .boolean, .number, .string: source.count
    case .array: max(1, elements.count) + 1 + elements.reduce(0) { $0 + $1.compactByteCount }
    case .object:
      max(1, members.count) + 1
        + members.reduce(0) { $0 + $1.key.source.count + 1 + $1.value.compactByteCount }
    }
  }
}
