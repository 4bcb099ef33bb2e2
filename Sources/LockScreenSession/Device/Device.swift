import ActivityFeed
import ActivityLayouts
import CellUI
import FeedReports
import LiveActivities
import Theming

/// The emulated device: its activities, its clock, their views, and the themes.
///
/// It applies lines and returns their outcomes; it knows neither the sources of lines nor a screen.
struct Device {
  var activities: LiveActivities
  var clock: DeviceClock
  var themes: ThemeCatalog
  var views: ViewCatalog
  /// A Boolean value indicating whether a payload without owner is taken for a started activity's.
  var presumesActivities = false
  /// The time from which the next theme is judged when it comes; `nil` judges all then.
  ///
  /// Others are judged when they are shown, since that paints their wallpaper several times.
  var nextJudgement: Duration?
  /// The shortest time between two themes that are judged when they come.
  private static let judgementInterval = Duration.milliseconds(250)

  /// The outcome of a line.
  struct Outcome {
    var verdict = Verdict.applied
    /// The events that the line caused.
    var events: [ActivityEvent] = []
    /// A Boolean value indicating whether the line chose or replaced a theme.
    var changesTheme = false
    /// The events of an activity that the line presumes, and the finding that says so.
    var presumption: (events: [ActivityEvent], finding: Finding)?
  }

  /// Advances the engine to the clock's time.
  mutating func advance(to real: Duration) -> [ActivityEvent] {
    activities.advance(to: clock.now(at: real))
  }

  /// Applies a command to the engine, which was advanced before.
  ///
  /// - Throws: The rule that forbids it.
  mutating func apply(
    _ command: ActivityCommand, at now: Timestamp
  ) throws(CommandRefusal) -> [ActivityEvent] {
    let command = opening(command, at: now)
    guard case .person(.pressButton(let name, let id, _)) = command,
      let activity = activities.activity(id),
      let refusal = views.refusal(ofPressing: name, on: activity, at: now)
    else { return try activities.apply(command, at: now) { views.fault(in: $0, at: now) } }
    // The system's own rules come first, as for a button that is there.
    var trial = activities
    _ = try trial.apply(command, at: now)
    throw refusal
  }

  /// Returns a tap with the URL that the activity's views give, a press of a link as the tap that it is, and a press of the
  /// text that a button shows as that of the button; any other command as it is.
  private func opening(_ command: ActivityCommand, at now: Timestamp) -> ActivityCommand {
    guard case .person(let action) = command else { return command }
    let prefix = PlacedControl.linkPrefix
    if case .pressButton(let name, let id, _) = action, name.hasPrefix(prefix) {
      return .person(.tap(id, url: String(name.dropFirst(prefix.count))))
    }
    if case .pressButton(let text, let id, let surface) = action,
      let activity = activities.activity(id),
      let name = views.button(showing: text, on: surface, of: activity, at: now)
    {
      return .person(.pressButton(name, id, on: surface))
    }
    guard case .tap(let id, nil) = action, let activity = activities.activity(id) else {
      return command
    }
    let isExpanded = activities.island == .expanded(id)
    return .person(
      .tap(id, url: views.widgetURL(of: activity, isExpanded: isExpanded, at: now)))
  }

  /// Applies a line of a feed, whose object begins at a line of its file.
  mutating func apply(
    _ line: FeedLine, numbered number: Int = 1, at real: Duration
  ) -> Outcome {
    switch line.event {
    case .command(let command):
      do {
        return Outcome(events: try apply(command, at: clock.now(at: real)))
      } catch {
        return presume(from: error, of: line, at: real) ?? Outcome(verdict: .dropped(error))
      }
    case .clock(let change):
      do {
        return Outcome(events: try apply(change, at: real))
      } catch {
        return Outcome(verdict: .dropped(error))
      }
    case .budget(let budget): activities.budget = budget
    case .layout(let bytes):
      do {
        views.add(try ActivityLayout.parse(bytes, fromLine: number))
      } catch {
        return Outcome(verdict: .rejected(.layout(error)))
      }
    case .theme(let name):
      guard themes.choose(name) else {
        return Outcome(verdict: .rejected(.themeName(name, known: themes.names)))
      }
      return Outcome(changesTheme: true)
    case .themeObject(let bytes):
      do {
        themes.add(try audit(of: bytes, at: real))
      } catch {
        return Outcome(verdict: .rejected(.theme(error)))
      }
      return Outcome(changesTheme: true)
    case .subscribe, .activities, .expectation: break
    }
    return Outcome()
  }

  /// Reads a theme, and judges it as far as there is time.
  private mutating func audit(
    of bytes: [UInt8], at real: Duration
  ) throws(ThemeFault) -> ThemeAudit {
    guard let nextJudgement else {
      return ThemeAudit(of: try Theme.parse(bytes), isComplete: true)
    }
    var audit: ThemeAudit
    do { audit = ThemeAudit(of: try Theme.reading(bytes)) } catch { throw .json(error) }
    guard nextJudgement <= real else { return audit }
    self.nextJudgement = real + Self.judgementInterval
    let findings = audit.advance()
    guard findings.isEmpty else { throw .contrast(findings) }
    return audit
  }

  // MARK: - The clock

  /// Returns the moment to which a change makes the clock jump; `nil` for a change that does not.
  func arrival(of change: ClockChange, at real: Duration) -> Timestamp? {
    switch change {
    case .advance(let step): clock.now(at: real) + max(step, .zero)
    case .nextDeadline: activities.nextDeadline
    case .set(let date): date
    case .pause, .resume, .rate: nil
    }
  }

  private mutating func apply(
    _ change: ClockChange, at real: Duration
  ) throws(CommandRefusal) -> [ActivityEvent] {
    switch change {
    case .set(let date):
      let now = clock.now(at: real)
      guard date >= now else {
        throw CommandRefusal(.clockMovedBackwards, .last(now), .given(date))
      }
    case .pause: clock.pause(at: real)
    case .resume: clock.resume(at: real)
    case .rate(let rate): clock.run(at: rate, from: real)
    case .advance, .nextDeadline: break
    }
    if let arrival = arrival(of: change, at: real) { clock.advance(to: arrival, at: real) }
    return advance(to: real)
  }

  // MARK: - Payloads without owner

  /// Applies an update or end without owner as if its app had started the activity, since a payload alone is written for
  /// the token that it is sent to.
  ///
  /// - Returns: The outcome; `nil` if nothing can be presumed.
  private mutating func presume(
    from refusal: CommandRefusal, of line: FeedLine, at real: Duration
  ) -> Outcome? {
    let now = clock.now(at: real)
    guard presumesActivities, refusal.rule == .unknownActivity, let id = refusal.activity,
      !line.notes.namesOwner,
      case .command(.push(let push, _)) = line.event,
      !activities.hasStack(of: id.app)
    else { return nil }
    let request = ActivityRequest(
      attributesType: push.attributesType ?? views.onlyAttributesType ?? "",
      attributes: push.attributes ?? EncodedJSON("{}"),
      content: ActivityContent(
        state: push.contentState ?? EncodedJSON("{}"), staleDate: nil, relevanceScore: 0),
      pushType: .token)
    do {
      // Both are applied, or neither.
      var trial = activities
      let presumed = try trial.presume(request, of: id, since: push.timestamp, at: now)
      var views = views
      let events = try trial.apply(.push(push, id), at: now) { views.fault(in: $0, at: now) }
      activities = trial
      let hasTypes = views.layout(for: request.attributesType) != nil
      return Outcome(
        events: events, presumption: (presumed, .presumedActivity(id, hasTypes: hasTypes)))
    } catch {
      return Outcome(verdict: .dropped(error))
    }
  }
}
