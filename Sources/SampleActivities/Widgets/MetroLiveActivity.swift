import ActivityKit
import SwiftUI
import WidgetKit

/// A journey by metro.
struct MetroAttributes: ActivityAttributes {
  /// The state of a journey.
  struct ContentState: Codable, Hashable {
    /// The next station.
    var nextStop: String
    /// The arrival time at the next station.
    var arrival: Date
    /// The number of stations left, including the next one.
    var stopsLeft: Int
  }

  /// The name of the line.
  var line: String
  var destination: String
  /// The number of stations of the whole journey.
  var stopCount: Int
}

/// The live activity of a journey by metro.
struct MetroLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MetroAttributes.self) { context in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          LineSign(line: context.attributes.line)
          Text("to \(context.attributes.destination)")
            .foregroundStyle(.secondary)
          Spacer()
          ArrivalIn(state: context.state)
        }
        NextStop(state: context.state)
          .padding(.top, 16)
        Stations(context: context)
          .padding(.top, 16)
      }
      .lineLimit(1)
      .padding()
      .tint(.orange)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          LineSign(line: context.attributes.line)
        }
        DynamicIslandExpandedRegion(.trailing) {
          ArrivalIn(state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 0) {
            NextStop(state: context.state)
            Stations(context: context)
              .padding(.top, 16)
          }
          .lineLimit(1)
          .tint(.orange)
          .padding(.top, 16)
        }
      } compactLeading: {
        LineSign(line: context.attributes.line)
      } compactTrailing: {
        StopsLeft(state: context.state)
      } minimal: {
        StopsLeft(state: context.state)
      }
      .keylineTint(.orange)
    }
  }
}

/// The name of the line on its color.
private struct LineSign: View {
  let line: String

  var body: some View {
    Text(line)
      .bold()
      .foregroundStyle(.black)
      .padding(.horizontal, 8)
      .background(.orange)
  }
}

/// The time until the next station, which updates itself; nothing once the train has arrived.
private struct ArrivalIn: View {
  let state: MetroAttributes.ContentState

  var body: some View {
    if state.stopsLeft > 0 {
      Text(state.arrival, style: .timer)
        .multilineTextAlignment(.trailing)
        .monospacedDigit()
        .bold()
        .lineLimit(1)
    }
  }
}

private struct NextStop: View {
  let state: MetroAttributes.ContentState

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
      Text(state.nextStop)
        .font(.title3)
        .bold()
        .id(state.nextStop)
        .transition(.push(from: .trailing))
    }
  }

  private var caption: String {
    if state.stopsLeft == 0 { return "arrived at" }
    return state.stopsLeft == 1 ? "get out at" : "next stop"
  }
}

/// A dot for each station, filled if the train has passed it.
private struct Stations: View {
  let context: ActivityViewContext<MetroAttributes>

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<context.attributes.stopCount) { index in
        let isPassed = index < context.attributes.stopCount - context.state.stopsLeft
        Text(isPassed ? "●" : "○")
          .foregroundStyle(isPassed ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        if index < context.attributes.stopCount - 1 {
          Rectangle()
            .fill(isPassed ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
            .frame(height: 4)
        }
      }
    }
  }
}

private struct StopsLeft: View {
  let state: MetroAttributes.ContentState

  var body: some View {
    Text("\(state.stopsLeft)")
      .bold()
      .foregroundStyle(.orange)
      .contentTransition(.numericText(countsDown: true))
  }
}
