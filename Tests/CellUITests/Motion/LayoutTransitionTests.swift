import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import Testing

/// A card in two states, and the transition between them.
struct CardChange: CustomTestStringConvertible, Sendable {
  let testDescription: String
  /// A Boolean value indicating whether the change is in steps of whole cells or eighths.
  let goesByCells: Bool
  private let card: @Sendable (Bool) -> AnyView

  init(
    _ name: String, goesByCells: Bool = false, _ card: @escaping @Sendable (Bool) -> AnyView
  ) {
    testDescription = name
    self.goesByCells = goesByCells
    self.card = card
  }

  func layout(_ isNew: Bool) -> ViewLayout {
    Screen.layout(card(isNew), columns: 24, rows: 6)
  }

  func transition(_ motion: MotionPolicy = .full) -> LayoutTransition {
    LayoutTransition(from: layout(false), to: layout(true), motion: motion)
  }

  static let all: [CardChange] = [
    CardChange("a text that changes") { AnyView(Text($0 ? "nearly there" : "on the way")) },
    CardChange("block letters that change") {
      AnyView(Text($0 ? "24.8" : "25.1").font(.system(size: 48)))
    },
    CardChange("a symbol that changes") {
      AnyView(Image(systemName: $0 ? "checkmark" : "xmark"))
    },
    CardChange("a text that moves", goesByCells: true) { isNew in
      AnyView(
        HStack {
          if isNew { Spacer() }
          Text("here")
        })
    },
    CardChange("a color that changes") {
      AnyView(Text("ink").foregroundStyle($0 ? Color.red : Color.blue))
    },
    CardChange("a bar that fills", goesByCells: true) {
      AnyView(ProgressView(value: $0 ? 0.9 : 0.2))
    },
    CardChange("a shape that changes", goesByCells: true) {
      AnyView(
        Rectangle().fill($0 ? Color.green : Color.orange).frame(width: $0 ? 90 : 40, height: 32))
    },
    CardChange("a gradient that becomes a color") {
      $0
        ? AnyView(Rectangle().fill(Color.red))
        : AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    },
    CardChange("a view that comes", goesByCells: true) { isNew in
      AnyView(
        VStack {
          Text("always")
          if isNew { Text("now").transition(.push(from: .bottom)) }
        })
    },
    CardChange("a view that goes", goesByCells: true) { isNew in
      AnyView(
        VStack {
          Text("always")
          if !isNew { Text("then").transition(.slide.combined(with: .opacity)) }
        })
    },
    CardChange("a view that another one blurs into") {
      AnyView(
        Text($0 ? "that" : "this").id($0).transition(.blurReplace)
          .frame(maxWidth: .infinity, maxHeight: .infinity))
    },
    CardChange("another identity", goesByCells: true) { isNew in
      AnyView(Text(isNew ? "same" : "some").id(isNew).transition(.move(edge: .leading)))
    },
    CardChange("a number that rolls") {
      AnyView(Text($0 ? "1,009 m" : "998 m").contentTransition(.numericText()))
    },
    CardChange("an opacity that changes") { AnyView(Text("faint").opacity($0 ? 0.2 : 1)) },
  ]
}

struct LayoutTransitionTests {
  @Test(arguments: CardChange.all, MotionPolicy.allCases)
  func `a transition begins with the old picture and ends with the new one`(
    change: CardChange, motion: MotionPolicy
  ) {
    let transition = change.transition(motion)
    #expect(
      transition.surface(at: transition.length) == change.layout(true).surface())
    #expect(transition.surface(at: .seconds(3)) == change.layout(true).surface())
    guard motion != .off else { return #expect(transition.length == .zero) }
    #expect(transition.length > .zero && transition.length <= .seconds(2))
    #expect(transition.surface(at: .zero) == change.layout(false).surface())
    #expect(transition.surface(at: transition.length / 3) != change.layout(false).surface())
    #expect(transition.surface(at: transition.length / 3) != change.layout(true).surface())
  }

  @Test(arguments: CardChange.all)
  func `equal layouts make no transition`(change: CardChange) {
    let layout = change.layout(true)
    #expect(LayoutTransition(from: layout, to: layout, motion: .full).length == .zero)
    #expect(change.transition().retargeted(to: layout, at: .seconds(3)).length == .zero)
  }

  @Test(arguments: CardChange.all.filter { !$0.goesByCells })
  func `a transition begins and ends without a jump`(change: CardChange) {
    let transition = change.transition()
    let first = transition.surface(at: .milliseconds(1))
    #expect(first.distance(to: transition.surface(at: .zero)) < 0.02)
    let last = transition.surface(at: transition.length - .milliseconds(1))
    #expect(last.distance(to: transition.surface(at: transition.length)) < 0.02)
  }

  @Test(arguments: CardChange.all, [20, 100, 160, 240, 400])
  func `a transition that gets another end goes on from what is seen`(
    change: CardChange, milliseconds: Int
  ) {
    let elapsed = Duration.milliseconds(milliseconds)
    let transition = change.transition()
    let third = Screen.layout(
      VStack {
        Text("something else")
        Rectangle().fill(.purple)
      }, columns: 24, rows: 6)
    for target in [change.layout(false), third] {
      let other = transition.retargeted(to: target, at: elapsed)
      #expect(other.surface(at: .zero) == transition.surface(at: elapsed))
      let soon = other.surface(at: .milliseconds(1))
      #expect(change.goesByCells || soon.distance(to: transition.surface(at: elapsed)) < 0.03)
      #expect(other.length > .zero && other.length <= .seconds(2))
      #expect(other.surface(at: other.length) == target.surface())
    }
  }

  @Test(arguments: [
    AnyTransition.push(from: .bottom), .move(edge: .top), .slide,
    .slide.combined(with: .opacity), .blurReplace,
  ])
  func `a view comes and goes in the same way wherever its layout is placed`(
    transition: AnyTransition
  ) {
    let layouts = ["Waiting", "Arriving"].map { text in
      Screen.layout(
        Text(text).id(text).transition(transition).frame(width: 96, height: 48))
    }
    let size = CellSize(columns: 30, rows: 9)
    let origin = CellPoint(column: 11, row: 4)
    let placed = layouts.map {
      $0.placed(at: origin, in: size, clip: CellRect(origin: .zero, size: size))
    }
    let here = LayoutTransition(from: layouts[0], to: layouts[1], motion: .full)
    let there = LayoutTransition(from: placed[0], to: placed[1], motion: .full)
    for step in 0...10 {
      var wanted = Surface(size: size)
      wanted.composite(here.surface(at: here.length * step / 10), at: origin)
      #expect(there.surface(at: there.length * step / 10) == wanted)
    }
  }

  @Test func `an item that looks the same stays, whatever its identity`() {
    func layout(_ number: Int) -> ViewLayout {
      Screen.layout(
        VStack(alignment: .leading) {
          Text("same").id(number)
          Text("\(number) m").id(number)
        })
    }
    let transition = LayoutTransition(from: layout(1), to: layout(2), motion: .full)
    #expect(transition.length > .zero)
    for step in 0...10 {
      let surface = transition.surface(at: transition.length * step / 10)
      for column in 0..<4 { #expect(surface[column, 0] == layout(1).surface()[column, 0]) }
    }
    let moving = [1, 2].map { Screen.layout(Text("same").id($0).transition(.slide)) }
    #expect(LayoutTransition(from: moving[0], to: moving[1], motion: .full).length > .zero)
    #expect(LayoutTransition(from: moving[0], to: moving[1], motion: .reduced).length == .zero)
  }

  @Test func `a second that passes is no change, in any format`() {
    func layout(_ seconds: Double, _ transition: ContentTransition?) -> ViewLayout {
      var environment = Screen.environment
      environment.now = Screen.now + seconds
      let timer = Text(Screen.now - 100, style: .timer)
      return Screen.layout(
        transition.map { AnyView(timer.contentTransition($0)) } ?? AnyView(timer),
        environment: environment)
    }
    #expect(layout(0, nil).surface() != layout(1, nil).surface())
    let still = LayoutTransition(from: layout(0, nil), to: layout(1, nil), motion: .full)
    #expect(still.length == .zero)
    let rolling = LayoutTransition(
      from: layout(0, .numericText()), to: layout(1, .numericText()), motion: .full)
    #expect(rolling.length > .zero)
  }

  @Test func `a clock that gets another row moves there`() {
    func layout(_ seconds: Double, above: Int) -> ViewLayout {
      var environment = Screen.environment
      environment.now = Screen.now + seconds
      return Screen.layout(
        VStack {
          ForEach(0..<above) { _ in Divider() }
          Text(Screen.now - 100, style: .timer)
        }, columns: 8, environment: environment)
    }
    let transition = LayoutTransition(
      from: layout(0, above: 1), to: layout(1, above: 2), motion: .full)
    let row = { (milliseconds: Int) in
      let surface = transition.surface(at: .milliseconds(milliseconds))
      return (0..<surface.size.rows).first { row in
        (0..<8).contains { surface[$0, row].glyph == Glyph(":") }
      }
    }
    #expect(row(1) == 1 && row(2000) == 2)
  }

  @Test func `a layout's own animations count from iOS 17 on`() {
    func layout(_ value: Int, _ animation: Animation?) -> ViewLayout {
      Screen.layout(Text("\(value)").animation(animation, value: value))
    }
    let slow = Animation.linear(duration: 1.5)
    func length(_ animation: Animation?, _ motion: MotionPolicy) -> Duration {
      LayoutTransition(
        from: layout(1, animation), to: layout(2, animation), motion: motion
      ).length
    }
    #expect(length(slow, .full) == .seconds(1.5))
    #expect(length(nil, .full) == .zero)
    #expect(length(.linear(duration: 9), .full) == .seconds(2))
    #expect(length(slow, .systemOnly) == length(nil, .systemOnly))
    #expect(layout(1, slow).asksForAnimation && !Screen.layout(Text("1")).asksForAnimation)
  }

  @Test func `an animation counts only where its value changes`() {
    func layout(_ text: String, value: Int) -> ViewLayout {
      Screen.layout(Text(text).animation(nil, value: value))
    }
    let quiet = LayoutTransition(
      from: layout("a", value: 1), to: layout("b", value: 2), motion: .full)
    let loud = LayoutTransition(
      from: layout("a", value: 1), to: layout("b", value: 1), motion: .full)
    #expect(quiet.length == .zero)
    #expect(loud.length > .zero)
  }

  @Test func `the identity content transition changes at once from iOS 17 on`() {
    func layout(_ text: String, _ transition: ContentTransition) -> ViewLayout {
      Screen.layout(Text(text).contentTransition(transition))
    }
    for (motion, isStill) in [(MotionPolicy.full, true), (.systemOnly, false)] {
      let transition = LayoutTransition(
        from: layout("a", .identity), to: layout("b", .identity), motion: motion)
      #expect((transition.length == .zero) == isStill)
    }
  }
}

extension Surface {
  /// The difference of two pictures, from 0 to about 1: the greatest visible difference of a channel.
  func distance(to other: Surface) -> Double {
    let size = CellSize(
      columns: max(size.columns, other.size.columns), rows: max(size.rows, other.size.rows))
    let (first, second) = (upon(.black, size: size), other.upon(.black, size: size))
    return zip(first.cells, second.cells).map { $0.distance(to: $1) }.max() ?? 0
  }

  /// The picture in the middle of an opaque background.
  func upon(_ ground: StraightRGBA, size: CellSize) -> Surface {
    var surface = Surface(size: size, filledWith: Cell(background: ground))
    surface.composite(
      self,
      at: CellPoint(
        column: (size.columns - self.size.columns) / 2, row: (size.rows - self.size.rows) / 2))
    return surface
  }
}

extension Cell {
  fileprivate func distance(to other: Cell) -> Double {
    var colors = [(upper, other.upper), (lower, other.lower)]
    if glyph == other.glyph {
      colors.append((foreground, other.foreground))
    } else {
      // Text that is in one picture only counts by its difference from its background.
      colors.append((ink, meanBackground))
      colors.append((other.ink, other.meanBackground))
    }
    return colors.map { $0.distance(to: $1) }.max() ?? 0
  }

  private var ink: StraightRGBA { glyph.hasInk ? foreground : meanBackground }
}

extension StraightRGBA {
  fileprivate func distance(to other: StraightRGBA) -> Double {
    zip([red, green, blue], [other.red, other.green, other.blue])
      .map { Double(abs(Int($0) - Int($1))) / 255 }.max() ?? 0
  }
}
