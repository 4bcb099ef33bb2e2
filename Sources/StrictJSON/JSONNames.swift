/// A table that finds the names of an object's members by their bytes.
public struct JSONNames: Sendable {
  /// The most names in a table.
  public static let countMaximum = 32

  /// The longest name, in bytes.
  public static let byteCountMaximum = 24

  /// All bytes of a name, eight to a word.
  private struct Words: Equatable {
    let count: Int
    let first: UInt64
    let middle: UInt64
    let last: UInt64

    @inline(__always)
    init(of range: Range<Int>, in bytes: Span<UInt8>) {
      count = range.count
      first = bytes.word(at: range.lowerBound, count: count)
      // The words overlap where there are fewer bytes.
      middle = count > 16 ? bytes.word(at: range.lowerBound + 8) ?? 0 : 0
      last = count > 8 ? bytes.word(at: range.upperBound - 8) ?? 0 : 0
    }

    var slot: Int { (first ^ (last &* 3) &+ UInt64(count)).mixed(toBits: 6) }
  }

  /// A name at its slot, or at the next free one.
  private struct Slot {
    let words: Words
    let name: Int
  }

  /// The number of slots.
  private static let slotCount = 64

  private let slots: [Slot?]
  /// The first name whose members are set aside.
  let firstSetAside: Int

  /// Makes a table of distinct names; the bytes of members from an index on are counted apart.
  public init(_ names: [String], settingAsideFrom first: Int = Self.countMaximum) {
    firstSetAside = first
    precondition(names.count <= Self.countMaximum, "there are places for so many names only")
    var slots = [Slot?](repeating: nil, count: Self.slotCount)
    for (index, name) in names.enumerated() {
      let bytes = Array(name.utf8)
      precondition(bytes.count <= Self.byteCountMaximum, "longer names are not told apart")
      let words = Words(of: bytes.indices, in: bytes.span)
      var slot = words.slot
      while slots[slot] != nil { slot = (slot + 1) % Self.slotCount }
      slots[slot] = Slot(words: words, name: index)
    }
    self.slots = slots
  }

  /// The index of the name in a range of some bytes; `nil` for none of them.
  @inline(__always)
  func index(of range: Range<Int>, in bytes: Span<UInt8>) -> Int? {
    let words = Words(of: range, in: bytes)
    var place = words.slot
    while let slot = slots[place] {
      if slot.words == words { return slot.name }
      place = (place + 1) % Self.slotCount
    }
    return nil
  }
}
