import ColorScience
import Compositing
import Testing

/// Two pictures, and the light that one becomes the other through.
struct Blurring: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let old: Surface
  let new: Surface

  init(_ old: String, _ new: String, ink: UInt32 = 0xFFFFFF, alpha: Double = 1) {
    testDescription = "\(old) to \(new) in \(ink), \(alpha)"
    let size = CellSize(columns: 20, rows: 5)
    let pictures = [old, new].map { text in
      var picture = Surface(size: size)
      picture.draw(
        text, at: CellPoint(column: 5, row: 2), foreground: StraightRGBA(rgb: ink).opacity(alpha))
      return picture
    }
    (self.old, self.new) = (pictures[0], pictures[1])
  }

  static let all = [
    Blurring("on the way", "nearly"), Blurring("24.8", "25.1", ink: 0x30D158),
    Blurring("▙▟█", "▀▄", ink: 0xFFD60A), Blurring("ab", "", alpha: 0.6),
    Blurring("", "日本"), Blurring("same", "same"),
  ]
}

struct BlurTests {
  private static let fractions = [0.01, 0.2, 0.4, 0.5, 0.6, 0.85, 0.99]

  @Test(arguments: Blurring.all)
  func `a blur begins with the one picture and ends with the other`(blurring: Blurring) {
    #expect(blurring.old.blurred(into: blurring.new, by: 0) == blurring.old)
    #expect(blurring.old.blurred(into: blurring.new, by: 1) == blurring.new)
  }

  @Test(arguments: Blurring.all)
  func `light is neither made nor lost`(blurring: Blurring) {
    let (before, after) = (blurring.old.inkLight, blurring.new.inkLight)
    for fraction in Self.fractions {
      let light = blurring.old.blurred(into: blurring.new, by: fraction).inkLight
      let expected = before + (after - before) * fraction
      #expect(abs(light - expected) < 0.05 * max(before, after), "\(fraction)")
    }
  }

  @Test(arguments: Blurring.all)
  func `light has the color of its ink`(blurring: Blurring) {
    let ink = (blurring.old.cells + blurring.new.cells).first { $0.glyph.hasInk }?.foreground
    for fraction in Self.fractions {
      let cells = blurring.old.blurred(into: blurring.new, by: fraction).cells
      for color in cells.flatMap({ [$0.upper, $0.lower, $0.foreground] }) where color.alpha > 0 {
        // A faint color has few steps of its own, which are not seen.
        let slack = 1 + 255 / Int(color.alpha)
        #expect(color.isNear(ink ?? .clear, slack: slack))
      }
    }
  }

  @Test func `the middle is light alone, and no glyph is seen at both sides of it`() {
    let blurring = Blurring("on the way", "nearly")
    let middle = blurring.old.blurred(into: blurring.new, by: 0.5)
    #expect(middle.cells.allSatisfy { !$0.glyph.hasInk || $0.foreground.alpha == 0 })
    let early = blurring.old.blurred(into: blurring.new, by: 0.4)
    #expect(early[5, 2].glyph == Glyph("o") && early[5, 2].foreground.alpha < 128)
    let late = blurring.old.blurred(into: blurring.new, by: 0.6)
    #expect(late[5, 2].glyph == Glyph("n") && late[5, 2].foreground.alpha < 128)
  }

  @Test func `light spreads as far as it is let and no farther`() {
    let blurring = Blurring("x", "")
    let lit = { (picture: Surface, column: Int, row: Int) in picture[column, row].upper.alpha > 0 }
    let wide = blurring.old.blurred(into: blurring.new, by: 0.5)
    #expect(lit(wide, 3, 2) && lit(wide, 7, 2) && !lit(wide, 2, 2) && !lit(wide, 8, 2))
    #expect(wide[5, 1].lower.alpha > wide[5, 1].upper.alpha && wide[5, 0].lower.alpha == 0)
    let upright = blurring.old.blurred(
      into: blurring.new, by: 0.5, spread: LightSpread(across: 0, upAndDown: 0.5))
    #expect(lit(upright, 5, 2) && !lit(upright, 4, 2) && !lit(upright, 6, 2))
  }

  @Test func `what two pictures share stays while the rest cross-fades`() {
    let blurring = Blurring("on the way", "on the hill")
    for fraction in Self.fractions {
      let picture = blurring.old.crossFaded(into: blurring.new, by: fraction)
      #expect(picture[5, 2] == blurring.old[5, 2])
      #expect(picture[12, 2] != blurring.old[12, 2])
    }
    #expect(blurring.old.crossFaded(into: blurring.new, by: 0) == blurring.old)
    #expect(blurring.old.crossFaded(into: blurring.new, by: 1) == blurring.new)
  }

  @Test func `a wide glyph fades whole`() {
    let blurring = Blurring("日本", "")
    let early = blurring.old.blurred(into: blurring.new, by: 0.2)
    #expect(early[5, 2].width == 2 && early[6, 2].glyph == .continuation)
    let late = blurring.old.blurred(into: blurring.new, by: 0.8)
    #expect(late.cells.allSatisfy { $0.width == 1 && $0.glyph == .none })
  }

  @Test(arguments: [0.3, 0.5, 0.7])
  func `an emoji that fades into another one leaves no square between`(fraction: Double) {
    let blurring = Blurring("🍕", "🍣")
    let picture = blurring.old.crossFaded(into: blurring.new, by: fraction)
    #expect(picture.cells.allSatisfy { $0 == .clear })
  }

  @Test(arguments: [0.49, 0.5, 0.51, 1])
  func `an emoji under half opacity is gone, and so is one beneath half a ground`(opacity: Double) {
    let size = CellSize(columns: 4, rows: 1)
    var emoji = Surface(size: size)
    emoji.draw("🍕", at: CellPoint(column: 1, row: 0), foreground: .white)
    let isSeen = { (surface: Surface) in
      (surface[1, 0].glyph == Glyph("🍕"), surface[2, 0].glyph == .continuation)
    }
    var surface = Surface(size: size, filledWith: Cell(background: .black))
    surface.composite(emoji, at: .zero, opacity: opacity)
    #expect(isSeen(surface) == (opacity >= 0.5, opacity >= 0.5))
    let veil = Surface(size: size, filledWith: Cell(background: .black))
    surface = Surface(size: size, filledWith: Cell(background: .black))
    surface.composite(emoji, at: .zero)
    surface.composite(veil, at: .zero, opacity: 1 - opacity)
    #expect(isSeen(surface) == (opacity > 0.5, opacity > 0.5) || opacity == 0.5)
    #expect(surface[1, 0].upper == .black && surface[2, 0].lower == .black)
  }

  @Test func `an emoji is not seen at all while it can't be seen whole`() {
    let blurring = Blurring("🍕", "⚽")
    let early = blurring.old.blurred(into: blurring.new, by: 0.1)
    #expect(early[5, 2].glyph == Glyph("🍕"))
    for fraction in [0.2, 0.4, 0.5, 0.6, 0.8] {
      let picture = blurring.old.blurred(into: blurring.new, by: fraction)
      #expect(picture.cells.allSatisfy { $0 == .clear })
    }
    #expect(blurring.old.blurred(into: blurring.new, by: 0.9)[5, 2].glyph == Glyph("⚽"))
  }

  @Test func `a blur that is interrupted goes on from what is seen`() {
    let blurring = Blurring("24.8", "25.1")
    let seen = blurring.old.blurred(into: blurring.new, by: 0.3)
    let next = seen.blurred(into: Blurring("", "31.0").new, by: 0.002)
    for (before, after) in zip(seen.cells, next.cells) {
      #expect(abs(Int(before.foreground.alpha) - Int(after.foreground.alpha)) <= 2)
      #expect(abs(Int(before.upper.alpha) - Int(after.upper.alpha)) <= 2)
    }
  }
}

extension Surface {
  /// The sum of light, of ink and spread: alphas by the part of a cell that they cover.
  fileprivate var inkLight: Double {
    cells.reduce(0) { sum, cell in
      let ground = (Double(cell.upper.alpha) + Double(cell.lower.alpha)) / 510
      let ink = cell.glyph == .none ? 0 : Double(cell.foreground.alpha) / 255
      let covered = cell.glyph.covered
      return sum + ground + covered * ink * (1 - ground)
    }
  }
}

extension Glyph {
  /// The part of its cell that ink covers.
  fileprivate var covered: Double {
    if let quarters = Quadrant.bits(of: self) { return Double(quarters.nonzeroBitCount) / 4 }
    return hasInk || self == .continuation ? 0.4 : 0
  }
}

extension StraightRGBA {
  fileprivate func isNear(_ other: StraightRGBA, slack: Int) -> Bool {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .allSatisfy { abs(Int($0) - Int($1)) <= slack }
  }
}
