import ColorScience
import Compositing
import HeadlessRendering
import LockScreenUI
import Theming

/// The options of `islet snapshot`.
struct SnapshotOptions: Hashable {
  var source = LockScreenOptions.Source.feed(files: [])
  /// The size that is asked for; `nil` leaves it to standard output.
  var ownSize: CellSize?
  var appearance = AppearanceOptions()
  /// The moment to show; `nil` is the feed's end, at rest.
  ///
  /// It counts from the start of a scenario or a demo, and from the end of any other feed.
  var time: Duration?
  var style = PictureStyle()
  /// The themes to draw side by side; empty for one picture.
  var themes: [String] = []
  /// The sources of colors to draw one below the other; empty for one picture.
  var colors: [DeviceDisplay.ColorSource] = []
  /// The Swift source whose widgets show the activities.
  var swift = SwiftSourceOptions()

  /// The size of each picture: the standard one where none is asked for.
  var size: CellSize {
    get { ownSize ?? .standardPicture }
    set { ownSize = newValue }
  }

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
  /// Takes a terminal's colors where no format is asked for, and its width where that is less than a picture's.
  ///
  /// - Parameter terminal: The terminal that the picture goes to; `nil` for a file, or for a terminal that takes text only.
  /// - Returns: The options that ask another program for the same.
  mutating func adopt(_ terminal: StandardOutput.Terminal?) -> [String] {
    var arguments = style.adopt(terminal)
    if !arguments.isEmpty, ownSize == nil, let columns = terminal?.columns,
      columns < size.columns
    {
      size.columns = columns
      arguments += ["--size", "\(size.columns)x\(size.rows)"]
    }
    return arguments
  }

  /// The names of the themes; `all` stands for islet's own.
  private var themeNames: [String] {
    themes.isEmpty
      ? [appearance.theme] : themes.flatMap { $0 == "all" ? Theme.embeddedNames : [$0] }
  }
}

/// The options of `islet gallery`.
struct GalleryOptions: Hashable {
  /// The size of each picture.
  var size = CellSize(columns: 49, rows: 36)
  var appearance = AppearanceOptions()
  var style = PictureStyle()
  /// The Swift source whose previews are shown; without it those of this program.
  var swift = SwiftSourceOptions()
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

extension CellSize {
  /// The size of a picture for which none is given, and of a screen that is not drawn.
  static let standardPicture = CellSize(columns: 122, rows: 40)
}
