/// The files of a project that make its widgets: those that hold widgets, the files beside them, and by search the others
/// that declare a name which they use.
public struct WidgetSelection: Sendable {
  /// The start of a program with widgets.
  public enum Entry: Hashable, Sendable {
    /// A bundle, by its type.
    case bundle(String)
    /// Widgets without a bundle, by their types.
    case widgets([String])
  }

  /// A remark on the choice.
  public enum Remark: Hashable, Sendable {
    /// A file with an app's `@main` is left out.
    case appLeftOut(path: String)
    /// Of several bundles one is taken.
    case severalBundles(taken: String, others: [String])
    /// Widgets of the bundle that is taken have a `@main` of their own.
    case severalStarts(taken: String, others: [String])
    /// Bundles of one name are in several files, of which one is taken.
    case sameBundles(name: String, taken: String, others: [String])
    /// A file was read though it was not named, since it declares a name that the named files use.
    case found(path: String, name: String)
    /// A file beside the widgets declares a name that another of them declares already, which Xcode refuses where both are
    /// in one target.
    case doubled(name: String, place: DeclarationPlace, taken: DeclarationPlace, isRefused: Bool)
    /// Widgets of activities are in no bundle, so that a phone would not show them.
    case unlisted(names: [String])
    /// There are more files than a widget may have.
    case tooMany(count: Int, limit: Int)
  }

  /// The reason for which there is nothing to show.
  public enum Fault: Error, Hashable, Sendable {
    /// There is no Swift file.
    case noFiles
    /// None of the Swift files has a widget.
    case noWidgets(fileCount: Int)
  }

  /// The files, in the order of their paths.
  public let files: [SourceFile]
  /// The paths of the widgets' own files, which are never left out.
  public let ownPaths: Set<String>
  /// The paths of the files that were found by search, whose previews are of other widgets as a rule.
  let foundPaths: Set<String>
  /// The start.
  public let entry: Entry
  /// The widgets of activities beside the start's bundle that no bundle names; they are shown all the same.
  public let unlisted: [String]
  /// The remarks.
  public let remarks: [Remark]
  /// The folder of the widgets' own files.
  public let folder: String
  /// A Boolean value indicating whether there may be more files than were given: files were named, or no project is known.
  public let mayLackFiles: Bool

  /// Chooses files.
  ///
  /// - Parameters:
  ///   - candidates: All Swift files that were found.
  ///   - named: The paths of the files that the person named; empty for a folder.
  ///   - folders: The folders that the person named, in which the widgets are; empty for all.
  ///   - targets: The targets of the project; of files that are in no target, the search decides alone.
  ///   - isProjectMarked: Whether a project's own file says what belongs together; else files elsewhere are remarked on.
  ///   - leavingOut: The paths of files that proved not to compile, and are not needed.
  ///   - activitiesOnly: Whether only widgets of activities are shown, since others beside them do not compile.
  /// - Throws: The reason for which there is nothing to show.
  public init(
    from candidates: [SourceFile], named: Set<String> = [], in folders: [String] = [],
    targets: [XcodeProject.Target] = [], isProjectMarked: Bool = true,
    leavingOut: Set<String> = [], activitiesOnly: Bool = false
  ) throws(Fault) {
    guard !candidates.isEmpty else { throw .noFiles }
    let usable = candidates.filter { !$0.isTest && !leavingOut.contains($0.path) }
    var remarks = usable.filter(\.isApp).map { Remark.appLeftOut(path: $0.path) }
    let sources = usable.filter { !$0.isApp }.sorted { $0.path < $1.path }
    let isWhole = named.isEmpty && folders.isEmpty
    func isRoot(_ file: SourceFile) -> Bool {
      isWhole || named.contains(file.path)
        || folders.contains { file.path.hasPrefix($0 == "/" ? $0 : "\($0)/") }
    }
    let roots = sources.filter(isRoot)
    guard
      let (entry, mainPath, otherStarts) = Self.entry(among: roots, activitiesOnly: activitiesOnly)
    else { throw .noWidgets(fileCount: candidates.count(where: isRoot)) }
    if case .bundle(let name) = entry {
      let bundle = roots.first { $0.path == mainPath }
      remarks += Self.remarks(
        on: name, bundle, beside: otherStarts.filter { $0.type.name != name }, among: targets)
    }
    folder = Self.targetFolder(of: mainPath, among: candidates)
    let folder = folder
    var own = roots.filter { !named.isEmpty || $0.path.hasPrefix(folder + "/") }
    if activitiesOnly { own = Self.activities(among: own) }
    if named.isEmpty {
      // If app and widgets share a folder, only the widgets' own files are sure to be theirs.
      let isShared = candidates.contains { $0.isApp && $0.folder == folder }
      own = own.filter { !$0.competes(with: entry) && (!isShared || $0.isWidgets) }
    }
    let target = named.isEmpty ? Self.target(of: mainPath, own, among: targets) : nil
    if let target { own = own.filter { target.contains($0.path) } }
    own = Self.withoutDoubles(own, mainPath: mainPath, among: targets, remarks: &remarks)
    remarks += Self.sameBundles(entry, in: roots, beside: mainPath, told: remarks)
    let taken = Set(own.map(\.path))
    let (previews, found) = NeededFiles(
      own: own, others: sources.filter { !taken.contains($0.path) }, candidates: candidates,
      folder: folder, target: target, rootPaths: Set(roots.map(\.path))
    ).found(hasNames: !named.isEmpty)
    let news = named.isEmpty && isProjectMarked ? [] : found.filter { !isRoot($0.file) }
    remarks += news.map { .found(path: $0.file.path, name: $0.name) }
    mayLackFiles = !named.isEmpty || targets.isEmpty
    unlisted = Self.unlisted(among: own, beside: entry)
    if !unlisted.isEmpty { remarks.append(.unlisted(names: unlisted)) }
    // The start and the other widgets are among the first, then what they need.
    let (widgets, rest) = (own.filter(\.isWidgets), own.filter { !$0.isWidgets })
    let chosen = widgets + rest + previews + found.map(\.file)
    foundPaths = Set(found.map(\.file.path))
    if chosen.count > SourceFolder.chosenCountMaximum {
      remarks.append(.tooMany(count: chosen.count, limit: SourceFolder.chosenCountMaximum))
    }
    files = Array(
      chosen.prefix(SourceFolder.chosenCountMaximum).sorted { $0.path < $1.path })
    // Previews may be left out where only activities are shown.
    ownPaths = activitiesOnly ? Set(own.filter(\.hasActivities).map(\.path)) : taken
    self.entry = Self.entry(entry, in: own)
    self.remarks = Self.told(among: remarks, named: named, in: folder)
  }

  /// Returns remarks without those on apps elsewhere in a project, or beside a named file; one in the widgets' folder is news.
  private static func told(
    among remarks: [Remark], named: Set<String>, in folder: String
  ) -> [Remark] {
    remarks.filter { remark in
      guard case .appLeftOut(let path) = remark else { return true }
      return named.isEmpty ? path.hasPrefix(folder + "/") : named.contains(path)
    }
  }

  /// Returns the files with activities, and those with previews alone that show no other widget.
  private static func activities(among files: [SourceFile]) -> [SourceFile] {
    let others = files.filter { !$0.hasActivities && !$0.types(conformingTo: "Widget").isEmpty }
    let lost = others.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return files.filter {
      $0.hasActivities
        || $0.hasPreviews && $0.declaredNames.isDisjoint(with: lost)
          && $0.usedNames.isDisjoint(with: lost)
    }
  }

  /// Returns the files in other folders that preview the activities of the widgets' own files, and declare none of their names.
  static func previews(of own: [SourceFile], among others: [SourceFile]) -> [SourceFile] {
    let activities = own.filter(\.hasActivities)
    let widgets = Set(activities.flatMap { $0.types(conformingTo: "Widget") }.map(\.name))
    let used = activities.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    let attributes = Set(
      (own + others).flatMap { $0.types(conformingTo: "ActivityAttributes") }.map(\.name)
    ).intersection(used)
    let declared = own.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return others.filter {
      let names = $0.usedNames
      // `#Preview` names the widget, and `previewContext(_:viewKind:)` is of the attributes.
      let previews =
        names.contains("contentStates") && !names.isDisjoint(with: widgets)
        || names.contains("viewKind") && !names.isDisjoint(with: attributes)
      return previews && $0.hasPreviews && $0.declaredNames.isDisjoint(with: declared)
    }
  }

  /// A bundle, or a widget with a `@main` of its own, and the file that declares it.
  private typealias Start = (type: SourceFile.TypeDeclaration, path: String)

  /// Returns the remarks on other starts than a bundle: those of the same module, and other extensions'.
  private static func remarks(
    on name: String, _ file: SourceFile?, beside starts: [Start],
    among targets: [XcodeProject.Target]
  ) -> [Remark] {
    // A bundle without `@main` that another one names is a part of it.
    let parts = starts.filter { !$0.type.isMain && file?.usedNames.contains($0.type.name) == true }
    let own = starts.filter { start in
      guard let file, start.type.isMain, !start.type.isConditional else { return false }
      return file.usedNames.contains(start.type.name)
        || file.types.contains { $0.name == name && $0.isMain && !$0.isConditional }
          && shareTarget(file.path, start.path, among: targets)
    }.map(\.type.name)
    let others = starts.map(\.type.name)
      .filter { start in !own.contains(start) && !parts.contains { $0.type.name == start } }
    return (own.isEmpty ? [] : [.severalStarts(taken: name, others: own)])
      + (others.isEmpty ? [] : [.severalBundles(taken: name, others: others)])
  }

  /// A Boolean value indicating whether one module has several `@main`, which Xcode refuses.
  public var startsTwice: Bool {
    remarks.contains { if case .severalStarts = $0 { true } else { false } }
  }

  /// Returns the remark on files that declare the bundle again, unless one says already that they are left out.
  private static func sameBundles(
    _ entry: Entry, in files: [SourceFile], beside mainPath: String, told remarks: [Remark]
  ) -> [Remark] {
    guard case .bundle(let name) = entry else { return [] }
    let doubled = remarks.compactMap {
      if case .doubled(_, let place, _, _) = $0 { place.path } else { nil }
    }
    let others = files.filter { file in
      file.path != mainPath && !doubled.contains(file.path)
        && file.types(conformingTo: "WidgetBundle").contains { $0.name == name }
    }.map(\.path)
    return others.isEmpty ? [] : [.sameBundles(name: name, taken: mainPath, others: others)]
  }

  /// Returns the extension's target that has the start and most of the files beside it.
  private static func target(
    of mainPath: String, _ own: [SourceFile], among targets: [XcodeProject.Target]
  ) -> XcodeProject.Target? {
    let found = targets.filter { $0.isExtension && $0.contains(mainPath) }
    return found.max { first, second in
      own.count { first.contains($0.path) } < own.count { second.contains($0.path) }
    }
  }

  /// Returns the start, its file and the starts that are not taken; `nil` where no file has a widget.
  private static func entry(
    among files: [SourceFile], activitiesOnly: Bool
  ) -> (Entry, path: String, otherStarts: [Start])? {
    let bundles = files.flatMap { file in
      activitiesOnly ? [] : file.types(conformingTo: "WidgetBundle").map { (type: $0, file: file) }
    }
    // Activities are what is shown, so the bundle beside an activity's widget goes before others, as of a watch.
    let ranked = bundles.sorted { first, second in
      rank(of: first.file, among: files) < rank(of: second.file, among: files)
    }
    // A widget of an activity with a start of its own is shown before a bundle that has none.
    let hasOwnStart = files.contains { file in
      file.hasActivities && file.types(conformingTo: "Widget").contains(where: \.isMain)
    }
    if let bundle = ranked.first, !hasOwnStart || hasActivities(beside: bundle.file, files) {
      // A widget with a `@main` of its own is another extension's start.
      let mains = files.flatMap { file in
        file.types(conformingTo: "Widget").filter(\.isMain).map { (type: $0, path: file.path) }
      }
      return (
        .bundle(bundle.type.name), bundle.file.path,
        ranked.dropFirst().map { (type: $0.type, path: $0.file.path) } + mains
      )
    }
    let widgets = files.filter { !activitiesOnly || $0.hasActivities }.flatMap { file in
      file.types.filter { !$0.isExtension && !$0.isGeneric && $0.inherited.contains("Widget") }
        .map { (type: $0, file: file) }
    }
    let mains = widgets.filter(\.type.isMain)
    let shown = widgets.filter { !$0.type.isPrivate }
    guard let first = mains.first ?? shown.first(where: { $0.file.hasActivities }) ?? shown.first
    else { return nil }
    // An activity's widget is shown though the person's `@main` is another one.
    return (.widgets(shown.map(\.type.name)), first.file.path, [])
  }

  /// Returns the widgets of activities that no file with a bundle names, where the start is a bundle.
  private static func unlisted(among files: [SourceFile], beside entry: Entry) -> [String] {
    guard case .bundle = entry else { return [] }
    let listed = files.filter {
      !$0.types(conformingTo: "WidgetBundle").isEmpty
        || $0.usedNames.contains("WidgetBundleBuilder")
    }.reduce(into: Set<String>()) { $0.formUnion($1.usedNames) }
    return files.filter(\.hasActivities).flatMap { file in
      file.types(conformingTo: "Widget").filter {
        !$0.isExtension && !$0.isGeneric && !$0.isPrivate && !listed.contains($0.name)
      }
    }.map(\.name)
  }

  /// Returns a start without the widgets of other folders.
  private static func entry(_ entry: Entry, in files: [SourceFile]) -> Entry {
    guard case .widgets(let names) = entry else { return entry }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return .widgets(names.filter(declared.contains))
  }

  private static func rank(of bundle: SourceFile, among files: [SourceFile]) -> Int {
    let isMain = bundle.types.contains { $0.isMain }
    // Of two bundles in one folder, the one that names an activity's widget is meant.
    let widgets = files.filter(\.hasActivities).flatMap { $0.types(conformingTo: "Widget") }
    let namesActivity = widgets.contains { bundle.usedNames.contains($0.name) }
    let isNear = hasActivities(beside: bundle, files)
    return (isNear && namesActivity ? 0 : isNear ? 2 : 4) + (isMain ? 0 : 1)
  }

  private static func hasActivities(beside bundle: SourceFile, _ files: [SourceFile]) -> Bool {
    let folder = bundle.folder
    return files.contains { $0.hasActivities && $0.path.hasPrefix(folder) }
  }

  /// Returns the folder of the widget extension: the bundle's, or the one above it as long as that holds no app.
  ///
  /// An extension has a folder of its own below the project's; the files of a bundle in `Widget/Bundle` may be in `Widget/Views`.
  private static func targetFolder(of path: String, among files: [SourceFile]) -> String {
    let common = files.map(\.folder).reduce(files[0].folder) { commonFolder($0, $1) }
    var folder = SourceFile.folder(of: path)
    while folder.count > common.count {
      let above = SourceFile.folder(of: folder)
      let holdsOthers = files.contains { file in
        file.path.hasPrefix(above + "/") && !file.path.hasPrefix(folder + "/") && !file.isWidgets
      }
      guard above.count > common.count, !holdsOthers else { break }
      folder = above
    }
    return folder
  }

  private static func commonFolder(_ first: String, _ second: String) -> String {
    let (first, second) = (
      first.split(separator: "/", omittingEmptySubsequences: false),
      second.split(separator: "/", omittingEmptySubsequences: false)
    )
    return zip(first, second).prefix { $0 == $1 }.map(\.0).joined(separator: "/")
  }
}

extension SourceFile {
  /// The path's folder.
  var folder: String { Self.folder(of: path) }

  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// Returns the number of folders between the file and a folder.
  func distance(fromFolder other: String) -> Int {
    let (parts, others) = (folder.split(separator: "/"), other.split(separator: "/"))
    return parts.count + others.count - 2 * zip(parts, others).prefix { $0 == $1 }.count
  }

  /// A Boolean value indicating whether it is an app's start.
  var isApp: Bool {
    types.contains { $0.isMain && $0.inherited.contains("App") }
      || !hasActivities && types.contains { $0.inherited.contains("UIApplicationDelegate") }
      || types.contains { $0.inherited.contains("App") && !$0.isExtension }
  }

  /// A Boolean value indicating whether it is a test's.
  public var isTest: Bool { imports.contains { $0.module == "XCTest" || $0.module == "Testing" } }

  /// A Boolean value indicating whether it has the views of activities.
  var hasActivities: Bool { usedNames.contains("ActivityConfiguration") }

  /// A Boolean value indicating whether it has previews.
  var hasPreviews: Bool { !usedNames.isDisjoint(with: ["Preview", "PreviewProvider"]) }

  /// A Boolean value indicating whether it is surely part of a widget extension.
  var isWidgets: Bool { imports.contains { $0.module == "WidgetKit" } || hasActivities }

  /// Returns whether the file starts another bundle than the chosen one, and declares it alone.
  fileprivate func competes(with entry: WidgetSelection.Entry) -> Bool {
    guard case .bundle(let name) = entry else { return false }
    let bundles = types(conformingTo: "WidgetBundle")
    return !bundles.isEmpty && !bundles.contains { $0.name == name }
  }
}
