public import LiveActivities

extension Finding {
  /// The day on which iOS 16.1 came with Live Activities, 2022-10-24: no push was sent before.
  public static let firstLiveActivities = Timestamp(secondsSince1970: 1_666_569_600)
  /// The end of 2035: a number that counts from 2001 and means a later date is hardly one.
  private static let lastMeant = Timestamp(secondsSince1970: 2_082_758_399)

  /// The moment that was meant by a date that counts from 2001 in place of 1970; `nil` where no such date was meant.
  static func meantMoment(of date: Timestamp) -> Timestamp? {
    let meant = date + .seconds(Int64(referenceDate))
    return date < firstLiveActivities && (firstLiveActivities...lastMeant).contains(meant)
      ? meant : nil
  }
}

extension [Finding] {
  /// Adds the findings on the dates of a push or a call that was applied.
  ///
  /// - Parameters:
  ///   - dates: The dates, each with its key and its use.
  ///   - path: The keys that lead to them, with a dot.
  ///   - now: The device's time.
  mutating func addFindings(
    onDates dates: [(key: String, date: Timestamp?, use: SystemDateFinding.Use)], path: String,
    at now: Timestamp
  ) {
    for case (let key, let date?, let use) in dates {
      let path = path + key
      // A date long past is Apple's way to say that an activity leaves at once.
      let isMeant = use == .dismissal && Finding.meantMoment(of: date) == nil
      if date < Finding.firstLiveActivities, !isMeant {
        append(.systemDate(.ancient(path: path, date, use)))
        continue
      }
      guard date <= now else { continue }
      switch use {
      case .staleness: append(.systemDate(.staleOnArrival(path: path, date)))
      case .stalenessAtStart: append(.systemDate(.neverPresented(path: path, date)))
      case .order, .dismissal: break
      }
    }
  }

  /// Adds the findings on the dates of a call that was applied.
  public mutating func addFindings(
    onCall call: AppCall, at time: Timestamp, version: IOSVersion
  ) {
    guard version >= .activityContent else { return }
    switch call {
    case .request(let request):
      // A scheduled activity starts later.
      let start = request.start ?? time
      addFindings(
        onDates: [("stale-date", request.content.staleDate, .stalenessAtStart)],
        path: "request.", at: start)
    case .update(let content, _, let timestamp):
      addFindings(
        onDates: [("timestamp", timestamp, .order), ("stale-date", content.staleDate, .staleness)],
        path: "update.", at: time)
    case .end(_, let policy, let timestamp):
      var dismissal: Timestamp?
      if case .after(let date) = policy { dismissal = date }
      addFindings(
        onDates: [("timestamp", timestamp, .order), ("dismissal-policy", dismissal, .dismissal)],
        path: "end.", at: time)
    }
  }
}
