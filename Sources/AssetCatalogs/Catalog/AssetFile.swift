/// A file of an app's resources, as it was read.
public struct AssetFile: Sendable {
  /// The path from the folder of the resources, with `/`.
  public let path: String
  /// The content.
  public let bytes: [UInt8]

  /// Makes a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// The limits of an app's resources.
  public enum Limits {
    /// The most files.
    public static let countMaximum = 4096
    /// The bytes of all files together.
    public static let byteCountMaximum = 64 << 20
    /// The depth of folders.
    public static let depthMaximum = 16
  }

  /// Returns whether resources have a use for a file, by its path: catalogs, images, tables of strings, and Expo's targets.
  public static func isUsed(_ path: String) -> Bool {
    let steps = path.split(separator: "/")
    guard let name = steps.last else { return false }
    if let catalog = steps.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
      let set = steps.dropLast().last ?? ""
      return name == "Contents.json"
        || catalog < steps.count - 2
          && usedSets.contains { set.hasSuffix($0) }
    }
    return usedExtensions.contains { name.hasSuffix($0) }
      || isTargetConfiguration(path)
  }

  /// Returns the paths at which images may be that an Expo project's target names; none for any other file.
  public static func imagePaths(namedIn bytes: [UInt8], at path: String) -> Set<String> {
    guard isTargetConfiguration(path) else { return [] }
    let sources = TargetConfiguration(bytes).images.values.joined()
    return Set(sources.flatMap { TargetConfiguration.places(of: $0.path, from: path) })
  }

  /// Returns whether a file configures an Expo project's target, by its path.
  public static func isTargetConfiguration(_ path: String) -> Bool {
    TargetConfiguration.fileNames.contains(path.split(separator: "/").last.map(String.init) ?? "")
  }

  /// Returns whether a file is an image outside of a catalog, by its path.
  public static func isLooseImage(_ path: String) -> Bool {
    imageExtensions.contains { path.hasSuffix($0) } && !path.contains(".xcassets/")
  }

  private static let usedSets = [".dataset", ".imageset", ".symbolset"]
  private static let imageExtensions = [".png", ".jpg", ".jpeg", ".pdf", ".svg"]
  private static let usedExtensions = imageExtensions + [".strings", ".stringsdict", ".xcstrings"]
}
