/// A format of images beside PNG; of those, SVG alone is drawn, and the others' names stand in their place.
enum ImageFormat: String, Hashable, CaseIterable {
  case jpeg, gif, webp, heic, pdf, svg, other

  init(_ bytes: [UInt8]) {
    let head = String(decoding: bytes.prefix(512), as: UTF8.self)
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if head.hasPrefix("GIF8") {
      self = .gif
    } else if head.hasPrefix("%PDF") {
      self = .pdf
    } else if head.contains("<svg") {
      self = .svg
    } else if bytes.count > 12, Array(bytes[8..<12]) == Array("WEBP".utf8) {
      self = .webp
    } else if bytes.count > 12, Array(bytes[4..<8]) == Array("ftyp".utf8) {
      self = .heic
    } else {
      self = .other
    }
  }

  var name: String {
    switch self {
    case .jpeg, .gif, .heic, .pdf, .svg: rawValue.uppercased()
    case .webp: "WebP"
    case .other: "no image"
    }
  }

  /// Returns the size that a file says, in pixels or points; `nil` for one that does not, or says it beyond the first
  /// kilobytes.
  func size(of bytes: [UInt8]) -> (width: Int, height: Int)? {
    switch self {
    case .jpeg: Self.jpegSize(bytes)
    case .pdf: Self.pdfSize(String(decoding: bytes.prefix(4096), as: UTF8.self))
    case .gif:
      bytes.count < 10
        ? nil : Self.size(Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    case .svg, .webp, .heic, .other: nil
    }
  }

  private static func size(_ width: Int, _ height: Int) -> (width: Int, height: Int)? {
    let range = 1...PNGDecoder.sideMaximum
    return range.contains(width) && range.contains(height) ? (width, height) : nil
  }

  /// Finds the start of a frame (ITU-T T.81, B.2.2), which holds the size.
  private static func jpegSize(_ bytes: [UInt8]) -> (width: Int, height: Int)? {
    var place = 2
    while place + 9 < bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let pair = { (index: Int) in Int(bytes[index]) << 8 | Int(bytes[index + 1]) }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return size(pair(place + 7), pair(place + 5))
      }
      place += 2 + max(2, pair(place + 2))
    }
    return nil
  }

  private static func whole(_ text: Substring) -> Int? {
    Double(text).flatMap { abs($0) < 1e6 ? Int($0.rounded()) : nil }
  }

  private static func pdfSize(_ text: String) -> (width: Int, height: Int)? {
    guard let start = text.firstRange(of: "/MediaBox") else { return nil }
    let numbers = text[start.upperBound...].drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }
      .split { $0 == " " }.compactMap { whole($0) }
    return numbers.count == 4 ? size(numbers[2] - numbers[0], numbers[3] - numbers[1]) : nil
  }
}
