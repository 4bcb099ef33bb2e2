import CellUI

/// A value that is ready once an activity is there to be bound to.
typealias Bound<Value> = @Sendable (inout LayoutBinder) -> Value

/// A view of a layout that makes a view of CellUI for each activity.
struct BoundView: Sendable {
  let make: Bound<AnyView>
}

/// A modifier of a layout, with its arguments.
struct BoundModifier: Sendable {
  let apply: @Sendable (AnyView, inout LayoutBinder) -> AnyView
}

/// A view of a layout with its modifiers, in the order in which they apply.
struct LayoutElement: Sendable {
  let view: BoundView
  var modifiers: [BoundModifier] = []
}

extension LayoutBinder {
  /// Returns the views of elements, one after another.
  mutating func views(_ elements: [LayoutElement]) -> [AnyView] {
    var views: [AnyView] = []
    views.reserveCapacity(elements.count)
    for element in elements { views.append(view(element)) }
    return views
  }

  /// Returns the view of an element; an empty one beyond the limit of views.
  mutating func view(_ element: LayoutElement) -> AnyView {
    viewCount += isRepeating ? 1 + element.modifiers.count : 1
    guard mayHaveMoreViews else { return AnyView(EmptyView()) }
    var view = element.view.make(&self)
    for modifier in element.modifiers { view = modifier.apply(view, &self) }
    return view
  }
}

extension [AnyView] {
  /// The views one after another, as one view.
  var sequence: some View {
    ForEach(indices) { self[$0] }
  }
}
