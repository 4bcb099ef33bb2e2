import Testing

@testable import WidgetSources

@Suite("The values of a source file") struct ValueReaderTests {
  private func file(_ text: String) -> SourceFile {
    SourceFile(path: "/a.swift", bytes: Array(text.utf8))
  }

  @Test func `are the cases of enumerations with their raw values`() {
    let cases = file(
      """
      struct Ride {
        enum Phase: String { case riding = "in_ride", `default`; case ended; var isOn: Bool {
          switch self { case .riding: true; default: false } } }
        indirect enum Stop { case near(Int, by: (A, B)), far }
      }
      enum Level: Int { case low = 3, middle
        case high }
      func phase() { enum Inner { case a } }
      """
    ).cases.mapValues { $0.map { "\($0.name) \($0.value)" } }
    #expect(
      cases == [
        "Phase": ["riding in_ride", "default default", "ended ended"],
        "Stop": ["near near", "far far"], "Level": ["low 3", "middle 4", "high 5"],
        "Inner": ["a a"],
      ])
  }

  @Test func `are those that stored properties begin with`() {
    let values = file(
      """
      struct Ride: ActivityAttributes {
        struct ContentState: Codable {
          var phase: Phase = .riding
          var next = Phase.ended; var isOn = false
          var line: String = "U2"
          var share: Double? = -0.8, other = 1
          var count = 1_000 { didSet { var inner = 3 } }
          var empty = "", sum = 2 + 3
          static var kept = 4
          lazy var later = 5
          let date = Date.now
          var text: String { var own = "a"; return own }
          var list = [1], call = make(), path = state.phase, one = Phase.make()
        }
        var lane = "A4"
      }
      extension Ride.Stop { struct Sign { var name = "Exit" } }
      var free = 1
      """
    ).defaultValues
    #expect(
      values == [
        "Ride.ContentState.phase": ".riding", "Ride.ContentState.next": ".ended",
        "Ride.ContentState.isOn": "false", "Ride.ContentState.line": "\"U2\"",
        "Ride.ContentState.count": "1000", "Ride.lane": "\"A4\"",
        "Ride.Stop.Sign.name": "\"Exit\"",
      ])
  }
}
