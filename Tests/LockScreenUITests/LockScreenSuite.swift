import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import LiveActivities
import Testing
import Theming

@testable import LockScreenUI

/// The screens and pictures of this target's suites.
protocol LockScreenSuite {}

extension LockScreenSuite {
  var start: Date { Date(timeIntervalSince1970: 1_795_167_660) }

  func id(_ app: String, _ name: String = "1") -> ActivityID {
    ActivityID(app: BundleID(app), name: name)
  }

  func presented(_ id: ActivityID, _ text: String) -> PresentedActivity {
    let view = AnyView(Text(text).frame(maxWidth: .infinity).padding())
    return PresentedActivity(
      id: id,
      presentations: ActivityPresentations(
        content: view, compactLeading: AnyView(Text("L")), compactTrailing: AnyView(Text("T")),
        minimal: AnyView(Text("m")), expanded: ExpandedIsland(bottom: AnyView(Text("expanded")))))
  }

  func time(_ milliseconds: Int) -> SceneTime {
    SceneTime(
      device: start + Double(milliseconds) / 1000, motion: .milliseconds(milliseconds))
  }

  func makeScreen(
    columns: Int = 122, rows: Int = 40, theme name: String = "sunset",
    hasDynamicIsland: Bool = true, depth: ColorDepth = .direct24,
    glyphs: GlyphRepertoire = .quadrant
  ) throws -> LockScreen {
    let theme = try #require(Theme.embedded.first { $0.name == name })
    var screen = LockScreen(
      size: CellSize(columns: columns, rows: rows), theme: theme,
      environment: EnvironmentValues(now: start, glyphRepertoire: glyphs),
      hasDynamicIsland: hasDynamicIsland, depth: depth)
    PaintedWallpapers.paint(&screen)
    return screen
  }

  /// Returns the contrasts of an activity in a screen's theme and on its display.
  func contrasts(of activity: PresentedActivity, in screen: LockScreen) -> [TextContrast] {
    var audit = ContrastAudit(environment: EnvironmentValues(now: start))
    return audit.contrasts(
      of: activity, in: screen.context.theme, on: screen.context.display, hasDynamicIsland: true,
      at: start)
  }

  func stacks(_ ids: [[ActivityID]], isUnfolded: Bool = false) -> [Arrangement.Stack] {
    ids.map { Arrangement.Stack(app: $0[0].app, activities: $0, isUnfolded: isUnfolded) }
  }

  /// Returns the whole picture as text, with blanks for empty cells and wide characters once.
  func text(_ surface: Surface) -> String {
    (0..<surface.size.rows).map { row in
      (0..<surface.size.columns).map { column in
        let glyph = surface[column, row].glyph
        guard glyph != .continuation else { return "" }
        return glyph.hasInk ? glyph.scalars.map { String($0) }.joined() : " "
      }.joined() + "\n"
    }.joined()
  }
}
