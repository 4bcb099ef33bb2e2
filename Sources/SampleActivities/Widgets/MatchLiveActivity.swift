import ActivityKit
import SwiftUI
import WidgetKit

/// A football match.
struct MatchAttributes: ActivityAttributes {
  /// The state of a match.
  struct ContentState: Codable, Hashable {
    /// The goals of the home team.
    var homeScore: Int
    /// The goals of the away team.
    var awayScore: Int
    /// The period of the match, in a few words.
    var period: String
    /// The last event, in a few words.
    var lastEvent: String
  }

  /// The competition.
  var league: String
  /// The home team, in three letters.
  var home: String
  /// The away team, in three letters.
  var away: String
}

/// The live activity of a football match.
struct MatchLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchAttributes.self) { context in
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          Text("⚽ \(context.attributes.league)")
            .font(.headline)
            .lineLimit(1)
          Spacer()
          PeriodText(state: context.state)
        }
        Scoreboard(context: context)
          .padding(.top, 16)
        LastEvent(state: context.state)
          .padding(.top, 16)
      }
      .padding()
      .tint(.green)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Text("⚽ \(context.attributes.league)")
            .font(.headline)
            .lineLimit(1)
        }
        DynamicIslandExpandedRegion(.trailing) {
          PeriodText(state: context.state)
        }
        DynamicIslandExpandedRegion(.bottom) {
          VStack(spacing: 0) {
            Scoreboard(context: context)
            LastEvent(state: context.state)
              .padding(.top, 16)
          }
          .padding(.top, 16)
        }
      } compactLeading: {
        Text("\(context.attributes.home) \(context.state.homeScore)")
          .contentTransition(.numericText())
          .lineLimit(1)
      } compactTrailing: {
        Text("\(context.state.awayScore) \(context.attributes.away)")
          .contentTransition(.numericText())
          .lineLimit(1)
      } minimal: {
        Text("\(context.state.homeScore):\(context.state.awayScore)")
          .bold()
          .contentTransition(.numericText())
      }
      .keylineTint(.green)
    }
  }
}

/// Both teams and their goals, large.
private struct Scoreboard: View {
  let context: ActivityViewContext<MatchAttributes>

  var body: some View {
    HStack {
      Text(context.attributes.home)
        .font(.headline)
      Spacer(minLength: 0)
      Goals(count: context.state.homeScore)
      Text("–")
        .foregroundStyle(.secondary)
      Goals(count: context.state.awayScore)
      Spacer(minLength: 0)
      Text(context.attributes.away)
        .font(.headline)
    }
    .lineLimit(1)
  }
}

private struct Goals: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .font(.system(size: 48, weight: .bold))
      .contentTransition(.numericText())
  }
}

private struct PeriodText: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    Text(state.period)
      .font(.caption)
      .foregroundStyle(.secondary)
      .contentTransition(.numericText())
      .lineLimit(1)
  }
}

private struct LastEvent: View {
  let state: MatchAttributes.ContentState

  var body: some View {
    Text(state.lastEvent)
      .font(.subheadline)
      .foregroundStyle(.secondary)
      .lineLimit(1)
      .frame(maxWidth: .infinity)
  }
}
