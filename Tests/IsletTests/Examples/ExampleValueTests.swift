import AssetCatalogs
import CellUI
import Foundation
import Testing

@testable import ActivityWidgets

@Suite("Made-up values by their names") struct ExampleValueTests {
  private let now = Date(timeIntervalSince1970: 9e8)

  private func value<Value: Decodable>(
    _ type: Value.Type, source: ExampleSource = ExampleSource(), chosen: Int = 0
  ) throws -> Value {
    try ExampleDecoder(
      source: source, now: now, alternatives: ExampleAlternatives(chosen: chosen)
    ).value(type)
  }

  @Test func `numbers are of the size that their names, or their wholes', tell`() throws {
    struct Airport: Decodable { let iata: String }
    struct State: Decodable {
      let distance: Double, goalMeters: Double, altitudeFeet: Int, speedKnots: Int
      let levels: [Double], startedAtMs: Double, pausedAtMs: Double?
      let origin: Airport, destination: Airport, orderNumber: String, lineNumber: String
    }
    var source = ExampleSource()
    source.parts = ["goalMeters": "distance"]
    let state = try value(State.self, source: source)
    #expect(state.distance == 1200 && state.goalMeters == 1440)
    #expect(state.altitudeFeet == 38_000 && state.speedKnots == 450)
    #expect(state.levels == [0.5, 0.7, 0.6, 0.8, 0.9, 0.7, 0.8, 0.6, 0.4, 0.5, 0.3, 0.2])
    #expect(state.startedAtMs < 9e11 && state.pausedAtMs == nil)
    #expect(state.origin.iata == "SFO" && state.destination.iata == "JFK")
    #expect(state.orderNumber == "1042" && state.lineNumber == "12")
  }

  @Test func `elements of an array differ`() throws {
    struct Row: Decodable {
      let id: String, number: Int, uuid: UUID, name: String, title: String, code: String
      let isHome: Bool, isDone: Bool, finishedAt: Double, start: Date, colorHex: String
    }
    struct State: Decodable { let rows: [Row], stops: [String], points: [Double], kinds: Set<Int> }
    let state = try value(State.self)
    #expect(state.rows.map(\.id) == ["Id 1", "Id 2", "Id 3"])
    #expect(state.rows.map(\.number) == [3, 4, 5])
    #expect(state.rows.map(\.name) == ["First", "Second", "Third"])
    #expect(state.rows.map(\.code) == ["Code 1", "Code 2", "Code 3"])
    #expect(state.rows.map(\.isHome) == [true, false, true])
    #expect(state.rows.map(\.isDone) == [true, false, false])
    let ends: [Double] = [899_999_820, 900_000_720, 900_001_620]
    #expect(state.rows.map(\.finishedAt) == ends)
    let starts: [Date] = [-900, 0, 900].map { now.addingTimeInterval($0) }
    #expect(state.rows.map(\.start) == starts)
    #expect(Set(state.rows.map(\.uuid)).count == 3)
    #expect(Set(state.rows.map(\.colorHex)).count == 3)
    #expect(state.stops == ["Market Square", "Harbor Street", "City Hall"])
    #expect(state.points == [0.5, 1.5, 2.5] && state.kinds.count == 3)
  }

  @Test func `elements are named as things of their kind, and counted where there are no names`()
    throws
  {
    struct Named: Decodable { let name: String }
    struct Texted: Decodable { let text: String, note: String }
    struct State: Decodable {
      let items: [Named], todoItems: [String], tasks: [Texted], rows: [Texted], widgets: [Named]
      let text: [String], stop: Named, lapNames: [String], labels: [[String]]
    }
    let state = try value(State.self)
    #expect(state.items.map(\.name) == ["Running shoes", "Water bottle", "Backpack"])
    #expect(state.todoItems == state.items.map(\.name))
    #expect(state.tasks.map(\.text) == ["Read a chapter", "Water the plants", "Call home"])
    #expect(state.rows.map(\.text) == ["First", "Second", "Third"])
    #expect(state.rows.map(\.note) == ["See you soon", "On my way", "Almost there"])
    #expect(state.widgets.map(\.name) == ["Widget 1", "Widget 2", "Widget 3"])
    #expect(state.text == ["First", "Second", "Third"])
    #expect(state.stop.name == "Market Square")
    #expect(state.lapNames == ["Lap name 1", "Lap name 2", "Lap name 3"])
    #expect(state.labels.first == ["First", "Second", "Third"])
  }

  @Test func `a place in an array is within it, and an array in itself ends`() throws {
    struct Node: Decodable { let children: [Node], next: [String: Node] }
    struct State: Decodable { let currentStep: Int, other: Int, steps: [String], root: Node }
    var source = ExampleSource()
    source.traits = [.index: ["currentStep"]]
    let state = try value(State.self, source: source)
    #expect(state.steps.indices.contains(state.currentStep) && state.other == 3)
    #expect(state.root.children.count == 3)
  }

  @Test func `values of Foundation's types are plain ones`() throws {
    struct State: Decodable {
      let bedtime: DateComponents, calendar: Calendar, locale: Locale, zone: TimeZone
      let pace: Duration, totalDuration: Duration, range: ClosedRange<Date>
      let scores: [String: Int], ranks: [Int: Int]
    }
    let state = try value(State.self)
    #expect(state.bedtime.hour != nil && state.bedtime.minute != nil)
    #expect(state.locale.identifier == "en_US" && state.zone == .gmt)
    #expect(state.pace == .seconds(900) && state.totalDuration == .seconds(2700))
    #expect(state.scores.keys.sorted() == ["Score 1", "Score 2"] && state.ranks.count == 2)
    #expect(state.range.contains(now) && state.calendar.identifier == .gregorian)
  }

  private struct Ends: Codable, Equatable {
    let startedAt: Date
    let finishedAt: Date?
    let courier: String?
    let note: String?
    let errorMessage: String?
  }

  @Test(arguments: [(0, false, true), (1, true, true), (2, false, false), (3, false, true)])
  func `an end that comes later is none at first, and what is tested is none in one state`(
    chosen: Int, hasEnd: Bool, hasCourier: Bool
  ) throws {
    var source = ExampleSource()
    source.traits = [.tested: ["courier"]]
    let ends = try value(Ends.self, source: source, chosen: chosen)
    #expect(ends.finishedAt.map { $0 > ends.startedAt && $0 < now } == (hasEnd ? true : nil))
    #expect((ends.courier != nil) == hasCourier)
    #expect(ends.note == (hasEnd ? "All done" : "Everything is on schedule"))
    #expect((ends.errorMessage != nil) == (chosen == 3))
  }

  @Test func `a value that no code reads has no alternatives`() throws {
    struct State: Decodable { let isOn: Bool, trend: Bool, change: Double }
    var source = ExampleSource()
    source.traits = [.unread: ["trend"]]
    let states = try (0..<3).map { try value(State.self, source: source, chosen: $0) }
    #expect(states.map(\.isOn) == [true, false, true] && states.allSatisfy(\.trend))
    #expect(states.map(\.change) == [1.8, 1.8, -1.8])
  }

  @Test func `alternatives to be shown first are cases, of which two give way to other kinds`() {
    let alternatives = ExampleAlternatives()
    for (number, kind) in [(2, .flag), (7, .choice), (2, .absence)]
      as [(Int, ExampleAlternatives.Kind)]
    {
      _ = alternatives.choice(of: number, kind, at: ["\(kind)"])
    }
    #expect(alternatives.numbers(forAtMost: 5) == [2, 3, 4, 8, 1, 5, 6, 7])
  }

  @Test(arguments: [
    ("price", 12.5), ("highPrice", 12.9), ("dayHigh", 12.9), ("low", 11.8), ("rating", 4.8),
    ("latitude", 37.7749), ("heartRate", 128), ("kcal", 240), ("weight", 60), ("speed", 24),
    ("playbackSpeed", 1), ("percentChange", 1.8), ("awayScore", 1), ("home_score", 2),
    ("share", 0.5), ("closeTime", 0.5),
  ]) func `a number is one by its nature`(key: String, number: Double) throws {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    #expect(try decoder.part(key, as: Double.self).value(Double.self) == number)
    let integer = try decoder.part(key, as: Int.self).value(Int.self)
    #expect(number == 0.5 || integer == Int(number))
  }

  @Test func `a type that is named after a date reads a number as one`() throws {
    struct FlexibleDate: Decodable {
      let seconds: Double
      init(from decoder: any Decoder) throws {
        seconds = try decoder.singleValueContainer().decode(Double.self)
      }
    }
    struct State: Decodable { var arrival: FlexibleDate }
    let arrival = try ExampleDecoder(source: ExampleSource(), now: now).value(State.self).arrival
    #expect(arrival.seconds > now.timeIntervalSince1970)
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    let position = decoder.part("positionMs", as: Double.self)
    #expect(try position.value(Double.self) == 900_000)
  }

  @Test func `a measurement has a usual unit`() throws {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    let key = "rest"
    let length = Measurement<UnitLength>.self
    #expect(
      try decoder.part(key, as: length).value(length)
        == Measurement(value: 1.2, unit: UnitLength.kilometers))
    let volume = Measurement<UnitVolume>.self
    #expect(try decoder.part(key, as: volume).value(volume).unit == .milliliters)
  }

  @Test(arguments: [
    ("stationName", "Central Station"), ("destination", "Airport"), ("songTitle", "Golden Hour"),
    ("departureCity", "Lisbon"), ("arrivalCity", "Oslo"), ("toStation", "Harbor Station"),
    ("statusMessage", "In progress"), ("phaseLabel", "In progress"), ("label", "Today"),
    ("text", "Everything is on schedule"),
    ("roomNumber", "4"), ("vehicleNumber", "1042"), ("orderID", "Id 1"), ("team2Name", "Tigers"),
    ("awayCode", "TIG"), ("teamHome", "Lions"), ("battingTeam", "Lions"),
    ("lineName", "Blue Line"), ("glucoseDirection", "→"),
    ("focusArea", "Upper body"), ("area", "Old Town"), ("playerPosition", "Forward"),
    ("supportTeam", "Support team"),
    ("highBidTeam", "Lions"), ("distanceText", "1.2 km"),
    ("timeTitle", "Time title"),
    ("remainingTimeText", "12:34"), ("tripHeadsign", "Airport"), ("servicePoint", "Service point"),
  ]) func `a text is that of the thing that its key names`(key: String, text: String) throws {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    #expect(try decoder.part(key, as: String.self).value(String.self) == text)
  }

  @Test(arguments: [
    ("energyKWh", 12.4), ("pricePerKWh", 0.35), ("lowTemp", 16), ("highTemp", 24),
    ("restTime", 90), ("restTimeElapsed", 30), ("restDuration", 120), ("workTime", 900),
    ("readingDate", 900_001_800), ("costUSD", 12.5), ("windDegrees", 45),
  ]) func `a number with a point is a usual one of what its key names`(key: String, number: Double)
    throws
  {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    #expect(try decoder.part(key, as: Double.self).value(Double.self) == number)
  }

  @Test func `a number that is declared as a time interval is of seconds`() throws {
    var source = ExampleSource()
    source.traits[.seconds] = ["pause", "progress", "rest"]
    let decoder = ExampleDecoder(source: source, now: now)
    let numbers = try ["pause", "progress", "delay"].map {
      try decoder.part($0, as: Double.self).value(Double.self)
    }
    #expect(numbers == [900, 0.5, 0.5])
  }

  @Test func `a title is that of the activity for which the attributes are named`() throws {
    struct PizzaDeliveryAttributes: Decodable {
      struct ContentState: Decodable { let title: String, subtitle: String }
      let name: String
    }
    struct MyWidgetAttributes: Decodable { let name: String }
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    let state = try decoder.value(PizzaDeliveryAttributes.ContentState.self)
    #expect([state.title, state.subtitle] == ["Pizza delivery", "Everything is on schedule"])
    #expect(try decoder.value(PizzaDeliveryAttributes.self).name == "Pizza delivery")
    #expect(try decoder.value(MyWidgetAttributes.self).name == "World")
  }

  @Test(arguments: [
    ("currencyCode", "USD"), ("currency", "USD"), ("commitSha", "a1b2c3d"), ("branch", "main"),
    ("author", "Alex Kim"), ("driver_name", "Alex Kim"), ("ticker", "AAPL"), ("symbol", "AAPL"),
    ("currencySymbol", "$"), ("firstName", "Alex"), ("awayColor", "#FF453A"),
    ("statusIcon", "Status icon"), ("timeZoneIdentifier", "America/New_York"),
    ("timezone", "America/New_York"), ("countryCode", "US"), ("imageURL", "https://example.com"),
    ("map_url", "https://example.com"), ("country", "Portugal"),
    ("currentStopId", "Id 1"), ("id", "Id"),
  ]) func `a text is one by its nature`(key: String, text: String) throws {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    #expect(try decoder.part(key, as: String.self).value(String.self) == text)
  }

  @Test func `an icon is a symbol where the source reads one, and a picture in a text`() throws {
    struct State: Decodable { let icon: String, symbol: String, mark: String }
    for (trait, icon, symbol) in [
      (ExampleSource.Trait.shown, "⭐", "AAPL"), (.symbol, "star.fill", "star.fill"),
    ] {
      var source = ExampleSource()
      source.traits = [trait: ["icon", "symbol", ""]]
      let state = try value(State.self, source: source)
      #expect(state.icon == icon && state.symbol == symbol && state.mark == "Mark")
    }
  }

  @Test func `two values of one type differ, and have their own assets`() throws {
    struct Team: Decodable { let name: String, crest: String, tint: String, abbr: String }
    struct Match: Decodable { let home: Team, away: Team, coin: String, driver: Team }
    var source = ExampleSource()
    source.keys = ["crest": .image]
    source.patterns = [
      "coin": ExampleSource.AssetPattern(prefix: "coin-", suffix: "", isLowercased: true)
    ]
    let files = ["crest_away", "crest_home", "coin-btc", "logo"].map {
      AssetFile(path: "\($0).png", bytes: [0])
    }
    let match = try AppResources(files).bound { try value(Match.self, source: source) }
    #expect(match.home.name == "Home" && match.away.name == "Away")
    #expect(match.home.crest == "crest_home" && match.away.crest == "crest_away")
    #expect(match.home.tint != match.away.tint && match.home.abbr == "HOM")
    #expect(match.coin == "BTC" && match.driver.name == "Alex Kim")
  }

  @Test func `keys with numbers are names, and a case's value is told by the property around it`()
    throws
  {
    enum Weight: Decodable { case kilograms(Double) }
    struct Person: Decodable {
      enum CodingKeys: Int, CodingKey { case givenName, familyName }
      let givenName: String, familyName: String
    }
    struct Speed: Decodable { let value: Double }
    struct State: Decodable {
      let weight: Weight, speed: Speed, person: Person, patient: PersonNameComponents
      let note: AttributedString
    }
    var source = ExampleSource()
    source.cases = ["Weight": [ExampleSource.Case(name: "kilograms", value: "kilograms")]]
    let state = try value(State.self, source: source)
    guard case .kilograms(let weight) = state.weight else { return }
    #expect(weight == 60 && state.speed.value == 24)
    #expect(state.person.givenName == "Alex" && state.person.familyName == "Kim")
    #expect(state.patient.givenName == "Alex" && state.patient.familyName == "Kim")
    #expect(state.patient.middleName == nil)
    #expect(String(state.note.characters) == "Everything is on schedule")
  }

  @Test func `a property's name counts, not its key`() throws {
    struct State: Decodable {
      enum CodingKeys: String, CodingKey { case heartRate = "hr" }
      let heartRate: Int
    }
    var source = ExampleSource()
    source.cases = ["CodingKeys": [ExampleSource.Case(name: "heartRate", value: "hr")]]
    #expect(try value(State.self, source: source).heartRate == 128)
  }
}
