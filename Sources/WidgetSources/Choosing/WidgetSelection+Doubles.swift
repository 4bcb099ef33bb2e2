// Types that are declared twice.
extension WidgetSelection {
  /// The place of a declaration.
  public struct DeclarationPlace: Hashable, Sendable {
    /// The file.
    public let path: String
    /// The line, from 1.
    public let line: Int

    /// Makes a place.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - line: The line, from 1.
    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// A Boolean value indicating whether files of one target declare a type twice, which Xcode refuses.
  public var declaresTwice: Bool {
    remarks.contains { if case .doubled(_, _, _, true) = $0 { true } else { false } }
  }

  /// Returns files of which no two declare the same name: of a file and its copy, the one nearer to the start is taken.
  static func withoutDoubles(
    _ files: [SourceFile], mainPath: String, among targets: [XcodeProject.Target],
    remarks: inout [Remark]
  ) -> [SourceFile] {
    var declared: [String: DeclarationPlace] = [:]
    var doubled: Set<String> = []
    let main = SourceFile.folder(of: mainPath)
    let ordered =
      files.filter { $0.path == mainPath }
      + files.filter { $0.path != mainPath }
      .sorted { $0.distance(fromFolder: main) < $1.distance(fromFolder: main) }
    for file in ordered {
      let types = file.types.filter { !$0.isExtension && !$0.isPrivate }
      let places = types.map {
        ($0.name, DeclarationPlace(path: file.path, line: file.position(of: $0.offset).line))
      }
      let known = places.filter { declared[$0.0] != nil }.min { $0.0 < $1.0 }
      if let (name, place) = known, let taken = declared[name] {
        doubled.insert(file.path)
        remarks.append(
          .doubled(
            name: name, place: place, taken: taken,
            isRefused: shareTarget(file.path, taken.path, among: targets)))
      } else {
        declared.merge(places) { first, _ in first }
      }
    }
    return files.filter { !doubled.contains($0.path) }
  }

  /// Returns whether two files are compiled into one module; without a project those in one folder are.
  private static func shareTarget(
    _ first: String, _ second: String, among targets: [XcodeProject.Target]
  ) -> Bool {
    let known = targets.filter { $0.contains(first) || $0.contains(second) }
    guard known.isEmpty else { return known.contains { $0.contains(first) && $0.contains(second) } }
    return SourceFile.folder(of: first) == SourceFile.folder(of: second)
  }
}
