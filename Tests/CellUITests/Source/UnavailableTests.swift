import CellUI
import Foundation
import Testing

/// The parts of views that are drawn here, and that a phone does without in a Live Activity.
@Suite("A view that a phone does without") struct UnavailableTests {
  private struct Press: ControlIntent {
    var runsInApp: Bool { false }

    func performAsControl() {}
  }

  private static var parts: [(Unavailable, AnyView)] {
    [
      (.view("List"), AnyView(List { Text("a") })), (.view("Form"), AnyView(Form { Text("a") })),
      (.view("ScrollView"), AnyView(ScrollView { Text("a") })),
      (.view("NavigationStack"), AnyView(NavigationStack { Text("a") })),
      (.view("TabView"), AnyView(TabView { Text("a") })),
      (.view("TextField"), AnyView(TextField("a", text: .constant("")))),
      (.view("Slider"), AnyView(Slider(value: .constant(0.5)))),
      (.view("DatePicker"), AnyView(DatePicker("a", selection: .constant(.now)))),
      (.network("AsyncImage"), AnyView(AsyncImage(url: nil) { _ in EmptyView() })),
      (.control("Button"), AnyView(Button("a") {})),
      (.control("Toggle"), AnyView(Toggle("a", isOn: .constant(true)))),
      (.closure("onTapGesture"), AnyView(Text("a").onTapGesture {})),
    ] + motions
  }

  private static var motions: [(Unavailable, AnyView)] {
    let forever = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    let twice = Group {
      Text("a").animation(forever, value: 1)
      Text("b").animation(forever.speed(2), value: 1)
    }
    return [
      (.motion("repeatForever()"), AnyView(twice)),
      (.motion("repeatForever()"), AnyView(Text("a").animation(forever))),
      (
        .motion("repeatForever()"),
        AnyView(Text("a").animation(forever.delay(1)) { $0.opacity(0.5) })
      ),
      (.motion("PhaseAnimator"), AnyView(PhaseAnimator([1, 2]) { Text("\($0)") })),
      (.motion("phaseAnimator"), AnyView(Text("a").phaseAnimator([1, 2]) { view, _ in view })),
      (
        .motion("KeyframeAnimator"),
        AnyView(
          KeyframeAnimator(initialValue: 1) {
            Text("\($0)")
          } keyframes: { _ in
          })
      ),
      (
        .motion("keyframeAnimator"),
        AnyView(
          Text("a").keyframeAnimator(initialValue: 1) { view, _ in
            view
          } keyframes: { _ in
          })
      ),
      (
        .motion("keyframeAnimator"),
        AnyView(
          Text("a").keyframeAnimator(initialValue: 1, trigger: 1) { view, _ in
            view
          } keyframes: { _ in
          })
      ),
      (
        .motion("TimelineView(.animation)"),
        AnyView(TimelineView(.animation(minimumInterval: 0.1)) { _ in Text("a") })
      ),
    ]
  }

  @Test func `is no motion that follows the state, or that stands still`() {
    for view in [
      AnyView(Text("a").animation(.linear, value: 1)), AnyView(Text("a").animation(nil, value: 1)),
      AnyView(TimelineView(.animation(paused: true)) { _ in Text("a") }),
      AnyView(TimelineView(.everyMinute) { _ in Text("a") }),
    ] {
      #expect(Screen.layout(view).notes.isEmpty)
    }
  }

  @Test func `has one date where it asks for one after another`() {
    let layout = Screen.layout(TimelineView(.animation) { Text("\($0.date)") })
    #expect(layout.validUntil == nil)
    let minutes = Screen.layout(TimelineView(.everyMinute) { Text("\($0.date)") })
    #expect(minutes.validUntil != nil)
  }

  @Test(arguments: parts.indices) func `is noted`(index: Int) {
    let (part, view) = Self.parts[index]
    #expect(Screen.layout(view).notes == [.unavailable(part)])
  }

  @Test func `is none that has an intent, in whatever style`() {
    struct Framed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
    }
    struct Plain: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Button(configuration) }
    }
    struct Row: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
    }
    let button = Button("a", intent: Press())
    for view in [
      AnyView(button), AnyView(button.buttonStyle(Framed())), AnyView(button.buttonStyle(Plain())),
      AnyView(Toggle("a", isOn: true, intent: Press()).toggleStyle(Row())),
      AnyView(Link("a", destination: URL(filePath: "/"))),
    ] {
      #expect(Screen.layout(view).notes.isEmpty)
    }
  }
}
