import CellUI
import Foundation
import Testing

@testable import ActivityWidgets

/// The attributes of an activity with a state.
private struct MadeUp<ContentState: Codable & Hashable & Sendable>: ActivityAttributes {}

@Suite struct `Made-up arrays of measurements and of games` {
  private let now = Date(timeIntervalSince1970: 1_795_167_660)

  private func state<Value: Codable & Hashable & Sendable>(_ type: Value.Type) throws -> Value {
    let configuration = ActivityConfiguration(for: MadeUp<Value>.self) { _ in
      EmptyView()
    } dynamicIsland: { _ in
      .empty
    }
    let states = try configuration.example(of: ExampleSource(), at: now).get().contentStates()
    return try JSONDecoder().decode(Value.self, from: #require(states.first.map { Data($0) }))
  }

  @Test func `a history has enough values for a chart, and ends with the present one`() throws {
    struct Glucose: Codable, Hashable {
      var glucose: Double, glucoseHistory: [Double], waveform: [Double], levels: [Float]
      var scores: [Int], heartRates: [Int]
    }
    let state = try state(Glucose.self)
    #expect(state.glucoseHistory.count == 12 && state.waveform.count == 12)
    #expect(state.glucoseHistory.last == state.glucose)
    #expect(Set(state.glucoseHistory).count > 5)
    #expect((state.waveform + state.levels.map(Double.init)).allSatisfy { (0...1).contains($0) })
    #expect(state.heartRates.allSatisfy { (100...180).contains($0) })
    #expect(state.scores.count == 3)
  }

  @Test func `readings lie behind, in order, to now`() throws {
    struct Reading: Codable, Hashable { var date: Date, value: Double, note: String? }
    struct Sensor: Codable, Hashable { var readings: [Reading], stops: [Reading] }
    let state = try state(Sensor.self)
    #expect(state.readings.count == 12 && state.stops.count == 3)
    #expect(state.readings.map(\.date) == state.readings.map(\.date).sorted())
    #expect(state.readings.last?.date == now)
    #expect(state.readings.allSatisfy { (0...1).contains($0.value) && $0.note != nil })
  }

  @Test func `the points of a chart have the figures that their array names`() throws {
    struct Point: Codable, Hashable { var x: Date, y: Double }
    struct Price: Codable, Hashable { var value: Double }
    struct Chart: Codable, Hashable {
      var glucoseSamples: [Point], predictedGlucose: [Double], prices: [Price], y: Double
    }
    let chart = try state(Chart.self)
    #expect(chart.glucoseSamples.last?.y == chart.predictedGlucose.first)
    #expect(chart.glucoseSamples.allSatisfy { (100...160).contains($0.y) })
    #expect(chart.prices.map(\.value) == [12.5, 15.5, 18.5])
    #expect(chart.y <= 1)
  }

  @Test func `arrays that go along with a series have as many elements`() throws {
    struct Chart: Codable, Hashable {
      var chart: [Decimal], chartDate: [Date?], times: [Date], stops: [String]
    }
    var source = ExampleSource()
    source.traits[.array] = ["chart", "chartDate", "times", "stops"]
    let chart = try #require(try MadeUpStates.all(Chart.self, source).first)
    #expect(chart.chart.count == 12 && chart.chartDate.count == 12 && chart.times.count == 12)
    #expect(chart.times == chart.times.sorted() && chart.times.last == now)
    #expect(chart.stops.count == 3)
  }

  @Test func `what is measured lies within its limits`() throws {
    struct Sensor: Codable, Hashable {
      var glucose: Int, lowThreshold: Int, highThreshold: Int, targetRangeMin: Double
    }
    let sensor = try state(Sensor.self)
    #expect(sensor.lowThreshold == 70 && sensor.highThreshold == 180)
    #expect(sensor.targetRangeMin == 70)
    #expect((sensor.lowThreshold...sensor.highThreshold).contains(sensor.glucose))
    struct Room: Codable, Hashable {
      var temperature: Double, minTemperatureLimit: Double, maxTemperatureLimit: Double
    }
    let room = try state(Room.self)
    #expect(room.minTemperatureLimit < room.temperature)
    #expect(room.maxTemperatureLimit > room.temperature)
  }

  @Test func `games side by side have other teams, and red and blue are two sides`() throws {
    struct Game: Codable, Hashable { var homeTeam: String, awayTeam: String }
    struct Scores: Codable, Hashable {
      var games: [Game], redScore: Int, blueScore: Int, redName: String, blueName: String
    }
    let state = try state(Scores.self)
    #expect(Set(state.games.flatMap { [$0.homeTeam, $0.awayTeam] }).count == 6)
    #expect(state.redScore != state.blueScore)
  }
}
