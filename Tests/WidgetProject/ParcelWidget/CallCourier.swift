import ActivityKit
import AppIntents

/// Calls the courier, who comes a moment later: the task goes on after the intent's end.
struct CallCourier: LiveActivityIntent {
  static let title: LocalizedStringResource = "Call the courier"

  @Parameter(title: "Number") var number: String

  init() {}

  init(number: String) { self.number = number }

  func perform() async throws -> some IntentResult {
    let parcels = Activity<ParcelAttributes>.activities.filter { $0.attributes.number == number }
    Task {
      try await Task.sleep(for: .milliseconds(300))
      for parcel in parcels {
        var state = parcel.content.state
        state.step = .delivered
        await parcel.update(ActivityContent(state: state, staleDate: nil))
      }
    }
    return .result()
  }
}
