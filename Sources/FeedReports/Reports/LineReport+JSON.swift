import ActivityFeed
import ActivityLayouts
public import LiveActivities
public import PastedPayloads
import StrictJSON
import Theming

extension LineReport {
  /// Returns the report as JSON, for a socket's client, `check --format json` and `send`.
  ///
  /// - Parameters:
  ///   - names: Whether the origin's name is included, which several files need.
  ///   - places: The lines and columns of the line's keys; `nil` where the text is not at hand.
  /// - Returns: The object, with a line's end.
  public func json(naming names: Bool, places: PlaceTable? = nil) -> [UInt8] {
    var line = JSONLine()
    line.add("request-id", notes.requestID)
    if names { line.add("file", origin.name) }
    line.add("line", origin.line)
    line.add("note", notes.remark)
    line.add("time", time)
    line.add("subject", Messages.subject(event))
    line.add("app", activity?.app.rawValue)
    line.add("activity", activity?.name)
    line.add("verdict", verdict.word)
    if case .dropped(let refusal) = verdict {
      line.add("rule", refusal.name)
      line.add("facts", refusal.rule.citation)
      line.add("error", thrownError?.rawValue)
      line.add("error-code", thrownError?.code)
      if let status = refusal.rule.status {
        line.add("status", status)
        line.add("reason", refusal.name)
      }
    }
    if case .rejected = verdict { line.add("rule", rule) }
    line.add("message", Messages.reason(self))
    line.add("faults", objects(faults(places)))
    line.add("steps", Messages.steps(self))
    line.add("returns", returned)
    line.add("activities", activities?.json)
    if let count = activities?.unlistedCount, count > 0 { line.add("unlisted", count) }
    for (key, areNotes) in [("findings", false), ("notes", true)] {
      let told = findings.filter { isNote($0) == areNotes }.map {
        self.told($0.rule, at: $0.path, Messages.finding($0, in: self), place($0.path, places))
      }
      line.add(key, objects(told))
    }
    line.add("unmet", unmet)
    if isFailure { line.add("failure", true) }
    return line.bytes
  }

  /// The verdict's fault and those beside it, as objects.
  private func faults(_ places: PlaceTable?) -> [String] {
    guard let rule else { return [] }
    var first: (line: Int, column: Int)?
    if case .rejected(.feed(let fault)) = verdict, case .slip(let slip) = fault.problem {
      first = (slip.line, slip.column)
    } else if case .rejected(.feed(let fault)) = verdict, case .json(let json) = fault.problem {
      first = (fault.line, json.place.column)
    } else if case .rejected(.layout(let fault)) = verdict {
      first = (fault.place.line, fault.place.column)
    } else if case .rejected(.theme(.json(let fault))) = verdict {
      first = (origin.line + fault.place.line - 1, fault.place.column)
    }
    return [told(rule, at: path, Messages.reason(self), first ?? place(path, places))]
      + further.map { fault in
        let path = fault.path(in: event)
        var place = place(path, places)
        if case .slip(let slip) = fault { place = (slip.line, slip.column) }
        return told(fault.rule, at: path, Messages.further(fault, in: self), place)
      }
  }

  /// Returns the line and the column of the value at a key path, or of the nearest one around it.
  func place(_ path: String, _ places: PlaceTable?) -> (line: Int, column: Int)? {
    guard !path.isEmpty else { return nil }
    if let payload = notes.diagnosis?.payload, payload.value != nil {
      return payload.place(of: path)
    }
    return places?.place(of: path, fromLine: origin.line)
  }

  private func told(
    _ rule: String, at path: String, _ message: String, _ place: (line: Int, column: Int)?
  ) -> String {
    var object = JSONLine()
    object.add("rule", rule)
    object.add("path", path.isEmpty ? nil : path)
    object.add("line", place?.line)
    object.add("column", place?.column)
    object.add("message", message)
    return object.object
  }

  private func objects(_ objects: [String]) -> EncodedJSON? {
    objects.isEmpty ? nil : EncodedJSON("[\(objects.joined(separator: ","))]")
  }

  /// The return value of ActivityKit's request; its push token comes later, as an event (AK 1.28).
  private var returned: EncodedJSON? {
    guard verdict == .applied, case .command(.app(.request(let request), let id)) = event else {
      return nil
    }
    var line = JSONLine()
    line.add("id", id.name)
    line.add("activityState", request.start == nil ? "active" : "pending")
    line.add("pushToken", EncodedJSON("null"))
    return EncodedJSON(line.object)
  }
}

extension ActivityEvent {
  /// Returns the event as JSON, for subscribers and `check --format json`.
  public func json() -> [UInt8] {
    var line = JSONLine()
    line.add("time", time)
    line.add("stream", stream.rawValue)
    line.add("event", name)
    line.add("app", activity?.app.rawValue ?? app?.rawValue)
    line.add("activity", activity?.name)
    switch change {
    case .started(_, let state, let cause):
      line.add("state", state.rawValue)
      line.add("cause", cause.rawValue)
    case .updated(_, let cause):
      line.add("cause", cause.rawValue)
      line.add("content", content?.json)
    case .stateChanged(_, let from, let to, let cause):
      line.add("from", from.rawValue)
      line.add("state", to.rawValue)
      line.add("cause", cause.rawValue)
    case .pushTokenChanged(_, let token): line.add("token", token)
    case .pushToStartTokenChanged(_, let type, let token):
      line.add("attributes-type", type)
      line.add("token", token)
    case .enablementChanged(_, let isEnabled), .frequentPushEnablementChanged(_, let isEnabled):
      line.add("enabled", isEnabled)
    case .buttonPressed(_, let button): line.add("button", button)
    case .permissionAnswered(_, let isAllowed): line.add("allowed", isAllowed)
    case .tapped(_, let url): line.add("url", url)
    case .permissionAsked, .budgetExceeded, .alerted, .islandExpanded, .islandCollapsed,
      .islandHidden,
      .islandRestored, .bannerShown, .bannerHidden, .folded, .unfolded, .foregroundChanged,
      .terminated, .locked, .unlocked, .alwaysOnChanged, .standByChanged, .appearanceChanged:
      break
    }
    line.add("message", Messages.event(change))
    return line.bytes
  }

  /// The app of an event of no activity; `nil` for the device's own events.
  private var app: BundleID? {
    switch change {
    case .pushToStartTokenChanged(let app, _, _), .enablementChanged(let app, _),
      .frequentPushEnablementChanged(let app, _), .budgetExceeded(_, let app, _),
      .folded(let app), .unfolded(let app), .terminated(let app), .permissionAsked(let app),
      .permissionAnswered(let app, _):
      app
    case .foregroundChanged(let app): app
    case .started, .updated, .stateChanged, .pushTokenChanged, .alerted, .tapped, .buttonPressed,
      .islandExpanded, .islandCollapsed, .islandHidden, .islandRestored, .bannerShown,
      .bannerHidden, .locked, .unlocked, .alwaysOnChanged, .standByChanged, .appearanceChanged:
      nil
    }
  }
}

extension Messages {
  /// Returns a finding on a whole feed as an object for programs, with a line's end.
  public static func json(_ finding: Finding, of file: String) -> [UInt8] {
    var line = JSONLine()
    line.add("file", file)
    line.add("rule", finding.rule)
    line.add("path", finding.path)
    line.add("message", self.finding(finding))
    return line.bytes
  }
}
