/// The progress of each digit of a roll: the last one begins, and the ones before it follow.
struct RollClock {
  /// The animation of the whole.
  let animation: RunningAnimation
  /// The time since the transition began.
  let elapsed: Duration

  /// The time between the starts of two neighbors, in seconds.
  static let delay = 0.03

  /// Returns the part of a digit's roll that is done.
  ///
  /// - Parameters:
  ///   - order: The digit's place among the rolling ones, from the right.
  ///   - count: The number of rolling digits.
  /// - Returns: The part, `0...1`.
  func fraction(order: Int, of count: Int) -> Double {
    // Delays take half of the time at most, however long the number is.
    let delay = min(Self.delay, animation.seconds / 2 / Double(max(1, count - 1)))
    let seconds = animation.seconds - delay * Double(count - 1)
    guard seconds > 0 else { return 1 }
    let passed = animation.secondsPassed(at: elapsed) - delay * Double(order)
    let own = passed * (animation.seconds / seconds)
    guard own > 0 else { return 0 }
    // The last hundredths of a spring would leave a smear of a pixel, so the roll ends early.
    return max(0, min(1, animation.fraction(after: own) * 1.02))
  }

  /// The part of the whole that is done, `0...1`.
  var whole: Double { max(0, min(1, animation.fraction(at: elapsed))) }
}
