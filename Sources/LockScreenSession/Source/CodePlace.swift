/// A place in the code of widgets that islet calls: a presentation of an activity's state.
public struct CodePlace: Hashable, Sendable {
  /// The name of the attributes type.
  public let attributesType: String
  /// The presentation in words, such as "compact leading".
  public let presentation: String
  /// The beginning of the content state, as JSON.
  public let state: String
  /// A number for the whole content, which tells states with the same beginning apart.
  public let digest: UInt64

  /// The longest quoted part of a state, in bytes.
  private static let stateByteCountMaximum = 160

  /// Makes a place from its parts.
  public init(attributesType: String, presentation: String, state: String, digest: UInt64) {
    self.attributesType = attributesType
    self.presentation = presentation
    self.state = state
    self.digest = digest
  }

  /// Returns whether the code is the same, perhaps with another content.
  public func isOfSameCode(as other: CodePlace) -> Bool {
    attributesType == other.attributesType && presentation == other.presentation
  }

  /// Makes the place of what a pressed control of an activity performs.
  init(pressing control: String, of attributesType: String, content: [UInt8]) {
    self.init("perform() of “\(control)”", of: attributesType, content: content)
  }

  /// Makes the place of a presentation of a content.
  init(_ presentation: String, of attributesType: String, content: [UInt8]) {
    // FNV-1a, which needs no table: the number tells contents apart and proves nothing.
    let digest = content.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    self.init(
      attributesType: attributesType, presentation: presentation,
      state: String(decoding: content.prefix(Self.stateByteCountMaximum), as: UTF8.self),
      digest: digest)
  }
}
