import ActivityFeed
import ActivityLayouts
import CellUI
import LiveActivities
import LockScreenUI
import Theming

/// An object of a feed before it is obeyed: where it is, and what it asks for or what is wrong with it.
struct PendingLine {
  let origin: LineOrigin
  let content: FeedContent

  /// What is to be said of it before it is obeyed: what was not understood has its verdict.
  var verdict: Verdict {
    switch content {
    case .line: .applied
    case .fault(let fault): .rejected(.feed(fault))
    }
  }

  /// When it is due, from the start of its scenario; `nil` means at once.
  var time: Duration? { content.time }
}

extension FeedContent {
  /// Leaves what a report keeps of it: a layout or a theme may be long, and has been read.
  fileprivate mutating func shorten() {
    guard case .line(let line) = self else { return }
    switch line.event {
    case .layout: self = .line(FeedLine(.layout([]), notes: line.notes))
    case .themeObject: self = .line(FeedLine(.themeObject([]), notes: line.notes))
    default: break
    }
  }
}

extension FeedLineReader {
  /// Reads the next object of a stream that people call by a name; `nil` until more bytes come.
  mutating func nextLine(named name: String) -> PendingLine? {
    guard let (line, content) = next() else { return nil }
    return PendingLine(origin: LineOrigin(name: name, line: line), content: content)
  }
}

extension Session {
  /// Obeys every object that a reader has, whenever it is due.
  ///
  /// - Parameters:
  ///   - reader: The stream of objects.
  ///   - name: Where the stream comes from, as people call it.
  ///   - real: The machine's steady time.
  mutating func obeyAll(from reader: inout FeedLineReader, named name: String, at real: Duration) {
    while let line = reader.nextLine(named: name) { obey(line, at: real) { _ in } }
  }

  /// Obeys one object, tells what became of it, and writes that down.
  mutating func obey(
    _ pending: consuming PendingLine, at real: Duration, telling tell: (LineReport) -> Void
  ) {
    let now = clock.now(at: real)
    record(activities.advance(to: now))
    var report = beginReport(on: pending, at: now)
    if case .line(let line) = report.content { obey(line, for: &report, at: real) }
    finish(consume report, telling: tell)
  }

  /// Tells and writes down that an object comes at a time that it can't come at.
  mutating func refuse(
    _ pending: consuming PendingLine, _ refusal: CommandRefusal, at real: Duration,
    telling tell: (LineReport) -> Void
  ) {
    var report = beginReport(on: pending, at: clock.now(at: real))
    report.drop(by: refusal)
    finish(consume report, telling: tell)
  }

  private mutating func beginReport(on pending: consuming PendingLine, at now: Timestamp)
    -> LineReport
  {
    LineReport(
      origin: pending.origin, time: now, content: pending.content, verdict: pending.verdict,
      earlier: takeNews())
  }

  /// Looks whether what was expected is so, tells what became of the object, and writes it down.
  private mutating func finish(
    _ report: consuming LineReport, telling tell: (LineReport) -> Void
  ) {
    report.content.shorten()
    if report.content.hasExpectation { report.unmet = unmetExpectations(of: report) }
    tell(report)
    note(report)
  }

  private mutating func obey(
    _ line: FeedLine, for report: inout LineReport, at real: Duration
  ) {
    report.verdict = perform(line, at: real, report.time)
    report.events = takeNews()
    if case .clock = line.event { report.time = clock.now(at: real) }
    addFindings(on: line, to: &report, at: real)
  }

  private mutating func perform(
    _ line: FeedLine, at real: Duration, _ now: Timestamp
  ) -> Verdict {
    switch line.event {
    case .command(let command):
      do { try apply(command, now: now) } catch {
        return presume(from: error, of: line, at: real) ?? .dropped(error)
      }
    case .clock(let change):
      do { try follow(change, at: real) } catch { return .dropped(error) }
    case .budget(let budget): activities.budget = budget
    case .layout(let bytes):
      do {
        presenter.use(try ActivityLayout.parse(bytes))
      } catch {
        return .rejected(.layout(error))
      }
    case .theme(let name):
      guard themes.choose(name) else {
        return .rejected(.themeName(name, known: themes.names))
      }
      showTheme(at: real)
    case .themeObject(let bytes):
      do {
        themes.add(try Theme.parse(bytes))
      } catch {
        return .rejected(.theme(error))
      }
      showTheme(at: real)
    case .subscribe(let subscription):
      // Already the next line may be one to hear of.
      if !subscription.streams.isEmpty { hasListeners = true }
    case .expectation: break
    }
    return .applied
  }

  /// Obeys an update or end that does not say whose it is, as if its app had started it: a payload alone is written for
  /// the token that it is sent to.
  ///
  /// - Returns: The verdict; `nil` where there is nothing to presume.
  private mutating func presume(
    from refusal: CommandRefusal, of line: FeedLine, at real: Duration
  ) -> Verdict? {
    guard presumesActivities, refusal.rule == .unknownActivity, let id = refusal.activity,
      !line.notes.namesOwner,
      case .command(.push(let push, _)) = line.event,
      !activities.arrangement(at: clock.now(at: real)).stacks.contains(where: { $0.app == id.app })
    else { return nil }
    let request = ActivityRequest(
      attributesType: push.attributesType ?? presenter.onlyAttributesType ?? "",
      attributes: push.attributes ?? EncodedJSON("{}"),
      content: ActivityContent(
        state: push.contentState ?? EncodedJSON("{}"), staleDate: nil, relevanceScore: 0),
      pushType: .token, caller: .intent)
    do {
      try apply(.push(push, id), presuming: .app(.request(request), id), at: real)
      let hasTypes = presenter.layout(for: request.attributesType) != nil
      presumption = .presumedActivity(id, hasTypes: hasTypes)
      return .applied
    } catch {
      return .dropped(error)
    }
  }

  private mutating func follow(_ change: ClockChange, at real: Duration) throws(CommandRefusal) {
    switch change {
    case .advance(let step): clock.advance(by: step, at: real)
    case .nextDeadline: advanceToDeadline(at: real)
    case .set(let date):
      let now = clock.now(at: real)
      guard date >= now else {
        throw CommandRefusal(.clockMovedBackwards, .last(now), .given(date))
      }
      clock.advance(by: date - now, at: real)
    case .pause: clock.pause(at: real)
    case .resume: clock.resume(at: real)
    case .rate(let rate): clock.run(at: rate, from: real)
    }
    advance(to: real)
  }

  // MARK: - Findings

  private mutating func addFindings(
    on line: FeedLine, to report: inout LineReport, at real: Duration
  ) {
    if let finding = presumption {
      report.keyFindings.append(finding)
      presumption = nil
    }
    guard case .applied = report.verdict, case .command(let command) = line.event else { return }
    switch command {
    case .push, .notification:
      report.keyFindings.note(
        pushOf: command, line.notes, at: report.time, version: activities.profile.version)
    case .app(.request, _), .app(.update, _): break
    case .person(.pressButton(let name, let id, _)):
      let finding = activities.activity(id).flatMap {
        presenter.controlFinding(on: $0, pressed: name, at: report.time)
      }
      if let finding { report.contentFindings.append(finding) }
      return
    default: return
    }
    guard let id = report.activity, let attributesType = activities.attributesType(of: id) else {
      return
    }
    let isToInspect = inspections.mayInspect(id)
    let isToMeasure = inspections.mayMeasure(attributesType, in: themes.current.name)
    guard isToInspect || isToMeasure || portfolio != nil, let activity = activities.activity(id)
    else { return }
    portfolio?.note(activity)
    if isToInspect {
      report.contentFindings += contentFindings(
        on: activity, path: report.subject.contentPath, at: report.time)
    }
    if isToMeasure { report.contentFindings += contrastFindings(on: activity, at: real) }
  }

  /// What can be said of a content: for the first few states of an activity, and then no more.
  private mutating func contentFindings(
    on activity: LiveActivity, path: String, at time: Timestamp
  ) -> [Finding] {
    let views = presenter.viewFindings(
      on: activity, version: activities.profile.version, at: time
    ).filter { inspections.isNews($0, of: activity.id) }
    return views
      + presenter.findings(
        on: activity, isFirst: inspections.isFirst(activity), path: path, at: time)
  }
}

/// Which contents have been looked into: that costs more than applying them, and says the same of each.
struct ContentInspections {
  /// How many states of one activity are looked into.
  static let statesMaximum = 20
  private static let activitiesMaximum = 1000

  private var places = ActivityPlaces()
  /// How many states were looked into, at the places of their activities.
  private var counts: [Int] = []
  private var told: Set<Told> = []
  private var measuredCounts: [Measured: Int] = [:]
  /// What was measured often enough, if it was asked for last.
  private var measured: Measured?
  private var toldContrasts: Set<ToldContrast> = []

  /// What is measured so often.
  private struct Measured: Hashable {
    let attributesType: String
    let theme: String
  }

  /// A text whose contrast is told once, whatever it says.
  private struct ToldContrast: Hashable {
    let id: ActivityID
    let theme: String
    let presentation: Clipping.Presentation
    let view: ViewIdentity
  }

  /// What is told of an activity once: of a text that is cut its place, whatever it says.
  private struct Told: Hashable {
    let id: ActivityID
    let finding: Finding
  }

  /// Counts a state; `false` when enough were looked into.
  mutating func mayInspect(_ id: ActivityID) -> Bool {
    if counts.count > Self.activitiesMaximum {
      places = ActivityPlaces()
      counts = []
      told = []
    }
    guard let place = places.place(of: id) else {
      places.add(id)
      counts.append(1)
      return true
    }
    guard counts[place] < Self.statesMaximum else { return false }
    counts[place] += 1
    return true
  }

  /// A Boolean value indicating whether nothing like it was told of the activity's views yet.
  mutating func isNews(_ finding: Finding, of id: ActivityID) -> Bool {
    var finding = finding
    if case .clipped(.text(let place, _)) = finding { finding = .clipped(.text(place, "")) }
    return told.insert(Told(id: id, finding: finding)).inserted
  }

  /// Counts a state whose texts are measured in a theme; `false` when enough of its type were.
  mutating func mayMeasure(_ attributesType: String, in theme: String) -> Bool {
    if let measured, measured.theme == theme, measured.attributesType == attributesType {
      return false
    }
    let subject = Measured(attributesType: attributesType, theme: theme)
    if measuredCounts.count > Self.activitiesMaximum {
      measuredCounts = [:]
      measured = nil
      toldContrasts = []
    }
    let count = measuredCounts[subject, default: 0]
    guard count < Self.statesMaximum else {
      measured = subject
      return false
    }
    measuredCounts[subject] = count + 1
    return true
  }

  /// A Boolean value indicating whether the contrast of this text was not told yet.
  mutating func isNews(_ contrast: TextContrast, of id: ActivityID, in theme: String) -> Bool {
    toldContrasts.insert(
      ToldContrast(
        id: id, theme: theme, presentation: contrast.presentation, view: contrast.text.identity)
    ).inserted
  }

  /// A Boolean value indicating whether only one state of the activity was looked into.
  func isFirst(_ activity: LiveActivity) -> Bool {
    places.place(of: activity.id).map { counts[$0] } == 1
  }
}
