public import FeedReports
import LiveActivities

extension Session {
  /// Returns the findings on the ongoing activities that an app with other types can't decode.
  ///
  /// - Parameter views: The types.
  /// - Returns: A finding for each value.
  public func activities(brokenBy views: ViewCatalog) -> [Finding] {
    activities.activities(of: nil).filter { $0.state == .active || $0.state == .stale }.flatMap {
      activity in
      views.faults(
        in: ContentToDecode(
          app: activity.app, attributesType: activity.attributesType,
          attributes: activity.attributes, state: activity.content.state)
      ).map { fault in
        switch fault.problem {
        case .missing, .misnamed, .elsewhere, .copied:
          Finding.breaks(path: fault.place, activity.id)
        case .null, .mismatch, .corrupted, .unknownType: Finding.changes(fault, activity.id)
        }
      }
    }
  }
}

extension ContentFault {
  /// The part and the keys that lead to the value.
  fileprivate var place: String { keyPath.isEmpty ? part.rawValue : "\(part.rawValue).\(keyPath)" }
}
