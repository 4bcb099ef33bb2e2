import ActivityFeed
public import FeedReports
import LiveActivities

extension Session {
  /// Applies the next line that is due: of timed lines the earliest first, each at its own time, then untimed ones.
  ///
  /// A jump of the clock passes every timed line on its way; so a line that moves the clock waits for those before its
  /// arrival, of its own stream and of the others.
  ///
  /// - Parameters:
  ///   - sources: The sources of lines.
  ///   - real: The machine's steady time.
  /// - Returns: The index of the line's source and the line's report; `nil` where no line is due.
  public mutating func applyNextLine(
    of sources: inout [some LineSource], at real: Duration
  ) -> (source: Int, report: LineReport)? {
    while true {
      let now = device.clock.now(at: real)
      let limits = device.activities.limits
      for index in sources.indices { sources[index].stream.fill(at: now, limits: limits) }
      guard let index = nextSource(of: sources, at: now), let next = sources[index].stream.take()
      else { return nil }
      var time = real
      switch next.due {
      case .missed(let last, let given):
        let refusal = CommandRefusal(.clockMovedBackwards, .last(last), .given(given))
        return (index, refuse(next.line, by: refusal, at: real))
      case .at(let moment) where next.isJump:
        return (index, apply(next.line.moving(to: max(moment, now)), at: real))
      case .at(let moment), .timestamp(let moment): time = reach(moment, at: real)
      case .atOnce: arrive(at: real)
      }
      guard let arrival = arrival(of: next.line, at: time) else {
        return (index, apply(next.line, at: time))
      }
      sources[index].stream.fill(at: device.clock.now(at: time), limits: limits)
      guard sources.contains(where: { $0.stream.mayHaveLine(before: arrival) }) else {
        return (index, apply(next.line, at: time))
      }
      device.clock.jump(to: arrival, at: time)
      sources[index].stream.hold(next.line, until: arrival)
    }
  }

  /// Lets the device's time pass, the rest of a jump of the clock included.
  public mutating func advance(to real: Duration) {
    arrive(at: real)
    advanceDevice(to: real)
  }

  /// Moves the device's clock on to a moment, whatever its pace.
  mutating func moveClock(to moment: Timestamp, at real: Duration) {
    device.clock.advance(to: moment, at: real)
  }

  /// A Boolean value indicating whether the clock is on its way to a moment that a key or a line has asked for.
  public var isJumping: Bool { device.clock.destination != nil }

  /// The source whose line comes next.
  private func nextSource(of sources: [some LineSource], at now: Timestamp) -> Int? {
    let limit = max(now, device.clock.destination ?? now)
    var next: (index: Int, due: Timestamp)?
    for index in sources.indices {
      guard let due = sources[index].stream.nextDue, due <= limit,
        !sources[index].stream.awaitsBytes, next.map({ due < $0.due }) ?? true
      else { continue }
      next = (index, due)
    }
    return next?.index ?? sources.firstIndex { $0.stream.hasUntimedLine }
  }

  /// Lets the clock get to the time of a line.
  ///
  /// - Returns: The machine's time when it shows that: earlier than `real` for a line that came due since the last turn.
  private mutating func reach(_ moment: Timestamp, at real: Duration) -> Duration {
    guard moment > device.clock.now(at: real) else {
      return max(latestTurn, min(real, device.clock.realTime(of: moment) ?? real))
    }
    device.clock.advance(to: moment, at: real)
    return real
  }

  /// Completes a jump of the device.clock.
  private mutating func arrive(at real: Duration) {
    guard let destination = device.clock.destination else { return }
    device.clock.advance(to: destination, at: real)
    advanceDevice(to: real)
  }

  /// The moment to which a line makes the clock jump; `nil` for a line that does not.
  private func arrival(of line: SourceLine, at real: Duration) -> Timestamp? {
    guard case .line(let line) = line.content, case .clock(let change) = line.event else {
      return nil
    }
    return device.arrival(of: change, at: real)
  }
}

extension FeedStream {
  /// A Boolean value indicating whether a timed line comes, or may still be read, that is due before a moment.
  fileprivate func mayHaveLine(before moment: Timestamp) -> Bool {
    awaitsBytes || nextTimedDue.map { $0 < moment } ?? false
  }
}

extension SourceLine {
  /// The line with a jump to a moment in place of its own one, which is under way.
  fileprivate func moving(to moment: Timestamp) -> SourceLine {
    SourceLine(
      origin: origin, content: .line(FeedLine(.clock(.set(moment)), notes: content.notes)))
  }
}
