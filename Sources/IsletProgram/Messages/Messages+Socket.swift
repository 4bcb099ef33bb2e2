import FeedReports
import HostIO
import LiveActivities
import StrictJSON

extension Messages {
  /// Returns the reason why no islet listens.
  static func unreachable(_ fault: SocketFault) -> String {
    guard case .system(let path, let fault) = fault else { return self.fault(fault) }
    return "socket \(path): \(fault.reason); is islet --socket running?"
  }

  /// Returns a text as one word of a shell's, whatever is in it.
  static func shellQuoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }

  /// Returns a text as one word of a shell's: as it is where the shell takes all of its characters as they are.
  static func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      ($0 | 0x20) &- UInt8(ascii: "a") < 26 || "0123456789._-/+,:@%".utf8.contains($0)
    }
    return isPlain && !text.isEmpty ? text : shellQuoted(text)
  }

  /// Returns the message that the other side has ended too early.
  static func unanswered(_ path: String) -> String {
    "socket \(path): islet ended before it had answered every line"
  }

  /// Returns the message that the other side has ended within a line, as it does where too much waits to be read.
  static func cutOff(_ path: String) -> String {
    "socket \(path): islet ended the connection within a line: more than \(Outbox.byteCountMaximum) bytes waited to be read"
  }

  /// Returns an object of a running islet in lines for people.
  static func received(_ value: JSONValue) -> String {
    let message = value["message"]?.string ?? ""
    if let activities = value["activities"]?.elements {
      return listed(activities, unlistedCount: value["unlisted"]?.int64 ?? 0)
    }
    guard let verdict = value["verdict"]?.string else {
      let time = value["time"]?.double.flatMap { Timestamp(secondsSince1970: $0) }
      let stream = value["stream"]?.string ?? ""
      return harmless("\(time.map(utc) ?? "") \(stream): \(message)")
    }
    let line = value["line"]?.int64 ?? 0
    var lines = ["line \(line): \(verdict == message ? message : "\(verdict): \(message)")"]
    // The first fault is the verdict's.
    for (key, name, first) in [
      ("faults", "also", 1), ("steps", "note", 0), ("findings", "finding", 0), ("notes", "note", 0),
      ("unmet", "unmet", 0),
    ] {
      for told in (value[key]?.elements ?? []).dropFirst(first) {
        lines.append("  \(name): \(told["message"]?.text ?? told.text)")
      }
    }
    return lines.map(harmless).joined(separator: "\n")
  }

  /// Returns a line for each of `Activity.activities`: its state and its content.
  private static func listed(_ activities: [JSONValue], unlistedCount: Int64) -> String {
    guard !activities.isEmpty else { return "activities: none" }
    let lines = activities.map { activity in
      let id = ActivityID(
        app: BundleID(activity["app"]?.string ?? ""), name: activity["activity"]?.string ?? "")
      let state = activity["activityState"]?.string ?? ""
      return harmless(
        legible("activities: \(name(id)) is \(state): \(activity["content"]?["state"]?.text ?? "")")
      )
    }
    let more =
      unlistedCount > 0 ? ["activities: \(unlistedCount) more; ask for those of one app"] : []
    return (lines + more).joined(separator: "\n")
  }
}
