extension ModuleStubs {
  /// A remote image of others' libraries: it is never loaded, so its placeholder is shown.
  static let remoteImage = """
    struct IsletRemoteImage_: View {
      var url: URL?
      var placeholder = AnyView(RoundedRectangle(cornerRadius: 4).fill(.quaternary))
      var body: some View { placeholder }
      func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Self { self }
      func renderingMode(_ mode: Image.TemplateRenderingMode?) -> Self { self }
      func interpolation(_ value: Image.Interpolation) -> Self { self }
      func placeholder<Content: View>(@ViewBuilder _ content: () -> Content) -> Self {
        var copy = self
        copy.placeholder = AnyView(content())
        return copy
      }
      func placeholder<Content: View>(@ViewBuilder _ content: (Progress) -> Content) -> Self {
        placeholder { content(Progress(totalUnitCount: 1)) }
      }
      func placeholder(_ image: Image) -> Self { placeholder { image } }
      func fade(duration: TimeInterval) -> Self { self }
      func cancelOnDisappear(_ flag: Bool) -> Self { self }
      func loadDiskFileSynchronously(_ flag: Bool = true) -> Self { self }
      func cacheOriginalImage(_ flag: Bool = true) -> Self { self }
      func cacheMemoryOnly(_ flag: Bool = true) -> Self { self }
      func fromMemoryCacheOrRefresh(_ flag: Bool = true) -> Self { self }
      func forceRefresh(_ flag: Bool = true) -> Self { self }
      func onSuccess(_ action: ((Any) -> Void)?) -> Self { self }
      func onFailure(_ action: ((any Error) -> Void)?) -> Self { self }
      func onProgress(_ action: ((Int64, Int64) -> Void)?) -> Self { self }
      func retryOnAppear(_ flag: Bool) -> Self { self }
      func indicator(_ indicator: Any) -> Self { self }
    }

    """

  static let kingfisher = """
    typealias KFImage = IsletRemoteImage_
    extension IsletRemoteImage_ {
      init(_ url: URL?) { self.init(url: url) }
    }

    """

  static let webImage = """
    typealias WebImage = IsletRemoteImage_
    typealias AnimatedImage = IsletRemoteImage_
    extension IsletRemoteImage_ {
      init<Placeholder: View>(
        url: URL?, content: (Image) -> some View, @ViewBuilder placeholder: () -> Placeholder
      ) {
        self.init(url: url, placeholder: AnyView(placeholder()))
      }
    }

    """

  static let nukeUI = """
    struct LazyImage<Content: View>: View {
      struct State { var image: Image? { nil }; var error: (any Error)? { nil }; var isLoading: Bool { false } }
      private let content: Content
      init(url: URL?, @ViewBuilder content: (State) -> Content) { self.content = content(State()) }
      init(url: URL?) where Content == IsletRemoteImage_ { content = IsletRemoteImage_(url: url) }
      var body: some View { content }
    }

    """

  /// Animations, of which a frame with the name's place is shown.
  static let lottie = """
    struct LottieAnimation { static func named(_ name: String, bundle: Bundle = .main) -> LottieAnimation? { nil } }
    enum LottieLoopMode { case playOnce, loop, autoReverse, `repeat`(Float) }
    struct LottieView: View {
      init(animation: LottieAnimation?) {}
      var body: some View { RoundedRectangle(cornerRadius: 4).fill(.quaternary) }
      func playing() -> Self { self }
      func playing(loopMode: LottieLoopMode) -> Self { self }
      func looping() -> Self { self }
      func resizable() -> Self { self }
      func animationSpeed(_ speed: Double) -> Self { self }
      func currentProgress(_ progress: CGFloat?) -> Self { self }
    }

    """
}
