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
  private func foot(
    theme: String, in scheme: ColorScheme?, keyline: Color?
  ) throws -> Cell {
    var screen = try makeScreen(columns: 49, rows: 40, theme: theme)
    screen.update(DeviceDisplay(colorScheme: scheme), at: time(0))
    let view = AnyView(Text("1"))
    let activity = PresentedActivity(
      id: id("a"),
      presentations: ActivityPresentations(
        content: view, compactLeading: view, compactTrailing: view, minimal: view,
        expanded: ExpandedIsland(bottom: view), keylineTint: keyline))
    screen.update(
      Arrangement(stacks: stacks([[id("a")]]), island: .compact(id("a"))), activities: [activity],
      at: time(0))
    let surface = screen.frame(at: time(3000)).surface
    let device = screen.context.geometry.device
    return surface[device.origin.column + device.size.columns / 2, device.origin.row + 2]
  }

  @Test(arguments: [0xFFD60A, 0x30D158, 0x0A84FF, 0xFF453A, 0xBF5AF2, 0xFFFFFF] as [UInt32])
  func `stands out from the island's black as a line, and does not glare`(tint: UInt32) {
    let color = IslandPart.keylineColor(of: StraightRGBA(rgb: tint))
    #expect((3...3.5).contains(color.contrastRatio(with: .black)))
    // The nearest of 256 colors may be a little darker.
    let line = Surface(size: CellSize(columns: 1, rows: 1), filledWith: Cell(background: color))
    let seen = line.reduced(to: .indexed256)[0, 0].upper
    #expect((2.4...4.5).contains(seen.contrastRatio(with: .black)), "\(seen)")
    #expect(IslandPart.keylineColor(of: StraightRGBA(rgb: 0x101010)) == StraightRGBA(rgb: 0x101010))
  }

  @Test(arguments: [
    ("midnight", ColorScheme?.none), ("midnight", .dark), ("dawn", .dark), ("dawn", nil),
    ("dawn", .light), ("midnight", .light),
  ])
  func `is seen around black, in the dark and in the light`(
    theme: String, scheme: ColorScheme?
  ) throws {
    let (lined, plain) = (
      try foot(theme: theme, in: scheme, keyline: Color(red: 1, green: 0.84, blue: 0.04)),
      try foot(theme: theme, in: scheme, keyline: nil)
    )
    #expect(lined.upper == .black && plain.upper == .black)
    // The line is yellow, and so takes more from blue than from red.
    let (red, blue) = (
      Int(lined.lower.red) - Int(plain.lower.red), Int(lined.lower.blue) - Int(plain.lower.blue)
    )
    #expect(red - blue > 10)
  }
}
