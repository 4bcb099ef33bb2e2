import CellUI
import Compositing
import FeedReports
import HeadlessRendering
import LockScreenSession
import Testing

@testable import ActivityWidgets

private struct Spiral: View {
  var body: some View { AnyView(Spiral()) }
}

private struct SpiralAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}

private struct SpiralWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: SpiralAttributes.self) { _ in
      Spiral()
    } dynamicIsland: { _ in
      .empty
    }
  }
}

private struct SpiralBundle: WidgetBundle {
  var body: some Widget { SpiralWidget() }
}

@Suite("A body that contains itself") struct EndlessBodyTests {
  @Test(arguments: [([], 1), (["view.undrawn"], 0)] as [(Set<String>, Int)])
  func `is a failure of every check, unless its rule is allowed`(
    allowed: Set<String>, count: Int
  ) {
    var setup = Session.Setup(size: CellSize(columns: 60, rows: 40))
    setup.views = ViewCatalog(widgets: SpiralBundle())
    setup.strictness.allowed = allowed
    let feed = """
      {"app":"com.a","activity":"1","request":{"attributes-type":"SpiralAttributes","attributes":{},"content-state":{},"from":"intent"}}

      """
    var run = HeadlessRun(
      setup, of: [HeadlessRun.Input(name: "feed", bytes: Array(feed.utf8))])
    while run.next() != nil {}
    #expect(run.session.log.failureCount == count)
  }
}
