import CellUI
import ColorScience
import Compositing
import Testing

@Suite("An effect") struct EffectTests {
  @Test func `a clip cuts texts and nested fills too`() {
    let view = ZStack {
      HStack(spacing: 0) {
        Color.red
        Color.blue
      }
      Text("x")
    }.clipShape(Circle()).frame(width: 128, height: 128)
    let surface = Screen.layout(view, columns: 16, rows: 8).surface()
    #expect(surface[0, 0] == .clear && surface[15, 7] == .clear)
    #expect(surface[4, 3].upper == surface[4, 4].lower && surface[4, 3].upper.alpha == 255)
    #expect(surface[4, 3].upper != surface[11, 3].upper)
  }

  @Test func `the clip of a small circle keeps a picture of two cells`() {
    let picture = Image(systemName: "gamecontroller.fill").frame(width: 20, height: 20)
    #expect(Screen.text(picture.clipShape(Circle())).contains("🎮"))
  }

  @Test(arguments: [8.0, 14, 20, 24, 28, 32, 36, 40, 48, 80])
  func `the clip of a circle leaves a circle of a color or a gradient`(side: Double) {
    let gradient = LinearGradient(
      colors: [.purple, .blue], startPoint: .top, endPoint: .bottom)
    func picture(_ view: some View) -> Surface {
      Screen.layout(
        HStack {
          view; Text("a")
        }, columns: 20, rows: 6
      ).surface()
    }
    let circle = picture(Circle().fill(gradient).frame(width: side, height: side))
    #expect(picture(gradient.frame(width: side, height: side).clipShape(Circle())) == circle)
    let disc = picture(Circle().fill(.red).frame(width: side, height: side))
    #expect(picture(Color.red.frame(width: side, height: side).clipShape(Circle())) == disc)
    #expect(picture(Color.red.frame(width: side, height: side).clipShape(.circle)) == disc)
  }

  @Test func `an opacity leaves letters on the edge of a shape`() {
    let view = ZStack {
      Circle().fill(.red).frame(width: 48, height: 48)
      Text("////////").opacity(0.5)
    }
    let lines = Screen.text(view, columns: 8, rows: 3).split(separator: "\n")
    #expect(lines.contains("////////"))
  }

  @Test(arguments: [(1.0, "(ab)"), (4, "(ab)"), (0.5, "(ab)")])
  func `a line around one row is its ends`(width: Double, expected: String) {
    let text = Text("ab").padding(.horizontal, 8)
    #expect(Screen.text(text.overlay(Capsule().stroke(.red, lineWidth: width))) == expected)
    #expect(
      Screen.text(Text("abcd").overlay(Capsule().stroke(.red, lineWidth: width))) == "abcd",
      "letters at the ends stay")
  }

  @Test func `a line around a circle of one row is a ring, beneath what stands in it`() {
    let ring = Circle().stroke(.red, lineWidth: 2).frame(width: 16, height: 16)
    #expect(Screen.text(ring) == "○·")
    #expect(Screen.text(ring.background(Circle())) == "●·")
    #expect(Screen.text(ring.overlay(Text("5"))) == "5▌")
  }

  @Test func `a gradient mask fades what it covers`() {
    let view = Color.white.mask {
      LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
    }
    let surface = Screen.layout(view, columns: 8, rows: 1).surface()
    let alphas = (0..<8).map { surface[$0, 0].upper.alpha }
    #expect(alphas == alphas.sorted() && alphas[0] < 40 && alphas[7] > 215)
  }

  @Test(arguments: [1.0, 0.75])
  func `a turn turns a gradient with its shape`(part: Double) {
    let gradient = AngularGradient(colors: [.red, .green], center: .center)
    let disk = Circle().trim(from: 0, to: part).fill(gradient).rotationEffect(.degrees(-90))
      .frame(width: 64, height: 64)
    let surface = Screen.layout(disk).surface()
    let (right, left) = (surface[4, 1].upper, surface[3, 1].upper)
    #expect(right.red > 200 && right.green < 120)
    // The chord of a part lies over the left side.
    #expect(part < 1 || left.green > 180 && left.red < 120)
  }

  @Test func `a turn moves the ends of a level gradient`() {
    let gradient = LinearGradient(
      colors: [.red, .green], startPoint: .leading, endPoint: .trailing)
    let box = Rectangle().fill(gradient).frame(width: 64, height: 64)
    let surface = Screen.layout(box.rotationEffect(.degrees(90))).surface()
    #expect(surface[4, 0].upper.red > 200 && surface[4, 3].lower.green > 180)
    #expect(surface[1, 1].upper == surface[6, 1].upper)
  }

  @Test func `a turn turns shapes and arrows, and notes other texts`() {
    #expect(Screen.text(Text("↑").rotationEffect(.degrees(90))) == "→")
    #expect(Screen.layout(Text("↑").rotationEffect(.degrees(90))).notes.isEmpty)
    let text = Screen.layout(Text("abc").rotationEffect(.degrees(90)))
    #expect(text.notes == [.undrawn("rotationEffect")])
    #expect(Screen.layout(Text("abc").rotationEffect(.degrees(360))).notes.isEmpty)
    let bar = Rectangle().fill(.red).frame(width: 64, height: 16)
    let turned = Screen.layout(
      bar.rotationEffect(.degrees(90)).frame(width: 64, height: 64), columns: 8, rows: 4)
    #expect(turned.notes.isEmpty)
    #expect(turned.surface()[4, 0].upper.alpha > 0 && turned.surface()[0, 1] == .clear)
  }

  @Test func `an effect of letters and lines is noted where a phone shows it`() {
    let text = Text("abc")
    let notes = [
      Screen.layout(text.kerning(8)), Screen.layout(text.tracking(-2)),
      Screen.layout(text.baselineOffset(30)), Screen.layout(text.fontDesign(.serif)),
      Screen.layout(text.fontWidth(.expanded)), Screen.layout(text.lineSpacing(20)),
      Screen.layout(HStack { text }.kerning(8)), Screen.layout(HStack { text }.tracking(8)),
      Screen.layout(HStack { text }.fontWidth(.condensed)),
    ].map(\.notes)
    let names = [
      "kerning", "tracking", "baselineOffset", "fontDesign", "fontWidth", "lineSpacing", "kerning",
      "tracking", "fontWidth",
    ]
    #expect(notes == names.map { [.undrawn($0)] })
    let unseen = [
      Screen.layout(text.kerning(0.5).tracking(1)), Screen.layout(text.fontDesign(.rounded)),
      Screen.layout(text.lineSpacing(2)), Screen.layout(text.fontWidth(.standard)),
      Screen.layout(text.font(.system(size: 40)).fontWidth(.expanded)),
      Screen.layout(text.baselineOffset(1)),
    ]
    #expect(unseen.allSatisfy { $0.notes.isEmpty })
  }

  @Test func `a color effect changes every drawing`() {
    let gray = Screen.layout(Color.red.grayscale(1), columns: 1, rows: 1).surface()[0, 0].upper
    #expect(gray.red == gray.green && gray.green == gray.blue)
    let white = Screen.layout(Color.black.colorInvert(), columns: 1, rows: 1).surface()[0, 0].upper
    #expect(white == .white)
    let text = Screen.layout(Text("a").foregroundStyle(.white).brightness(-1)).surface()[0, 0]
    #expect(text.foreground == .black)
  }

  @Test func `a redaction hides the words alone`() {
    let view = HStack(spacing: 0) {
      Text("secret")
      Text("open").unredacted()
    }.redacted(reason: .placeholder)
    let text = Screen.text(view)
    #expect(!text.contains("secret") && text.contains("open"))
  }

  @Test func `gradients mix colors from the middle outward and around`() {
    let radial = Screen.layout(
      RadialGradient(colors: [.white, .black], center: .center, startRadius: 0, endRadius: 32),
      columns: 9, rows: 5
    ).surface()
    #expect(radial[4, 2].upper.red > radial[1, 2].upper.red)
    let around = Screen.layout(
      AngularGradient(colors: [.white, .black], center: .center), columns: 9, rows: 5
    ).surface()
    #expect(around[8, 2].lower.red > around[8, 1].upper.red)
    let back = Screen.layout(
      AngularGradient(
        colors: [.white, .black], center: .center, startAngle: .degrees(360), endAngle: .zero),
      columns: 9, rows: 5
    ).surface()
    #expect(back[8, 2].lower.red < back[8, 1].upper.red)
    let stops = Screen.layout(
      LinearGradient(
        stops: [.init(color: .white, location: 0.5), .init(color: .black, location: 0.5)],
        startPoint: .leading, endPoint: .trailing), columns: 8, rows: 1
    ).surface()
    #expect(stops[1, 0].upper == .white && stops[6, 0].upper == .black)
  }

  @Test func `a circular style is a ring with its label inside`() {
    let view = ProgressView(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Text("50")
    }.progressViewStyle(.circular)
    let text = Screen.text(view, columns: 8, rows: 4)
    #expect(text.contains("50"))
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 4)
    // The view's own label is seen where the value has none.
    let own = ProgressView("50", value: 0.5).progressViewStyle(.circular)
    #expect(Screen.text(own, columns: 8, rows: 4) == text)
    let both = ProgressView(value: 0.5) {
      Text("Heart")
    } currentValueLabel: {
      Text("50")
    }
    #expect(Screen.text(both.progressViewStyle(.circular), columns: 8, rows: 4) == text)
  }

  @Test func `a custom button style's view is the look of the button`() {
    struct Brackets: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 0) {
          Text("[")
          configuration.label
          Text("]")
        }
      }
    }
    #expect(Screen.text(Button("Go") {}.buttonStyle(Brackets())) == "[Go]")
  }

  @Test(arguments: [1.5, 2, 4])
  func `an upright scale makes a bar thicker between its labels, without a note`(factor: Double) {
    let bar = ProgressView(value: 0.4) {
      Text("ab")
    }
    let labeled = ProgressView(value: 0.4) {
      Text("ab")
    } currentValueLabel: {
      Text("40%")
    }
    let views: [(AnyView, [String])] = [(AnyView(bar), []), (AnyView(labeled), ["40%·"])]
    for (view, last) in views {
      let plain = Screen.layout(view, columns: 4)
      let scaled = Screen.layout(view.scaleEffect(x: 1, y: factor), columns: 4)
      let lines = Screen.text(scaled.surface()).split(separator: "\n")
      #expect(lines.first == "ab··" && lines.dropFirst(2).map(String.init) == last)
      #expect(scaled.surface() != plain.surface() && scaled.notes.isEmpty)
    }
  }

  @Test func `a scale leaves a bar beneath its label`() {
    let bar = ProgressView(value: 0.4) { Text("ab") }
    #expect(Screen.text(bar.scaleEffect(1.2), columns: 4).contains("ab"))
  }

  @Test func `a clip leaves a bar lower than its row as it is`() {
    let bar = ProgressView(value: 0.6).scaleEffect(x: 1, y: 2)
    let clipped = Screen.layout(bar.clipShape(.capsule), columns: 20, rows: 1)
    #expect(clipped.surface() == Screen.layout(bar, columns: 20, rows: 1).surface())
  }
}
