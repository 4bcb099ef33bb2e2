import LiveActivities
import PastedPayloads
import StrictJSON

extension ActivityCommand {
  /// Reads a push to an activity that is named, to a token, or to a channel.
  init(
    push aps: consuming JSONValue, in fields: JSONFields, _ owner: ActivityID,
    _ notes: inout LineNotes
  ) throws {
    guard aps.kind == .object else { throw aps.fault(expected: "an object") }
    let members = JSONFields(aps, named: APSKey.names)
    if !members.unknownKeys.isEmpty { notes.ignoredKeys = members.unknownKeys.map(\.text) }
    if fields.hasRepeatedNames || members.hasRepeatedNames {
      notes.repeatedKeys =
        fields.object.repeatedKeys.map(\.text)
        + members.object.repeatedKeys.map { "aps.\($0.text)" }
    }
    var push = try ActivityPush(aps: members)
    let millisecondKeys = push.millisecondKeys
    if !millisecondKeys.isEmpty { notes.millisecondKeys = millisecondKeys }
    if let alert = push.alert, alert.title.isEmpty, alert.body.isEmpty {
      let keys = members[.alert]?.members.map(\.key.text) ?? []
      let unread = keys.filter { key in !AlertKey.allCases.contains { $0.name == key } }
      notes.unreadAlertKeys = Array(unread.prefix(4))
    }
    // The bytes that go to APNs: the object as written, less islet's own keys.
    push.payloadByteCount = fields.object.byteRange.count - fields.byteCountSetAside
    if push.payloadByteCount > PayloadSize.toldByteCount {
      notes.size = PayloadSize(fields.object, byteCount: push.payloadByteCount)
    }
    var channel: String?
    if let value = fields[.headers] {
      var unknown: [String] = []
      let headers = try APNsHeaders(value, unknown: &unknown)
      if !unknown.isEmpty { notes.unknownHeaders = unknown }
      channel = headers.channelID
      push.headers = headers
    }
    if let value = fields[.channel] { channel = try value.asString() }
    if let channel {
      self = .notification(push, .channel(channel, owner.app))
    } else if let token = fields[.token] {
      let name = fields.has(.activity) ? owner.name : nil
      let namesApp = fields.has(.app) || fields.has(.simulatorTargetBundle)
      self = .notification(
        push, .token(try token.asString(), name: name, app: namesApp ? owner.app : nil))
    } else {
      self = .push(push, owner)
    }
  }
}
