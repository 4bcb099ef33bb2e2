// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct ParkingAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var validUntil: Date
    var price: Decimal
  }
  let zone: String
  let plate: String
  let startedAt: Date
}

struct ParkingWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParkingAttributes.self) { context in
      HStack(spacing: 14) {
        ZStack {
          ContainerRelativeShape().fill(Color.blue)
          Text("P").font(.system(size: 34, weight: .black)).foregroundColor(.white)
        }
        .frame(width: 56, height: 56)
        VStack(alignment: .leading, spacing: 4) {
          Text("Zone \(context.attributes.zone)").font(.headline)
          Text(context.attributes.plate)
            .font(.caption.monospaced())
            .padding(.horizontal, 6)
            .overlay(RoundedRectangle(cornerRadius: 4).stroke(lineWidth: 1))
          ProgressView(
            timerInterval: context.attributes.startedAt...context.state.validUntil,
            countsDown: true
          ) {
            EmptyView()
          } currentValueLabel: {
            EmptyView()
          }
          .tint(context.isStale ? .red : .blue)
        }
        VStack(alignment: .trailing) {
          Text(context.state.validUntil, style: .time).font(.title3).bold()
          Text(context.state.price, format: .currency(code: "EUR"))
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("P").font(.title.bold()).foregroundStyle(.blue)
        }
        DynamicIslandExpandedRegion(.center) {
          Text("Zone \(context.attributes.zone)")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.validUntil, style: .timer).monospacedDigit().frame(maxWidth: 60)
        }
        DynamicIslandExpandedRegion(.bottom) {
          Link(destination: URL(string: "parking://extend")!) {
            Label("Extend", systemImage: "plus.circle.fill")
              .frame(maxWidth: .infinity)
              .padding(.vertical, 6)
              .background(Color.blue, in: RoundedRectangle(cornerRadius: 12))
              .foregroundStyle(.white)
          }
        }
      } compactLeading: {
        Text("P").bold().foregroundStyle(.blue)
      } compactTrailing: {
        Text(context.state.validUntil, style: .timer).monospacedDigit().frame(width: 48)
      } minimal: {
        Text("P").bold().foregroundStyle(.blue)
      }
    }
  }
}

#Preview(
  as: .content,
  using: ParkingAttributes(
    zone: "4021", plate: "AB·123·CD", startedAt: Date(timeIntervalSince1970: 1_795_196_400))
) {
  ParkingWidget()
} contentStates: {
  ParkingAttributes.ContentState(
    validUntil: Date(timeIntervalSince1970: 1_795_203_600), price: 4.8)
}
