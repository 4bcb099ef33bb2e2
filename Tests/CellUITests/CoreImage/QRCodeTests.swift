import AssetCatalogs
import ColorScience
import Foundation
import Testing

@testable import CellUI

@Suite("QR codes") struct QRCodeTests {
  private func text(_ code: QRCode) -> String {
    (0..<code.size).map { y in
      String((0..<code.size).map { code.isDark(x: $0, y: y) ? "#" : "." })
    }.joined(separator: "\n")
  }

  /// The pictures are those of another encoder, in the first mask.
  @Test func `a short message takes the smallest code`() throws {
    let code = try #require(QRCode(Array("islet".utf8), level: .medium))
    #expect(
      text(code) == """
        #######..#.##.#######
        #.....#.##.#..#.....#
        #.###.#..#..#.#.###.#
        #.###.#..##.#.#.###.#
        #.###.#.#...#.#.###.#
        #.....#.....#.#.....#
        #######.#.#.#.#######
        ..........###........
        #.#.#.#....#....#..#.
        .#.##..#.#....#..#..#
        #.##..##.##.#...##.##
        #..#....###...#......
        .#.##.####..#.#.#....
        ........#..#.#.#..###
        #######....#.###..###
        #.....#..#####.##....
        #.###.#.##.#.###...##
        #.###.#..#....##...#.
        #.###.#.#.#.#...###.#
        #.....#..##...##...#.
        #######.#.#.#.####.##
        """)
  }

  @Test(
    arguments: [
      (
        "https://islet.example/ticket?id=1042&seat=12A", QRCode.Level.medium, 33,
        0x6333_2B10_B7A1_A4B7
      ),
      (String(repeating: "x", count: 150), .quartile, 57, 0xC461_A000_8AE2_249F),
    ] as [(String, QRCode.Level, Int, UInt64)])
  func `longer ones have blocks, alignments and a version`(
    message: String, level: QRCode.Level, size: Int, fingerprint: UInt64
  ) throws {
    let code = try #require(QRCode(Array(message.utf8), level: level))
    #expect(code.size == size)
    let signs = text(code).utf8.filter { $0 != UInt8(ascii: "\n") }
    #expect(
      signs.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
        ($0 ^ UInt64($1)) &* 0x100_0000_01B3
      } == fingerprint)
  }

  @Test(arguments: zip(QRCode.Level.allCases, [271, 213, 151, 119]))
  func `a message is as long as the largest version holds`(level: QRCode.Level, most: Int) {
    #expect(QRCode(Array(repeating: 0x61, count: most), level: level)?.size == 57)
    #expect(QRCode(Array(repeating: 0x61, count: most + 1), level: level) == nil)
  }

  @Test func `a filter makes an image of one, with a margin, in the colors of another filter`()
    throws
  {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Data("islet".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let large = image.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    #expect(large.extent.width == 230)
    let picture = try #require(CIContext().createCGImage(large, from: large.extent))
    #expect(picture.width == 230 && picture.height == 230)
    // A code's corner is dark, and its margin light.
    #expect(image.pixels.colors[0] == .white && image.pixels.colors[24] == .black)
    let colored = CIFilter.falseColor()
    colored.inputImage = image
    colored.color0 = CIColor(red: 1, green: 0, blue: 0)
    #expect(colored.outputImage?.pixels.colors[24] == StraightRGBA(red: 255, green: 0, blue: 0))
    filter.correctionLevel = "?"
    #expect(filter.outputImage == nil)
    #expect(CIFilter(name: "CIBloom")?.outputImage == nil)
    let named = CIFilter(name: "CIQRCodeGenerator")
    named?.setValue(Data("islet".utf8), forKey: "inputMessage")
    #expect(named?.outputImage?.extent.width == 23)
    #expect(UIImage(ciImage: large).size == CGSize(width: 230, height: 230))
  }
}
