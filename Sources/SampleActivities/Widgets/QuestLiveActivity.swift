import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

/// A fight against a monster.
struct QuestAttributes: ActivityAttributes {
  /// The state of a fight.
  struct ContentState: Codable, Hashable {
    /// The hero's health, in percent.
    var heroHealth: Int
    /// The monster's health, in percent.
    var bossHealth: Int
    /// The last blow, in a few words.
    var lastBlow: String
    /// The time at which the monster flees.
    var ends: Date
  }

  /// The hero's name.
  var hero: String
  /// The monster's name.
  var boss: String
}

/// The intent of the potion button.
struct DrinkPotionIntent: LiveActivityIntent {
  static let title: LocalizedStringResource = "Drink a potion"

  func perform() async throws -> some IntentResult { .result() }
}

/// The live activity of a fight.
struct QuestLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: QuestAttributes.self) { context in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("🐉 \(context.attributes.boss)")
            .font(.headline)
          Spacer()
          TimeLeft(state: context.state)
        }
        Healths(context: context)
          .padding(.top, 12)
        HStack {
          Text(context.state.lastBlow)
            .font(.subheadline)
            .foregroundStyle(.secondary)
          Spacer()
          if context.state.bossHealth > 0 {
            Button("🧪 Potion", intent: DrinkPotionIntent())
              .buttonStyle(.borderedProminent)
              // White, the style's own color, can't be read on pink.
              .foregroundStyle(.black)
          }
        }
        .padding(.top, 12)
      }
      .lineLimit(1)
      .padding(.horizontal)
      .padding(.vertical, 14)
      .tint(.pink)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("🐉 \(context.attributes.boss)")
            .font(.headline)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          TimeLeft(state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(alignment: .leading, spacing: 0) {
            Healths(context: context)
            Text(context.state.lastBlow)
              .font(.subheadline)
              .foregroundStyle(.secondary)
              .lineLimit(1)
              .padding(.top, 16)
          }
          .padding(.top, 16)
        }
      } compactLeading: {
        Text("🐉")
      } compactTrailing: {
        BossHealth(state: context.state)
      } minimal: {
        BossHealth(state: context.state)
      }
      .keylineTint(.pink)
    }
  }
}

/// The health of both, as bars.
private struct Healths: View {
  let context: ActivityViewContext<QuestAttributes>

  var body: some View {
    VStack(spacing: 12) {
      Health(name: context.attributes.boss, value: context.state.bossHealth)
        .tint(.pink)
      Health(name: context.attributes.hero, value: context.state.heroHealth)
        .tint(.green)
    }
  }
}

private struct Health: View {
  let name: String
  let value: Int

  var body: some View {
    HStack {
      Text(name)
        .frame(width: 80, alignment: .leading)
      ProgressView(value: Double(value), total: 100)
      Text("\(value)")
        .bold()
        .frame(width: 24, alignment: .trailing)
        .contentTransition(.numericText(countsDown: true))
    }
    .lineLimit(1)
  }
}

private struct BossHealth: View {
  let state: QuestAttributes.ContentState

  var body: some View {
    Text("\(state.bossHealth)%")
      .foregroundStyle(.pink)
      .contentTransition(.numericText(countsDown: true))
      .lineLimit(1)
  }
}

private struct TimeLeft: View {
  let state: QuestAttributes.ContentState

  var body: some View {
    // Once the fight is over, there is no time left to count.
    if state.bossHealth > 0 {
      Text(state.ends, style: .timer)
        .multilineTextAlignment(.trailing)
        .monospacedDigit()
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }
  }
}
