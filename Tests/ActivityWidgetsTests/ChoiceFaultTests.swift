import CellUI
import LiveActivities
import Testing

@testable import ActivityWidgets

private struct BrewAttributes: ActivityAttributes {
  enum Stage: String, Codable { case bloom, inCup = "in_cup" }

  struct ContentState: Codable, Hashable {
    var stage: Stage
    var grams: Double
  }
}

private struct BrewWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: BrewAttributes.self) { _ in
      EmptyView()
    } dynamicIsland: { _ in
      .empty
    }
  }
}

private struct BrewBundle: WidgetBundle {
  var body: some Widget { BrewWidget() }
}

@Suite("An enumeration's value that is none of its own") struct ChoiceFaultTests {
  private func faults(_ source: ExampleSource) throws -> [ContentFault] {
    let provider = try #require(WidgetRegistry(BrewBundle()).provider(for: "BrewAttributes"))
    let state = LazyJSON(Array(#"{"stage":"Bloom","grams":"92"}"#.utf8))
    return ExampleValues.run(choosingBy: source) {
      provider.faults(attributes: nil, contentState: state)
    }
  }

  @Test func `is told with those that the source declares, and with the faults after it`() throws {
    var source = ExampleSource()
    source.cases["Stage"] = [
      ExampleSource.Case(name: "bloom", value: "bloom"),
      ExampleSource.Case(name: "inCup", value: "in_cup"),
    ]
    let faults = try faults(source)
    #expect(faults.map(\.keyPath) == ["stage", "grams"])
    #expect(
      faults.first?.problem
        == .mismatch(expected: "one of bloom, in_cup", found: #"the string "Bloom""#))
  }

  @Test func `is told in the decoder's words where no source is known`() throws {
    let fault = try faults(ExampleSource()).first
    #expect(fault?.words.contains("Cannot initialize Stage from invalid String value") == true)
  }
}
