import ActivityFeed
public import FeedReports
import LiveActivities

extension Session {
  /// Applies the next line that is due, or presses the next key: timed ones first, the earliest of them, each at its own
  /// time, then untimed ones.
  ///
  /// A jump of the clock passes every timed line on its way, so a line that makes the clock jump waits for the timed lines
  /// of all streams that are due before the clock's arrival.
  ///
  /// - Parameters:
  ///   - sources: The sources of lines.
  ///   - real: The machine's steady time.
  ///   - defersFindings: Whether a report that costs as much as a frame waits for `finishDeferredReport()`.
  /// - Returns: The index of the source, and the line's report, which is `nil` for a key, and while it is deferred; `nil` if
  ///   nothing is due.
  public mutating func applyNextLine(
    of sources: inout [some LineSource], at real: Duration, defersFindings: Bool = false
  ) -> (source: Int, report: LineReport?)? {
    while true {
      let now = device.clock.now(at: real)
      guard let index = nextSource(of: &sources, at: now), let next = sources[index].stream.take()
      else { return nil }
      switch next {
      case .key(let key, let moment):
        press(key, at: reach(moment, at: real))
        return (index, nil)
      case .line(let line, let due, let isJump):
        // The app of a demo learns of the dismissal, and sends no more.
        if sources[index].stream.isPlayed(), isForSwipedActivity(line) { continue }
        let line = (line: line, due: due, isJump: isJump)
        guard var applied = apply(line, from: index, of: &sources, at: real) else { continue }
        if defersFindings, deferred(applied, at: real) { return (index, nil) }
        finish(&applied, at: real)
        return (index, applied.report)
      }
    }
  }

  /// Returns whether a line updates or ends an activity that the person has swiped away.
  private func isForSwipedActivity(_ line: SourceLine) -> Bool {
    guard case .line(let line) = line.content, case .command(let command) = line.event,
      !command.isStart, let id = command.activity
    else { return false }
    return activities.wasSwipedAway(id)
  }

  /// Returns whether a line or a key is due.
  public mutating func isLineDue(in sources: inout [some LineSource], at real: Duration) -> Bool {
    nextSource(of: &sources, at: device.clock.now(at: real)) != nil
  }

  /// Applies a line of a source.
  ///
  /// - Returns: The line's report; `nil` for a line that waits for the clock's arrival.
  private mutating func apply(
    _ next: (line: SourceLine, due: FeedStream.Due, isJump: Bool), from index: Int,
    of sources: inout [some LineSource], at real: Duration
  ) -> AppliedLine? {
    var time = real
    switch next.due {
    case .missed(let last, let given):
      let refusal = CommandRefusal(.clockMovedBackwards, .last(last), .given(given))
      return AppliedLine(report: drop(next.line, by: refusal, at: real))
    case .at(let moment) where next.isJump:
      return apply(next.line.moving(to: max(moment, device.clock.now(at: real))), at: real)
    case .at(let moment), .timestamp(let moment): time = reach(moment, at: real)
    case .atOnce: arrive(at: real)
    }
    guard let arrival = arrival(of: next.line, at: time) else { return apply(next.line, at: time) }
    let now = device.clock.now(at: time)
    if case .at(let moment) = next.due, moment <= arrival, arrival < now {
      // The turn is late, and not the line's date.
      return apply(next.line.moving(to: now), at: time)
    }
    _ = sources[index].stream.prepare(at: device.clock.now(at: time), lead: timestampLead)
    guard sources.contains(where: { $0.stream.mayHaveLine(before: arrival) }) else {
      return apply(next.line, at: time)
    }
    device.clock.jump(to: arrival, at: time)
    sources[index].stream.hold(next.line, until: arrival)
    return nil
  }

  /// Lets the device's time pass, and completes a jump of the clock.
  public mutating func advance(to real: Duration) {
    arrive(at: real)
    advanceDevice(to: real)
  }

  /// Moves the device's clock forward to a moment, even a paused one.
  mutating func moveClock(to moment: Timestamp, at real: Duration) {
    device.clock.advance(to: moment, at: real)
  }

  /// A Boolean value indicating whether the clock is on its way to a jump's destination.
  public var isJumping: Bool { device.clock.destination != nil }

  /// Returns the source of the next line.
  private mutating func nextSource(of sources: inout [some LineSource], at now: Timestamp) -> Int? {
    let lead = timestampLead
    var hasUnread = false
    var timed: (index: Int, due: Timestamp)?
    var untimed: Int?
    // Of an array with elements of any type the indices have a type that is made at run time.
    for index in 0..<sources.count where sources[index].hasRoom {
      // In place: to read a stream through its protocol would copy it.
      let outlook = sources[index].stream.prepare(at: now, lead: lead)
      if untimed == nil, outlook.isDueAtOnce { untimed = index }
      if outlook.isUnread { hasUnread = true }
      if let due = outlook.due, timed.map({ due < $0.due }) ?? true { timed = (index, due) }
    }
    // A jump goes no further while a line on its way may still be unread.
    let isHalted = hasUnread && isJumping
    let limit = isHalted ? now : max(now, device.clock.destination ?? now)
    if let timed, timed.due <= limit { return timed.index }
    return isHalted ? nil : untimed
  }

  /// The longest lead of a push's timestamp that iOS takes (AK 3.18).
  var timestampLead: Duration { device.activities.limits.timestampLeadMaximum }

  /// Moves the clock to the time of a line.
  ///
  /// - Returns: The real time of that moment: earlier than `real` for a line that became due since the last turn.
  private mutating func reach(_ moment: Timestamp, at real: Duration) -> Duration {
    guard moment > device.clock.now(at: real) else {
      return max(latestTurn, min(real, device.clock.realTime(of: moment) ?? real))
    }
    device.clock.advance(to: moment, at: real)
    return real
  }

  /// Completes a jump of the clock.
  private mutating func arrive(at real: Duration) {
    guard let destination = device.clock.destination else { return }
    device.clock.advance(to: destination, at: real)
    advanceDevice(to: real)
  }

  /// Returns the moment to which a line makes the clock jump; `nil` for a line that does not.
  private mutating func arrival(of line: SourceLine, at real: Duration) -> Timestamp? {
    guard case .line(let line) = line.content, case .clock(let change) = line.event else {
      return nil
    }
    return device.arrival(of: change, at: real)
  }
}

extension FeedStream {
  /// Returns whether a timed line is due before a moment, or may turn out to be when it is read.
  fileprivate func mayHaveLine(before moment: Timestamp) -> Bool {
    awaitsBytes || nextTimedDue.map { $0 < moment } ?? false
  }
}

extension SourceLine {
  /// Returns the line with its jump, which is under way, replaced by the jump's destination.
  fileprivate func moving(to moment: Timestamp) -> SourceLine {
    SourceLine(
      origin: origin, content: .line(FeedLine(.clock(.set(moment)), notes: content.notes)))
  }
}
