import HostIO
import StrictJSON

/// The installed Swift: its compiler, its modules, and the tool that names the lines of a crash.
struct Toolchain {
  /// The compiler's path.
  let compiler: String
  /// The folder of the toolchain, such as `/usr`.
  private let root: String

  /// Finds the compiler in `PATH`.
  ///
  /// - Throws: The advice to install it.
  init() throws(Failure) {
    let folders = (HostEnvironment.value(of: "PATH") ?? "/usr/bin:/usr/local/bin").split(
      separator: ":")
    let found = folders.first { Folder.isExecutable("\($0)/swiftc") }.map(String.init)
    guard let found, let driver = FilePath.resolved("\(found)/swiftc") else {
      throw Failure(
        .unavailable,
        "there is no swiftc in PATH; Swift source needs Swift 6.3 or later: "
          + "https://www.swift.org/install (islet's JSON layouts need none: islet help layouts)")
    }
    compiler = "\(found)/swiftc"
    root = FilePath.folder(of: FilePath.folder(of: driver))
  }

  /// The compiler's flags with which it does not give up an expression soon: ten times the usual work, at most a minute.
  static let longTypeCheckFlags = [
    "-solver-scope-threshold=10000000", "-solver-memory-threshold=2000000000",
    "-solver-expression-time-threshold=60",
  ].flatMap { ["-Xfrontend", $0] }

  /// The names of the toolchain's own modules.
  var modules: Set<String> {
    var names: Set<String> = ["Swift", "Glibc", "Dispatch", "Builtin", "CRT", "Musl"]
    for folder in ["lib/swift/linux", "lib/swift/linux/x86_64", "lib/swift/linux/aarch64"] {
      for entry in Folder.entries(of: "\(root)/\(folder)")
      where entry.name.hasSuffix(".swiftmodule") {
        names.insert(String(entry.name.dropLast(12)))
      }
    }
    return names
  }

  /// The tool that lists the libraries which the objects of an archive ask for.
  var libraryLister: String { "\(root)/bin/swift-autolink-extract" }

  /// The file names of the archives, for static programs, that have no dynamic library of their name.
  var staticLibraries: [String] {
    Folder.entries(of: "\(root)/lib/swift_static/linux").map(\.name).filter { name in
      name.hasSuffix(".a")
        && Folder.entry(at: "\(root)/lib/swift/linux/\(name.dropLast(2)).so") == nil
    }
  }

  /// A text that changes with the compiler.
  var stamp: String {
    let entry = FilePath.resolved(compiler).flatMap { Folder.entry(at: $0) }
    return "\(entry?.name ?? compiler) \(entry?.byteCount ?? 0) \(entry?.changed ?? 0)"
  }

  /// A Boolean value indicating whether the linker `lld` is there, which takes half the time.
  var hasFastLinker: Bool {
    let folders = (HostEnvironment.value(of: "PATH") ?? "").split(separator: ":").map(String.init)
    return ([root + "/bin"] + folders).contains { FilePath.resolved($0 + "/ld.lld") != nil }
  }

  /// The name of the file that lists a project's folders.
  static let foldersName = "folders"

  /// Returns the variables of a program: a crash is reported, the assets are found, and sets have the same order in each
  /// process, so that a state has the same bytes.
  ///
  /// - Parameter folder: The build's folder.
  /// - Returns: The variables' values by their names.
  static func variables(ofBuildIn folder: String) -> [String: String] {
    [
      SourceFacts.variable: "\(folder)/\(SourceFacts.name)",
      "ISLET_SOURCE_FOLDERS": "\(folder)/\(foldersName)",
      "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,images=none,"
        + "registers=none,limit=128,sanitize=no,output-to=stderr",
      "SWIFT_DETERMINISTIC_HASHING": "1",
    ]
  }

  /// The places of objects in the form of the compiler's driver, which compiles only what a change concerns.
  static func outputMap(of files: [String], in folder: String) -> String {
    let entries = files.map { file in
      let object = "\(folder)/objects/\(file.digest)"
      return "\(JSONText.quoted(file)): "
        + "{\"object\": \(JSONText.quoted(object + ".o")), \"swift-dependencies\": \(JSONText.quoted(object + ".swiftdeps"))}"
    }
    let all = JSONText.quoted("\(folder)/objects/all.swiftdeps")
    return "{\"\": {\"swift-dependencies\": \(all)}, \(entries.joined(separator: ", "))}"
  }
}
