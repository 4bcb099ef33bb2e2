import ActivityWidgets
import FeedReports

/// Notes which code of widgets runs, so that a supervisor can name it when it traps or never returns.
public protocol CodeTracing: AnyObject {
  /// Notes that the code of a place is about to run.
  func enter(_ place: CodePlace)

  /// Notes that none of the widgets' code runs any more.
  func leave()

  /// Returns the reason for which the code of a place must not run again; `nil` where it may.
  func skipReason(at place: CodePlace) -> String?

  /// Notes that islet makes up all values of a type of attributes, since no preview has some.
  func addMadeUp(_ attributesType: String)

  /// Returns whether islet makes up all values of a type of attributes.
  func isMadeUp(_ attributesType: String) -> Bool
}

extension CodeTracing {
  /// Returns the stops of an activity's code, if its values are made up.
  ///
  /// - Parameters:
  ///   - attributesType: The name of the attributes type.
  ///   - contentState: The content state, as JSON.
  /// - Returns: The reasons, each with its presentations; none for values of previews and feeds.
  func madeUpStops(of attributesType: String, contentState: [UInt8]) -> [MadeUpStop] {
    guard isMadeUp(attributesType) else { return [] }
    return WidgetPlace.allCases.reduce(into: []) { stops, place in
      let code = CodePlace(place.rawValue, of: attributesType, content: contentState)
      guard let reason = skipReason(at: code) else { return }
      if let index = stops.firstIndex(where: { $0.reason == reason }) {
        stops[index].presentations.append(place.rawValue)
      } else {
        stops.append(MadeUpStop(presentations: [place.rawValue], reason: reason))
      }
    }
  }
}
