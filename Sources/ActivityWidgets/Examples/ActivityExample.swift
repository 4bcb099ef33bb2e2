/// An activity with made-up values, as a push would carry it.
public struct ActivityExample: Hashable, Sendable {
  /// The name of the attributes type, without its module.
  public let attributesType: String
  /// The attributes as JSON.
  public let attributes: [UInt8]
  /// The content state as JSON.
  public let contentState: [UInt8]
}
