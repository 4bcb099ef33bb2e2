import ActivityKit
import Foundation
import ParcelAnalytics

#if os(iOS)
  struct ParcelAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
      var step: DeliveryStep
      var minutes: Int
      /// The names of those who sign; the first one is shown.
      var names: [String]
    }

    let number: String
  }
#endif
