public import CellUI

/// The mark in place of a view that is not available, such as one of a missing module.
///
/// The copy of an app's source has it where a view was left out.
public struct _MissingView: View {
  /// Makes the mark.
  public init() {}

  /// A small square of dashes.
  public var body: some View { Image(systemName: "square.dashed").leftOut() }
}
