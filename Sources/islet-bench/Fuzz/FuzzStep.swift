import Compositing
import LockScreenSession
import RandomNumbers

/// A step of a simulated session.
enum FuzzStep: CustomStringConvertible {
  /// Bytes of the feed.
  case bytes([UInt8])
  /// Bytes of a client, which comes with its first ones.
  case client(Int, [UInt8])
  case leaving(Int)
  case key(KeyAction)
  case size(CellSize)
  /// A theme's file that was saved.
  case file([UInt8])
  /// A terminal that takes no more frames, or takes them again.
  case busy(Bool)
  /// Real time that passes, with its frames.
  case pass(Duration)
  /// A comparison of the screen at rest with one that is drawn anew.
  case picture

  var description: String {
    switch self {
    case .bytes(let bytes): Self.text(bytes)
    case .client(let number, let bytes):
      "# client \(number): \(Self.text(bytes))"
    case .leaving(let number): "# client \(number) leaves"
    case .key(let key): "# key \(key)"
    case .size(let size): "# size \(size.word)"
    case .file(let bytes): "# theme.json: \(Self.text(bytes))"
    case .busy(let isBusy): "# the terminal takes \(isBusy ? "no " : "")frames"
    case .pass(let time): "# \(time)"
    case .picture: "# picture"
    }
  }

  /// Whole lines, so that a find can be played again; a longer one is of no use in a file.
  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix(1 << 20), as: UTF8.self)
  }
}

extension SplitMix64 {
  mutating func isTrue(oneIn count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }

  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
