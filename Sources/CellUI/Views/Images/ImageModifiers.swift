/// The number of colors of a symbol.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One color.
  case monochrome
  /// One color at several opacities.
  case hierarchical
  /// The colors that the view names.
  case palette
  /// The symbol's own colors, of which the main one is shown, or the levels of the foreground style.
  case multicolor
}

/// The variant of the symbols in a view.
public struct SymbolVariants: Hashable, Sendable {
  private var isFilled = false
  private var isSlashed = false
  private var shape: String?

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var variants = self
    change(&variants)
    return variants
  }

  /// No variant.
  public static let none = SymbolVariants()
  /// Filled symbols.
  public static let fill = none.fill
  /// Symbols in circles.
  public static let circle = none.circle
  /// Symbols in squares.
  public static let square = none.square
  /// Symbols in rectangles.
  public static let rectangle = none.rectangle
  /// Struck symbols.
  public static let slash = none.slash

  /// The variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// The variant in a circle.
  public var circle: SymbolVariants { with { $0.shape = "circle" } }
  /// The variant in a square.
  public var square: SymbolVariants { with { $0.shape = "square" } }
  /// The variant in a rectangle.
  public var rectangle: SymbolVariants { with { $0.shape = "rectangle" } }
  /// The variant with a slash.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns a symbol's name in the variant, as far as it does not name one itself.
  func applied(to name: String) -> String {
    guard self != .none else { return name }
    var steps = name.split(separator: ".").map(String.init)
    let wasFilled = steps.last == "fill"
    if wasFilled { steps.removeLast() }
    if isSlashed, !steps.contains("slash") { steps.append("slash") }
    if let shape, !steps.contains(shape) { steps.append(shape) }
    if isFilled || wasFilled { steps.append("fill") }
    return steps.joined(separator: ".")
  }
}

struct SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variant of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets the size of symbols relative to the text beside them.
  public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Sets the number of colors of symbols.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }

  /// Sets the variant of symbols.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    environment(\.symbolVariants, variant)
  }
}
