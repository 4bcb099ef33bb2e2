import ActivityKit
import SwiftUI
import WidgetKit

struct ParcelLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      ParcelCard(context: context)
        .padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading) {
          Label(context.attributes.number, systemImage: "shippingbox.fill")
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text("\(context.state.minutes) min")
        }
        DynamicIslandExpandedRegion(.bottom) {
          Text(context.state.step.title)
        }
      } compactLeading: {
        Image(systemName: "shippingbox.fill")
      } compactTrailing: {
        Text("\(context.state.minutes)m")
      } minimal: {
        Image(systemName: "shippingbox.fill")
      }
    }
  }
}

#Preview("Notification", as: .content, using: ParcelAttributes(number: "JX 1207")) {
  ParcelLiveActivity()
} contentStates: {
  ParcelAttributes.ContentState(step: .packed, minutes: 42, names: ["Anne"])
  ParcelAttributes.ContentState(step: .sent, minutes: 12, names: ["Maya"])
}
