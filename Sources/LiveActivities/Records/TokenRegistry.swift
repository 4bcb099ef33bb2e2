import RandomNumbers

/// The tokens that are good, and what each is for.
///
/// A token is 64 hexadecimal digits that only say in which order it was given: equal runs give equal tokens.
struct TokenRegistry: Equatable, Sendable {
  enum Holder: Hashable, Sendable {
    case activity(ActivityID)
    case pushToStart(BundleID, attributesType: String)

    var app: BundleID {
      switch self {
      case .activity(let id): id.app
      case .pushToStart(let app, _): app
      }
    }
  }

  private var holders: [String: Holder] = [:]
  private var issuedCount: UInt64 = 0

  var count: Int { holders.count }

  subscript(token: String) -> Holder? { holders[token] }

  /// Makes a token for a holder.
  mutating func issue(to holder: Holder) -> String {
    issuedCount += 1
    // Every seed leads to other digits.
    var random = SplitMix64(seed: issuedCount)
    var digits: [UInt8] = []
    digits.reserveCapacity(64)
    for _ in 0..<4 {
      let word = random.next()
      for shift in stride(from: 60, through: 0, by: -4) {
        digits.append(Self.digit(word >> shift & 0xF))
      }
    }
    let token = String(decoding: digits, as: UTF8.self)
    holders[token] = holder
    return token
  }

  mutating func remove(_ token: String) {
    holders[token] = nil
  }

  private static func digit(_ value: UInt64) -> UInt8 {
    UInt8(value) + (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}
