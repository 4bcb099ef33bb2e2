/// Sums up the areas that lines enclose, sub-pixel by sub-pixel.
struct ScanConverter {
  /// A line that goes down, within the area's rows.
  private struct Line {
    var top: Double
    var bottom: Double
    var topX: Double
    /// The way to the right for each row.
    var slope: Double
    /// The direction that it had: 1 down, -1 up.
    var winding: Int

    func x(at y: Double) -> Double { topX + (y - top) * slope }
  }

  /// The most lines that are sorted for one outline, counted once for each strip; beyond it, overlapping areas of one
  /// sub-pixel add up.
  private static let workMaximum = 400_000
  /// The most cuts of a strip, one within the other.
  private static let depthMaximum = 40

  private let columns: Int
  private let rows: Int
  private let rule: FillRule
  private var lines: [Line] = []
  private var work = 0
  /// The cuts of a row and the lines of a strip; kept for their memory.
  private var cuts: [Double] = []
  private var strip: [Int] = []

  init(columns: Int, rows: Int, rule: FillRule) {
    self.columns = columns
    self.rows = rows
    self.rule = rule
  }

  /// Adds a line of an outline, in sub-pixels.
  ///
  /// A line left of the area is moved to its left edge, since it bounds what is at its right; one at the right is moved
  /// to the right edge.
  ///
  /// - Parameters:
  ///   - from: Its start.
  ///   - to: Its end.
  ///   - sign: The sign of the area at its right; -1 turns the line around.
  mutating func addLine(from: OutlinePoint, to: OutlinePoint, sign: Int = 1) {
    // A line that is almost level has no area beside it, and no slope that can be computed with.
    guard abs(from.y - to.y) > 1e-9 else { return }
    let isDown = from.y < to.y
    let (start, end) = isDown ? (from, to) : (to, from)
    let slope = (end.x - start.x) / (end.y - start.y)
    let top = max(0, start.y)
    let bottom = min(Double(rows), end.y)
    guard top < bottom else { return }
    let whole = Line(
      top: top, bottom: bottom, topX: start.x + (top - start.y) * slope, slope: slope,
      winding: isDown ? sign : -sign)
    let ends = (whole.topX, whole.x(at: bottom))
    let (left, right) = (min(ends.0, ends.1), max(ends.0, ends.1))
    if left >= 0, right <= Double(columns) {
      lines.append(whole)
      return
    }
    if right <= 0 || left >= Double(columns) { return addPart(of: whole, from: top, to: bottom) }
    // The line is cut where it crosses the left and the right edge.
    let edges = [0, Double(columns)]
    let cuts = edges.map { whole.top + ($0 - whole.topX) / slope }
      .filter { $0 > top && $0 < bottom }.sorted()
    var place = top
    for cut in cuts + [bottom] where cut > place {
      addPart(of: whole, from: place, to: cut)
      place = cut
    }
  }

  private mutating func addPart(of line: Line, from top: Double, to bottom: Double) {
    var part = line
    (part.top, part.bottom) = (top, bottom)
    let (first, last) = (line.x(at: top), line.x(at: bottom))
    let middle = (first + last) / 2
    let isInside = middle > 0 && middle < Double(columns)
    part.topX = max(0, min(Double(columns), first))
    let end = max(0, min(Double(columns), last))
    part.slope = isInside ? (end - part.topX) / (bottom - top) : 0
    if !isInside { part.topX = middle <= 0 ? 0 : Double(columns) }
    lines.append(part)
  }

  /// Returns the sum of the areas at the right of all lines, for each sub-pixel, row by row.
  func sums() -> [Float] {
    var values = [Float](repeating: 0, count: columns * rows)
    var sums = [Double](repeating: 0, count: (columns + 2) * rows)
    for line in lines {
      for row in Int(line.top)..<max(Int(line.top), Int(line.bottom.rounded(.up))) {
        let (first, last) = (max(Double(row), line.top), min(Double(row + 1), line.bottom))
        add(
          from: line.x(at: first), to: line.x(at: last),
          height: (last - first) * Double(line.winding), to: &sums, row: row)
      }
    }
    for row in 0..<rows {
      var sum = 0.0
      for column in 0..<columns {
        sum += sums[row * (columns + 2) + column]
        values[row * columns + column] = Float(min(1, abs(sum)))
      }
    }
    return values
  }

  /// The indices of the lines, those that begin in upper rows first, and for each row the place after its last one.
  private var linesByFirstRow: (order: [Int], ends: [Int]) {
    var ends = [Int](repeating: 0, count: rows)
    for line in lines { ends[Int(line.top)] += 1 }
    for row in 1..<max(1, rows) { ends[row] += ends[row - 1] }
    var (order, places) = ([Int](repeating: 0, count: lines.count), ends)
    for index in lines.indices.reversed() {
      let row = Int(lines[index].top)
      places[row] -= 1
      order[places[row]] = index
    }
    return (order, ends)
  }

  /// Returns the covered part of each sub-pixel, row by row.
  mutating func coverage() -> [Float] {
    var values = [Float](repeating: 0, count: columns * rows)
    let (order, ends) = linesByFirstRow
    var active: [Int] = []
    var next = 0
    var sums = [Double](repeating: 0, count: columns + 2)
    // The lines that are upright in a row that they go through; the row below looks the same if it has the same ones.
    var upright: [Int] = []
    for row in 0..<rows {
      let (top, bottom) = (Double(row), Double(row + 1))
      active.removeAll { lines[$0].bottom <= top }
      active += order[next..<ends[row]]
      next = ends[row]
      guard !active.isEmpty else { continue }
      let areWhole = active.allSatisfy { lines[$0].top <= top && lines[$0].bottom >= bottom }
      if areWhole, active == upright {
        for index in row * columns..<(row + 1) * columns { values[index] = values[index - columns] }
        continue
      }
      upright = areWhole && active.allSatisfy { lines[$0].slope == 0 } ? active : []
      for index in sums.indices { sums[index] = 0 }
      if work >= Self.workMaximum {
        addLines(active, from: top, to: bottom, to: &sums)
      } else {
        addStrips(of: active, from: top, to: bottom, to: &sums)
      }
      var sum = 0.0
      for column in 0..<columns {
        sum += sums[column]
        values[row * columns + column] = Float(min(1, abs(sum)))
      }
    }
    return values
  }

  /// Cuts a row at the ends of its lines.
  private mutating func addStrips(
    of active: [Int], from top: Double, to bottom: Double, to sums: inout [Double]
  ) {
    var (cuts, strip): ([Double], [Int]) = ([], [])
    swap(&cuts, &self.cuts)
    swap(&strip, &self.strip)
    cuts.removeAll(keepingCapacity: true)
    cuts += [top, bottom]
    for index in active {
      if lines[index].top > top { cuts.append(lines[index].top) }
      if lines[index].bottom < bottom { cuts.append(lines[index].bottom) }
    }
    if cuts.count > 2 { cuts.sort() }
    for index in cuts.indices.dropFirst() where cuts[index] - cuts[index - 1] > 1e-9 {
      let (first, last) = (cuts[index - 1], cuts[index])
      // Strips are also counted by the lines that are looked at.
      work += active.count / 8
      let middle = (first + last) / 2
      strip.removeAll(keepingCapacity: true)
      for line in active where lines[line].top < middle && lines[line].bottom > middle {
        strip.append(line)
      }
      if strip.count == 2, addPair(strip[0], strip[1], from: first, to: last, to: &sums) {
        continue
      }
      addStrip(of: &strip, from: first, to: last, depth: 0, to: &sums)
    }
    swap(&cuts, &self.cuts)
    swap(&strip, &self.strip)
  }

  /// Adds the area between two lines that go through a strip without crossing, as in most rows of most shapes.
  ///
  /// - Returns: A Boolean value indicating whether it was added; if not, the strip is to be cut.
  private func addPair(
    _ first: Int, _ second: Int, from top: Double, to bottom: Double, to sums: inout [Double]
  ) -> Bool {
    let (one, other) = (lines[first], lines[second])
    guard one.winding != other.winding else { return false }
    let (before, after) = (
      one.x(at: top) - other.x(at: top), one.x(at: bottom) - other.x(at: bottom)
    )
    guard before * after >= 0 else { return false }
    let (left, right) = before + after <= 0 ? (one, other) : (other, one)
    add(from: left.x(at: top), to: left.x(at: bottom), height: bottom - top, to: &sums)
    add(from: right.x(at: top), to: right.x(at: bottom), height: top - bottom, to: &sums)
    return true
  }

  /// Adds the area at the right of each line, as often as the lines go around it.
  private func addLines(
    _ active: [Int], from top: Double, to bottom: Double, to sums: inout [Double]
  ) {
    for index in active {
      let line = lines[index]
      let (first, last) = (max(top, line.top), min(bottom, line.bottom))
      add(
        from: line.x(at: first), to: line.x(at: last),
        height: (last - first) * Double(line.winding), to: &sums)
    }
  }

  /// Adds the areas between the lines of a strip, which is cut once more where two of them cross.
  private mutating func addStrip(
    of strip: inout [Int], from top: Double, to bottom: Double, depth: Int,
    to sums: inout [Double]
  ) {
    work += strip.count
    let middle = (top + bottom) / 2
    strip.sort { lines[$0].x(at: middle) < lines[$1].x(at: middle) }
    if work < Self.workMaximum, depth < Self.depthMaximum,
      let cut = crossing(in: strip, from: top, to: bottom)
    {
      addStrip(of: &strip, from: top, to: cut, depth: depth + 1, to: &sums)
      addStrip(of: &strip, from: cut, to: bottom, depth: depth + 1, to: &sums)
      return
    }
    var winding = 0
    for index in strip {
      let line = lines[index]
      let wasInside = rule.encloses(winding)
      winding += line.winding
      let isInside = rule.encloses(winding)
      guard wasInside != isInside else { continue }
      add(
        from: line.x(at: top), to: line.x(at: bottom),
        height: isInside ? bottom - top : top - bottom, to: &sums)
    }
  }

  /// Returns the height nearest to the middle at which two neighbors cross, well inside of the strip.
  private func crossing(in strip: [Int], from top: Double, to bottom: Double) -> Double? {
    let margin = 1e-7 + (bottom - top) * 1e-3
    let middle = (top + bottom) / 2
    var found: Double?
    for (first, second) in zip(strip, strip.dropFirst()) {
      let (left, right) = (lines[first], lines[second])
      let before = right.x(at: top) - left.x(at: top)
      let after = right.x(at: bottom) - left.x(at: bottom)
      guard before < -1e-9 || after < -1e-9, before != after else { continue }
      let cut = top + (bottom - top) * before / (before - after)
      guard cut > top + margin, cut < bottom - margin else { continue }
      if abs(cut - middle) < abs((found ?? .infinity) - middle) { found = cut }
    }
    return found
  }

  /// Adds the area at the right of a line to the differences between neighboring sub-pixels of a row.
  private func add(
    from first: Double, to last: Double, height: Double, to sums: inout [Double], row: Int = 0
  ) {
    let limit = Double(columns)
    let (first, last) = (max(0, min(limit, first)), max(0, min(limit, last)))
    let (left, right) = (min(first, last), max(first, last))
    let (start, end) = (Int(left), Int(right))
    let base = row * (columns + 2)
    guard end > start else {
      let part = min(1, max(0, Double(start + 1) - (left + right) / 2))
      sums[base + start] += height * part
      sums[base + start + 1] += height * (1 - part)
      return
    }
    let steepness = height / (right - left)
    // The area at the right of the line, of all columns before a place.
    func area(before x: Double) -> Double {
      if x <= left { return 0 }
      if x < right { return steepness * (x - left) * (x - left) / 2 }
      return height * ((right - left) / 2 + x - right)
    }
    var before = 0.0
    var areaBefore = 0.0
    for column in start...end {
      let areaAfter = area(before: Double(column + 1))
      sums[base + column] += areaAfter - areaBefore - before
      before = areaAfter - areaBefore
      areaBefore = areaAfter
    }
    sums[base + end + 1] += height - before
  }
}
