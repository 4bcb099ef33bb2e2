import AssetCatalogs
import FeedReports
import HostIO
import WidgetSources

/// The files of the folders and files that the person named, and of the project around them, read again only where they changed.
struct SourceTree {
  /// The absolute paths that the person named.
  let paths: [String]
  /// The paths of the Swift files among them; empty for folders.
  let namedFiles: Set<String>
  /// The folders of projects around the named paths, the innermost first, in which the files that they need are found.
  private let projects: [String]
  /// The number of projects that are read.
  private var projectCount = 1
  /// A Boolean value indicating whether nothing marks the project, which is the folder above the first named one.
  let isNeighborhood: Bool
  /// The folders of other widgets beside the named one in a neighborhood, as where a folder holds several people's.
  private var foreignFolders: Set<String> = []
  private var cache: [String: (stamp: Folder.Entry, file: SourceFile)] = [:]
  /// The most files and folders that a search looks at.
  private let entryCountMaximum: Int
  private var xcodeProjects: [String: (stamp: Folder.Entry, project: XcodeProject?)] = [:]

  /// The content of the tree at a time.
  struct Content {
    var files: [SourceFile] = []
    /// The paths of catalogs' files, images and tables of strings, each with a stamp that changes with the file.
    var assets: [String: Folder.Entry] = [:]
    /// The paths of assets that are left out, since there are too many.
    var lostAssets: [String] = []
    /// The paths of images that Expo projects' targets name.
    var namedImages: Set<String> = []
    /// The definitions of types that Xcode generates.
    var definitions: [(path: String, bytes: [UInt8])] = []
    /// The paths of Objective-C source.
    var objectiveC: [String] = []
    /// The paths of Xcode projects' own files.
    var projectFiles: [String] = []
    /// The targets of Xcode projects.
    var targets: [XcodeProject.Target] = []
    /// The languages other than English in which Xcode projects are developed, by the projects' folders.
    var languages: [String: String] = [:]
    /// The named folders and those in them, to be watched.
    var folders: [String] = []
    /// The files that are not read, each with the reason.
    var unread: [(path: String, reason: String)] = []

    /// The paths of all files that are read.
    var paths: [String] {
      files.map(\.path) + assets.keys.filter { isShared($0) || !AssetFile.isLooseImage($0) }
        + definitions.map(\.path) + objectiveC + projectFiles
    }

    /// Returns the contents of Objective-C source; a file that can't be read declares nothing.
    func objectiveCSource(where isIncluded: (String) -> Bool = { _ in true }) -> [[UInt8]] {
      objectiveC.lazy.filter(isIncluded).compactMap {
        try? FileDescriptor.contents(ofFile: $0, limit: ObjectiveCNames.fileByteCountMaximum)
      }
    }

    /// Returns the language in which the project around a folder is developed; `nil` for English.
    func language(of folder: String) -> String? {
      languages.filter { "\(folder)/".hasPrefix("\($0.key)/") }.max { $0.key.count < $1.key.count }?
        .value
    }

    /// Returns the assets of widgets in a folder: its own, and those elsewhere whose names it has none of.
    func assets(of folder: String) -> [String: Folder.Entry] {
      let own = assets.filter { path, _ in
        // A target's configuration in Expo may stand above the folder of its source.
        path.hasPrefix(folder + "/")
          || AssetFile.isTargetConfiguration(path)
            && folder.hasPrefix(FilePath.folder(of: path) + "/")
      }
      let names = Set(own.keys.map(Self.assetName))
      let others = assets.filter { path, _ in
        !names.contains(Self.assetName(path)) && isShared(path)
      }
      return own.merging(others) { own, _ in own }
    }

    /// Returns whether widgets may use an asset elsewhere in the project; a loose image there is likely none of an app's.
    private func isShared(_ path: String) -> Bool {
      path.contains(".xcassets/") || path.contains("strings") || namedImages.contains(path)
    }

    /// The part of a path that is the same in app and widget: `Brand.colorset/Contents.json`, `de.lproj/Localizable.strings`.
    private static func assetName(_ path: String) -> String {
      let steps = path.split(separator: "/").suffix(2)
      return (steps.first?.contains(".") == true ? steps : steps.suffix(1)).joined(separator: "/")
    }
  }

  /// Makes the tree of some paths.
  ///
  /// - Parameters:
  ///   - paths: The paths that the person named.
  ///   - entryCountMaximum: The most files and folders that a search looks at.
  /// - Throws: The path at which there is nothing.
  init(
    _ paths: [String], entryCountMaximum: Int = SourceFolder.entryCountMaximum
  ) throws(Failure) {
    self.entryCountMaximum = entryCountMaximum
    var resolved: [String] = []
    for path in paths {
      guard let place = FilePath.resolved(path) else {
        throw Failure(.noInput, "\(path): there is no such file or folder")
      }
      resolved.append(Self.sources(of: place))
    }
    self.paths = resolved
    namedFiles = Set(resolved.filter { Folder.entry(at: $0)?.isFolder == false })
    let marked = resolved.first.map(Self.projects(around:)) ?? []
    isNeighborhood = marked.isEmpty
    projects =
      marked.isEmpty ? resolved.first.flatMap(Self.neighborhood).map { [$0] } ?? [] : marked
    if isNeighborhood { for folder in projects { leaveOutOtherWidgets(in: folder) } }
  }

  /// Returns the folder of a project that is named by its own file, as Xcode opens it: `Ride.xcodeproj`, `Package.swift`.
  private static func sources(of path: String) -> String {
    var place = path
    while projectFiles.contains(where: place.hasSuffix) { place = FilePath.folder(of: place) }
    return place
  }

  private static let projectFiles = [".xcodeproj", ".xcworkspace", "/Package.swift"]

  /// The most folders above a named one that are looked at for a project.
  private static let projectHeightMaximum = 6
  /// The endings of the names that only a project's own folder has.
  private static let projectMarks = [
    ".xcodeproj", ".xcworkspace", "Package.swift", "Podfile", "project.yml", "pubspec.yaml",
    "Workspace.swift", "Project.swift",
    "package.json", ".git",
  ]

  /// The folders that hold anything, and are no project.
  private static var commonFolders: [String] {
    let home = HostEnvironment.value(of: "HOME").flatMap(FilePath.resolved)
    return ["/", "/tmp", home].compactMap(\.self)
  }

  /// Returns the folders of the projects that a path belongs to: those with a project's mark, up to a repository's.
  private static func projects(around path: String) -> [String] {
    var (found, folder) = ([String](), path)
    let common = commonFolders
    for _ in 0...projectHeightMaximum where !common.contains(folder) {
      if isProject(folder) { found.append(folder) }
      if Folder.names(of: folder).contains(".git") { break }
      folder = FilePath.folder(of: folder)
    }
    return found
  }

  private static func isProject(_ folder: String) -> Bool {
    Folder.names(of: folder).contains { name in projectMarks.contains(where: name.hasSuffix) }
  }

  /// Reads the projects farther out, until one declares a name.
  ///
  /// - Returns: A Boolean value indicating whether one does; if none does, they are not read again.
  mutating func widen(for names: Set<String>) -> Bool {
    let before = projectCount
    while projectCount < projects.count {
      projectCount += 1
      let found = read().files.contains { !$0.declaredNames.isDisjoint(with: names) }
      if found { return true }
    }
    projectCount = before
    return false
  }

  /// The most entries of a folder that may be a project's though nothing marks it.
  private static let neighborhoodCountMaximum = 40

  /// Returns the folder above an extension's, where app and widget lie side by side without a project's file.
  private static func neighborhood(of path: String) -> String? {
    let above = FilePath.folder(of: path)
    // A folder of folders is a project itself; an extension's own has files.
    guard Folder.names(of: path).contains(where: SourceFolder.isSwift) else { return nil }
    let names = Folder.names(of: above)
    // A folder of projects is none itself.
    guard !commonFolders.contains(above), names.count <= neighborhoodCountMaximum,
      !names.contains(where: { isProject("\(above)/\($0)") })
    else { return nil }
    return above
  }

  /// Finds the folders of other widgets in a neighborhood: what they declare belongs to these.
  private mutating func leaveOutOtherWidgets(in neighborhood: String) {
    // Of as many files as are read of a tree; folders behind them are not read at all.
    var fileCount = 0
    var search = FolderSearch(in: [neighborhood], entryCountMaximum: entryCountMaximum)
    for entry in Folder.entries(of: neighborhood)
    where entry.isFolder && fileCount < SourceFolder.fileCountMaximum {
      let folder = "\(neighborhood)/\(entry.name)"
      let isNamed = paths.contains { "\($0)/".hasPrefix("\(folder)/") }
      guard !isNamed, !SourceFolder.isSkipped(folder: entry.name) else { continue }
      var content = Content()
      guard search.enters(entry, at: folder) else { continue }
      read(folder, depth: 1, by: &search, into: &content)
      fileCount += content.files.count
      if content.files.contains(where: \.declaresWidgets) { foreignFolders.insert(folder) }
    }
  }

  /// The folders that are searched: the named ones, and those of named files.
  private var roots: [String] {
    var roots: [String] = []
    for path in paths {
      let root = namedFiles.contains(path) ? FilePath.folder(of: path) : path
      if !roots.contains(root) { roots.append(root) }
    }
    return roots
  }

  /// The folders in which a project's resources are looked for, the nearest first.
  func searchedFolders(beside folder: String) -> [String] {
    [folder] + roots.filter { $0 != folder } + projects.prefix(projectCount)
  }

  /// The first named path, where there is nothing at any of them any more; `nil` otherwise.
  var gonePath: String? { paths.allSatisfy { Folder.entry(at: $0) == nil } ? paths.first : nil }

  /// The named folders, in which the widgets are looked for.
  var namedFolders: [String] { paths.filter { !namedFiles.contains($0) } }

  /// Reads the tree.
  mutating func read() -> Content {
    var content = Content()
    var search = FolderSearch(in: roots + projects, entryCountMaximum: entryCountMaximum)
    let common = Self.commonFolders
    for root in roots {
      // Of a folder that holds anything only the files beside the named one are read.
      let isShallow = common.contains(root) && !paths.contains(root)
      read(
        root, depth: isShallow ? SourceFolder.depthMaximum - 1 : 0, by: &search, into: &content)
    }
    let folders = content.folders
    // Links elsewhere in a project are of no interest here.
    content.unread += search.unreadLinks
    // The named ones are read first, so that a large project around them takes no place from them.
    for project in projects.prefix(projectCount) {
      read(project, depth: 0, by: &search, into: &content)
    }
    content.folders = folders
    content.unread += search.unreadFolders
    let paths = Set(content.files.map(\.path))
    cache = cache.filter { paths.contains($0.key) }
    return content
  }

  private mutating func read(
    _ folder: String, depth: Int, by search: inout FolderSearch, into content: inout Content
  ) {
    guard let entries = search.entries(of: folder) else { return }
    content.folders.append(folder)
    for entry in entries {
      let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
      if entry.isFolder {
        if entry.name.hasSuffix(".xcodeproj") { readProject(path, in: folder, into: &content) }
        guard !SourceFolder.isSkipped(folder: entry.name), path != WidgetLibrary.cacheFolder,
          !foreignFolders.contains(path), depth + 1 < SourceFolder.depthMaximum,
          search.enters(entry, at: path)
        else { continue }
        read(path, depth: depth + 1, by: &search, into: &content)
      } else if SourceFolder.isSwift(entry.name) {
        readSwift(path, entry, into: &content)
      } else if ObjectiveCNames.isSource(entry.name) {
        if content.objectiveC.count < ObjectiveCNames.fileCountMaximum {
          content.objectiveC.append(path)
        }
      } else if GeneratedTypes.isDefinition(path) {
        readDefinition(path, into: &content)
      } else if AssetFile.isUsed(path), content.assets[path] == nil {
        guard content.assets.count < AssetFile.Limits.countMaximum else {
          content.lostAssets.append(path)
          continue
        }
        content.assets[path] = entry
        readImageNames(path, into: &content)
      }
    }
  }

  private mutating func readProject(
    _ path: String, in folder: String, into content: inout Content
  ) {
    let file = "\(path)/project.pbxproj"
    guard let entry = Folder.entry(at: file) else { return }
    content.projectFiles.append(file)
    if xcodeProjects[file]?.stamp != entry {
      // A project that cannot be read says nothing about its files; then the search alone decides.
      let bytes = try? FileDescriptor.contents(ofFile: file, limit: XcodeProject.byteCountMaximum)
      xcodeProjects[file] = (entry, bytes.flatMap { XcodeProject($0, in: folder) })
    }
    content.targets += xcodeProjects[file]?.project?.targets ?? []
    content.languages[folder] = xcodeProjects[file]?.project?.language
  }

  private func readImageNames(_ path: String, into content: inout Content) {
    guard AssetFile.isTargetConfiguration(path) else { return }
    // Without the file, its images are missed where they are drawn.
    let bytes = try? FileDescriptor.contents(ofFile: path, limit: AssetFile.Limits.byteCountMaximum)
    content.namedImages.formUnion(AssetFile.imagePaths(namedIn: bytes ?? [], at: path))
  }

  private func readDefinition(_ path: String, into content: inout Content) {
    do {
      let bytes = try FileDescriptor.contents(
        ofFile: path, limit: GeneratedTypes.byteCountMaximum)
      content.definitions.append((path, bytes))
    } catch {
      content.unread.append((path, Messages.reason(of: error)))
    }
  }

  private mutating func readSwift(
    _ path: String, _ entry: Folder.Entry, into content: inout Content
  ) {
    if let known = cache[path], known.stamp == entry {
      content.files.append(known.file)
    } else if content.files.count >= SourceFolder.fileCountMaximum {
      content.unread.append((path, "there are more than \(SourceFolder.fileCountMaximum) files"))
    } else {
      do {
        let bytes = try FileDescriptor.contents(
          ofFile: path, limit: SourceFolder.fileByteCountMaximum)
        if let fault = EncodingFault(in: bytes) {
          return content.unread.append((path, Messages.reason(of: fault)))
        }
        let file = SourceFile(path: path, bytes: bytes)
        cache[path] = (entry, file)
        content.files.append(file)
      } catch .tooLarge(let limit) {
        content.unread.append((path, Messages.tooLarge(entry.byteCount, limit: limit)))
      } catch {
        content.unread.append((path, Messages.reason(of: error)))
      }
    }
  }
}
