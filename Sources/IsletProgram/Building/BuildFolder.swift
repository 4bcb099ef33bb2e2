import HostIO

/// The folder of a build: the sources that are written for the compiler, and the programs that it has made.
struct BuildFolder {
  let path: String
  /// The bytes of all files that were written, by their paths.
  private var written: [String: [UInt8]] = [:]
  /// The time of those that were written last, in seconds since 1970.
  private var copyTime = 0
  /// The number of programs so far.
  private var programCount = 0

  /// Begins with a folder to which nothing was written yet.
  init(_ path: String) { self.path = path }

  var copies: String { "\(path)/copies" }
  var symbols: String { "\(path)/assets.swift" }
  var stubs: String { "\(path)/module-stubs.swift" }
  var objectiveC: String { "\(path)/objective-c.swift" }
  var start: String { "\(path)/start.swift" }
  var facts: String { "\(path)/\(SourceFacts.name)" }
  var info: String { "\(path)/Info.plist" }
  var searchedFolders: String { "\(path)/\(Toolchain.foldersName)" }
  /// The program that the compiler links.
  var linked: String { "\(path)/linked" }

  /// Writes the files that have changed.
  mutating func write(_ files: [String: [UInt8]]) throws(SystemFault) {
    // The compiler's driver knows a changed file by its time in whole seconds: a second save within one would not count.
    copyTime = max(copyTime + 1, Int(HostClock.millisecondsSince1970 / 1000))
    for (path, bytes) in files where written[path] != bytes {
      try Folder.make(FilePath.folder(of: path))
      try Folder.write(bytes, to: path, modifiedAt: copyTime)
    }
    written = files
  }

  /// Writes the map of the compiler's outputs, and returns its path.
  func writeOutputMap(of files: [String]) throws(SystemFault) -> String {
    let map = "\(path)/outputs.json"
    try Folder.make("\(path)/objects")
    try Folder.write(Array(Toolchain.outputMap(of: files, in: path).utf8), to: map)
    return map
  }

  /// Copies the linked program, and returns the copy's path.
  ///
  /// Each program has a name of its own, since the one before it may still run; the compiler's has one name, by which it
  /// knows the files that are built already.
  mutating func keepProgram() throws(ReadFault) -> String {
    programCount += 1
    let program = "\(path)/widgets-\(programCount)"
    try LibraryLink.copyProgram(linked, to: program)
    for old in Folder.entries(of: path) where old.name.hasPrefix("widgets-") {
      if let number = Int(old.name.dropFirst(8)), number < programCount - 2 {
        Folder.remove("\(path)/\(old.name)")
      }
    }
    return program
  }
}
