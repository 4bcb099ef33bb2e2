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
  /// The values for a container that goes through its views.
  var containerValues = ContainerValues()
  /// The part of a section that the view is; `nil` outside of sections.
  var section: SectionPart?
}
