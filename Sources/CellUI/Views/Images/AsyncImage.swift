public import Foundation

/// The state of an image that comes from the network.
public enum AsyncImagePhase: Sendable {
  /// Nothing yet.
  case empty
  /// The image.
  case success(Image)
  /// The reason for which there is none.
  case failure(any Error)

  /// The image, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The reason for which there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image from the network, which a Live Activity never gets: its placeholder (AK 5.4).
public struct AsyncImage<Content: View>: PrimitiveView {
  private let content: () -> Content

  private init(making content: @escaping () -> Content) {
    self.content = content
  }

  /// Makes the view of the first phase, which nothing follows.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init { content(.empty) }
  }

  /// Makes the placeholder.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Loaded, Placeholder> {
    self.init { .second(placeholder()) }
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    // A placeholder may be empty, and then most of all it is missed.
    context.notes.add(.unavailable(.network("AsyncImage")))
    return context.nodes(of: context.run { content() })
  }
}

extension AsyncImage where Content == Image {
  /// Makes SwiftUI's placeholder: a gray area that fills its proposal.
  public init(url: URL?, scale: CGFloat = 1) {
    self.init { Image.placeholder }
  }
}
