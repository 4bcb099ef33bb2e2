import Foundation
import Testing

@testable import ActivityWidgets

@Suite("Made-up values of rarer names") struct ExampleSampleTests {
  private func decoder(_ path: [String], as type: Any.Type) -> ExampleDecoder {
    path.reduce(ExampleDecoder(source: ExampleSource(), now: MadeUpStates.now)) {
      $0.part($1, as: type)
    }
  }

  @Test(arguments: [
    ("heading", "NE"), ("minute", "12"), ("category", "Health"), ("cuisineName", "Italian"),
    ("blockName", "Block A"),
    ("nextName", "Stretching"), ("rest", "1:30"), ("rir", "2"), ("volume", "1,240 kg"),
    ("clock", "12:34"), ("label", "Today"), ("model", "Series 5"), ("period", "Morning"),
    ("currentValueText", "42"), ("primaryValue", "42"), ("secondaryValue", "18"),
    ("distanceValue", "1.2 km"), ("workoutTargetText", "5 km"),
    ("moonPhaseNameText", "In progress"),
    ("servicePointName", "Service point"), ("toPar", "-2"), ("goalName", "Run 5 km"),
    ("model.title", "Today"), ("viewModel.displayName", "Display name"), ("ring.label", "Today"),
    ("ring.title", "Ring"), ("data.stop.name", "Market Square"), ("rider.wrappedValue", "Alex Kim"),
  ]) func `are texts as an activity has them`(key: String, text: String) throws {
    let decoder = decoder(key.split(separator: ".").map(String.init), as: String.self)
    #expect(try decoder.value(String.self) == text)
  }

  @Test(arguments: [
    ("glucoseMgDL", 112), ("glucoseMgPerDl", 112), ("glucoseMmol", 6.2), ("costIdr", 45_000),
    ("priceKrw", 12_500), ("yards", 150), ("weightKg", 60), ("liftedLbs", 135), ("rssi", -60),
    ("signalDbm", -60), ("uploadSpeedMbps", 48), ("depthMeters", 12), ("volumeLiters", 1.5),
    ("magnitude", 4.2), ("overs", 14.2), ("heightFt", 320), ("totalDistanceKm", 5),
    ("sessionVolumeKg", 1240), ("runs", 0.5),
  ]) func `are numbers of the size that a unit tells`(key: String, number: Double) throws {
    #expect(try decoder([key], as: Double.self).value(Double.self) == number)
  }

  @Test func `are the two ends of a range`() throws {
    struct Bounds: Codable, Hashable {
      var targetRepsMin: Int, targetRepsMax: Int, heartRateMin: Int, heartRateMax: Int
      var minGuests: Int, maxGuests: Int, playMin: Int, minSpeed: Double, maxSpeed: Double
    }
    let range = try #require(MadeUpStates.all(Bounds.self).first)
    #expect(range.targetRepsMin == 8 && range.targetRepsMax == 12)
    #expect(range.heartRateMin == 102 && range.heartRateMax == 128)
    #expect(range.minGuests == 8 && range.maxGuests == 12 && range.playMin != 8)
    #expect(range.minSpeed < range.maxSpeed)
  }

  @Test func `are those of the first part where the activity begins with it`() throws {
    struct Workout: Codable, Hashable { var setNumber: Int, totalSets: Int, completedSets: Int }
    struct Download: Codable, Hashable { var fileCount: Int, loadedFiles: Int }
    func source(of values: [String: String], in type: Any.Type) -> ExampleSource {
      var source = ExampleSource()
      let name = String(reflecting: type).split(separator: ".").dropFirst()
        .filter { !$0.hasPrefix("(") }.joined(separator: ".")
      for (key, value) in values { source.defaultValues["\(name).\(key)"] = value }
      return source
    }
    var values = source(of: ["setNumber": "1", "completedSets": "0"], in: Workout.self)
    #expect(try MadeUpStates.all(Workout.self, values).first?.completedSets == 0)
    var requested = ExampleSource()
    requested.sampleValues = ["Workout.setNumber": "1", "Workout.completedSets": "0"]
    #expect(try MadeUpStates.all(Workout.self, requested).first?.completedSets == 0)
    values = source(of: ["setNumber": "2", "completedSets": "0"], in: Workout.self)
    #expect(try MadeUpStates.all(Workout.self, values).first?.completedSets != 0)
    values = source(of: ["fileCount": "1", "loadedFiles": "0"], in: Download.self)
    #expect(try MadeUpStates.all(Download.self, values).first?.loadedFiles != 0)
  }

  @Test func `of a rest are a minute and a half`() throws {
    struct RestState: Codable, Hashable { var restEndsAt: Date, startDate: Date, label: String }
    var source = ExampleSource()
    #expect(
      try MadeUpStates.all(RestState.self, source).first?.restEndsAt == MadeUpStates.now + 90)
    source.traits[.start] = ["startDate"]
    source.traits[.end] = ["restEndsAt"]
    let rest = try #require(MadeUpStates.all(RestState.self, source).first)
    #expect(rest.startDate == MadeUpStates.now - 30 && rest.restEndsAt == MadeUpStates.now + 90)
    struct Restaurant: Codable, Hashable { var readyAt: Date }
    #expect(try MadeUpStates.all(Restaurant.self).first?.readyAt == MadeUpStates.now + 1800)
  }

  @Test func `follow the values beside them`() throws {
    struct Glucose: Codable, Hashable { var unit: String, bg: String, target: Decimal }
    let glucose = try #require(MadeUpStates.all(Glucose.self).first)
    #expect(glucose.unit == "mg/dL" && glucose.target == 110)
    struct Run: Codable, Hashable { var unit: String, target: Int }
    let run = try #require(MadeUpStates.all(Run.self).first)
    #expect(run.unit == "km" && run.target == 5)
    struct Game: Codable, Hashable { var period: String, clock: String }
    let game = try #require(MadeUpStates.all(Game.self).first)
    #expect(game.period == "2nd" && game.clock == "12:34")
    struct Innings: Codable, Hashable { var overs: Float, runs: Int, wickets: Int }
    let innings = try #require(MadeUpStates.all(Innings.self).first)
    #expect(innings == Innings(overs: 14.2, runs: 128, wickets: 3))
    struct Contraction: Codable, Hashable {
      var avgInterval: TimeInterval, avgDuration: TimeInterval, elapsedSeconds: Int
    }
    let contraction = try #require(MadeUpStates.all(Contraction.self).first)
    #expect(contraction.avgInterval == 300 && contraction.avgDuration == 45)
    #expect(contraction.elapsedSeconds == 900)
  }

  @Test func `of two objects of one type are those of the source's own`() throws {
    struct Team: Codable, Hashable { var name: String }
    struct Match: Codable, Hashable { var home: Team, guest: Team, referee: Team }
    var source = ExampleSource()
    source.sampleValues = [
      "Team.name": "\"Lakers\"", "home/Team.name": "\"Warriors\"", "guest/Team.name": "\"Lakers\"",
    ]
    let match = try #require(MadeUpStates.all(Match.self, source).first)
    #expect(
      [match.home, match.guest, match.referee].map(\.name) == ["Warriors", "Lakers", "Lakers"])
  }

  @Test func `of several steps differ`() throws {
    struct Recipe: Codable, Hashable { var stepTitles: [String], stepInstructions: [String] }
    let recipe = try #require(MadeUpStates.all(Recipe.self).first)
    #expect(recipe.stepTitles == ["Getting ready", "On the way", "Finishing"])
    #expect(
      recipe.stepInstructions == ["Chop the onions", "Stir until smooth", "Let it simmer"])
  }
}
