import AssetCatalogs
import FeedReports
import HostIO
import WidgetSources

/// The build of a person's widgets: their files are chosen, copied for islet's compiler, and compiled against the library.
///
/// It waits for nothing: `start` begins a build, and `handle` returns its result when the compiler is done. A file of the
/// app that does not compile, or needs a module that nobody has, is left out when the widgets build without it.
struct WidgetBuild {
  /// A program of widgets.
  struct Program {
    let path: String
    let selection: WidgetSelection
    /// Remarks on the build, for people.
    let remarks: [String]
    let duration: Duration
  }

  /// The result of a build.
  enum Result {
    case program(Program)
    case failure(BuildFailure)
  }

  /// The longest time of a compiler's run.
  static let patience = Duration.seconds(120)
  /// The most bytes that are kept of a compiler's output.
  private static let outputByteCountMaximum = 4 << 20
  /// The most tries without one file more.
  private static let triesMaximum = 6
  /// The name of the module of the person's code.
  static let moduleName = "WidgetCode"

  var tree: SourceTree
  let toolchain: Toolchain
  let library: WidgetLibrary
  /// The folder for copies and programs, which is removed at the end.
  let folder: String

  /// The compiler while it runs.
  private struct Run {
    let process: ChildProcess
    let output: FileDescriptor
    var text: [UInt8] = []
    let start: Duration
    let program: String
    var hasTimedOut = false
  }

  private var run: Run?
  private var content = SourceTree.Content()
  private var selection: WidgetSelection?
  private var start = Duration.zero
  private var serial = 0
  private var leftOut: [(path: String, reason: String)] = []
  private var firstFailure: BuildFailure?
  private var tries = 0
  private var copies: [String: [UInt8]] = [:]
  /// The assets of which the symbols were made.
  private var assets: [String: Folder.Entry] = [:]
  private var assetSymbols = ""
  private var symbolsPath: String { "\(folder)/assets.swift" }
  private let available: Set<String>
  private var emptyModules: Set<String> = []
  private var missing: [String: [String]] = [:]
  private var buffer = [UInt8](repeating: 0, count: 64 * 1024)

  init(
    _ tree: SourceTree, toolchain: Toolchain, library: WidgetLibrary, folder: String
  ) {
    self.tree = tree
    self.toolchain = toolchain
    self.library = library
    self.folder = folder
    available = library.modules.union(toolchain.modules)
  }

  /// The folders to watch.
  var watchedFolders: [String] { content.folders }

  /// The folder of the rewritten copies.
  var copyFolder: String { "\(folder)/copies" }

  // MARK: - Building

  /// Reads the files and starts the compiler; a build that runs is given up.
  ///
  /// - Returns: A result that needs no compiler.
  mutating func start(at now: Duration) -> Result? {
    cancel()
    content = tree.read()
    (leftOut, tries, firstFailure, start) = ([], 0, nil, now)
    return compile(at: now)
  }

  /// Ends the compiler.
  mutating func cancel() {
    guard let run else { return }
    run.process.end(by: .kill)
    run.output.close()
    _ = run.process.waitForEnding()
    self.run = nil
  }

  private mutating func compile(at now: Duration) -> Result? {
    do {
      let selection = try WidgetSelection(
        from: content.files, named: tree.namedFiles, leavingOut: Set(leftOut.map(\.path)))
      self.selection = selection
      missing = selection.files.missingModules(besides: available)
      let files = try write(selection)
      try makeEmptyModules()
      run = try launch(files, at: now)
      return nil
    } catch let fault as WidgetSelection.Fault {
      return .failure(BuildFailure(Messages.fault(fault, in: tree.paths)))
    } catch let fault as SystemFault {
      return .failure(BuildFailure("\(folder): \(fault.reason)"))
    } catch {
      return .failure(BuildFailure("\(error)"))
    }
  }

  /// Writes the copies that changed.
  private mutating func write(_ selection: WidgetSelection) throws(SystemFault) -> [String] {
    var files: [String] = []
    var fresh: [String: [UInt8]] = [:]
    for file in selection.files {
      let path = copyFolder + file.path
      let bytes = RewrittenSource(of: file, modules: available).bytes
      fresh[path] = bytes
      files.append(path)
    }
    updateAssets()
    if !assetSymbols.isEmpty {
      fresh[symbolsPath] = Array(assetSymbols.utf8)
      files.append(symbolsPath)
    }
    fresh["\(folder)/\(SourceFacts.name)"] = SourceFacts.bytes(
      of: selection.files, assets: content.assets.keys.sorted())
    fresh["\(folder)/start.swift"] = Array(ProgramStart.source(of: selection.entry).utf8)
    for (path, bytes) in fresh where copies[path] != bytes {
      try Folder.make(SourceTree.folder(of: path))
      try Folder.write(bytes, to: path)
    }
    copies = fresh
    return files + ["\(folder)/start.swift"]
  }

  /// Makes the symbols of colors and images, unless the assets are those of the last build.
  private mutating func updateAssets() {
    guard content.assets != assets else { return }
    assets = content.assets
    assetSymbols = AssetSymbols.swiftSource(
      for: [AssetCatalog(SourceFacts.files(at: assets.keys.sorted()))])
  }

  /// Makes an empty module for each import that nobody has.
  private mutating func makeEmptyModules() throws(SystemFault) {
    for name in missing.keys.sorted() where emptyModules.insert(name).inserted {
      let source = "\(folder)/empty.swift"
      try Folder.make("\(folder)/modules")
      try Folder.write([], to: source)
      let pipe = try ChildProcess.pipe()
      defer { pipe.near.close() }
      let process = try ChildProcess(
        [
          toolchain.compiler, "-emit-module", "-parse-as-library", "-module-name", name, source,
          "-o", "\(folder)/modules/\(name).swiftmodule",
        ], descriptors: [1: pipe.far, 2: pipe.far])
      pipe.far.close()
      _ = process.waitForEnding()
    }
  }

  private mutating func launch(_ files: [String], at now: Duration) throws(SystemFault) -> Run {
    serial += 1
    // Each program has a name of its own, since the one before it may still run.
    let program = "\(folder)/widgets-\(serial)"
    let pipe = try ChildProcess.pipe()
    let process = try ChildProcess(
      [toolchain.compiler] + flags + ["-o", program] + files,
      descriptors: [1: pipe.far, 2: pipe.far])
    pipe.far.close()
    return Run(process: process, output: pipe.near, start: now, program: program)
  }

  private var flags: [String] {
    [
      "-swift-version", "5", "-parse-as-library", "-module-name", Self.moduleName, "-Onone",
      "-whole-module-optimization", "-gline-tables-only", "-D", "DEBUG", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-enable-upcoming-feature", "BareSlashRegexLiterals",
      // Files that import Foundation alone see the names that it lacks here.
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNames",
      "-I", "\(library.folder)/Modules", "-I", "\(folder)/modules", "-L", library.folder,
      "-l\(WidgetLibrary.name)", "-Xlinker", "-rpath", "-Xlinker", library.folder,
      "-load-plugin-executable", "\(library.folder)/IsletMacros-tool#IsletMacros",
    ] + (toolchain.hasFastLinker ? ["-use-ld=lld"] : [])
  }

  // MARK: - Waiting

  /// Adds the descriptor to wait for.
  func addInterests(to waiting: inout PollSet) {
    if let run { waiting.add(run.output, for: .reading) }
  }

  /// The time at which a compiler that does not end is ended.
  var nextTurn: Duration? { run.map { $0.start + Self.patience } }

  /// Reads the compiler's output.
  ///
  /// - Returns: The result, once the compiler is done.
  mutating func handle(_ ready: PollSet, at now: Duration) -> Result? {
    guard var run else { return nil }
    if now >= run.start + Self.patience, !run.hasTimedOut {
      run.hasTimedOut = true
      run.process.end(by: .kill)
    }
    self.run = run
    guard !ready.readiness(of: run.output).isEmpty || run.hasTimedOut else { return nil }
    switch run.output.read(into: &buffer) {
    case .bytes(let count):
      if run.text.count < Self.outputByteCountMaximum { run.text += buffer[..<count] }
      self.run = run
      return nil
    case .wouldBlock: return nil
    case .end, .failed: break
    }
    run.output.close()
    self.run = nil
    return finish(run, run.process.waitForEnding(), at: now)
  }

  private mutating func finish(
    _ run: Run, _ ending: ChildProcess.Ending, at now: Duration
  ) -> Result? {
    guard let selection else { return nil }
    if ending == .status(0) {
      for old in Folder.entries(of: folder) where old.name.hasPrefix("widgets-") {
        if let number = Int(old.name.dropFirst(8)), number < serial - 2 {
          Folder.remove("\(folder)/\(old.name)")
        }
      }
      return .program(
        Program(
          path: run.program, selection: selection, remarks: remarks(on: selection),
          duration: now - start))
    }
    let failure = BuildFailure(
      output: String(decoding: run.text, as: UTF8.self), copies: copyFolder, ending: ending,
      hasTimedOut: run.hasTimedOut, files: selection.files)
    firstFailure = firstFailure ?? failure
    tries += 1
    guard tries < Self.triesMaximum, leaveOut(failure, of: selection) else {
      return .failure(firstFailure ?? failure)
    }
    return compile(at: now) ?? nil
  }

  /// Leaves out files of the app that do not compile.
  ///
  /// - Returns: A Boolean value indicating whether there was one.
  private mutating func leaveOut(_ failure: BuildFailure, of selection: WidgetSelection) -> Bool {
    if !assetSymbols.isEmpty, failure.messages.contains(where: { $0.path == symbolsPath }) {
      assetSymbols = ""
      return true
    }
    let before = leftOut.count
    for message in failure.messages where message.severity == .error {
      guard let path = message.path, !selection.ownPaths.contains(path),
        selection.files.contains(where: { $0.path == path }),
        !leftOut.contains(where: { $0.path == path })
      else { continue }
      leftOut.append((path, "line \(message.line): \(message.text)"))
    }
    return leftOut.count > before
  }

  private func remarks(on selection: WidgetSelection) -> [String] {
    let modules = missing.sorted { $0.key < $1.key }.map { name, paths in
      "\(Messages.fileNames(paths)): import \(name): nobody has this module here; an empty one is in its place"
    }
    let files = leftOut.map { "\(Messages.fileNames([$0.path])) is left out: \($0.reason)" }
    let unread = content.unread.map { "\(Messages.fileNames([$0.path])) is not read: \($0.reason)" }
    return selection.remarks.map { Messages.remark($0) } + modules + files + unread
  }
}
