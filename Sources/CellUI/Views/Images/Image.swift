/// An image, drawn as a glyph of the terminal's font.
public struct Image: PrimitiveView {
  private let text: String

  /// Makes a symbol by its SF Symbols name; an unknown name gives a neutral mark.
  public init(systemName: String) {
    text = SymbolTable.text(for: systemName)
  }

  /// Makes an image of the app's assets, which a terminal lacks, so it is mostly a neutral mark.
  public init(_ name: String) {
    text = SymbolTable.text(for: name)
  }

  var character: TextFragment { TextFragment(verbatim: text) }

  /// Returns the image unchanged, because a glyph has one size.
  public func resizable() -> Image { self }

  package func nodes(in context: ViewContext) -> [any Node] {
    var context = context
    // A symbol is one glyph at any size: block letters have no symbols.
    context.environment.font = context.environment.font.map {
      Font(points: min($0.points, Font.body.points), weight: $0.weight)
    }
    // An image that changes fades, while a text blurs (AK 6.2).
    return context.nodes(of: Text(verbatim: text).defaultContentTransition(.opacity))
  }
}
