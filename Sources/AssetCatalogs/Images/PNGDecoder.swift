/// Reads PNG files: all color types and bit depths, without interlacing (PNG specification, third edition).
public struct PNGDecoder {
  /// The most pixels of an image: 16 megabytes of 32-bit color.
  static let pixelsMaximum = 4 << 20
  /// The longest side, in pixels.
  public static let sideMaximum = 8192
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private var width = 0
  private var height = 0
  private var depth = 0
  private var colorType = 0
  private var palette: [UInt8] = []
  private var transparency: [UInt8] = []

  /// Returns whether a file begins as PNG files do.
  static func recognizes(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Reads an image; a large one is reduced to `PixelImage.sideMaximum`.
  ///
  /// - Throws: The first fault.
  public static func image(_ bytes: [UInt8]) throws(PNGFault) -> PixelImage {
    guard recognizes(bytes) else { throw .malformed("no PNG signature") }
    var decoder = PNGDecoder()
    return try decoder.decode(bytes)
  }

  private mutating func decode(_ bytes: [UInt8]) throws(PNGFault) -> PixelImage {
    var data: [UInt8] = []
    var position = Self.signature.count
    while true {
      guard position + 12 <= bytes.count else { throw .truncated }
      let count = Self.number(bytes, at: position)
      guard count <= bytes.count - position - 12 else { throw .truncated }
      let content = bytes[position + 8..<position + 8 + count]
      switch String(decoding: bytes[position + 4..<position + 8], as: UTF8.self) {
      case "IHDR": try readHeader(Array(content))
      case "PLTE": palette = Array(content)
      case "tRNS": transparency = Array(content)
      case "IDAT": data += content
      case "IEND": return try pixels(of: data)
      case "CgBI": throw .malformed("Apple's variant for devices")
      default: break
      }
      position += 12 + count
    }
  }

  private static func number(_ bytes: [UInt8], at place: Int) -> Int {
    (0..<4).reduce(0) { $0 << 8 | Int(bytes[place + $1]) }
  }

  private mutating func readHeader(_ header: [UInt8]) throws(PNGFault) {
    guard header.count == 13 else { throw .malformed("a header of another length") }
    (width, height) = (Self.number(header, at: 0), Self.number(header, at: 4))
    (depth, colorType) = (Int(header[8]), Int(header[9]))
    let depths =
      [0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]][colorType]
    guard depths?.contains(depth) == true, header[10] == 0, header[11] == 0 else {
      throw .malformed("color type \(colorType) of \(depth) bits")
    }
    guard width > 0, height > 0 else { throw .malformed("no pixels") }
    guard max(width, height) <= Self.sideMaximum, width * height <= Self.pixelsMaximum else {
      throw .tooLarge(width: width, height: height)
    }
    guard header[12] == 0 else { throw .interlaced }
  }

  private var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2][colorType] ?? 4 }

  private func pixels(of data: [UInt8]) throws(PNGFault) -> PixelImage {
    guard width > 0 else { throw .malformed("no header") }
    guard colorType != 3 || !palette.isEmpty else { throw .malformed("no palette") }
    let (step, length) = (max(1, channels * depth / 8), (width * channels * depth + 7) / 8)
    let bytes = try Inflater.inflated(data, limit: (length + 1) * height)
    guard bytes.count == (length + 1) * height else { throw .truncated }
    var image = PixelReducer(width: width, height: height)
    var above = [UInt8](repeating: 0, count: length)
    for row in 0..<height {
      let start = row * (length + 1)
      var line = Array(bytes[start + 1...start + length])
      try Self.unfilter(&line, bytes[start], above: above, step: step)
      for column in 0..<width { image.add(color(in: line, at: column), column: column, row: row) }
      above = line
    }
    return image.finished()
  }

  private static func unfilter(
    _ line: inout [UInt8], _ filter: UInt8, above: [UInt8], step: Int
  ) throws(PNGFault) {
    guard filter <= 4 else { throw .malformed("filter \(filter)") }
    guard filter > 0 else { return }
    for index in line.indices {
      let left = index >= step ? Int(line[index - step]) : 0
      let (up, corner) = (Int(above[index]), index >= step ? Int(above[index - step]) : 0)
      let guess =
        switch filter {
        case 1: left
        case 2: up
        case 3: (left + up) / 2
        default: paeth(left, up, corner)
        }
      line[index] &+= UInt8(guess)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let (byLeft, byUp) = (abs(up - corner), abs(left - corner))
    let byCorner = abs(left + up - 2 * corner)
    return byLeft <= byUp && byLeft <= byCorner ? left : byUp <= byCorner ? up : corner
  }

  /// Returns a pixel's red, green, blue and alpha.
  private func color(in line: [UInt8], at column: Int) -> SIMD4<UInt8> {
    let place = column * channels
    switch colorType {
    case 3:
      let index = sample(line, place)
      guard 3 * index + 2 < palette.count else { return SIMD4(0, 0, 0, 255) }
      return SIMD4(
        palette[3 * index], palette[3 * index + 1], palette[3 * index + 2],
        index < transparency.count ? transparency[index] : 255)
    case 0, 4:
      let gray = byte(line, place)
      let alpha = colorType == 4 ? byte(line, place + 1) : isKeyed(line, place) ? 0 : 255
      return SIMD4(gray, gray, gray, alpha)
    default:
      let alpha = colorType == 6 ? byte(line, place + 3) : isKeyed(line, place) ? 0 : 255
      return SIMD4(byte(line, place), byte(line, place + 1), byte(line, place + 2), alpha)
    }
  }

  /// Returns a sample as it is written.
  private func sample(_ line: [UInt8], _ index: Int) -> Int {
    switch depth {
    case 8: Int(line[index])
    case 16: Int(line[2 * index]) << 8 | Int(line[2 * index + 1])
    default:
      Int(line[index * depth / 8]) >> (8 - depth - index * depth % 8) & (1 << depth - 1)
    }
  }

  /// Returns a sample as a byte.
  private func byte(_ line: [UInt8], _ index: Int) -> UInt8 {
    switch depth {
    case 8: line[index]
    case 16: line[2 * index]
    default: UInt8(sample(line, index) * 255 / (1 << depth - 1))
    }
  }

  /// Returns whether a pixel has the color that `tRNS` makes transparent.
  private func isKeyed(_ line: [UInt8], _ place: Int) -> Bool {
    guard transparency.count >= 2 * channels else { return false }
    return (0..<channels).allSatisfy {
      sample(line, place + $0) == Int(transparency[2 * $0]) << 8 | Int(transparency[2 * $0 + 1])
    }
  }
}
