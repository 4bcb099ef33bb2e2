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
    var declared: [String: (place: DeclarationPlace, isConditional: Bool)] = [:]
    var doubled: Set<String> = []
    let main = SourceFile.folder(of: mainPath)
    let ordered =
      files.filter { $0.path == mainPath }
      + files.filter { $0.path != mainPath }
      .sorted { $0.distance(fromFolder: main) < $1.distance(fromFolder: main) }
    for file in ordered {
      let types = file.types.filter { !$0.isExtension && !$0.isPrivate }
      let places = types.map { type in
        let line = file.position(of: type.offset).line
        let place = DeclarationPlace(path: file.path, line: line)
        return (type.name, (place: place, isConditional: type.isConditional))
      }
      let known = places.compactMap { name, own in
        declared[name].map { taken in
          // Of two declarations with conditions one may be compiled.
          let isRefused =
            !own.isConditional && !taken.isConditional
            && shareTarget(own.place.path, taken.place.path, among: targets)
          return (name: name, place: own.place, taken: taken.place, isRefused: isRefused)
        }
      }.min { ($0.isRefused ? 0 : 1, $0.name) < ($1.isRefused ? 0 : 1, $1.name) }
      if let known {
        doubled.insert(file.path)
        remarks.append(
          .doubled(
            name: known.name, place: known.place, taken: known.taken, isRefused: known.isRefused))
      } else {
        declared.merge(places) { first, _ in first }
      }
    }
    return files.filter { !doubled.contains($0.path) }
  }

  /// Returns whether two files are compiled into one module; without a project those in one folder are.
  static func shareTarget(
    _ first: String, _ second: String, among targets: [XcodeProject.Target]
  ) -> Bool {
    let known = targets.filter { $0.contains(first) || $0.contains(second) }
    guard known.isEmpty else { return known.contains { $0.contains(first) && $0.contains(second) } }
    return SourceFile.folder(of: first) == SourceFile.folder(of: second)
  }
}
