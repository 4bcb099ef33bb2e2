import Compositing
import LockScreenSession

/// A step of a simulated session.
enum FuzzStep: CustomStringConvertible {
  /// Bytes of the feed.
  case bytes([UInt8])
  case key(KeyAction)
  case size(CellSize)
  /// Real time that passes, with its frames.
  case pass(Duration)

  var description: String {
    switch self {
    case .bytes(let bytes): String(decoding: bytes.prefix(2000), as: UTF8.self)
    case .key(let key): "# key \(key)"
    case .size(let size): "# size \(size.word)"
    case .pass(let time): "# \(time)"
    }
  }
}

/// The random numbers of a seed (SplitMix64).
struct FuzzRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
    return value ^ value >> 31
  }

  mutating func isTrue(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
