/// A value of a property list: the kinds that tables of strings use.
indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case dictionary([String: PropertyList])

  /// The deepest nesting that is read.
  private static let depthMaximum = 16

  /// Reads Apple's XML property list; `nil` for anything else.
  ///
  /// Only the tags are looked at, so that entities beyond the five of XML stay as they are written.
  init?(xml text: String) {
    guard let start = text.firstRange(of: "<plist") else { return nil }
    var reader = Reader(rest: text[start.lowerBound...])
    guard reader.nextTag() != nil, let tag = reader.nextTag(),
      let value = reader.value(after: tag, depth: 0)
    else { return nil }
    self = value
  }

  private struct Reader {
    var rest: Substring

    /// Moves behind the next tag, and returns its name; `nil` at the end.
    mutating func nextTag() -> Substring? {
      while let open = rest.firstIndex(of: "<") {
        rest = rest[rest.index(after: open)...]
        if rest.hasPrefix("!--") {
          guard let end = rest.firstRange(of: "-->") else { return nil }
          rest = rest[end.upperBound...]
          continue
        }
        guard let close = rest.firstIndex(of: ">") else { return nil }
        let tag = rest[..<close]
        rest = rest[rest.index(after: close)...]
        return tag.hasPrefix("plist") ? "plist" : tag
      }
      return nil
    }

    mutating func value(after tag: Substring, depth: Int) -> PropertyList? {
      guard depth < PropertyList.depthMaximum else { return nil }
      switch tag {
      case "dict/": return .dictionary([:])
      case "string/": return .string("")
      case "dict":
        var members: [String: PropertyList] = [:]
        while let tag = nextTag(), tag == "key" {
          let key = text()
          // A list that is broken keeps the members before the fault.
          guard let tag = nextTag(), let value = value(after: tag, depth: depth + 1) else {
            return .dictionary(members)
          }
          members[key] = value
        }
        return .dictionary(members)
      default:
        // The text of a scalar, and the tag behind it.
        return tag.hasSuffix("/") ? .string(String(tag.dropLast())) : .string(text())
      }
    }

    /// Returns the text up to the next tag, which is taken, too.
    private mutating func text() -> String {
      let end = rest.firstIndex(of: "<") ?? rest.endIndex
      let text = rest[..<end]
      rest = rest[end...]
      _ = nextTag()
      return String(text).withoutXMLReferences
    }
  }
}
