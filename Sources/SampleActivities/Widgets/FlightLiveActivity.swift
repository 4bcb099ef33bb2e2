import ActivityKit
import SwiftUI
import WidgetKit

struct FlightAttributes: ActivityAttributes {
  /// The state of a flight.
  struct ContentState: Codable, Hashable {
    /// The phase of a flight.
    enum Phase: String, Codable, CaseIterable {
      case boarding, gateClosed, inFlight, landing, landed
    }

    /// The current phase.
    var phase: Phase
    /// The interval from take-off to landing, as estimated.
    var flight: ClosedRange<Date>
    /// The gate of departure until take-off, then that of arrival.
    var gate: String
  }

  /// The flight number.
  var number: String
  /// The airport of departure, in three letters.
  var origin: String
  /// The airport of arrival, in three letters.
  var destination: String
  /// The passenger's seat.
  var seat: String
}

struct FlightLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: FlightAttributes.self) { context in
      VStack(spacing: 0) {
        HStack {
          Label(context.attributes.number, systemImage: "airplane")
            .font(.headline)
          Spacer()
          PhaseText(state: context.state)
        }
        Route(context: context)
          .padding(.top, 8)
        Seat(context: context)
          .padding(.top, 12)
      }
      .lineLimit(1)
      .padding()
      .tint(.cyan)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.number, systemImage: "airplane")
            .font(.headline)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          PhaseText(state: context.state)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 0) {
            Route(context: context)
            Seat(context: context)
              .padding(.top, 16)
          }
          .lineLimit(1)
          .tint(.cyan)
          .padding(.top, 16)
        }
      } compactLeading: {
        Image(systemName: "airplane")
          .foregroundStyle(.cyan)
      } compactTrailing: {
        Text(context.attributes.destination)
          .bold()
          .lineLimit(1)
      } minimal: {
        Image(systemName: "airplane")
          .foregroundStyle(.cyan)
      }
      .keylineTint(.cyan)
    }
  }
}

/// Both airports and times, with the progress between them.
private struct Route: View {
  let context: ActivityViewContext<FlightAttributes>

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Airport(code: context.attributes.origin)
        Spacer()
        Airport(code: context.attributes.destination)
      }
      HStack {
        Text(context.state.flight.lowerBound, style: .time)
        FlightProgress(state: context.state)
        Text(context.state.flight.upperBound, style: .time)
      }
      .font(.caption)
      .foregroundStyle(.secondary)
      .padding(.top, 12)
    }
  }
}

/// An airport, large.
private struct Airport: View {
  let code: String

  var body: some View {
    Text(code)
      .font(.system(size: 34, weight: .bold))
  }
}

/// The progress of the flight, which updates itself.
private struct FlightProgress: View {
  let state: FlightAttributes.ContentState

  var body: some View {
    switch state.phase {
    case .boarding, .gateClosed: ProgressView(value: 0)
    case .landed: ProgressView(value: 1)
    case .inFlight, .landing:
      ProgressView(timerInterval: state.flight, countsDown: false) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      }
    }
  }
}

private struct Seat: View {
  let context: ActivityViewContext<FlightAttributes>

  var body: some View {
    HStack {
      Text("Gate \(context.state.gate)")
      Spacer()
      Text("Seat \(context.attributes.seat)")
    }
    .font(.subheadline)
    .foregroundStyle(.secondary)
  }
}

private struct PhaseText: View {
  let state: FlightAttributes.ContentState

  var body: some View {
    Text(state.words)
      .font(.caption)
      .foregroundStyle(
        state.phase == .gateClosed ? AnyShapeStyle(.orange) : AnyShapeStyle(.secondary))
  }
}

extension FlightAttributes.ContentState {
  /// The phase in words.
  fileprivate var words: String {
    switch phase {
    case .boarding: "boarding"
    case .gateClosed: "gate closed"
    case .inFlight: "in flight"
    case .landing: "landing"
    case .landed: "landed"
    }
  }
}
