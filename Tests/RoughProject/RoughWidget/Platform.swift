import PlatformKit
import SwiftUI
import WidgetKit

struct PlatformLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: PlatformAttributes.self) { context in
      Text(context.state.name)
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text(context.state.name) }
      } compactLeading: {
        Text(context.state.name)
      } compactTrailing: {
      } minimal: {
      }
    }
  }
}
