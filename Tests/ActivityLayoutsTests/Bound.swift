import ActivityLayouts
import ActivityWidgets
import CellUI
import Compositing
import FoundationEssentials
import HeadlessRendering

/// A layout's views for one activity, and what tests ask of them.
struct Bound {
  let presentations: ActivityPresentations
  let findings: [LayoutFinding]
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
    let layout = try ActivityLayout.parse(Array(layout.utf8))
    let activity = EncodedActivity(
      attributes: LazyJSON(Array(attributes.utf8)), contentState: LazyJSON(Array(state.utf8)))
    presentations = layout.presentations(of: activity)
    findings = layout.findings(on: activity)
    self.now = now
  }

  init(_ presentations: ActivityPresentations, now: Double = 1000) {
    (self.presentations, findings, self.now) = (presentations, [], now)
  }

  init(plain app: String, attributes: String = "{}", state: String, now: Double = 1000) {
    presentations = PlainCard().presentations(
      of: EncodedActivity(
        app: app, attributes: LazyJSON(Array(attributes.utf8)),
        contentState: LazyJSON(Array(state.utf8))))
    findings = []
    self.now = now
  }

  /// The ground and the ink that the card asks for.
  var tints: (background: Color?, foreground: Color?) {
    let preferences = layout.preferences
    return (
      preferences[ActivityBackgroundTintKey.self],
      preferences[ActivitySystemActionForegroundColorKey.self]
    )
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
