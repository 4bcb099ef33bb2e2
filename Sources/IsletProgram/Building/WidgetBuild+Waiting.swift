import HostIO

// A compiler that runs is the one thing that a build waits for.

extension WidgetBuild {
  /// Adds the descriptor to wait for.
  func addInterests(to waiting: inout PollSet) {
    switch run {
    case .some(let run): run.addInterests(to: &waiting)
    case nil: break
    }
  }

  /// The time at which a compiler is looked at again.
  var nextTurn: Duration? {
    switch run {
    case .some(let run): run.nextTurn
    case nil: nil
    }
  }

  /// A Boolean value indicating whether the compiler is at work for so long that people are told.
  var isSlow: Bool {
    switch run {
    case .some(let run): run.isSlow
    case nil: false
    }
  }
}
