import Kit
import SwiftUI
import WidgetKit

#Preview("Riding", as: .content, using: TripAttributes(train: "RE1207")) {
  TripLiveActivity()
} contentStates: {
  TripAttributes.ContentState(phase: .riding, arrival: .now + 600)
}
