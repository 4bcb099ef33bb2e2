extension GlyphShape {
  /// The weight of a box drawing glyph's arms: upwards, to the right, downwards and to the left; 1 is light, 2 heavy.
  ///
  /// `0000` stands for glyphs of another form.
  private static let arms = """
    0101 0202 1010 2020 0101 0202 1010 2020 0101 0202 1010 2020 0110 0210 0120 0220
    0011 0012 0021 0022 1100 1200 2100 2200 1001 1002 2001 2002 1110 1210 2110 1120
    2120 2210 1220 2220 1011 1012 2011 1021 2021 2012 1022 2022 0111 0112 0211 0212
    0121 0122 0221 0222 1101 1102 1201 1202 2101 2102 2201 2202 1111 1112 1211 1212
    2111 1121 2121 2112 2211 1122 1221 2212 1222 2122 2221 2222 0101 0202 1010 2020
    0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000
    0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000 0000
    0000 0000 0000 0000 0001 1000 0100 0010 0002 2000 0200 0020 0201 1020 0102 2010
    """.split { $0 == " " || $0 == "\n" }.map { $0.utf8.map { Int($0) - 0x30 } }

  /// The thickness of a line by its weight, in half units.
  private static let thickness = [0, 2, 6]

  /// Returns the shape of a box drawing glyph.
  ///
  /// Double lines are letters, since islet's screens have none.
  static func boxDrawing(_ value: Int) -> GlyphShape {
    switch value {
    case 0x2504...0x250B, 0x254C...0x254F: .lines(dashes(value))
    case 0x256D: .curve(startX: 4, startY: 16, path: "v-4q0-4 4-4")
    case 0x256E: .curve(startX: 4, startY: 16, path: "v-4q0-4-4-4")
    case 0x256F: .curve(startX: 4, startY: 0, path: "v4q0 4-4 4")
    case 0x2570: .curve(startX: 4, startY: 0, path: "v4q0 4 4 4")
    case 0x2571: .curve(startX: 8, startY: 0, path: "l-8 16")
    case 0x2572: .curve(startX: 0, startY: 0, path: "l8 16")
    case 0x2573: .curve(startX: 0, startY: 0, path: "l8 16m-8 0l8-16")
    case 0x2550...0x256C: .letter
    default: .lines(straight(arms[value - 0x2500].map { thickness[$0] }))
    }
  }

  /// Returns the lines of arms, each from its edge of the cell to the far side of the lines that it meets.
  private static func straight(_ arms: [Int]) -> [Part] {
    let (up, right, down, left) = (arms[0], arms[1], arms[2], arms[3])
    let (across, along) = (max(left, right) / 2, max(up, down) / 2)
    var parts: [Part] = []
    if left > 0 { parts.append(Part(x: 0, y: 16 - left / 2, width: 8 + along, height: left)) }
    if right > 0 {
      parts.append(Part(x: 8 - along, y: 16 - right / 2, width: 8 + along, height: right))
    }
    if up > 0 { parts.append(Part(x: 8 - up / 2, y: 0, width: up, height: 16 + across)) }
    if down > 0 {
      parts.append(Part(x: 8 - down / 2, y: 16 - across, width: down, height: 16 + across))
    }
    return parts
  }

  private static func dashes(_ value: Int) -> [Part] {
    let count = value >= 0x254C ? 2 : value >= 0x2508 ? 4 : 3
    let thickness = thickness[value % 2 + 1]
    let isUpright = value % 4 >= 2
    let step = (isUpright ? Part.cellHeight : Part.cellWidth) / count
    let dash = step * 2 / 3
    return (0..<count).map { index in
      let start = index * step + (step - dash) / 2
      return isUpright
        ? Part(x: 8 - thickness / 2, y: start, width: thickness, height: dash)
        : Part(x: start, y: 16 - thickness / 2, width: dash, height: thickness)
    }
  }
}
