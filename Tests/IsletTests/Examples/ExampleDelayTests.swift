import Foundation
import Testing

@testable import ActivityWidgets

@Suite struct `Made-up delays, times and levels of one state agree` {
  private let now = MadeUpStates.now

  @Test func `a delay is shown with the status that is late, and with no other`() throws {
    struct Train: Codable, Hashable {
      var status: String, delayMinutes: Int?, isDelayed: Bool, lateMinutes: Int
    }
    var source = ExampleSource()
    source.comparedTexts["status"] = ["delayed", "cancelled"]
    source.limits["delayMinutes"] = [0]
    let trains = try MadeUpStates.all(Train.self, source)
    #expect(Set(trains.map(\.status)) == ["active", "delayed", "cancelled"])
    for train in trains {
      let isLate = train.status == "delayed"
      #expect((train.delayMinutes == 5) == isLate && (train.delayMinutes == nil) != isLate)
      #expect(train.isDelayed == isLate && (train.lateMinutes == 5) == isLate)
    }
  }

  @Test func `an optional delay is more than none where it is there`() throws {
    struct Train: Codable, Hashable { var delay: Int?, title: String }
    var source = ExampleSource()
    source.limits["delay"] = [0]
    #expect(try MadeUpStates.all(Train.self, source).map(\.delay) == [nil, 5])
  }

  @Test func `minutes until a departure are those of its date`() throws {
    struct Train: Codable, Hashable { var departureTime: Date, leaveInMinutes: Int }
    var source = ExampleSource()
    source.limits["leaveInMinutes"] = [0]
    let trains = try MadeUpStates.all(Train.self, source)
    #expect(trains.map(\.leaveInMinutes) == [25, 0])
    for train in trains {
      let minutes = train.departureTime.timeIntervalSince(now) / 60
      #expect(abs(minutes - Double(train.leaveInMinutes) - 5) < 0.01)
    }
    struct Other: Codable, Hashable { var minutesUntilStart: Int, startDate: Date, inMinutes: Int }
    #expect(try MadeUpStates.all(Other.self).map(\.minutesUntilStart) == [30])
  }

  @Test func `the level of a battery follows its charging`() throws {
    enum Status: String, Codable, CaseIterable {
      case preparing, charging, almostCharged, completed
    }
    struct Charge: Codable, Hashable {
      var batteryPercentage: Int, timeRemaining: Int, status: Status, batteryLevel: Double
    }
    var source = ExampleSource()
    source.units["timeRemaining"] = "min"
    let charges = try MadeUpStates.all(Charge.self, source).sorted {
      $0.batteryLevel < $1.batteryLevel
    }
    #expect(charges.last?.status == .completed && charges.last?.batteryPercentage == 100)
    #expect(charges.last?.timeRemaining == 0 && charges.last?.batteryLevel == 1)
    let last = charges.first { $0.status == .almostCharged }
    #expect(last?.batteryPercentage == 90 && last?.timeRemaining == 3)
    #expect(charges.filter { $0.status == .charging }.map(\.batteryPercentage) == [60])
    enum Phase: String, Codable, CaseIterable { case riding, arrived }
    struct Ride: Codable, Hashable { var phase: Phase, batteryPercent: Int }
    #expect(try MadeUpStates.all(Ride.self).map(\.batteryPercent) == [60, 60])
  }
}
