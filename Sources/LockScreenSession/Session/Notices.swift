/// The subject of a fault that the screen tells.
///
/// Of several faults the first subject's is told.
public enum NoticeSubject: Hashable, Comparable, Sendable {
  /// The theme that the feed has chosen.
  case theme
  /// A watched file, by its path.
  case file(String)
  /// The feed that has ended.
  case feed
  /// The terminal's size.
  case terminal
}

/// The notices, of which the screen shows one.
struct Notices {
  private var faults: [NoticeSubject: String] = [:]
  /// The state of the shown Swift source; `nil` without one.
  var source: SourceReport?

  /// A Boolean value indicating whether there is nothing to tell.
  var isEmpty: Bool { faults.isEmpty && source == nil }

  /// Sets the fault of a subject; `nil` removes it.
  mutating func setFault(_ fault: String?, of subject: NoticeSubject) { faults[subject] = fault }

  /// Returns the notice to show.
  ///
  /// - Parameter hasInspector: Whether the inspector shows the state of the source.
  /// - Returns: The text; `nil` where all is well.
  func text(hasInspector: Bool) -> String? {
    faults.min { $0.key < $1.key }?.value ?? (hasInspector ? nil : source?.notice)
  }
}
