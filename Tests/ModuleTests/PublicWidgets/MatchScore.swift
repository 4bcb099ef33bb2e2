// swift-format-ignore-file

import ActivityKit
import SwiftUI
import WidgetKit

struct Team: Codable, Hashable {
  var name: String
  var code: String
  var colorHex: UInt32
}

struct MatchScoreAttributes: ActivityAttributes {
  public typealias MatchStatus = ContentState

  public struct ContentState: Codable, Hashable {
    var homeGoals: Int
    var awayGoals: Int
    var minute: Int
    var lastEvent: String?
    var isLive: Bool
  }

  var home: Team
  var away: Team
  var competition: String
}

extension Color {
  fileprivate init(hex: UInt32) {
    self.init(
      .sRGB,
      red: Double((hex >> 16) & 0xFF) / 255,
      green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255,
      opacity: 1)
  }
}

struct MatchScoreLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: MatchScoreAttributes.self) { context in
      VStack(spacing: 8) {
        HStack {
          Text(context.attributes.competition.uppercased())
            .font(.caption2)
            .fontWeight(.semibold)
            .kerning(1.2)
            .foregroundStyle(.secondary)
          Spacer()
          LiveBadge(minute: context.state.minute, isLive: context.state.isLive)
        }
        HStack(alignment: .center) {
          TeamColumn(team: context.attributes.home)
          Spacer()
          ScoreText(home: context.state.homeGoals, away: context.state.awayGoals)
          Spacer()
          TeamColumn(team: context.attributes.away)
        }
        if let event = context.state.lastEvent {
          Divider()
          Text(event)
            .font(.footnote)
            .lineLimit(1)
            .minimumScaleFactor(0.8)
        }
      }
      .padding()
      .activityBackgroundTint(Color.black.opacity(0.6))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) { TeamColumn(team: context.attributes.home) }
        DynamicIslandExpandedRegion(.trailing) { TeamColumn(team: context.attributes.away) }
        DynamicIslandExpandedRegion(.center) {
          ScoreText(home: context.state.homeGoals, away: context.state.awayGoals)
        }
        DynamicIslandExpandedRegion(.bottom) {
          if let event = context.state.lastEvent { Text(event).font(.footnote) }
        }
      } compactLeading: {
        HStack(spacing: 4) {
          TeamDot(team: context.attributes.home)
          Text("\(context.state.homeGoals)").contentTransition(.numericText())
        }
      } compactTrailing: {
        HStack(spacing: 4) {
          Text("\(context.state.awayGoals)").contentTransition(.numericText())
          TeamDot(team: context.attributes.away)
        }
      } minimal: {
        Text("\(context.state.homeGoals):\(context.state.awayGoals)").font(.caption2)
      }
      .contentMargins(.horizontal, 12, for: .expanded)
      .keylineTint(Color(hex: context.attributes.home.colorHex))
    }
  }
}

private struct LiveBadge: View {
  var minute: Int
  var isLive: Bool

  var body: some View {
    Group {
      if isLive {
        Text("\(minute)′").foregroundColor(.white).padding(.horizontal, 8)
          .background(Capsule().fill(Color.red))
      } else {
        Text("FT").foregroundStyle(.secondary)
      }
    }
    .font(.caption.weight(.bold))
  }
}

private struct TeamDot: View {
  let team: Team

  var body: some View {
    ZStack {
      Circle().fill(Color(hex: team.colorHex))
      Circle().strokeBorder(.white.opacity(0.6), lineWidth: 1)
    }
    .frame(width: 16, height: 16)
  }
}

private struct TeamColumn: View {
  let team: Team

  var body: some View {
    VStack(spacing: 4) {
      RoundedRectangle(cornerRadius: 8, style: .continuous)
        .fill(Color(hex: team.colorHex).gradient)
        .frame(width: 48, height: 32)
        .overlay {
          Text(team.code).font(.caption).bold().foregroundColor(.white)
        }
      Text(team.name).font(.caption2).lineLimit(1)
    }
    .frame(width: 80)
  }
}

private struct ScoreText: View {
  var home: Int
  var away: Int

  var body: some View {
    HStack(spacing: 8) {
      Text("\(home)")
      Text(verbatim: "–").foregroundStyle(.secondary)
      Text("\(away)")
    }
    .font(.system(.largeTitle, design: .rounded, weight: .heavy))
    .contentTransition(.numericText(value: Double(home + away)))
  }
}

struct MatchScore_Previews: PreviewProvider {
  static let attributes = MatchScoreAttributes(
    home: Team(name: "Harbour", code: "HAR", colorHex: 0x1E66D0),
    away: Team(name: "Riverside", code: "RIV", colorHex: 0xC62828), competition: "City Cup")
  static let state = MatchScoreAttributes.ContentState(
    homeGoals: 2, awayGoals: 1, minute: 67, lastEvent: "⚽ 67′ Okafor (Harbour)", isLive: true)

  static var previews: some View {
    attributes.previewContext(state, viewKind: .dynamicIsland(.compact))
      .previewDisplayName("Compact")
    attributes.previewContext(state, viewKind: .dynamicIsland(.expanded))
      .previewDisplayName("Expanded")
    attributes.previewContext(state, viewKind: .dynamicIsland(.minimal))
      .previewDisplayName("Minimal")
    attributes.previewContext(state, viewKind: .content)
      .previewDisplayName("Notification")
  }
}
