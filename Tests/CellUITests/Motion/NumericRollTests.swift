import ColorScience
import Compositing
import Testing

@testable import CellUI

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
    for place in 0..<number.new.count {
      let column = 2 + number.new.count - 1 - place
      let cells = frames(transition).map { $0[column, 1] }
      if number.still.contains(place) {
        #expect(cells.allSatisfy { $0.glyph == new[column, 1].glyph })
        #expect(cells.allSatisfy { $0.foreground == new[column, 1].foreground })
      } else {
        #expect(Set(cells).count > 2, "more than the old digit and the new one")
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
    let pictures = (0...250).map { transition.surface(at: .milliseconds($0))[2, 1] }
    let halves = pictures.filter { !$0.glyph.hasInk && $0 != .clear }
    let (first, last) = (halves.first, halves.last)
    #expect((first?.upper.alpha ?? 0 > first?.lower.alpha ?? 0) == isUpward)
    #expect((last?.lower.alpha ?? 0 > last?.upper.alpha ?? 0) == isUpward)
  }

  @Test(arguments: [false, true])
  func `the old digit is gone when the new one can be seen, and neither leaves its box`(
    isDownward: Bool
  ) {
    let roll = NumericRoll(isDownward: isDownward)
    for step in 0...1000 {
      let fraction = Double(step) / 1000
      let (old, new) = (roll.leaving(fraction), roll.arriving(fraction))
      #expect((old == nil) == (fraction >= 0.45))
      #expect((new == nil) == (fraction <= 0.35))
      guard let old, let new else { continue }
      // The two are in one box, one above the other.
      #expect(abs(old.shift - new.shift) >= 1)
      #expect(old.strength < 0.4 && new.strength < 0.3)
    }
    #expect(roll.arriving(1) == NumericRoll.Part(shift: 0, strength: 1))
    for points in [16.0, 48] {
      let transition = LayoutTransition(
        from: layout("8", .numericText(countsDown: isDownward), points: points),
        to: layout("9", .numericText(countsDown: isDownward), points: points), motion: .full)
      let rest = transition.surface(at: .seconds(2))
      let box = rest.bounds.inset(columns: 2, rows: 1)
      for surface in frames(transition) {
        let outside = rest.bounds.rowRange.flatMap { row in
          rest.bounds.columnRange.map { CellPoint(column: $0, row: row) }
        }.filter { !box.contains($0) }
        #expect(outside.allSatisfy { surface[$0.column, $0.row] == .clear })
      }
    }
  }

  @Test func `digits begin 30 ms apart from the right`() throws {
    let transition = LayoutTransition(
      from: layout("1111", .numericText()), to: layout("2222", .numericText()), motion: .full)
    let old = transition.surface(at: .zero)
    let starts = (0..<4).map { place in
      (0...300).first { moment in
        transition.surface(at: .milliseconds(moment))[5 - place, 1] != old[5 - place, 1]
      }
    }
    for (order, start) in starts.enumerated() {
      #expect(abs(try #require(start) - 30 * order) < 12, "\(order)")
    }
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
