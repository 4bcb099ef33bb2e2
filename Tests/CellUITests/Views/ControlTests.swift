import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

private struct Pause: ControlIntent {
  func performAsControl() {}
}
private struct Lights: ControlIntent {
  func performAsControl() {}
}

@Suite("A control") struct ControlTests {
  @Test func `a control's label is read in its own order`() throws {
    let layout = Screen.layout(Button("שלח 5", intent: Pause()))
    let control = try #require(layout.controls.first)
    #expect(layout.label(of: control) == "שלח 5")
  }

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
        CellRect(column: 0, row: 0, columns: 9, rows: 1),
        CellRect(column: 10, row: 0, columns: 10, rows: 1),
      ])
  }

  @Test func `that is a link has the buttons' style where the view asks for one`() throws {
    let link = Link("Go", destination: try #require(URL(string: "app://go")))
    #expect(Screen.text(link) == "Go")
    let styled = Screen.layout(link.buttonStyle(.borderedProminent))
    #expect(styled.size == Screen.layout(Button("Go") {}.buttonStyle(.borderedProminent)).size)
    #expect(styled.size.columns > 2 && styled.controls.count == 1)
  }

  @Test func `that is not seen can't be pressed`() {
    #expect(Screen.layout(Button("Pause", intent: Pause()).hidden()).controls.isEmpty)
    #expect(Screen.layout(Button("Pause", intent: Pause()).opacity(0)).controls.isEmpty)
  }

  @Test(arguments: [(true, "Lights·▐▒●"), (false, "Lights·●▒▌")])
  func `that is a toggle shows which way it is`(isOn: Bool, expected: String) {
    #expect(Screen.text(Toggle("Lights", isOn: isOn, intent: Lights())) == expected)
  }

  @Test func `that is a toggle has its label and its switch at the ends of the row`() {
    let toggle = Toggle("Lights", isOn: true, intent: Lights())
    #expect(Screen.text(toggle, columns: 14) == "Lights·····▐▒●")
    #expect(Screen.layout(toggle.labelsHidden(), columns: 14).size.columns == 3)
  }

  @Test func `whose labels are hidden shows none, not the time of its interval either`() {
    let interval = Screen.now...Screen.now.addingTimeInterval(60)
    let bar = ProgressView(timerInterval: interval, countsDown: false) { Text("Load") }
    #expect(Screen.text(bar, columns: 8).contains("Load"))
    #expect(Screen.layout(bar, columns: 8).size.rows == 3)
    #expect(Screen.layout(bar.labelsHidden(), columns: 8).size.rows == 1)
    #expect(Screen.text(Toggle("Lights", isOn: true, intent: Lights()).labelsHidden()) == "▐▒●")
  }

  @Test(arguments: [
    (StraightRGBA(rgb: 0x1A3380), TintOrigin.theme, StraightRGBA.white),
    (StraightRGBA(rgb: 0x30D158), .theme, .black), (StraightRGBA(rgb: 0x30D158), .modifier, .white),
    (StraightRGBA(rgb: 0x30D158), .accentColor, .white),
  ])
  func `that is prominent has white letters, but black ones on a theme's light tint`(
    tint: StraightRGBA, origin: TintOrigin, letters: StraightRGBA
  ) {
    let button = Button("Go", intent: Pause()).buttonStyle(.borderedProminent)
      .transformEnvironment(\.self) { ($0.tint, $0.tintOrigin) = (tint, origin) }
    let surface = Screen.layout(button).surface()
    #expect(surface[2, 0].glyph == Glyph("G") && surface[2, 0].foreground == letters)
  }

  @Test func `has a tint of its own where a view sets another one than there is`() {
    func letters(_ tint: Color) -> StraightRGBA {
      let button = Button("Go", intent: Pause()).buttonStyle(.borderedProminent).tint(tint)
        .transformEnvironment(\.self) { $0.tint = StraightRGBA(rgb: 0x40E070) }
      return Screen.layout(button).surface()[2, 0].foreground
    }
    #expect(letters(.green) == .white && letters(.accentColor) == .black)
  }

  @Test(
    arguments: [(TintOrigin, ColorScheme, StraightRGBA)]([
      (.theme, .dark, StraightRGBA(rgb: 0xFF0000).opacity(0.12)),
      (.accentColor, .dark, .white.opacity(0.14)), (.accentColor, .light, .white.opacity(0.08)),
      (.modifier, .dark, StraightRGBA(rgb: 0xFF0000).opacity(0.2)),
      (.modifier, .light, StraightRGBA(rgb: 0xFF0000).opacity(0.15)),
    ]))
  func `that is bordered has a part of the tint, or gray in the app's accent color`(
    origin: TintOrigin, scheme: ColorScheme, ground: StraightRGBA
  ) {
    let button = Button("Go", intent: Pause()).buttonStyle(.bordered)
      .transformEnvironment(\.self) {
        ($0.tint, $0.tintOrigin) = (StraightRGBA(rgb: 0xFF0000), origin)
        $0.colorScheme = scheme
      }
    #expect(Screen.layout(button).surface()[1, 0].upper == ground)
  }
}

@Suite struct `A disabled control` {
  private static let label = StraightRGBA.white.opacity(0.3)

  private func layout(_ style: some PrimitiveButtonStyle) -> (
    label: StraightRGBA, ground: StraightRGBA, count: Int
  ) {
    let button = Button("Go", intent: Pause()).buttonStyle(style).tint(.red).disabled(true)
      .environment(\.colorScheme, .dark)
    let layout = Screen.layout(button)
    let surface = layout.surface()
    let column = (0..<surface.size.columns).first { surface[$0, 0].glyph == Glyph("G") } ?? 0
    return (surface[column, 0].foreground, surface[column, 0].upper, layout.controls.count)
  }

  @Test func `is gray, whatever its tint, and sends no intent`() {
    for made in [layout(.bordered), layout(.borderedProminent)] {
      #expect(made.ground == .white.opacity(0.12) && made.count == 0)
      #expect(made.label == Self.label)
    }
    #expect(layout(.borderless).label == Self.label)
    #expect(layout(.plain).label.alpha < 128 && layout(.plain).count == 0)
  }

  @Test func `may be a toggle or a link, and within a disabled view none is enabled`() throws {
    let link = Link("Go", destination: try #require(URL(string: "app://go")))
    #expect(Screen.layout(link.disabled(true)).controls.isEmpty)
    #expect(Screen.layout(link.disabled(true)).surface()[0, 0].foreground.alpha < 128)
    let toggle = Toggle("Lights", isOn: true, intent: Lights())
    #expect(Screen.layout(toggle.disabled(true)).controls.isEmpty)
    #expect(Screen.layout(toggle.disabled(false).disabled(true)).controls.isEmpty)
    #expect(Screen.layout(toggle.disabled(false)).controls.count == 1)
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
