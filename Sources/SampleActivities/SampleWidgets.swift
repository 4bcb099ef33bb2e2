public import ActivityWidgets

/// The demo's activities, as an app's bundle lists them.
///
/// This module owns the demo: its activities, written in Swift as an app's author would, and the feeds that drive them.
/// It never knows how a feed is read.
public struct SampleWidgets: WidgetBundle {
  /// Makes the bundle.
  public init() {}

  /// All of them.
  public var body: some Widget {
    RideLiveActivity()
    PizzaDeliveryLiveActivity()
    MatchLiveActivity()
    MetroLiveActivity()
    FlightLiveActivity()
    QuestLiveActivity()
  }
}
