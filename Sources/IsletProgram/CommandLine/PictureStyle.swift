import ColorScience
import Compositing
import HeadlessRendering

/// The format and the colors of a picture that a command prints.
struct PictureStyle: Hashable {
  enum Format: String, Hashable, CaseIterable {
    case text, ansi, svg
  }

  /// The format that is asked for; `nil` leaves it to standard output.
  var ownFormat: Format?
  /// The colors that are asked for; `nil` leaves them to the terminal, or to the format.
  var ownDepth: ColorDepth?

  /// The format: text where none is asked for.
  var format: Format { ownFormat ?? .text }

  /// The colors that are drawn for.
  var depth: ColorDepth { ownDepth ?? format.depth }

  /// Takes a terminal's colors where no format is asked for.
  ///
  /// - Parameter terminal: The terminal that the picture goes to; `nil` for a file, or for a terminal that takes text only.
  /// - Returns: The options that ask another program for the same.
  mutating func adopt(_ terminal: StandardOutput.Terminal?) -> [String] {
    guard let terminal, ownFormat == nil else { return [] }
    ownFormat = .ansi
    let format = ["--format", PictureStyle.Format.ansi.rawValue]
    guard ownDepth == nil else { return format }
    ownDepth = terminal.depth
    return format + ["--depth", terminal.depth.rawValue]
  }

  /// Returns a picture in the style, in the glyphs of a look.
  func rendering(of picture: Surface, in appearance: AppearanceOptions) -> String {
    let glyphs = RecordedGlyphs(appearance, hasColors: format != .text && depth != .mono)
    return switch format {
    case .text:
      glyphs.shown(of: depth == .mono ? picture.withShapesInInk() : picture).plainText()
    case .ansi: glyphs.shown(of: picture).ansi(depth: depth)
    case .svg: glyphs.shown(of: picture).svg(depth: depth)
    }
  }
}

extension PictureStyle.Format {
  /// The colors that a picture has without `--depth`: text has none, in which the edges of a shape would be debris.
  fileprivate var depth: ColorDepth {
    switch self {
    case .text: .mono
    case .ansi, .svg: .direct24
    }
  }
}
