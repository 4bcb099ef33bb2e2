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
    /// Digits roll, up where the value has grown.
    case numericValue(Double)
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

  /// Digits roll: up where `value` is more than it was, down where it is less.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .numericValue(value))
  }
}

extension View {
  /// Asks for the way in which the content of the view's texts and symbols changes.
  public func contentTransition(_ transition: ContentTransition) -> some View {
    ModifiedView(content: self) {
      ContentTransitionNode(child: $0, transition: transition, isDefault: false)
    }
  }
}

/// The transition nearest to a text is the one that counts; a default counts where nobody asks for any.
struct ContentTransitionNode: WrappingNode {
  let child: any Node
  let transition: ContentTransition
  let isDefault: Bool

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    let outer = pass.wishes.contentTransition
    pass.wishes.contentTransition = isDefault ? outer ?? transition : transition
    child.place(in: rect, offered: proposal, in: &pass)
    pass.wishes.contentTransition = outer
  }
}
