/// The sketches of symbols, on a square of 24 units: x grows to the right, y down.
///
/// A line is a name and its elements. An element is a letter for its role and steps along its lines; `SymbolSketch` reads
/// them. These are drawings of islet's own: they resemble SF Symbols no more than a sketch does.
enum SymbolSketches {
  /// Returns the notation of a symbol's sketch; `nil` where there is none.
  static func notation(of name: Substring) -> Substring? { table[name] }

  /// The names of all sketches.
  static var names: [String] { table.keys.map(String.init).sorted() }

  private static let table: [Substring: Substring] = {
    var table: [Substring: Substring] = [:]
    for lines in [signs, shapes, media, people, travel, places, things, nature, devices] {
      for line in lines.split(separator: "\n") {
        guard let space = line.firstIndex(of: " ") else { continue }
        let notation = line[line.index(after: space)...]
        // Symbols that look alike share a line.
        for name in line[..<space].split(separator: "|") { table[name] = notation }
      }
    }
    return table
  }()
}
