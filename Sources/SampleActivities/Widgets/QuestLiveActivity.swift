public import ActivityWidgets
import CellUI
public import FoundationEssentials

/// A fight against a monster.
public struct QuestAttributes: ActivityAttributes {
  /// How the fight stands.
  public struct ContentState: Codable, Hashable {
    /// What is left of the hero, in hundredths.
    public var heroHealth: Int
    /// What is left of the monster, in hundredths.
    public var bossHealth: Int
    /// What was done last.
    public var lastBlow: String
    /// When the monster flees.
    public var ends: Date
  }

  /// The hero's name.
  public var hero: String
  /// The monster's name.
  public var boss: String
}

/// What a quest's button asks for.
struct DrinkPotionIntent: AppIntent {}

/// The live activity of a fight.
public struct QuestLiveActivity: Widget {
  /// Makes the widget.
  public init() {}

  /// How a fight looks.
  public var body: some WidgetConfiguration {
    ActivityConfiguration(for: QuestAttributes.self) { context in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("🐉 \(context.attributes.boss)")
            .font(.headline)
          Spacer()
          TimeLeft(state: context.state)
        }
        Healths(context: context)
          .padding(.top, 16)
        HStack {
          Text(context.state.lastBlow)
            .font(.subheadline)
            .foregroundStyle(.secondary)
          Spacer()
          Button("🧪 Potion", intent: DrinkPotionIntent())
            .buttonStyle(.borderedProminent)
        }
        .padding(.top, 16)
      }
      .lineLimit(1)
      .padding()
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

/// What is left of both, as bars.
private struct Healths: View {
  let context: ActivityViewContext<QuestAttributes>

  var body: some View {
    VStack(spacing: 16) {
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
    Text(state.ends, style: .timer)
      .monospacedDigit()
      .foregroundStyle(.secondary)
      .lineLimit(1)
  }
}
