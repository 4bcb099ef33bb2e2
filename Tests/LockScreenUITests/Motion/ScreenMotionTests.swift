import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Synchronization
import Testing
import Theming

@testable import LockScreenUI

/// A change of the whole screen or of a part of it.
enum ScreenChange: CaseIterable {
  case content, taller, ended, cardIn, cardOut, unfold, expand, split, theme, colors, light
  case alwaysOn, standBy, banner
}

/// The whole state of a lock screen.
struct ScreenState {
  var apps = [["first"], ["second", "third", "fourth"]]
  var isUnfolded = false
  var hasEnded = false
  var island = 0
  var hasBanner = false
  var theme = "sunset"
  var display = DeviceDisplay()

  init(after change: ScreenChange? = nil) {
    switch change {
    case nil: break
    case .content: apps[0] = ["another"]
    case .taller: apps[0] = ["one\ntwo\nthree\nfour\nfive\nsix\nseven"]
    case .ended: hasEnded = true
    case .cardIn: apps.append(["newcomer"])
    case .cardOut: apps.removeFirst()
    case .unfold: isUnfolded = true
    case .expand: island = 1
    case .split: island = 2
    case .theme: theme = "dawn"
    case .colors: display.colors = .system
    case .light: display.colorScheme = .light
    case .alwaysOn: display.isAlwaysOn = true
    case .standBy: display.isStandBy = true
    case .banner: hasBanner = true
    }
  }
}

@Suite struct ScreenMotionTests: LockScreenSuite {
  private func tell(_ state: ScreenState, to screen: inout LockScreen, at moment: Int) throws {
    let theme = try #require(Theme.embedded.first { $0.name == state.theme })
    let ids = state.apps.indices.map { app in
      state.apps[app].indices.map {
        id(app == 0 && state.apps.count == 1 ? "1" : "\(app)", "\($0)")
      }
    }
    // An app that is left when the first one goes keeps its name.
    let named =
      state.apps[0] == ["second", "third", "fourth"] ? [ids[0].map { id("1", $0.name) }] : ids
    let activities = zip(named, state.apps).flatMap { ids, texts in
      zip(ids, texts).map { key, text in
        var activity = presented(key, text)
        activity.hasEnded = state.hasEnded
        return activity
      }
    }
    let last = try #require(named.last?.first)
    let island: IslandArrangement =
      switch state.island {
      case 1: .expanded(last)
      case 2: .minimal(attached: named[0][0], detached: last)
      default: .compact(last)
      }
    screen.update(state.display, at: time(moment))
    screen.update(theme, at: time(moment))
    screen.update(
      Arrangement(
        stacks: named.flatMap { stacks([$0], isUnfolded: state.isUnfolded) }, island: island,
        banner: state.hasBanner ? last : nil),
      activities: activities, at: time(moment))
  }

  /// The pictures at rest after a change, each drawn once.
  private static let rests = Mutex<[ScreenChange?: Surface]>([:])

  private func rest(after change: ScreenChange?) throws -> Surface {
    if let known = Self.rests.withLock({ $0[change] }) { return known }
    let surface = try rest(ScreenState(after: change), at: 3100)
    Self.rests.withLock { $0[change] = surface }
    return surface
  }

  private func rest(_ state: ScreenState, at moment: Int) throws -> Surface {
    var screen = try makeScreen(columns: 49, rows: 40)
    try tell(state, to: &screen, at: moment)
    let frame = screen.frame(at: time(moment))
    #expect(!frame.isMoving)
    return frame.surface
  }

  /// The time between two frames that are looked at, in milliseconds.
  private static let frameInterval = 90

  /// The frames from a change until nothing moves, and one more.
  private func frames(
    of change: ScreenChange, motion: MotionPolicy, backwards: Bool = false
  ) throws -> [SceneFrame] {
    var screen = try makeScreen(columns: 49, rows: 40)
    screen.motion = motion
    try tell(ScreenState(after: backwards ? change : nil), to: &screen, at: 0)
    var frames = [screen.frame(at: time(0))]
    try tell(ScreenState(after: backwards ? nil : change), to: &screen, at: 20)
    for moment in stride(from: 20, to: 3000, by: Self.frameInterval) {
      frames.append(screen.frame(at: time(moment)))
      if !frames[frames.count - 1].isMoving { break }
    }
    frames.append(screen.frame(at: time(3100)))
    return frames
  }

  @Test(arguments: ScreenChange.allCases, MotionPolicy.allCases)
  func `every change ends as without motion, tells its damage, and if reduced fades straight`(
    change: ScreenChange, motion: MotionPolicy
  ) throws {
    // The way back differs where things move.
    for backwards in motion == .full ? [false, true] : [false] {
      let frames = try frames(of: change, motion: motion, backwards: backwards)
      let (before, after) = (frames[0], frames[frames.count - 1])
      let wanted = try rest(after: backwards ? nil : change)
      #expect(after.surface == wanted)
      #expect(!after.isMoving && after.damage.isEmpty)
      #expect(frames.count < 3 + 2000 / Self.frameInterval, "it takes no longer than 2 s")
      #expect(change == .banner || before.surface != after.surface)
      if motion == .off {
        #expect(frames.count == 3 && frames[1].surface == after.surface)
      }
      if motion != .off, !backwards { expectDamageWhereCellsChange(in: frames) }
      if motion == .reduced { expectStraightFades(in: frames) }
    }
  }

  private func expectDamageWhereCellsChange(in frames: [SceneFrame]) {
    for (before, after) in zip(frames, frames.dropFirst()) {
      let (old, new) = (before.surface.cells, after.surface.cells)
      let columns = after.surface.size.columns
      var unseen: CellPoint?
      for index in new.indices where old[index] != new[index] {
        let place = CellPoint(column: index % columns, row: index / columns)
        if !after.damage.contains(where: { $0.contains(place) }) { unseen = place }
      }
      #expect(unseen == nil)
    }
  }

  private func expectStraightFades(in frames: [SceneFrame]) {
    let (first, last) = (frames[0].surface, frames[frames.count - 1].surface)
    #expect(first == last || frames.count > 4, "it fades rather than jumps")
    var strayCount = 0
    for frame in frames {
      let cells = frame.surface.cells
      for index in cells.indices
      where !isOnTheWay(cells[index], from: first.cells[index], to: last.cells[index]) {
        strayCount += 1
      }
    }
    #expect(strayCount == 0)
  }

  /// Returns whether a cell may be seen on the straight way between two looks.
  private func isOnTheWay(_ cell: Cell, from old: Cell, to new: Cell) -> Bool {
    if cell == old || cell == new { return true }
    let isEdge = CellMask(cell.glyph) != nil
    guard !cell.glyph.hasInk || isEdge || cell.glyph == old.glyph || cell.glyph == new.glyph else {
      return false
    }
    // Ink that fades lends its light to the ground, and a little of it to the cells beside.
    let colors = [old, new].flatMap {
      [$0.upper, $0.lower] + ($0.glyph.hasInk ? [$0.foreground] : [])
    }
    let bounds = colors.map(\.relativeLuminance).sorted()
    return [cell.upper, cell.lower].map(\.relativeLuminance).allSatisfy {
      $0 > bounds[0] - 0.03 && $0 < bounds[bounds.count - 1] + 0.06
    }
  }

  @Test(arguments: [ScreenChange.content, .cardIn, .unfold, .expand, .taller, .theme])
  func `a change that is taken back at any time goes back from what is seen`(change: ScreenChange)
    throws
  {
    for moment in [40, 200, 520] {
      var screen = try makeScreen(columns: 49, rows: 40)
      try tell(ScreenState(), to: &screen, at: 0)
      let rest = screen.frame(at: time(0)).surface
      try tell(ScreenState(after: change), to: &screen, at: 10)
      _ = screen.frame(at: time(10))
      let seen = screen.frame(at: time(moment)).surface
      try tell(ScreenState(), to: &screen, at: moment)
      let again = screen.frame(at: time(moment)).surface
      // Only readable contents are exchanged in another way than all at once.
      #expect(text(again) == text(seen) || change == .content)
      #expect(again == seen || change != .theme)
      #expect(screen.frame(at: time(moment + 2500)).surface == rest)
      #expect(!screen.frame(at: time(moment + 2516)).isMoving)
    }
  }

  @Test func `the minute's digits change and nothing else does`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    try tell(ScreenState(), to: &screen, at: 0)
    #expect(!screen.frame(at: time(59_900)).isMoving)
    let begun = screen.frame(at: time(60_000))
    #expect(begun.isMoving)
    let digits = screen.context.geometry.device
    for moment in stride(from: 60_040, to: 61_000, by: 40) {
      let damage = screen.frame(at: time(moment)).damage
      #expect(damage.allSatisfy { $0.intersection(digits) == $0 && $0.size.rows <= 12 })
    }
    let after = screen.frame(at: time(63_000))
    let wanted = try rest(ScreenState(), at: 63_000)
    #expect(!after.isMoving && after.surface == wanted)
  }

  @Test(arguments: [40, 46])
  func `the clock fades where the island comes to lie on it, and comes back in a free place`(
    rows: Int
  ) throws {
    var screen = try makeScreen(columns: 49, rows: rows)
    let card = id("a")
    let views = presented(card, "card").presentations
    let high = ExpandedIsland(bottom: AnyView(Rectangle().frame(height: 128)))
    let activity = PresentedActivity(
      id: card,
      presentations: ActivityPresentations(
        content: views.content, compactLeading: views.compactLeading,
        compactTrailing: views.compactTrailing, minimal: views.minimal, expanded: high))
    var places: [Int] = []
    for (start, island) in [
      (0, IslandArrangement.compact(card)), (1000, .expanded(card)), (4000, .compact(card)),
    ] {
      screen.update(
        Arrangement(stacks: stacks([[card]]), island: island), activities: [activity],
        at: time(start))
      let place = try #require(screen.clock.picture?.dateOrigin)
      places.append(place.row)
      // The date and, where it has gone up, the layer in its place before.
      let opacities = stride(from: start, to: start + 2000, by: 20).compactMap { moment in
        _ = screen.frame(at: time(moment))
        return screen.layers(at: .milliseconds(moment)).filter {
          $0.origin.column == place.column && $0.surface.size.rows == 1
            && $0.surface.size.columns == 49 && $0.origin.row > 2
        }.map(\.opacity).max()
      }
      #expect(opacities.count == 100 && opacities.last == 1)
      #expect(start == 0 || opacities.contains { $0 < 0.2 })
      #expect(zip(opacities, opacities.dropFirst()).allSatisfy { abs($0 - $1) < 0.4 })
    }
    #expect(places[0] == places[2] && places[1] > places[0])
  }

  @Test func `one label's change leaves the other rows alone`() throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    try tell(ScreenState(), to: &screen, at: 0)
    _ = screen.frame(at: time(0))
    try tell(ScreenState(after: .content), to: &screen, at: 10)
    let area = screen.frame(at: time(10)).damage
    let moved = (1...20).flatMap { screen.frame(at: time(10 + $0 * 20)).damage }
    #expect(!moved.isEmpty)
    #expect((area + moved).allSatisfy { $0.size.rows <= 3 })
  }
}
