import AssetCatalogs
import CellUI
import Foundation
import Testing

@testable import ActivityWidgets

@Suite("Made-up values by their uses") struct ExampleUseTests {
  private let now = Date(timeIntervalSince1970: 9e8)

  private func value<Value: Decodable>(
    _ type: Value.Type, source: ExampleSource, chosen: Int = 0
  ) throws -> Value {
    try ExampleDecoder(
      source: source, now: now, alternatives: ExampleAlternatives(chosen: chosen)
    ).value(type)
  }

  private func source(_ traits: [ExampleSource.Trait: Set<String>]) -> ExampleSource {
    var source = ExampleSource()
    source.traits = traits
    return source
  }

  @Test func `an interval has begun and ends later, whatever its dates are called`() throws {
    struct Trip: Decodable { let departDate: Date, arriveDate: Date, middle: Date, opensAt: Double }
    let source = source([
      .start: ["departDate", "middle"], .end: ["arriveDate", "middle", "opensAt"],
    ])
    let trip = try value(Trip.self, source: source)
    #expect(trip.departDate < now && now < trip.arriveDate && trip.middle > now)
    #expect(trip.opensAt == 900_001_800)
  }

  @Test func `a start that code waits for is ahead, before its end`() throws {
    struct Match: Decodable { let startTime: Date, start: Date, end: Date, begin: Date }
    let source = source([
      .ahead: ["startTime", "start"], .start: ["start"], .end: ["start", "end"],
    ])
    let match = try value(Match.self, source: source)
    #expect(now < match.startTime && now < match.start && match.start <= match.end)
    #expect(match.begin < now)
  }

  @Test
  func `what is expected is more than there is so far, and an arrival is after its departure`()
    throws
  {
    struct Load: Decodable {
      let bytesDownloaded: Int, bytesExpected: Int, expected: Int, scheduledDep: Date
      let scheduledArr: Date
    }
    let load = try value(Load.self, source: source([:]))
    #expect(0 < load.bytesDownloaded && load.bytesDownloaded < load.bytesExpected)
    #expect(now < load.scheduledDep && load.scheduledDep < load.scheduledArr)
  }

  @Test func `a number by which a length is multiplied is a part of one, whatever its name`() throws
  {
    struct Call: Decodable { let volume: Double, time: Double, price: Float, levels: [Double] }
    let parts = source([.part: ["volume", "time", "price", "levels"]])
    let call = try value(Call.self, source: parts)
    #expect([call.volume, call.time, Double(call.price)].allSatisfy { 0 < $0 && $0 < 1 })
    #expect(call.levels.allSatisfy { 0 < $0 && $0 <= 1 })
    #expect(try value(Call.self, source: source([:])).volume > 1)
  }

  @Test func `a place is open before now, and closes later`() throws {
    struct Poll: Decodable { let now: Date, pollingOpen: Date, pollingClose: Date }
    let poll = try value(Poll.self, source: source([:]))
    #expect(poll.pollingOpen < poll.now && poll.now <= now && now < poll.pollingClose)
    struct Shop: Decodable { let opensAt: Date, closesAt: Date }
    let shop = try value(Shop.self, source: source([:]))
    #expect(shop.opensAt < now && now < shop.closesAt)
    struct Bar: Decodable { let openingTime: Date, closing: Date }
    let bar = try value(Bar.self, source: source([:]))
    #expect(bar.openingTime < now && now < bar.closing)
    struct Sale: Decodable { let opensAt: Date }
    #expect(try value(Sale.self, source: source([:])).opensAt > now)
  }

  @Test func `a match has flags and a minute, and a pause's button is there before`() throws {
    struct Match: Decodable {
      let homeFlag: String, awayFlag: String, minute: String, homeScore: Int
      let pauseButton: String?, paused: String?
    }
    let match = try value(Match.self, source: source([:]))
    #expect([match.homeFlag, match.awayFlag, match.minute] == ["🇵🇹", "🇳🇴", "67'"])
    #expect(match.pauseButton != nil && match.paused == nil)
    struct Charge: Decodable { let kwhDelivered: Double, kwhTotal: Double }
    let charge = try value(Charge.self, source: source([:]))
    #expect(1 < charge.kwhDelivered && charge.kwhDelivered < charge.kwhTotal)
  }

  @Test func `a comment's examples are values, and those that code compares go first`() throws {
    struct State: Decodable {
      let phase: String, place: String, pace: Double, laps: Int, sentAt: String
    }
    var source = source([.date: ["sentAt"]])
    source.exampleTexts = [
      "State.phase": ["RACE", "Q3"], "State.place": ["Suzuka"], "State.pace": ["5.25"],
      "State.laps": ["7"], "State.sentAt": ["now"], "Other.place": ["Monza"],
    ]
    source.comparedTexts["phase"] = ["Q1"]
    let state = try value(State.self, source: source)
    #expect([state.phase, state.place] == ["Q1", "Suzuka"] && state.sentAt != "now")
    #expect(state.pace == 5.25 && state.laps == 7)
    let examples = source.exampleTexts["State.phase"] ?? []
    source.comparedTexts = [:]
    struct Race: Decodable { let states: [State] }
    let phases = try value(Race.self, source: source).states.map(\.phase)
    #expect(phases == [examples[0], examples[1], examples[0]])
  }

  @Test func `numbers side by side agree`() throws {
    struct Upload: Decodable {
      let progress: Double, percent: Int, completedCount: Int, totalCount: Int
      let pendingCount: Int, failedCount: Int
    }
    let upload = try value(Upload.self, source: ExampleSource())
    #expect(upload.completedCount == 3 && upload.totalCount == 5 && upload.pendingCount == 2)
    #expect(upload.progress == 0.6 && upload.percent == 60 && upload.failedCount == 0)
    struct Study: Decodable {
      let progress: Double, percent: Int, elapsedTime: Double, totalDuration: Double
    }
    let study = try value(Study.self, source: ExampleSource())
    #expect(study.progress == 1.0 / 3 && study.percent == 33 && study.elapsedTime == 900)
    struct Other: Decodable { let progress: Double, percent: Int }
    let other = try value(Other.self, source: ExampleSource())
    #expect(other.progress == 0.5 && other.percent == 60)
  }

  @Test func `a total of minutes is a time, and steps are those of a walk or of a course`() throws {
    struct Timer: Decodable { let remainingSeconds: Int, totalMinutes: Int, minutes: Int }
    let timer = try value(Timer.self, source: ExampleSource())
    #expect(timer.remainingSeconds == 1800 && timer.totalMinutes == 45 && timer.minutes == 3)
    struct Walk: Decodable { let todaySteps: Int, steps: Int, calories: Int }
    let walk = try value(Walk.self, source: ExampleSource())
    #expect(walk.todaySteps == 4200 && walk.steps == 4200)
    struct Course: Decodable { let currentStep: Int, steps: Int, distance: Double }
    #expect(try value(Course.self, source: ExampleSource()).steps == 3)
  }

  @Test func `a duration is no ratio`() throws {
    struct State: Decodable { let totalDuration: Double, ratio: Double, hydration: Double }
    let state = try value(State.self, source: source([.rounded: ["totalDuration", "ratio"]]))
    #expect(state.totalDuration == 2700 && state.ratio == 60 && state.hydration == 0.5)
  }

  @Test func `an array's elements have their places, and one of them leads`() throws {
    struct Row: Decodable { let position: Int, votes: Int, isLeading: Bool, inPit: Bool, laps: Int }
    struct Standing: Decodable { let rows: [Row] }
    let rows = try value(Standing.self, source: ExampleSource()).rows
    #expect(rows.map(\.position) == [1, 2, 3] && rows.map(\.votes) == [12, 8, 5])
    #expect(rows.map(\.isLeading) == [true, false, false] && !rows.contains(where: \.inPit))
    struct Option: Decodable { let count: Int, leading: Bool }
    struct Step: Decodable { let count: Int }
    struct Lists: Decodable { let options: [Option], steps: [Step] }
    let lists = try value(Lists.self, source: ExampleSource())
    #expect(lists.options.map(\.count) == [12, 8, 5] && lists.options[0].leading)
    #expect(lists.steps[0].count < lists.steps[1].count)
  }

  @Test func `a unit tells a number, and a price in cents is one of hundreds`() throws {
    struct State: Decodable {
      let power: Double, hr: Int, fare: Int, speed: Int, rest: Int, laps: Int
    }
    var source = source([.hundred: ["fare"], .seconds: ["rest"]])
    source.units = ["power": "kw", "hr": "bpm", "speed": "m", "rest": "x", "laps": "m"]
    let state = try value(State.self, source: source)
    #expect(state.power == 7.4 && state.hr == 128 && state.fare == 1250)
    #expect(state.speed == 24 && state.rest == 90 && state.laps == 3)
  }

  @Test func `zero is no sample of an activity that goes on`() throws {
    struct State: Decodable { let reps: Int, laps: Int, share: Double }
    var source = ExampleSource()
    let owner = "ExampleUseTests.State"
    source.defaultValues = ["\(owner).reps": "0", "\(owner).laps": "4", "\(owner).share": "0.0"]
    let state = try value(State.self, source: source)
    #expect(state.reps == 3 && state.laps == 4 && state.share == 0.5)
  }

  @Test(arguments: [
    ("scannedAt", true), ("photoTakenDate", true), ("estimatedAt", false), ("feedTime", false),
  ])
  func `what was done is past`(key: String, isPast: Bool) throws {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    #expect(
      (try decoder.part(key, as: Date.self).value(Date.self) < now) == isPast)
  }

  @Test func `a date that the source reads as a text is one in ISO 8601`() throws {
    struct State: Decodable { let endDate: String, title: String }
    let state = try value(State.self, source: source([.date: ["endDate"]]))
    #expect(ISO8601DateFormatter().date(from: state.endDate) != nil && state.title == "Today")
  }

  @Test func `the earliest time comes before the expected one, and the latest behind it`() throws {
    struct Bus: Decodable {
      let earliestArrival: Date, expected: Date, latestArrival: Date, earliest: Date, latest: Date
    }
    let bus = try value(Bus.self, source: ExampleSource())
    #expect(now < bus.earliest && bus.earliest < bus.expected && bus.expected < bus.latest)
    #expect(bus.earliestArrival < bus.latestArrival)
  }

  @Test func `dates that come next differ, and an alert is none at first`() throws {
    struct Tide: Decodable { let nextHigh: Date, nextLow: Date, openedAt: Date, alertText: String? }
    let tide = try value(Tide.self, source: ExampleSource())
    #expect(now < tide.nextHigh && tide.nextHigh < tide.nextLow && tide.openedAt < now)
    #expect(tide.alertText == nil)
    #expect(try value(Tide.self, source: ExampleSource(), chosen: 1).alertText == "Alert text")
  }

  @Test func `the time of the state itself has just been`() throws {
    struct State: Decodable {
      let lastUpdated: Date, timestamp: Date, lastReadingTime: Date, fetchedAtMs: Double
      let startTimestamp: Date, nextUpdate: Date, createdAt: Date
    }
    let state = try value(State.self, source: ExampleSource())
    for date in [state.lastUpdated, state.timestamp, state.lastReadingTime] {
      #expect(date < now && now.timeIntervalSince(date) < 10)
    }
    #expect(state.createdAt < now.addingTimeInterval(-60))
    #expect(state.startTimestamp < now.addingTimeInterval(-60) && state.nextUpdate > now)
  }

  @Test(arguments: [
    (["delayed", "cancelled"], ["active", "delayed", "cancelled"]),
    (["OFFLINE"], ["ACTIVE", "OFFLINE"]), (["Late arrival"], ["Active", "Late arrival"]),
    (["critical", "info"], ["critical", "info"]), (["lowBattery"], ["active", "lowBattery"]),
  ])
  func `beside alarms a text has one of every day`(compared: [String], texts: [String]) throws {
    struct State: Decodable { let status: String, severity: String }
    var source = ExampleSource()
    source.comparedTexts = ["status": compared, "severity": ["critical"]]
    let states = try texts.indices.map { try value(State.self, source: source, chosen: $0) }
    #expect(states.map(\.status) == texts && states[0].severity == "normal")
  }

  @Test func `a text that is a change has a sign, which turns`() throws {
    struct State: Decodable { let priceChange: String, changePercent: String, etaLabel: String }
    let states = try (0..<2).map { try value(State.self, source: ExampleSource(), chosen: $0) }
    #expect(states.map(\.priceChange) == ["+1.8", "-1.8"])
    #expect(states[0].changePercent == "+1.8%" && states[0].etaLabel == "12 min")
  }

  @Test func `a share is a part of one, or of hundred where the source reads it so`() throws {
    struct State: Decodable {
      let stopFractions: [Double], completionPercentage: Double, percent: Double, done: Int
      let progressPercent: Double, liters: Double, goalLiters: Double, humidity: Int
    }
    let source = source([
      .hundred: ["completionPercentage", "done"], .rounded: ["percent", "liters", "goalLiters"],
    ])
    let state = try value(State.self, source: source)
    #expect(state.stopFractions == [0.25, 0.5, 0.75] && state.completionPercentage == 60)
    #expect(state.percent == 60 && state.progressPercent == 0.5 && state.done == 60)
    #expect(state.liters == 20 && state.goalLiters == 40 && state.humidity == 60)
  }

  @Test func `a part is less than the whole by which it is divided`() throws {
    struct State: Decodable {
      let volumeInfused: Double, totalVolume: Double, kcal: Int, dayPlan: Int, currentTemp: Int
      let setpoint: Int, steps: Int, stepGoal: Int, read: Int, pages: Int, totalSpent: Double
      let sum: Double, systolic: Int, diastolic: Int, laps: [Lap]
      let infused: Measurement<UnitVolume>, totalInfused: Measurement<UnitVolume>
      struct Lap: Decodable { let minute: Int }
    }
    var source = ExampleSource()
    source.parts = [
      "totalVolume": "volumeInfused", "dayPlan": "kcal", "stepGoal": "steps", "pages": "read",
      "sum": "totalSpent", "diastolic": "systolic",
    ]
    let state = try value(State.self, source: source)
    #expect(state.volumeInfused == 1250 && state.totalVolume == 1500)
    #expect(state.kcal == 240 && state.dayPlan == 288 && state.totalSpent < state.sum)
    #expect(state.currentTemp == 21 && state.setpoint == 25)
    #expect(state.systolic == 120 && state.diastolic == 80 && state.infused < state.totalInfused)
    #expect(state.laps.map(\.minute) == [3, 4, 5])
    #expect(state.steps == 4200 && state.stepGoal == 5040 && state.read < state.pages)
  }

  @Test func `siblings differ`() throws {
    struct Game: Decodable { let local: Int, visitor: Int }
    struct State: Decodable {
      let localGames: Int, visitorGames: Int, myPoints: String, opponentPoints: String
      let sets: [Game], systolic: Int, diastolic: Int, spo2: Int, homeShare: Double
      let awayShare: Double, team1Score: Int, team2Score: Int, p1Sets: Int, p2Sets: Int
      let scoreA: Int, scoreB: Int, myPoint: String, opponentPoint: String
    }
    let state = try value(State.self, source: ExampleSource())
    #expect(state.team1Score > state.team2Score && state.p1Sets > state.p2Sets)
    #expect(state.scoreA > state.scoreB)
    #expect(state.myPoint == "15" && state.opponentPoint == "10")
    #expect(state.localGames == 3 && state.visitorGames == 2)
    #expect(state.myPoints == "15" && state.opponentPoints == "10")
    #expect(state.sets.allSatisfy { $0.local > $0.visitor } && state.homeShare > state.awayShare)
    #expect(state.systolic == 120 && state.diastolic == 80 && state.spo2 == 98)
  }

  private static let note = "Everything is on schedule"

  @Test(arguments: [(0, note, true, true), (1, "", true, true), (2, note, true, false)])
  func `a text is empty in one state, and what has another in its place is none in one`(
    chosen: Int, note: String, hasGate: Bool, hasHelper: Bool
  ) throws {
    struct State: Decodable { let note: String, gate: String?, helper: String? }
    let source = source([.emptied: ["note"], .replaced: ["helper"]])
    let state = try value(State.self, source: source, chosen: chosen)
    #expect(state.note == note && (state.gate != nil) == hasGate)
    #expect((state.helper != nil) == hasHelper)
  }

  @Test func `an alternative by replacement is shown last`() {
    let alternatives = ExampleAlternatives()
    for kind in [ExampleAlternatives.Kind.replacement, .flag, .emptiness, .choice] {
      _ = alternatives.choice(of: 2, kind, at: ["\(kind)"])
    }
    #expect(alternatives.numbers(forAtMost: 5) == [4, 2, 3, 1])
  }

  @Test(arguments: [
    ("year", 1998), ("currentMonth", 7), ("windBearing", 45), ("angle", 45), ("stepCount", 4200),
    ("priceCents", 1250), ("steps", 3), ("targetSpeed", 28), ("kilometersPerHour", 3),
    ("distanceInMeters", 1200), ("kilometers", 4),
  ]) func `a number is one of the calendar or a figure`(key: String, number: Int) throws {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    #expect(try decoder.part(key, as: Int.self).value(Int.self) == number)
  }

  @Test(arguments: [
    ("version", "1.0"), ("flag", "🇺🇸"), ("unit", "km"), ("temperatureUnit", "°C"),
    ("dateString", "Jul 9"), ("startTimeText", "15:45"), ("itemCount", "3"),
    ("phoneNumber", "555-0134"), ("urlString", "https://example.com"), ("language", "English"),
    ("accountDiscount", "Account discount"),
  ]) func `a text is a figure or a code`(key: String, text: String) throws {
    let decoder = ExampleDecoder(source: ExampleSource(), now: now)
    let value = try decoder.part(key, as: String.self).value(String.self)
    #expect(value == text || key == "startTimeText" && value.count == 5)
  }

  @Test func `an image is one that the source does not name itself`() throws {
    struct Route: Decodable { let imageName: String }
    var source = source([.named: ["bell"]])
    source.keys = ["imageName": .image]
    let files = ["bell", "route-1"].map { AssetFile(path: "\($0).png", bytes: [0]) }
    let route = try AppResources(files).bound { try value(Route.self, source: source) }
    #expect(route.imageName == "route-1")
  }

  @Test func `an id is the one of an element`() throws {
    struct Stop: Decodable { let id: String }
    struct State: Decodable { let stops: [Stop], currentStop: String?, other: String }
    let state = try value(State.self, source: source([.identity: ["currentStop"]]))
    #expect(state.currentStop == state.stops.first?.id && state.other == "Other")
  }

  @Test func `the first elements are done, and later ones not yet`() throws {
    enum Status: String, Codable { case pending, arrived, delivered, failed }
    enum Phase: String, Codable { case done, active, waiting }
    enum Kind: String, Codable { case goal, card, change }
    struct Stop: Decodable { let status: Status, phase: Phase, kind: Kind, state: String }
    struct State: Decodable { let stops: [Stop], status: Status }
    var source = ExampleSource()
    source.cases = [
      "Status": ["pending", "arrived", "delivered", "failed"],
      "Phase": ["done", "active", "waiting"],
      "Kind": ["goal", "card", "change"],
    ].mapValues { $0.map { ExampleSource.Case(name: $0, value: $0) } }
    source.comparedTexts = ["state": ["open", "finished"]]
    let state = try value(State.self, source: source)
    #expect(state.stops.map(\.status) == [.delivered, .arrived, .pending])
    #expect(state.stops.map(\.phase) == [.done, .active, .waiting] && state.status == .pending)
    #expect(state.stops.map(\.kind) == [.goal, .card, .change])
    #expect(state.stops.map(\.state) == ["finished", "open", "open"])
  }
}
