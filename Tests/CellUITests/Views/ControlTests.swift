import CellUI
import Compositing
import Testing

private struct Pause: ControlIntent {
  func performAsControl() {}
}
private struct Lights: ControlIntent {
  func performAsControl() {}
}

@Suite("A control") struct ControlTests {
  @Test func `is placed with the name of its intent, in the order of the views`() {
    let layout = Screen.layout(
      HStack(spacing: 8) {
        Button("Pause", intent: Pause())
        Toggle("Lights", isOn: true, intent: Lights())
        Button("Nothing") {}
      })
    #expect(layout.controls.map(\.intent) == ["Pause", "Lights"])
    #expect(
      layout.controls.map(\.frame) == [
        CellRect(column: 0, row: 0, columns: 7, rows: 1),
        CellRect(column: 8, row: 0, columns: 10, rows: 1),
      ])
  }

  @Test func `that is not seen can't be pressed`() {
    #expect(Screen.layout(Button("Pause", intent: Pause()).hidden()).controls.isEmpty)
    #expect(Screen.layout(Button("Pause", intent: Pause()).opacity(0)).controls.isEmpty)
  }

  @Test(arguments: [(true, "Lights·▐▒●"), (false, "Lights·●▒▌")])
  func `that is a toggle shows which way it is`(isOn: Bool, expected: String) {
    #expect(Screen.text(Toggle("Lights", isOn: isOn, intent: Lights())) == expected)
  }
}
