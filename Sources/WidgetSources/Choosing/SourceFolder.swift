/// The rules by which Swift files of a folder are read, as far as they may be a widget's.
public enum SourceFolder {
  /// The most Swift files of a folder.
  public static let fileCountMaximum = 3000
  /// The most Swift files of a widget.
  public static let chosenCountMaximum = 300
  /// The longest file, in bytes.
  public static let fileByteCountMaximum = 1 << 20
  /// The most files and folders that are looked at in a search.
  public static let entryCountMaximum = 1 << 16
  /// The deepest folder.
  public static let depthMaximum = 16

  private static let skippedFolders: Set<String> = [
    "Pods", "Carthage", "build", "Build", "DerivedData", "node_modules", "SourcePackages",
    "fastlane",
    "vendor", "Vendor", "Checkouts",
  ]
  private static let skippedSuffixes = [
    "Tests", ".xcodeproj", ".xcworkspace", ".playground", ".framework", ".xcframework", ".app",
    ".docc", ".lproj.bak",
  ]

  /// Returns whether a folder is never looked into: hidden ones, tests, what other tools build or fetch.
  public static func isSkipped(folder name: String) -> Bool {
    name.hasPrefix(".") || skippedFolders.contains(name)
      || skippedSuffixes.contains { name.hasSuffix($0) }
  }

  /// Returns whether a file is never read: a manifest, and what editors leave beside a file that they save.
  public static func isSkipped(file name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("#") || name.hasSuffix("~") || name == "Package.swift"
  }

  /// Returns whether a file is Swift source, by its name.
  public static func isSwift(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !isSkipped(file: name)
  }

  /// Returns whether a change of a file or a folder of a name may change the Swift source.
  public static func mayCount(_ name: String) -> Bool {
    isSwift(name) || !name.contains(".") && !isSkipped(folder: name)
  }
}
