public import FoundationEssentials
public import LiveActivities

extension Date {
  /// The same moment.
  public init(_ moment: Timestamp) {
    self.init(timeIntervalSince1970: Double(moment.millisecondsSince1970) / 1000)
  }
}
