import ActivityWidgets
import CellUI
import FoundationEssentials

/// A widget as an author writes it for a phone.
struct TripAttributes: ActivityAttributes {
  struct Stop: Codable, Hashable {
    var name: String
    var track: Int?
  }

  struct ContentState: Codable, Hashable {
    var stops: [Stop]
    var arrival: ClosedRange<Date>
    var isLate: Bool
  }

  var line: String
}

struct TripLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: TripAttributes.self) { context in
      HStack {
        Label(context.attributes.line, systemImage: "tram.fill")
        Spacer()
        if context.isStale {
          Text("no news")
        } else if let first = context.state.stops.first {
          Text("to \(first.name)")
        }
      }
      .padding()
      .activityBackgroundTint(context.state.isLate ? .red : nil)
      .activitySystemActionForegroundColor(.white)
      .widgetURL(URL(string: "trip://\(context.activityID)"))
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.leading, priority: 1) {
          Text(context.attributes.line)
        }
        DynamicIslandExpandedRegion(.trailing) {
          Text(context.state.arrival.upperBound, style: .time)
        }
        if context.state.isLate {
          DynamicIslandExpandedRegion(.bottom) {
            Text("late")
          }
        }
      } compactLeading: {
        Image(systemName: "tram.fill")
      } compactTrailing: {
        Text(timerInterval: context.state.arrival, countsDown: true)
      } minimal: {
        Text(context.attributes.line)
      }
      .contentMargins(.leading, 4, for: .expanded)
      .contentMargins(.all, 12, for: .expanded)
      .widgetURL(URL(string: "trip://island"))
      .keylineTint(.cyan)
    }
  }
}

struct TripBundle: WidgetBundle {
  var body: some Widget {
    TripLiveActivity()
    if #available(iOS 16.1, *) {
      ParcelLiveActivity()
    }
  }
}

struct ParcelAttributes: ActivityAttributes {
  typealias ContentState = Int
}

struct ParcelLiveActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Text("\(context.state) stops to go")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("first") }
        DynamicIslandExpandedRegion(.center) { Text("second") }
      } compactLeading: {
      } compactTrailing: {
        Text("\(context.state)")
      } minimal: {
        Text("\(context.state)")
      }
    }
  }
}
