// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct TransitAttributes: ActivityAttributes {
  struct Stop: Codable, Hashable, Identifiable {
    var name: String
    var time: Date
    var id: String { name }
  }

  struct ContentState: Codable, Hashable {
    var nextStopIndex: Int
    var delay: TimeInterval
    var message: String?
  }

  let line: String
  let lineColor: String
  let stops: [Stop]
}

extension Color {
  fileprivate static func named(_ hex: String) -> Color {
    let value = UInt64(hex.dropFirst(), radix: 16) ?? 0
    return Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }
}

struct LineBadge: View {
  let line: String
  let color: Color

  var body: some View {
    Text(line)
      .font(.system(.callout, design: .rounded).bold())
      .foregroundColor(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(
        RoundedRectangle(cornerRadius: 6, style: .continuous).fill(color)
      )
  }
}

struct StopRow: View {
  enum Position { case first, middle, last }

  let stop: TransitAttributes.Stop
  let isPast: Bool
  let isNext: Bool
  let color: Color

  var body: some View {
    HStack(spacing: 8) {
      Circle()
        .strokeBorder(color, lineWidth: isNext ? 4 : 2)
        .background(Circle().foregroundColor(isPast ? color : .clear))
        .frame(width: 12, height: 12)
      Text(stop.name)
        .fontWeight(isNext ? .semibold : .regular)
        .foregroundColor(isPast ? .secondary : .primary)
      Spacer()
      Text(stop.time, style: .time)
        .monospacedDigit()
        .foregroundColor(.secondary)
        .strikethrough(isPast)
    }
    .font(.subheadline)
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text(stop.name))
  }
}

struct TransitLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TransitAttributes.self) { context in
      let color = Color.named(context.attributes.lineColor)
      VStack(alignment: .leading, spacing: 8) {
        HStack {
          LineBadge(line: context.attributes.line, color: color)
          if let last = context.attributes.stops.last {
            Text("to \(last.name)").font(.headline).lineLimit(1)
          }
          Spacer()
          delayLabel(context.state.delay)
        }
        let next = context.state.nextStopIndex
        ForEach(Array(context.attributes.stops.enumerated()).filter { abs($0.offset - next) <= 1 }, id: \.element.id) { index, stop in
          StopRow(stop: stop, isPast: index < next, isNext: index == next, color: color)
        }
        if let message = context.state.message {
          Label(message, systemImage: "exclamationmark.triangle.fill")
            .font(.caption)
            .foregroundStyle(.yellow)
        }
      }
      .padding(.all, 14)
    } dynamicIsland: { context in
      let color = Color.named(context.attributes.lineColor)
      let stop = context.attributes.stops[min(context.state.nextStopIndex, context.attributes.stops.count - 1)]
      return DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          LineBadge(line: context.attributes.line, color: color)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(stop.time, style: .time).font(.headline)
        }
        DynamicIslandExpandedRegion(.center) {
          Text("Next: \(stop.name)").font(.subheadline)
        }
      } compactLeading: {
        LineBadge(line: context.attributes.line, color: color)
      } compactTrailing: {
        Text(timerInterval: Date(timeIntervalSince1970: 1_795_200_000)...stop.time)
          .frame(width: 44)
      } minimal: {
        Text(context.attributes.line).foregroundColor(color)
      }
      .keylineTint(color)
    }
  }

  @ViewBuilder
  private func delayLabel(_ delay: TimeInterval) -> some View {
    switch delay {
    case ..<60:
      Text("On time").foregroundColor(.green)
    case 60..<600:
      Text("+\(Int(delay / 60)) min").foregroundColor(.orange).bold()
    default:
      Text("+\(Int(delay / 60)) min").foregroundColor(.red).bold()
    }
  }
}

private let sampleStops = [
  TransitAttributes.Stop(name: "Old Mill", time: Date(timeIntervalSince1970: 1_795_199_700)),
  TransitAttributes.Stop(name: "Market Square", time: Date(timeIntervalSince1970: 1_795_200_240)),
  TransitAttributes.Stop(name: "Observatory", time: Date(timeIntervalSince1970: 1_795_200_900)),
  TransitAttributes.Stop(name: "North Gate", time: Date(timeIntervalSince1970: 1_795_201_500)),
]

#Preview(
  "Transit", as: .content,
  using: TransitAttributes(line: "U6", lineColor: "#7B4FA3", stops: sampleStops)
) {
  TransitLiveActivity()
} contentStates: {
  TransitAttributes.ContentState(nextStopIndex: 1, delay: 180, message: nil)
  TransitAttributes.ContentState(nextStopIndex: 2, delay: 0, message: "Elevator out of order")
}
