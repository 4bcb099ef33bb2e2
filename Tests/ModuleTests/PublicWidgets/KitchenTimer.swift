// swift-format-ignore-file

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct KitchenTimerAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var endDate: Date
    var pausedRemaining: TimeInterval?

    var isPaused: Bool { pausedRemaining != nil }
  }

  var title: String
  var duration: TimeInterval
  var id: UUID
}

struct PauseTimerIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Pause or resume"
  static var description = IntentDescription("Pauses a running timer, or lets it go on.")

  @Parameter(title: "Timer ID")
  var timerID: String

  init() {}

  init(timerID: UUID) {
    self.timerID = timerID.uuidString
  }

  func perform() async throws -> some IntentResult {
    for activity in Activity<KitchenTimerAttributes>.activities
    where activity.attributes.id.uuidString == timerID {
      var state = activity.content.state
      if let rest = state.pausedRemaining {
        state.endDate = Date().addingTimeInterval(rest)
        state.pausedRemaining = nil
      } else {
        state.pausedRemaining = max(0, state.endDate.timeIntervalSinceNow)
      }
      await activity.update(ActivityContent(state: state, staleDate: nil))
    }
    return .result()
  }
}

struct CancelTimerIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Cancel"

  @Parameter(title: "Timer ID") var timerID: String

  init() {}
  init(timerID: UUID) { self.timerID = timerID.uuidString }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    for activity in Activity<KitchenTimerAttributes>.activities
    where activity.attributes.id.uuidString == timerID {
      await activity.end(nil, dismissalPolicy: .immediate)
    }
    return .result(dialog: "The timer was cancelled.")
  }
}

struct KitchenTimerLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: KitchenTimerAttributes.self) { context in
      HStack(spacing: 16) {
        TimerButtons(context: context)
        Spacer(minLength: 0)
        VStack(alignment: .trailing, spacing: 0) {
          Text(context.attributes.title)
            .font(.subheadline)
          CountdownText(state: context.state)
            .font(.system(size: 44, weight: .light))
        }
        .foregroundStyle(.orange)
      }
      .padding(.horizontal, 20)
      .padding(.vertical, 12)
      .activityBackgroundTint(.black.opacity(0.75))
      .activitySystemActionForegroundColor(.orange)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          TimerButtons(context: context)
        }
        DynamicIslandExpandedRegion(.trailing) {
          VStack(alignment: .trailing) {
            Text(context.attributes.title).font(.caption)
            CountdownText(state: context.state).font(.largeTitle)
          }
          .foregroundStyle(.orange)
        }
      } compactLeading: {
        Image(systemName: "timer").foregroundStyle(.orange)
      } compactTrailing: {
        CountdownText(state: context.state)
          .foregroundStyle(.orange)
          .frame(maxWidth: 48)
      } minimal: {
        Image(systemName: context.state.isPaused ? "pause.fill" : "timer").foregroundStyle(.orange)
      }
      .keylineTint(.orange)
    }
  }
}

private struct CountdownText: View {
  let state: KitchenTimerAttributes.ContentState

  var body: some View {
    if let rest = state.pausedRemaining {
      Text(Self.formatter.string(from: rest) ?? "–")
        .monospacedDigit()
    } else {
      Text(timerInterval: Date.now...max(Date.now, state.endDate), countsDown: true, showsHours: false)
        .monospacedDigit()
        .multilineTextAlignment(.trailing)
    }
  }

  private static let formatter: DateComponentsFormatter = {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    return formatter
  }()
}

private struct TimerButtons: View {
  let context: ActivityViewContext<KitchenTimerAttributes>

  var body: some View {
    HStack(spacing: 10) {
      Button(intent: PauseTimerIntent(timerID: context.attributes.id)) {
        Image(systemName: context.state.isPaused ? "play.fill" : "pause.fill")
          .frame(width: 40, height: 40)
      }
      .buttonStyle(.plain)
      .background(Circle().fill(.orange.opacity(0.25)))
      .foregroundStyle(.orange)
      Button(intent: CancelTimerIntent(timerID: context.attributes.id)) {
        Image(systemName: "xmark")
          .frame(width: 40, height: 40)
      }
      .buttonStyle(.plain)
      .background(.white.opacity(0.2), in: Circle())
    }
  }
}

#Preview(
  "Timer", as: .content,
  using: KitchenTimerAttributes(
    title: "Pasta", duration: 600, id: UUID(uuidString: "5A1C0D6E-0000-4000-8000-000000000001")!)
) {
  KitchenTimerLiveActivity()
} contentStates: {
  KitchenTimerAttributes.ContentState(
    endDate: Date(timeIntervalSince1970: 1_795_200_540), pausedRemaining: nil)
  KitchenTimerAttributes.ContentState(
    endDate: Date(timeIntervalSince1970: 1_795_200_540), pausedRemaining: 222)
}
