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
    ]
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
