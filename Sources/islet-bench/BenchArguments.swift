import Compositing

/// The arguments of a command: words in order, and options with a value.
struct BenchArguments {
  private(set) var words: [String] = []
  private var options: [String: String] = [:]

  init(_ arguments: some Sequence<String>) {
    var name: String?
    for argument in arguments {
      if let known = name {
        options[known] = argument
        name = nil
      } else if argument.hasPrefix("--") {
        name = argument
      } else {
        words.append(argument)
      }
    }
    // An option at the end has no value and counts as set.
    if let name { options[name] = "" }
  }

  func word(_ index: Int) -> String? { index < words.count ? words[index] : nil }

  func number(_ index: Int) -> Int? { word(index).flatMap { Int($0) } }

  func option(_ name: String) -> String? { options[name] }

  func number(_ name: String) -> Int? { options[name].flatMap { Int($0) } }
}

extension CellSize {
  /// Parses a size such as `120x40`.
  init?(word: String) {
    let numbers = word.split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(columns: numbers[0], rows: numbers[1])
  }

  var word: String { "\(columns)x\(rows)" }
}

extension String {
  /// Returns the text aligned right in a number of columns.
  func right(_ columns: Int) -> String {
    String(repeating: " ", count: Swift.max(0, columns - count)) + self
  }

  /// Returns the text aligned left in a number of columns.
  func left(_ columns: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, columns - count))
  }
}

extension Double {
  /// Returns the number with some decimals.
  func decimals(_ count: Int) -> String {
    let scale = (0..<count).reduce(1) { power, _ in 10 * power }
    let number = Int((self * Double(scale)).rounded())
    let digits = String(number % scale)
    return "\(number / scale)." + String(repeating: "0", count: count - digits.count) + digits
  }
}

extension Array {
  /// Returns the element below which some hundredths of the sorted elements lie; `nil` where there are none.
  func centile(_ hundredths: Int) -> Element? {
    isEmpty ? nil : self[Swift.min(count * hundredths / 100, count - 1)]
  }
}

extension Int {
  /// The number with commas between thousands.
  var grouped: String {
    let digits = String(magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return (self < 0 ? "-" : "") + text
  }
}
