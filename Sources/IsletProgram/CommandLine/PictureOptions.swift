import ColorScience
import Compositing
import HeadlessRendering
import LockScreenUI
import Theming

/// The options of `islet snapshot`.
struct SnapshotOptions: Hashable {
  enum Format: String, Hashable, CaseIterable {
    case text, ansi, svg
  }

  var source = LockScreenOptions.Source.feed(files: [])
  var size = CellSize.standardPicture
  var appearance = AppearanceOptions()
  /// The moment to show; `nil` is the feed's end, at rest.
  ///
  /// It counts from the start of a scenario or a demo, and from the end of any other feed.
  var time: Duration?
  var format = Format.text
  /// The colors that are drawn for; `nil` leaves them to the format.
  var ownDepth: ColorDepth?
  /// The themes to draw side by side; empty for one picture.
  var themes: [String] = []
  /// The sources of colors to draw one below the other; empty for one picture.
  var colors: [DeviceDisplay.ColorSource] = []
  /// The Swift source whose widgets show the activities.
  var swift = SwiftSourceOptions()

  /// The colors that are drawn for.
  var depth: ColorDepth { ownDepth ?? format.depth }

  /// The most pictures beside each other on a sheet.
  private static let columnsMaximum = 4

  /// The look of each picture of the sheet: for each source of colors a picture for each theme, four in a row at most.
  var variants: [[AppearanceOptions]] {
    let names = themeNames
    let rows = stride(from: 0, to: names.count, by: Self.columnsMaximum).map { start in
      names[start..<min(names.count, start + Self.columnsMaximum)]
    }
    return (colors.isEmpty ? [appearance.colors] : colors).flatMap { colors in
      rows.map { row in
        row.map { theme in
          var variant = appearance
          variant.colors = colors
          variant.theme = theme
          return variant
        }
      }
    }
  }
}

extension SnapshotOptions {
  /// The names of the themes; `all` stands for islet's own.
  private var themeNames: [String] {
    themes.isEmpty
      ? [appearance.theme] : themes.flatMap { $0 == "all" ? Theme.embeddedNames : [$0] }
  }
}

extension SnapshotOptions.Format {
  /// The colors that a picture has without `--depth`: text has none, in which the edges of a shape would be debris.
  var depth: ColorDepth {
    switch self {
    case .text: .mono
    case .ansi, .svg: .direct24
    }
  }
}

/// The options of `islet gallery`.
struct GalleryOptions: Hashable {
  /// The size of each picture.
  var size = CellSize(columns: 49, rows: 36)
  var appearance = AppearanceOptions()
  var format = SnapshotOptions.Format.text
  /// The colors that are drawn for; `nil` leaves them to the format.
  var ownDepth: ColorDepth?
  /// The Swift source whose previews are shown; without it those of this program.
  var swift = SwiftSourceOptions()

  /// The colors that are drawn for.
  var depth: ColorDepth { ownDepth ?? format.depth }
}

/// The options of `islet cast`.
struct CastOptions: Hashable {
  enum Format: String, Hashable, CaseIterable {
    case asciicast, svg
  }

  /// The most frames a second that a player keeps up with.
  static let framesPerSecondMaximum = 60
  /// The longest recording, a day.
  static let lengthMaximum = Duration.seconds(86_400)
  /// The most bytes of a recording: more than half an hour of a demo.
  static let byteCountMaximum = 256 << 20

  var source = LockScreenOptions.Source.feed(files: [])
  /// The file that is written; `-` is standard output.
  var output = ""
  var size = CellSize.standardPicture
  var appearance = AppearanceOptions()
  /// The format that is asked for; `nil` leaves it to the file's name.
  var ownFormat: Format?
  /// The most frames in a second while something moves; `nil` leaves it to the format.
  var framesPerSecond: Int?
  /// The time after a feed's end, or after a demo's start.
  var length: Duration?
  var depth = ColorDepth.direct24
  /// The Swift source whose widgets show the activities.
  var swift = SwiftSourceOptions()
}

extension CastOptions {
  /// The format: the one that is asked for, else that of the file's name.
  var format: Format {
    get { ownFormat ?? (output.lowercased().hasSuffix(".svg") ? .svg : .asciicast) }
    set { ownFormat = newValue }
  }

  /// A Boolean value indicating whether the file's name promises a format that no recording has.
  var hasForeignName: Bool {
    ownFormat == nil && Self.foreignEndings.contains { output.lowercased().hasSuffix($0) }
  }

  /// The endings of films and pictures in other formats.
  private static let foreignEndings = [
    ".mp4", ".mov", ".m4v", ".webm", ".mkv", ".avi", ".gif", ".png", ".apng", ".webp", ".jpg",
  ]
}

extension CastOptions.Format {
  /// The frames in a second without `--fps`.
  var framesPerSecond: Int {
    switch self {
    case .asciicast: 30
    case .svg: AnimatedSVG.standardFramesPerSecond
    }
  }
}

extension SnapshotOptions.Format {
  /// Returns a picture in the format, in the glyphs of a look.
  func rendering(
    of picture: Surface, depth: ColorDepth, in appearance: AppearanceOptions
  ) -> String {
    let glyphs = RecordedGlyphs(appearance, hasColors: self != .text && depth != .mono)
    let picture = glyphs.shown(of: picture)
    return switch self {
    case .text: picture.plainText()
    case .ansi: picture.ansi(depth: depth)
    case .svg: picture.svg(depth: depth)
    }
  }
}

extension CellSize {
  /// The size of a picture for which none is given, and of a screen that is not drawn.
  static let standardPicture = CellSize(columns: 122, rows: 40)
}
