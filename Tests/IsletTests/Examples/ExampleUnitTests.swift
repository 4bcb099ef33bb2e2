import Foundation
import Testing

@testable import ActivityWidgets

@Suite struct `Made-up numbers by their units` {
  private let now = Date(timeIntervalSince1970: 9e8)

  private func value<Value: Decodable>(
    _ type: Value.Type, units: [String: String], seconds: Set<String> = []
  ) throws -> Value {
    var source = ExampleSource()
    source.units = units
    source.traits[.seconds] = seconds
    return try ExampleDecoder(source: source, now: now).value(type)
  }

  @Test func `a number has a size of the unit of time behind it`() throws {
    struct State: Decodable {
      let timeRemaining: Int, wait: Double, prep: Int, total: Int, walk: Int, rest: Int
      let elapsedTime: Int, minutes: Int
    }
    let state = try value(
      State.self,
      units: [
        "timeRemaining": "min", "wait": "m", "prep": "min", "total": "min", "walk": "h",
        "rest": "s", "elapsedTime": "min", "minutes": "min",
      ])
    #expect(state.timeRemaining == 30 && state.total == 45 && state.elapsedTime == 15)
    #expect(state.wait == 12 && state.prep == 12 && state.minutes == 12)
    #expect(state.walk == 2 && state.rest == 45)
  }

  @Test func `a number in thousandths is that of the unit that is shown`() throws {
    struct State: Decodable {
      let energyWh: Int, powerW: Int?, mass: Double, distanceMeters: Int, used: Int
    }
    var source = ExampleSource()
    source.traits[.thousand] = ["energyWh", "powerW", "mass", "distanceMeters"]
    let state = try ExampleDecoder(source: source, now: now).value(State.self)
    #expect(state.energyWh == 12_400 && state.powerW == 3000 && state.mass == 500)
    // This one is large already.
    #expect(state.distanceMeters == 1200 && state.used == 3)
  }

  @Test func `a moment since which something goes on is a time, in its own unit`() throws {
    struct State: Decodable {
      let runningSinceMs: Double?, activeSince: Double, secondsSince: Double, timeSince: Int
    }
    let state = try ExampleDecoder(source: ExampleSource(), now: now).value(State.self)
    let since = try #require(state.runningSinceMs)
    #expect(since < now.timeIntervalSince1970 * 1000 && since > now.timeIntervalSince1970 * 999)
    #expect(state.activeSince == since / 1000)
    #expect(state.secondsSince < 3600 && state.timeSince < 3600)
  }

  @Test func `the timestamp of a reading has been, and that of an end comes`() throws {
    struct State: Decodable { let readingTimestamp, endTimestamp, targetTimestamp: Date }
    let state = try ExampleDecoder(source: ExampleSource(), now: now).value(State.self)
    #expect(state.readingTimestamp < now && state.readingTimestamp > now - 60)
    #expect(state.endTimestamp > now && state.targetTimestamp > now)
  }

  @Test func `a name or the code may tell another unit`() throws {
    struct State: Decodable {
      let secondsLeft: Int, timeLeft: Int, span: Int, laps: Int, distance: Int
    }
    let state = try value(
      State.self,
      units: ["secondsLeft": "min", "timeLeft": "s", "span": "min", "laps": "m", "distance": "m"],
      seconds: ["timeLeft", "span"])
    #expect(state.secondsLeft == 1800 && state.timeLeft == 1800 && state.laps == 3)
    // Minutes are divided by sixty, too.
    #expect(state.span == 12 && state.distance == 1200)
  }

  @Test func `a start to which a length is added has just been`() throws {
    struct State: Decodable { let restStart: Date, startedAt: Double, gameStart: Date, ends: Date }
    var source = ExampleSource()
    source.traits[.lengthened] = ["restStart", "startedAt", "ends"]
    source.traits[.start] = ["restStart"]
    let state = try ExampleDecoder(source: source, now: now).value(State.self)
    #expect(state.restStart == now - 15 && state.startedAt == now.timeIntervalSince1970 - 15)
    #expect(state.gameStart < now - 60 && state.ends > now)
  }

  @Test func `a mean lies between the least and the greatest, as those of a list`() throws {
    struct Point: Decodable { let speed: Double }
    struct Run: Decodable {
      let speedData: [Point], avgSpeed: Double, minSpeed: Double, maxSpeed: Double
      let averageHeartRate: Int
    }
    let run = try value(Run.self, units: [:])
    let speeds = run.speedData.map(\.speed)
    #expect(run.minSpeed == speeds.min() && run.maxSpeed == speeds.max())
    #expect(run.avgSpeed == speeds.reduce(0, +) / Double(speeds.count))
    #expect(run.averageHeartRate == 128)
  }

  @Test func `steps of an array take different times`() throws {
    struct Step: Decodable { let length: Int }
    struct Plan: Decodable { let steps: [Step] }
    let plan = try value(Plan.self, units: ["length": "min"])
    #expect(plan.steps.map(\.length) == [12, 17, 22])
  }

  @Test func `a moment in milliseconds is one by its name, whatever the code does`() throws {
    struct State: Decodable {
      let startsAtMs: Double, timestampMs: Int, startEpochMs: Double, ends_at_ms: Double
    }
    var source = ExampleSource()
    source.keys = ["startsAtMs": .seconds, "startEpochMs": .number]
    let state = try ExampleDecoder(source: source, now: now).value(State.self)
    let times = [
      state.startsAtMs, Double(state.timestampMs), state.startEpochMs, state.ends_at_ms,
    ]
    #expect(times.allSatisfy { abs($0 / 1000 - 9e8) <= 1800 }, "\(times)")
  }
}

@Suite struct `Made-up raw values and shares` {
  @Test func `a raw value has a state for each case`() throws {
    struct Parcel: Codable, Hashable {
      var percent: Double, state: Int, kind: String, first: Int
    }
    var source = ExampleSource()
    source.cases["Stage"] = ["preparing", "onTheWay", "near", "delivered"].enumerated().map {
      ExampleSource.Case(name: $1, value: "\($0)")
    }
    source.cases["Kind"] = ["bus", "tram"].map { ExampleSource.Case(name: $0, value: "\($0)-1") }
    source.enumerations = ["state": "Stage", "kind": "Kind", "first": "Missing"]
    let parcels = try MadeUpStates.all(Parcel.self, source)
    #expect(Set(parcels.map(\.state)) == [0, 1, 2, 3] && parcels[0].state == 0)
    #expect(Set(parcels.map(\.kind)).isSubset(of: ["bus-1", "tram-1"]))
    #expect(parcels.allSatisfy { ($0.percent == 1) == ($0.state == 3) && $0.first == 3 })
    source.sampleValues["Parcel.state"] = "2"
    #expect(try MadeUpStates.all(Parcel.self, source)[0].state == 2)
  }

  @Test func `shares of one whole add up to it, and are absent together`() throws {
    struct Hand: Codable, Hashable {
      var foldWeight: Double?, callWeight: Double?, raiseWeight: Double?, yes: Int, no: Int
      var homeOdds: Double, awayOdds: Double, isDone: Bool
    }
    var source = ExampleSource()
    for whole in [
      ["foldWeight", "callWeight", "raiseWeight"], ["yes", "no"], ["homeOdds", "awayOdds"],
    ] {
      for name in whole { source.shares[name] = whole }
    }
    source.traits = [
      .part: ["foldWeight", "callWeight", "raiseWeight"],
      .tested: ["foldWeight", "callWeight", "raiseWeight"], .rounded: ["homeOdds", "awayOdds"],
    ]
    source.limits["foldWeight"] = [0]
    let hands = try MadeUpStates.all(Hand.self, source)
    let first = try #require(hands.first)
    #expect(first.foldWeight == 0.45 && first.callWeight == 0.33 && first.raiseWeight == 0.22)
    #expect(hands.count { $0.foldWeight == nil } == 1)
    for hand in hands {
      let weights = [hand.foldWeight, hand.callWeight, hand.raiseWeight].compactMap(\.self)
      #expect(weights.isEmpty || abs(weights.reduce(0, +) - 1) < 1e-9)
      #expect(hand.yes + hand.no == 100 && hand.homeOdds + hand.awayOdds == 100)
    }
    // Another type may have one of them alone.
    struct Lone: Codable, Hashable { var foldWeight: Double }
    #expect(try MadeUpStates.all(Lone.self, source)[0].foldWeight == 0.5)
  }

  @Test func `the answers of a poll share its votes`() throws {
    struct Answer: Codable, Hashable { var votes: Int, percentage: Int }
    struct Slice: Codable, Hashable { var share: Double }
    struct Poll: Codable, Hashable { var answers: [Answer], slices: [Slice] }
    let poll = try #require(try MadeUpStates.all(Poll.self).first)
    #expect(poll.answers.map(\.percentage) == [45, 33, 22])
    #expect(abs(poll.slices.map(\.share).reduce(0, +) - 1) < 1e-9)
    struct Task: Codable, Hashable { var percentage: Int }
    struct Tasks: Codable, Hashable { var tasks: [Task] }
    let tasks = try #require(try MadeUpStates.all(Tasks.self).first)
    #expect(tasks.tasks.map(\.percentage) == [60, 80, 40])
  }

  @Test func `a letter behind a number of things is no unit of time`() throws {
    struct Hole: Codable, Hashable { var strokes: Int, laps: Int, rest: Int, secs: Int, holes: Int }
    var source = ExampleSource()
    source.units = ["strokes": "s", "laps": "s", "rest": "s", "secs": "s", "holes": "h"]
    let hole = try #require(try MadeUpStates.all(Hole.self, source).first)
    #expect(hole.strokes == 3 && hole.laps == 3 && hole.holes == 3)
    #expect(hole.rest == 45 && hole.secs == 45)
  }

  @Test func `a text that is named for a figure is one`() throws {
    struct Round: Codable, Hashable {
      var frontYards: String, centerYards: String, backYards: String, yards: String
      var scoreText: String, temperature: String, stepCount: String, ticketPrice: String
      var walkMinutes: String, distance: String, lastUpdate: String, energyDemand: String
      var counter: String, sleepType: String, humidity: String
    }
    let round = try #require(try MadeUpStates.all(Round.self).first)
    #expect([round.frontYards, round.centerYards, round.backYards] == ["142", "151", "163"])
    #expect(round.yards == "150" && round.scoreText == "2-1" && round.temperature == "21°")
    #expect(round.stepCount == "3" && round.ticketPrice == "$12.50" && round.walkMinutes == "12")
    #expect(round.distance == "1.2 km" && round.lastUpdate == "09:40" && round.counter == "3")
    #expect(round.energyDemand == "2.4 kW" && round.sleepType == "Deep sleep")
    #expect(round.humidity == "60%")
    struct Green: Codable, Hashable { var front: Int?, middle: Int?, back: Int?, score: String }
    let green = try #require(try MadeUpStates.all(Green.self).first)
    #expect([green.front, green.middle, green.back] == [142, 151, 163] && green.score == "2-1")
    struct Card: Codable, Hashable { var score: String, par: Int, currentHole: Int, type: String }
    let card = try #require(try MadeUpStates.all(Card.self).first)
    #expect(card.score == "-2" && card.type == "Standard")
  }
}
