import Compositing

/// The sizes of stacks' children, for each proposal that a stack was made: they hold wherever a stack has the same key.
struct LastingMeasurements: Sendable {
  /// The most measurements that the next layout takes over; beyond it all are forgotten.
  static let countMaximum = 4096

  private struct Key: Hashable {
    let stack: SizeKey
    let proposal: ProposedCells

    // One number is hashed several times faster than five; the stack's key is well mixed already.
    func hash(into hasher: inout Hasher) {
      var key = stack
      key.mix((proposal.columns ?? -1) &* 0x1_0001 &+ (proposal.rows ?? -1))
      hasher.combine(key)
    }
  }

  private var measured: [Key: [MeasuredChild]] = [:]

  /// The measurements for the next layout.
  var handedOn: LastingMeasurements {
    measured.count <= Self.countMaximum ? self : LastingMeasurements()
  }

  /// The children of a stack as it divides a proposal among them; `nil` where they were not measured.
  subscript(stack: SizeKey, proposal: ProposedCells) -> [MeasuredChild]? {
    get { measured[Key(stack: stack, proposal: proposal)] }
    set { measured[Key(stack: stack, proposal: proposal)] = newValue }
  }
}

/// A choice among views: the index of the chosen one, and its size.
struct MeasuredChoice: Sendable {
  let index: Int
  let size: CellSize
}

/// A child of a stack: the stack's proposal and the child's answer.
struct MeasuredChild: Sendable {
  var proposal: ProposedCells
  var size: CellSize
  /// The cells between this child and the next.
  var gap = 0
}
