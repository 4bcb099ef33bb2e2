import CellUI
import FoundationEssentials
import HostIO

/// The time to lay out many views, as a card of long lists has them.
struct ViewBench {
  private let viewCount: Int
  private let runCount: Int

  /// The views of a row: a stack, and three texts, a shape and a symbol in it.
  private static let viewsPerRow = 6

  init(viewCount: Int, runCount: Int) {
    self.viewCount = max(Self.viewsPerRow, viewCount)
    self.runCount = max(1, runCount)
  }

  func run() {
    let rowCount = viewCount / Self.viewsPerRow
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 0))
    let view = VStack(spacing: 0) {
      ForEach(0..<rowCount, id: \.self) { row in
        HStack {
          Image(systemName: "bicycle")
          Text("Stop")
          Text(String(row)).bold()
          Circle().frame(width: 16, height: 16)
          Text("on time").foregroundStyle(.secondary)
        }
      }
    }
    var times: [Double] = []
    for _ in 0..<runCount {
      let start = HostClock.monotonic
      let layout = view.layout(
        in: ProposedCells(columns: 60, rows: 40), environment: environment)
      times.append((HostClock.monotonic - start) / .milliseconds(1))
      precondition(!layout.items.isEmpty)
    }
    times.sort()
    print(
      "\(rowCount * Self.viewsPerRow) views laid out, ms: "
        + [times.first, times.centile(50), times.last].map { ($0 ?? 0).decimals(1) }
        .joined(separator: ", ") + " (least, median, greatest of \(runCount))")
  }
}
