import ActivityKit
import SwiftUI
import WidgetKit

/// islet with the widgets of this package.
@main
struct TripWidgets: WidgetBundle {
  var body: some Widget {
    TripLiveActivity()
  }
}

/// A journey by tram.
struct TripAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stop: String
    var minutes: Int
    var progress: Double
  }

  var line: String
}

struct TripLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      // More than the C library keeps back: none of it gets into a picture on standard output.
      let _ = print(String(repeating: "trip ", count: 2_000))
      VStack(alignment: .leading) {
        Label(context.attributes.line, systemImage: "tram.fill").font(.headline)
        HStack {
          Text("Next stop: \(context.state.stop)")
          Spacer()
          Text("\(context.state.minutes) min").foregroundStyle(.secondary)
        }
        ProgressView(value: context.state.progress)
      }
      .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) {
          Text("Next stop: \(context.state.stop)")
        }
      } compactLeading: {
        Image(systemName: "tram.fill")
      } compactTrailing: {
        Text("\(context.state.minutes) min")
      } minimal: {
        Image(systemName: "tram.fill")
      }
    }
  }
}
