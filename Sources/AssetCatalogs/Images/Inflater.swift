/// Decompresses a zlib stream (RFC 1950 and 1951).
struct Inflater {
  private let bytes: [UInt8]
  private var position: Int
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var output: [UInt8] = []
  /// The number of bytes after which decompression stops, so that a bomb takes no more memory than an image.
  private let limit: Int

  /// Returns at most `limit` bytes of a stream.
  static func inflated(_ bytes: [UInt8], limit: Int) throws(PNGFault) -> [UInt8] {
    guard bytes.count >= 2, bytes[0] & 15 == 8, bytes[1] & 0x20 == 0 else {
      throw .malformed("no zlib stream")
    }
    var inflater = Inflater(bytes: bytes, limit: limit)
    try inflater.inflate()
    return inflater.output
  }

  private init(bytes: [UInt8], limit: Int) {
    self.bytes = bytes
    self.limit = limit
    position = 2
    output.reserveCapacity(min(limit, 8 * bytes.count))
  }

  private mutating func inflate() throws(PNGFault) {
    var isLast = false
    while !isLast, output.count < limit {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try decode(Self.fixedLiterals, Self.fixedDistances)
      case 2:
        let (literals, distances) = try readCodes()
        try decode(literals, distances)
      default: throw .malformed("a block of no kind")
      }
    }
  }

  /// Returns the next bits, the first one lowest.
  private mutating func take(_ count: Int) throws(PNGFault) -> Int {
    while bitCount < count {
      guard position < bytes.count else { throw .truncated }
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let value = bits & ((1 << UInt32(count)) - 1)
    bits >>= UInt32(count)
    bitCount -= count
    return Int(value)
  }

  private mutating func copyStored() throws(PNGFault) {
    (bits, bitCount) = (0, 0)
    guard position + 4 <= bytes.count else { throw .truncated }
    let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
    position += 4
    guard position + count <= bytes.count else { throw .truncated }
    output += bytes[position..<position + min(count, limit - output.count)]
    position += count
  }

  private mutating func decode(_ literals: HuffmanCode, _ distances: HuffmanCode)
    throws(PNGFault)
  {
    while output.count < limit {
      let symbol = try next(literals)
      if symbol < 256 {
        output.append(UInt8(symbol))
        continue
      }
      guard symbol > 256 else { return }
      guard symbol - 257 < Self.lengths.count else { throw .malformed("a length beyond the table") }
      let length = Self.lengths[symbol - 257] + (try take(Self.lengthBits[symbol - 257]))
      let code = try next(distances)
      guard code < Self.distances.count else { throw .malformed("a distance beyond the table") }
      let distance = Self.distances[code] + (try take(Self.distanceBits[code]))
      guard distance <= output.count else { throw .malformed("a distance before the start") }
      for _ in 0..<min(length, limit - output.count) {
        output.append(output[output.count - distance])
      }
    }
  }

  private mutating func next(_ code: HuffmanCode) throws(PNGFault) -> Int {
    while bitCount < HuffmanCode.bitsMaximum, position < bytes.count {
      bits |= UInt32(bytes[position]) << UInt32(bitCount)
      position += 1
      bitCount += 8
    }
    let entry = code.entries[Int(bits & HuffmanCode.mask)]
    let length = Int(entry & 15)
    guard length > 0 else { throw .malformed("a code that is not in its table") }
    guard length <= bitCount else { throw .truncated }
    bits >>= UInt32(length)
    bitCount -= length
    return Int(entry >> 4)
  }

  /// Reads the code tables of a dynamic block.
  private mutating func readCodes() throws(PNGFault) -> (HuffmanCode, HuffmanCode) {
    let (literalCount, distanceCount) = (try take(5) + 257, try take(5) + 1)
    var order = [UInt8](repeating: 0, count: 19)
    for index in 0..<(try take(4) + 4) { order[Self.order[index]] = UInt8(try take(3)) }
    let code = try HuffmanCode(lengths: order[...])
    var lengths: [UInt8] = []
    while lengths.count < literalCount + distanceCount {
      let symbol = try next(code)
      switch symbol {
      case ..<16: lengths.append(UInt8(symbol))
      case 16:
        guard let last = lengths.last else { throw .malformed("a repeat of nothing") }
        lengths += Array(repeating: last, count: 3 + (try take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try take(3)))
      default: lengths += Array(repeating: 0, count: 11 + (try take(7)))
      }
    }
    return (
      try HuffmanCode(lengths: lengths[..<literalCount]),
      try HuffmanCode(lengths: lengths[literalCount..<literalCount + distanceCount])
    )
  }

  // RFC 1951, section 3.2.5 to 3.2.7.
  private static let lengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]
  private static let distanceBits = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
  ]
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
  private static let fixedLiterals = HuffmanCode(
    valid: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode(valid: Array(repeating: 5, count: 30))
}

/// A canonical Huffman code as a table of all its words, each filled up to 15 bits.
private struct HuffmanCode {
  static let bitsMaximum = 15
  static let mask: UInt32 = 1 << 15 - 1

  /// Symbol and length by the next 15 bits, as `symbol << 4 | length`; 0 for bits that begin no word.
  private(set) var entries = [UInt16](repeating: 0, count: 1 << bitsMaximum)

  init(lengths: ArraySlice<UInt8>) throws(PNGFault) {
    let words = lengths.reduce(0) { $0 + ($1 > 0 ? 1 << (Self.bitsMaximum - Int($1)) : 0) }
    guard words <= 1 << Self.bitsMaximum else { throw .malformed("too many codes") }
    self.init(valid: Array(lengths))
  }

  init(valid lengths: [UInt8]) {
    var code: UInt32 = 0
    for length in 1...Self.bitsMaximum {
      for (symbol, own) in lengths.enumerated() where Int(own) == length {
        let reversed = Int(Self.reversed(code, length))
        for place in stride(from: reversed, to: entries.count, by: 1 << length) {
          entries[place] = UInt16(symbol << 4 | length)
        }
        code += 1
      }
      code <<= 1
    }
  }

  private static func reversed(_ code: UInt32, _ length: Int) -> UInt32 {
    (0..<length).reduce(0) { $0 << 1 | code >> UInt32($1) & 1 }
  }
}
