import CellUI

extension LayoutModifier {
  static let font = LayoutModifier(
    "font", "a text style, or a size in points, and a weight",
    LayoutForm(.own(.font)) { $0.font($1) },
    LayoutForm(
      .all(.optional("style", .font), .optional("size", .size), .optional("weight", .weight))
    ) { view, arguments in
      let (style, size, weight) = arguments
      let font = style ?? size.map { Font.system(size: $0) } ?? .body
      return view.font(weight.map { font.weight($0) } ?? font)
    })

  static let fontWeight = LayoutModifier("fontWeight", "the weight of letters", .own(.weight)) {
    $0.fontWeight($1)
  }

  static let bold = LayoutModifier("bold", "bold letters", .own(.flag)) { $0.bold($1) }

  static let italic = LayoutModifier("italic", "slanted letters", .own(.flag)) { $0.italic($1) }

  static let underline = LayoutModifier("underline", "a line below a text", .own(.flag)) {
    $0.underline($1)
  }

  static let strikethrough = LayoutModifier(
    "strikethrough", "a line through a text", .own(.flag)
  ) { $0.strikethrough($1) }

  static let monospaced = LayoutModifier(
    "monospaced", "letters of one width, as a terminal's always are", .own(.flag)
  ) { view, _ in view }

  static let monospacedDigit = LayoutModifier(
    "monospacedDigit", "digits of one width, as a terminal's always are", .own(.flag)
  ) { view, _ in view }

  static let lineLimit = LayoutModifier("lineLimit", "the most lines of a text", .own(.lineCount)) {
    $0.lineLimit($1)
  }

  static let multilineTextAlignment = LayoutModifier(
    "multilineTextAlignment", "the alignment of a text's lines", .own(.textAlignment)
  ) { $0.multilineTextAlignment($1) }

  static let truncationMode = LayoutModifier(
    "truncationMode", "the end at which a text is cut", .own(.truncationMode)
  ) { $0.truncationMode($1) }

  static let minimumScaleFactor = LayoutModifier(
    "minimumScaleFactor", "the least scale of a text that has no room, from 0 to 1", .own(.size)
  ) { $0.minimumScaleFactor($1) }

  static let buttonStyle = LayoutModifier(
    "buttonStyle", "the style of buttons", .own(.buttonStyle)
  ) { $0.styled($1) }
}

extension AnyView {
  fileprivate func styled(_ style: some PrimitiveButtonStyle) -> AnyView {
    AnyView(buttonStyle(style))
  }
}
