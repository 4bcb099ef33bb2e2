import StrictJSON

/// An image of a catalog.
public struct ImageAsset: Sendable {
  /// The file in the light appearance.
  public var light: ImageFile
  /// The file in the dark appearance.
  public var dark: ImageFile
  /// The number of pixels to a point.
  public var scale: Int
  /// A Boolean value indicating whether the image is a stencil for the foreground style; `nil` leaves it to the view.
  public var isTemplate: Bool?

  /// Makes an image of one file.
  public init(_ file: ImageFile, scale: Int = 1) {
    (light, dark) = (file, file)
    self.scale = scale
  }

  /// Reads the `Contents.json` of an image set or symbol set; `nil` where it names no file.
  ///
  /// - Parameters:
  ///   - contents: The description.
  ///   - file: Returns the set's file of a name.
  init?(_ contents: JSONValue, file: (String) -> ImageFile?) {
    var found: [(entry: AssetEntry, file: ImageFile, scale: Int)] = []
    for value in (contents["images"] ?? contents["symbols"])?.elements ?? [] {
      let entry = AssetEntry(value)
      guard entry.isForPhones, let file = value["filename"]?.string.flatMap(file) else { continue }
      found.append((entry, file, Self.scale(value["scale"]?.string)))
    }
    // The largest file shows most, and one that is missing nothing.
    found.sort {
      ($0.file.bytes.isEmpty ? 0 : $0.scale) > ($1.file.bytes.isEmpty ? 0 : $1.scale)
    }
    let light = found.first { $0.entry.isDark != true } ?? found.first
    guard let light else { return nil }
    self.init(light.file, scale: light.scale)
    if let dark = found.first(where: { $0.entry.isDark == true && $0.scale == light.scale }) {
      self.dark = dark.file
    }
    switch contents["properties"]?["template-rendering-intent"]?.string {
    case "template": isTemplate = true
    case "original": isTemplate = false
    default: isTemplate = contents["symbols"] == nil ? nil : true
    }
  }

  private static func scale(_ text: String?) -> Int {
    switch text {
    case "2x": 2
    case "3x": 3
    default: 1
    }
  }

  /// Returns the name and the scale of a loose file: `logo` and 2 for `logo@2x.png`.
  static func name(ofFile file: Substring) -> (name: String, scale: Int) {
    let base = file.prefix(upTo: file.lastIndex(of: ".") ?? file.endIndex)
    for (suffix, scale) in [("@2x", 2), ("@3x", 3)] where base.hasSuffix(suffix) {
      return (String(base.dropLast(3)), scale)
    }
    return (String(base), 1)
  }
}
