import Compositing

/// How a view's content changes into another, where the system lets it (AK 6.4).
public struct ContentTransition: Hashable, Sendable {
  /// The kinds that the system honors.
  public enum Kind: Hashable, Sendable {
    /// The content is exchanged at once.
    case identity
    /// The content fades.
    case opacity
    /// The content's form is carried over.
    case interpolate
    /// Digits roll, up or down.
    case numericText(countsDown: Bool)
  }

  /// The kind.
  public let kind: Kind

  /// The content is exchanged at once.
  public static let identity = ContentTransition(kind: .identity)
  /// The content fades.
  public static let opacity = ContentTransition(kind: .opacity)
  /// The content's form is carried over.
  public static let interpolate = ContentTransition(kind: .interpolate)

  /// Digits roll: down where the number falls.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numericText(countsDown: countsDown))
  }
}

extension View {
  /// Asks for the way in which the content of the view's texts and symbols changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    ModifiedView(content: self) { ContentTransitionNode(child: $0, transition: transition) }
  }
}

private struct ContentTransitionNode: WrappingNode {
  let child: any Node
  let transition: ContentTransition

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.contentTransition
    // The transition nearest to a text is the one that counts.
    pass.contentTransition = transition
    child.place(in: rect, offered: proposal, in: &pass)
    pass.contentTransition = outer
  }
}
