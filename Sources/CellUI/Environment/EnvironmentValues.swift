public import ColorScience
public import FoundationEssentials

/// Light or dark.
public enum ColorScheme: Hashable, Sendable, CaseIterable {
  /// Dark ink upon light ground.
  case light
  /// Light ink upon dark ground.
  case dark
}

/// What surrounds a view and is handed down to all that it is made of.
public struct EnvironmentValues: Hashable, Sendable {
  /// The inks of `.primary`, `.secondary`, `.tertiary` and `.quaternary`, in this order.
  public var foregroundStyles: [StraightRGBA]
  /// The color of `.tint`.
  public var tint: StraightRGBA
  /// Light or dark.
  public var colorScheme: ColorScheme
  /// The device's time.
  public var now: Date
  /// How the device tells the time of day.
  public var localTime: LocalTime
  /// Which glyphs block letters may be drawn with.
  public var glyphRepertoire: GlyphRepertoire
  /// The font of text that asks for none.
  public var font: Font?
  /// The most lines that a text may take; `nil` means as many as it needs.
  public var lineLimit: Int?
  /// How the lines of a text stand to one another.
  public var multilineTextAlignment: TextAlignment
  /// Where a text that is too long is cut.
  public var truncationMode: Text.TruncationMode
  /// A Boolean value indicating whether the Always-On display has dimmed the screen.
  public var isLuminanceReduced: Bool
  /// How buttons are drawn.
  public var buttonStyle = PrimitiveButtonStyle.automatic
  /// How many times as large as it asks for everything is, as far as cells can show it.
  public var magnification = 1.0
  /// A Boolean value indicating whether bars are made of glyphs, since their tracks' ground would not be seen.
  public var drawsBarsWithInk = false
  /// What views without a style of their own are drawn with, and the levels below it; `nil` means the theme's inks.
  var hierarchy: [Paint]?
  /// A Boolean value indicating whether progress views are circles rather than bars.
  var drawsProgressAsCircle = false
  /// What other modules have added.
  var added: [ObjectIdentifier: AddedValue] = [:]
  /// What a container asks of the texts in it.
  var textTraits = TextTraits()

  /// Makes what surrounds a view on a black ground, at a moment.
  public init(
    now: Date, localTime: LocalTime = LocalTime(), colorScheme: ColorScheme = .dark,
    foregroundStyles: [StraightRGBA] = [
      .white, .white.opacity(0.6), .white.opacity(0.3), .white.opacity(0.18),
    ],
    tint: StraightRGBA = StraightRGBA(rgb: 0x0A84FF), glyphRepertoire: GlyphRepertoire = .quadrant
  ) {
    precondition(foregroundStyles.count == 4, "inks go from primary to quaternary")
    self.now = now
    self.localTime = localTime
    self.colorScheme = colorScheme
    self.foregroundStyles = foregroundStyles
    self.tint = tint
    self.glyphRepertoire = glyphRepertoire
    multilineTextAlignment = .leading
    truncationMode = .tail
    isLuminanceReduced = false
  }

  /// What a view without a style of its own is drawn with.
  var currentForeground: Paint {
    hierarchy?.first ?? .color(foregroundStyles[0])
  }
}

extension View {
  /// Sets a value of the environment for this view and all that it is made of.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    transformEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Changes the environment of this view and all that it is made of.
  func transformEnvironment(_ transform: @escaping (inout EnvironmentValues) -> Void) -> some View {
    EnvironmentView(content: self, transform: transform)
  }
}

/// A view in a changed environment.
///
/// The closure lives no longer than the view, which is resolved at once; it is not kept in any state.
private struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout EnvironmentValues) -> Void

  func nodes(in context: ViewContext) -> [any Node] {
    var context = context
    transform(&context.environment)
    return context.nodes(of: content)
  }
}
