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
}
