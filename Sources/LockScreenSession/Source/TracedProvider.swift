import ActivityWidgets
import CellUI
import LiveActivities

/// A source of views whose code is noted before it runs, and replaced by a mark where it may not run again.
struct TracedProvider: ViewProvider {
  let base: any ViewProvider
  let attributesType: String
  let trace: any ViewTracing

  func fault(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault? {
    if let reason = enter("decoding", contentState.bytes) { return Self.fault(reason) }
    return base.fault(attributes: attributes, contentState: contentState)
  }

  func dates(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentDate]? {
    guard enter("decoding", contentState.bytes) == nil else { return nil }
    return base.dates(attributes: attributes, contentState: contentState)
  }

  func presentations(of activity: EncodedActivity) throws(ContentFault) -> ActivityPresentations {
    let content = activity.contentState.bytes
    if let reason = enter("the widget's closures", content) { throw Self.fault(reason) }
    var views = try base.presentations(of: activity)
    let traced = { (view: AnyView, presentation: String) -> AnyView in
      AnyView(
        TracedView(
          content: view,
          place: ViewPlace(presentation, of: attributesType, content: content), trace: trace))
    }
    views.content = traced(views.content, "lock screen")
    views.compactLeading = traced(views.compactLeading, "compact leading")
    views.compactTrailing = traced(views.compactTrailing, "compact trailing")
    views.minimal = traced(views.minimal, "minimal")
    views.expanded.leading = views.expanded.leading.map { traced($0, "expanded leading") }
    views.expanded.trailing = views.expanded.trailing.map { traced($0, "expanded trailing") }
    views.expanded.center = views.expanded.center.map { traced($0, "expanded center") }
    views.expanded.bottom = views.expanded.bottom.map { traced($0, "expanded bottom") }
    return views
  }

  /// Notes a place outside of the views.
  ///
  /// - Returns: The reason for which its code must not run; `nil` where it may.
  private func enter(_ presentation: String, _ content: [UInt8]) -> String? {
    let place = ViewPlace(presentation, of: attributesType, content: content)
    if let reason = trace.obstacle(at: place) { return reason }
    trace.enter(place)
    return nil
  }

  private static func fault(_ reason: String) -> ContentFault {
    ContentFault(part: .contentState, keyPath: "", problem: .corrupted(reason))
  }
}

/// A presentation whose code is noted before its body is evaluated.
private struct TracedView: View {
  let content: AnyView
  let place: ViewPlace
  let trace: any ViewTracing

  var body: AnyView {
    if let reason = trace.obstacle(at: place) {
      return AnyView(Text("▲ " + reason).font(.caption).foregroundStyle(Color.orange))
    }
    trace.enter(place)
    return content
  }
}
