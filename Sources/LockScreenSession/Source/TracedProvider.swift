import ActivityWidgets
import CellUI
import LiveActivities

/// A source of views whose code is noted before it runs, and replaced by a mark where it may not run again.
struct TracedProvider: ViewProvider {
  let base: any ViewProvider
  let attributesType: String
  let trace: any CodeTracing

  func fault(attributes: LazyJSON?, contentState: LazyJSON) -> ContentFault? {
    if let reason = enter(Self.decoding, contentState.bytes) { return Self.fault(reason) }
    return base.fault(attributes: attributes, contentState: contentState)
  }

  func dates(attributes: LazyJSON?, contentState: LazyJSON) -> [ContentDate]? {
    guard enter(Self.decoding, contentState.bytes) == nil else { return nil }
    return base.dates(attributes: attributes, contentState: contentState)
  }

  func unreadKeys(attributes: LazyJSON?, contentState: LazyJSON) -> [UnreadKey] {
    guard enter(Self.decoding, contentState.bytes) == nil else { return [] }
    return base.unreadKeys(attributes: attributes, contentState: contentState)
  }

  func presentations(of activity: EncodedActivity) throws(ContentFault) -> ActivityPresentations {
    let content = activity.contentState.bytes
    if let reason = enter(Self.decoding, content) { throw Self.fault(reason) }
    var views = try base.presentations(of: activity) { enter($0.rawValue, content) == nil }
    let island = self.place(.island, content)
    let traced = { (view: AnyView, place: WidgetPlace) -> AnyView in
      // Code before all views of the island takes each of them with it.
      if place != .content, let reason = trace.skipReason(at: island) { return Self.mark(reason) }
      return AnyView(TracedView(content: view, place: self.place(place, content), trace: trace))
    }
    views.content = traced(views.content, .content)
    views.compactLeading = traced(views.compactLeading, .compactLeading)
    views.compactTrailing = traced(views.compactTrailing, .compactTrailing)
    views.minimal = traced(views.minimal, .minimal)
    let isStopped = trace.skipReason(at: island) != nil
    guard !isStopped, enter(WidgetPlace.expanded.rawValue, content) == nil else {
      views.expanded = ExpandedIsland(center: traced(AnyView(EmptyView()), .expanded))
      return views
    }
    views.expanded.leading = views.expanded.leading.map { traced($0, .expandedLeading) }
    views.expanded.trailing = views.expanded.trailing.map { traced($0, .expandedTrailing) }
    views.expanded.center = views.expanded.center.map { traced($0, .expandedCenter) }
    views.expanded.bottom = views.expanded.bottom.map { traced($0, .expandedBottom) }
    return views
  }

  private func place(_ place: WidgetPlace, _ content: [UInt8]) -> CodePlace {
    CodePlace(place.rawValue, of: attributesType, content: content)
  }

  /// The name of the place in which the app's types decode a content.
  private static let decoding = "decoding"

  /// Returns the view in place of one whose code must not run.
  fileprivate static func mark(_ reason: String) -> AnyView {
    AnyView(Text(markBeginning + reason).font(.caption).foregroundStyle(Color.orange))
  }

  private static let markBeginning = "▲ "

  /// Returns whether a presentation has no room for a mark, of which the app's author need not hear.
  static func isOfMark(_ clipping: Clipping) -> Bool {
    if case .text(_, let text) = clipping { isMark(text) } else { false }
  }

  /// Returns whether a text is a mark's.
  static func isMark(_ text: String) -> Bool { text.hasPrefix(markBeginning) }

  /// Notes a place outside of the views.
  ///
  /// - Returns: The reason for which its code must not run; `nil` where it may.
  private func enter(_ presentation: String, _ content: [UInt8]) -> String? {
    let place = CodePlace(presentation, of: attributesType, content: content)
    if let reason = trace.skipReason(at: place) { return reason }
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
  let place: CodePlace
  let trace: any CodeTracing

  var body: AnyView {
    if let reason = trace.skipReason(at: place) {
      let mark = TracedProvider.mark(reason)
      // On a card texts stand off from its rim.
      return place.presentation == WidgetPlace.content.rawValue ? AnyView(mark.padding()) : mark
    }
    trace.enter(place)
    return content
  }
}
