import CellUI

extension LayoutModifier {
  static let font = LayoutModifier(
    "font", "a text style, or a size in points, and a weight",
    LayoutForm(.required(.own, .font)) { AnyView($0.font($1)) },
    LayoutForm(
      .all(.optional("style", .font), .optional("size", .size), .optional("weight", .weight))
    ) { view, arguments in
      let (style, size, weight) = arguments
      let font = style ?? size.map { Font.system(size: $0) } ?? .body
      return AnyView(view.font(weight.map { font.weight($0) } ?? font))
    })

  static let fontWeight = LayoutModifier(
    "fontWeight", "the weight of letters",
    LayoutForm(.required(.own, .weight)) { AnyView($0.fontWeight($1)) })

  static let bold = LayoutModifier(
    "bold", "bold letters", LayoutForm(.required(.own, .flag)) { AnyView($0.bold($1)) })

  static let italic = LayoutModifier(
    "italic", "slanted letters", LayoutForm(.required(.own, .flag)) { AnyView($0.italic($1)) })

  static let underline = LayoutModifier(
    "underline", "a line below a text",
    LayoutForm(.required(.own, .flag)) { AnyView($0.underline($1)) })

  static let strikethrough = LayoutModifier(
    "strikethrough", "a line through a text",
    LayoutForm(.required(.own, .flag)) { AnyView($0.strikethrough($1)) })

  static let monospaced = unseen("monospaced", "letters of one width, as a terminal's always are")

  static let monospacedDigit = unseen(
    "monospacedDigit", "digits of one width, as a terminal's always are")

  private static func unseen(_ name: String, _ summary: String) -> LayoutModifier {
    LayoutModifier(name, summary, LayoutForm(.required(.own, .flag)) { view, _ in view })
  }

  static let lineLimit = LayoutModifier(
    "lineLimit", "the most lines of a text",
    LayoutForm(.required(.own, .lineCount)) { AnyView($0.lineLimit($1)) })

  static let multilineTextAlignment = LayoutModifier(
    "multilineTextAlignment", "the alignment of a text's lines",
    LayoutForm(.required(.own, .textAlignment)) { AnyView($0.multilineTextAlignment($1)) })

  static let truncationMode = LayoutModifier(
    "truncationMode", "the end at which a text is cut",
    LayoutForm(.required(.own, .truncationMode)) { AnyView($0.truncationMode($1)) })

  static let minimumScaleFactor = LayoutModifier(
    "minimumScaleFactor", "the least scale of a text that has no room, from 0 to 1",
    LayoutForm(.required(.own, .size)) { AnyView($0.minimumScaleFactor($1)) })

  static let buttonStyle = LayoutModifier(
    "buttonStyle", "the style of buttons",
    LayoutForm(.required(.own, .buttonStyle)) { AnyView($0.buttonStyle($1)) })
}
