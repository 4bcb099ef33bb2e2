/// A QR code of bytes (ISO/IEC 18004), in versions 1 to 10.
///
/// The mask is always the first one: a reader takes any, and a picture in cells shows no more of a better one.
struct QRCode {
  /// The level of error correction.
  enum Level: String, CaseIterable {
    case low = "L"
    case medium = "M"
    case quartile = "Q"
    case high = "H"

    /// The number by which a code tells it, the bytes of correction in a block, and the blocks; both by versions.
    fileprivate var table: (number: Int, corrections: [Int], blocks: [Int]) {
      switch self {
      case .low: (1, [7, 10, 15, 20, 26, 18, 20, 24, 30, 18], [1, 1, 1, 1, 1, 2, 2, 2, 2, 4])
      case .medium: (0, [10, 16, 26, 18, 24, 16, 18, 22, 22, 26], [1, 1, 1, 2, 2, 4, 4, 4, 5, 5])
      case .quartile:
        (3, [13, 22, 18, 26, 18, 24, 18, 22, 20, 24], [1, 1, 2, 2, 4, 4, 6, 6, 8, 8])
      case .high: (2, [17, 28, 22, 16, 22, 28, 26, 26, 24, 28], [1, 1, 2, 4, 4, 4, 5, 6, 8, 8])
      }
    }
  }

  /// The largest version, of 57 by 57 modules.
  static let versionMaximum = 10

  /// The modules of a side.
  let size: Int
  private let version: Int
  private let level: Level
  private var modules: [Bool]
  private var isPattern: [Bool]

  /// Makes the smallest code that holds a message; `nil` for one that is too long.
  init?(_ message: [UInt8], level: Level) {
    let fitting = (1...Self.versionMaximum).first { version in
      4 + Self.lengthBits(version) + 8 * message.count <= 8 * Self.dataCount(version, level)
    }
    guard let version = fitting else { return nil }
    self.version = version
    self.level = level
    size = 17 + 4 * version
    modules = Array(repeating: false, count: size * size)
    isPattern = modules
    addPatterns()
    addData(Self.interleaved(Self.data(of: message, version, level), version, level))
    addFormat()
  }

  /// Returns whether a module is dark.
  func isDark(x: Int, y: Int) -> Bool { modules[y * size + x] }

  // MARK: - Bytes

  private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  /// The bytes of data and of correction.
  private static func wholeCount(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let alignments = version / 7 + 2
      count -= (25 * alignments - 10) * alignments - 55
      if version >= 7 { count -= 36 }
    }
    return count / 8
  }

  private static func dataCount(_ version: Int, _ level: Level) -> Int {
    wholeCount(version) - level.table.corrections[version - 1] * level.table.blocks[version - 1]
  }

  private static func data(of message: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
    var bits: [Bool] = []
    func add(_ value: Int, count: Int) {
      for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
    }
    // Bytes, by their number.
    add(0b0100, count: 4)
    add(message.count, count: lengthBits(version))
    for byte in message { add(Int(byte), count: 8) }
    let capacity = 8 * dataCount(version, level)
    add(0, count: min(4, capacity - bits.count))
    add(0, count: (8 - bits.count % 8) % 8)
    var isFirst = true
    while bits.count < capacity {
      add(isFirst ? 0xEC : 0x11, count: 8)
      isFirst.toggle()
    }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// Returns the bytes of all blocks in turn, then those of their corrections.
  private static func interleaved(_ data: [UInt8], _ version: Int, _ level: Level) -> [UInt8] {
    let blockCount = level.table.blocks[version - 1]
    let correctionCount = level.table.corrections[version - 1]
    let whole = wholeCount(version)
    let shortCount = blockCount - whole % blockCount
    let shortLength = whole / blockCount - correctionCount
    let divisor = divisor(of: correctionCount)
    var blocks: [ArraySlice<UInt8>] = []
    var rest = data[...]
    for index in 0..<blockCount {
      let length = shortLength + (index < shortCount ? 0 : 1)
      blocks.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    let corrections = blocks.map { remainder(of: $0, by: divisor) }
    let bytes = (0...shortLength).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[$0.startIndex + place] : nil }
    }
    return bytes + (0..<correctionCount).flatMap { place in corrections.map { $0[place] } }
  }

  /// Multiplies in the field of 256 elements.
  private static func product(_ first: UInt8, _ second: UInt8) -> UInt8 {
    (0..<8).reversed().reduce(UInt8(0)) { product, bit in
      (product << 1) ^ (product >> 7 == 1 ? 0x1D : 0) ^ (second >> UInt8(bit) & 1 == 1 ? first : 0)
    }
  }

  private static func divisor(of degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in result.indices {
        result[index] = product(result[index], root)
        if index + 1 < degree { result[index] ^= result[index + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(of data: ArraySlice<UInt8>, by divisor: [UInt8]) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ result.removeFirst()
      result.append(0)
      for index in result.indices { result[index] ^= product(divisor[index], factor) }
    }
    return result
  }

  // MARK: - Modules

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    modules[y * size + x] = isDark
    isPattern[y * size + x] = true
  }

  private mutating func addPatterns() {
    for index in 0..<size {
      set(6, index, index.isMultiple(of: 2))
      set(index, 6, index.isMultiple(of: 2))
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { addSquares(x, y, reach: 4) }
    let places = alignments
    for (row, y) in places.enumerated() {
      for (column, x) in places.enumerated() {
        let last = places.count - 1
        let isFinder =
          (row, column) == (0, 0) || (row, column) == (0, last)
          || (row, column) == (last, 0)
        if !isFinder { addSquares(x, y, reach: 2) }
      }
    }
    // The format's place is kept; its bits come last.
    addFormat()
    guard version >= 7 else { return }
    let bits = Self.withRemainder(version, count: 12, by: 0x1F25)
    for index in 0..<18 {
      let (far, near) = (size - 11 + index % 3, index / 3)
      set(far, near, bits >> index & 1 == 1)
      set(near, far, bits >> index & 1 == 1)
    }
  }

  /// Adds squares in one another: those of a corner with a light one around.
  private mutating func addSquares(_ x: Int, _ y: Int, reach: Int) {
    for dy in -reach...reach {
      for dx in -reach...reach {
        let (column, row) = (x + dx, y + dy)
        guard 0..<size ~= column, 0..<size ~= row else { continue }
        let distance = max(abs(dx), abs(dy))
        set(column, row, reach == 4 ? distance != 2 && distance != 4 : distance != 1)
      }
    }
  }

  private var alignments: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = (version * 8 + count * 3 + 5) / (count * 4 - 4) * 2
    return [6] + (0..<count - 1).reversed().map { size - 7 - $0 * step }
  }

  /// Returns a number with the remainder of its division behind it.
  private static func withRemainder(_ number: Int, count: Int, by divisor: Int) -> Int {
    let rest = (0..<count).reduce(number) { rest, _ in
      (rest << 1) ^ ((rest >> (count - 1)) * divisor)
    }
    return number << count | rest
  }

  private mutating func addFormat() {
    let bits = Self.withRemainder(level.table.number << 3, count: 10, by: 0x537) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0..<6 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(size - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, size - 15 + index, bit(index)) }
    set(8, size - 8, true)
  }

  /// Adds bits in pairs of columns from the right, upward and downward in turn, with the mask on them.
  private mutating func addData(_ bytes: [UInt8]) {
    var index = 0
    // The column of the timing pattern is left out.
    let columns = Array(stride(from: size - 1, to: 6, by: -2)) + [5, 3, 1]
    for right in columns {
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isPattern[y * size + x] {
          let isSet = index < 8 * bytes.count && bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          modules[y * size + x] = isSet != (x + y).isMultiple(of: 2)
          index += 1
        }
      }
    }
  }
}
