import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

private struct Tight: LabeledContentStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.content
      configuration.label
    }
  }
}

private struct Open: DisclosureGroupStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      configuration.label
      configuration.content
    }
  }
}

/// The drawings of further forms of views and modifiers.
@Suite("A further form") struct FormTests {
  private static func views() -> [(AnyView, String)] {
    [
      (AnyView(Picker("a", systemImage: "x", selection: .constant(1)) { Text("b").tag(1) }), "b"),
      (AnyView(DisclosureGroup("a", isExpanded: .constant(true)) { Text("inner") }), "inner"),
      (AnyView(LabeledContent(String("name"), value: String("value"))), "value"),
      (AnyView(TextField("a", value: .constant(3), format: .number)), "3"),
      (AnyView(TextEditor(text: .constant("words"))), "words"),
      (
        AnyView(
          NavigationSplitView {
            Text("side")
          } detail: {
            Text("main")
          }), "main"
      ),
      (AnyView(TabView { Tab("t", systemImage: "star") { Text("screen") } }), "screen"),
      (AnyView(Button(role: .close) {}), "Close"),
      (AnyView(ContentUnavailableView.search(text: "x")), "No Results"),
      (AnyView(Section(header: Text("h"), footer: Text("f")) { Text("c") }), "f"),
      (AnyView(EditButton()), "Edit"),
    ]
  }

  @Test func `of an app's view draws its words`() {
    for (view, words) in Self.views() {
      #expect(Screen.text(view, columns: 40, rows: 8).contains(words), "\(words)")
    }
  }

  @Test func `of a folded group hides its content`() {
    let view = DisclosureGroup("a", isExpanded: .constant(false)) { Text("inner") }
    #expect(!Screen.text(view, columns: 20, rows: 4).contains("inner"))
  }

  @Test func `of a style is drawn by the author's own`() {
    let name = LabeledContent("b", value: "a").labeledContentStyle(Tight())
    #expect(Screen.text(name) == "ab")
    let group = DisclosureGroup("a") { Text("b") }.disclosureGroupStyle(Open())
    #expect(Screen.text(group) == "a\nb")
  }

  @Test func `of a group goes through the views of a content`() {
    let content = Group {
      Text("a")
      Text("b")
    }
    let joined = HStack(spacing: 0) {
      Group(subviews: content) { views in
        Text(verbatim: "\(views.count)")
        ForEach(views) { $0 }
      }
    }
    #expect(Screen.text(joined) == "2ab")
    let each = HStack(spacing: 0) {
      ForEach(subviews: content) { view in
        HStack(spacing: 0) {
          view
          Text(verbatim: ".")
        }
      }
    }
    #expect(Screen.text(each) == "a.b.")
  }

  @Test func `of a group goes through the sections of a content`() {
    let content = Group {
      Text("x")
      Text("y")
      Section {
        Text("a")
        Text("b")
      } header: {
        Text("H")
      } footer: {
        Text("F")
      }
      Section { Text("c") }
    }
    let joined = HStack(spacing: 0) {
      Group(sections: content) { sections in
        Text(verbatim: "\(sections.count)")
        ForEach(sections) { section in
          section.footer
          Text(verbatim: "\(section.content.count)")
          section.header
        }
      }
    }
    #expect(Screen.text(joined) == "32F2H1")
    let each = HStack(spacing: 0) {
      ForEach(sections: content) { section in
        section.content
        Text(verbatim: ".")
      }
    }
    #expect(Screen.text(each) == "xy.ab.c.")
    #expect(Screen.text(HStack(spacing: 0) { content }) == "xyHabFc")
  }

  @Test func `of a rows' tint colors the view, and hides labels where that is asked for`() {
    let tinted = Rectangle().fill(.tint).listItemTint(.red)
    let red = Rectangle().fill(.tint).tint(.red)
    #expect(
      Screen.layout(tinted, columns: 2, rows: 1).surface()
        == Screen.layout(red, columns: 2, rows: 1).surface())
    let hidden = Toggle(String("word"), isOn: .constant(true)).labelsVisibility(.hidden)
    #expect(!Screen.text(hidden, columns: 20, rows: 2).contains("word"))
  }

  @Test func `of a gradient by its name is that of its type`() {
    let gradient = Gradient(colors: [.red, .blue])
    func surface(_ style: some ShapeStyle) -> Surface {
      Screen.layout(Rectangle().fill(style), columns: 8, rows: 4).surface()
    }
    let round = AngularGradient(gradient: gradient, center: .center)
    #expect(surface(.conicGradient(gradient)) == surface(round))
    #expect(
      surface(.angularGradient(gradient, startAngle: .zero, endAngle: .degrees(360)))
        == surface(round))
    #expect(
      surface(.ellipticalGradient(gradient)) == surface(EllipticalGradient(gradient: gradient)))
    #expect(
      surface(.radialGradient(stops: gradient.stops, center: .top, startRadius: 0, endRadius: 9))
        == surface(
          RadialGradient(gradient: gradient, center: .top, startRadius: 0, endRadius: 9)))
    #expect(
      surface(.linearGradient(AnyGradient(gradient), startPoint: .leading, endPoint: .trailing))
        == surface(
          LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)))
  }

  @Test func `of a shader is noted once, and of a range of brightness never`() {
    let view = VStack {
      Text("a").colorEffect(ShaderLibrary.glow(.float(1)))
      Text("b").colorEffect(ShaderLibrary.default.glow(.color(.red)))
      Text("c").allowedDynamicRange(.high).materialActiveAppearance(.active).lineHeight(.loose)
    }
    #expect(Screen.layout(view, columns: 4, rows: 4).notes == [.undrawn("colorEffect")])
  }
}

/// The values of further types.
@Suite("A further type") struct FormValueTests {
  @Test func `of a color knows its channels in an environment`() {
    var light = EnvironmentValues()
    light.colorScheme = .light
    let red = Color.red.resolve(in: light)
    #expect(abs(red.red - 1) < 0.01 && abs(red.green - 0.231) < 0.01 && red.opacity == 1)
    #expect(abs(Color.Resolved(red: 0.5, green: 0, blue: 0).linearRed - 0.214) < 0.001)
    #expect(Color(Color.Resolved(red: 1, green: 0, blue: 0)) == Color(red: 1, green: 0, blue: 0))
    #expect(Color(Color.red) == .red)
    #expect(Color(red: 1, green: 0, blue: 0).cgColor?.components == [1, 0, 0, 1])
    #expect(Color.red.cgColor == nil, "it differs between light and dark")
    #expect("\(Color.red)" == "red" && "\(Color(red: 1, green: 0, blue: 0))" == "#FF0000FF")
  }

  static let curves: [(UnitCurve, Double, Double)] = [
    (.linear, 0.25, 0.25), (.easeInOut, 0.5, 0.5), (.circularEaseIn, 0.6, 0.2),
    (.circularEaseOut, 0.4, 0.8), (.circularEaseInOut, 0.5, 0.5), (.linear.inverse, 0.3, 0.3),
    (.circularEaseIn.inverse, 0.2, 0.6), (.easeIn, 0, 0), (.easeOut, 1, 1),
  ]

  @Test(arguments: curves)
  func `of a curve has its values, and its inverse`(curve: UnitCurve, time: Double, value: Double) {
    #expect(abs(curve.value(at: time) - value) < 0.001)
    #expect(abs(curve.inverse.value(at: curve.value(at: time)) - time) < 0.01)
    #expect(curve.velocity(at: 0.5) > 0)
  }

  @Test func `of a spring is made of its physics`() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(abs(spring.response - 0.628) < 0.001 && abs(spring.dampingRatio - 0.5) < 0.001)
    #expect(abs(spring.stiffness - 100) < 0.001 && abs(spring.damping - 10) < 0.001)
    #expect(abs(spring.bounce - 0.5) < 0.001 && Spring.bouncy.bounce > Spring.snappy.bounce)
    let settled = Spring(settlingDuration: 2, dampingRatio: 1)
    #expect(abs(settled.settlingDuration - 2) < 0.001)
    #expect(Spring.smooth.velocity(target: 1, time: 0.1) > 0)
    #expect(abs(Spring.smooth.value(target: CGFloat(8), time: 10) - 8) < 0.01)
  }

  @Test func `of a path is read as it is written`() throws {
    let path = Path { path in
      path.move(to: CGPoint(x: 1, y: 2))
      path.addLine(to: CGPoint(x: 3, y: 4.5))
      path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
      path.closeSubpath()
    }
    #expect(path.description == "1 2 m 3 4.5 l 7 8 5 6 q h")
    #expect(try #require(Path(path.description)) == path)
    for words in ["1 m", "1 2 x", "1 2", "m"] { #expect(Path(words) == nil, "\(words)") }
    let mutable = CGMutablePath()
    mutable.move(to: CGPoint(x: 1, y: 2))
    mutable.addLine(to: CGPoint(x: 3, y: 4))
    #expect(Path(mutable).description == "1 2 m 3 4 l")
  }

  @Test func `of the environment says what a terminal has of the person's needs`() {
    let environment = EnvironmentValues()
    #expect(!environment.accessibilityEnabled && !environment.accessibilityInvertColors)
    #expect(environment.accessibilityPlayAnimatedImages && environment.appearsActive)
    #expect(!environment.isSearching && environment.scrollDismissesKeyboardMode == .automatic)
  }

  @Test func `of a resolved font has its weight and its slant`() {
    let context = EnvironmentValues().fontResolutionContext
    let font = Font.body.bold().italic().scaled(by: 2).resolve(in: context)
    #expect(font.pointSize == 34 && font.isBold && font.isItalic && font.isMonospaced)
  }

  @Test func `of a string with attributes is looked up, and keeps Markdown's marks`() {
    let count = 3
    let string = AttributedString(localized: "**\(count)** left")
    #expect(String(string.characters) == "3 left")
    #expect(Screen.text(Text(string)) == "3 left")
    let cells = Screen.layout(Text(string)).surface()
    #expect(cells[0, 0].attributes.contains(.bold) && !cells[3, 0].attributes.contains(.bold))
    var own = AttributedString("strong")
    own.inlinePresentationIntent = [.stronglyEmphasized, .emphasized]
    let strong = Screen.layout(Text(own)).surface()[0, 0].attributes
    #expect(strong.contains(.bold) && strong.contains(.italic))
    let known = AttributedString(
      localized: "key", defaultValue: "words", options: .applyReplacementIndexAttribute)
    #expect(String(known.characters) == "words")
  }
}
