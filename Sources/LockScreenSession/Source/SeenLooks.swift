import LockScreenUI

/// The drawings of an example's states that were seen so far, with their words and symbols.
struct SeenLooks {
  private var drawings: Set<[PresentedActivity.Drawing]> = []
  private var subjects: Set<String> = []

  /// Adds the drawings of a state.
  ///
  /// - Returns: Whether no state before it has the same ones.
  mutating func addNew(_ state: [PresentedActivity.Drawing]) -> Bool {
    subjects.formUnion(state.flatMap(\.subjects))
    return drawings.insert(state).inserted
  }

  /// Adds the drawings of a state that shows a word or a symbol that none before it shows.
  ///
  /// - Returns: Whether it shows one.
  mutating func addNewSubjects(_ state: [PresentedActivity.Drawing]) -> Bool {
    guard !Set(state.flatMap(\.subjects)).isSubset(of: subjects) else { return false }
    return addNew(state)
  }
}
