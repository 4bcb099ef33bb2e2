/// A picture: a symbol that a terminal's font has.
public struct Image: PrimitiveView {
  private let text: String

  /// Makes the symbol of a name from SF Symbols; a name that is not known is a neutral mark.
  public init(systemName: String) {
    text = SymbolTable.text(for: systemName)
  }

  /// Makes a picture from the app's own assets, which a terminal has not: a neutral mark.
  public init(_ name: String) {
    text = SymbolTable.text(for: name)
  }

  /// Lets the picture change its size, which a cell's cannot.
  public func resizable() -> Image { self }

  func nodes(in context: ViewContext) -> [any Node] {
    var context = context
    // A symbol is one glyph at any size: block letters have no pictures.
    context.environment.font = context.environment.font.map {
      Font(points: min($0.points, Font.body.points), weight: $0.weight)
    }
    // A picture that changes fades where a text blurs (AK 6.2).
    return context.nodes(of: Text(verbatim: text)).map {
      ContentTransitionNode(child: $0, transition: .opacity, isDefault: true)
    }
  }
}

/// A symbol and a title.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon

  /// Makes a label of two views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The symbol, then the title.
  public var body: some View {
    HStack {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label of a literal, which may hold values, and a symbol's name.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// Makes a label of a text and a symbol's name.
  public init(_ title: some StringProtocol, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }
}
