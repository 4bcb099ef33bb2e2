import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

private func ink(_ view: some View, _ environment: EnvironmentValues = Screen.environment)
  -> StraightRGBA
{
  Screen.layout(view, environment: environment).surface()[0, 0].foreground
}

@Test func `the levels of the foreground style come from the environment`() {
  var environment = Screen.environment
  environment.foregroundStyles = [0x111111, 0x222222, 0x333333, 0x444444].map {
    StraightRGBA(rgb: $0)
  }
  #expect(ink(Text("a"), environment) == StraightRGBA(rgb: 0x111111))
  #expect(ink(Text("a").foregroundStyle(.secondary), environment) == StraightRGBA(rgb: 0x222222))
  #expect(ink(Text("a").foregroundStyle(.quaternary), environment) == StraightRGBA(rgb: 0x444444))
  #expect(ink(Text("a").foregroundColor(.secondary), environment) == StraightRGBA(rgb: 0x222222))
}

@Test func `a system color follows the appearance`() {
  var environment = Screen.environment
  environment.colorScheme = .light
  #expect(ink(Text("a").foregroundStyle(.green)) == StraightRGBA(rgb: 0x30D158))
  #expect(ink(Text("a").foregroundStyle(.green), environment) == StraightRGBA(rgb: 0x34C759))
}

@Test func `the tint is inherited`() {
  #expect(ink(Text("a").foregroundStyle(.tint).tint(.red)) == StraightRGBA(rgb: 0xFF453A))
}

@Test func `a link has the colors of its label, and a button has the tint`() {
  let link = Link("a", destination: URL(filePath: "/"))
  let picture = { (view: any View) in
    Screen.layout(AnyView(view), columns: 3, rows: 1).surface()
  }
  #expect(picture(link.tint(.red)) == picture(Text("a")))
  #expect(picture(Button("a") {}.tint(.red)) != picture(Button("a") {}))
}

@Test(arguments: [ColorScheme.light, .dark])
func `a missing color with the name of a text's is dark behind other views`(scheme: ColorScheme) {
  var environment = Screen.environment
  environment.colorScheme = scheme
  let color = Color("Ink")
  let grounds: [any View] = [
    Text("ab").background(color), Text("ab").background(color.opacity(1)),
    Text("ab").background { color }, Text("ab").background(color, in: Rectangle()),
  ]
  for ground in grounds {
    let upper = Screen.layout(AnyView(ground), environment: environment).surface()[0, 0].upper
    #expect(upper.alpha == 255 && max(upper.red, upper.green, upper.blue) < 64)
  }
  let own = color.ofGround.paint(in: environment).color
  #expect(max(own.red, own.green, own.blue) < 64)
  let text = ink(Text("a").foregroundStyle(color), environment)
  #expect((text.red > 192) == (scheme == .dark))
  let brand = Color("InkBrand")
  #expect(Color("CardBlue").ofGround.paint(in: environment) == Color.blue.paint(in: environment))
  #expect(brand.ofGround.paint(in: environment).color == own)
  #expect(Color("titleBlue").ofGround.paint(in: environment) == Color.blue.paint(in: environment))
  let card = Color("TextBackground").ofGround.paint(in: environment).color
  #expect((card.red > 192) == (scheme == .light))
}

@Test func `opacities multiply`() {
  let view = Text("a").foregroundColor(.white.opacity(0.5)).opacity(0.5)
  #expect((60...67).contains(Int(ink(view).alpha)))
}

@Test func `a hidden view keeps its place`() {
  #expect(
    Screen.text(
      HStack(spacing: 0) {
        Text("ab").hidden(); Text("c")
      }) == "··c")
}

@Test(arguments: [(0.0, "▐▒▒▌"), (1, "▐▒▒▌"), (0.5, "▐▒▒▌"), (0.625, "▐▒▌▌")])
func `a bar has round ends, and a straight one at its fraction`(value: Double, expected: String) {
  let bar = ProgressView(value: value).scaleEffect(x: 1, y: 3)
  #expect(Screen.text(bar, columns: 4) == expected)
}

@Test func `a bar of four points is a line, whose color turns in the cell in which it ends`() {
  let bar = ProgressView(value: 0.625).tint(.red)
  #expect(Screen.text(bar, columns: 4) == "━━╾─")
  let surface = Screen.layout(bar, columns: 4).surface()
  let colors = (0..<4).map { surface[$0, 0].foreground }
  #expect(colors[0] == colors[1] && colors[0].alpha == 255)
  #expect(Screen.text(bar.environment(\.layoutDirection, .rightToLeft), columns: 4) == "─╼━━")
  #expect(colors[2] == .mix(colors[3], colors[0], by: 0.5) && colors[3].alpha < 128)
}

@Test func `each hundredth of a bar gives another picture`() {
  let pictures = (1..<100).map {
    Screen.layout(ProgressView(value: Double($0) / 100), columns: 20).surface()
  }
  #expect(zip(pictures, pictures.dropFirst()).allSatisfy { $0 != $1 })
}

@Test(arguments: [Double.nan, .infinity, -1, 2])
func `a progress that is none does not trap`(value: Double) {
  #expect(Screen.layout(ProgressView(value: value), columns: 4).size.columns == 4)
  #expect(Screen.layout(ProgressView(value: 1, total: value), columns: 4).size.columns == 4)
}

@Test func `identities differ between views and stay the same between states`() {
  func identities(_ text: String, shown: Bool) -> [ViewIdentity] {
    Screen.layout(
      VStack {
        if shown { Text("first") }
        Text(text)
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }
    ).items.map(\.identity)
  }
  let all = identities("x", shown: true)
  #expect(Set(all).count == 4)
  #expect(identities("y", shown: true) == all)
  #expect(identities("x", shown: false) == Array(all.dropFirst()))
}

@Test func `another id is another view`() {
  let identity = { (id: Int) in Screen.layout(Text("a").id(id)).items.map(\.identity) }
  #expect(identity(1) == identity(1))
  #expect(identity(1) != identity(2))
}
