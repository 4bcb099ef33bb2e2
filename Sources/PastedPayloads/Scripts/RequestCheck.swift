/// The check of a pasted request's address and headers.
struct RequestCheck {
  private(set) var faults: [Slip] = []
  var steps: [Slip] = []
  /// The steps that depend on the headers.
  private(set) var laterSteps: [Slip] = []
  private var headers: [LooseMember] = []
  private var app: String?
  private var channelOnly = false
  private var isToAPNs = false
  private var origin = 0

  /// Makes a check of no request.
  init() {}

  init(_ request: ShellScript.Request) {
    origin = request.origin
    app = request.app
    for header in request.headers { add(header) }
    if let url = request.url { check(url) }
    if let method = request.method, method != "POST", isToAPNs {
      faults.append(Slip(.request(.wrongMethod(method)), path: "", at: request.origin))
    }
    if let file = request.file {
      steps.append(Slip(.step(.fileElsewhere(file)), path: "", at: request.origin))
    }
  }

  private mutating func add(_ header: SourceText) {
    let words = header.string(header.bytes.indices)
    let isPseudo = words.hasPrefix(":")
    guard let colon = words.dropFirst(isPseudo ? 1 : 0).firstIndex(of: ":") else { return }
    let name = words[..<colon].filter { !$0.isWhitespace }.lowercased()
    let value = words[words.index(after: colon)...].drop { $0.isWhitespace }
    let text = String(value.trimmingEnd(where: \.isWhitespace))
    guard !isPseudo,
      name.hasPrefix("apns-") || name.hasPrefix("apn-") || name == "authorization"
        || name.contains("topic") || name.contains("priority")
    else { return }
    headers.append(
      LooseMember(
        key: name, value: LooseValue(.string(text), at: header.origin(of: 0))))
  }

  // MARK: - The address

  private mutating func check(_ url: SourceText) {
    let words = url.string(url.bytes.indices)
    let origin = url.origin(of: 0)
    let note = { (problem: Slip.Request) in Slip(.request(problem), path: "", at: origin) }
    let host = words.firstRange(of: "://").map { words[$0.upperBound...] } ?? words[...]
    let name = host.prefix { $0 != "/" && $0 != ":" }
    let path = host.drop { $0 != "/" }
    if name.hasSuffix("push.apple.com") {
      isToAPNs = true
      switch name {
      case "api.push.apple.com": steps.append(note(.productionHost))
      case "api.sandbox.push.apple.com", "api.development.push.apple.com":
        steps.append(note(.sandboxHost))
      default: faults.append(note(.wrongHost(String(name))))
      }
    } else if name.hasPrefix("/3/device"), words.hasPrefix("/3/device") {
      isToAPNs = true
    }
    if words.hasPrefix("/3/") { isToAPNs = true }
    guard isToAPNs else { return }
    let route = words.hasPrefix("/") ? words[...] : path
    if route.hasPrefix("/3/device/") {
      checkToken(String(route.dropFirst("/3/device/".count)), origin)
    } else if route.hasPrefix("/4/broadcasts/apps/") {
      channelOnly = true
      app = String(route.dropFirst("/4/broadcasts/apps/".count))
    } else if !Placeholder.stands(in: String(route.dropFirst())) {
      faults.append(note(.wrongPath(String(route))))
    }
  }

  private mutating func checkToken(_ token: String, _ origin: Int) {
    let note = { (problem: Slip.Request) in Slip(.request(problem), path: "", at: origin) }
    if Placeholder.stands(in: token) || token.contains("$") || token.contains("{") {
      steps.append(note(.placeholderToken(token)))
    } else if token.isEmpty || token.count < 64 || !token.allSatisfy(\.isHexDigit)
      || token.count % 2 == 1
    {
      faults.append(note(.malformedToken(token)))
    }
  }

  // MARK: - The headers

  /// Gives the payload the headers of its request, so that they are judged as APNs does.
  mutating func addHeaders(to object: inout LooseValue) {
    if let app, object["app"] == nil, !Placeholder.stands(in: app) {
      object["app"] = LooseValue(.string(app), at: origin)
    }
    if !headers.isEmpty || isToAPNs {
      object["headers"] = LooseValue(.object(headers), at: origin)
    }
    guard var given = object["headers"], given.isObject else { return }
    fill(&given)
    // A broadcast is judged by its payload alone, since no activity is known to listen.
    if channelOnly || given["apns-channel-id"] != nil {
      checkBroadcast(given)
      object["headers"] = nil
    } else {
      object["headers"] = given
    }
  }

  /// Replaces placeholders in headers by values that APNs takes.
  private mutating func fill(_ given: inout LooseValue) {
    for member in given.members {
      let words: String
      switch member.value.content {
      case .string(let text), .placeholder(let text, _): words = text
      case .null, .bool, .number, .array, .object: continue
      }
      guard words.contains("$") || words.contains("{") || Placeholder.stands(in: words) else {
        continue
      }
      let content: LooseValue.Content?
      switch member.key.lowercased() {
      case "apns-topic":
        let suffix = ".push-type.liveactivity"
        let name = words.hasSuffix(suffix) || !words.contains(".") ? "local\(suffix)" : words
        content = .string(name)
      case "apns-priority": content = .string("10")
      case "apns-push-type": content = .string("liveactivity")
      case "apns-expiration": content = .string("0")
      default: content = nil
      }
      if let content {
        given[member.key]?.content = content
        laterSteps.append(
          Slip(
            .step(.placeholder(words, filled: LooseValue(content, at: 0).json)),
            path: "headers.\(member.key)", at: member.origin))
      } else {
        given[member.key] = nil
      }
    }
  }

  private mutating func checkBroadcast(_ given: LooseValue) {
    let names = given.members.map { $0.key.lowercased() }
    let needed = [
      ("apns-channel-id", "the channel, in Base64"), ("apns-expiration", "0"),
      ("apns-priority", "10"), ("apns-push-type", "liveactivity"),
    ]
    for (name, value) in needed where !names.contains(name) {
      faults.append(Slip(.request(.missingHeader(name, value: value)), path: "headers", at: origin))
    }
    if let topic = given.members.first(where: { $0.key.lowercased() == "apns-topic" }) {
      faults.append(
        Slip(.request(.headerMisplaced("apns-topic")), path: "headers.apns-topic", at: topic.origin)
      )
    }
  }
}
