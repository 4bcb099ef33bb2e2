// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }
  public func onDrop(
    of supportedContentTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { self }
}

/// Data that is dragged from one app to another, which nothing here is.
public final class NSItemProvider {
  /// Makes data.
  public init() {}
  /// Makes data of an object.
  public init(object: Any) {}
}
