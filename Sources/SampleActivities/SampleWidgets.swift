public import SwiftUI

/// The widgets of the demo's activities, as an app's widget extension lists them.
///
/// This module is the demo. It has two halves, which meet only in the feed's JSON:
/// - `Widgets` holds an attributes type and a widget per activity, written in SwiftUI as an app's author would.
/// - `Feeds` holds the servers and apps that drive them. `DemoScript` merges their lines in order of time: a ride that is
///   simulated, pizza orders that are planned at random with a seed, and activities with a fixed timetable.
///
/// A new activity is a widget, listed here, and a feed, listed in `DemoScript`. The module does not know how a feed is
/// read.
public struct SampleWidgets: WidgetBundle {
  /// The beginning of the bundle identifiers of the demo's apps, which alone have these widgets: their attributes types
  /// have names that other apps use as well.
  public static let appPrefix = "islet.demo."

  /// Makes the bundle.
  public init() {}

  /// The widgets.
  public var body: some Widget {
    RideLiveActivity()
    PizzaDeliveryLiveActivity()
    MatchLiveActivity()
    MetroLiveActivity()
    FlightLiveActivity()
    QuestLiveActivity()
  }
}
