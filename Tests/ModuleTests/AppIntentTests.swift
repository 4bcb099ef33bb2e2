import ActivityKit
import AppIntents
import Testing

private struct Greet: AppIntent {
  static let title: LocalizedStringResource = "Greet"

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Count", default: 2) var count: Int
  @Parameter(title: "Note") var note: String?

  init() {}
  init(name: String) { self.name = name }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: String(repeating: name, count: count), dialog: "Hello \(name)")
  }
}

/// A bare parameter is without a value until it is set, and an initializer may leave it out.
private struct Switch: AppIntent {
  static let title: LocalizedStringResource = "Switch"

  @Parameter var isOn: Bool
  @Parameter var name: String?

  init() {}
  init(isOn: Bool) { self.isOn = isOn }

  func perform() async throws -> some IntentResult { .result() }
}

private struct Plain: LiveActivityIntent {
  static let title: LocalizedStringResource = "Plain"

  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct `App Intents' values work in the process` {
  @Test func `a parameter is set, has a default, and may have no value`() async throws {
    let bare = (Switch(isOn: true), Switch())
    #expect(bare.0.isOn && bare.1.name == nil)
    let greet = Greet(name: "Ada")
    greet.count = 1
    #expect(try await greet.perform().value == "Ada")
    #expect(greet.note == nil)
    #expect(Greet().count == 2)
  }

  @Test func `a control is named by its type and its values`() {
    #expect(Plain().controlName == "Plain")
    #expect(Greet(name: "Ada").controlName == "Greet(name: Ada, count: 2)")
  }

  @Test func `an intent of an activity runs in the app, another one in the extension`() {
    #expect(Plain().runsInApp)
    #expect(!Greet(name: "Ada").runsInApp)
  }

  @Test func `a choice has the words of its case`() {
    #expect(String(localized: PollChoice.second.displayRepresentation.title) == "Second")
    #expect(VoteIntent(choice: .third).controlName == "VoteIntent(choice: third, weight: 1)")
  }
}
