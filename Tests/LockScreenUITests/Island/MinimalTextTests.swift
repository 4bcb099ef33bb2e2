import ActivityWidgets
import CellUI
import Compositing
import Foundation
import LiveActivities
import Testing

@testable import LockScreenUI

/// Texts in the island that two apps share, which are wider in cells than on a phone.
@Suite("A minimal presentation") struct MinimalTextTests: LockScreenSuite {
  @Test(
    arguments: [(String, String, CGFloat?, Alignment)]([
      ("1", "1", nil, .center), ("12:4", "12:4", nil, .center), ("10:55", "10:55", nil, .center),
      ("Quarter ended", "Qua…", nil, .center), ("10:55", "10:55", 48, .center),
      ("10:55", "10:55", 48, .leading), ("10:55", "10:55", 48, .trailing),
      ("104-99", "104-99", nil, .center), ("3,14_%", "3,14_%", nil, .center),
    ]))
  func `shows each text from its first letter, and its end or an ellipsis`(
    text: String, detached: String, width: CGFloat?, alignment: Alignment
  ) throws {
    var screen = try makeScreen(columns: 49, rows: 40)
    let ids = [id("a"), id("b")]
    let view = AnyView(Text(text).lineLimit(1).frame(width: width, alignment: alignment))
    screen.update(
      Arrangement(
        stacks: stacks(ids.map { [$0] }), island: .minimal(attached: ids[0], detached: ids[1])),
      activities: ids.map { id in
        PresentedActivity(
          id: id,
          presentations: ActivityPresentations(
            content: AnyView(Text("card")), compactLeading: view, compactTrailing: view,
            minimal: view, expanded: ExpandedIsland(bottom: view)))
      }, at: time(0))
    let surface = screen.frame(at: time(3000)).surface
    let row =
      self.text(surface).split(separator: "\n", omittingEmptySubsequences: false)
      .first { $0.contains("islet") } ?? ""
    // The edges of the island's outlines stand beside the texts.
    let words = row.split { !"0123456789:…-,_%".contains($0) && !$0.isLetter }.map(String.init)
    #expect(
      words.dropFirst().prefix(2) == [text.count > 6 ? "Quart…" : text, detached], "\(words)")
  }
}
