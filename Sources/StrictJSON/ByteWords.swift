/// Bytes compared eight at a time.
extension Span<UInt8> {
  /// The eight bytes from an offset on, the first one lowest; `nil` where there are fewer.
  @inline(__always)
  func word(at index: Int) -> UInt64? {
    // Extracting them proves that they are in bounds, so that the compiler makes one load of it.
    let eight = extracting(droppingFirst: index).extracting(first: 8)
    guard eight.count == 8 else { return nil }
    var word: UInt64 = 0
    for place in 0..<8 { word |= UInt64(eight[place]) << UInt64(8 * place) }
    return word
  }

  /// Up to eight bytes from an offset on, the first one lowest, with zeros above them.
  @inline(__always)
  func word(at index: Int, count wanted: Int) -> UInt64 {
    if let word = word(at: index) {
      return wanted < 8 ? word & ~(~0 &<< UInt64(truncatingIfNeeded: 8 &* wanted)) : word
    }
    var word: UInt64 = 0
    for place in 0..<min(wanted, 8) {
      word |= UInt64(self[index + place]) &<< UInt64(truncatingIfNeeded: 8 &* place)
    }
    return word
  }

  /// Returns whether all bytes of a range are ASCII.
  func isASCII(in range: Range<Int>) -> Bool {
    var place = range.lowerBound
    while place < range.upperBound {
      guard word(at: place, count: range.upperBound - place) & 0x8080_8080_8080_8080 == 0 else {
        return false
      }
      place += 8
    }
    return true
  }

  /// A Boolean value indicating whether other bytes stand at an offset.
  func holds(_ other: Span<UInt8>, at index: Int) -> Bool {
    guard index + other.count <= count else { return false }
    var place = 0
    guard other.count >= 8 else {
      while place < other.count, self[index + place] == other[place] { place += 1 }
      return place == other.count
    }
    while place < other.count {
      // The last word overlaps the one before it.
      let start = min(place, other.count - 8)
      guard word(at: index + start) == other.word(at: start) else { return false }
      place += 8
    }
    return true
  }
}

extension UInt64 {
  /// A hash of the word with a number of bits.
  @inline(__always)
  func mixed(toBits count: Int) -> Int {
    // The highest bits of a product depend on all bits of its factor.
    Int((self &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - count))
  }

  /// A Boolean value indicating whether all eight bytes are printable ASCII.
  ///
  /// A byte below the space borrows, and the one byte above the tilde carries, each into its highest bit.
  @inline(__always)
  var isPrintable: Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    guard self & (ones &* 0x80) == 0 else { return false }
    return ((self &- ones &* 0x20) | (self &+ ones)) & (ones &* 0x80) == 0
  }

  /// The highest bit of the first of eight bytes that is not plain in a string, with arbitrary bits above; 0 if all are plain.
  ///
  /// Plain is ASCII from the space on, less the quote and the backslash. Each difference borrows where its byte is too
  /// small, and a borrow changes only the bits above it.
  @inline(__always)
  var markingOtherThanPlain: UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let (quotes, backslashes) = (self ^ ones &* 0x22, self ^ ones &* 0x5C)
    let tooSmall = (quotes &- ones) | (backslashes &- ones) | (self &- ones &* 0x20)
    return (tooSmall | self) & (ones &* 0x80)
  }
}
