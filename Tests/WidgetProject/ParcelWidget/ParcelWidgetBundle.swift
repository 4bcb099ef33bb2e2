import SwiftUI
import WidgetKit

@main
struct ParcelWidgetBundle: WidgetBundle {
  var body: some Widget {
    ParcelLiveActivity()
  }
}
