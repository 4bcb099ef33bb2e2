import HealthKit
import SwiftUI
import WidgetKit

struct HomeWidget: Widget {
  let store = HKHealthStore()
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "home", provider: store) { _ in Text("Home") }
  }
}
