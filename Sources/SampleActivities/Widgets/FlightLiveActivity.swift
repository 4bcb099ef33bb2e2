public import ActivityWidgets
import CellUI
public import FoundationEssentials

/// A flight.
public struct FlightAttributes: ActivityAttributes {
  /// How far the flight is.
  public struct ContentState: Codable, Hashable {
    /// How far it is.
    public enum Phase: String, Codable, CaseIterable {
      case boarding, gateClosed, inFlight, landing, landed
    }

    /// How far it is.
    public var phase: Phase
    /// From take-off to touchdown, as far as it is known.
    public var flight: ClosedRange<Date>
    /// Where one gets in or out.
    public var gate: String
  }

  /// The airline's number of it.
  public var number: String
  /// Where it leaves, in three letters.
  public var origin: String
  /// Where it goes, in three letters.
  public var destination: String
  /// The passenger's seat.
  public var seat: String
}

/// The live activity of a flight.
public struct FlightLiveActivity: Widget {
  /// Makes the widget.
  public init() {}

  /// How a flight looks.
  public var body: some WidgetConfiguration {
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
          .padding(.top, 16)
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

/// Where from, where to, and when; between the two times, the way.
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
      .padding(.top, 16)
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

/// The part of the way that is flown; it runs by itself.
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
  /// How far it is, in a few words.
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
