import ActivityKit
import SwiftUI
import WidgetKit

/// The live activity of a bike computer.
struct RideLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: RideAttributes.self) { context in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Label(context.attributes.bike, systemImage: "bicycle")
            .font(.headline)
            .lineLimit(1)
          Spacer()
          ElapsedTime(state: context.state)
        }
        RideReadings(state: context.state)
          .padding(.top, 16)
        ProgressView(value: context.state.progress)
          .padding(.top, 16)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.bike, systemImage: "bicycle")
            .font(.headline)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          ElapsedTime(state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 0) {
            RideReadings(state: context.state)
            ProgressView(value: context.state.progress)
              .padding(.top, 16)
          }
          .padding(.top, 16)
        }
      } compactLeading: {
        Image(systemName: "bicycle")
      } compactTrailing: {
        SpeedText(state: context.state)
      } minimal: {
        SpeedText(state: context.state)
      }
    }
  }
}

/// The elapsed time of the ride, which updates itself until the ride has ended.
private struct ElapsedTime: View {
  let state: RideAttributes.ContentState

  var body: some View {
    elapsed
      .multilineTextAlignment(.trailing)
      .monospacedDigit()
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }

  private var elapsed: Text {
    guard let ended = state.ended else { return Text(state.started, style: .timer) }
    return Text(
      timerInterval: state.started...max(state.started, ended), pauseTime: ended,
      countsDown: false)
  }
}

/// The speed in a few letters.
private struct SpeedText: View {
  let state: RideAttributes.ContentState

  var body: some View {
    Text("\(state.speed, specifier: "%.1f")")
      .contentTransition(.numericText(value: state.speed))
      .bold()
      .foregroundStyle(state.isMoving ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
      .lineLimit(1)
  }
}

/// The speed in large digits, and the other readings.
private struct RideReadings: View {
  let state: RideAttributes.ContentState

  var body: some View {
    HStack(alignment: .bottom) {
      HStack(alignment: .bottom) {
        Text("\(state.speed, specifier: "%.1f")")
          .font(.system(size: 48, weight: .bold))
          .foregroundStyle(state.isMoving ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
          .contentTransition(.numericText(value: state.speed))
          .layoutPriority(1)
        Text("km/h")
          .foregroundStyle(.secondary)
      }
      .layoutPriority(1)
      Spacer(minLength: 0)
      ViewThatFits {
        HStack(spacing: 20) {
          distance
          Reading(value: "\(state.climb) m", caption: "climb")
        }
        distance
      }
    }
  }

  private var distance: Reading {
    Reading(value: "\(state.distance, specifier: "%.1f") km", caption: "distance")
  }
}

/// A value above its name.
private struct Reading: View {
  let value: LocalizedStringKey
  let caption: String

  var body: some View {
    VStack(alignment: .trailing, spacing: 0) {
      Text(value)
        .contentTransition(.numericText())
        .bold()
      Text(caption)
        .font(.caption)
        .foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}
