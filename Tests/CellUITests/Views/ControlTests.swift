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

@Suite struct `A field shows` {
  @Test(arguments: [("abc", "abc"), ("", "Hint")])
  func `its text, or its prompt`(text: String, shown: String) {
    let field = TextField("Title", text: .constant(text), prompt: Text("Hint"))
    #expect(Screen.text(field) == shown)
  }

  @Test func `its title without a prompt`() {
    #expect(Screen.text(TextField("Title", text: .constant(""))) == "Title")
  }

  @Test(arguments: [("1234", "••••"), ("", "Pin")])
  func `a dot for each letter of a secret`(text: String, shown: String) {
    #expect(Screen.text(SecureField("Pin", text: .constant(text))) == shown)
  }

  @Test(arguments: [(64, 64), (65, 64)])
  func `at most so many dots`(letters: Int, dots: Int) {
    let field = SecureField("Pin", text: .constant(String(repeating: "x", count: letters)))
    #expect(Screen.text(field) == String(repeating: "•", count: dots))
  }
}
