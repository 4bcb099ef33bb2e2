import CellUI
import ColorScience
import Compositing
import Testing

/// A changing number, and the letters that must stay the same.
struct RollingNumber: CustomTestStringConvertible, Sendable {
  let old: String
  let new: String
  /// The indices of the equal letters, counted from the end.
  let still: [Int]
  var testDescription: String { "\(old) to \(new)" }

  static let all = [
    RollingNumber(old: "24.8", new: "24.9", still: [1, 2, 3]),
    RollingNumber(old: "24.8", new: "25.8", still: [0, 1, 3]),
    RollingNumber(old: "99.9", new: "10.0", still: [1]),
    RollingNumber(old: "1000", new: "2000", still: [0, 1, 2]),
  ]
}

struct NumericRollTests {
  private func layout(_ text: String, _ transition: ContentTransition, points: Double = 16)
    -> ViewLayout
  {
    Screen.layout(
      Text(text).font(.system(size: points)).contentTransition(transition).padding(16))
  }

  private func frames(_ transition: LayoutTransition) -> [Surface] {
    (0...20).map { transition.surface(at: transition.length * $0 / 20) }
  }

  @Test(arguments: RollingNumber.all)
  func `only the digits that differ roll`(number: RollingNumber) {
    let transition = LayoutTransition(
      from: layout(number.old, .numericText()), to: layout(number.new, .numericText()),
      motion: .full)
    let new = layout(number.new, .numericText()).surface()
    for surface in frames(transition) {
      for place in number.still {
        let column = 2 + number.new.count - 1 - place
        #expect(surface[column, 1].glyph == new[column, 1].glyph)
        #expect(surface[column, 1].foreground == new[column, 1].foreground)
      }
    }
  }

  @Test func `block digits roll pixel by pixel, and equal ones stay`() throws {
    let transition = LayoutTransition(
      from: layout("24.8", .numericText(), points: 48),
      to: layout("24.1", .numericText(), points: 48), motion: .full)
    let new = transition.surface(at: .seconds(2))
    let setting = try #require(BlockSetting("24.1", points: 48, repertoire: .quadrant))
    let last = 2 + setting.letters[3].columns.lowerBound / 2
    var pictures: Set<[Cell]> = []
    for surface in frames(transition) {
      for row in 0..<surface.size.rows {
        #expect((0..<last).allSatisfy { surface[$0, row].looks(like: new[$0, row]) })
      }
      pictures.insert(surface.cells)
    }
    #expect(pictures.count > 10)
  }

  @Test(arguments: [
    (ContentTransition.numericText(), ContentTransition.numericText(), true),
    (.numericText(countsDown: true), .numericText(countsDown: true), false),
    (.numericText(value: 8), .numericText(value: 9), true),
    (.numericText(value: 9), .numericText(value: 8), false),
  ])
  func `a digit leaves upward where the number grows`(
    old: ContentTransition, new: ContentTransition, isUpward: Bool
  ) {
    let transition = LayoutTransition(
      from: layout("8", old), to: layout("9", new), motion: .full)
    // The new digit comes from the side opposite to the old one's.
    let early = transition.surface(at: .milliseconds(80))
    #expect((early[2, 2].upper.alpha > early[2, 0].lower.alpha) == isUpward)
    let late = transition.surface(at: .milliseconds(200))
    #expect((late[2, 0].lower.alpha > late[2, 2].upper.alpha) == isUpward)
  }

  @Test
  func `a number that grows longer keeps its end, and one that changes in a hurry ends right`() {
    var transition = LayoutTransition(
      from: layout("998", .numericText()), to: layout("999", .numericText()), motion: .full)
    for number in 1000...1100 {
      let seen = transition.surface(at: .milliseconds(16))
      transition = transition.retargeted(
        to: layout("\(number)", .numericText()), at: .milliseconds(16))
      #expect(transition.surface(at: .zero) == seen)
      #expect(transition.length <= .seconds(2))
    }
    #expect(
      transition.surface(at: transition.length) == layout("1100", .numericText()).surface())
  }
}

extension Cell {
  /// Returns a Boolean value indicating whether both look the same; a full block equals a background.
  fileprivate func looks(like other: Cell) -> Bool {
    quarters == other.quarters
  }

  private var quarters: [StraightRGBA] {
    let bits = Quadrant.bits(of: glyph) ?? 0
    return (0..<4).map { bits >> UInt8($0) & 1 == 1 ? foreground : $0 < 2 ? upper : lower }
  }
}
