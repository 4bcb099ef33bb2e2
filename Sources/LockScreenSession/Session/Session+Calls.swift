public import LiveActivities

extension Session {
  /// Applies the calls of an app's code that runs on after its intent.
  ///
  /// - Parameters:
  ///   - real: The time.
  ///   - take: Returns the calls, and is told the activities as they are now.
  public mutating func applyCalls(
    at real: Duration, _ take: (LiveActivities, Timestamp) -> [ActivityCommand]
  ) {
    for command in take(activities, device.clock.now(at: real)) {
      // A call that was taken by the copy may be refused by now; the app is not told either.
      try? apply(command, at: real)
    }
  }
}
