import ActivityWidgets
import Foundation
import Testing

@testable import ActivityWidgets

@Suite struct `Made-up numbers and texts amid those that code compares them with` {
  private let now = Date(timeIntervalSince1970: 1_795_167_660)

  private struct State: Decodable {
    let number: Double, delayMinutes: Int, step: Int, battery: Double, status: String
    let endTime: Double
  }

  private func states(_ source: ExampleSource, count: Int = 6) throws -> [State] {
    try (0..<count).map { chosen in
      try ExampleDecoder(
        source: source, now: now, alternatives: ExampleAlternatives(chosen: chosen)
      ).value(State.self)
    }
  }

  @Test(
    arguments: [
      ("number", [0], [0.5, 0]), ("number", [80], [0.5, 80, 81]),
      ("number", [0.5], [0.5, 0.75, 0.25]),
      ("delayMinutes", [0], [0, 3]), ("delayMinutes", [5], [3, 5, 6]),
      ("step", [0, 1, 2], [1, 3, 0, 2]), ("step", [3], [3, 4, 2]),
      ("step", [30, 70], [3, 30, 31, 70, 71]),
      ("step", [0, 60, 61, 85], [3, 73, 97]), ("battery", [0.2, 0.4, 0.8], [0.5, 0.1, 0.3, 0.9]),
      ("battery", [0.1, 0.4, 0.8, 1], [0.5, 0.05, 0.25, 0.9]),
      ("battery", [10, 20, 50], [0.5, 15, 35, 65]),
      ("battery", [0.2], [0.5, 0.2, 0.1]), ("battery", [0, 1], [0.5, 0, 1]),
      ("step", [-1], [3, -1]), ("endTime", [0], []),
    ] as [(String, [Double], [Double])])
  func `are on each side of a limit`(key: String, limits: [Double], numbers: [Double]) throws {
    var source = ExampleSource()
    source.limits[key] = limits
    let made = try states(source).map { state in
      [
        "number": state.number, "delayMinutes": Double(state.delayMinutes),
        "step": Double(state.step), "battery": state.battery,
      ][key]
    }
    guard !numbers.isEmpty else { return #expect(made.compactMap(\.self).isEmpty) }
    // The first state is made for all further numbers, too.
    #expect(made == numbers + Array(repeating: numbers[0], count: made.count - numbers.count))
  }

  @Test(
    arguments: [
      ("number", "12.0", 7), ("number", "3.0", 0.5), ("number", "8.0", 4.8), ("step", "40.0", 24),
      ("step", "5.0", 3), ("battery", "200.0", 120), ("number", "x", 0.5),
    ])
  func `are a good part of their scale`(key: String, scale: String, number: Double) throws {
    var source = ExampleSource()
    source.scales[key] = scale
    let state = try #require(try states(source, count: 1).first)
    let made = ["number": state.number, "step": Double(state.step), "battery": state.battery][key]
    #expect(made == number)
  }

  @Test(
    arguments: [
      ("walking", "standing"), ("UP", "DOWN"), ("Open", "Closed"), ("down", "up"),
      ("x9", "In progress"),
    ])
  func `are opposites of the only text that is compared`(text: String, other: String) throws {
    var source = ExampleSource()
    source.comparedTexts["status"] = [text]
    #expect(try states(source, count: 2).map(\.status) == [text, other])
    source.comparedTexts["status"] = [text, "b"]
    #expect(try states(source, count: 2).map(\.status) == [text, "b"])
  }

  @Test func `are not in the author's own samples, and a number of one's own comes first`() throws {
    var source = ExampleSource()
    source.limits["delayMinutes"] = [0]
    source.defaultValues["\(Self.self).State.delayMinutes"] = "5"
    #expect(try states(source, count: 2).map(\.delayMinutes) == [5, 0])
    source.isSample = true
    #expect(try states(source, count: 2).map(\.delayMinutes) == [5, 5])
  }

  @Test func `are those that stand in for them in code`() throws {
    struct Step: Decodable { let emoji: String, note: String }
    struct Meal: Decodable { let emoji: String, note: String, driver: String, steps: [Step] }
    var source = ExampleSource()
    source.fallbacks = ["emoji": "🍳", "note": "Stir well", "driver": "Joe"]
    let meal = try ExampleDecoder(source: source, now: now).value(Meal.self)
    #expect([meal.emoji, meal.note, meal.driver] == ["🍳", "Stir well", "Alex Kim"])
    #expect(meal.steps[0].emoji == "🍳" && meal.steps[0].note != "Stir well")
  }

  @Test func `are the words and the color that stand in for them, as the source writes these`()
    throws
  {
    struct Deal: Decodable { let countdownLabel: String, themeColorHex: String, inkColor: String }
    var source = ExampleSource()
    source.fallbacks = ["countdownLabel": "ENDS IN", "themeColorHex": "3A78C2", "inkColor": "Sea"]
    let deal = try ExampleDecoder(source: source, now: now).value(Deal.self)
    #expect(deal.countdownLabel == "ENDS IN" && deal.themeColorHex == "3A78C2")
    #expect(deal.inkColor.hasPrefix("#"))
    source.traits[.bareHex] = [""]
    let bare = try ExampleDecoder(source: source, now: now).value(Deal.self)
    #expect("#" + bare.inkColor == deal.inkColor)
  }

  @Test func `an arrival is a text with its unit, and what comes next is another one`() throws {
    struct Train: Decodable {
      let eta: String, currentStation: String, nextStation: String, currentStop: String
      let nextStop: String
    }
    var source = ExampleSource()
    var train = try ExampleDecoder(source: source, now: now).value(Train.self)
    #expect(train.eta == "12 min" && train.currentStation != train.nextStation)
    #expect(train.currentStop != train.nextStop)
    source.units["eta"] = "min"
    train = try ExampleDecoder(source: source, now: now).value(Train.self)
    #expect(train.eta == "12")
    struct Line: Decodable { let etas: [String], eta: [String] }
    let line = try ExampleDecoder(source: source, now: now).value(Line.self)
    #expect(line.etas == ["12 min", "21 min", "30 min"] && line.eta == ["12", "21", "30"])
  }
}
