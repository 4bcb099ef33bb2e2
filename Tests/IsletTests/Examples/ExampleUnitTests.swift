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
