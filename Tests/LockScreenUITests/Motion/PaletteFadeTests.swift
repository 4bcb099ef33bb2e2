import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

@Suite struct `Fades among few colors` {
  @Test(arguments: [ColorDepth.indexed256, .ansi8, .mono])
  func `have no shades on their way`(depth: ColorDepth) {
    #expect([0, 0.49, 0.5, 0.99, 1].map(depth.fading) == [0, 0, 1, 1, 1])
  }

  @Test func `have all shades where every color can be shown`() {
    #expect([0, 0.25, 1].map(ColorDepth.direct24.fading) == [0, 0.25, 1])
  }
}

extension `Fades among few colors` {
  /// A screen whose card comes, clock goes and words pass.
  @Suite struct `On a screen`: LockScreenSuite {
    @Test(arguments: [ColorDepth.indexed256, .ansi8])
    func `are of cards, clock and notes as well`(depth: ColorDepth) throws {
      var screen = try makeScreen(columns: 80, rows: 24, depth: depth)
      let ids = [id("a"), id("b")]
      let activities = ids.map { presented($0, $0.app.rawValue) }
      screen.update(
        Arrangement(stacks: stacks([[ids[0]]]), island: .compact(ids[0])),
        activities: [activities[0]], at: time(0))
      _ = screen.frame(at: time(1000))
      screen.update(
        Arrangement(stacks: stacks(ids.map { [$0] }), island: .expanded(ids[0])),
        activities: activities, at: time(2000))
      screen.announce("Bell off", at: time(2000))
      var isMoving = true
      var moment = 2000
      while isMoving, moment < 9000 {
        moment += 33
        isMoving = screen.frame(at: time(moment)).isMoving
        let layers = screen.deviceLayers(at: .milliseconds(moment))
        let opacities = Set(layers.map(\.opacity))
        #expect(opacities.isSubset(of: [0, 1]), "\(opacities) after \(moment) ms")
      }
      #expect(moment < 9000)
    }
  }
}
