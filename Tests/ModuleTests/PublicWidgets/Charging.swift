// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct ChargingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var level: Double
    var power: Double
    var rangeKm: Int
    var finish: Date?
    var isCharging: Bool
  }

  var carName: String
  var limit: Double
}

extension View {
  @ViewBuilder
  fileprivate func pulsing(_ isActive: Bool) -> some View {
    if #available(iOS 17.0, *) {
      self.symbolEffect(.pulse, isActive: isActive)
    } else {
      self
    }
  }
}

struct ChargingLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ChargingAttributes.self) { context in
      ChargingView(context: context)
        .padding(16)
        .background {
          LinearGradient(
            colors: [.green.opacity(0.35), .clear], startPoint: .bottomLeading,
            endPoint: .topTrailing)
        }
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Image(systemName: "bolt.car.fill").font(.title2).foregroundStyle(.green)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.level, format: .percent.precision(.fractionLength(0)))
            .font(.title2.bold())
        }
        DynamicIslandExpandedRegion(.bottom) {
          BatteryBar(level: context.state.level, limit: context.attributes.limit)
            .frame(height: 16)
        }
      } compactLeading: {
        Image(systemName: "bolt.fill").foregroundStyle(.green)
      } compactTrailing: {
        Text(context.state.level, format: .percent.precision(.fractionLength(0)))
      } minimal: {
        BatteryRing(level: context.state.level)
      }
      .keylineTint(.green)
    }
  }
}

private struct ChargingView: View {
  let context: ActivityViewContext<ChargingAttributes>

  var body: some View {
    HStack(spacing: 16) {
      BatteryRing(level: context.state.level)
        .frame(width: 64, height: 64)
        .overlay {
          Text("\(Int((context.state.level * 100).rounded()))")
            .font(.headline)
        }
      VStack(alignment: .leading, spacing: 4) {
        HStack {
          Text(context.attributes.carName).font(.headline)
          Spacer()
          Image(systemName: context.state.isCharging ? "bolt.fill" : "powerplug.fill")
            .foregroundStyle(context.state.isCharging ? Color.green : .secondary)
            .pulsing(context.state.isCharging)
        }
        Text("\(context.state.rangeKm) km · \(context.state.power, specifier: "%.1f") kW")
          .font(.subheadline)
          .foregroundStyle(.secondary)
        if let finish = context.state.finish {
          Text("Full in \(finish, style: .relative)")
            .font(.footnote)
        }
        BatteryBar(level: context.state.level, limit: context.attributes.limit)
          .frame(height: 10)
      }
    }
  }
}

private struct BatteryBar: View {
  var level: Double
  var limit: Double

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(Color.primary.opacity(0.15))
        Capsule()
          .fill(LinearGradient(colors: [.green, .mint], startPoint: .leading, endPoint: .trailing))
          .frame(width: geometry.size.width * CGFloat(level))
        Rectangle()
          .fill(.primary)
          .frame(width: 2)
          .offset(x: geometry.size.width * CGFloat(limit))
      }
    }
  }
}

private struct BatteryRing: View {
  var level: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color.green.opacity(0.25), lineWidth: 6)
      Circle()
        .trim(from: 0, to: level)
        .stroke(Color.green, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(3)
  }
}

#Preview("Charging", as: .content, using: ChargingAttributes(carName: "Kestrel", limit: 0.8)) {
  ChargingLiveActivity()
} contentStates: {
  ChargingAttributes.ContentState(
    level: 0.62, power: 11, rangeKm: 248, finish: Date(timeIntervalSince1970: 1_795_203_900),
    isCharging: true)
  ChargingAttributes.ContentState(
    level: 0.8, power: 0, rangeKm: 320, finish: nil, isCharging: false)
}
