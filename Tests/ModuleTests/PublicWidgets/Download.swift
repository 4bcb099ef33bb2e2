// swift-format-ignore-file

import ActivityKit
import AppIntents
import SwiftUI
import WidgetKit

struct DownloadAttributes: ActivityAttributes {
  struct Item: Codable, Hashable, Identifiable {
    var id: Int
    var name: String
    var fraction: Double
  }

  struct ContentState: Codable, Hashable {
    var items: [Item]
    var bytesDone: Int64
    var bytesTotal: Int64
    var failed: Bool = false
  }

  var albumName: String
}

struct StopDownloadIntent: LiveActivityIntent {
  static var title: LocalizedStringResource { "Stop download" }
  static var isDiscoverable: Bool { false }

  func perform() async throws -> some IntentResult {
    for activity in Activity<DownloadAttributes>.activities {
      var state = activity.content.state
      state.failed = true
      await activity.end(
        .init(state: state, staleDate: nil), dismissalPolicy: .after(.now.addingTimeInterval(60)))
    }
    return .result()
  }
}

struct DownloadLiveActivity: Widget {
  static let byteFormatter: ByteCountFormatter = {
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    return formatter
  }()

  var body: some WidgetConfiguration {
    ActivityConfiguration(for: DownloadAttributes.self) { context in
      let fraction = Double(context.state.bytesDone) / Double(max(1, context.state.bytesTotal))
      VStack(alignment: .leading, spacing: 6) {
        HStack(alignment: .firstTextBaseline) {
          Label(context.attributes.albumName, systemImage: "arrow.down.circle.fill")
            .font(.headline)
            .labelStyle(.titleAndIcon)
          Spacer()
          Text(fraction.formatted(.percent.precision(.fractionLength(0))))
            .font(.headline.monospacedDigit())
        }
        ForEach(context.state.items.prefix(3)) { item in
          HStack {
            Text(item.name).font(.caption).lineLimit(1).truncationMode(.middle)
            Spacer(minLength: 12)
            if item.fraction >= 1 {
              Image(systemName: "checkmark").font(.caption2).foregroundStyle(.green)
            } else {
              ProgressView(value: item.fraction).frame(width: 96)
            }
          }
        }
        HStack {
          Text(
            "\(Self.byteFormatter.string(fromByteCount: context.state.bytesDone)) of \(Self.byteFormatter.string(fromByteCount: context.state.bytesTotal))"
          )
          .font(.caption2)
          .foregroundStyle(.secondary)
          Spacer()
          Button("Stop", role: .destructive, intent: StopDownloadIntent())
            .buttonStyle(.bordered)
            .controlSize(.small)
            .disabled(context.state.failed)
        }
      }
      .padding()
      .overlay(alignment: .bottom) {
        if context.state.failed {
          Text("Stopped").font(.caption).padding(4).background(.red, in: Capsule())
        }
      }
    } dynamicIsland: { context in
      let fraction = Double(context.state.bytesDone) / Double(max(1, context.state.bytesTotal))
      return DynamicIsland {
        DynamicIslandExpandedRegion(.center) {
          Text(context.attributes.albumName).font(.headline)
        }
        DynamicIslandExpandedRegion(.bottom) {
          ProgressView(value: fraction) {
            Text("Downloading")
          } currentValueLabel: {
            Text("\(Int(fraction * 100)) %")
          }
          .progressViewStyle(.linear)
        }
      } compactLeading: {
        Image(systemName: "arrow.down.circle")
      } compactTrailing: {
        ProgressView(value: fraction).progressViewStyle(.circular).tint(.blue)
      } minimal: {
        ProgressView(value: fraction).progressViewStyle(.circular).tint(.blue)
      }
    }
  }
}

#Preview("Download", as: .content, using: DownloadAttributes(albumName: "Summer Tapes")) {
  DownloadLiveActivity()
} contentStates: {
  DownloadAttributes.ContentState(
    items: [
      .init(id: 1, name: "01 Low Tide.flac", fraction: 1),
      .init(id: 2, name: "02 A Long Way Around the Harbour.flac", fraction: 0.55),
      .init(id: 3, name: "03 Lamp.flac", fraction: 0.1),
    ], bytesDone: 48_000_000, bytesTotal: 120_000_000)
}
