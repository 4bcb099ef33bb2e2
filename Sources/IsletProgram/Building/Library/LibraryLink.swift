import FeedReports
import HostIO

/// The last step of making the library: what `swift build` has compiled is linked, and collected in the library's folder.
struct LibraryLink {
  let library: WidgetLibrary
  let toolchain: Toolchain
  /// The folder of islet's package.
  let package: String
  /// The folder of the compiled modules and their archive.
  let built: String

  /// The longest time of a command; the linker takes seconds.
  private static let timeout = Duration.seconds(600)

  /// The folder in which the parts are collected.
  private var place: String { library.unfinishedFolder }
  private var archive: String { "\(built)/lib\(WidgetLibrary.name).a" }

  /// Links and collects the parts, and gives their folder its name.
  ///
  /// - Throws: The reason why there is no library; nothing is left of it then.
  func perform() throws(Failure) {
    Folder.remove(place)
    Folder.remove(library.folder)
    do throws(Failure) {
      try collect()
      try link()
      try Self.io(library.folder) { () throws(SystemFault) in
        try Folder.move(place, to: library.folder)
      }
    } catch {
      Folder.remove(place)
      throw error
    }
  }

  /// Copies the modules of the package's own targets, and the macros' plug-in.
  private func collect() throws(Failure) {
    do throws(ReadFault) {
      try Self.system { () throws(SystemFault) in try Folder.make("\(place)/Modules") }
      for entry in Folder.entries(of: "\(built)/Modules") where isOwn(entry.name) {
        try Self.copy("\(built)/Modules/\(entry.name)", to: "\(place)/Modules/\(entry.name)")
      }
      try Self.copyProgram("\(built)/IsletMacros-tool", to: "\(place)/IsletMacros-tool")
    } catch {
      throw Failure(.ioError, Messages.fault(error, reading: place))
    }
  }

  /// Returns whether a file is the module of a target that the package has, not of one of its tests or of the past.
  private func isOwn(_ file: String) -> Bool {
    file.hasSuffix(".swiftmodule")
      && Folder.entry(at: "\(package)/Sources/\(file.dropLast(12))") != nil
  }

  /// Links the archive to a dynamic library, which uses the toolchain's own.
  private func link() throws(Failure) {
    let (libraries, absent, source) = (
      "\(place)/libraries", "\(place)/absent", "\(place)/none.swift"
    )
    try Self.io(place) { () throws(SystemFault) in
      // The compiler links a source, which may be empty.
      try Folder.write([], to: source)
      // Objects for a static program ask for archives whose content lies in other libraries of a dynamic one.
      try Folder.make(absent)
      for name in toolchain.staticLibraries {
        try Folder.write(Array("!<arch>\n".utf8), to: "\(absent)/\(name)")
      }
    }
    try run([toolchain.libraryLister, archive, "-o", libraries])
    // With the library's own lines the runtime takes seconds for the report on a crash of a person's code.
    let all = ["--whole-archive", archive, "--no-whole-archive", "--gc-sections", "--strip-debug"]
    try run(
      [
        toolchain.compiler, "-emit-library", "-parse-as-library", "-module-name",
        WidgetLibrary.name, "-o", "\(place)/lib\(WidgetLibrary.name).so", source, "@\(libraries)",
        "-L", absent,
      ] + WidgetLibrary.moduleCacheFlags + all.flatMap { ["-Xlinker", $0] })
    for path in [libraries, absent, source] { Folder.remove(path) }
  }

  private func run(_ command: [String]) throws(Failure) {
    var run: CompilerRun
    do {
      run = try CompilerRun(command, timeout: Self.timeout, at: HostClock.monotonic)
    } catch {
      throw Failure(.unavailable, "\(command[0]): \(error.reason)")
    }
    guard try run.run() == .status(0) else {
      let said = String(decoding: run.text, as: UTF8.self).split(separator: "\n").last
      let reason =
        run.hasTimedOut
        ? "it took more than \(Self.timeout.components.seconds) s" : said.map(String.init) ?? ""
      throw Failure(.unavailable, "the library could not be linked from \(archive): \(reason)")
    }
  }

  private static func io(
    _ path: String, _ act: () throws(SystemFault) -> Void
  ) throws(Failure) {
    do { try act() } catch { throw Failure(.ioError, "\(path): \(error.reason)") }
  }

  private static func system(
    _ act: () throws(SystemFault) -> Void
  ) throws(ReadFault) {
    do { try act() } catch { throw .system(error) }
  }

  /// Copies a program.
  static func copyProgram(_ path: String, to place: String) throws(ReadFault) {
    try copy(path, to: place)
    try system { () throws(SystemFault) in try Folder.makeExecutable(place) }
  }

  private static func copy(_ path: String, to place: String) throws(ReadFault) {
    let bytes = try FileDescriptor.contents(of: path, limit: 1 << 30)
    try system { () throws(SystemFault) in try Folder.write(bytes, to: place) }
  }
}
