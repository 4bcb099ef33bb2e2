import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials
import HostIO
import LiveActivities
import SampleActivities

/// One card: its views made from a state, laid out, and drawn.
struct LayoutBench {
  let count: Int

  func report() {
    let registry = WidgetRegistry(SampleWidgets())
    let id = ActivityID(app: BundleID("com.example.app"), name: "ride")
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 1_795_167_660))
    let proposal = ProposedCells(columns: 45, rows: 10)
    let views = LockScreenPlayer.ride(1, of: id, in: registry)
    let layout = views.content.layout(in: proposal, environment: environment)
    print("a card of \(layout.size.word) cells, \(count) times: ns each, least of five runs")
    time("decode a state and make views") {
      for index in 0..<count { _ = LockScreenPlayer.ride(index, of: id, in: registry) }
    }
    time("lay out") {
      for _ in 0..<count { _ = views.content.layout(in: proposal, environment: environment) }
    }
    time("draw") {
      for _ in 0..<count { _ = layout.surface() }
    }
  }

  private func time(_ name: String, _ work: () -> Void) {
    let times = (0..<5).map { _ in
      let start = ProcessMeasures.cpuNanoseconds
      work()
      return (ProcessMeasures.cpuNanoseconds - start) / max(1, count)
    }
    print("  \(name.left(32)) \((times.min() ?? 0).grouped.right(9))")
  }
}
