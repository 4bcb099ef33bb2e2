/// The way from a pasted object to the payload in it, through the envelopes of services and libraries.
struct Envelope {
  /// The deepest envelope that is searched.
  private static let depthMaximum = 8

  /// The kind of a pasted object.
  enum Outcome {
    /// An object whose `aps` is that of a Live Activity, perhaps with `headers` and `app`.
    case payload(LooseValue, service: ServiceBody?)
    case other(PastedPayload.Other)
  }

  private(set) var steps: [Slip] = []
  private(set) var faults: [Slip] = []
  /// The service's own names of keys, each with the path in `aps` that stands for it.
  private(set) var names: [PastedPayload.Rename] = []

  private mutating func step(_ step: Slip.Step, _ path: String, at origin: Int) {
    steps.append(Slip(.step(step), path: path, at: origin))
  }

  private mutating func fault(_ problem: Slip.Problem, _ path: String, at origin: Int) {
    faults.append(Slip(problem, path: path, at: origin))
  }

  /// Opens an object.
  mutating func open(_ value: LooseValue, path: String = "", depth: Int = 0) -> Outcome? {
    guard depth < Self.depthMaximum else { return nil }
    if let text = value.string {
      guard let inner = LooseReader.object(in: text, at: value.origin) else { return nil }
      step(.jsonInString, path, at: value.origin)
      return open(inner, path: path, depth: depth + 1)
    }
    guard value.isObject else { return nil }
    if let other = messageOfOthers(value) { return .other(other) }
    if let outcome = openService(value, path, depth) { return outcome }
    let value = withAPS(value, path)
    if value["aps"] != nil { return openPayload(value, path, depth) }
    if isBareAPS(value) { return openBareAPS(value, path) }
    if let found = search(value, path, depth) { return found }
    return other(value).map(Outcome.other)
  }

  // MARK: - Payloads

  /// Returns an object with its `APS` renamed to `aps`, the only name that the phone reads.
  private mutating func withAPS(_ value: LooseValue, _ path: String) -> LooseValue {
    guard value["aps"] == nil,
      let member = value.members.first(where: { $0.key.lowercased() == "aps" }),
      member.value.isObject
    else { return value }
    fault(.value(.misnamedKey(member.key, name: "aps")), join(path, member.key), at: member.origin)
    var value = value
    value.rename(member.key, to: "aps")
    return value
  }

  /// Opens an object that has `aps`.
  private mutating func openPayload(_ value: LooseValue, _ path: String, _ depth: Int) -> Outcome? {
    var value = value
    guard var aps = value["aps"] else { return nil }
    if let text = aps.string, let inner = LooseReader.object(in: text, at: aps.origin) {
      fault(.value(.quotedObject("aps")), join(path, "aps"), at: aps.origin)
      aps = inner
    }
    while let inner = aps["aps"], inner.isObject {
      fault(.value(.nestedAPS), join(path, "aps.aps"), at: inner.origin)
      aps["aps"] = nil
      for member in inner.members where aps[member.key] == nil { aps[member.key] = member.value }
    }
    if case .placeholder(let words, _) = aps.content {
      step(.placeholder(words, filled: "{…}"), join(path, "aps"), at: aps.origin)
      aps.content = Placeholder.filling(words, isQuoted: false, key: "aps")
    }
    guard aps.isObject else {
      fault(
        .value(.wrongKind(expected: "an object", found: aps.summary, example: "\"aps\":{…}")),
        join(path, "aps"), at: aps.origin)
      return nil
    }
    if let service = ServiceBody.find(in: value, besideAPS: true) {
      return mapped(service, alert: aps["alert"])
    }
    takeOutsideKeys(of: &value, into: &aps, path)
    value["aps"] = aps
    if Self.isOrdinary(aps) { return search(value, path, depth) ?? .other(.ordinary(nil)) }
    takeNodeHeaders(of: &value)
    return .payload(value, service: nil)
  }

  /// Moves keys that stand beside `aps`, though the phone looks for them in it.
  private mutating func takeOutsideKeys(
    of value: inout LooseValue, into aps: inout LooseValue, _ path: String
  ) {
    let ours = [
      "headers", "app", "activity", "token", "channel", "note", "at", "request-id", "expect",
    ]
    for member in value.members where member.key != "aps" && !ours.contains(member.key) {
      // A server's own keys stand beside `aps` by right, so that only the exact names count.
      guard let key = APSKey(serviceKey: member.key), aps[key.name] == nil,
        APSKey.plain(key.name) == APSKey.plain(member.key),
        key != .alert || aps["event"] != nil || value["event"] != nil
      else { continue }
      fault(
        .value(.misplacedKey(member.key, into: "aps")), join(path, member.key), at: member.origin)
      aps[key.name] = member.value
      value[member.key] = nil
    }
  }

  /// Takes the fields of node-apn's `Notification` for headers.
  private mutating func takeNodeHeaders(of value: inout LooseValue) {
    guard value["headers"] == nil else { return }
    let fields = [
      ("pushType", "apns-push-type"), ("push_type", "apns-push-type"), ("topic", "apns-topic"),
      ("priority", "apns-priority"), ("expiry", "apns-expiration"),
      ("collapseId", "apns-collapse-id"),
    ]
    let found = fields.compactMap { field, header in
      value[field].map { LooseMember(key: header, value: $0) }
    }
    guard value["pushType"] != nil || value["push_type"] != nil || found.count > 1 else { return }
    for (field, _) in fields { value[field] = nil }
    value["headers"] = LooseValue(.object(found), at: value.origin)
    step(.unwrapped(from: "a notification of node-apn", at: "aps"), "", at: value.origin)
  }

  private func isBareAPS(_ value: LooseValue) -> Bool {
    let keys = value.members.compactMap { APSKey(serviceKey: $0.key) }
    let exact = value.members.compactMap { APSKey(name: $0.key) }
    return keys.contains(.contentState) && (keys.contains(.event) || keys.contains(.timestamp))
      || exact.contains(.event) && (exact.contains(.timestamp) || exact.contains(.dismissalDate))
      || keys.contains(.attributesType) && keys.contains(.contentState)
  }

  private mutating func openBareAPS(_ value: LooseValue, _ path: String) -> Outcome {
    let names = value.members.compactMap { APSKey(serviceKey: $0.key) == nil ? nil : $0.key }
    fault(
      .value(.misplacedKey(names.prefix(6).joined(separator: ", "), into: "aps")), path,
      at: value.origin)
    return .payload(
      LooseValue(.object([LooseMember(key: "aps", value: value)]), at: value.origin),
      service: nil)
  }

  // MARK: - Services

  private mutating func openService(_ value: LooseValue, _ path: String, _ depth: Int) -> Outcome? {
    if let outcome = openFCM(value, path, depth) { return outcome }
    if let outcome = openSNS(value, path, depth) { return outcome }
    guard let service = ServiceBody.find(in: value, besideAPS: false) else { return nil }
    return mapped(service, alert: nil)
  }

  /// Builds the payload that a service builds of its own keys.
  private mutating func mapped(_ service: ServiceBody, alert: LooseValue?) -> Outcome {
    let built = service.payload(alert: alert)
    let keys = built.names.compactMap { name -> String? in
      let (theirs, ours) = (
        name.theirs.split(separator: ".").last, name.ours.split(separator: ".").last
      )
      return theirs == ours ? nil : "\(theirs ?? "") as \(ours ?? "")"
    }
    step(.mapped(service: service.name, keys: keys), service.path, at: service.body.origin)
    names += built.names
    faults += built.faults
    return .payload(built.value, service: service)
  }

  /// Opens a message of Firebase: `message.apns`, with its payload and headers.
  private mutating func openFCM(_ value: LooseValue, _ path: String, _ depth: Int) -> Outcome? {
    let isWrapped = value["message"]?["apns"] != nil
    let message = isWrapped ? value["message"] ?? value : value
    guard let apns = message["apns"], apns.isObject else { return nil }
    let base = join(path, isWrapped ? "message.apns" : "apns")
    var payload = apns["payload"]
    if payload == nil, apns["aps"] != nil {
      fault(.value(.misplacedKey("aps", into: "\(base).payload")), "\(base).aps", at: apns.origin)
      payload = apns
    }
    guard var payload else { return nil }
    if let text = payload.string, let inner = LooseReader.object(in: text, at: payload.origin) {
      step(.jsonInString, "\(base).payload", at: payload.origin)
      payload = inner
    }
    step(.unwrapped(from: "a message of FCM", at: "\(base).payload"), "", at: payload.origin)
    guard case .payload(var opened, _)? = open(payload, path: "\(base).payload", depth: depth + 1)
    else { return .other(.ordinary("FCM")) }
    let token = ["live_activity_token", "liveActivityToken"].first { apns[$0] != nil }
    if token == nil {
      fault(.request(.missingFCMToken), base, at: apns.origin)
    }
    if message["token"] == nil { fault(.request(.fcmToken), base, at: message.origin) }
    opened["headers"] = fcmHeaders(apns["headers"], base)
    return .payload(opened, service: nil)
  }

  /// Checks the headers of a message of Firebase, whose values are texts, and leaves those that APNs judges.
  private mutating func fcmHeaders(_ headers: LooseValue?, _ base: String) -> LooseValue? {
    guard var headers, headers.isObject else { return nil }
    for member in headers.members where member.value.string == nil {
      if case .placeholder = member.value.content { continue }
      fault(
        .value(
          .wrongKind(
            expected: "a string, as all headers of FCM", found: member.value.summary,
            example: "\"\(member.value.summary)\"")),
        "\(base).headers.\(member.key)", at: member.value.origin)
      headers[member.key]?.content = .string(member.value.json)
    }
    // Firebase sets what the sender leaves out.
    let names = headers.members.map { $0.key.lowercased() }
    if !names.contains("apns-push-type") {
      headers["apns-push-type"] = LooseValue(.string("liveactivity"), at: headers.origin)
    }
    if !names.contains("apns-topic") {
      headers["apns-topic"] = LooseValue(
        .string("local.push-type.liveactivity"), at: headers.origin)
    }
    return headers
  }

  /// Opens a publication of AWS SNS: `APNS`, a text with JSON, perhaps in `Message`, another text with JSON.
  private mutating func openSNS(_ value: LooseValue, _ path: String, _ depth: Int) -> Outcome? {
    if let message = value["Message"] ?? value["message"],
      let inner = message.string.flatMap({ LooseReader.object(in: $0, at: message.origin) })
        ?? (message.isObject ? message : nil),
      inner.members.contains(where: { $0.key.hasPrefix("APNS") })
    {
      if message.string != nil { step(.jsonInString, join(path, "Message"), at: message.origin) }
      let outcome = open(inner, path: join(path, "Message"), depth: depth + 1)
      addSNSHeaders(of: value)
      return outcome
    }
    guard let member = value.members.first(where: { $0.key.hasPrefix("APNS") }) else { return nil }
    step(
      .unwrapped(from: "a message of AWS SNS", at: join(path, member.key)), "", at: member.origin)
    return open(member.value, path: join(path, member.key), depth: depth + 1)
  }

  private mutating func addSNSHeaders(of value: LooseValue) {
    guard let attributes = value["MessageAttributes"] else {
      return fault(
        .request(.snsMissingAttribute("PUSH_TYPE")), "MessageAttributes", at: value.origin)
    }
    let name = "AWS.SNS.MOBILE.APNS.PUSH_TYPE"
    let type = attributes[name]?["StringValue"] ?? attributes[name]
    if type?.string != "liveactivity" {
      fault(.request(.snsMissingAttribute("PUSH_TYPE")), "MessageAttributes", at: attributes.origin)
    }
  }

  // MARK: - Other envelopes

  /// Searches the values in an object for a payload.
  private mutating func search(_ value: LooseValue, _ path: String, _ depth: Int) -> Outcome? {
    for member in value.members where member.key != "aps" {
      let inner = join(path, member.key)
      let candidates =
        [(member.value, inner)]
        + member.value.elements.prefix(8).enumerated().map { ($1, "\(inner)[\($0)]") }
      for (candidate, path) in candidates {
        var trial = self
        guard
          candidate.isObject || candidate.string?.contains("aps") == true
            || candidate.string?.contains("content-state") == true,
          let outcome = trial.open(candidate, path: path, depth: depth + 1)
        else { continue }
        guard case .payload(var payload, let service) = outcome else { continue }
        let isTold = trial.steps.count > steps.count
        self = trial
        if !isTold {
          step(.unwrapped(from: "the object around it", at: path), "", at: candidate.origin)
        }
        if payload["headers"] == nil, let headers = value["headers"], headers.isObject {
          payload["headers"] = headers
        }
        return .payload(payload, service: service)
      }
    }
    return nil
  }

  /// Returns whether an `aps` is one of an ordinary notification: it has keys, and none of a Live Activity.
  static func isOrdinary(_ aps: LooseValue) -> Bool {
    let others = ["alert", "badge", "sound", "content-available", "mutable-content", "category"]
    return aps.members.contains { others.contains($0.key) }
      && !aps.members.contains {
        APSKey(misspelt: $0.key).map { $0 != .alert && $0 != .relevanceScore } ?? false
      }
  }

  /// Returns the kind of a message that reaches no Live Activity, whatever keys it carries; `nil` for another one.
  private func messageOfOthers(_ value: LooseValue) -> PastedPayload.Other? {
    let to = value["to"]?.string ?? value["to"]?.elements.first?.string ?? ""
    if to.hasPrefix("ExponentPushToken") || to.hasPrefix("ExpoPushToken") { return .expo }
    let message = value["message"] ?? value
    if message["data"]?.isObject == true, message["token"] != nil || message["topic"] != nil,
      message["apns"] == nil, message["aps"] == nil, message["notification"] == nil
    {
      return .dataMessage
    }
    return nil
  }

  /// Returns the kind of an object without a payload; `nil` for an unknown one.
  private func other(_ value: LooseValue) -> PastedPayload.Other? {
    if value["message-storage-policy"] != nil { return .channelRequest }
    if let reason = value["reason"]?.string { return .answer(reason) }
    let message = value["message"] ?? value
    if value["registration_ids"] != nil || value["to"] != nil && value["notification"] != nil {
      return .legacyFCM
    }
    if message["notification"]?.isObject == true { return .ordinary("FCM") }
    if value["contents"] != nil, value["app_id"] != nil { return .ordinary("OneSignal") }
    return nil
  }

  private func join(_ path: String, _ key: String) -> String {
    path.isEmpty ? key : "\(path).\(key)"
  }
}
