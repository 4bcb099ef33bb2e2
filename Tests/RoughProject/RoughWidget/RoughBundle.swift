import SwiftUI
import WidgetKit

@main
struct RoughBundle: WidgetBundle {
  var body: some Widget {
    HomeWidget()
    TripLiveActivity()
  }
}
