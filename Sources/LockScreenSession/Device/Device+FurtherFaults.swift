import ActivityFeed
import FeedReports
import LiveActivities
import PastedPayloads

extension Device {
  /// Returns the faults of a line beside the one that its verdict names, and the findings on its content.
  ///
  /// The mended line is applied to a copy of the device, so that a writer hears of everything at once.
  func furtherFaults(
    beside verdict: Verdict, of content: FeedContent, at real: Duration
  ) -> (faults: [FurtherFault], findings: [Finding]) {
    let diagnosis = content.notes.diagnosis
    var faults = slips(of: diagnosis, beside: verdict, content.event)
    guard let line = diagnosis?.mended ?? content.line, case .command(let command) = line.event,
      let push = command.pushed
    else { return (faults, []) }
    var findings = line.notes.size.map { [Finding.size($0)] } ?? []
    let filled = diagnosis?.payload.filledKeys ?? []
    // Nothing is known of a date that stands for words without a date.
    let wordless = diagnosis?.payload.faults.filter(\.isOfNoDate).map(\.path) ?? []
    var trial = self
    if diagnosis?.mended != nil || verdict.isOfHeaders {
      for refusal in trial.refusals(of: line, push, verdict, at: real)
      where !isTold(refusal, by: verdict, filled, wordless) {
        faults.append(.refusal(refusal))
      }
      findings = []
      findings.addFindings(
        onPush: command, line.notes, at: clock.now(at: real), version: activities.profile.version)
      if let id = command.activity, let activity = trial.activities.activity(id) {
        findings += views.findings(
          on: activity, isFirst: push.event == .start, path: "aps.", at: clock.now(at: real)
        ).filter { $0.rule != "type.noViews" && !$0.path.isEmpty && !$0.isOf(filled) }
      }
      findings.removeAll { wordless.contains($0.path) }
    }
    let told = faults.compactMap {
      if case .refusal(let refusal) = $0 { refusal.content } else { nil }
    }
    faults += contentFaults(of: push, by: command, filled).filter { fault in
      !told.contains(fault) && verdict.contentFault != fault
    }.map(FurtherFault.content)
    return (faults, findings)
  }

  /// The most refusals of one line that are looked for.
  private static let refusalsMaximum = 6

  /// Applies a line, each of whose headers that APNs refuses is mended for the next try.
  ///
  /// - Returns: The refusals, in the order in which they would come.
  private mutating func refusals(
    of line: FeedLine, _ push: ActivityPush, _ verdict: Verdict, at real: Duration
  ) -> [CommandRefusal] {
    guard case .command(let command) = line.event, let app = command.activity?.app else {
      return []
    }
    var push = push
    var refusals: [CommandRefusal] = []
    if case .dropped(let refusal) = verdict, verdict.isOfHeaders {
      push.headers = push.headers?.mended(for: refusal.name, app)
    }
    while refusals.count < Self.refusalsMaximum {
      guard let next = command.pushing(push) else { break }
      let outcome = apply(FeedLine(.command(next), notes: line.notes), at: real)
      guard case .dropped(let refusal) = outcome.verdict else { break }
      refusals.append(refusal)
      guard refusal.rule.status != nil, let headers = push.headers,
        !refusals.dropLast().contains(refusal)
      else { break }
      push.headers = headers.mended(for: refusal.name, app)
    }
    return refusals
  }

  private func slips(
    of diagnosis: Diagnosis?, beside verdict: Verdict, _ event: FeedEvent?
  ) -> [FurtherFault] {
    guard let slips = diagnosis?.payload.faults else { return [] }
    switch verdict {
    case .applied: return []
    case .rejected(.feed(let fault)):
      return slips.filter { FeedFault.Problem.slip($0) != fault.problem }.map(FurtherFault.slip)
    case .rejected: return []
    case .dropped(let refusal):
      return slips.filter { !Messages.tells(refusal, $0, event) }.map(FurtherFault.slip)
    }
  }

  /// Returns whether the refusal of the mended line says nothing new.
  private func isTold(
    _ refusal: CommandRefusal, by verdict: Verdict, _ filled: [String], _ wordless: [String]
  ) -> Bool {
    // The time is islet's own then.
    if refusal.rule == .olderTimestamp,
      filled.contains("timestamp") || wordless.contains("aps.timestamp")
    {
      return true
    }
    // A payload alone is of an activity that was not started.
    if refusal.name == "unknownActivity" || refusal.name == "activityAlreadyExists" { return true }
    if case .dropped(let first) = verdict, first.rule == refusal.rule { return true }
    guard let part = refusal.content?.part else { return false }
    return filled.contains(part.rawValue)
  }

  /// Returns all values that the app's types can't decode, of the parts that the push has.
  private func contentFaults(
    of push: ActivityPush, by command: ActivityCommand, _ filled: [String]
  ) -> [ContentFault] {
    let id = command.activity
    let running = id.flatMap { activities.activity($0) }
    let type =
      push.event == .start
      ? push.attributesType : running?.attributesType ?? views.onlyAttributesType
    guard let type, let state = push.contentState else { return [] }
    let attributes = push.event == .start ? push.attributes : nil
    let content = ContentToDecode(
      app: id?.app ?? .unnamed, attributesType: type, attributes: attributes, state: state)
    return views.faults(in: content).filter { !filled.contains($0.part.rawValue) }
  }
}

extension Finding {
  /// Returns whether the finding is about a key that islet filled.
  fileprivate func isOf(_ filled: [String]) -> Bool {
    filled.contains { path == "aps.\($0)" || path.hasPrefix("aps.\($0).") }
  }
}

extension Slip {
  /// A Boolean value indicating whether the value gives no date: it is another text, or no number, and 0 was judged for it.
  fileprivate var isOfNoDate: Bool {
    switch problem {
    case .value(.dateText(_, seconds: nil)), .syntax(.malformedNumber),
      .syntax(.foreignWord(_, language: _, word: "0")):
      true
    case .syntax, .step, .value, .request: false
    }
  }
}

extension FeedContent {
  fileprivate var line: FeedLine? {
    if case .line(let line) = self { line } else { nil }
  }
}

extension ActivityCommand {
  /// The push of the command; `nil` for any other.
  fileprivate var pushed: ActivityPush? {
    if case .push(let push, _) = self { return push }
    if case .notification(let push, _) = self { return push }
    return nil
  }
}

extension ActivityCommand {
  /// Returns the command with another push.
  fileprivate func pushing(_ push: ActivityPush) -> ActivityCommand? {
    if case .push(_, let id) = self { return .push(push, id) }
    if case .notification(_, let address) = self { return .notification(push, address) }
    return nil
  }
}

extension APNsHeaders {
  /// Returns headers without the fault for which APNs gives a reason; `nil` where it is not one of a header's value.
  fileprivate func mended(for reason: String, _ app: BundleID) -> APNsHeaders? {
    var headers = self
    switch reason {
    case "InvalidPushType", "MissingPushType": headers.pushType = "liveactivity"
    case "MissingTopic", "BadTopic", "TopicDisallowed", "DeviceTokenNotForTopic":
      headers.topic = app.topic
    case "BadPriority": headers.priority = 10
    case "BadExpirationDate": headers.expiration = 0
    case "BadCollapseId": headers.collapseID = nil
    case "BadMessageId": headers.id = nil
    default: return nil
    }
    return headers
  }
}

extension Verdict {
  /// A Boolean value indicating whether APNs refuses a header.
  fileprivate var isOfHeaders: Bool {
    if case .dropped(let refusal) = self { refusal.rule.status == 400 } else { false }
  }

  fileprivate var contentFault: ContentFault? {
    if case .dropped(let refusal) = self { refusal.content } else { nil }
  }
}
