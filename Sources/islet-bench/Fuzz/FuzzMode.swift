import Compositing
import LockScreenSession
import LockScreenUI
import RandomNumbers

/// The kinds of hostile input.
enum FuzzMode: String, CaseIterable {
  /// Lines of the feed's grammar, some of them mutated, whole and byte by byte.
  case feed
  /// Layouts: nesting, repetition, frames without end, letters without end, gradients.
  case layout
  /// Themes with as many parts as they may have.
  case theme
  /// Keys, pointer and wheel, at any time.
  case keys
  /// Clients of a running program, on a terminal.
  case socket
  /// Sizes of the terminal.
  case sizes
  /// Files and streams of a program's commands.
  case files
  /// A program with thousands of activities.
  case many

  /// Returns the steps of a seed.
  func steps(seed: UInt64) -> [FuzzStep] {
    var random = SplitMix64(seed: seed)
    var writer = FuzzWriter()
    var steps: [FuzzStep] = []
    for _ in 0..<Int.random(in: 5...60, using: &random) {
      switch self {
      case .feed, .files, .socket, .many: steps += writer.lines(&random)
      case .layout: steps.append(.bytes(writer.layout(&random)))
      case .theme: steps.append(.bytes(writer.theme(&random)))
      case .keys, .sizes: steps += random.isTrue(oneIn: 3) ? writer.lines(&random) : []
      }
      if self == .layout { steps.append(.bytes(writer.line("start", &random))) }
      if self == .keys || random.isTrue(oneIn: 6) { steps.append(.key(Self.key(&random))) }
      if self == .sizes || random.isTrue(oneIn: 30) { steps.append(.size(Self.size(&random))) }
      steps.append(.pass(.milliseconds(random.one(of: [0, 1, 16, 100, 900, 7_000, 36_000_000]))))
    }
    return steps
  }

  private static func size(_ random: inout SplitMix64) -> CellSize {
    let sides = [0, 1, 14, 15, 24, 39, 40, 49, 53, 80, 100, 122, 200, 320]
    return CellSize(
      columns: random.one(of: sides + [500, 640]), rows: random.one(of: sides))
  }

  static func key(_ random: inout SplitMix64) -> KeyAction {
    let place = CellPoint(
      column: Int.random(in: -5...130, using: &random), row: Int.random(in: -5...60, using: &random)
    )
    return random.one(of: [
      .gesture(.selectNext), .gesture(.selectPrevious), .gesture(.tap), .gesture(.longPress),
      .gesture(.pressControl(Int.random(in: 1...9, using: &random))), .gesture(.swipeAway),
      .gesture(.fold), .gesture(.scrollInspector(10)), .gesture(.toggleInspector),
      .gesture(.wheel(Int.random(in: -5000...5000, using: &random), at: place)),
      .gesture(.pointer(.pressed, at: place)), .gesture(.pointer(.dragged, at: place)),
      .gesture(.pointer(.released, at: place)), .theme(1), .theme(-1), .pauseClock, .hourOn,
      .nextDeadline, .clockRate(10), .clockRate(0.1), .lock, .hideIsland, .alwaysOn, .standBy,
      .appearance, .colors, .reduceMotion, .mute, .help, .close,
    ])
  }
}
