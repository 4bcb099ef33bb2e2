import AssetCatalogs
import ColorScience
import Foundation
import Testing

/// Makes a PNG file of gray bytes, in stored blocks; checksums are left out, since nothing reads them.
private func png(
  width: Int, height: Int, depth: UInt8 = 8, colorType: UInt8 = 0, interlace: UInt8 = 0,
  data: [UInt8]
) -> [UInt8] {
  func number(_ value: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }
  }
  func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    number(content.count) + Array(name.utf8) + content + [0, 0, 0, 0]
  }
  return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    + chunk("IHDR", number(width) + number(height) + [depth, colorType, 0, 0, interlace])
    + chunk("IDAT", data) + chunk("IEND", [])
}

/// Makes a zlib stream of one stored block.
private func stored(_ bytes: [UInt8]) -> [UInt8] {
  let count = bytes.count
  return [0x78, 0x01, 0x01, UInt8(count & 255), UInt8(count >> 8), 0, 0] + bytes
}

private func bytes(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

@Test(arguments: PNGCase.all)
func `every color type and bit depth is read`(image: PNGCase) throws {
  let read = try PNGDecoder.image(bytes(image.file))
  let seen = read.colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    .map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  #expect(seen == image.pixels)
  #expect((read.fullWidth, read.fullHeight) == (5, 3))
}

@Test(arguments: PNGCase.all)
func `a file cut anywhere is a fault, and never a trap`(image: PNGCase) {
  let whole = bytes(image.file)
  for count in 0..<whole.count - 12 {
    #expect(throws: PNGFault.self) { try PNGDecoder.image(Array(whole[..<count])) }
  }
}

@Test func `a file with any byte changed is read or refused`() {
  for image in PNGCase.all {
    let whole = bytes(image.file)
    for place in whole.indices {
      for change: UInt8 in [1, 0x80, 0xFF] {
        var broken = whole
        broken[place] ^= change
        _ = try? PNGDecoder.image(broken)
      }
    }
  }
}

@Test(arguments: [
  (0x7FFF_FFFF, 0x7FFF_FFFF), (9000, 1), (8192, 8192), (1, 0x7FFF_FFFF),
])
func `an image beyond the limits is refused before memory is taken`(width: Int, height: Int) {
  #expect(throws: PNGFault.tooLarge(width: width, height: height)) {
    try PNGDecoder.image(png(width: width, height: height, data: stored([0])))
  }
}

@Test func `an interlaced image and one without pixels are refused`() {
  #expect(throws: PNGFault.interlaced) {
    try PNGDecoder.image(png(width: 1, height: 1, interlace: 1, data: stored([0, 0])))
  }
  #expect(throws: PNGFault.self) { try PNGDecoder.image(png(width: 0, height: 1, data: [])) }
  #expect(throws: PNGFault.self) {
    try PNGDecoder.image(png(width: 1, height: 1, depth: 3, data: stored([0, 0])))
  }
}

@Test func `a bomb is unpacked no further than its header says`() throws {
  // A thousand rows are there; the header names two.
  let read = try PNGDecoder.image(
    png(width: 3, height: 2, data: stored(Array(repeating: 0, count: 4000))))
  #expect((read.width, read.height, read.colors.count) == (3, 2, 6))
}

@Test func `a large image is reduced to means`() throws {
  let line: [UInt8] = [0] + (0..<1024).map { UInt8($0 % 2 * 255) }
  let rows = line + line + line + line
  let read = try PNGDecoder.image(png(width: 1024, height: 4, data: stored(rows)))
  #expect((read.width, read.height, read.fullWidth) == (256, 1, 1024))
  // Half of the light of white (IEC 61966-2-1) is near to 188.
  #expect(read.colors.allSatisfy { (178...190).contains($0.red) && $0.isOpaque })
}

@Test func `pixels are averaged by their areas, and clear ones add no color`() {
  let red = StraightRGBA(red: 255, green: 0, blue: 0)
  let image = PixelImage(width: 2, height: 2, colors: [red, .clear, red, .clear])
  #expect(image.resampled(columns: 1, rows: 1).colors == [red.opacity(0.5)])
  #expect(image.resampled(columns: 2, rows: 1).colors == [red, .clear])
  #expect(image.resampled(columns: 1, rows: 1, isSmooth: false).colors == [.clear])
  let larger = image.resampled(columns: 4, rows: 3)
  #expect(larger.colors.count == 12)
  #expect(larger.colors[0] == red)
}

@Test(arguments: [
  ("<svg width=\"24\" height=\"12\"/>", "SVG without shapes", 24, 12),
  ("<?xml version=\"1.0\"?><svg viewBox=\"0 0 32 16\"><text/></svg>", "SVG without shapes", 32, 16),
  ("%PDF-1.4\n<< /MediaBox [0 0 30 20] >>", "PDF", 30, 20),
  ("GIF89a\u{7}\u{0}\u{5}\u{0}", "GIF", 7, 5),
])
func `other formats say their name and size`(text: String, name: String, width: Int, height: Int)
  throws
{
  let file = ImageFile(name: "x", bytes: Array(text.utf8))
  guard case .undrawn(let reason, let size) = file.content else {
    Issue.record("drawn")
    return
  }
  #expect(reason == name)
  #expect(size?.width == width)
  #expect(size?.height == height)
}
