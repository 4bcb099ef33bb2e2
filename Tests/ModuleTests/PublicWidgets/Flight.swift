// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct FlightAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    enum Phase: String, Codable { case boarding, inAir, landed }
    var phase: Phase
    var departure: Date
    var arrival: Date
    var gate: String
    var progress: Double
    var delayMinutes: Int = 0
  }

  struct Airport: Codable, Hashable {
    let code: String
    let city: String
  }

  let number: String
  let origin: Airport
  let destination: Airport
  let seat: String
}

@available(iOS 16.2, *)
struct FlightLiveActivity: Widget {
  private let accent = Color.indigo

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FlightAttributes.self) { context in
      FlightCard(attributes: context.attributes, state: context.state, isStale: context.isStale)
        .tint(accent)
        .activityBackgroundTint(nil)
    } dynamicIsland: { context in
      DynamicIsland {
        expandedContent(context)
      } compactLeading: {
        Label {
          Text(context.attributes.destination.code)
        } icon: {
          Image(systemName: "airplane")
        }
        .font(.caption2)
      } compactTrailing: {
        Text(context.state.arrival, style: .timer)
          .frame(width: 50)
          .monospacedDigit()
          .font(.caption2)
      } minimal: {
        ProgressView(value: context.state.progress) {
          Image(systemName: "airplane")
        }
        .progressViewStyle(.circular)
        .tint(accent)
      }
      .keylineTint(accent)
    }
    .supplementalActivityFamilies([.small, .medium])
  }

  @DynamicIslandExpandedContentBuilder
  private func expandedContent(
    _ context: ActivityViewContext<FlightAttributes>
  ) -> DynamicIslandExpandedContent<some View> {
    DynamicIslandExpandedRegion(.leading, priority: 1) {
      AirportView(airport: context.attributes.origin, time: context.state.departure)
        .dynamicIsland(verticalPlacement: .belowIfTooWide)
    }
    DynamicIslandExpandedRegion(.trailing) {
      AirportView(airport: context.attributes.destination, time: context.state.arrival, isTrailing: true)
    }
    DynamicIslandExpandedRegion(.bottom) {
      FlightPath(progress: context.state.progress)
        .padding(.top, 4)
    }
  }
}

struct AirportView: View {
  let airport: FlightAttributes.Airport
  let time: Date
  var isTrailing = false

  var body: some View {
    VStack(alignment: isTrailing ? .trailing : .leading) {
      Text(airport.code).font(.title2).fontWeight(.bold)
      Text(airport.city).font(.caption2).foregroundStyle(.secondary)
      Text(time, style: .time).font(.caption)
    }
  }
}

struct FlightPath: View {
  let progress: Double

  var body: some View {
    GeometryReader { proxy in
      let x = max(8, min(proxy.size.width - 8, proxy.size.width * progress))
      ZStack(alignment: .leading) {
        Path { path in
          path.move(to: CGPoint(x: 0, y: proxy.size.height / 2))
          path.addLine(to: CGPoint(x: proxy.size.width, y: proxy.size.height / 2))
        }
        .stroke(.tertiary, style: StrokeStyle(lineWidth: 2, lineCap: .round, dash: [4, 6]))
        Capsule().fill(.tint).frame(width: x, height: 3)
        Image(systemName: "airplane")
          .foregroundStyle(.tint)
          .position(x: x, y: proxy.size.height / 2)
      }
    }
    .frame(height: 20)
  }
}

struct FlightCard: View {
  let attributes: FlightAttributes
  let state: FlightAttributes.ContentState
  let isStale: Bool

  private var title: Text {
    switch state.phase {
    case .boarding: Text("Boarding · Gate ") + Text(state.gate).bold()
    case .inAir: Text("Lands ") + Text(state.arrival, style: .relative)
    case .landed: Text("Landed").foregroundColor(.green)
    }
  }

  var body: some View {
    VStack(spacing: 10) {
      HStack {
        Image(systemName: "airplane.circle.fill")
          .symbolRenderingMode(.hierarchical)
          .imageScale(.large)
        Text(attributes.number).font(.subheadline).bold()
        Spacer()
        title.font(.subheadline)
      }
      .foregroundStyle(.tint)
      HStack {
        AirportView(airport: attributes.origin, time: state.departure)
        FlightPath(progress: state.progress)
        AirportView(airport: attributes.destination, time: state.arrival, isTrailing: true)
      }
      HStack {
        Text("Seat \(attributes.seat)")
        Spacer()
        if state.delayMinutes > 0 {
          Text("+\(state.delayMinutes) min").foregroundColor(.red)
        } else if isStale {
          Text("No recent data").italic()
        } else {
          Text("On time").foregroundColor(.green)
        }
      }
      .font(.footnote)
      .foregroundStyle(.secondary)
    }
    .padding()
  }
}

extension FlightAttributes.ContentState {
  static let inAir = FlightAttributes.ContentState(
    phase: .inAir, departure: Date(timeIntervalSince1970: 1_795_196_400),
    arrival: Date(timeIntervalSince1970: 1_795_203_600), gate: "B12", progress: 0.45)
  static let boarding = FlightAttributes.ContentState(
    phase: .boarding, departure: Date(timeIntervalSince1970: 1_795_201_800),
    arrival: Date(timeIntervalSince1970: 1_795_209_000), gate: "B12", progress: 0, delayMinutes: 15)
}

#Preview(
  "Flight", as: .dynamicIsland(.expanded),
  using: FlightAttributes(
    number: "NW 318", origin: .init(code: "HEL", city: "Helsinki"),
    destination: .init(code: "LIS", city: "Lisbon"), seat: "14A"),
  widget: { FlightLiveActivity() },
  contentStates: {
    FlightAttributes.ContentState.inAir
    FlightAttributes.ContentState.boarding
  })
