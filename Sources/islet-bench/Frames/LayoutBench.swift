import ActivityWidgets
import CellUI
import ColorScience
import Compositing
import FoundationEssentials
import HostIO
import LiveActivities
import SampleActivities

/// The cost of a card: its views made from a state, laid out, drawn, and blurred into the next state.
struct LayoutBench {
  let count: Int

  func report() {
    let registry = WidgetRegistry(SampleWidgets())
    let id = ActivityID(app: BundleID("com.example.app"), name: "ride")
    let environment = EnvironmentValues(now: Date(timeIntervalSince1970: 1_795_167_660))
    let proposal = ProposedCells(columns: 45, rows: 10)
    let views = LockScreenPlayer.ride(1, of: id, in: registry)
    let layout = views.content.layout(in: proposal, environment: environment)
    let next = LockScreenPlayer.ride(2, of: id, in: registry)
      .content.layout(in: proposal, environment: environment)
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
    time("find what changes to the next") {
      for _ in 0..<count { _ = LayoutTransition(from: layout, to: next, motion: .full) }
    }
    let transition = LayoutTransition(from: layout, to: next, motion: .full)
    time("blur, a frame") {
      for index in 0..<count {
        _ = transition.surface(at: transition.length * (index % 16 + 1) / 18)
      }
    }
    reportFrames()
  }

  private func time(_ name: String, _ work: () -> Void) {
    let times = (0..<5).map { _ in
      let start = ProcessMeasures.cpuNanoseconds
      work()
      return (ProcessMeasures.cpuNanoseconds - start) / max(1, count)
    }
    print("  \(name.left(32)) \((times.min() ?? 0).grouped.right(9))")
  }

  /// Reports whole frames with the card, headless and on a terminal.
  private func reportFrames() {
    print("whole frames with that card, laid out, composed and written:")
    let bench = FrameBench(frameCount: 600)
    for scene in [FrameScene.timer, .blur] {
      for size in [CellSize(columns: 120, rows: 40), CellSize(columns: 200, rows: 60)] {
        for depth in [nil, ColorDepth.indexed256, .direct24] {
          bench.report(FrameCase(scene: scene, size: size, depth: depth))
        }
      }
    }
  }
}
