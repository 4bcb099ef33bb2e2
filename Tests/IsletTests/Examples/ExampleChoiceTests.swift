import CellUI
import FoundationEssentials
import Testing
import WidgetSources

@testable import ActivityWidgets

@Suite("Made-up values that have others") struct ExampleChoiceTests {
  private enum Phase: String, Codable { case riding = "in_ride", arrived, ended }
  private enum Step: Codable, CaseIterable { case first, second }

  private struct State: Codable, Hashable {
    var phase = Phase.arrived
    var isOn = false
    var step = Step.second
    var line = "U2"
    var number_of_stops = 7
    var share = 0.8
    var mode: String
    var flags: [Bool]
  }

  private static var source: ExampleSource {
    var source = ExampleSource()
    source.cases = [
      "Phase": [("riding", "in_ride"), ("arrived", "arrived"), ("ended", "ended")].map {
        ExampleSource.Case(name: $0, value: $1)
      }
    ]
    source.comparedTexts = ["mode": ["walk", "ride"]]
    source.defaultValues = [
      "State.phase": ".arrived", "State.isOn": "false", "State.step": ".second",
      "State.line": "\"U2\"", "State.numberOfStops": "7", "State.share": "0.8",
    ].reduce(into: [:]) { $0["ExampleChoiceTests.\($1.key)"] = $1.value }
    return source
  }

  private func state(_ number: Int) throws -> State {
    try ExampleDecoder(
      source: Self.source, now: Date(timeIntervalSince1970: 9e8),
      alternatives: ExampleAlternatives(chosen: number)
    ).value(State.self)
  }

  @Test func `the values that properties begin with are taken`() throws {
    let state = try state(0)
    #expect(state.phase == .arrived && !state.isOn && state.step == .second)
    #expect(state.line == "U2" && state.number_of_stops == 7 && state.share == 0.8)
    #expect(state.mode == "walk" && state.flags == [true, false, true])
  }

  @Test func `of a type's own sample the first element of an array has the values`() throws {
    struct Rider: Codable, Equatable {
      var name: String
      var laps: Int
      var best: UInt8
    }
    struct Race: Codable { var riders: [Rider], leader: Rider }
    var source = ExampleSource()
    source.sampleValues = ["Rider.name": "\"Ada\"", "Rider.laps": "7", "Rider.best": "1e9"]
    let race = try ExampleDecoder(source: source, now: Date(timeIntervalSince1970: 9e8))
      .value(Race.self)
    #expect(race.leader == Rider(name: "Ada", laps: 7, best: 255))
    #expect(race.riders.map(\.name) == ["Ada", "Sam Lee", "Robin Shah"])
  }

  @Test func `the source's own samples are states before made-up ones`() throws {
    struct RideAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable { var stops: Int, isOn: Bool }
    }
    var source = ExampleSource()
    source.sampleValues = ["ContentState.stops": "8"]
    source.sampleStates = [8, 3, 1, 3].map { ["ContentState.stops": "\($0)"] }
    let configuration = ActivityConfiguration(for: RideAttributes.self) { _ in
      Text("")
    } dynamicIsland: { _ in
      .empty
    }
    let example = try configuration.example(
      of: source, at: Date(timeIntervalSince1970: 9e8)
    ).get()
    let states = try example.contentStates().map {
      try JSONDecoder().decode(RideAttributes.ContentState.self, from: Data($0))
    }
    #expect(
      states.map(\.stops) == [8, 3, 1, 8] && states.map(\.isOn) == [true, true, true, false])
  }

  @Test func `each further state has one other value`() throws {
    let first = try state(0)
    var others = [first, first, first, first, first, first]
    others[0].phase = .ended
    others[1].phase = .riding
    others[2].isOn = true
    others[3].step = .first
    others[4].mode = "ride"
    // The look for any other text.
    others[5].mode = "Standard"
    for (number, other) in others.enumerated() { #expect(try state(number + 1) == other) }
    #expect(try state(7) == first)
  }

  @Test(arguments: [(0, 3), (1, 2), (5, 6), (6, 6)])
  func `an activity has so many states`(flagCount: Int, stateCount: Int) throws {
    struct Flags: Codable, Hashable {
      var flags: [String: Bool]
    }
    struct FlagAttributes: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var flags: [String: Bool]
      }
    }
    var source = ExampleSource()
    source.keys = Dictionary(uniqueKeysWithValues: (0..<flagCount).map { ("flag\($0)", .flag) })
    let configuration = ActivityConfiguration(for: FlagAttributes.self) { _ in
      EmptyView()
    } dynamicIsland: { _ in
      .empty
    }
    let example = try configuration.example(of: source, at: Date()).get()
    #expect(example.contentStates().count == stateCount)
    #expect(Set(example.contentStates()).count == stateCount)
  }

  @Test(arguments: [
    ("price", "$12.50"), ("timeLeft", "12:34"), ("departureTime", "16:30"), ("homeScore", "2"),
    ("title", "Today"),
  ])
  func `a text that is a figure by its nature is one`(key: String, figure: String) throws {
    var source = ExampleSource()
    source.keys = [key: .text]
    let decoder = ExampleDecoder(source: source, now: Date(timeIntervalSince1970: 9e8))
    let texts = try [String: String](from: decoder.part("data", as: [String: String].self))
    if key == "departureTime" {
      #expect(texts[key]?.count == 5 && texts[key]?.contains(":") == true)
    } else {
      #expect(texts[key] == figure)
    }
  }

  @Test func `a text in which the source looks for others has any words first`() throws {
    struct State: Codable, Hashable { var driverName: String, note: String, icon: String }
    var source = ExampleSource()
    source.comparedTexts = ["driverName": ["VIP"], "note": ["🔥 ", " min"], "icon": ["fill"]]
    source.traits[.searched] = ["driverName", "note", "icon"]
    source.keys["icon"] = .symbol
    let states = try (0...3).map { number in
      try ExampleDecoder(
        source: source, now: MadeUpStates.now, alternatives: ExampleAlternatives(chosen: number)
      ).value(State.self)
    }
    #expect(states.map(\.driverName) == ["Alex Kim", "VIP", "Alex Kim", "Alex Kim"])
    let note = states[0].note
    #expect(!note.isEmpty && states.map(\.note) == [note, note, "🔥 " + note, note + " min"])
    #expect(states.allSatisfy { $0.icon == "star.fill" })
  }

  @Test func `two values may be others in one state`() throws {
    let alternatives = ExampleAlternatives()
    _ = try ExampleDecoder(source: Self.source, now: MadeUpStates.now, alternatives: alternatives)
      .value(State.self)
    let states = try alternatives.pairs.map { pair in
      try ExampleDecoder(
        source: Self.source, now: MadeUpStates.now,
        alternatives: ExampleAlternatives(chosen: pair.first, and: pair.second)
      ).value(State.self)
    }
    #expect(states.contains { $0.phase == .ended && $0.mode == "ride" })
    #expect(states.count <= 16 && Set(states).count == states.count)
  }

  @Test func `an array has the elements that the source's own sample has`() throws {
    enum Kind: String, Codable { case cup, fork, knife }
    struct Order: Codable { var items: [String], kinds: [Kind], counts: [Int], names: [String] }
    var source = ExampleSource()
    source.cases["Kind"] = ["cup", "fork", "knife"].map { ExampleSource.Case(name: $0, value: $0) }
    source.comparedTexts["items"] = ["moon"]
    source.sampleValues = [
      "Order.items[]": ["\"cup.fill\"", "\"fork.knife\""], "Order.kinds[]": [".knife", ".knife"],
      "Order.counts[]": ["7"],
    ].mapValues { $0.joined(separator: ExampleSource.elementSeparator) }
    #expect(ExampleSource.elementSeparator == PlainValues.elementSeparator)
    let order = try ExampleDecoder(source: source, now: MadeUpStates.now).value(Order.self)
    #expect(order.items == ["cup.fill", "fork.knife"] && order.kinds == [.knife, .knife])
    #expect(order.counts == [7] && order.names.count == 3)
  }
}
