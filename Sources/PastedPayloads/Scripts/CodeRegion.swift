/// A part of a text, such as code or a page, that is the literal of a payload.
struct CodeRegion {
  let value: LooseValue
  let slips: [Slip]
  /// A Boolean value indicating whether words of code stand before it on its line.
  let isCode: Bool

  /// The most places that are tried.
  private static let tryMaximum = 200
  private static let keys = [
    "aps", "content-state", "contentState", "content_state", "event_updates", "live_activity",
  ]

  /// Returns the payloads in a text, in their order.
  static func all(in text: SourceText) -> [CodeRegion] {
    var regions: [CodeRegion] = []
    var end = 0
    var tries = 0
    for key in keys {
      for place in places(of: key, in: text) where place >= end && tries < tryMaximum {
        tries += 1
        guard let (region, last) = region(around: place, in: text, from: end) else { continue }
        regions.append(region)
        end = last
      }
      if !regions.isEmpty { return regions }
    }
    return []
  }

  /// Returns the places at which a key stands before a colon or another separator.
  private static func places(of key: String, in text: SourceText) -> [Int] {
    let bytes = text.bytes
    let name = Array(key.utf8)
    var places: [Int] = []
    var index = 0
    while index + name.count <= bytes.count, places.count < tryMaximum {
      guard bytes[index] == name[0], bytes[index..<index + name.count].elementsEqual(name) else {
        index += 1
        continue
      }
      let isStart = index == 0 || !isWord(bytes[index - 1])
      var after = index + name.count
      while after < bytes.count, "\"'`\\] \t".utf8.contains(bytes[after]) { after += 1 }
      let isKey =
        after < bytes.count
        && (bytes[after] == UInt8(ascii: ":") || bytes[after] == UInt8(ascii: "="))
      if isStart, isKey { places.append(index) }
      index += name.count
    }
    return places
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
      || byte < 0x80
        && (Character(Unicode.Scalar(byte)).isLetter || Character(Unicode.Scalar(byte)).isNumber)
  }

  /// Returns the literal around a key: the outermost that can be read as one.
  private static func region(
    around place: Int, in text: SourceText, from start: Int
  ) -> (CodeRegion, end: Int)? {
    var found: (CodeRegion, Int)?
    var opener = place
    for _ in 0..<6 {
      guard let next = self.opener(before: opener, in: text.bytes, from: start) else { break }
      opener = next
      if let literal = EscapedLiteral.read(text, from: opener), literal.end > place {
        return (CodeRegion(value: literal.value, slips: [], isCode: true), literal.end)
      }
      var reader = LooseReader(text, from: opener)
      let value = reader.value()
      let isLiteral =
        value.isObject && reader.position > place
        && !reader.slips.contains { $0.problem.syntax?.isNoLiteral == true }
      if found != nil, !isLiteral { break }
      guard value.isObject, reader.position > place else { continue }
      found = (
        CodeRegion(
          value: value, slips: reader.slips, isCode: hasWords(before: opener, in: text.bytes)),
        reader.position
      )
    }
    if found == nil { return braceless(at: place, in: text) }
    return found
  }

  /// Reads members without the braces around them.
  private static func braceless(at place: Int, in text: SourceText) -> (CodeRegion, end: Int)? {
    guard !text.bytes[..<place].contains(UInt8(ascii: "{")) else { return nil }
    let first = place > 0 && text.bytes[place - 1] == UInt8(ascii: "\"") ? place - 1 : place
    var whole = SourceText()
    whole.append("{", from: text.origin(of: first))
    whole.append(text.part(first..<text.bytes.count))
    whole.append("}", from: text.bytes.count)
    var reader = LooseReader(whole)
    let value = reader.value()
    guard value.isObject, !value.members.isEmpty else { return nil }
    let slip = Slip(.syntax(.unclosed("braces")), path: "", at: first)
    return (CodeRegion(value: value, slips: [slip] + reader.slips, isCode: false), text.bytes.count)
  }

  /// Returns the place of the nearest open brace or bracket before a place.
  private static func opener(before place: Int, in bytes: [UInt8], from start: Int) -> Int? {
    var depth = 0
    var index = place - 1
    while index >= start {
      switch bytes[index] {
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0 { return index }
        depth -= 1
      default: break
      }
      index -= 1
    }
    return nil
  }

  private static func hasWords(before place: Int, in bytes: [UInt8]) -> Bool {
    let line = bytes[..<place].reversed().prefix { $0 != UInt8(ascii: "\n") }
    return line.contains { $0 > 0x20 && $0 != UInt8(ascii: "`") }
  }
}
