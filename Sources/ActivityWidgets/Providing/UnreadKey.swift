public import LiveActivities
public import StrictJSON

/// A key of attributes or of a content state for which the app's type has no property, so that its value is lost (AK 3.4).
public struct UnreadKey: Hashable, Sendable {
  /// The part that holds the key.
  public let part: ContentFault.Part
  /// The keys and indices that lead to the value, as `stops[0].Name`.
  public let keyPath: String
  /// The property that was probably meant, which the content lacks; `nil` where none is near.
  public let near: String?

  /// The most keys of one part that are told.
  public static let countMaximum = 8

  /// Returns the keys of an object that nothing asks for, in their order.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - names: The names that its type asks for, in their order.
  ///   - part: The part that holds the object.
  ///   - keyPath: The keys and indices that lead to the object; empty for the part itself.
  /// - Returns: The keys.
  public static func all(
    of object: JSONValue, besides names: some Collection<String>, in part: ContentFault.Part,
    at keyPath: String
  ) -> [UnreadKey] {
    let keys = object.members.map(\.key.text)
    let unread = keys.filter { !names.contains($0) }
    guard !unread.isEmpty else { return [] }
    let lacking = names.filter { !keys.contains($0) }
    return unread.map { key in
      UnreadKey(
        part: part, keyPath: keyPath.isEmpty ? key : "\(keyPath).\(key)",
        near: lacking.first { ContentFault.key(meaning: $0, among: [key]) != nil })
    }
  }

  /// The names and indices of the key path, from the outermost.
  fileprivate var steps: [Substring] { keyPath.split { ".[]".contains($0) } }

  /// Returns the first of some keys, each key of an array's elements once.
  ///
  /// - Parameter keys: The keys of one part.
  /// - Returns: At most `countMaximum` of them.
  public static func told(among keys: [UnreadKey]) -> [UnreadKey] {
    var places: Set<String> = []
    let told = keys.filter { key in places.insert(key.keyPath.filter { !$0.isNumber }).inserted }
    return Array(told.prefix(countMaximum))
  }
}

extension JSONValue {
  /// Returns whether a value has a key.
  func has(_ key: UnreadKey) -> Bool {
    var value: JSONValue? = self
    for step in key.steps {
      value = value.flatMap { inner in
        switch inner.kind {
        case .object: inner[String(step)]
        case .array:
          Int(step).flatMap { inner.elements.indices.contains($0) ? inner.elements[$0] : nil }
        case .null, .boolean, .number, .string: nil
        }
      }
    }
    return value != nil
  }
}
