import StrictJSON

/// The colors, images and symbols of an app, from its asset catalogs and loose image files.
///
/// Bytes come in and values go out; a host reads the files. `AssetSymbols` writes the Swift source of a catalog's symbols,
/// `StringTables` reads the strings beside it. An image's file is decoded when it is first drawn (`ImageFile`). Nothing in a
/// file can trap or take more memory than the limits named beside it. This module knows neither views nor cells.
public struct AssetCatalog: Sendable {
  /// The colors by name.
  public private(set) var colors: [String: ColorAsset] = [:]
  /// The accent color of the app or widget, by the name that Xcode's templates give it, or an Expo target's; an empty color set
  /// leaves it to the system.
  public var accentColor: ColorAsset? { colors["AccentColor"] ?? colors["$accent"] }
  /// The images by name.
  public private(set) var images: [String: ImageAsset] = [:]
  /// The custom symbols by name.
  public private(set) var symbols: [String: ImageAsset] = [:]
  /// The contents of data sets by name.
  public private(set) var dataSets: [String: [UInt8]] = [:]
  /// The names of color sets without a color, as Xcode makes them, which code may name all the same.
  public private(set) var emptyColors: Set<String> = []
  /// The names of images without a file, which code may name all the same.
  public private(set) var emptyImages: Set<String> = []
  /// The files that are left out.
  public private(set) var faults: [AssetFault] = []

  /// Makes an empty catalog.
  public init() {}

  /// Reads an app's files; of two assets with one name the first by path counts.
  public init(_ files: [AssetFile]) {
    let files = files.sorted { $0.path < $1.path }
    let paths = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    // A set's path may sort before that of its folder's own description.
    let contents = descriptions(among: files)
    let namespaces = Set(
      contents.filter { $1["properties"]?["provides-namespace"]?.bool == true }
        .keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    for file in files {
      let steps = file.path.split(separator: "/")
      guard let catalog = steps.firstIndex(where: { $0.hasSuffix(".xcassets") }) else {
        addLoose(file, named: steps.last ?? "")
        addTarget(file, named: steps.last ?? "", paths)
        continue
      }
      let folder = steps.dropLast()
      guard let contents = contents[file.path], let set = folder.last,
        let dot = set.lastIndex(of: ".")
      else {
        continue
      }
      let outer = folder.dropLast().indices.dropFirst(catalog + 1).filter {
        namespaces.contains(folder[...$0].joined(separator: "/"))
      }
      let name = (outer.map { String(folder[$0]) } + [String(set[..<dot])]).joined(separator: "/")
      add(contents, kind: set[dot...], name: name, path: file.path) { filename in
        let path = file.path.dropLast("Contents.json".count) + filename
        return ImageFile(name: filename, bytes: paths[String(path)]?.bytes ?? [])
      }
    }
  }

  /// Returns the catalogs' `Contents.json` by their paths.
  private mutating func descriptions(among files: [AssetFile]) -> [String: JSONValue] {
    var parser = JSONParser()
    var found: [String: JSONValue] = [:]
    for file in files where file.path.contains(".xcassets/") {
      guard file.path.hasSuffix("/Contents.json") else { continue }
      do {
        let value = try parser.parse(file.bytes)
        found[file.path] = value
        if let fault = AssetFault(path: file.path, unlessObject: value) { faults.append(fault) }
      } catch {
        faults.append(AssetFault(path: file.path, error))
        // Its set keeps the name, since code may use it.
        found[file.path] = try? parser.parse(Array("{}".utf8))
      }
    }
    return found
  }

  private mutating func add(
    _ contents: JSONValue, kind: Substring, name: String, path: String,
    file: (String) -> ImageFile?
  ) {
    switch kind {
    case ".colorset":
      guard let color = ColorAsset(contents) else {
        emptyColors.insert(name)
        return addFault(path, "no color that is read")
      }
      if colors[name] == nil { colors[name] = color }
    case ".imageset":
      guard let image = ImageAsset(contents, file: file) else {
        emptyImages.insert(name)
        return addFault(path, "no file")
      }
      if image.light.bytes.isEmpty { addFault(path, "no file") }
      if images[name] == nil { images[name] = image }
    case ".symbolset":
      // A symbol without its file is drawn by its name, which is that of a system's one at times.
      let image = ImageAsset(contents) { name in
        file(name).flatMap {
          $0.bytes.isEmpty ? nil : ImageFile(name: name, bytes: $0.bytes, isSymbol: true)
        }
      }
      guard let image else { return addFault(path, "no file") }
      if symbols[name] == nil { symbols[name] = image }
    case ".dataset":
      let data = contents["data"]?.elements.first?["filename"]?.string.flatMap(file)
      guard let data, !data.bytes.isEmpty else { return addFault(path, "no file") }
      if dataSets[name] == nil { dataSets[name] = data.bytes }
    default: break
    }
  }

  /// Adds a fault of a set; one whose description is broken has that fault alone.
  private mutating func addFault(_ path: String, _ reason: String) {
    guard !faults.contains(where: { $0.path == path && $0.isBroken }) else { return }
    faults.append(AssetFault(path: path, reason: reason))
  }

  private mutating func addLoose(_ file: AssetFile, named filename: Substring) {
    guard [".png", ".jpg", ".jpeg", ".pdf", ".svg"].contains(where: filename.hasSuffix) else {
      return
    }
    let (name, scale) = ImageAsset.name(ofFile: filename)
    if let known = images[name], known.scale >= scale { return }
    images[name] = ImageAsset(ImageFile(name: String(filename), bytes: file.bytes), scale: scale)
  }

  /// Adds the colors and images of an Expo project's target.
  private mutating func addTarget(
    _ file: AssetFile, named filename: Substring, _ paths: [String: AssetFile]
  ) {
    guard TargetConfiguration.fileNames.contains(String(filename)) else { return }
    let target = TargetConfiguration(file.bytes)
    colors.merge(target.colors) { first, _ in first }
    for (name, sources) in target.images where images[name] == nil {
      let found = sources.lazy.compactMap { source in
        let places = TargetConfiguration.places(of: source.path, from: file.path)
        return places.lazy.compactMap { paths[$0] }.first.map { (file: $0, scale: source.scale) }
      }.first
      let path = found?.file.path ?? sources.first?.path ?? name
      let image = ImageFile(
        name: path.split(separator: "/").last.map(String.init) ?? name,
        bytes: found?.file.bytes ?? [])
      images[name] = ImageAsset(image, scale: found?.scale ?? 1)
    }
  }
}
