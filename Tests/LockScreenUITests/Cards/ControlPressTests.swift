import ActivityWidgets
import CellUI
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

private struct Pause: ControlIntent {
  func performAsControl() {}
}
private struct Stop: ControlIntent {
  func performAsControl() {}
}

@Suite("A press on a control") struct ControlPressTests: LockScreenSuite {
  private var controls: AnyView {
    AnyView(
      HStack(spacing: 8) {
        Button("Pause", intent: Pause())
        Button("Stop", intent: Stop())
      })
  }

  private func screen(island: IslandArrangement = .none) throws -> LockScreen {
    var screen = try makeScreen()
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: controls, compactLeading: controls, compactTrailing: controls, minimal: controls,
        expanded: ExpandedIsland(bottom: controls)))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: island, banner: nil),
      activities: [activity], at: time(0))
    _ = screen.frame(at: time(0))
    return screen
  }

  /// Returns the place where the lowest text of some words begins.
  private func place(of text: String, on screen: inout LockScreen) throws -> CellPoint {
    let rows = self.text(screen.frame(at: time(0)).surface).split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.lastIndex { $0.contains(text) })
    let start = try #require(rows[row].firstRange(of: text)?.lowerBound)
    return CellPoint(column: rows[row].distance(from: rows[row].startIndex, to: start), row: row)
  }

  @Test func `goes by number`() throws {
    var screen = try screen()
    #expect(screen.handle(.pressControl(1), at: time(0)) == [.pressButton("Pause", id("a"))])
    #expect(screen.handle(.pressControl(2), at: time(0)) == [.pressButton("Stop", id("a"))])
    #expect(screen.handle(.pressControl(3), at: time(0)) == [])
    #expect(screen.handle(.pressControl(0), at: time(0)) == [])
  }

  @Test func `goes by the pointer, and beside it the card is selected`() throws {
    var screen = try screen()
    let stop = try place(of: "Stop", on: &screen)
    _ = screen.handle(.pointer(.pressed, at: stop), at: time(0))
    #expect(
      screen.handle(.pointer(.released, at: stop), at: time(0)) == [.pressButton("Stop", id("a"))])
    #expect(screen.selection == nil)
    let beside = CellPoint(column: stop.column + 12, row: stop.row)
    _ = screen.handle(.pointer(.pressed, at: beside), at: time(0))
    #expect(screen.handle(.pointer(.released, at: beside), at: time(0)) == [])
    #expect(screen.selection == id("a"))
  }

  @Test func `reaches the expanded island, not the compact one`() throws {
    var compact = try screen(island: .compact(id("a")))
    #expect(compact.island.controls.isEmpty)
    #expect(compact.handle(.pressControl(1), at: time(0)) == [.pressButton("Pause", id("a"))])
    var expanded = try screen(island: .expanded(id("a")))
    #expect(expanded.handle(.pressControl(2), at: time(0)) == [.pressButton("Stop", id("a"))])
    let control = try #require(expanded.island.controls.first)
    let device = expanded.context.geometry.device.origin
    let place = CellPoint(
      column: device.column + control.frame.origin.column + 1,
      row: device.row + control.frame.origin.row)
    #expect(
      expanded.handle(.pointer(.pressed, at: place), at: time(0)) == [
        .pressButton("Pause", id("a"))
      ])
  }
}
