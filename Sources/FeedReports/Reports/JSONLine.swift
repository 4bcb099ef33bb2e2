public import LiveActivities
import StrictJSON

/// One object of JSON on one line, its members in the order in which they were added.
///
/// People read these lines too, and Foundation's encoder neither keeps an order nor takes JSON as it was written.
public struct JSONLine {
  private var text = "{"

  /// Makes an object without members.
  public init() {}

  /// The object, without a line's end.
  public var object: String { text + "}" }

  /// The object's bytes, with a line's end.
  public var bytes: [UInt8] { Array((object + "\n").utf8) }

  /// Adds a text; `nil` adds nothing.
  public mutating func add(_ key: String, _ value: String?) {
    if let value { write(key, JSONText.quoted(value)) }
  }

  /// Adds a whole number; `nil` adds nothing.
  public mutating func add(_ key: String, _ value: Int?) {
    if let value { write(key, "\(value)") }
  }

  /// Adds true or false; `nil` adds nothing.
  public mutating func add(_ key: String, _ value: Bool?) {
    if let value { write(key, "\(value)") }
  }

  /// Adds an array of texts; an empty one adds nothing.
  public mutating func add(_ key: String, _ values: [String]) {
    if !values.isEmpty { write(key, "[\(values.map(JSONText.quoted).joined(separator: ","))]") }
  }

  /// Adds seconds since 1970, with milliseconds.
  public mutating func add(_ key: String, _ moment: Timestamp) {
    write(key, Messages.seconds(moment))
  }

  /// Adds a whole JSON value.
  public mutating func add(_ key: String, _ value: EncodedJSON?) {
    guard let value else { return }
    guard !value.bytes.allSatisfy(JSONText.isPlain) else {
      return write(key, String(decoding: value.bytes, as: UTF8.self))
    }
    var text = ""
    for scalar in String(decoding: value.bytes, as: UTF8.self).unicodeScalars {
      // A line ends with the object; in JSON only blanks are control characters as they are.
      text += scalar.value < 0x20 ? " " : JSONText.escaped(scalar) ?? String(scalar)
    }
    write(key, text)
  }

  private mutating func write(_ key: String, _ value: String) {
    if text.utf8.count > 1 { text += "," }
    text += "\(JSONText.quoted(key)):\(value)"
  }
}
