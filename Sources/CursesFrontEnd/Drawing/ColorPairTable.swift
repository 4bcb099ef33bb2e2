/// The numbers of ncurses' color pairs, by their two colors.
///
/// ncurses colors a cell by the number of a pair. Redefining a number makes it search the whole screen for cells with it,
/// so a number is reused only when no cell on the screen has it.
///
/// If numbers have a short form, ncurses never learns the colors: `ShortPairs` takes them from here.
struct ColorPairTable {
  /// The greatest number in use.
  private(set) var capacity: Int
  /// A Boolean value indicating whether ncurses writes the numbers in their short form.
  let isShort: Bool

  /// The colors' keys by place in the hash table, 0 for an empty place; the numbers beside them.
  private var keys: [UInt64]
  private var numbers: [Int32]
  /// The colors' key of each number; 0 for an unused number.
  private var keyOfNumber: [UInt64] = [0]
  /// Numbers to reuse, the next one last.
  private var reclaimed: [Int32] = []

  init(capacity: Int, isShort: Bool) {
    self.capacity = capacity
    self.isShort = isShort
    keys = Array(repeating: 0, count: 2048)
    numbers = Array(repeating: 0, count: 2048)
  }

  /// The count of free numbers, without those that have no short form.
  var freeCount: Int { capacity + 1 - keyOfNumber.count + reclaimed.count }

  /// A pair's number, and a flag for a pair that ncurses does not know yet.
  struct Entry: Equatable {
    var number: Int32
    var isNew: Bool
  }

  /// Returns the number of two colors; `nil` when no number is free.
  mutating func entry(foreground: Int32, background: Int32) -> Entry? {
    let key = Self.key(foreground: foreground, background: background)
    let slot = place(of: key)
    if keys[slot] == key { return Entry(number: numbers[slot], isNew: false) }
    if let last = reclaimed.popLast() {
      keyOfNumber[Int(last)] = key
      (keys[slot], numbers[slot]) = (key, last)
      return Entry(number: last, isNew: !isShort)
    }
    while !canUse(keyOfNumber.count) { keyOfNumber.append(0) }
    guard keyOfNumber.count <= capacity else { return nil }
    let number = Int32(keyOfNumber.count)
    keyOfNumber.append(key)
    (keys[slot], numbers[slot]) = (key, number)
    if 2 * keyOfNumber.count > keys.count { rehash(slotCount: 2 * keys.count) }
    return Entry(number: number, isNew: true)
  }

  /// Returns the two colors of a number; -1 is the terminal's default, or any color.
  func colors(ofNumber number: Int) -> (foreground: Int32, background: Int32) {
    guard keyOfNumber.indices.contains(number), keyOfNumber[number] != 0 else { return (-1, -1) }
    let key = keyOfNumber[number]
    return (
      Int32(truncatingIfNeeded: key >> 32) &- 2, Int32(truncatingIfNeeded: key) &- 2
    )
  }

  private func canUse(_ number: Int) -> Bool {
    !isShort || number > capacity || ShortPairs.canWrite(number)
  }

  /// Raises the greatest number to `capacity`; it never falls.
  mutating func extend(to capacity: Int) {
    self.capacity = max(self.capacity, capacity)
  }

  /// Reclaims the numbers that `isUsed` marks as unused; it holds a value for each number up to `capacity`.
  mutating func reclaim(keeping isUsed: [Bool]) {
    reclaimed.removeAll(keepingCapacity: true)
    for number in keyOfNumber.indices.dropFirst().reversed()
    where number <= capacity && !isUsed[number] && canUse(number) {
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

  /// The slot of a key, or the free slot for it.
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
