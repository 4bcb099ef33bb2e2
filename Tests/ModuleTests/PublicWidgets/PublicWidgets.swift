import SwiftUI
import WidgetKit

/// Eleven widgets in the manner of public ones, written against Apple's modules alone.
struct PublicWidgets: WidgetBundle {
  var body: some Widget {
    ChargingLiveActivity()
    DownloadLiveActivity()
    FlightLiveActivity()
    KitchenTimerLiveActivity()
    MatchScoreLiveActivity()
    OrderTrackingLiveActivity()
    ParkingWidget()
    PollLiveActivity()
    TidesLiveActivity()
    TransitLiveActivity()
    WorkoutLiveActivity()
  }
}
