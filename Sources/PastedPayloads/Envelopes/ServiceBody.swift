/// A request to a service that builds `aps` by itself, of keys of its own.
struct ServiceBody {
  /// The service's name.
  let name: String
  /// The object with its keys.
  let body: LooseValue
  /// The keys that lead to the object; empty for the whole.
  let path: String
  /// The object around it, which may have the alert.
  let whole: LooseValue
  /// A Boolean value indicating whether the service takes dates as texts (ISO 8601).
  var takesDateTexts = false

  /// Returns the request in an object; `nil` where it is of no known service.
  static func find(in value: LooseValue, besideAPS: Bool) -> ServiceBody? {
    if let request = value["request"]?["notifications"]?.elements.first,
      let body = request["live_activity"]
    {
      return ServiceBody(
        name: "Pushwoosh", body: body, path: "request.notifications[0].live_activity",
        whole: request)
    }
    if let body = value["live_activity"], body.isObject {
      return ServiceBody(name: "Pushwoosh", body: body, path: "live_activity", whole: value)
    }
    if besideAPS { return nil }
    if let body = value.value(at: ["notification", "ios", "live_activity"])
      ?? value.value(at: ["ios", "live_activity"])
    {
      let path =
        value["notification"] == nil ? "ios.live_activity" : "notification.ios.live_activity"
      return ServiceBody(name: "Airship", body: body, path: path, whole: value)
    }
    if value["event_updates"] != nil || value["event_attributes"] != nil {
      return ServiceBody(name: "OneSignal", body: value, path: "", whole: value)
    }
    if let body = value["notifications"]?.elements.first, body["tokens"] != nil {
      guard
        body.members.contains(where: { $0.key.hasPrefix("content") && $0.key.hasSuffix("state") })
          || body["event"] != nil
      else { return nil }
      return ServiceBody(name: "gorush", body: body, path: "notifications[0]", whole: body)
    }
    if value["iosLiveActivityContentState"] != nil || value["iosLiveActivityEvent"] != nil {
      return ServiceBody(name: "CleverPush", body: value, path: "", whole: value)
    }
    if value["content_state"]?.isObject == true,
      value["activity_id"] != nil || value["activity_attributes_type"] != nil
    {
      return ServiceBody(name: "Braze", body: value, path: "", whole: value, takesDateTexts: true)
    }
    return nil
  }

  /// The keys by which the service is given an alert.
  var alertExample: String? {
    switch name {
    case "OneSignal": "\"headings\":{\"en\":\"…\"},\"contents\":{\"en\":\"…\"}"
    case "Braze": "\"notification\":{\"alert\":{\"title\":\"…\",\"body\":\"…\"}}"
    case "Pushwoosh": "\"title\":\"…\",\"content\":\"…\" beside live_activity"
    default: nil
    }
  }

  /// The payload that the service builds.
  struct Built {
    var value: LooseValue
    var names: [PastedPayload.Rename] = []
    var faults: [Slip] = []
  }

  /// Builds the payload as the service does.
  ///
  /// - Parameter alert: The alert of an `aps` beside the request.
  /// - Returns: The payload, and the names of the service's keys.
  func payload(alert: LooseValue?) -> Built {
    var aps = LooseValue(.object([]), at: body.origin)
    var built = Built(value: aps)
    let prefix = path.isEmpty ? "" : "\(path)."
    for member in body.members {
      guard let key = APSKey(serviceKey: member.key), aps[key.name] == nil,
        member.key != "content", member.key != "state"
      else { continue }
      var value = member.value
      if takesDateTexts, key == .staleDate || key == .dismissalDate {
        if let seconds = value.string.flatMap(CalendarText.seconds) {
          value.content = .number("\(seconds)")
        } else if case .number = value.content {
          built.faults.append(
            Slip(
              .value(
                .wrongKind(
                  expected: "a date as text, which \(name) wants", found: value.summary,
                  example: "\"2026-11-20T09:41:00Z\"")), path: prefix + member.key, at: value.origin
            ))
        }
      }
      aps[key.name] = value
      if member.key != key.name || !prefix.isEmpty {
        built.names.append(.init(theirs: prefix + member.key, ours: "aps.\(key.name)"))
      }
    }
    addEvent(to: &aps)
    if aps["alert"] == nil, let found = alert ?? serviceAlert() { aps["alert"] = found }
    built.value = LooseValue(
      .object([LooseMember(key: "aps", value: aps)]), at: body.origin)
    return built
  }

  private func addEvent(to aps: inout LooseValue) {
    guard aps["event"] == nil else { return }
    let ends = body["end_activity"]?.content == .bool(true)
    let word = ends ? "end" : aps["attributes"] != nil ? "start" : "update"
    aps["event"] = LooseValue(.string(word), at: body.origin)
  }

  /// The alert that a service makes of its own keys.
  private func serviceAlert() -> LooseValue? {
    let notification = whole["notification"]
    if let alert = notification?["alert"] ?? notification?["apple_push"]?["alert"] { return alert }
    let language = { (key: String) in
      whole[key].flatMap { $0["en"] ?? $0.members.first?.value ?? ($0.string == nil ? nil : $0) }
    }
    let title = language("headings") ?? whole["title"] ?? notification?["alert_title"]
    let body =
      language("contents") ?? whole["message"] ?? notification?["alert_body"]
      ?? language("content")
    guard title != nil || body != nil else { return nil }
    let members = [("title", title), ("body", body)].compactMap { key, value in
      value.map { LooseMember(key: key, value: $0) }
    }
    return LooseValue(.object(members), at: self.body.origin)
  }
}
