import CellUI
import ColorScience
import Compositing
import Foundation
import Testing

/// Shapes and views smaller than the cells that they stand in.
@Suite("Small shapes") struct SmallShapeTests {
  @Test func `a frame that leaves the height alone keeps the line of the frame around it`() {
    let bar = ZStack(alignment: .leading) {
      Capsule().fill(.gray)
      Capsule().fill(.red).frame(width: 24)
    }.frame(width: 48, height: 4)
    #expect(Screen.text(bar) == "━━━━━━")
    let thick = Capsule().fill(.red).frame(width: 24, height: 16).frame(height: 4)
    #expect(!Screen.text(thick).contains("━"))
  }

  @Test func `a circle under half a cell is a dot`() {
    #expect(Screen.text(Circle().fill(.red).frame(width: 6, height: 6)) == "•")
    #expect(Screen.text(Circle().fill(.red).frame(width: 12, height: 12)).contains("●"))
  }

  @Test func `a ring's gap holds the labels of its limits, or its own`() {
    let limits = Gauge(value: 3, in: 0...50) {
      Text("Power")
    } currentValueLabel: {
      Text("37")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("50")
    }.gaugeStyle(.accessoryCircular)
    let rows = { (view: any View, points: Double) in
      Screen.text(AnyView(AnyView(view).frame(width: points, height: points)))
        .split(separator: "\n").map(String.init)
    }
    let lines = rows(limits, 64)
    #expect(lines.count == 4 && lines[1].contains("37") && lines[3].contains("0·50"))
    #expect(!rows(limits, 48).joined().contains("50"), "three rows have room for the value alone")
    let named = { (name: String) in
      Gauge(value: 0.5) {
        Text(name)
      } currentValueLabel: {
        Text("9")
      }.gaugeStyle(
        .accessoryCircular)
    }
    #expect(rows(named("UV"), 64)[3].contains("UV"))
    #expect(!rows(named("Ultraviolet"), 64)[3].contains("U"), "a longer one has no room")
  }

  @Test func `a border that letters take most of is its sides, not a corner`() {
    let lines = VStack(alignment: .leading, spacing: 0) {
      Text("abc")
      Text("de")
    }
    #expect(Screen.text(lines.border(.red)) == "abc\nde▕")
    #expect(Screen.text(lines.padding(16).border(.red)).contains("┐"))
  }

  @Test func `the bars of a sound wave are lines, low ones dots`() {
    let wave = HStack(spacing: 4) {
      ForEach([5, 12, 16, 7] as [Double], id: \.self) {
        Capsule().fill(.red).frame(width: 2, height: $0)
      }
    }
    #expect(Screen.text(wave) == "··│·│··")
    #expect(Screen.text(Rectangle().fill(.red).frame(width: 3, height: 2)) == "─")
  }

  @Test func `a circle behind a letter is the letter's ground`() {
    let badge = Text("P").frame(width: 22, height: 22).background(.red, in: Circle())
    let surface = Screen.layout(badge).surface()
    #expect(Screen.text(surface).contains("P"))
    #expect(surface[1, 0].upper.red > 200)
    #expect(Screen.text(Circle().fill(.red).frame(width: 22, height: 22)) == "·●·")
  }

  @Test func `a progress view without a value is a spinner, a bar where it asks for one`() {
    #expect(Screen.text(ProgressView()) == "◌")
    #expect(Screen.text(ProgressView("Loading")) == "···◌···\nLoading")
    #expect(!Screen.text(ProgressView().progressViewStyle(.linear), columns: 6).contains("◌"))
    #expect(!Screen.text(ProgressView(value: 0.5), columns: 6).contains("◌"))
  }

  @Test func `an image without a name takes no room`() {
    #expect(Screen.text(Label("2 - 1", systemImage: "")) == "2 - 1")
    #expect(
      Screen.text(
        HStack {
          Image(""); Text("a")
        }) == "a")
  }

  @Test func `a view may replace the system's values`() {
    let view = Group {
      Reader(path: \.lineSpacing)
    }.environment(\.lineSpacing, 7).environment(\.openURL, OpenURLAction { _ in .handled })
    #expect(Screen.text(view) == "7.0")
  }

  private struct Reader: View {
    @Environment private var value: CGFloat

    init(path: KeyPath<EnvironmentValues, CGFloat>) { _value = Environment(path) }

    var body: some View { Text(verbatim: "\(value)") }
  }

  @Test(arguments: [true, false])
  func `several views of one place stand in a stack`(isVertical: Bool) {
    let content = Group {
      Text("one")
      if isVertical { Text("three") } else { Text("two") }
    }
    let axis: SeveralViews<AnyView>.Axis = isVertical ? .vertical(.trailing) : .horizontal(.center)
    let views = SeveralViews(axis: axis, content: AnyView(content))
    #expect(Screen.text(views) == (isVertical ? "··one\nthree" : "one·two"))
    #expect(Screen.text(SeveralViews(axis: axis, content: AnyView(Text("one")))) == "one")
  }
}
