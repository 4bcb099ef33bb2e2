// swift-format-ignore-file

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct PollAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var votes: [Int]
    var mine: Int?
    var isOpen: Bool
  }

  var question: String
  var options: [String]
}

enum PollChoice: String, AppEnum {
  case first, second, third

  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Choice" }
  static var caseDisplayRepresentations: [PollChoice: DisplayRepresentation] {
    [
      .first: "First",
      .second: DisplayRepresentation(title: "Second", subtitle: "The one in the middle"),
      .third: .init(stringLiteral: "Third"),
    ]
  }

  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

struct VoteIntent: LiveActivityIntent {
  static var title: LocalizedStringResource = "Vote"

  @Parameter(title: "Choice")
  var choice: PollChoice

  @Parameter(title: "Weight", default: 1, inclusiveRange: (1, 3))
  var weight: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Vote for \(\.$choice)") {
      \.$weight
    }
  }

  init() {}

  init(choice: PollChoice) {
    self.choice = choice
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    guard let activity = Activity<PollAttributes>.activities.first else {
      return .result(value: 0)
    }
    var state = activity.content.state
    guard state.isOpen, choice.index < state.votes.count else { return .result(value: 0) }
    state.votes[choice.index] += weight
    state.mine = choice.index
    await activity.update(using: state)
    return .result(value: state.votes[choice.index])
  }
}

struct VoteButtonStyle: ButtonStyle {
  var isMine: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 12)
      .padding(.vertical, 4)
      .background(isMine ? Color.accentColor : Color.secondary.opacity(0.25))
      .clipShape(RoundedRectangle(cornerRadius: 10))
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
  }
}

struct PollLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PollAttributes.self) { context in
      PollCard(attributes: context.attributes, state: context.state)
        .widgetURL(URL(string: "polls://latest"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.question).font(.headline).lineLimit(2)
        }
        DynamicIslandExpandedRegion(.bottom) {
          HStack {
            ForEach(PollChoice.allCases, id: \.self) { choice in
              Button(intent: VoteIntent(choice: choice)) {
                Text(context.attributes.options[choice.index]).lineLimit(1)
              }
              .buttonStyle(VoteButtonStyle(isMine: context.state.mine == choice.index))
            }
          }
        }
      } compactLeading: {
        Image(systemName: "chart.bar.fill")
      } compactTrailing: {
        Text("\(context.state.votes.reduce(0, +))")
      } minimal: {
        Image(systemName: "hand.raised.fill")
      }
    }
  }
}

private struct PollCard: View {
  let attributes: PollAttributes
  let state: PollAttributes.ContentState

  var body: some View {
    let total = max(1, state.votes.reduce(0, +))
    Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        Text(attributes.question).font(.headline)
          .gridCellColumns(3)
      }
      ForEach(Array(zip(attributes.options, PollChoice.allCases)), id: \.1) { option, choice in
        let votes = state.votes[choice.index]
        GridRow {
          Button(intent: VoteIntent(choice: choice)) {
            Text(option).frame(width: 88, alignment: .leading)
          }
          .buttonStyle(VoteButtonStyle(isMine: state.mine == choice.index))
          .disabled(!state.isOpen)
          ProgressView(value: Double(votes), total: Double(total))
            .tint(state.mine == choice.index ? .accentColor : .gray)
          Text("\(votes * 100 / total) %")
            .font(.caption.monospacedDigit())
            .foregroundStyle(.secondary)
            .gridColumnAlignment(.trailing)
        }
      }
    }
    .padding()
  }
}

//#Preview("Poll", as: .dynamicIsland(.minimal), using: PollAttributes.preview) {
/* #Preview("Poll", as: .content) { /* closed */ } */
#Preview(
  "Poll", as: .content,
  using: PollAttributes(question: "Where to next?", options: ["Coast", "Forest", "City"])
) {
  PollLiveActivity()
} contentStates: {
  PollAttributes.ContentState(votes: [12, 7, 5], mine: nil, isOpen: true)
  PollAttributes.ContentState(votes: [13, 7, 5], mine: 0, isOpen: false)
}
