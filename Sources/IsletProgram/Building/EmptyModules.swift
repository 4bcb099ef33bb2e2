import HostIO

/// Empty modules in place of those that a project's code imports and that are missing here.
struct EmptyModules {
  /// The folder that is searched for them.
  let folder: String
  private var names: Set<String> = []

  /// Begins without any.
  init(in folder: String) { self.folder = "\(folder)/modules" }

  /// Makes those that are not there yet.
  mutating func make(_ missing: some Sequence<String>, by toolchain: Toolchain) throws(SystemFault)
  {
    for name in missing.sorted() where names.insert(name).inserted {
      let source = "\(folder)/empty.swift"
      try Folder.make(folder)
      try Folder.write([], to: source)
      // A module that is not made is missed by the compiler, which says so.
      var run = try CompilerRun(
        [
          toolchain.compiler, "-emit-module", "-parse-as-library", "-module-name", name, source,
          "-o", "\(folder)/\(name).swiftmodule",
        ] + WidgetLibrary.moduleCacheFlags, timeout: Self.timeout, at: HostClock.monotonic)
      _ = try? run.run()
      if run.hasTimedOut { return }
    }
  }

  /// The longest time for one of them, which takes the compiler less than a second.
  private static let timeout = Duration.seconds(20)
}
