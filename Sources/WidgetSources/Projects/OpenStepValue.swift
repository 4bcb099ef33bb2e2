/// A value of a property list in NeXT's form, in which Xcode keeps its projects.
enum OpenStepValue: Hashable, Sendable {
  case text(String)
  case list([OpenStepValue])
  case object([String: OpenStepValue])

  /// The deepest nesting that is read.
  private static let depthMaximum = 32

  /// Reads a property list; `nil` for anything else.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    self = value
  }

  /// The text; `nil` for anything else.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of a list; none for anything else.
  var texts: [String] {
    guard case .list(let values) = self else { return [] }
    return values.compactMap(\.text)
  }

  /// Returns a member of an object.
  subscript(key: String) -> OpenStepValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    private func isNext(_ text: String) -> Bool { bytes[place...].starts(with: text.utf8) }

    /// Moves behind blanks and comments.
    private mutating func skip() {
      while let byte = next {
        if isNext("/*") {
          while place < bytes.count, !isNext("*/") { place += 1 }
          place = min(place + 2, bytes.count)
        } else if isNext("//") {
          while let byte = next, byte != UInt8(ascii: "\n") { place += 1 }
        } else if byte <= UInt8(ascii: " ") {
          place += 1
        } else {
          return
        }
      }
    }

    /// Moves behind a sign; returns whether it is there.
    private mutating func take(_ sign: Character) -> Bool {
      skip()
      guard let value = sign.asciiValue, next == value else { return false }
      place += 1
      return true
    }

    mutating func value(depth: Int) -> OpenStepValue? {
      guard depth < OpenStepValue.depthMaximum else { return nil }
      if take("{") {
        var members: [String: OpenStepValue] = [:]
        while !take("}") {
          guard let key = text(), take("="), let value = value(depth: depth + 1), take(";") else {
            return nil
          }
          members[key] = value
        }
        return .object(members)
      }
      guard take("(") else { return text().map { .text($0) } }
      var values: [OpenStepValue] = []
      while !take(")") {
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        _ = take(",")
      }
      return .list(values)
    }

    private mutating func text() -> String? {
      skip()
      let isQuoted = next == UInt8(ascii: "\"")
      if isQuoted { place += 1 }
      var text: [UInt8] = []
      while let byte = next {
        if isQuoted ? byte == UInt8(ascii: "\"") : !Self.isPlain(byte) { break }
        // Of the escapes, paths have quotation marks and backslashes alone.
        if isQuoted, byte == UInt8(ascii: "\\") { place += 1 }
        if let byte = next { text.append(byte) }
        place += 1
      }
      if isQuoted { place += 1 }
      return isQuoted || !text.isEmpty ? String(decoding: text, as: UTF8.self) : nil
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
      byte > UInt8(ascii: " ") && !"{}()=;,\"".utf8.contains(byte)
    }
  }
}
