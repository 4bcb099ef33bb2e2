@testable import CellUI
import ColorScience
import Compositing
import RandomNumbers
import Testing

extension Surface {
  /// The visible colors.
  fileprivate var colors: [StraightRGBA] {
    cells.flatMap { cell in
      cell.glyph.hasInk ? [cell.upper, cell.lower, cell.foreground] : [cell.upper, cell.lower]
    }
  }
}

extension [StraightRGBA] {
  /// The least and the greatest value of each channel.
  fileprivate var channels: [ClosedRange<Int>] {
    [\StraightRGBA.red, \.green, \.blue].map { channel in
      let values = map { Int($0[keyPath: channel]) }
      return (values.min() ?? 0)...(values.max() ?? 0)
    }
  }
}

struct TransitionPropertyTests {
  /// The tolerance of an sRGB channel, because a mixture in Oklab may pass both ends.
  private static let slack = 10

  private func expectBetween(
    _ surfaces: [Surface], _ old: Surface, _ new: Surface, hidden: [StraightRGBA] = []
  ) {
    let size = CellSize(
      columns: max(old.size.columns, new.size.columns), rows: max(old.size.rows, new.size.rows))
    // Emoji have colors of their own.
    let own = ([old, new] + surfaces).flatMap(\.cells).compactMap(\.glyph.ownColor)
    for ground in [StraightRGBA.black, StraightRGBA(rgb: 0xD9C7E8)] {
      let ends = [old, new].flatMap { $0.upon(ground, size: size).colors } + hidden
      let bounds = (ends + own).channels.map {
        $0.lowerBound - Self.slack...$0.upperBound + Self.slack
      }
      for (index, surface) in surfaces.enumerated() {
        for (seen, bound) in zip(surface.upon(ground, size: size).colors.channels, bounds) {
          #expect(seen.clamped(to: bound) == seen, "frame \(index)")
        }
      }
    }
  }

  @Test(arguments: CardChange.all, MotionPolicy.allCases)
  func `every color between lies between both ends`(change: CardChange, motion: MotionPolicy) {
    let transition = change.transition(motion)
    expectBetween(
      (1..<8).map { transition.surface(at: transition.length * $0 / 8) },
      change.layout(false).surface(), change.layout(true).surface())
  }

  @Test(arguments: 0..<32 as Range<UInt64>)
  func `a transition between any two trees ends in time and in the new one`(seed: UInt64) {
    var maker = TreeMaker(generator: SplitMix64(seed: seed))
    let old = Screen.layout(maker.tree(depth: 4), columns: 30, rows: 8)
    let new = Screen.layout(maker.tree(depth: 4), columns: 30, rows: 8)
    let transition = LayoutTransition(from: old, to: new, motion: .full)
    #expect(transition.length <= .seconds(2))
    #expect(transition.surface(at: transition.length) == new.surface())
    // A line that another one covers at the end is seen on the way there.
    let hidden = (old.items + new.items).flatMap { item -> [StraightRGBA] in
      guard case .bar(let bar) = item.content else { return [] }
      return [bar.fill, bar.track]
    }
    expectBetween(
      [1, 2, 4].map { transition.surface(at: transition.length * $0 / 6) }, old.surface(),
      new.surface(), hidden: hidden)
  }

  @Test(arguments: 0..<24 as Range<UInt64>)
  func `updates in a hurry never jump, and the last one is shown in time`(seed: UInt64) {
    var maker = TreeMaker(generator: SplitMix64(seed: seed))
    let layouts = (0..<4).map { _ in
      Screen.layout(maker.tree(depth: 3), columns: 24, rows: 6)
    }
    var transition = LayoutTransition(from: layouts[0], to: layouts[1], motion: .full)
    for index in 2..<16 {
      let elapsed = Duration.milliseconds(maker.number(1...300))
      let seen = transition.surface(at: elapsed)
      transition = transition.retargeted(to: layouts[index % 4], at: elapsed)
      #expect(transition.surface(at: .zero) == seen)
      #expect(transition.length <= .seconds(2))
    }
    #expect(transition.surface(at: transition.length) == layouts[3].surface())
  }

  @Test func `a hidden view draws nothing, and takes time to appear`() {
    let hidden = Screen.layout(Text("a").opacity(0), columns: 4, rows: 1)
    let shown = Screen.layout(Text("a"), columns: 4, rows: 1)
    #expect(hidden.surface().cells.allSatisfy { $0 == .clear })
    let transition = LayoutTransition(from: hidden, to: shown, motion: .full)
    #expect(transition.surface(at: .zero).cells.allSatisfy { $0 == .clear })
    #expect(transition.length > .zero)
  }
}
