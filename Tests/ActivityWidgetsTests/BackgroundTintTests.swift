import CellUI
import Foundation
import Testing

@testable import ActivityWidgets

@Suite("The tint of a card") struct BackgroundTintTests {
  private func notes(on view: some View) -> [LayoutNote] {
    view.layout(
      in: ProposedCells(columns: 20, rows: 4),
      environment: EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    ).notes
  }

  @Test func `is told where the assets have no such color, though the screen draws it`() {
    let tinted = Text("ab").activityBackgroundTint(Color("Dusk").opacity(0.5))
    guard case .missing(let name)? = notes(on: tinted).first else {
      Issue.record("nothing is missing")
      return
    }
    #expect(name.kind == .color && name.name == "Dusk")
    #expect(notes(on: Text("ab").activityBackgroundTint(.blue)).isEmpty)
    #expect(notes(on: Text("ab").activityBackgroundTint(nil)).isEmpty)
  }
}
