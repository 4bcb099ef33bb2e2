import PastedPayloads

// Sentences on a pasted text: its faults, each with a remedy, and the way to its payload.
extension Messages {
  /// Returns a fault of a pasted text or a payload, without its line.
  static func slip(_ slip: Slip) -> String {
    let more =
      slip.repetitions == 0 ? "" : " (and \(counted(slip.repetitions, "place")) more)"
    let path = slip.path.isEmpty ? "" : "\(slip.path): "
    return "\(path)\(words(for: slip.problem))\(more)"
  }

  /// Returns a fault with its line and column.
  static func placed(_ slip: Slip) -> String {
    "line \(slip.line), column \(slip.column): \(self.slip(slip))"
  }

  private static func words(for problem: Slip.Problem) -> String {
    switch problem {
    case .syntax(let problem): words(for: problem)
    case .step(let step): words(for: step)
    case .value(let problem): words(for: problem)
    case .request(let problem): words(for: problem)
    }
  }

  /// Returns a difference from JSON's syntax.
  private static func words(for problem: Slip.Syntax) -> String {
    switch problem {
    case .comment(let words): "the comment \(words); JSON has none, remove it"
    case .trailingComma: "a comma with nothing after it; remove the comma"
    case .missingComma: "a comma is missing after this value; add a comma"
    case .missingColon: "a colon is missing after the key; write \"key\": value"
    case .separator(let word): "\(word) between key and value; write a colon"
    case .singleQuotes: "single quotes around a text; write double quotes: \"…\""
    case .curlyQuotes(let quote):
      "curly quotes (\(quote)), which an editor or a page made of straight ones; write straight ones: \""
    case .backticks: "backticks around a text; write double quotes: \"…\""
    case .unquotedKey(let key): "the key \(key) has no quotes; write \"\(key)\""
    case .unquotedText(let text): "the text \(text) has no quotes; write \"\(text)\""
    case .foreignWord(let word, let language, let json):
      ["NaN", "Infinity", "-Infinity", "inf", "nan"].contains(word)
        ? "\(word) is no number in JSON, as \(language) print it; send a number, or leave the key out"
        : "\(word) is \(language)'s; write \(json)"
    case .foreignNumber(let text, let number): "\(text) is no number in JSON; write \(number)"
    case .malformedNumber(let text): "\(text) is no number; write digits, such as 1795200000"
    case .lineBreakInString: "a line break or a tab as it is within a text; write \\n or \\t"
    case .malformedEscape(let text): "JSON does not know the escape \(text); remove the backslash"
    case .bracketedObject: "square brackets around keys with values; write braces: {…}"
    case .unclosed("braces"): "the braces around the whole are missing; write {\"aps\": {…}}"
    case .unclosed(let kind):
      "the \(kind) that begins here is not closed; add \(kind == "array" ? "]" : "}")"
    case .unclosedString: "the text that begins here is not closed; add \""
    case .strayText(let text):
      text.hasPrefix("{")
        ? "found a second object behind the first; begin it on a line of its own"
        : "found \(text.split(separator: "\n").first ?? "a blank line"), which belongs to nothing; remove it"
    case .byteOrderMark: byteOrderMark
    case .utf16: "the file is UTF-16; APNs takes UTF-8 alone, save it as UTF-8"
    case .yaml: "this is YAML; APNs takes JSON alone, write {\"aps\": {\"event\": \"update\", …}}"
    case .pythonObject:
      "this is a Python object as print shows it; send json.dumps(payload), which writes JSON"
    }
  }

  /// Returns a step on the way to a payload.
  private static func words(for step: Slip.Step) -> String {
    switch step {
    case .unwrapped(let owner, let place):
      "the payload was taken out of \(owner)" + (place.isEmpty ? "" : ", at \(place)")
    case .mapped(let service, let keys):
      "\(service) builds aps itself; this was judged as the payload that it makes of it"
        + (keys.isEmpty ? "" : ", with \(keys.joined(separator: ", "))")
    case .jsonInString: "JSON within a string, which was read as JSON"
    case .placeholder(let words, let filled): "the placeholder \(words) was judged as \(filled)"
    case .fileElsewhere(let file): "the body is in \(file), which is not here; check that file"
    }
  }

  /// Returns a fault of a key of the payload or of its value.
  private static func words(for problem: Slip.Value) -> String {
    switch problem {
    case .misplacedKey(let keys, let place):
      keys.contains(",")
        ? "\(keys) stand outside of \(place), where the phone does not look; write {\"\(place)\": {…}} around them (AK 3a)"
        : "it stands outside of \(place), where the phone does not look; move \(keys) into \(place) (AK 3a)"
    case .nestedAPS: "aps within aps; remove the inner aps and its braces (AK 3a)"
    case .missingKey(let example): "it is missing; add \(example)\(timeOfSending(example)) (AK 3a)"
    case .misnamedKey(let found, let name):
      "APNs knows no \(shown(key: found)); rename it to \(name) (AK 3a)"
    case .quotedNumber(let number):
      "expected a number, found the string \"\(number)\"; remove the quotes: \(number)"
    case .quotedObject(let name):
      "expected an object, found JSON within a string; send the object itself: \"\(name)\": {…}"
    case .smallUnit(let given, let unit, let seconds):
      "expected seconds since 1970, found \(given), which looks like \(unit.rawValue), a date far ahead; divide by "
        + "\(Int(unit.perSecond)): \(seconds) (AK 3.2, 3.18)"
    case .fraction(let given, let whole):
      "expected whole seconds since 1970, found \(given); round it: \(whole) (AK 3a)"
    case .dateText(let text, let seconds?):
      "expected a number, in seconds since 1970, found the string \"\(text)\"; send \(seconds) for it (AK 3.2)"
    case .dateText(let text, nil):
      "expected a number, in seconds since 1970, found the string \"\(text.prefix(40))\"; send it as date +%s prints it (AK 3.2)"
    case .wrongKind(let expected, let found, let example):
      "expected \(expected), found \(found); write \(example)\(timeOfSending(example))"
    case .wrongWord(let found, let known, let meant):
      "expected \(known.map { "\"\($0)\"" }.joined(separator: ", ")), found \"\(found)\""
        + (meant.map { "; write \"\($0)\"" } ?? "; write one of them") + " (AK 3a)"
    }
  }

  /// Returns the note on an example's timestamp, which is older than that of a push before; an empty text for another key.
  private static func timeOfSending(_ example: String) -> String {
    example.hasPrefix("\"timestamp\"")
      ? ", but with the time of sending, as date +%s prints it: a phone drops an older one than its last"
      : ""
  }

  /// Returns a fault of a request's address, headers or envelope.
  private static func words(for problem: Slip.Request) -> String {
    switch problem {
    case .headerMisplaced(let name):
      "a broadcast has no \(name), since its path names the app; remove it (AK 3.29)"
    case .missingHeader(let name, let value):
      "the header \(name) is missing; add \(name): \(value) (AK 3.14, 3.29)"
    case .placeholderToken(let token):
      "the device token \(token) is a placeholder: an update or end goes to a token of pushTokenUpdates, "
        + "a start to one of pushToStartTokenUpdates (AK 1.29, 1.30)"
    case .malformedToken(let token):
      "400 BadDeviceToken: the token \(token.prefix(24)) in the path is no token, which is an even number of "
        + "hexadecimal digits, 64 or more; write the bytes as hex, without < > and blanks (AK 3.13, 3.26)"
    case .productionHost:
      "api.push.apple.com takes tokens of builds from the App Store and TestFlight; a token of a build that "
        + "Xcode installed gets 400 BadDeviceToken, and needs api.sandbox.push.apple.com (AK 3.13, 3.26)"
    case .sandboxHost:
      "the sandbox takes tokens of builds that Xcode installed; a token of TestFlight or the App Store gets "
        + "400 BadDeviceToken, and needs api.push.apple.com (AK 3.13, 3.26)"
    case .wrongHost(let host):
      "\(host) is no host of APNs for pushes; send to api.push.apple.com or api.sandbox.push.apple.com (AK 3.13)"
    case .wrongPath(let path):
      "404 BadPath: \(path.isEmpty ? "the request has no path" : "APNs has no \(path)"); send to /3/device/TOKEN, or a broadcast to /4/broadcasts/apps/BUNDLE (AK 3.13, 3.29)"
    case .wrongMethod(let method):
      "405 MethodNotAllowed: found \(method); send it with POST (AK 3.24)"
    case .fcmToken:
      "FCM needs the device's registration token; add \"token\" beside \"apns\""
    case .missingFCMToken:
      "FCM needs the Live Activity's own token; add \"live_activity_token\" (liveActivityToken in the Admin SDKs) to apns"
    case .snsMissingAttribute(let name):
      "AWS SNS takes the push type from an attribute; add \"AWS.SNS.MOBILE.APNS.\(name)\": {\"DataType\": \"String\", "
        + "\"StringValue\": \"liveactivity\"}"
    }
  }

  /// Returns the steps to a payload, its placeholders in one sentence.
  static func steps(_ slips: [Slip]) -> [String] {
    var lines: [String] = []
    var placeholders: [String] = []
    for slip in slips {
      if case .step(.placeholder(let words, let filled)) = slip.problem {
        let isKept = filled.isEmpty || filled == "\"\(words)\""
        placeholders.append("\(slip.path) \(words)" + (isKept ? "" : " as \(filled)"))
      } else {
        lines.append(self.slip(slip))
      }
    }
    if !placeholders.isEmpty {
      let rest = placeholders.count > 8 ? ", and \(placeholders.count - 8) more" : ""
      lines.append(
        "placeholders, judged as they would be filled: "
          + placeholders.prefix(8).joined(separator: ", ") + rest)
    }
    return lines
  }

  // MARK: - No payload

  /// Returns the words on an object that has no payload of a Live Activity, and the remedy.
  static func other(_ other: PastedPayload.Other) -> String {
    let need =
      "to change one, send apns-push-type liveactivity with event, timestamp and content-state in aps (AK 3a)"
    return switch other {
    case .ordinary(nil):
      "an ordinary notification: aps has neither event nor content-state, so it changes no Live Activity; \(need)"
    case .ordinary("FCM"?):
      "an ordinary notification of FCM, which changes no Live Activity; to change one, put live_activity_token, "
        + "headers and payload.aps into message.apns, with event, timestamp and content-state in aps (AK 3a)"
    case .ordinary("OneSignal"?):
      "an ordinary notification of OneSignal, which changes no Live Activity; to change one, post event and "
        + "event_updates to /apps/APP_ID/live_activities/ACTIVITY_ID/notifications"
    case .ordinary(let service?):
      "an ordinary notification of \(service), which changes no Live Activity; \(need)"
    case .expo:
      "a message for Expo's push service, which sends ordinary notifications alone; send to APNs itself, or by FCM, "
        + "with the token of pushTokenUpdates; \(need)"
    case .legacyFCM:
      "a request of FCM's legacy interface, which sends ordinary notifications alone; use HTTP v1, with "
        + "live_activity_token, headers and payload.aps in message.apns"
    case .dataMessage:
      "a data message of FCM, which only the app's own code reads, and no Live Activity; put live_activity_token, headers "
        + "and payload.aps into message.apns"
    case .channelRequest:
      "a request for a broadcast channel, and no push: POST it to /1/apps/BUNDLE/channels on "
        + "api-manage-broadcast.push.apple.com:2196; in a feed write {\"channels\":{\"create\":\"…\"}} (AK 3.28)"
    case .answer(let reason):
      "an answer of APNs, and no push; islet explain \(reason) says why APNs gave it"
    case .unknown(let keys):
      "expected aps, which a push has; found "
        + (keys.isEmpty ? "no key" : keys.joined(separator: ", "))
        + "; write {\"aps\": {…}} (AK 3a)"
    }
  }

  /// Returns the words on a text without any object, and the remedy.
  static func emptiness(_ emptiness: PastedText.Emptiness) -> String {
    let remedy =
      "write a payload, such as {\"aps\":{\"event\":\"update\",\"timestamp\":1795167660,\"content-state\":{…}}}"
    return switch emptiness {
    case .empty: "the text is empty; \(remedy)"
    case .blank: "the file has nothing but blanks; \(remedy)"
    case .format(let name): "this is \(name), and no JSON; \(remedy)"
    case .text(let line): "no JSON object in it; it begins with “\(line)”; \(remedy)"
    case .scriptWithoutBody(let file?):
      "the script sends the file \(file), which is not here; run islet check \(file)"
    case .scriptWithoutBody(nil): "no JSON in the script's requests; \(remedy)"
    }
  }
}
