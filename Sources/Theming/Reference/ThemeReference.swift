import ColorScience

/// The help text about themes, made from the tables that the reader uses.
public enum ThemeReference {
  /// A theme that has most of the keys, and that can be read.
  static let example = """
    {"name": "mine", "title": "Mine", "appearance": "dark",
     "wallpaper": {"stops": [{"at": 0, "color": "#1B1B45"}, {"at": 1, "color": "#7A3B6D"}],
                   "angle": 8, "drift": 240,
                   "glows": [{"color": "#FF4E7A59", "x": 0.1, "y": 0.56, "radius": 0.3}],
                   "scenery": [{"stars": {"color": "#FFFFFF99", "count": 120}}]},
     "clock": "vibrant", "date": "#F3E9F4", "card": {"blur": 28, "tint": "#1E1430B8"},
     "foreground": ["#FFFFFF", "#D9CBDD", "#BDACC6", "#A594AE"], "tint": "#7DFFB2"}
    """

  /// The text: an example first, then a table for each object.
  public static var text: String {
    let example = example.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
    let grounds = WallpaperGround.names.joined(separator: ", ")
    return """
      THEMES

      A theme is a JSON file: wallpaper, clock, glass and inks. A view that asks for no color of its own
      takes the theme's, so that a card never looks out of place; a view's own colors stay its own.

      \(example)

          islet --theme mine.json                  shows it, and reads it again whenever it is saved
          islet themes --check mine.json           measures whether all texts can be read
          islet check --themes all feed.ndjson     the same for your activities, on every theme
          islet snapshot --demo --size 49x38 --theme sunset,candy,paper --colors theme,system \\
            --format svg > sheet.svg               themes above, the colors of iOS below

      In islet, t steps through the themes, and m shows the colors that iOS would give a card. A file in
      the folder Themes/ of the package becomes one of islet's own by the next build.

      MISTAKES

      A mistake is named by file, key and reason. While the file on screen is broken, the last good theme
      stays. A theme that does not read well is refused with its contrast and what it needs: 3:1 for the
      clock and large text, 4.5:1 for the rest, measured against the cells that are really beneath it.

      KEYS

      A key without a default is required, and no other keys are known. A color is #RGB, #RRGGBB or
      #RRGGBBAA; an opaque one has no alpha. Heights and widths are those of the whole screen. A
      wallpaper has exactly one ground: \(grounds). An object in scenery has one
      key, which names its kind. "seed" starts the randomness: another number, another pattern.

      \(objects.map(table(of:)).joined(separator: "\n"))
      islet schema theme prints these tables as a JSON Schema, for an editor.

      """
  }

  /// The tables' objects, each after the one that has it.
  static var objects: [ThemeObject] {
    var objects = [Theme.object]
    var index = 0
    while index < objects.count {
      for key in objects[index].keys {
        for object in key.kind.objects where !objects.contains(where: { $0.name == object.name }) {
          objects.append(object)
        }
      }
      index += 1
    }
    return objects
  }

  private static func table(of object: ThemeObject) -> String {
    let rows = object.keys.map { key in
      let standard =
        switch key.standard {
        case .required: ""
        case .number(let number): words(for: number)
        case .color(let color): color.alpha == 0 ? "none" : color.hex
        case .same(let key, let opacity):
          key + (opacity < 1 ? ", alpha \(words(for: 100 * opacity)) %" : "")
        case .described(let words): words
        }
      return [key.name, key.kind.words, standard, key.meaning]
    }
    let lines = aligned([["Key", "Value", "Default", "Meaning"]] + rows).map { "  \($0)\n" }
    return "\(object.name): \(object.meaning)\n\n\(lines.joined())"
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = rows.reduce([0, 0, 0, 0]) { widths, row in
      zip(widths, row).map { max($0, $1.count) }
    }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return (cells.dropLast() + row.suffix(1)).joined(separator: "  ")
    }
  }

  /// A number without a needless fraction.
  fileprivate static func words(for number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}

extension ThemeKey.Kind {
  /// The value in words.
  fileprivate var words: String {
    switch self {
    case .text(let lengthMaximum): "1 to \(lengthMaximum) characters"
    case .word(let words): words.joined(separator: " or ")
    case .number(let range):
      "\(ThemeReference.words(for: range.lowerBound)) to "
        + ThemeReference.words(for: range.upperBound)
    case .count(let range): "whole, \(range.lowerBound) to \(range.upperBound)"
    case .color: "color"
    case .opaqueColor: "opaque color"
    case .colorOrWord(let word): "color or \"\(word)\""
    case .colors(let count): "\(Self.words(for: count)) colors"
    case .colorRows(let count): "\(Self.words(for: count)) rows of opaque colors"
    case .glyphs(let count): "\(Self.words(for: count)) glyphs"
    case .object(let object): "object: \(object.name)"
    case .objectOrColor(let object): "object: \(object.name); or a color"
    case .objects(let object, let count): "\(Self.words(for: count)) objects: \(object.name)"
    case .choices(_, let count): "\(Self.words(for: count)) objects: see below"
    }
  }

  private static func words(for count: ClosedRange<Int>) -> String {
    count.count == 1 ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound)"
  }

  /// The objects in the value, each of which has a table of its own.
  fileprivate var objects: [ThemeObject] {
    switch self {
    case .object(let object), .objectOrColor(let object), .objects(let object, _): [object]
    case .choices(let objects, _): objects
    case .text, .word, .number, .count, .color, .opaqueColor, .colorOrWord, .colors, .colorRows,
      .glyphs:
      []
    }
  }
}
