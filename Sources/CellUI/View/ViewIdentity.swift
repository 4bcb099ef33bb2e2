/// The identity of a view: its place in the tree and its `id`, the same in each state of a layout.
public struct ViewIdentity: Hashable, Sendable {
  private let path: Int

  package static let root = ViewIdentity(path: 0)

  package func appending(_ key: some Hashable) -> ViewIdentity {
    var hasher = Hasher()
    hasher.combine(path)
    hasher.combine(key)
    return ViewIdentity(path: hasher.finalize())
  }

  /// Returns the identity of the child with an index; most children have one, and this costs a tenth of `Hasher`.
  package func appending(_ index: Int) -> ViewIdentity {
    // The finalizer of SplitMix64, by Sebastiano Vigna.
    var bits = UInt64(bitPattern: Int64(path))
    bits &+= (UInt64(bitPattern: Int64(index)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return ViewIdentity(path: Int(truncatingIfNeeded: bits ^ (bits >> 31)))
  }
}
