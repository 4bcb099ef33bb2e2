/// The files that others need, found by names: a file that declares a used name is needed, and so are those that it uses.
struct SourceReach {
  private var declared: Set<String> = []
  private var used: Set<String> = []
  /// The used names without those that are labels alone, which name no value.
  private var usedValues: Set<String> = []
  /// The members of extensions, by the extended type.
  private var members: [String: Set<String>] = [:]
  private var calls: Set<String> = []
  /// The initializers of extensions, as `Color(hex`.
  private var initializers: Set<String> = []
  private var imported: Set<String> = []
  private var places: [String] = []
  /// The files that are there and those that they need, in the order in which they were found.
  private var files: [SourceFile] = []
  /// The folders of apps' starts, whose own files are taken last.
  private let appFolders: Set<String>
  /// The paths of other widgets' files, which are needed for their types alone: their members' names are met by chance.
  private let foreignPaths: Set<String>

  /// Begins with the files that are there anyway.
  init(_ files: [SourceFile], appFolders: Set<String>, foreignPaths: Set<String> = []) {
    self.appFolders = appFolders
    self.foreignPaths = foreignPaths
    for file in files { add(file) }
  }

  /// Notes a path; of several files that declare a name, the one nearest to such a path is taken.
  mutating func prefer(near path: String) {
    places.append(SourceFile.folder(of: path))
  }

  private mutating func add(_ file: SourceFile) {
    files.append(file)
    declared.formUnion(file.declaredNames)
    // A file that has a type for itself needs no other one of that name.
    let hidden = file.names.propertyWrappers.union(
      file.types.lazy.filter { $0.isPrivate && !$0.isExtension }.map(\.name))
    used.formUnion(file.usedNames.subtracting(hidden))
    usedValues.formUnion(file.usedNames.subtracting(file.names.labels).subtracting(hidden))
    members.merge(file.declarations.extensionMembers) { $0.union($1) }
    calls.formUnion(file.names.labeledCalls)
    for (type, labels) in file.declarations.extensionInitializers {
      initializers.formUnion(labels.map { "\(type)(\($0)" })
    }
    imported.formUnion(file.imports.map(\.module))
  }

  /// Returns the needed files among others, each with a name for which it is needed.
  mutating func extend(by files: [SourceFile]) -> [(file: SourceFile, name: String)] {
    var rest = files.sorted { distance(of: $0) < distance(of: $1) }
    var found: [(file: SourceFile, name: String)] = []
    while let next = next(among: rest) {
      found.append((rest[next.index], next.name))
      add(rest[next.index])
      rest.remove(at: next.index)
    }
    return found
  }

  private func next(among files: [SourceFile]) -> (index: Int, name: String)? {
    for (index, file) in files.enumerated() {
      if let name = neededName(of: file) {
        return (nearest(to: index, declaring: name, files), name)
      }
    }
    return nil
  }

  /// Returns the file among those with a type of one name that is nearest to a file that uses it: a package's type is meant in
  /// the package, though the app has one of that name.
  private func nearest(to index: Int, declaring name: String, _ files: [SourceFile]) -> Int {
    func declares(_ file: SourceFile) -> Bool {
      file.types.contains { $0.name == name && !$0.isExtension && !$0.isPrivate }
    }
    guard declares(files[index]) else { return index }
    let rivals = files.indices.dropFirst(index).filter {
      declares(files[$0]) && neededName(of: files[$0]) != nil
    }
    guard rivals.count > 1 else { return index }
    let folders = Set(self.files.lazy.filter { $0.usedNames.contains(name) }.map(\.folder))
    return rivals.min { first, second in
      folders.map(files[first].distance(fromFolder:)).min() ?? 0
        < folders.map(files[second].distance(fromFolder:)).min() ?? 0
    } ?? index
  }

  /// Returns a name for which a file is needed: one that it declares, or a member that it adds to a type in use.
  private func neededName(of file: SourceFile) -> String? {
    // A second declaration of a name would clash with the first, as where app and widget have a copy each.
    guard file.declaredNames.isDisjoint(with: declared) else { return nil }
    let types = file.types.lazy.filter { !$0.isExtension && !$0.isPrivate }.map(\.name)
    if let name = types.filter(used.contains).min() { return name }
    guard !foreignPaths.contains(file.path) else { return initializer(in: file) }
    let values = file.declaredNames.subtracting(types)
    if let name = values.filter(usedValues.contains).filter({ $0.count > 2 }).min() { return name }
    for (type, names) in file.declarations.extensionMembers.sorted(by: { $0.key < $1.key })
    where used.contains(type) || Self.implicitTypes.contains(type)
      || file.declarations.styleExtensions.contains(type)
    {
      // Members of one kind of values are of no use where there are no such values.
      if let types = file.declarations.extensionConditions[type], types.isDisjoint(with: used) {
        continue
      }
      if let name = names.subtracting(members[type] ?? []).filter(usedValues.contains).min() {
        return name
      }
    }
    return initializer(in: file) ?? conformance(in: file) ?? exportingModule(of: file)
  }

  /// Returns an initializer by which a file extends a type, and which a call asks for.
  private func initializer(in file: SourceFile) -> String? {
    for (type, labels) in file.declarations.extensionInitializers.sorted(by: { $0.key < $1.key }) {
      let label = labels.filter { label in
        calls.contains("\(type)(\(label)") || calls.contains("init(\(label)") && used.contains(type)
      }.filter { !initializers.contains("\(type)(\($0)") }.min()
      if let label { return "\(type)(\(label):)" }
    }
    return nil
  }

  /// Returns the module, among those that are imported, for which a file hands other modules on.
  ///
  /// A module of the project has a folder of its name.
  private func exportingModule(of file: SourceFile) -> String? {
    guard file.imports.contains(where: \.isExported) else { return nil }
    let folders = Set(file.folder.split(separator: "/").map(String.init))
    return imported.intersection(folders).min()
  }

  /// The types whose members are written with a point alone, or after a value, so that the type's own name need not stand in the file.
  private static let implicitTypes: Set<String> = [
    "Activity", "ActivityViewContext", "Animation", "AnyTransition", "Array", "AttributedString",
    "BinaryFloatingPoint", "BinaryInteger", "Binding", "Bool", "Bundle", "ButtonStyle", "CGFloat",
    "CGPoint", "CGRect", "CGSize", "Calendar", "CaseIterable", "Character", "ClosedRange",
    "Collection", "Color", "Comparable", "ContentTransition", "Data", "Date", "DateComponents",
    "DateFormatter", "Decimal", "Decodable", "DependencyValues", "Dictionary", "Double", "Duration",
    "DynamicIsland",
    "EdgeInsets", "Encodable", "EnvironmentValues", "Error", "Float", "FloatingPoint", "Font",
    "Gradient", "Image", "InsettableShape", "Int", "Int32", "Int64",
    "KeyedDecodingContainer", "KeyedEncodingContainer", "LinearGradient", "Locale",
    "LocalizedStringKey", "LocalizedStringResource", "Measurement", "MutableCollection",
    "Notification", "NumberFormatter", "Optional",
    "ProgressViewStyle", "Range", "RawRepresentable", "Result", "Sequence", "Set", "Shape",
    "ShapeStyle", "String", "StringProtocol", "Substring", "Text", "TextStyle", "TimeInterval",
    "TimeZone", "UIColor", "UIFont", "UIImage", "UIView", "UInt",
    "UInt32", "UInt64", "URL", "UUID", "UnitPoint", "View", "WidgetConfiguration", "WidgetFamily",
  ]

  /// Returns the type of this module to which a file adds a conformance.
  private func conformance(in file: SourceFile) -> String? {
    file.types.first { type in
      type.isExtension && !type.inherited.isEmpty && declared.contains(type.name)
    }?.name
  }

  /// The number of folders between a file and the nearest of the files that are there.
  private func distance(of file: SourceFile) -> Int {
    places.map { file.distance(fromFolder: $0) }.min().map {
      $0 + (appFolders.contains(file.folder) ? 1 : 0)
    } ?? 0
  }
}
