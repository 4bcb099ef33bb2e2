import AppIntents
import SwiftData

struct StopIntent: LiveActivityIntent {
  static var title = LocalizedStringResource("stop", defaultValue: "Stop", bundle: Bundle.main)

  func perform() async throws -> some IntentResult {
    let trips = try ModelContainer(for: Trip.self).mainContext
    let open = FetchDescriptor<Trip>(predicate: #Predicate { $0.name != "" })
    for trip in try trips.fetch(open) { trips.delete(trip) }
    await TripService.shared.stop()
    return .result()
  }
}
