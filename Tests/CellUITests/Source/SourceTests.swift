import CellUI
import Compositing
import Testing

@Suite("Source of public widgets") struct SourceTests {
  private static let eta =
    Screen.now.addingTimeInterval(-60)...Screen.now.addingTimeInterval(540)

  @Test(arguments: OrderStage.allCases)
  func `of an order draws each stage`(stage: OrderStage) {
    let view = OrderTrackingView(stage: stage, courier: "Ada", eta: Self.eta)
    let layout = Screen.layout(view, columns: 45, rows: 10)
    #expect(Screen.text(layout.surface()).contains("Ada"))
    #expect(Screen.text(layout.surface()).contains("9:00"))
    #expect(
      layout.notes == [
        .undrawn("shadow"), .keptColor(symbol: "bag", isRing: false),
        .unavailable(.control("Button")),
      ])
  }

  @Test func `reads its environment in modifiers, readers and styles`() {
    let view = OrderTrackingView(stage: .onTheWay, courier: nil, eta: Self.eta)
    let layout = Screen.layout(view.tint(.pink), columns: 45, rows: 10)
    let text = Screen.text(layout.surface()).replacing("▒", with: " ").replacing("─", with: " ")
    #expect(text.contains("Your order"))
    #expect(text.contains("On the way"))
  }

  @Test func `passes preferences up to an overlay`() {
    #expect(Screen.text(MeasuringView(), columns: 12, rows: 3).contains("w40th"))
  }

  @Test func `compiles and draws in each form of the catalog`() {
    for view in [
      AnyView(CatalogSource.layouts), AnyView(CatalogSource.shapes),
      AnyView(CatalogSource.controls), AnyView(CatalogSource.modifiers),
      AnyView(ObservedSource(isOn: .constant(true))),
    ] {
      let layout = Screen.layout(VStack { view }, columns: 45, rows: 60)
      #expect(!layout.items.isEmpty)
      #expect(layout.surface().size == layout.size)
    }
    let notes = Screen.layout(VStack { CatalogSource.modifiers }, columns: 45, rows: 60).notes
    #expect(!notes.contains(.undrawn("blendMode")) && notes.contains(.undrawn("symbolEffect")))
    #expect(!notes.contains(.undrawn("blur")), "a radius of 0 is no blur")
  }

  @Test func `takes the place of a tap, which never comes`() {
    let view = Text("tap").onTapGesture { (place: CGPoint) in Issue.record("tapped at \(place)") }
    #expect(Screen.text(view, columns: 3, rows: 1) == "tap")
    let counted = Text("two").onTapGesture(count: 2, coordinateSpace: .local) { place in
      Issue.record("tapped at \(place.x)")
    }
    #expect(Screen.text(counted, columns: 3, rows: 1) == "two")
  }
}
