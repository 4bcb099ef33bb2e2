/// A broadcast channel of an app.
struct ChannelID: Hashable, Sendable {
  let app: BundleID
  /// The identifier, in Base64.
  let name: String

  /// A Boolean value indicating whether a text is Base64, as channels' identifiers are (AK 3.28).
  static func isBase64(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    guard !bytes.isEmpty, bytes.count.isMultiple(of: 4), bytes.count <= 256 else { return false }
    let padding = bytes.suffix(2).count { $0 == UInt8(ascii: "=") }
    if padding == 2, bytes[bytes.count - 2] != UInt8(ascii: "=") { return false }
    if padding == 1, bytes.last != UInt8(ascii: "=") { return false }
    return bytes.dropLast(padding).allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "/"):
        true
      default: false
      }
    }
  }
}

/// A channel that its app's server has made.
struct ChannelRecord: Hashable, Sendable {
  /// A Boolean value indicating whether the last message is kept for later listeners (AK 3.30).
  let storesMessage: Bool
  var lastMessage: ActivityPush?
  /// The first moment at which the last message is not kept any more.
  var keptUntil: Timestamp?
}
