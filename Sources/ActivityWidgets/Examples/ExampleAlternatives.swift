/// The values of a made-up state that may be others: cases of enumerations, Booleans, optional values, changes up or down, and
/// numbers that code compares.
///
/// Each state but the first has one other value, which is the one of a number, or two. Values are numbered as they are decoded.
final class ExampleAlternatives {
  /// The kinds of alternatives.
  enum Kind: Int {
    /// Another case of an enumeration, or another text.
    case choice
    /// An optional value that is absent, or is there in place of none.
    case absence
    /// A Boolean value turned.
    case flag
    /// A number on the other side of a limit.
    case limit
    /// A text that is empty.
    case emptiness
    /// A change of the other sign.
    case sign
    /// An optional value that is absent, in whose place the source has another.
    case replacement
  }

  /// The courses that the values of objects tell, by the objects' paths.
  var courses: [[String]: ExampleDecoder.Course] = [:]
  /// The paths of the objects whose course a value tells that has a case for each.
  var phased: Set<[String]> = []
  /// The paths of the objects whose status may be late.
  var lateness: Set<[String]> = []
  /// The halts that objects' phases may be, by the objects' paths: whether the phase is each one.
  var halts: [[String]: [String: Bool]] = [:]
  /// The paths of the objects that charge a battery.
  var charging: Set<[String]> = []
  /// The paths of the optional delays that are there.
  var delays: Set<[String]> = []
  /// The paths of the arrays whose elements have flags for completion.
  var flagged: Set<[String]> = []
  /// The elements that are left of arrays, by the arrays' paths.
  var left: [[String]: Int] = [:]
  /// A Boolean value indicating whether all values have told of courses and arrays.
  private(set) var isKnown = false
  /// The minutes until what the numbers of objects tell, by the objects' paths.
  var minutes: [[String]: Double] = [:]
  /// The directions of objects' changes, by the objects' paths: whether these are to less.
  var directions: [[String]: Bool] = [:]
  /// The texts that no author has written.
  var madeUpTexts: Set<String> = []
  /// A Boolean value indicating whether the intervals have ended.
  let isOver: Bool
  /// A Boolean value indicating whether an interval has ended.
  var hasEnded = false
  /// A Boolean value indicating whether values told of a course, so that others depend on it.
  var tellsCourse: Bool {
    !courses.isEmpty || !phased.isEmpty || !directions.isEmpty || !minutes.isEmpty
      || !flagged.isEmpty || !left.isEmpty || !halts.isEmpty
  }
  /// The numbers of the other values; 0 for none.
  private let chosen: [Int]
  /// The kinds of the other values.
  private var kinds: [Kind] = []
  /// The numbers of the values that tell the state of the whole, by their properties' names.
  private var foremost: Set<Int> = []
  /// The values that are numbered so far, with the number before their first alternative.
  private var starts: [[String]: Int] = [:]

  init(chosen: Int = 0, and other: Int = 0, isOver: Bool = false) {
    self.chosen = [chosen, other]
    self.isOver = isOver
  }

  /// Begins again with what the values have told of courses, which may come behind numbers.
  func rewind() {
    isKnown = true
    (kinds, foremost) = ([], [])
    starts = [:]
  }

  /// Returns which of some values is taken.
  ///
  /// - Parameters:
  ///   - number: The number of values.
  ///   - kind: The kind of the alternatives.
  ///   - path: The path of the property, which may be asked for several times.
  /// - Returns: The value's index; 0 for the first.
  func choice(of number: Int, _ kind: Kind, at path: [String]) -> Int {
    let start = starts[path] ?? kinds.count
    if starts[path] == nil {
      starts[path] = start
      let words = path.last.map { ExampleDecoder.words(of: $0) } ?? []
      if words.last.map(Self.stateWords.contains) == true {
        foremost.formUnion(start + 1..<max(start + 1, start + number))
      }
      kinds += Array(repeating: kind, count: number - 1)
    }
    return chosen.map { $0 - start }.first { (1..<number).contains($0) } ?? 0
  }

  /// The numbers of the cases and texts, from 1, those that tell the state of the whole in front.
  var choices: [Int] {
    let all = kinds.indices.filter { kinds[$0] == .choice }.map { $0 + 1 }
    return all.filter(foremost.contains) + all.filter { !foremost.contains($0) }
  }

  private static let stateWords: Set<String> = ["event", "phase", "stage", "state", "status"]

  /// The most cases that give way to alternatives of other kinds, one of each.
  private static let otherKindsMaximum = 2

  /// Returns the numbers of the alternatives, those to be shown first in front: cases, of which some give way to one of each
  /// other kind.
  ///
  /// - Parameter limit: The number of alternatives that can be shown.
  /// - Returns: The numbers, from 1.
  func numbers(forAtMost limit: Int) -> [Int] {
    let numbers = kinds.indices.map { $0 + 1 }
    let others = numbers.filter { kinds[$0 - 1] != .choice }.sorted {
      (kinds[$0 - 1].rawValue, $0) < (kinds[$1 - 1].rawValue, $1)
    }
    var seen: Set<Kind> = []
    let foremost = others.filter { seen.insert(kinds[$0 - 1]).inserted }
    let further = others.filter { !foremost.contains($0) }
    let first = choices.prefix(max(0, limit - min(foremost.count, Self.otherKindsMaximum)))
    return first + foremost + further + choices.dropFirst(first.count)
  }

  /// The most pairs of values.
  private static let pairsMaximum = 16

  /// The numbers of cases, texts and turned Booleans of two values each, which code may read together: cases in front.
  var pairs: [(first: Int, second: Int)] {
    let places = Set(starts.values).sorted().filter(kinds.indices.contains)
    let groups = zip(places, places.dropFirst() + [kinds.count]).map { $0 + 1...$1 }
    let all = [Kind.choice, .flag].flatMap { kind in
      groups.filter { kinds[$0.lowerBound - 1] == kind }
    }
    // As many as are wanted are made: a type may have thousands.
    let pairs = all.indices.lazy.flatMap { index in
      all[(index + 1)...].lazy.flatMap { other in
        all[index].lazy.flatMap { first in other.lazy.map { (first: first, second: $0) } }
      }
    }
    return Array(pairs.prefix(Self.pairsMaximum))
  }

  /// The numbers of the alternatives of attributes, which tell layouts apart: cases, turned Booleans and absent values in turn.
  var kindsInTurn: [Int] {
    let lists = [Kind.choice, .flag, .absence].map { kind in
      kinds.indices.filter { kinds[$0] == kind }.map { $0 + 1 }
    }
    let count = lists.map(\.count).max() ?? 0
    return (0..<count).flatMap { index in
      lists.filter { index < $0.count }.map { $0[index] }
    }
  }
}
