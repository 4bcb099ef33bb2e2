/// When a change happens, and how much of it is done at which time.
struct Course: Hashable, Sendable {
  private(set) var animation: Animation
  private(set) var start: Duration
  private(set) var length: Duration
  /// The part that was done when the change was given another end; what is left leads there.
  private var done = 0.0

  /// A change that begins at a time and is over by another.
  init(_ animation: Animation, from start: Duration, by limit: Duration = Animation.lengthMaximum) {
    self.animation = animation
    self.start = start
    length = max(.zero, min(animation.length, limit - start))
  }

  var end: Duration { start + length }

  /// The part that is done: 0 at the beginning, 1 from the end on.
  func fraction(at elapsed: Duration) -> Double {
    guard elapsed < end else { return 1 }
    let fraction = animation.fraction(at: (elapsed - start) * (animation.length / length))
    return (fraction - done) / (1 - done)
  }

  /// The same course with another end: as much time is left as there was.
  func reaimed(at elapsed: Duration) -> Course {
    var course = self
    course.done += fraction(at: elapsed) * (1 - done)
    return course
  }

  /// The same course on a clock that started later.
  func counted(from elapsed: Duration) -> Course {
    var course = self
    course.start -= elapsed
    return course
  }
}
