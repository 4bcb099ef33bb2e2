/// The targets of an Xcode project, each with the source files that belong to it.
public struct XcodeProject: Sendable {
  /// A target: an app, an extension, a framework.
  public struct Target: Sendable {
    /// The name.
    public let name: String
    /// A Boolean value indicating whether it is an extension of an app.
    public let isExtension: Bool
    /// The absolute paths of its files.
    fileprivate(set) var files: Set<String> = []
    /// The absolute paths of folders of which all files are its own, except those that are named.
    fileprivate(set) var folders: [String: Set<String>] = [:]

    /// Returns whether a file belongs to the target.
    public func contains(_ path: String) -> Bool {
      if files.contains(path) { return true }
      return folders.contains { folder, exceptions in
        path.hasPrefix(folder + "/")
          && !exceptions.contains(String(path.dropFirst(folder.count + 1)))
      }
    }
  }

  /// The longest project file, in bytes.
  public static let byteCountMaximum = 16 << 20
  /// The deepest group.
  private static let depthMaximum = 64

  /// The targets that have files.
  public private(set) var targets: [Target] = []
  /// The language in which the project is developed; `nil` for English, which is any project's at first.
  public private(set) var language: String?

  private let objects: [String: OpenStepValue]
  private var paths: [String: String] = [:]

  /// Reads a `project.pbxproj`; `nil` for anything else.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - folder: The absolute path of the folder in which the `.xcodeproj` lies.
  public init?(_ bytes: [UInt8], in folder: String) {
    guard let root = OpenStepValue(bytes), case .object(let objects) = root["objects"],
      let id = root["rootObject"]?.text, let project = objects[id]
    else { return nil }
    self.objects = objects
    if let group = project["mainGroup"]?.text {
      addPaths(below: group, in: folder, folder, depth: 0)
    }
    targets = (project["targets"]?.texts ?? []).compactMap { target($0) }
    language = Self.language(project["developmentRegion"]?.text ?? "")
  }

  /// Returns a language other than English by its code; `nil` for names of old projects, as `German`, and for others.
  private static func language(_ region: String) -> String? {
    let code = region.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(code.count), code != "en",
      region.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }),
      code.allSatisfy(\.isLowercase)
    else { return nil }
    return String(region.map { $0 == "_" ? "-" : $0 })
  }

  /// Finds the path of a group or a file, and of those in it.
  private mutating func addPaths(
    below id: String, in folder: String, _ root: String, depth: Int
  ) {
    guard depth < Self.depthMaximum, let object = objects[id], paths[id] == nil else { return }
    var path = object["sourceTree"]?.text == "SOURCE_ROOT" ? root : folder
    for step in (object["path"]?.text ?? "").split(separator: "/") where step != "." {
      path = step == ".." ? SourceFile.folder(of: path) : "\(path)/\(step)"
    }
    paths[id] = path
    for child in object["children"]?.texts ?? [] {
      addPaths(below: child, in: path, root, depth: depth + 1)
    }
  }

  private func target(_ id: String) -> Target? {
    guard let object = objects[id] else { return nil }
    var target = Target(
      name: object["name"]?.text ?? "",
      isExtension: object["productType"]?.text?.contains("app-extension") == true)
    for phase in object["buildPhases"]?.texts ?? []
    where objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" {
      for file in objects[phase]?["files"]?.texts ?? [] {
        if let path = objects[file]?["fileRef"]?.text.flatMap({ paths[$0] }) {
          target.files.insert(path)
        }
      }
    }
    addFolders(of: object, id, to: &target)
    return target.files.isEmpty && target.folders.isEmpty ? nil : target
  }

  /// Adds folders that follow the file system, and single files of other targets' folders.
  private func addFolders(of object: OpenStepValue, _ id: String, to target: inout Target) {
    let own = Set(object["fileSystemSynchronizedGroups"]?.texts ?? [])
    for (group, value) in objects
    where value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" {
      guard let path = paths[group] else { continue }
      let sets = (value["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      let named = sets.filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
      // Exceptions leave files out of a target's own folder, and take files of other folders in.
      if own.contains(group) {
        target.folders[path] = Set(named)
      } else {
        target.files.formUnion(named.map { "\(path)/\($0)" })
      }
    }
  }
}
