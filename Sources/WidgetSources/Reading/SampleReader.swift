/// Finds the plain values that a type's samples are made with, as in `static let preview = Ride(bike: "Brompton", gear: 3)`.
///
/// They tell what an author has in mind, where a source has no previews of an activity.
struct SampleReader {
  /// The names of values that stand for nothing, which are no samples.
  private static let emptyNames: Set<String> = [
    "blank", "default", "empty", "idle", "initial", "invalid", "nothing", "none", "null", "unknown",
    "zero",
  ]
  /// The most words between a sample's name and what makes it.
  private static let headLengthMaximum = 24
  /// The most calls in one another that are read.
  private static let depthMaximum = 4

  /// The most content states that are kept of a file.
  private static let statesMaximum = 6
  /// The most words of samples that are read in a file.
  private static let workMaximum = 100_000

  private let tokens: [SwiftToken]
  private let words: [String]
  /// The values by their types' last names and their labels, as `ContentState.phase`.
  private(set) var values: [String: String] = [:]
  /// The values of each sample of a content state, in the order of the file.
  private(set) var states: [[String: String]] = []
  private var work = 0
  /// A Boolean value indicating whether values with which all things begin are no samples.
  private var refusesBeginnings = false

  /// Begins with a file's tokens, and their texts.
  init(_ tokens: [SwiftToken], _ words: [String]) {
    self.tokens = tokens
    self.words = words
  }

  /// Reads all samples of a file.
  mutating func read() {
    for index in words.indices where words[index] == "static" { readSample(at: index + 1) }
    readParts()
  }

  /// Reads the values of objects that are parts of others, as `home/Team.name` of `Match(home: lions, guest: Team(name: "B"))`
  /// behind `let lions = Team(name: "A")`: several parts of one type have values of their own.
  private mutating func readParts() {
    var constants: [String: Int] = [:]
    var parts: [(label: String, type: String, open: Int)] = []
    for index in words.indices.dropFirst(2).dropLast(2) {
      let isCall = words[index + 2] == "("
      if words[index] == "=", isCall, ["let", "var"].contains(words[index - 2]) {
        constants[words[index - 1]] = index + 2
      }
      guard words[index] == ":", ["(", ","].contains(words[index - 2]),
        tokens[index - 1].kind == .name,
        let open = isCall ? index + 2 : constants[words[index + 1]],
        isCall || [",", ")"].contains(words[index + 2]), parts.count < Self.partsMaximum,
        let type = callee(before: open), type != "init"
      else { continue }
      parts.append((words[index - 1], type, open))
    }
    let labels = Dictionary(grouping: parts, by: \.type).mapValues { Set($0.map(\.label)) }
    for part in parts where (labels[part.type]?.count ?? 0) > 1 {
      let name = "\(part.label)/\(part.type)"
      readArguments(from: part.open, of: name, depth: Self.depthMaximum)
    }
  }

  /// The most parts of a file that are read.
  private static let partsMaximum = 256

  /// Reads the attributes and content states that a file makes anywhere, as an app does when it starts an activity.
  ///
  /// `false` is a mere beginning, and no sample, and so is a number of zero, unless it stands beside the number of a first part:
  /// `setNumber: 1, completedSets: 0`.
  mutating func readCalls() {
    refusesBeginnings = true
    for open in words.indices where words[open] == "(" {
      guard let callee = callee(before: open),
        callee == "ContentState" || callee.hasSuffix("Attributes")
      else { continue }
      readOwn { $0.readArguments(from: open, of: callee, depth: 0) }
    }
  }

  /// Reads the values of a call; the first call counts.
  private mutating func readOwn(_ read: (inout SampleReader) -> Void) {
    var others: [String: String] = [:]
    swap(&others, &values)
    read(&self)
    if refusesBeginnings, !values.values.contains("1") {
      values = values.filter { !["0", "0.0"].contains($0.value) }
    }
    others.merge(values) { first, _ in first }
    values = others
  }

  /// Reads `let preview: Ride = Ride(`, `var preview: Ride { Ride(`, or `let preview: Ride = .init(`.
  private mutating func readSample(at keyword: Int) {
    guard keyword + 3 < words.count, ["let", "var"].contains(words[keyword]),
      tokens[keyword + 1].kind == .name,
      !Self.emptyNames.contains(words[keyword + 1].lowercased())
    else { return }
    let head = words.indices[(keyword + 2)...].prefix(Self.headLengthMaximum)
    guard let open = head.first(where: { words[$0] == "(" }) else { return }
    let isAlone = !words[(keyword + 2)..<open].contains {
      ["static", "func", "[", ";"].contains($0)
    }
    guard isAlone, let callee = callee(before: open) else { return }
    guard callee == "init" else { return readSample(from: open, of: callee) }
    // The type of `.init(` stands behind the sample's name.
    let start = head.first { words[$0] == "=" || words[$0] == "{" } ?? open
    guard start < open, words[keyword + 2] == ":", words[start - 1] != "Self",
      tokens[start - 1].kind == .name
    else { return }
    readSample(from: open, of: words[start - 1])
  }

  /// Reads what a sample is made with; of a content state it is kept as a whole, too.
  private mutating func readSample(from open: Int, of type: String) {
    readOwn { reader in
      reader.readArguments(from: open, of: type, depth: 0)
      let isState = type == "ContentState" && !reader.values.isEmpty
      if isState, reader.states.count < Self.statesMaximum { reader.states.append(reader.values) }
    }
  }

  /// Returns the last name of the called function; `init` for `.init`, and `nil` for a function.
  private func callee(before open: Int) -> String? {
    guard open > 0, tokens[open - 1].kind == .name else { return nil }
    let name = words[open - 1]
    return name == "init" || name.first?.isUppercase == true && name != "Self" ? name : nil
  }

  private mutating func readArguments(from open: Int, of type: String, depth: Int) {
    var index = open + 1
    var level = 1
    while index + 2 < words.count, level > 0, work < Self.workMaximum {
      work += 1
      // The parenthesis of an interpolation is closed by punctuation, and opened in the text.
      if tokens[index].beginsInterpolation(words[index]) { level += 1 }
      switch words[index] {
      case "(", "[", "{": level += 1
      case ")", "]", "}": level -= 1
      default:
        let begins = level == 1 && (words[index - 1] == "," || index == open + 1)
        if begins, tokens[index].kind == .name, words[index + 1] == ":" {
          readValue(at: index + 2, of: "\(type).\(words[index])", depth: depth)
        }
      }
      index += 1
    }
  }

  /// The most elements of an array that are read.
  private static let elementsMaximum = 12

  /// Reads the literals and cases of an array, as the one value `Order.items[]`: of two samples each has its own array.
  private mutating func readElements(from bracket: Int, of property: String) {
    guard values["\(property)[]"] == nil else { return }
    var (all, start) = ([String](), bracket + 1)
    while all.count < Self.elementsMaximum, start < words.count, words[start] != "]" {
      let end = words[start...].firstIndex { [",", "]", "(", "["].contains($0) } ?? words.count
      guard end > start, end < words.count, [",", "]"].contains(words[end]),
        let value = ValueReader.plainValue(words[start..<end], lastKind: tokens[end - 1].kind)
      else { return }
      all.append(value)
      start = end + 1
      if words[end] == "]" { break }
    }
    guard start < words.count, !all.isEmpty else { return }
    values["\(property)[]"] = all.joined(separator: PlainValues.elementSeparator)
  }

  /// Reads a literal or a case, an array of these, or the arguments of another type's call.
  private mutating func readValue(at start: Int, of property: String, depth: Int) {
    if words[start] == "[" { return readElements(from: start, of: property) }
    var end = start
    while end < words.count, tokens[end].kind != .punctuation || [".", "-"].contains(words[end]) {
      end += 1
      if end - start > 5 { return }
    }
    guard end > start, end < words.count else { return }
    if words[end] == "(" {
      guard depth < Self.depthMaximum, let callee = callee(before: end), callee != "init" else {
        return
      }
      return readArguments(from: end, of: callee, depth: depth + 1)
    }
    guard [",", ")"].contains(words[end]),
      let value = ValueReader.plainValue(words[start..<end], lastKind: tokens[end - 1].kind)
    else { return }
    // The first sample counts.
    let isSample = !refusesBeginnings || value != "false"
    if isSample, values[property] == nil { values[property] = value }
  }
}
