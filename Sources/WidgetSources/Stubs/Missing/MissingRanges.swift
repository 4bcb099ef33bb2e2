/// The functions of a missing module that give timers their ranges, as in `Text(timerInterval: safeRange(.now, end))`.
///
/// A range goes from the first date that a function gets to its last; with one date it ends or begins now, and without any
/// it is the next half an hour.
struct MissingRanges: Sendable {
  /// A parameter: its label, and whether its argument needs a date's members, as `.now`.
  private struct Parameter: Hashable, Comparable, Sendable {
    let label: String
    let isDate: Bool

    static func < (one: Self, other: Self) -> Bool {
      (one.label, one.isDate ? 1 : 0) < (other.label, other.isDate ? 1 : 0)
    }
  }

  /// The functions, each with the parameters of its calls.
  private var functions: [String: Set<[Parameter]>] = [:]

  /// The functions' names.
  var names: [String] { Array(functions.keys) }

  /// The source of the functions; empty without any.
  var source: String {
    guard !functions.isEmpty else { return "" }
    let declarations = functions.sorted { $0.key < $1.key }.flatMap { name, calls in
      calls.sorted { $0.lexicographicallyPrecedes($1) }.map { Self.source(of: name, $0) }
    }
    return "import Foundation\n" + declarations.joined() + Self.span
  }

  private static func source(of name: String, _ parameters: [Parameter]) -> String {
    let heads = parameters.enumerated().map { index, parameter in
      "\(parameter.label) _\(index): \(parameter.isDate ? "Date" : "Any")"
    }
    let values = parameters.indices.map { "_\($0)" }.joined(separator: ", ")
    return
      "func `\(name)`(\(heads.joined(separator: ", "))) -> ClosedRange<Date> { _range(of: [\(values)]) }\n"
  }

  private static let span = """
    private func _range(of values: [Any]) -> ClosedRange<Date> {
      var dates = values.compactMap { $0 as? Date }
      if dates.count < 2 { dates.append(Date()) }
      if dates.count < 2 { dates.append(Date(timeIntervalSinceNow: 1800)) }
      return dates.min()!...dates.max()!
    }

    """

  /// Adds a function by one of its calls.
  ///
  /// - Returns: A Boolean value indicating whether it is new.
  mutating func add(_ name: String, _ use: NameUse) -> Bool {
    guard name.first?.isLowercase == true, let arguments = use.arguments(ofCallAt: use.index) else {
      return false
    }
    let parameters = arguments.map { Parameter(label: $0.label, isDate: $0.isMember) }
    return functions[name, default: []].insert(parameters).inserted
  }
}
