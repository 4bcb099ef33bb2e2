import Compositing
import Foundation

/// A browser as far as this module's own documents go: paths of horizontal strokes, texts, groups, and their styles.
struct SVGPlayer {
  struct Element {
    let name: String
    let attributes: [String: String]
    let text: String
  }

  private struct Group {
    let classes: [String]
    var elements: [Element] = []
  }

  let size: CellSize
  /// The length of a turn, in milliseconds; 0 for a still picture.
  private(set) var length = 0.0
  private var groups: [Group] = []
  private var delays: [String: Double] = [:]
  private var shares: [String: Double] = [:]

  init(_ document: String) {
    var size = CellSize.zero
    for line in document.split(separator: "\n") {
      let element = Self.element(String(line))
      switch element.name {
      case "svg":
        let sides = ["width", "height"].map { Int(element.attributes[$0] ?? "") ?? 0 }
        size = CellSize(columns: sides[0] / 8, rows: sides[1] / 16)
      case "g":
        let classes = element.attributes["class"]?.split(separator: " ").map(String.init)
        groups.append(Group(classes: classes ?? []))
      case "path", "text": groups[groups.count - 1].elements.append(element)
      default: break
      }
    }
    self.size = size
    readStyles(document)
  }

  var elements: [Element] { groups.flatMap(\.elements) }
  /// The number of groups that draw something.
  var groupCount: Int { groups.count { !$0.elements.isEmpty } }

  /// Returns the picture at a time, in milliseconds.
  func picture(at time: Double = 0) -> PaintedPicture {
    var picture = PaintedPicture(size: size)
    for group in groups where isVisible(group, at: time) {
      for element in group.elements {
        if element.name == "path" { Self.paint(element, upon: &picture) }
        if element.name == "text" { Self.write(element, upon: &picture) }
      }
    }
    return picture
  }

  /// Returns the picture where animations don't run.
  var stillPicture: PaintedPicture {
    var still = self
    still.groups = groups.filter { $0.classes.isEmpty || $0.classes.contains("z") }
      .map { Group(classes: [], elements: $0.elements) }
    return still.picture()
  }

  private func isVisible(_ group: Group, at time: Double) -> Bool {
    guard group.classes.count > 1 else { return true }
    let phase = (time + (delays[group.classes[0]] ?? .nan)).truncatingRemainder(dividingBy: length)
    return phase < (shares[group.classes[1]] ?? .nan) * length
  }

  // MARK: - Styles

  private mutating func readStyles(_ document: String) {
    for line in document.split(separator: "\n") {
      if let match = line.firstMatch(of: #/animation-duration:([0-9.]+)s/#) {
        length = (Double(match.1) ?? .nan) * 1000
      }
      if let match = line.firstMatch(of: #/^\.islet \.(s\d+)\{animation-delay:-([0-9.]+)s\}$/#) {
        delays[String(match.1)] = (Double(match.2) ?? .nan) * 1000
      }
      if let match = line.firstMatch(
        of: #/^\.islet \.(d\d+)\{.*@keyframes islet-d\d+\{0%\{visibility:visible\}([0-9.]+)%,to\{/#)
      {
        shares[String(match.1)] = (Double(match.2) ?? .nan) / 100
      }
    }
  }

  // MARK: - Elements

  private static func element(_ line: String) -> Element {
    let name = line.dropFirst().prefix { $0.isLetter }
    var attributes: [String: String] = [:]
    for match in line.matches(of: #/([a-zA-Z-]+)="([^"]*)"/#) {
      attributes[String(match.1)] = String(match.2)
    }
    let text = line.firstMatch(of: #/>([^<]*)<\/text>/#).map { String($0.1) } ?? ""
    return Element(name: String(name), attributes: attributes, text: text)
  }

  private static func color(_ text: String?) -> UInt32 {
    let digits = (text ?? "").dropFirst()
    let long = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
    return UInt32(long, radix: 16) ?? .max
  }

  private static func paint(_ path: Element, upon picture: inout PaintedPicture) {
    let thickness = Double(path.attributes["stroke-width"] ?? "8") ?? .nan
    var (x, y) = (0.0, 0.0)
    for match in (path.attributes["d"] ?? "").matches(
      of: #/([Mm])(-?[0-9.]+) ?(-?[0-9.]+)h([0-9.]+)/#)
    {
      let numbers = [match.2, match.3, match.4].map { Double($0) ?? .nan }
      (x, y) = match.1 == "M" ? (numbers[0], numbers[1]) : (x + numbers[0], y + numbers[1])
      picture.paint(
        x: Int(x * 2)..<Int((x + numbers[2]) * 2),
        y: Int(y * 2 - thickness)..<Int(y * 2 + thickness), color: color(path.attributes["stroke"])
      )
      x += numbers[2]
    }
  }

  private static func write(_ element: Element, upon picture: inout PaintedPicture) {
    let isCentered = element.attributes["text-anchor"] == "middle"
    let x = Int(element.attributes["x"] ?? "") ?? -1
    let row = (Int(element.attributes["y"] ?? "") ?? -1) / 16
    let text = [("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(element.text) {
      $0.replacing($1.0, with: $1.1)
    }
    for (index, letter) in text.enumerated() where letter != " " && letter != "\u{A0}" {
      let column = isCentered ? x / 8 - 1 : x / 8 + index
      picture.write(
        String(letter), at: CellPoint(column: column, row: row),
        color: color(element.attributes["fill"]))
    }
  }
}
