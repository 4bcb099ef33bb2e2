import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Testing

private struct Badge: ViewModifier {
  @Environment(\.colorScheme) var colorScheme

  func body(content: Content) -> some View {
    HStack {
      Text(colorScheme == .dark ? "dark" : "light")
      content
    }
  }
}

private enum PlaceKey: EnvironmentKey {
  static let defaultValue = "here"
}

extension EnvironmentValues {
  fileprivate var place: String {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
}

private struct PlaceText: View {
  @Environment(\.place) private var place

  var body: some View { Text(place) }
}

@Test func `a custom modifier changes a view and reads its environment`() {
  let view = VStack {
    Text("a").modifier(Badge())
    Text("b").modifier(Badge()).environment(\.colorScheme, .light)
  }
  #expect(Screen.text(view) == "dark·a·\nlight·b")
}

@Test func `a custom environment value is inherited`() {
  let view = HStack {
    PlaceText()
    Group { PlaceText() }.environment(\.place, "there")
  }
  #expect(Screen.text(view) == "here·there")
}

@Test func `a style fills a background`() {
  for view in [
    AnyView(Text("a").background(.red)), AnyView(Text("a").background(Color.red)),
    AnyView(Text("a").background(.red.opacity(1))),
    AnyView(Text("a").background(AnyShapeStyle(.red))),
    AnyView(Text("a").background(.red, in: Rectangle())),
  ] {
    let cell = Screen.layout(view).surface()[0, 0]
    #expect(cell.upper == StraightRGBA(rgb: 0xFF453A) && cell.lower == cell.upper)
    #expect(cell.glyph == Glyph("a"))
  }
}

@Test func `a fill of the whole clip takes its corners`() {
  let view = Color.red.frame(width: 64, height: 64)
  let rounded = RoundedRectangle(cornerRadius: 16).fill(.red).frame(width: 64, height: 64)
  let clipped = Screen.layout(view.cornerRadius(16)).surface()
  #expect(clipped == Screen.layout(rounded).surface())
  #expect(clipped != Screen.layout(view).surface())
}

@Test func `a text carries its content transition`() {
  let view = HStack {
    Text("1").contentTransition(.numericText(countsDown: true))
    Text("2")
  }.contentTransition(.opacity)
  let asked = Screen.layout(view).items.map(\.contentTransition)
  #expect(asked == [.numericText(countsDown: true), .opacity])
  #expect(Screen.layout(Text("1")).items.map(\.contentTransition) == [nil])
}

@Test func `a material is a light or dark layer with a little tint`() {
  let view = Text("a").background(.regularMaterial)
  var environment = Screen.environment
  let dark = Screen.layout(view).surface()[0, 0].upper
  #expect(dark.alpha == 158)
  #expect(dark.relativeLuminance < 0.07)
  environment.colorScheme = .light
  let light = Screen.layout(view, environment: environment).surface()[0, 0].upper
  #expect(light.alpha == 158)
  #expect(light.relativeLuminance > 0.7)
  environment.tint = StraightRGBA(rgb: 0xFF0000)
  let reddish = Screen.layout(view, environment: environment).surface()[0, 0].upper
  #expect(reddish.red > reddish.blue)
}

@Test func `a thicker material is more opaque`() {
  let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
  let alphas = materials.map { $0.paint(in: Screen.environment).color.alpha }
  #expect(alphas == alphas.sorted() && Set(alphas).count == 5)
  let card = StraightRGBA(rgb: 0x0E1830)
  let seen = materials.map { Int($0.paint(in: Screen.environment).color.over(card).green) }
  for (thin, thick) in zip(seen, seen.dropFirst()) { #expect(thick - thin >= 5) }
}

@Test func `the thinnest material is seen on black`() {
  let seen = Material.ultraThin.paint(in: Screen.environment).color.over(.black)
  #expect(seen.red >= 0x18)
}

@Test func `a level of a style is fainter`() {
  let view = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red)
  let surface = Screen.layout(view).surface()
  #expect(surface[0, 0].foreground == StraightRGBA(rgb: 0xFF453A).opacity(0.6))
  let given = VStack { Text("a").foregroundStyle(.secondary) }.foregroundStyle(.red, .green)
  #expect(Screen.layout(given).surface()[0, 0].foreground == StraightRGBA(rgb: 0x30D158))
}

@Test func `a reader gets its size in points`() {
  let view = GeometryReader { geometry in
    Text("\(Int(geometry.size.width)) by \(Int(geometry.size.height))")
  }
  #expect(Screen.text(view, columns: 10, rows: 2).hasPrefix("80 by 32"))
  #expect(Screen.layout(view, columns: 10, rows: 2).size == CellSize(columns: 10, rows: 2))
}

@Test func `several views of a reader lie on top of each other from its upper left corner`() {
  let view = GeometryReader { _ in
    Text("a wide one")
    Text("ab\ncd")
  }
  #expect(Screen.text(view, columns: 14, rows: 3).hasPrefix("abwide one"))
}

@Test(arguments: [(20, "a long text"), (8, "short"), (2, "x")])
func `the first view that fits is shown`(columns: Int, expected: String) {
  let view = ViewThatFits {
    Text("a long text")
    Text("short")
    Text("x")
  }
  #expect(Screen.text(view, columns: columns) == expected)
}

@Test func `large letters are drawn if they fit, then narrow ones, else bold text`() {
  let text = Text("24.8").font(.system(size: 48))
  let block = Screen.layout(text)
  #expect(block.size.rows == 4)
  let narrow = Screen.layout(text, columns: block.size.columns - 1)
  #expect(narrow.size == Screen.layout(text.fontWidth(Font.Width(-0.25))).size)
  #expect(Screen.layout(text, columns: narrow.size.columns).size == narrow.size)
  #expect(Screen.layout(text, columns: narrow.size.columns - 1).size.rows == 1)
  #expect(Screen.text(text, columns: 5) == "24.8")
  #expect(Screen.layout(text, columns: 5).surface()[0, 0].attributes == .bold)
}

@Test func `large letters of a view are narrow together, where one of them has no room`() {
  let score = { (number: String) in Text(number).font(.system(size: 40, weight: .bold)) }
  let view = HStack {
    score("118")
    Text("final score")
    score("97")
  }
  let wide = Screen.layout(view).size.columns
  let narrow = Screen.layout(view, columns: wide - 1)
  #expect(narrow.size == Screen.layout(view.fontWidth(Font.Width(-0.25))).size)
  #expect(narrow.size.columns < wide - 2)
}

@Test func `letters are not narrow where that loses words`() {
  let view = VStack {
    Text("24:18:05").font(.system(size: 48))
    Text("one two three").lineLimit(1)
  }
  let layout = Screen.layout(view, columns: 18, rows: 4)
  #expect(layout.truncatedTexts.isEmpty)
}

@Test func `block letters with a minimum scale shrink before they become text`() {
  let text = Text("9:41").font(.system(size: 80))
  let (large, small) = (
    Screen.layout(text).size, Screen.layout(Text("9:41").font(.system(size: 64))).size
  )
  #expect(Screen.layout(text, columns: large.columns - 1).size.rows == large.rows)
  #expect(
    Screen.layout(text.minimumScaleFactor(0.5), columns: large.columns - 1).size == small)
}

@Test func `text beside block letters stands on their baseline`() {
  let view = HStack(alignment: .firstTextBaseline) {
    Text("24.8").font(.system(size: 48))
    Text("km/h")
  }
  let lines = Screen.text(view).split(separator: "\n")
  #expect(lines.map { $0.hasSuffix("km/h") } == [false, false, false, true])
}

@Test func `a timed bar is valid until the next eighth`() {
  let span = Screen.now...Screen.now.addingTimeInterval(80)
  let bar = ProgressView(timerInterval: span, countsDown: false) {
    EmptyView()
  } currentValueLabel: {
    EmptyView()
  }
  var environment = Screen.environment
  var moments = 0
  while let next = Screen.layout(bar, columns: 10, environment: environment).validUntil {
    let before = Screen.layout(bar, columns: 10, environment: environment).surface()
    environment.now = next
    #expect(Screen.layout(bar, columns: 10, environment: environment).surface() != before)
    moments += 1
    guard moments < 100 else { break }
  }
  #expect(moments == 80)
}

@Test func `a timed bar shows the time left`() {
  let span = Screen.now...Screen.now.addingTimeInterval(80)
  #expect(Screen.text(ProgressView(timerInterval: span), columns: 4) == "━━━━\n1:20")
}

@Test func `a circle of one row shows progress in one cell`() {
  let view = HStack(spacing: 0) {
    ProgressView(value: 0)
    ProgressView(value: 0.5)
    ProgressView(value: 1)
  }.progressViewStyle(.circular)
  #expect(Screen.text(view, columns: 8, rows: 1) == "○◑●")
}

@Test func `a 12-hour clock shows AM and PM only in text`() {
  let time = LocalTime(transitions: [], uses24HourClock: false)
  let evening = Date(timeIntervalSince1970: 84_180)
  #expect(time.timeText(evening) == "11:23\u{202F}PM")
  #expect(time.clockText(evening) == "11:23")
  #expect(time.timeText(Date(timeIntervalSince1970: 300)) == "12:05\u{202F}AM")
  #expect(time.timeText(Date(timeIntervalSince1970: 43_200)) == "12:00\u{202F}PM")
}

@Test func `sizes that no screen has cost nothing`() {
  for view in [
    AnyView(Color.red.frame(width: 1e300, height: .infinity).opacity(0.5)),
    AnyView(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        .frame(width: 1e6, height: 1e6).offset(x: -1e6)),
    AnyView(RoundedRectangle(cornerRadius: 1e9).stroke(.red).frame(width: 1e9, height: 1e9)),
    AnyView(
      HStack(spacing: 1e300) {
        Text("a"); Text("b")
      }.padding(-1e300)),
    AnyView(Text("a").frame(width: -.infinity, height: .nan).padding(.nan).offset(y: .nan)),
  ] {
    for layout in [Screen.layout(view), Screen.layout(view, columns: 10, rows: 10)] {
      #expect(layout.items.count <= 2)
      #expect(layout.surface().size == layout.size)
    }
  }
}
