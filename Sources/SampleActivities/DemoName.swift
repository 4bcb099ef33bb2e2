/// The demos, by the names that a command line takes; the first one is the standard one.
public enum DemoName: String, CaseIterable, Sendable {
  /// All activities and a person's hands, in a loop.
  case tour
  /// All activities, without an end.
  case all
  // A story each, told again and again.
  case ride, pizza, match, metro, flight, quest

  /// The time in which a demo is told once; an endless one is as long as a look at it.
  public var length: Duration {
    switch self {
    case .tour: Tour.length
    case .all: .seconds(30)
    case .ride, .pizza, .match, .metro, .flight, .quest: .seconds(Story.lengthSeconds)
    }
  }

  /// The time of the moment, at rest, that stands for the demo in a picture.
  public var pictureTime: Duration {
    switch self {
    case .tour: Tour.pictureTime
    case .all: .zero
    case .ride, .pizza, .match, .metro, .flight, .quest: .seconds(Story.pictureSecond)
    }
  }

  /// A Boolean value indicating whether the demo presses keys, until a key of the person ends that.
  public var isTour: Bool { self == .tour }
}
