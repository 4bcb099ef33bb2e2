extension String {
  /// The text of an XML document with its character references replaced; those that a document declares itself stay.
  var withoutXMLReferences: String {
    guard contains("&") else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(Self.referenceMaximum).firstIndex(of: ";"),
        let character = Self.character(of: rest[..<end].dropFirst())
      else {
        result.append(rest.removeFirst())
        continue
      }
      result.append(character)
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  /// The longest reference, in characters: `&#x0010FFFF;`.
  private static let referenceMaximum = 12
  private static let references: [Substring: Character] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func character(of name: Substring) -> Character? {
    if let character = references[name] { return character }
    guard name.hasPrefix("#") else { return nil }
    let isHex = name.dropFirst().lowercased().hasPrefix("x")
    let digits = name.dropFirst(isHex ? 2 : 1)
    return UInt32(digits, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init).map(Character.init)
  }
}
