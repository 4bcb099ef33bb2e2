/// A part of a user interface, described by its content: SwiftUI's `View`, drawn in terminal cells.
///
/// The model has four steps, each a value:
/// 1. A **view** describes content. A view with a `body` is made of other views; a `PrimitiveView` makes nodes itself.
/// 2. A **node** is a view resolved in its environment. Its `ViewIdentity` is its place in the tree, and stays the same
///    from one state of a layout to the next, so that transitions can match old and new.
/// 3. **Layout**: a parent proposes a size (`ProposedCells`), a child answers with its own (`Node.size`), and the parent
///    places it (`Node.place`). Each node adds display items to the `LayoutPass`; the result is a `ViewLayout`.
/// 4. **Drawing**: `ViewLayout.surface()` draws the display items on a `Surface`, the farthest first.
///
/// Lengths are points, as in SwiftUI. One cell is 8 x 16 points; `Points` holds the rounding rule.
///
/// A new view is one file in `Views`, a new modifier one file in `Modifiers`: public face first, then the private view
/// and node. A style that is inherited is an `EnvironmentKey` in the same file. This module knows neither activities nor
/// terminals.
public protocol View {
  /// The type of the body.
  associatedtype Body: View
  /// The content of the view.
  @ViewBuilder var body: Body { get }
  /// Resolves the view in its place of the tree; a view with a body leaves this to the default.
  func makeNodes(in context: ViewContext) -> ViewNodes
}

extension View {
  /// Resolves the view's body.
  public func makeNodes(in context: ViewContext) -> ViewNodes {
    ViewNodes(all: context.nodes(of: context.run { body }))
  }
}

extension Never: View {
  /// No view of this type exists.
  public var body: Never {
    preconditionFailure("no value of this type exists")
  }
}

/// The nodes of a view: one for most views, several for groups, none for an empty view.
public struct ViewNodes {
  package let all: [any Node]

  package init(all: [any Node]) {
    self.all = all
  }
}

/// A view that makes its nodes itself instead of having a body.
package protocol PrimitiveView: View where Body == Never {
  /// The nodes of the view: one for most views, several for groups, none for an empty view.
  func nodes(in context: ViewContext) -> [any Node]
}

extension PrimitiveView {
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public var body: Never {
    preconditionFailure("a primitive view has nodes, not a body")
  }

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public func makeNodes(in context: ViewContext) -> ViewNodes {
    ViewNodes(all: nodes(in: context))
  }
}
