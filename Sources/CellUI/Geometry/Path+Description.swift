import Foundation

extension Path: CustomStringConvertible, LosslessStringConvertible {
  /// The steps of the path, as SwiftUI writes them: numbers before the letter of a step.
  public var description: String {
    var words: [String] = []
    func add(_ points: CGPoint..., step: String) {
      words += points.flatMap { [Self.word($0.x), Self.word($0.y)] } + [step]
    }
    forEach { element in
      switch element {
      case .move(let end): add(end, step: "m")
      case .line(let end): add(end, step: "l")
      case .quadCurve(let end, let control): add(control, end, step: "q")
      case .curve(let end, let control1, let control2): add(control1, control2, end, step: "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  private static func word(_ number: CGFloat) -> String {
    number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(Double(number))"
  }

  /// Reads the steps of a path as `description` writes them; `nil` for other words.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint {
      CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
    }
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}
