import Foundation
import Testing

@testable import ActivityWidgets

@Suite struct `Made-up values by their forms and names` {
  private let now = Date(timeIntervalSince1970: 9e8)

  private func value<Value: Decodable>(
    _ type: Value.Type, _ source: ExampleSource = ExampleSource()
  ) throws -> Value {
    try ExampleDecoder(source: source, now: now).value(type)
  }

  @Test(
    arguments: [
      ("remaining", "00:00", "12:34"), ("remaining", "0:00", "2:34"),
      ("remaining", "00:00:00", "01:12:34"), ("ridden", "0.0 km", "4.2 km"),
      ("ridden", "0 km", "4 km"), ("distance", "0.0 km", "1.2 km"), ("price", "$0.00", "$12.50"),
      ("due", "€0.00", "€2.40"), ("load", "0%", "60%"), ("left", "0 min", "12 min"),
      ("left", "0h 00m", "1h 12m"), ("result", "0/0", "3/5"), ("result", "0", "3"),
      ("result", "0.0 of 0.0", "2.4 of 4.4"), ("driver", "0", "Alex Kim"),
    ])
  func `a text has the form of the one in place of an absent one`(
    key: String, form: String, text: String
  ) throws {
    var source = ExampleSource()
    source.fallbacks[key] = form
    source.keys[key] = .text
    #expect(try value([String: String].self, source)[key] == text)
  }

  @Test func `a key of a dictionary is as a property of its name`() throws {
    struct State: Decodable { let data: [String: String] }
    var source = ExampleSource()
    source.keys = ["driverName": .text, "description": .text, "price": .number, "stop": .text]
    let data = try value(State.self, source).data
    #expect(data["driverName"] == "Alex Kim" && data["stop"] == "Market Square")
    #expect(data["description"] == "Everything is on schedule" && data["price"] == "12")
  }

  @Test func `a text whose name ends with a unit is a number`() throws {
    struct Ride: Decodable {
      let distanceKm: String, speedKmh: String, temperatureC: String, paceMinPerKm: String
      let weightKg: String, distanceM: String, etaMin: String, distanceCompact: String
      let temperatureF: Double, focusTime: String, megabytes: Double
    }
    let ride = try value(Ride.self)
    #expect([ride.distanceKm, ride.speedKmh, ride.temperatureC] == ["4.2", "24", "21"])
    #expect([ride.paceMinPerKm, ride.weightKg, ride.distanceM] == ["5:30", "60", "1200"])
    #expect(ride.etaMin == "12" && ride.distanceCompact == "1.2 km")
    #expect(ride.temperatureF == 72 && ride.focusTime == "12:34" && ride.megabytes == 48)
  }

  @Test func `the elements of an array are as a property of their name`() throws {
    struct Day: Decodable {
      let taskListTimes: [String], fares: [String], platforms: [String], winddirections: [String]
    }
    let day = try value(Day.self)
    #expect(day.taskListTimes == ["09:00", "11:30", "14:00"])
    #expect(day.fares == ["$12.50", "$13.50", "$14.50"] && day.platforms == ["4", "5", "6"])
    #expect(day.winddirections[0] == "Winddirection 1")
  }

  @Test func `the language is the app's own at first`() throws {
    struct State: Decodable {
      let languageCode: String, lang: String, targetLanguage: String, locale: String
      let isChinese: Bool, usesEnglish: Bool
    }
    var source = ExampleSource()
    source.comparedTexts = [
      "languageCode": ["ru", "pl"], "lang": ["russian", "english"],
      "targetLanguage": ["fr", "de"],
    ]
    let state = try value(State.self, source)
    #expect([state.languageCode, state.lang] == ["en", "english"])
    #expect(state.targetLanguage == "fr" && state.locale == "en")
    #expect(!state.isChinese && state.usesEnglish)
  }

  @Test func `an end is ahead, unless it is overdue`() throws {
    struct State: Codable, Hashable { let endsAt: Date, startedAt: Date, overdue: Bool }
    var source = ExampleSource()
    source.traits = [.start: ["endsAt"], .end: ["startedAt"]]
    let states = try MadeUpStates.all(State.self, source)
    #expect(Set(states.map(\.overdue)) == [true, false])
    #expect(states.allSatisfy { ($0.endsAt < MadeUpStates.now) == $0.overdue })
    #expect(states.allSatisfy { $0.startedAt < $0.endsAt })
  }

  @Test func `a date that code compares with now is on its other side in another state`() throws {
    struct State: Codable, Hashable { let startDate: Date, endDate: Date, share: Double }
    var source = ExampleSource()
    source.traits = [.start: ["startDate"], .end: ["endDate"], .moment: ["startDate", "endDate"]]
    let states = try MadeUpStates.all(State.self, source)
    #expect(states.allSatisfy { $0.startDate < $0.endDate })
    let sides = states.map { [$0.startDate, $0.endDate].map { $0 > MadeUpStates.now } }
    #expect(sides.first == [false, true])
    #expect(Set(sides) == [[false, true], [true, true], [false, false]])
    source.traits[.ahead] = ["endDate"]
    #expect(try MadeUpStates.all(State.self, source).allSatisfy { $0.endDate > MadeUpStates.now })
  }

  @Test func `an interval from now that is asked for in any state ends ahead, or is none`() throws {
    struct State: Codable, Hashable { let isFinished: Bool, end: Date?, last: Date }
    var source = ExampleSource()
    source.traits = [.ahead: ["end", "last"], .alwaysAhead: ["end", "last"], .tested: ["end"]]
    let states = try MadeUpStates.all(State.self, source)
    #expect(states.allSatisfy { $0.end.map { $0 > MadeUpStates.now } ?? true })
    #expect(states.allSatisfy { $0.last > MadeUpStates.now })
    #expect(states.contains { $0.isFinished } && states.contains { $0.end != nil })
    #expect(states.filter(\.isFinished).allSatisfy { $0.end == nil })
  }

  @Test func `what has not begun begins ahead`() throws {
    struct State: Codable, Hashable { let isOngoing: Bool, startDate: Date, endDate: Date }
    let states = try MadeUpStates.all(State.self)
    #expect(Set(states.map(\.isOngoing)) == [true, false])
    #expect(states.allSatisfy { ($0.startDate < MadeUpStates.now) == $0.isOngoing })
    #expect(states.allSatisfy { $0.startDate < $0.endDate })
  }

  @Test func `a text has no word that stands before it`() throws {
    struct State: Decodable { let level: String, boardingGroup: String, hall: String }
    var source = ExampleSource()
    let usual = try value(State.self, source)
    source.traits = [.worded: ["level", "boardingGroup"]]
    let state = try value(State.self, source)
    #expect(
      "Level \(state.level)" == usual.level && "Group \(state.boardingGroup)" == usual.boardingGroup
    )
    #expect(state.hall == usual.hall)
  }

  @Test func `a way that has been gone in part has departed`() throws {
    struct Flight: Codable, Hashable {
      let progress: Double, departureTime: Date, arrivalTime: Date
    }
    struct Train: Codable, Hashable { let departureTime: Date, arrivalTime: Date }
    let flight = try #require(try MadeUpStates.all(Flight.self).first)
    #expect(flight.departureTime < MadeUpStates.now && flight.arrivalTime > MadeUpStates.now)
    let train = try #require(try MadeUpStates.all(Train.self).first)
    #expect(train.departureTime > MadeUpStates.now && train.arrivalTime > train.departureTime)
  }

  @Test func `a number that is read for a date is of seconds since 1970`() throws {
    struct State: Decodable { let countdown: Double, pings: Double }
    var source = ExampleSource()
    source.traits = [.numberedDate: ["countdown"]]
    let state = try value(State.self, source)
    #expect(Date(timeIntervalSince1970: state.countdown) > now)
    #expect(state.pings < 1e6)
  }

  @Test func `an enumeration is none of symbols`() throws {
    enum Kind: String, Decodable { case walk, ride }
    struct State: Decodable {
      let items: [String], kind: Kind, playbackRate: Double, unavailable: Bool, rate: Double
    }
    var source = ExampleSource()
    source.cases["Kind"] = ["walk", "ride"].map { ExampleSource.Case(name: $0, value: $0) }
    source.keys = ["kind": .symbol, "items": .symbol]
    let state = try value(State.self, source)
    #expect(Set(state.items).count == 3 && state.items[0] == "star.fill")
    #expect(state.kind == .walk && !state.unavailable)
    #expect([state.playbackRate, state.rate] == [1, 1])
  }

  @Test func `words in place of a figure, or of any name, are no example of it`() throws {
    struct State: Decodable {
      let remainingTimeText: String, recipeName: String, garageName: String
    }
    var source = ExampleSource()
    source.fallbacks = [
      "remainingTimeText": "계산 중", "recipeName": "Timer", "garageName": "North Deck",
    ]
    let state = try value(State.self, source)
    #expect(state.remainingTimeText.contains { $0.isNumber })
    #expect([state.recipeName, state.garageName] == ["Tomato soup", "North Deck"])
  }

  @Test func `a start is ahead while the activity waits for it`() throws {
    enum Phase: String, Codable, CaseIterable { case upcoming, ended }
    struct State: Codable, Hashable { let phase: Phase, start: Date, end: Date }
    var source = ExampleSource()
    source.cases["Phase"] = ["upcoming", "ended"].map { ExampleSource.Case(name: $0, value: $0) }
    let states = try MadeUpStates.all(State.self, source)
    #expect(Set(states.map(\.phase)) == [.upcoming, .ended])
    #expect(
      states.allSatisfy {
        ($0.start > MadeUpStates.now) == ($0.phase == .upcoming) && $0.start < $0.end
      })
  }

  @Test func `a symbol is one of the thing that has it, or of the weather beside it`() throws {
    struct WorkoutAttributes: Decodable { let icon: String }
    struct Sky: Decodable { let condition: String, temperature: Int, icon: String }
    struct Plain: Decodable { let icon: String }
    var source = ExampleSource()
    source.keys = ["icon": .symbol]
    #expect(
      try value(WorkoutAttributes.self, source).icon == "figure.strengthtraining.traditional")
    #expect(try value(Sky.self, source).icon == "cloud.sun.fill")
    #expect(try value(Plain.self, source).icon == "star.fill")
  }

  @Test func `a name that ends in Symbol is a symbol's, where code has it for one`() throws {
    struct State: Decodable {
      let phaseSymbol: String, stockSymbol: String, statusImage: String, viaCode: String
    }
    var source = ExampleSource()
    source.traits = [.symbol: [""], .shown: ["stockSymbol"]]
    let state = try value(State.self, source)
    #expect(state.phaseSymbol == "star.fill" && state.statusImage == "star.fill")
    #expect(state.stockSymbol == "AAPL" && state.viaCode == "ORD")
    #expect(try value(State.self).phaseSymbol == "Phase symbol")
  }

  @Test func `a flight goes from one place to another, by short names too`() throws {
    struct Flight: Decodable {
      let originCode: String, destCode: String, originCity: String, destCity: String
      let carrierName: String, flightNumber: String, cabinCode: String
    }
    struct Trip: Decodable { let originCity: String, destCity: String }
    let flight = try value(Flight.self)
    let trip = try value(Trip.self)
    #expect([trip.originCity, trip.destCity] == ["Lisbon", "Oslo"] && flight.cabinCode == "Y")
    #expect([flight.originCode, flight.destCode] == ["SFO", "JFK"])
    #expect([flight.originCity, flight.destCity] == ["San Francisco", "New York"])
    #expect(flight.carrierName == "Blue Air" && flight.flightNumber == "UA 815")
  }

  @Test func `the points of a curve are within its scale`() throws {
    struct Point: Decodable { let x: Int, y: Int }
    struct Route: Decodable { let points: [Point] }
    var source = ExampleSource()
    source.scales = ["x": "1000.0", "y": "1000.0"]
    let points = try value(Route.self, source).points
    #expect(points.map(\.x) == [200, 500, 800] && points.map(\.y) == [600, 800, 400])
  }

  @Test func `a text in Arabic is one`() throws {
    struct Prayer: Decodable { let prayerNameArabic: String, titleAr: String, ar: String }
    let prayer = try value(Prayer.self)
    #expect([prayer.prayerNameArabic, prayer.titleAr] == ["العصر", "مرحبا"])
    #expect(prayer.ar == "Ar")
  }

  @Test func `an alarm's title is that of one`() throws {
    struct Sleep: Decodable { let title: String, note: String }
    struct AlarmAttributes<Metadata: Decodable>: Decodable { let metadata: Metadata? }
    var source = ExampleSource()
    source.cases["CodingKeys"] = [ExampleSource.Case(name: "title_", value: "title")]
    let alarm = try value(AlarmAttributes<Sleep>.self, source)
    #expect(alarm.metadata?.title == "Wake up")
  }

  @Test func `a text that islet made up is known as no author's`() throws {
    struct State: Decodable { let imageName: String, status: String, mode: String, crest: String }
    var source = ExampleSource()
    source.comparedTexts["mode"] = ["walk", "ride"]
    source.fallbacks["crest"] = "Eagle"
    let alternatives = ExampleAlternatives()
    _ = try ExampleDecoder(source: source, now: now, alternatives: alternatives).value(State.self)
    #expect(alternatives.madeUpTexts == ["Image", "In progress"])
  }

  @Test func `a color that islet made up is known as no author's, apart from white`() throws {
    struct State: Decodable { let tintHex: String, titleColor: String, accent: Int }
    let alternatives = ExampleAlternatives()
    let state = try ExampleDecoder(source: ExampleSource(), now: now, alternatives: alternatives)
      .value(State.self)
    #expect(state.titleColor == "#FFFFFF")
    #expect(alternatives.madeUpTexts == [state.tintHex, "#0A84FF"])
  }
}
