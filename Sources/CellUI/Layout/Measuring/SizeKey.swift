/// A number for all that decides about a node's size: nodes that share it answer every proposal alike.
///
/// By it a layout takes over the measurements of the one before, as far as a change of the content has left the sizes of
/// views as they were.
package struct SizeKey: Hashable, Sendable {
  /// The kinds of nodes.
  enum Kind: Int {
    case text, symbol, picture, shape, bar, ring, divider, spacer
    case stack, pile, choice, padding, frame, priority, fixedSize, aspectRatio, position
  }

  private var bits: UInt64

  /// Begins the key of a node with the numbers that decide about its size.
  init(_ kind: Kind, _ numbers: Int...) {
    bits = UInt64(bitPattern: Int64(kind.rawValue))
    for number in numbers { mix(number) }
  }

  /// Adds a number.
  mutating func mix(_ number: Int) {
    // The finalizer of SplitMix64, by Sebastiano Vigna.
    bits = (bits ^ UInt64(bitPattern: Int64(number))) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
  }

  /// Adds a length; `nil` differs from each number.
  mutating func mix(_ length: Double?) {
    mix(length.map { Int(truncatingIfNeeded: $0.bitPattern) } ?? Int.min)
  }

  /// Adds the key of a part.
  mutating func mix(_ part: SizeKey) { mix(Int(truncatingIfNeeded: part.bits)) }

  /// Returns the key with those of some nodes; `nil` where one of them has none.
  func mixed(with nodes: [any Node]) -> SizeKey? {
    var key = self
    // In a span nodes are not copied.
    let nodes = nodes.span
    for index in nodes.indices {
      guard let part = nodes[index].sizeKey else { return nil }
      key.mix(part)
    }
    return key
  }

  /// Returns the key with a node's; `nil` where it has none.
  func mixed(with node: any Node) -> SizeKey? {
    guard let part = node.sizeKey else { return nil }
    var key = self
    key.mix(part)
    return key
  }
}

extension StackNode.Axis {
  /// A number for the axis and for the alignment, as far as it decides about sizes; a guide of the app's own is among the
  /// traits of a child.
  var number: Int {
    switch self {
    case .horizontal(.firstTextBaseline): 0
    case .horizontal(.lastTextBaseline): 3
    case .horizontal: 1
    case .vertical: 2
    }
  }
}
