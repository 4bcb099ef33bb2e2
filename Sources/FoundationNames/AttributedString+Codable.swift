public import Foundation

/// Apple's strings with attributes are coded as a string where they have none, and else as runs: strings in turn with their
/// attributes, which are left out here.
extension AttributedString: @retroactive Codable {
  private enum CodingKeys: CodingKey {
    case runs
  }

  /// Decodes the characters.
  public init(from decoder: any Decoder) throws {
    if let string = try? decoder.singleValueContainer().decode(String.self) {
      self.init(string)
      return
    }
    let keyed = try? decoder.container(keyedBy: CodingKeys.self)
    var runs = try keyed?.nestedUnkeyedContainer(forKey: .runs) ?? decoder.unkeyedContainer()
    var string = ""
    while !runs.isAtEnd {
      string += try runs.decode(String.self)
      // A run's attributes follow: a dictionary, or its place in a table.
      if !runs.isAtEnd { _ = try runs.decode(Attributes.self) }
    }
    self.init(string)
  }

  /// Encodes the characters.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(String(characters))
  }

  /// Attributes of any form, which are passed over.
  private struct Attributes: Decodable {
    init(from decoder: any Decoder) {}
  }
}
