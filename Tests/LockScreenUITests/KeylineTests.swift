import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import LiveActivities
import Testing

@testable import LockScreenUI

/// The tint of the island's outline (AK 4.17).
@Suite("A keyline") struct KeylineTests: LockScreenSuite {
  /// The cell below the middle of the island.
  private func foot(theme: String, in scheme: ColorScheme?) throws -> Cell {
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
    screen.update(DeviceDisplay(colorScheme: scheme), at: time(0))
    let view = AnyView(Text("1"))
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: view, compactTrailing: view, minimal: view,
        expanded: ExpandedIsland(bottom: view), keylineTint: Color(red: 1, green: 0.84, blue: 0.04)
      ))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .compact(id("a"))), activities: [activity],
      at: time(0))
    let surface = screen.frame(at: time(3000)).surface
    let device = screen.context.geometry.device
    return surface[device.origin.column + device.size.columns / 2, device.origin.row + 2]
  }

  @Test(arguments: [("midnight", ColorScheme?.none), ("midnight", .dark), ("dawn", .dark)])
  func `is seen beside black in the dark`(theme: String, scheme: ColorScheme?) throws {
    let line = try foot(theme: theme, in: scheme).upper
    #expect(line.contrastRatio(with: .black) > 1.4)
    #expect(line.red > line.blue)
  }

  @Test(arguments: [("dawn", ColorScheme?.none), ("dawn", .light), ("midnight", .light)])
  func `is not seen in the light`(theme: String, scheme: ColorScheme?) throws {
    #expect(try foot(theme: theme, in: scheme).upper == .black)
  }
}
