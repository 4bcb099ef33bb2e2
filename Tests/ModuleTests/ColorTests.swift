import CellUI
import Testing

@Suite("A color of UIKit") struct ColorTests {
  private static let colors: [(rgb: [Double], hue: [Double])] = [
    ([1, 0, 0], [0, 1, 1]), ([0, 1, 0], [1.0 / 3, 1, 1]), ([0, 0, 1], [2.0 / 3, 1, 1]),
    ([0.2, 0.2, 0.2], [0, 0, 0.2]), ([1, 0, 1], [5.0 / 6, 1, 1]),
    ([0.4, 0.8, 0.8], [0.5, 0.5, 0.8]),
  ]

  @Test(arguments: colors)
  func `gives its channels and its hue`(rgb: [Double], hue: [Double]) {
    let color = UIColor(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: 0.6)
    #expect(ColorUses.channels(of: color).map { Double($0) } == rgb + [0.6])
    for (found, expected) in zip(ColorUses.hue(of: color), hue) {
      #expect(abs(Double(found) - expected) < 1e-6)
    }
  }

  @Test func `is what a literal makes`() {
    let channels = ColorUses.channels(of: ColorUses.literal).map { (Double($0) * 10).rounded() }
    #expect(channels == [4, 8, 8, 6])
  }

  @Test func `is there where UIKit alone is imported`() {
    #expect(ColorUses.channels(of: UIKitUses.ground).map { Double($0) } == [0.4, 0.8, 0.8, 0.6])
    #expect(UIKitUses.logo(named: "logo") != nil, "no catalog is at hand")
    #expect(UIKitUses.logo(named: "") == nil)
    #expect(!UIKitUses.corner(of: CGRect(x: 0, y: 0, width: 32, height: 32)).cgPath.isEmpty)
  }

  @Test func `stands beside texts that are measured`() {
    let (short, long) = (
      ColorUses.width(of: "ab", points: 10), ColorUses.width(of: "abcd", points: 10)
    )
    #expect(short > 0 && long == 2 * short)
    #expect(ColorUses.width(of: "ab", points: 20) == long)
    #expect(ColorUses.distance(3.5) != Text(verbatim: ""))
  }
}
