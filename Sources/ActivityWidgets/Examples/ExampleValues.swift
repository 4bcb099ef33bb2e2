import CellUI
import FoundationEssentials

/// Made-up values by their names, for what an app hands to its widget in another way than by content states.
///
/// The source that stands in for a phone's app group reads them: there is no app here that would have written any.
public enum ExampleValues {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// The facts of the source from which values are chosen.
  @TaskLocal private static var source = ExampleSource()

  /// Runs a closure in which the facts of a source choose the values.
  public static func run<Result, Fault: Error>(
    choosingBy source: ExampleSource, _ body: () throws(Fault) -> Result
  ) throws(Fault) -> Result {
    try $source.bind(source, to: body)
  }

  /// Returns a value of a type for a name; `nil` for a type that takes no made-up value.
  public static func value<Value: Decodable>(_ type: Value.Type, for name: String) -> Value? {
    let decoder = ExampleDecoder(source: source, now: SceneClock.date)
    // A type that refuses made-up values has none.
    return try? decoder.part(Name(stringValue: name), as: type).value(type)
  }

  /// Returns the raw values of an enumeration of the source; none where it declares none of that name.
  static func rawValues(of enumeration: String) -> [String] {
    source.cases[enumeration]?.map(\.value) ?? []
  }

  /// Returns whether the source reads the value of a name as a number.
  public static func isNumber(_ name: String) -> Bool {
    switch source.keys[name] {
    case .number, .seconds, .milliseconds: true
    case .text, .flag, .symbol, .image, .color, nil: false
    }
  }
}
