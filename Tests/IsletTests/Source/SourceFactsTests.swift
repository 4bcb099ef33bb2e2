import ActivityWidgets
import Testing

@testable import IsletProgram

@Suite struct `The facts of a project's source` {
  /// Facts in which no part is empty.
  private static var whole: SourceFacts {
    var facts = SourceFacts()
    (facts.assets, facts.language) = (["/a.png", "/b.png"], "de")
    facts.examples.cases = [
      "Kind": [.init(name: "bus", value: "b"), .init(name: "tram", value: "t")]
    ]
    facts.examples.enumerations = ["gate": "Kind", "exit": "Way"]
    facts.examples.comparedTexts = ["mode": ["late", "on time"], "kind": ["x"]]
    facts.examples.limits = ["power": [-1.5, 3], "load": [0.1]]
    facts.examples.scales = ["power": "12.0", "load": "1.0"]
    facts.examples.fallbacks = ["phase": "Gate closes", "emoji": "🍳"]
    facts.examples.exampleTexts = ["Ride.phase": ["Boarding", "Landed"], "Ride.name": [""]]
    facts.examples.defaultValues = ["Ride.rest": "4", "Ride.name": "\"\""]
    facts.examples.sampleValues = ["Ride.rest": "5", "Ride.name": "\"N\""]
    facts.examples.sampleStates = [["Ride.stops": "8"], [:]]
    facts.examples.keys = ["color": .color, "time": .milliseconds]
    facts.examples.traits = [.seconds: ["rest", "left"], .symbol: [""]]
    facts.examples.units = ["power": "kw", "distance": "km"]
    facts.examples.parts = ["all": "done", "sum": "part"]
    facts.examples.shares = ["winShare": ["winShare", "lossShare"], "lossShare": ["winShare"]]
    facts.examples.patterns = [
      "coin": .init(prefix: "coin-", suffix: "", isLowercased: true),
      "flag": .init(prefix: "", suffix: "-flag", isLowercased: false),
    ]
    return facts
  }

  @Test func `are the same from a file, each part of them`() {
    let whole = Self.whole
    for part in Mirror(reflecting: whole.examples).children where part.label != "isSample" {
      #expect(!Mirror(reflecting: part.value).children.isEmpty, "\(part.label ?? "")")
    }
    let bytes = whole.bytes
    #expect(SourceFacts(bytes) == whole)
    // Tables have no order, and a file has one.
    for _ in 0..<8 { #expect(SourceFacts(bytes).bytes == bytes) }
  }

  @Test func `end with a file that is cut off, or has numbers that are none`() {
    let bytes = Self.whole.bytes
    var known = 0
    for count in bytes.indices {
      let facts = SourceFacts(Array(bytes[..<count]))
      let parts = [
        facts.examples.cases.count, facts.examples.limits.count, facts.examples.keys.count,
      ]
      #expect(parts.reduce(0, +) >= known)
      known = parts.reduce(0, +)
      _ = SourceFacts(Array(bytes[..<count]) + [UInt8](repeating: 0xFF, count: 7) + [0x7F])
    }
    #expect(SourceFacts([]) == SourceFacts())
  }
}
