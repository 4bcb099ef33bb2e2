public import CellUI
@_exported public import FoundationNames

/// An object that handles events: none come.
open class UIResponder: NSObject {
  /// Makes an object.
  public override init() {}
}

/// A view of UIKit, which is not drawn.
open class UIView: UIResponder {
  /// The frame, in points.
  open var frame: CGRect
  /// The color behind the content.
  open var backgroundColor: UIColor?
  /// The color of controls.
  open var tintColor: UIColor? = .systemBlue
  /// The opacity, `0...1`.
  open var alpha: CGFloat = 1
  /// A Boolean value indicating whether the view is left out.
  open var isHidden = false
  /// A Boolean value indicating whether content outside is cut off.
  open var clipsToBounds = false
  /// A Boolean value indicating whether the view handles touches.
  open var isUserInteractionEnabled = true
  /// A Boolean value indicating whether the frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The views within.
  public private(set) var subviews: [UIView] = []
  /// The frame within the view itself, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }

  /// Makes a view with a frame, in points.
  public init(frame: CGRect) { self.frame = frame }

  /// Makes a view.
  public override convenience init() { self.init(frame: .zero) }

  /// The distances from the edges that the device covers.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The circumstances of colors and sizes.
  open var traitCollection: UITraitCollection { .current }

  /// Adds a view within.
  open func addSubview(_ view: UIView) { subviews.append(view) }
  /// Lays nothing out.
  open func layoutSubviews() {}
  /// Asks for a layout.
  public func setNeedsLayout() {}
  /// Asks for a drawing.
  public func setNeedsDisplay() {}
  /// Does nothing.
  public func sizeToFit() {}
}

extension UIView {
  /// The course of a change.
  public struct AnimationOptions: OptionSet, Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public let rawValue: UInt

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Touches are handled on the way.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// The change begins where the one before is.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The change goes on for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The change goes back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// As fast all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// One view fades into another.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Makes changes at once, as no view is drawn.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once, as no view is drawn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes changes at once, as no view is drawn.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }
}

/// A text of UIKit.
open class UILabel: UIView {
  /// The text.
  open var text: String?
  /// The font.
  open var font: UIFont?
  /// The color of the text.
  open var textColor: UIColor?
  /// The most lines; 0 for any number.
  open var numberOfLines = 1
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
}

/// The alignment of lines.
public enum NSTextAlignment: Int, Sendable {
  case left, center, right, justified, natural
}

/// A picture of UIKit.
open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?

  /// Makes a view of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

/// An effect on the views behind.
open class UIVisualEffect: NSObject {}

/// A blur of the views behind.
public final class UIBlurEffect: UIVisualEffect {
  /// The strength and the color of a blur.
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial
    case systemMaterial, systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  }

  /// Makes a blur.
  public init(style: Style) {}
}

/// A view with an effect.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// The view for content.
  public let contentView: UIView

  /// Makes a view with an effect.
  public init(effect: UIVisualEffect?) {
    contentView = UIView(frame: .zero)
    self.effect = effect
    super.init(frame: .zero)
  }
}

/// A controller of views, none of which are drawn.
open class UIViewController: UIResponder {
  /// The view.
  open var view: UIView = UIView(frame: .zero)
  /// The title.
  open var title: String?

  /// Does nothing.
  open func viewDidLoad() {}
  /// Does nothing.
  open func viewWillAppear(_ animated: Bool) {}
  /// Does nothing.
  open func viewDidAppear(_ animated: Bool) {}
  /// Shows nothing.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    completion?()
  }
  /// Does nothing.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) { completion?() }
}

/// The circumstances of a view of UIKit within views.
public struct UIViewRepresentableContext<Representable> {
  /// The environment.
  public let environment = EnvironmentValues()
}

/// A view of UIKit within views: a frame stands in its place, as widgets may have none either.
public protocol UIViewRepresentable: View where Body == UIKitPlaceholder {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of an object between the two.
  associatedtype Coordinator = Void
  /// The circumstances.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes the object between the two.
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  /// The frame in the view's place.
  public var body: UIKitPlaceholder { UIKitPlaceholder() }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Makes no object.
  public func makeCoordinator() {}
}

/// A controller of UIKit within views: a frame stands in its place.
public protocol UIViewControllerRepresentable: View where Body == UIKitPlaceholder {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of an object between the two.
  associatedtype Coordinator = Void
  /// The circumstances.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the controller.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes the object between the two.
  func makeCoordinator() -> Coordinator
}

extension UIViewControllerRepresentable {
  /// The frame in the controller's place.
  public var body: UIKitPlaceholder { UIKitPlaceholder() }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Makes no object.
  public func makeCoordinator() {}
}

/// The frame in the place of a view of UIKit.
public struct UIKitPlaceholder: View {
  /// A faint rectangle.
  public var body: some View { RoundedRectangle(cornerRadius: 4).fill(.quaternary) }
}

/// A controller that shows views.
open class UIHostingController<Content: View>: UIViewController {
  /// The views.
  public var rootView: Content

  /// Makes a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}
