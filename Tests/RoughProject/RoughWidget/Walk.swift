import HealthKit
import SwiftUI

/// The way on foot that is left, as the app's workout measures it.
struct Walk: View {
  let type = HKWorkoutActivityType(rawValue: 52) ?? .other
  let length = HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1.2)

  @ViewBuilder var body: some View {
    Text(
      "\(type == .walking ? "Walk" : "Ride") \(length.doubleValue(for: .meterUnit(with: .kilo)), specifier: "%.1f") km"
    )
    Text(String(format: "%d steps", locale: .current, arguments: [1_600]))
  }
}
