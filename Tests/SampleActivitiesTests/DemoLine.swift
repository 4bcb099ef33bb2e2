import FoundationEssentials
import SampleActivities

/// The parts of a demo's line that the tests check.
struct DemoLine: Decodable {
  struct Content: Decodable {
    var timestamp: Int?
    var event: String?
    var attributesType: String?
    var relevanceScore: Double?
    var dismissalDate: Int?
    var alert: Alert?
    var state: State?

    enum CodingKeys: String, CodingKey {
      case timestamp, event
      case attributesType = "attributes-type"
      case relevanceScore = "relevance-score"
      case dismissalDate = "dismissal-date"
      case alert
      case state = "content-state"
    }
  }

  struct Alert: Decodable {
    var title: String
  }

  struct State: Decodable {
    var speed: Double?
    var distance: Double?
    var climb: Int?
    var progress: Double?
    var started: Double?
    var phase: String?
    var estimatedDeliveryTime: Double?
    var orderTime: Double?
    var flight: [Double]?
    var gate: String?
  }

  var app: String?
  var activity: String?
  var aps: Content?
  var request: Content?

  /// The start, update or end of an activity; `nil` for a line that only changes the scene.
  var content: Content? { aps ?? request }
}

/// The start of the demos in tests: 9:41 on a Friday.
let demoStart: Int64 = 1_795_167_660_000

func demoLines(_ demo: DemoName, upTo seconds: Int) throws -> [DemoLine] {
  try DemoScript(demo, startingAt: demoStart).demoLines(upTo: seconds)
}

extension DemoScript {
  /// The lines up to a second, without keys.
  func demoLines(upTo seconds: Int) throws -> [DemoLine] {
    var script = self
    return try script.steps(upTo: .seconds(seconds)).compactMap { step in
      guard case .line(let line) = step else { return nil }
      return try JSONDecoder().decode(DemoLine.self, from: Data(line))
    }
  }
}
