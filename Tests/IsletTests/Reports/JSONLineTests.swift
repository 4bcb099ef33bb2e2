import ActivityFeed
import LiveActivities
import StrictJSON
import Testing

@testable import FeedReports

@Suite struct `A line of JSON` {
  private static let id = ActivityID(app: BundleID("com.a\u{202E}"), name: "\"1\"\n")
  private static let app = BundleID("com.a")
  private static let time = Timestamp(millisecondsSince1970: 1_795_200_000_500)

  static let changes: [(ActivityEvent.Change, EventStream, [String: String])] = [
    (
      .started(id, .active, cause: .push), .activityUpdates,
      ["state": "active", "cause": "push", "activity": "\"1\"\n"]
    ),
    (.updated(id, cause: .app), .contentUpdates, ["cause": "app", "app": "com.a\u{202E}"]),
    (
      .stateChanged(id, from: .active, to: .ended, cause: .eightHourLimit), .activityStateUpdates,
      ["from": "active", "state": "ended", "cause": "eightHourLimit"]
    ),
    (.pushTokenChanged(id, "ab"), .pushTokenUpdates, ["token": "ab"]),
    (
      .pushToStartTokenChanged(app, attributesType: "T", "cd"), .pushToStartTokenUpdates,
      ["app": "com.a", "attributes-type": "T", "token": "cd"]
    ),
    (.enablementChanged(app, false), .activityEnablementUpdates, ["enabled": "false"]),
    (
      .frequentPushEnablementChanged(app, true), .frequentPushEnablementUpdates,
      ["enabled": "true"]
    ),
    (.budgetExceeded(.updates, app, limit: 3), .log, ["app": "com.a"]),
    (.permissionAsked(app), .screen, ["app": "com.a"]),
    (.permissionAnswered(app, true), .interactions, ["app": "com.a", "allowed": "true"]),
    (.alerted(id, AlertConfiguration(title: "t", body: "b")), .screen, [:]),
    (.tapped(id), .interactions, [:]),
    (.tapped(id, url: "app://x"), .interactions, ["url": "app://x"]),
    (.buttonPressed(id, "\u{9B}m"), .interactions, ["button": "\u{9B}m"]),
    (.islandExpanded(id), .screen, [:]), (.islandCollapsed(id), .screen, [:]),
    (.islandHidden, .screen, [:]), (.islandRestored, .screen, [:]),
    (.bannerShown(id), .screen, [:]),
    (.bannerHidden(id), .screen, [:]), (.folded(app), .screen, ["app": "com.a"]),
    (.unfolded(app), .screen, ["app": "com.a"]), (.foregroundChanged(nil), .screen, [:]),
    (.foregroundChanged(app), .screen, ["app": "com.a"]),
    (.terminated(app), .screen, ["app": "com.a"]), (.locked, .screen, [:]),
    (.unlocked, .screen, [:]), (.alwaysOnChanged(true), .screen, [:]),
    (.standByChanged(true), .screen, [:]),
    (.appearanceChanged(.dark), .screen, [:]), (.appearanceChanged(nil), .screen, [:]),
  ]

  @Test(arguments: changes)
  func `tells each kind of event`(
    change: ActivityEvent.Change, stream: EventStream, members: [String: String]
  ) throws {
    let event = ActivityEvent(change, at: Self.time)
    let line = event.json()
    #expect(line.last == UInt8(ascii: "\n") && line.count { $0 == UInt8(ascii: "\n") } == 1)
    var parser = JSONParser()
    let value = try parser.parse(line)
    #expect(value["time"]?.double == 1_795_200_000.5)
    #expect(value["stream"]?.string == stream.rawValue)
    #expect(value["event"]?.string == event.name)
    #expect(value["message"]?.string?.isEmpty == false)
    for (key, wanted) in members {
      #expect(value[key]?.string ?? value[key].map { "\($0.bool == true)" } == wanted, "\(key)")
    }
  }

  @Test(arguments: [
    "plain", "\u{0}\u{1F}\u{7F}", "\u{9B}31m", "\u{202E}\u{2066}\u{200F}\u{61C}", "\u{2028}",
    "é🍕\\\"\t", "a\u{200B}b", "\u{206A}\u{206F}", "\u{FEFF}", "\u{E0041}\u{E007F}",
  ])
  func `carries any text, and nothing that a terminal obeys or a reader does not see`(text: String)
    throws
  {
    var line = JSONLine()
    line.add("a", text)
    line.add("b", EncodedJSON("{\"x\":\n\"\u{9B}\u{202E}\u{7F}\"}"))
    let bytes = line.bytes.dropLast()
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    #expect(
      scalars.allSatisfy {
        ![.control, .format, .lineSeparator].contains($0.properties.generalCategory)
      })
    #expect(!Messages.harmless(text).unicodeScalars.contains(where: JSONText.isInvisible))
    var parser = JSONParser()
    let value = try parser.parse(Array(bytes))
    #expect(value["a"]?.string == text)
    #expect(value["b"]?["x"]?.string == "\u{9B}\u{202E}\u{7F}")
  }

  @Test func `is an object from the first member to none`() {
    var line = JSONLine()
    #expect(line.object == "{}")
    line.add("a", nil as String?)
    line.add("b", [])
    #expect(line.object == "{}")
    line.add("c", 1)
    line.add("d", true)
    line.add("e", ["x", "y"])
    #expect(line.object == #"{"c":1,"d":true,"e":["x","y"]}"#)
  }
}
