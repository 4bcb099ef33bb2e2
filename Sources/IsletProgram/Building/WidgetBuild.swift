import AssetCatalogs
import FeedReports
import HostIO
import WidgetSources

/// The build of a person's widgets: their files are chosen, copied for islet's compiler, and compiled against the library.
///
/// It waits for nothing: `start` begins a build, and `handle` returns its result when the compiler is done. Code of the app
/// that does not compile, or needs a missing module, is left out when the widgets build without it (`Omission`).
struct WidgetBuild: ~Copyable {
  /// A program of widgets.
  struct Program {
    let path: String
    let selection: WidgetSelection
    let copies: SourceCopies
    /// Remarks on the build, for people.
    let remarks: [String]
    /// The code that is left out, and the names that stand in.
    let omission: Omission
    /// The number of the widgets' resources that Xcode refuses.
    let brokenResourceCount: Int
    let duration: Duration

    /// The faults of the source for which a check fails, in words.
    var faults: [String] {
      Messages.faults(of: omission)
        + (selection.declaresTwice ? ["a type is declared twice"] : [])
        + (selection.startsTwice ? ["@main stands twice"] : [])
        + (brokenResourceCount > 0
          ? [Messages.counted(brokenResourceCount, "broken resource")] : [])
    }
  }

  /// The result of a build.
  enum Result {
    case program(Program)
    case failure(BuildFailure)
  }

  /// The tries to build one state of the files.
  private struct Attempt {
    let start: Duration
    /// A Boolean value indicating whether the code is left out that the build before had left out.
    var reusesOmission: Bool
    /// The number of failures for which the search found no further file.
    var tries = 0
    private(set) var firstFailure: BuildFailure?

    /// Keeps a failure, if it is the first one.
    mutating func record(_ failure: BuildFailure) { firstFailure = firstFailure ?? failure }
  }

  /// The most such failures.
  private static let triesMaximum = 16
  /// The name of the module of the person's code.
  static let moduleName = "WidgetCode"

  var tree: SourceTree
  let toolchain: Toolchain
  let library: WidgetLibrary
  /// The folder for copies and programs, which is removed at the end.
  private(set) var folder: BuildFolder

  private(set) var run: CompilerRun?
  private(set) var content = SourceTree.Content()
  private var selection: WidgetSelection?
  private var omission = Omission()
  /// The paths of files that compiled whole in the last program.
  private var sound: Set<String> = []
  private var attempt = Attempt(start: .zero, reusesOmission: false)
  private var copies = SourceCopies(of: [], in: "")
  private var relaxations = Relaxations()
  private(set) var symbols = GeneratedSymbols()
  private let available: Set<String>
  /// The parts of the phone's version of iOS.
  private let systemVersion: [Int]
  private var emptyModules: EmptyModules
  private(set) var missing: [String: [String]] = [:]

  init(
    _ tree: SourceTree, toolchain: Toolchain, library: WidgetLibrary, folder: String,
    systemVersion: [Int]
  ) {
    self.systemVersion = systemVersion
    self.tree = tree
    self.toolchain = toolchain
    self.library = library
    self.folder = BuildFolder(folder)
    available = library.modules.union(toolchain.modules)
    emptyModules = EmptyModules(in: folder)
  }

  /// The paths that the person named.
  var namedPaths: [String] { tree.paths }

  /// The folders to watch: the named ones, and those of the files in use.
  var watchedFolders: [String] {
    let used = (selection?.files.map(\.path) ?? []) + symbols.assets.keys
    return Array(Set(content.folders).union(used.map(FilePath.folder)))
  }

  // MARK: - Building

  /// Reads the files and starts the compiler; a build that runs is given up.
  ///
  /// - Returns: A result that needs no compiler.
  mutating func start(at now: Duration) -> Result? {
    cancel()
    if let path = tree.gonePath {
      return .failure(BuildFailure("\(path): there is no such file or folder"))
    }
    content = tree.read()
    relaxations.beginBuild()
    if !omission.holds(for: content.files) { omission = Omission() }
    attempt = Attempt(start: now, reusesOmission: !omission.isEmpty)
    return compile(at: now)
  }

  /// Ends the compiler.
  mutating func cancel() { run = nil }

  private mutating func compile(at now: Duration) -> Result? {
    do {
      let selection = try select(activitiesOnly: !omission.others.isEmpty)
      self.selection = selection
      missing = selection.files.missingModules(besides: available)
      let files = try write(selection)
      try emptyModules.make(missing.keys, by: toolchain)
      return launch(try command(for: files), at: now)
    } catch let fault as WidgetSelection.Fault {
      return .failure(
        BuildFailure(Messages.fault(fault, in: tree.paths, unread: content.unread)))
    } catch let fault as SystemFault {
      return .failure(BuildFailure("\(folder.path): \(fault.reason)"))
    } catch {
      return .failure(BuildFailure("\(error)"))
    }
  }

  private func select(
    activitiesOnly: Bool, without paths: Set<String> = []
  ) throws(WidgetSelection.Fault) -> WidgetSelection {
    try WidgetSelection(
      from: content.files, named: tree.namedFiles, in: tree.namedFolders, targets: content.targets,
      isProjectMarked: !tree.isNeighborhood,
      leavingOut: paths.union((omission.files + omission.others).map(\.path)),
      activitiesOnly: activitiesOnly)
  }

  /// Writes the copies that changed.
  private mutating func write(_ selection: WidgetSelection) throws(SystemFault) -> [String] {
    symbols.update(content.assets(of: selection.folder), beside: selection.files)
    let stubs = makeStubs(for: selection)
    let pieces = pieces(of: selection, beside: SourceFile(path: "", bytes: Array(stubs.utf8)))
    copies = SourceCopies(of: pieces.map { ($0.path, $0.piece.lines) }, in: folder.copies)
    var files = copies.paths
    var fresh = Dictionary(zip(files, pieces.map(\.piece.bytes))) { first, _ in first }
    let objectiveC = relaxations.headers == .used ? objectiveC(for: selection).source : ""
    for (path, source) in [
      (folder.stubs, stubs), (folder.objectiveC, objectiveC),
      (folder.symbols, symbols.source),
    ] where !source.isEmpty {
      fresh[path] = Array(source.utf8)
      files.append(path)
    }
    fresh[folder.facts] = SourceFacts.bytes(
      of: selection.files + [SourceFile(path: folder.stubs, bytes: Array(stubs.utf8))],
      in: content.files, assets: symbols.assets.keys.sorted(),
      language: content.language(of: selection.folder))
    fresh[folder.info] = Self.info(ofExtension: selection.folder)
    fresh[folder.searchedFolders] = Array(
      tree.searchedFolders(beside: selection.folder).joined(separator: "\n").utf8)
    fresh[folder.start] = Array(
      ProgramStart.source(
        of: selection.entry, adding: relaxations.listsAll ? selection.unlisted : [],
        beside: selection.files
      ).utf8)
    try folder.write(fresh)
    return files + [folder.start]
  }

  /// Returns the copies of files, long ones in several pieces.
  private func pieces(
    of selection: WidgetSelection, beside stubs: SourceFile
  ) -> [(path: String, piece: SplitSource.Piece)] {
    // A type of a module's name goes before the module, as in `Defaults.Keys`.
    let types = selection.files.reduce(into: stubs.declaredNames) {
      $0.formUnion($1.declaredNames)
    }
    let flattened = Set(missing.keys).subtracting(types)
    return selection.files.flatMap { file in
      let copy = RewrittenSource(
        of: file, modules: available, flattened: flattened,
        bodies: omission.bodies[file.path] ?? [], ownTypes: types,
        previewed: selection.previewedNames(in: file), systemVersion: systemVersion
      ).bytes
      guard relaxations.splits else { return [(file.path, SplitSource.Piece(copy))] }
      let others = selection.files.filter { $0.path != file.path }.flatMap { $0.types.map(\.name) }
      return SplitSource(copy, of: file, beside: Set(others)).pieces.map { (file.path, $0) }
    }
  }

  /// Returns the source in place of absent modules, and of types that Xcode would generate.
  private func makeStubs(for selection: WidgetSelection) -> String {
    var source = ModuleStubs.source(for: Set(missing.keys), beside: selection.files)
    let types = GeneratedTypes.source(of: content.definitions.map(\.bytes), beside: selection.files)
    if !types.isEmpty { source = "import Intents\n" + source + types }
    let accessors =
      ResourceAccessors.source(for: selection.files, assets: symbols.assetNames)
      + StringAccessors.source(for: selection.files, keys: symbols.stringKeys)
    let members = omission.stubs.source
    return accessors.isEmpty ? members + source : "import SwiftUI\n" + members + source + accessors
  }

  private func objectiveC(for selection: WidgetSelection) -> ObjectiveCStubs {
    ObjectiveCStubs(
      content.objectiveCSource { $0.hasSuffix(".h") }, beside: selection.files)
  }

  /// Returns the compiler's command line.
  private func command(for files: [String]) throws(SystemFault) -> [String] {
    let outputs = ["-output-file-map", try folder.writeOutputMap(of: files), "-o", folder.linked]
    return [toolchain.compiler] + flags + outputs + files
  }

  /// Starts the compiler.
  ///
  /// - Returns: The failure to start it.
  private mutating func launch(_ command: [String], at now: Duration) -> Result? {
    do {
      run = try CompilerRun(command, at: now)
      return nil
    } catch {
      return .failure(BuildFailure(Messages.noCompiler(toolchain.compiler, error)))
    }
  }

  private var flags: [String] {
    [
      "-swift-version", "5", "-parse-as-library", "-module-name", Self.moduleName, "-Onone",
      "-incremental", "-enable-batch-mode", "-j", "\(HostEnvironment.processorCount)",
      "-gline-tables-only", "-D", "DEBUG", "-suppress-warnings",
      "-diagnostic-style", "llvm", "-enable-upcoming-feature", "BareSlashRegexLiterals",
      // Files that import Foundation alone see the names that it lacks here.
      "-Xfrontend", "-import-module", "-Xfrontend", "FoundationNames",
      // Foundation hands on Combine and Observation on a phone.
      "-Xfrontend", "-import-module", "-Xfrontend", "Combine",
      "-Xfrontend", "-import-module", "-Xfrontend", "Observation",
      "-I", "\(library.folder)/Modules", "-I", emptyModules.folder, "-L", library.folder,
      "-l\(WidgetLibrary.name)", "-Xlinker", "-rpath", "-Xlinker", library.folder,
      "-load-plugin-executable", "\(library.folder)/IsletMacros-tool#IsletMacros",
    ] + WidgetLibrary.moduleCacheFlags + (toolchain.hasFastLinker ? ["-use-ld=lld"] : [])
      + (relaxations.allowsTypeCheckTime ? Toolchain.longTypeCheckFlags : [])
  }

  // MARK: - Waiting

  /// Reads the compiler's output.
  ///
  /// - Returns: The result, once the compiler is done.
  mutating func handle(_ ready: PollSet, at now: Duration) -> Result? {
    guard let ending = run?.handle(ready, at: now), let run = run.take() else { return nil }
    return finish(run, ending, at: now)
  }

  private mutating func finish(
    _ run: consuming CompilerRun, _ ending: ChildProcess.Ending, at now: Duration
  ) -> Result? {
    guard let selection else { return nil }
    if ending == .status(0) {
      sound = Set(selection.files.map(\.path)).subtracting(omission.bodies.keys)
      let faults = resourceFaults(of: selection)
      do throws(ReadFault) {
        return .program(
          Program(
            path: try folder.keepProgram(), selection: selection, copies: copies,
            remarks: remarks(on: selection, with: faults), omission: omission,
            brokenResourceCount: Self.brokenCount(among: faults, of: selection),
            duration: now - attempt.start))
      } catch {
        return .failure(BuildFailure(Messages.noProgram(of: toolchain.compiler, error)))
      }
    }
    let failure = BuildFailure(
      output: String(decoding: run.text, as: UTF8.self), copies: copies, ending: ending,
      hasTimedOut: run.hasTimedOut, files: selection.files)
    if relax(after: failure, of: selection) { return compile(at: now) }
    omission = Omission()
    var whole = attempt.firstFailure?.beginning(with: failure) ?? failure
    whole.hints =
      Messages.goneFiles(sound.subtracting(content.files.map(\.path)))
      + Messages.missingFiles(of: selection, content.unread, whole.messages)
    return .failure(whole.explained(by: lacks(of: selection)))
  }

  // MARK: - After a failure

  /// Changes one thing with which the widgets may build.
  ///
  /// - Returns: A Boolean value indicating whether there was one.
  private mutating func relax(after failure: BuildFailure, of selection: WidgetSelection) -> Bool {
    if relaxations.allowTime(after: failure.messages) {
      attempt.record(failure)
      return true
    }
    if relaxations.stopSplitting(after: failure.messages) || widen(after: failure) { return true }
    if attempt.reusesOmission {
      // A change elsewhere may need what was left out.
      omission = Omission()
      attempt.reusesOmission = false
      return true
    }
    attempt.record(failure)
    attempt.tries += 1
    return attempt.tries < Self.triesMaximum
      && (relaxSources(after: failure, of: selection) || leaveOut(failure, of: selection))
  }

  /// Searches more folders for the names that are missing.
  private mutating func widen(after failure: BuildFailure) -> Bool {
    let names = Set(failure.messages.compactMap(\.missingName)).subtracting(omission.lostNames)
    guard !names.isEmpty, tree.widen(for: names) else { return false }
    content = tree.read()
    return true
  }

  /// Changes the source that is compiled beside the project's own.
  private mutating func relaxSources(
    after failure: BuildFailure, of selection: WidgetSelection
  ) -> Bool {
    // A note on one of their names, beside an error elsewhere, is no fault of theirs.
    let faulty = Set(failure.messages.filter { $0.severity == .error }.compactMap(\.path))
    if !symbols.source.isEmpty, faulty.contains(folder.symbols) {
      symbols.refuse()
      return true
    }
    if !omission.stubs.isEmpty, faulty.contains(folder.stubs) {
      omission.refuseStubs()
      return true
    }
    let mayNeedHeaders = relaxations.headers == .notNeeded && !content.objectiveC.isEmpty
    return relaxations.relaxSources(
      after: failure.messages, in: folder,
      declaring: mayNeedHeaders ? Set(objectiveC(for: selection).names) : [])
  }

  /// Leaves out code that does not compile.
  private mutating func leaveOut(_ failure: BuildFailure, of selection: WidgetSelection) -> Bool {
    let absent = missing.filter { !AbsentModules.covered.contains($0.key) }
    let incomplete = Set(absent.values.joined())
    let extensible = absent.filter { !ModuleStubs.plainNames.contains($0.key) }.values.joined()
    // One of several activities is left out where it needs a missing module; without any there is nothing else to show.
    let faulty = failure.messages.filter { $0.severity == .error }.compactMap(\.path)
    let activities =
      omission.others.isEmpty
      ? try? select(activitiesOnly: true, without: incomplete.intersection(faulty)) : nil
    let context = Omission.Context(
      of: selection, incomplete: incomplete, lacksModules: !missing.isEmpty,
      extensible: Set(extensible),
      objectiveC: content.objectiveCSource().reduce(into: []) {
        $0.formUnion(ObjectiveCNames.declared(in: $1))
      }, hasBridgingHeader: content.objectiveC.contains { $0.hasSuffix("-Bridging-Header.h") },
      sound: sound, activities: activities)
    return omission.leaveOut(failure.messages, in: context)
  }

  private func remarks(
    on selection: WidgetSelection, with resourceFaults: [AssetFault]
  ) -> [String] {
    let inTree = AbsentModules.inTree(missing.keys, of: content.files)
    let absent = missing.filter { name, _ in
      !AbsentModules.covered.contains(name) && !inTree.contains(name)
    }
    let modules = absent.sorted { $0.key < $1.key }.map { name, paths in
      Messages.absentModule(name, in: paths, hasStub: ModuleStubs.names.contains(name))
    }
    let unlisted = WidgetSelection.Remark.unlisted(names: selection.unlisted)
    let objectiveC = relaxations.headers == .used ? objectiveC(for: selection).names : []
    return Messages.remarks(selection.remarks.filter { relaxations.listsAll || $0 != unlisted })
      + modules + Messages.objectiveC(objectiveC) + Messages.madeUpDefaults(for: selection.files)
      + Messages.extensionFaults(
        in: selection.files.filter { selection.ownPaths.contains($0.path) })
      + Messages.remarks(on: omission, of: selection.files) + Messages.unread(content.unread)
      + Messages.lostAssets(content.lostAssets)
      + Messages.faults(ofResources: resourceFaults)
  }
}
