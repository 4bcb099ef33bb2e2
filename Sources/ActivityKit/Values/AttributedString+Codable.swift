import CellUI
public import Foundation

/// Apple's Foundation reads and writes texts with attributes.
///
/// A text without any is a string; else texts and their attributes take turns in an array. Links and emphasis stay; this
/// toolchain can't write others.
extension AttributedString: @retroactive Codable {
  private enum AttributeKeys: String, CodingKey {
    case link = "NSLink"
    case intent = "NSInlinePresentationIntent"
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public init(from decoder: any Decoder) throws {
    self.init()
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self += AttributedString(text)
      return
    }
    var runs = try decoder.unkeyedContainer()
    while !runs.isAtEnd {
      var part = AttributedString(try runs.decode(String.self))
      if !runs.isAtEnd {
        let attributes = try runs.nestedContainer(keyedBy: AttributeKeys.self)
        part.link = try attributes.decodeIfPresent(URL.self, forKey: .link)
        part.inlinePresentationIntent = try attributes.decodeIfPresent(UInt.self, forKey: .intent)
          .map(InlinePresentationIntent.init)
      }
      self += part
    }
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func encode(to encoder: any Encoder) throws {
    guard runs.contains(where: { $0.link != nil || $0.inlinePresentationIntent != nil }) else {
      var container = encoder.singleValueContainer()
      return try container.encode(String(characters))
    }
    var container = encoder.unkeyedContainer()
    for run in runs {
      try container.encode(String(characters[run.range]))
      var attributes = container.nestedContainer(keyedBy: AttributeKeys.self)
      try attributes.encodeIfPresent(run.link, forKey: .link)
      try attributes.encodeIfPresent(run.inlinePresentationIntent?.rawValue, forKey: .intent)
    }
  }
}
