import ActivityWidgets
import CellUI
import Compositing
import Foundation
import Testing

@testable import LockScreenUI

@Suite("A card in StandBy") struct StandByLayoutTests {
  private struct Reader: View {
    @Environment(\.isActivityFullscreen) private var isFullscreen

    var body: some View { Color.red.frame(height: isFullscreen ? 64 : 16) }
  }

  @Test func `knows that it fills the screen, and on the lock screen that it does not`() throws {
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let layout = StandByLayout(
      of: AnyView(Reader()), columns: 45, in: CellSize(columns: 122, rows: 40),
      environment: environment)
    #expect(try #require(layout.card).size.rows >= 4)
    let plain = Reader().layout(
      in: ProposedCells(columns: 45, rows: nil), environment: environment)
    #expect(plain.size.rows == 1)
  }
}
