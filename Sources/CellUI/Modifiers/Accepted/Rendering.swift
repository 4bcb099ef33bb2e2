public import Foundation

// Ways of rendering for which cells are too coarse, or of which they have one.

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension View {
  /// Accepted: a terminal has one range of brightness.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View {
    environment(\.allowedDynamicRange, range)
  }
  /// Accepted: a material looks the same in each window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
  /// Sets the tint of the view's rows.
  public func listItemTint(_ tint: Color?) -> some View {
    listItemTint(tint.map { ListItemTint.fixed($0) })
  }
  /// Sets the tint of the view's rows; a row of one color leaves it.
  @ViewBuilder public func listItemTint(_ tint: ListItemTint?) -> some View {
    if let color = tint?.color { self.tint(color) } else { self }
  }
  /// Accepted: lines are a cell apart.
  public func lineHeight(_ lineHeight: LineHeight?) -> some View {
    environment(\.lineHeight, lineHeight)
  }
  /// Accepted: a line begins at the side of the layout's direction.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View { self }
  /// Accepted: letters run in the direction of the language.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View { self }
  /// Accepted: a picture's direction is its author's.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { self }
  /// Accepted: a label's icon is as wide as it is.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
  /// Accepted: a label's title stands a cell from its icon.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }
  /// Accepted: a view ends at its edges.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
  /// Accepted: the app's defaults are not here.
  public func defaultAppStorage(_ store: UserDefaults) -> some View { self }
  /// Accepted: the content of a view is made by its closure.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    traits { $0.containerValues[keyPath: keyPath] = value }
  }
  /// Noted: a terminal runs no shaders.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    ConditionalNote(content: self, note: isEnabled ? .undrawn("colorEffect") : nil)
  }
  /// Noted: a terminal runs no shaders.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ConditionalNote(content: self, note: isEnabled ? .undrawn("distortionEffect") : nil)
  }
  /// Noted: a terminal runs no shaders.
  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some View {
    ConditionalNote(content: self, note: isEnabled ? .undrawn("layerEffect") : nil)
  }
}

extension Image {
  /// A range of brightness.
  public enum DynamicRange: Hashable, Sendable {
    case standard, constrainedHigh, high
  }

  /// Returns the image: a terminal has one range of brightness.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// The look of a material in a window that is not in use.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic, active, inactive, matchWindow
}

/// The tint of a list's rows.
public struct ListItemTint: Hashable, Sendable {
  /// The color; `nil` for rows of one color.
  let color: Color?

  /// Rows of one color.
  public static let monochrome = ListItemTint(color: nil)

  /// A color.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }

  /// A color, unless the system has another one.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
}

/// The height of a text's lines, which are a cell apart.
public struct LineHeight: Hashable, Sendable {
  private let name: String

  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let normal = LineHeight(name: "normal")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let tight = LineHeight(name: "tight")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let loose = LineHeight(name: "loose")
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  public static let variable = LineHeight(name: "variable")

  /// A multiple of the letters' size.
  public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(name: "x\(factor)") }
  /// A height, in points.
  public static func exact(points: CGFloat) -> LineHeight { LineHeight(name: "\(points)") }
  /// A distance more than the font's, in points.
  public static func leading(increase: CGFloat) -> LineHeight { LineHeight(name: "+\(increase)") }
}

/// The effect of the layout's direction on a picture.
public struct LayoutDirectionBehavior: Hashable, Sendable {
  private let direction: LayoutDirection?

  /// None.
  public static let fixed = LayoutDirectionBehavior(direction: nil)
  /// It is mirrored from right to left.
  public static let mirrors = LayoutDirectionBehavior(direction: .rightToLeft)

  /// It is mirrored in a direction.
  public static func mirrors(in layoutDirection: LayoutDirection) -> LayoutDirectionBehavior {
    LayoutDirectionBehavior(direction: layoutDirection)
  }
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
extension Text {
  /// The side at which lines begin.
  public struct AlignmentStrategy: Hashable, Sendable {
    private let name: String

    public static let `default` = AlignmentStrategy(name: "default")
    public static let layoutBased = AlignmentStrategy(name: "layoutBased")
    public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
  }

  /// The direction of letters.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    private let name: String

    public static let `default` = WritingDirectionStrategy(name: "default")
    public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
    public static let contentBased = WritingDirectionStrategy(name: "contentBased")
  }
}

/// A program for a graphics processor, which a terminal has none of.
public struct Shader: Sendable {
  /// A value that is given to a program.
  public struct Argument: Sendable {
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func float(_ x: some BinaryFloatingPoint) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func float2(_ x: some BinaryFloatingPoint, _ y: some BinaryFloatingPoint)
      -> Argument
    { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func float2(_ point: CGPoint) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func float2(_ size: CGSize) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func floatArray(_ array: [Float]) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func color(_ color: Color) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func colorArray(_ array: [Color]) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func image(_ image: Image) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static func data(_ data: Data) -> Argument { Argument() }
    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    public static var boundingRect: Argument { Argument() }
  }
}

/// A function of an app's shaders.
@dynamicCallable
public struct ShaderFunction: Sendable {
  /// Makes a program of the function and its values.
  public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

/// An app's shaders.
@dynamicMemberLookup
public struct ShaderLibrary: Sendable {
  /// The app's own.
  public static let `default` = ShaderLibrary()

  /// Those of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

  /// A function by its name.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }

  /// A function of the app's own by its name.
  public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// The values that views hand to the container around them.
public struct ContainerValues: Sendable {
  private var added: [ObjectIdentifier: any Sendable] = [:]

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { added[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { added[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value that a view hands to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where none is set.
  static var defaultValue: Value { get }
}
