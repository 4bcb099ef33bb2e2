/// The values of a made-up state that may be others: the cases of enumerations, and Booleans.
///
/// Each state but the first has one other value, which is the one of a number. Values are numbered as they are decoded.
final class ExampleAlternatives {
  /// The number of the other value; 0 for none.
  private let chosen: Int
  /// The number of the other values.
  private(set) var count = 0
  /// The values that are numbered so far, with the number before their first alternative.
  private var starts: [[String]: Int] = [:]

  init(chosen: Int = 0) {
    self.chosen = chosen
  }

  /// Returns which of some values is taken.
  ///
  /// - Parameters:
  ///   - number: The number of values.
  ///   - path: The path of the property, which may be asked for several times.
  /// - Returns: The value's index; 0 for the first.
  func choice(of number: Int, at path: [String]) -> Int {
    let start = starts[path] ?? count
    if starts[path] == nil {
      starts[path] = start
      count += number - 1
    }
    return (1..<number).contains(chosen - start) ? chosen - start : 0
  }
}
