import FoundationEssentials

/// The measures of a story: an activity from its start to its dismissal, in a time that a stranger watches.
///
/// Each story has the same: it starts at second 1, it alerts once or twice, it ends at second 32 and is dismissed at 37.
/// After three seconds of an empty screen it is told anew.
enum Story {
  /// The time from a story's beginning to the next one's, in seconds.
  static let lengthSeconds = 40
  /// The second of the activity's start, after a moment of the empty screen.
  static let startSecond = 1
  /// The time from the activity's start to its end, in seconds.
  static let endSecond = 31
  /// The time that the ended activity stays, in seconds: enough to read its last content.
  static let dismissalSeconds = 5
  /// The second at which no alert expands the island and the activity is on its way.
  static let pictureSecond = 15

  /// Returns a story's feed for a demo that starts at a date.
  static func feed<Attributes>(
    _ story: (Date) -> TimetableFeed<Attributes>, from start: Date
  ) -> any DemoFeed {
    ShiftedFeed(story(start + Double(startSecond)), by: startSecond)
  }
}

extension TimetableFeed {
  /// Makes a story; its moments begin at 0 and end at `Story.endSecond`.
  init(tellingOf subject: Subject, from start: Date, moments: @escaping (Date) -> [Moment]) {
    self.init(
      start: start, from: 0,
      Timetable(
        subject: subject, dismissalSeconds: Story.dismissalSeconds,
        pauseSeconds: Story.lengthSeconds - Story.endSecond - Story.dismissalSeconds,
        isRequested: true, declaresFrequentUpdates: true, moments: moments))
  }
}
