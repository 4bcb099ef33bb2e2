/// An animation with a start time: the part of a change that is done at each time.
struct RunningAnimation: Hashable, Sendable {
  private(set) var animation: Animation
  private(set) var start: Duration
  private(set) var length: Duration
  /// The length, in seconds.
  let seconds: Double
  /// The part that was done when the change got a new target; the rest of the animation leads there.
  private var done = 0.0

  /// Starts an animation, which ends no later than `limit`.
  init(_ animation: Animation, from start: Duration, by limit: Duration = Animation.lengthMaximum) {
    self.animation = animation
    self.start = start
    length = max(.zero, min(animation.length, limit - start))
    seconds = length / .seconds(1)
  }

  var end: Duration { start + length }

  /// Returns the part that is done: 0 at the start, 1 from the end on.
  func fraction(at elapsed: Duration) -> Double {
    guard elapsed < end else { return 1 }
    return fraction(after: secondsPassed(at: elapsed))
  }

  /// Returns the time since the start, in seconds.
  func secondsPassed(at elapsed: Duration) -> Double { (elapsed - start) / .seconds(1) }

  /// Returns the part that is done after a number of seconds since the start.
  func fraction(after passed: Double) -> Double {
    guard passed < seconds else { return 1 }
    let fraction = animation.fraction(after: passed * (animation.lengthInSeconds / seconds))
    return (fraction - done) / (1 - done)
  }

  /// Returns the animation of a change to a new target, in the time that is left.
  func retargeted(at elapsed: Duration) -> RunningAnimation {
    var running = self
    running.done += fraction(at: elapsed) * (1 - done)
    return running
  }

  /// Returns the same animation on a clock that starts at `elapsed`.
  func rebased(to elapsed: Duration) -> RunningAnimation {
    var running = self
    running.start -= elapsed
    return running
  }
}
