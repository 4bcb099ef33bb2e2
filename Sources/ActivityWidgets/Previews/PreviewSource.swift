/// A type that registers a preview; the expansion of `#Preview` declares one, and the program finds it at run time.
public protocol PreviewSource {
  /// The preview.
  @MainActor static var registered: RegisteredPreview { get }
}
