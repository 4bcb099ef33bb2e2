// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct WorkoutAttributes: ActivityAttributes {
  public struct ContentState: Codable, Hashable {
    var startedAt: Date
    var heartRate: Int
    var activeEnergy: Double
    var distanceMeters: Double
    var zone: Int
  }

  var kind: Kind
  var goalMeters: Double

  enum Kind: String, Codable {
    case run, ride, swim

    var symbolName: String {
      switch self {
      case .run: return "figure.run"
      case .ride: return "figure.outdoor.cycle"
      case .swim: return "figure.pool.swim"
      }
    }

    var displayName: String { rawValue.capitalized }
  }
}

struct WorkoutLiveActivity: Widget {
  let kind = "WorkoutLiveActivity"

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: WorkoutAttributes.self) { context in
      WorkoutView(context: context)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Gauge(value: min(1, context.state.distanceMeters / context.attributes.goalMeters)) {
            Image(systemName: context.attributes.kind.symbolName)
          } currentValueLabel: {
            Text(context.state.distanceMeters / 1000, format: .number.precision(.fractionLength(1)))
          }
          .gaugeStyle(.accessoryCircularCapacity)
          .tint(.green)
        }
        DynamicIslandExpandedRegion(.trailing) {
          MetricView(value: "\(context.state.heartRate)", unit: "BPM", color: .red)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ZoneBar(zone: context.state.zone)
        }
      } compactLeading: {
        Image(systemName: context.attributes.kind.symbolName).foregroundColor(.green)
      } compactTrailing: {
        Text(context.state.startedAt, style: .timer)
          .monospacedDigit()
          .foregroundColor(.yellow)
          .frame(width: 52)
      } minimal: {
        Text("\(context.state.heartRate)").foregroundColor(.red).font(.caption2)
      }
    }
  }
}

private struct WorkoutView: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.isLuminanceReduced) var isLuminanceReduced
  let context: ActivityViewContext<WorkoutAttributes>

  private var distance: String {
    let formatter = MeasurementFormatter()
    formatter.unitOptions = .providedUnit
    formatter.numberFormatter?.maximumFractionDigits = 2
    formatter.numberFormatter?.minimumFractionDigits = 2
    return formatter.string(
      from: Measurement(value: context.state.distanceMeters / 1000, unit: UnitLength.kilometers))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Label(context.attributes.kind.displayName, systemImage: context.attributes.kind.symbolName)
          .font(.headline)
          .foregroundStyle(isLuminanceReduced ? Color.gray : Color.green)
        Spacer()
        Text(context.state.startedAt, style: .timer)
          .font(.title2.monospacedDigit())
          .foregroundColor(colorScheme == .dark ? .yellow : .orange)
          .multilineTextAlignment(.trailing)
      }
      HStack(spacing: 0) {
        MetricView(value: distance, unit: "Distance", color: .cyan)
        Spacer()
        MetricView(value: "\(context.state.heartRate)", unit: "BPM", color: .red)
        Spacer()
        MetricView(
          value: String(format: "%.0f", context.state.activeEnergy), unit: "kcal", color: .pink)
      }
      ZoneBar(zone: context.state.zone)
    }
    .padding()
  }
}

private struct MetricView: View {
  let value: String
  let unit: String
  let color: Color

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(value)
        .font(.system(.title2, design: .rounded).weight(.bold))
        .foregroundColor(color)
        .lineLimit(1)
        .minimumScaleFactor(0.6)
      Text(unit.uppercased()).font(.caption2).foregroundStyle(.secondary)
    }
  }
}

private struct ZoneBar: View {
  let zone: Int
  private let colors: [Color] = [.blue, .teal, .green, .orange, .red]

  var body: some View {
    HStack(spacing: 3) {
      ForEach(colors.indices, id: \.self) { index in
        RoundedRectangle(cornerRadius: 3)
          .fill(colors[index].opacity(index + 1 == zone ? 1 : 0.3))
          .frame(height: index + 1 == zone ? 12 : 8)
      }
    }
    .animation(.spring(response: 0.4), value: zone)
  }
}

#Preview("Run", as: .content, using: WorkoutAttributes(kind: .run, goalMeters: 5000)) {
  WorkoutLiveActivity()
} contentStates: {
  WorkoutAttributes.ContentState(
    startedAt: Date(timeIntervalSince1970: 1_795_198_500), heartRate: 148, activeEnergy: 312,
    distanceMeters: 3420, zone: 3)
}
