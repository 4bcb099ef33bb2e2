import HostIO

/// The library that Swift source is compiled against: islet itself, built once and kept.
///
/// It lies in a folder whose name stands for the compiler and for the state of islet's source. The folder gets its name
/// by one rename when all is in it, so that a build that was ended half-way leaves nothing that would be taken for whole.
struct WidgetLibrary {
  /// The folder of the library, its modules and the macros' plug-in.
  let folder: String
  /// The module that holds all.
  static let name = "IsletModules"
  /// The number of libraries that are kept, for several compilers or states of the source.
  private static let keptCountMaximum = 3

  /// The names of the library's modules.
  var modules: Set<String> {
    Set(
      Folder.entries(of: "\(folder)/Modules").lazy.map(\.name)
        .filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) })
  }

  /// The place of the package from which this program was built.
  private static var ownPackage: String {
    String(#filePath.dropLast("/Sources/IsletProgram/Building/Library/WidgetLibrary.swift".count))
  }

  /// The folder in which islet keeps what it has built.
  static var cacheFolder: String {
    if let folder = HostEnvironment.value(of: "XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return "\(folder)/islet"
    }
    if let home = HostEnvironment.value(of: "HOME") { return "\(home)/.cache/islet" }
    return "/tmp/islet-cache"
  }

  /// The compiler's flags for its own cache of C modules.
  ///
  /// The compiler refuses one that was moved, as between two runs in CI, so its name has the digest of its folder's path.
  static var moduleCacheFlags: [String] {
    let cache = cacheFolder
    return ["-module-cache-path", "\(cache)/\(moduleCacheName(in: cache))"]
  }

  private static let moduleCachePrefix = "clang-"

  private static func moduleCacheName(in cache: String) -> String {
    moduleCachePrefix + cache.digest
  }

  /// Returns the library, which is made where it is not there.
  ///
  /// - Parameters:
  ///   - toolchain: The installed Swift.
  ///   - package: The folder of islet's package; `nil` for the one from which this program was built.
  /// - Returns: The library, made if it was not there.
  /// - Throws: The reason why there is none, and the remedy.
  static func ready(
    for toolchain: Toolchain, package: String?
  ) throws(Failure) -> WidgetLibrary {
    let package = package.map { FilePath.resolved($0) ?? $0 } ?? ownPackage
    let cache = cacheFolder
    guard Folder.entry(at: "\(package)/Package.swift") != nil,
      Folder.entry(at: "\(package)/Sources/IsletProgram") != nil
    else {
      if let kept = kept(in: cache, for: toolchain) { return kept }
      throw Failure(
        .unavailable,
        "\(package): islet's own source is not there, and the library for Swift source is made from it; "
          + "name its folder by --package FOLDER")
    }
    let digest = Self.digest(ofPackage: package)
    let name = "library-\(toolchain.stamp.digest)-\(digest)"
    let library = WidgetLibrary(folder: "\(cache)/\(name)")
    if library.isWhole { return library }
    do throws(SystemFault) {
      try Folder.make(cache)
    } catch {
      throw Failure(.ioError, "\(cache): \(error.reason)")
    }
    var build = LibraryBuild(library, of: package, by: toolchain, in: cache)
    try build.perform()
    guard Self.digest(ofPackage: package) == digest else {
      Folder.remove(library.folder)
      throw Failure(
        .unavailable, "\(package): the source was changed while the library was made; try again")
    }
    removeOld(in: cache, but: name)
    return library
  }

  /// The folder in which the parts are until all are there.
  var unfinishedFolder: String { "\(FilePath.folder(of: folder))/unfinished" }

  /// A Boolean value indicating whether all is there.
  var isWhole: Bool { Folder.entry(at: "\(folder)/lib\(Self.name).so") != nil }

  /// Returns a kept library of the same compiler; of several, the newest.
  private static func kept(in cache: String, for toolchain: Toolchain) -> WidgetLibrary? {
    Folder.entries(of: cache)
      .filter { $0.name.hasPrefix("library-\(toolchain.stamp.digest)-") }
      .sorted { $0.changed > $1.changed }
      .map { WidgetLibrary(folder: "\(cache)/\($0.name)") }.first(where: \.isWhole)
  }

  private static func removeOld(in cache: String, but name: String) {
    let old = Folder.entries(of: cache)
      .filter { $0.name.hasPrefix("library-") && $0.name != name }
      .sorted { $0.changed > $1.changed }
    let moved = Folder.entries(of: cache).filter {
      $0.name.hasPrefix(moduleCachePrefix) && $0.name != moduleCacheName(in: cache)
    }
    for entry in moved + old.dropFirst(keptCountMaximum - 1) {
      Folder.remove("\(cache)/\(entry.name)")
    }
  }

  /// Returns a short name for the contents of a package's source: the same wherever and whenever it was checked out.
  static func digest(ofPackage package: String) -> String {
    var digest = ContentDigest()
    // One buffer serves all of the thousand files, which are read at each start.
    var buffer = [UInt8](repeating: 0, count: 256 * 1024)
    func add(_ path: String) {
      digest.add(Array(path.utf8)[...])
      // A file that can't be read is missed by the build, which names it.
      guard let file = try? FileDescriptor.opening("\(package)/\(path)") else { return }
      defer { file.close() }
      while case .bytes(let count) = file.read(into: &buffer) { digest.add(buffer[..<count]) }
    }
    func addAll(in folder: String) {
      for entry in Folder.entries(of: "\(package)/\(folder)") where !entry.name.hasPrefix(".") {
        let path = "\(folder)/\(entry.name)"
        if entry.isFolder { addAll(in: path) } else { add(path) }
      }
    }
    for folder in ["Sources", "Themes"] { addAll(in: folder) }
    add("Package.swift")
    return digest.name
  }
}

/// A number for many bytes, by FNV-1a over words of eight bytes, which is eight times as fast as over bytes.
struct ContentDigest {
  private var number: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Adds bytes, and their count, so that those of two calls don't run together.
  mutating func add(_ bytes: ArraySlice<UInt8>) {
    add(UInt64(bytes.count))
    for start in stride(from: bytes.startIndex, to: bytes.endIndex, by: 8) {
      var word: UInt64 = 0
      for place in start..<min(start + 8, bytes.endIndex) {
        word = word << 8 | UInt64(bytes[place])
      }
      add(word)
    }
  }

  private mutating func add(_ word: UInt64) {
    number = (number ^ word) &* 0x100_0000_01B3
    // A product's high bits never reach its low ones.
    number ^= number >> 29
  }

  /// The number in letters and digits.
  var name: String { String(number, radix: 36) }
}

extension String {
  /// A short name that stands for the text, by FNV-1a.
  var digest: String {
    let number = utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(number, radix: 36)
  }
}
