public import FoundationEssentials
public import LiveActivities

extension Date {
  /// Makes the date of a moment.
  public init(_ moment: Timestamp) {
    self.init(timeIntervalSince1970: Double(moment.millisecondsSince1970) / 1000)
  }
}
