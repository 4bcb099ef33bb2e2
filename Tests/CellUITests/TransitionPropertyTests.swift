import CellUI
import ColorScience
import Compositing
import Testing

extension Surface {
  /// The least and the greatest value of each channel that is seen.
  fileprivate var channels: [ClosedRange<Int>] {
    let colors = cells.flatMap { cell in
      cell.glyph.hasInk ? [cell.upper, cell.lower, cell.foreground] : [cell.upper, cell.lower]
    }
    return [\StraightRGBA.red, \.green, \.blue].map { channel in
      let values = colors.map { Int($0[keyPath: channel]) }
      return (values.min() ?? 0)...(values.max() ?? 0)
    }
  }
}

struct TransitionPropertyTests {
  /// How far a mixture in Oklab may pass the ends in a channel of sRGB.
  private static let slack = 10

  private func expectBetween(_ surface: Surface, _ old: Surface, _ new: Surface) {
    for ground in [StraightRGBA.black, .white, StraightRGBA(rgb: 0x6A3A5A)] {
      let size = CellSize(
        columns: max(old.size.columns, new.size.columns),
        rows: max(old.size.rows, new.size.rows))
      let ends = zip(
        old.upon(ground, size: size).channels, new.upon(ground, size: size).channels)
      for (seen, (first, last)) in zip(surface.upon(ground, size: size).channels, ends) {
        #expect(seen.lowerBound >= min(first.lowerBound, last.lowerBound) - Self.slack)
        #expect(seen.upperBound <= max(first.upperBound, last.upperBound) + Self.slack)
      }
    }
  }

  @Test(arguments: CardChange.all, MotionPolicy.allCases)
  func `every color between lies between both ends`(change: CardChange, motion: MotionPolicy) {
    let transition = change.transition(motion)
    for step in 1..<16 {
      expectBetween(
        transition.surface(at: transition.length * step / 16), change.layout(false).surface(),
        change.layout(true).surface())
    }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `a transition between any two trees ends in time and in the new one`(seed: UInt64) {
    var maker = TreeMaker(generator: SeededGenerator(state: seed))
    let old = Screen.layout(maker.tree(depth: 4), columns: 30, rows: 8)
    let new = Screen.layout(maker.tree(depth: 4), columns: 30, rows: 8)
    let transition = LayoutTransition(from: old, to: new, motion: .full)
    #expect(transition.length <= .seconds(2))
    #expect(transition.surface(at: transition.length) == new.surface())
    for step in 1..<6 where transition.length > .zero {
      expectBetween(
        transition.surface(at: transition.length * step / 6), old.surface(), new.surface())
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `updates in a hurry never jump, and the last one is shown in time`(seed: UInt64) {
    var maker = TreeMaker(generator: SeededGenerator(state: seed))
    let layouts = (0..<4).map { _ in
      Screen.layout(maker.tree(depth: 3), columns: 24, rows: 6)
    }
    var transition = LayoutTransition(from: layouts[0], to: layouts[1], motion: .full)
    for index in 2..<24 {
      let elapsed = Duration.milliseconds(maker.number(1...300))
      let seen = transition.surface(at: elapsed)
      transition = transition.retargeted(to: layouts[index % 4], at: elapsed)
      #expect(transition.surface(at: .zero) == seen)
      #expect(transition.length <= .seconds(2))
    }
    #expect(transition.surface(at: transition.length) == layouts[3].surface())
  }

  @Test func `what cannot be seen is nothing`() {
    let hidden = Screen.layout(Text("a").opacity(0), columns: 4, rows: 1)
    let shown = Screen.layout(Text("a"), columns: 4, rows: 1)
    #expect(hidden.surface().cells.allSatisfy { $0 == .clear })
    let transition = LayoutTransition(from: hidden, to: shown, motion: .full)
    #expect(transition.surface(at: .zero).cells.allSatisfy { $0 == .clear })
    #expect(transition.length > .zero)
  }
}
