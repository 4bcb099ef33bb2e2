/// Which number stands for which two colors.
///
/// ncurses colors a cell by the number of a pair. Giving a number new colors makes it search the whole screen for cells
/// that bear it, so a number is given out once, and again only when no cell on the screen bears it any more.
struct ColorPairTable {
  /// The greatest number that may be given out.
  private(set) var capacity: Int

  /// The colors' keys by place in the hash table, 0 for an empty place; the numbers beside them.
  private var keys: [UInt64]
  private var numbers: [Int32]
  /// The colors' key of each number; 0 for a number that stands for nothing.
  private var keyOfNumber: [UInt64] = [0]
  /// Numbers to give out again, the next one last.
  private var reclaimed: [Int32] = []

  init(capacity: Int) {
    self.capacity = capacity
    keys = Array(repeating: 0, count: 2048)
    numbers = Array(repeating: 0, count: 2048)
  }

  /// How many numbers are left to give out.
  var freeCount: Int { capacity + 1 - keyOfNumber.count + reclaimed.count }

  /// A pair's number, and whether ncurses must still be told what it stands for.
  struct Entry: Equatable {
    var number: Int32
    var isNew: Bool
  }

  /// The number of two colors; `nil` when none is left.
  mutating func entry(foreground: Int32, background: Int32) -> Entry? {
    let key = Self.key(foreground: foreground, background: background)
    let slot = place(of: key)
    if keys[slot] == key { return Entry(number: numbers[slot], isNew: false) }
    guard freeCount > 0 else { return nil }
    let number: Int32
    if let last = reclaimed.popLast() {
      number = last
      keyOfNumber[Int(last)] = key
    } else {
      number = Int32(keyOfNumber.count)
      keyOfNumber.append(key)
      if 2 * keyOfNumber.count > keys.count {
        rehash(slotCount: 2 * keys.count)
        return Entry(number: number, isNew: true)
      }
    }
    keys[slot] = key
    numbers[slot] = number
    return Entry(number: number, isNew: true)
  }

  /// Lets numbers up to `capacity` be given out, when those are more than before.
  mutating func extend(to capacity: Int) {
    self.capacity = max(self.capacity, capacity)
  }

  /// Takes back every number that `isUsed` does not name; it holds a value for each number up to `capacity`.
  mutating func reclaim(keeping isUsed: [Bool]) {
    reclaimed.removeAll(keepingCapacity: true)
    for number in keyOfNumber.indices.dropFirst().reversed() where !isUsed[number] {
      keyOfNumber[number] = 0
      reclaimed.append(Int32(number))
    }
    rehash(slotCount: keys.count)
  }

  private mutating func rehash(slotCount: Int) {
    keys = Array(repeating: 0, count: slotCount)
    numbers = Array(repeating: 0, count: slotCount)
    for (number, key) in keyOfNumber.enumerated() where key != 0 {
      let slot = place(of: key)
      keys[slot] = key
      numbers[slot] = Int32(number)
    }
  }

  /// Where a key is, or would be put.
  private func place(of key: UInt64) -> Int {
    let mask = keys.count - 1
    // Fibonacci hashing (Knuth, TAOCP 6.4): the upper bits of the product mix all bits of the key.
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 40) & mask
    while keys[slot] != 0 && keys[slot] != key { slot = (slot + 1) & mask }
    return slot
  }

  /// Both colors in one number, never 0: a color is at least -1, the terminal's default.
  private static func key(foreground: Int32, background: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: foreground &+ 2)) << 32
      | UInt64(UInt32(bitPattern: background &+ 2))
  }
}
