import CellUI
import Compositing
import Glibc
import LiveActivities
import LockScreenSession
import LockScreenUI

/// The cost of a line and of a key in a session of few activities and of many.
///
/// Even ten fill the screen, since each is of an app of its own.
struct ManyBench {
  /// The kinds of events.
  enum Stage: String, CaseIterable {
    /// An update of one activity after another, with its report and findings.
    case update
    /// An update of the activity in front, and its picture.
    case drawn
    /// A key that selects the next activity or, from time to time, the one before, and its picture.
    case key

    /// The stages whose growth has a limit.
    static let gated: [Stage] = [.update, .key]
  }

  /// The number of runs, of which the least counts, since other load only adds to a cost.
  private static let runCount = 5

  /// Prints the costs with ten activities and ten times as many each, up to 100,000.
  func run() {
    print("many: microseconds of the processor an event; growth from 10 activities on")
    var first: [Stage: Double] = [:]
    for count in [10, 100, 1000, 10_000, 100_000] {
      let costs = Self.costs(count)
      var row = [String(count)]
      for stage in Stage.allCases {
        let cost = costs[stage] ?? 0
        let least = first[stage] ?? cost
        first[stage] = least
        row += [stage.rawValue, cost.decimals(1), (cost / least).decimals(2)]
      }
      print(row.map { $0.right(9) }.joined())
    }
  }

  /// Returns the least cost of each stage, in microseconds.
  static func costs(_ count: Int) -> [Stage: Double] {
    var device = BenchedSession(count: count)
    var costs: [Stage: Double] = [:]
    for _ in 0..<runCount {
      for stage in Stage.allCases {
        let events = stage == .update ? 2000 : 100
        let start = ProcessMeasures.cpuNanoseconds
        for _ in 0..<events { device.apply(stage) }
        let cost = Double(ProcessMeasures.cpuNanoseconds - start) / 1000 / Double(events)
        costs[stage] = min(costs[stage] ?? .infinity, cost)
      }
    }
    return costs
  }

  /// Makes a session of some activities, then applies events to it while valgrind counts.
  static func play(_ count: Int, _ stage: Stage, events: Int) -> Never {
    var device = BenchedSession(count: count)
    // Tables grow at the first events.
    for _ in 0..<12 { device.apply(stage) }
    Valgrind.startCounting()
    for _ in 0..<events { device.apply(stage) }
    // The end of the session is not an event's cost.
    exit(0)
  }
}

/// A session full of activities, under a simulated clock.
private struct BenchedSession {
  private var session: Session
  private var sources = [StreamSource(FeedStream(name: "many"))]
  private var real = Duration.zero
  private let count: Int
  private var next = 0
  private var keyCount = 0
  private static let keysPerWay = 6
  private var second = 1_795_200_000

  init(count: Int) {
    self.count = count
    var setup = Session.Setup(size: CellSize(columns: 122, rows: 40))
    setup.motion = .reduced
    session = Session(setup, showing: Timestamp(secondsSince1970: second), at: .zero)
    for number in 0..<count {
      apply(
        number, "start",
        #","attributes-type":"T","attributes":{},"alert":{"title":"t","body":"b"}"#)
    }
    draw()
  }

  mutating func apply(_ stage: ManyBench.Stage) {
    switch stage {
    case .update:
      next = (next + 7919) % count
      apply(next, "update", "")
    case .drawn:
      apply(count - 1, "update", "")
      draw()
    case .key:
      // At the end of ten activities a key would have nothing to select.
      keyCount += 1
      let isDown = keyCount / Self.keysPerWay % 2 == 0
      _ = session.handle(.gesture(isDown ? .selectNext : .selectPrevious), at: real)
      draw()
    }
  }

  private mutating func draw() {
    real += .milliseconds(500)
    session.advance(to: real)
    _ = session.frame(at: real)
  }

  private mutating func apply(_ number: Int, _ event: String, _ rest: String) {
    // The device's clock stands nearly still, so pushes in one second are as new as another.
    second += event == "update" ? 1 : 0
    let line = """
      {"app":"com.a\(number)","activity":"\(number)","aps":{"timestamp":\(second),\
      "event":"\(event)","content-state":{"speed":\(second % 50)}\(rest)}}

      """
    sources[0].stream.append(Array(line.utf8))
    while session.applyNextLine(of: &sources, at: real) != nil {}
  }
}
