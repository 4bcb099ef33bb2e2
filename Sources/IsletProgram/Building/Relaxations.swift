import WidgetSources

/// The settings of a build, which failures relax one by one.
struct Relaxations {
  /// The use of headers in place of Objective-C.
  enum HeaderUse {
    /// No name of the headers is missing so far.
    case notNeeded
    case used
    /// The source in their place does not compile.
    case refused
  }

  /// A Boolean value indicating whether the compiler may take long for an expression, which is checked faster on a Mac.
  private(set) var allowsTypeCheckTime = false
  /// A Boolean value indicating whether long files are compiled in pieces.
  private(set) var splits = true
  private(set) var headers = HeaderUse.notNeeded
  /// A Boolean value indicating whether widgets that no bundle names are started, too.
  private(set) var listsAll = true

  /// Begins a build of changed files, in which sources that did not compile are tried again.
  mutating func beginBuild() {
    listsAll = true
    if headers == .refused { headers = .notNeeded }
  }

  // MARK: - Steps, each of which returns whether it has changed anything

  /// Gives the compiler more time for an expression.
  mutating func allowTime(after messages: [CompilerMessage]) -> Bool {
    guard !allowsTypeCheckTime, messages.contains(where: \.isTypeCheckTimeout) else { return false }
    allowsTypeCheckTime = true
    return true
  }

  /// Compiles long files whole.
  mutating func stopSplitting(after messages: [CompilerMessage]) -> Bool {
    guard splits, messages.contains(where: \.mayComeFromSplitting) else { return false }
    splits = false
    return true
  }

  /// Changes the use of headers, or else starts only the widgets that a bundle names.
  ///
  /// - Parameters:
  ///   - messages: The compiler's messages.
  ///   - folder: The folder of the build.
  ///   - names: The names that the headers declare.
  /// - Returns: Whether anything has changed.
  mutating func relaxSources(
    after messages: [CompilerMessage], in folder: BuildFolder, declaring names: Set<String>
  ) -> Bool {
    if messages.contains(where: { $0.path == folder.objectiveC }) {
      headers = .refused
      return true
    }
    if headers == .notNeeded, !names.isDisjoint(with: messages.compactMap(\.missingName)) {
      headers = .used
      return true
    }
    // A widget that needs more than its name can't be started by it.
    guard listsAll, messages.contains(where: { $0.path == folder.start }) else { return false }
    listsAll = false
    return true
  }
}
