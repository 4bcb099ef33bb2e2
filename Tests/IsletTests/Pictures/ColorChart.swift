import ColorScience
import Compositing

extension Surface {
  /// The picture's colors as text: the golden of what plain text does not say.
  ///
  /// Each row has a line for its ground and, if it has ink, one for that. A letter is a color in four steps a channel, so
  /// a reader sees where colors lie and where a change has moved them. The digest at a line's head covers every bit of
  /// every cell, so no change goes unseen.
  var colorChart: String {
    var used: Set<Int> = []
    func letter(_ color: StraightRGBA) -> Character {
      used.insert(color.step)
      return StraightRGBA.letters[color.step]
    }
    var lines: [String] = []
    for row in 0..<size.rows {
      let cells = (0..<size.columns).map { self[$0, row] }
      let head = "\(row + 1)".leftPadded(to: 3)
      lines.append("\(head) \(digest(of: cells)) " + cells.map { letter($0.meanBackground) })
      guard cells.contains(where: \.glyph.hasInk) else { continue }
      lines.append("     ink     " + cells.map { $0.glyph.hasInk ? letter($0.foreground) : " " })
    }
    let legend = used.sorted().map { "\(StraightRGBA.letters[$0]) \(StraightRGBA(step: $0).hex)" }
    return
      (["\(size.columns)x\(size.rows)"] + lines.map(\.withoutEndBlanks) + ["", "near:"]
      + legend).joined(separator: "\n") + "\n"
  }

  /// FNV-1a over all that makes up the cells.
  private func digest(of cells: [Cell]) -> String {
    var hash: UInt32 = 2_166_136_261
    for cell in cells {
      let colors = [cell.upper, cell.lower, cell.foreground].flatMap {
        [$0.red, $0.green, $0.blue, $0.alpha].map(UInt32.init)
      }
      let form =
        cell.glyph.scalars.map(\.value) + [
          UInt32(cell.attributes.rawValue), UInt32(cell.width), cell.glyph == .continuation ? 1 : 0,
        ]
      for number in colors + form { hash = (hash ^ number) &* 16_777_619 }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension StraightRGBA {
  fileprivate static let letters = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")

  /// The nearest of 64 colors: two bits of red, of green and of blue.
  fileprivate var step: Int {
    [red, green, blue].reduce(0) { $0 << 2 | (Int($1) + 42) / 85 }
  }

  fileprivate init(step: Int) {
    let channels = [4, 2, 0].map { UInt8(step >> $0 & 3) * 85 }
    self.init(red: channels[0], green: channels[1], blue: channels[2])
  }
}

extension String {
  fileprivate func leftPadded(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }

  fileprivate var withoutEndBlanks: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
