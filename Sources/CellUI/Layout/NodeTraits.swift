import Foundation

/// The values that modifiers attach to a view for the layout around it.
package struct NodeTraits {
  /// The distances of guides from the view's leading or top edge, by the guide.
  var guides: [AlignmentGuideID: (ViewDimensions) -> CGFloat] = [:]
  /// The values of layout keys, by key type.
  var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The number of columns of a grid that the view takes.
  var gridColumns = 1
  /// The horizontal alignment of the view's column in a grid; `nil` leaves it to others.
  var gridColumnAlignment: HorizontalAlignment?
  /// The place of the view in its grid cell; `nil` leaves it to the grid.
  var gridCellAnchor: UnitPoint?
  /// The directions in which the view does not widen its grid.
  var gridUnsizedAxes: Axis.Set = []
  /// The values for a picker or a list.
  var tag: AnyHashable?
}

/// A node with more traits.
struct TraitsNode: WrappingNode {
  let child: any Node
  let traits: NodeTraits?

  init(child: any Node, change: (inout NodeTraits) -> Void) {
    self.child = child
    var traits = child.traits ?? NodeTraits()
    change(&traits)
    self.traits = traits
  }
}

extension View {
  /// Attaches values to the view for the layout around it.
  func traits(_ change: @escaping (inout NodeTraits) -> Void) -> some View {
    ModifiedView(content: self) { TraitsNode(child: $0, change: change) }
  }
}
