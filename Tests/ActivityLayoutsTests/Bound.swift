import ActivityLayouts
import CellUI
import Compositing
import FoundationEssentials
import HeadlessRendering
import StrictJSON

/// A layout's views for one activity, and what tests ask of them.
struct Bound {
  let presentations: LayoutPresentations
  private let now: Double

  /// Binds a lock-screen section alone.
  init(
    view: String, attributes: String = "{}", state: String = "{}", now: Double = 1000
  ) throws {
    try self.init(
      layout: #"{"attributes-type":"T","lock-screen":\#(view)}"#, attributes: attributes,
      state: state, now: now)
  }

  init(layout: String, attributes: String = "{}", state: String = "{}", now: Double = 1000) throws {
    var parser = JSONParser()
    presentations = try ActivityLayout.parse(Array(layout.utf8)).presentations(
      attributes: parser.parse(Array(attributes.utf8)), state: parser.parse(Array(state.utf8)))
    self.now = now
  }

  init(plain app: String, attributes: String = "{}", state: String, now: Double = 1000) throws {
    var parser = JSONParser()
    presentations =
      PlainCard(
        app: app, attributes: try parser.parse(Array(attributes.utf8)),
        state: try parser.parse(Array(state.utf8))
      ).presentations
    self.now = now
  }

  var text: String { text(of: presentations.content) }

  func text(of view: AnyView?, columns: Int = 24) -> String {
    guard let view else { return "" }
    return layout(of: view, columns: columns).surface().plainText()
  }

  var surface: Surface { layout.surface() }

  var layout: ViewLayout { layout(of: presentations.content, columns: 24) }

  func rowCount(of view: AnyView, columns: Int) -> Int {
    layout(of: view, columns: columns).size.rows
  }

  private func layout(of view: AnyView, columns: Int) -> ViewLayout {
    view.layout(
      in: ProposedCells(columns: columns, rows: 10),
      environment: EnvironmentValues(now: Date(timeIntervalSinceReferenceDate: now)))
  }
}
