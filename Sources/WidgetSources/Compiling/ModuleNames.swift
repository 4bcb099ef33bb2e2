extension Collection<SourceFile> {
  /// Returns the imported modules that are missing, each with the paths of its files.
  ///
  /// - Parameter modules: The modules that islet or the toolchain has.
  /// - Returns: The paths, by module. Modules of Apple's that add no names of their own are among them, unless another is imported in place of them.
  public func missingModules(besides modules: Set<String>) -> [String: [String]] {
    var missing: [String: [String]] = [:]
    for file in self {
      let names = file.imports.filter { !$0.isForOtherSystems }.map(\.module)
      for name in Set(names) where !modules.contains(name) && AbsentModules.homes[name] == nil {
        missing[name, default: []].append(file.path)
      }
    }
    return missing
  }
}

/// The modules that a project's code may import though they are missing here.
public enum AbsentModules {
  /// Modules whose names Foundation or SwiftUI has here, so that their absence is no news.
  public static let covered: Set<String> = [
    "CoreGraphics", "QuartzCore", "CoreText", "ImageIO", "UniformTypeIdentifiers", "Accelerate",
    "simd", "Darwin", "ObjectiveC", "MachO", "CoreServices", "DeveloperToolsSupport", "Playgrounds",
  ]

  /// Modules whose names all are in a module that is here, which is imported in place of them.
  ///
  /// Xcode imports a part of SwiftUI where it completes one of its names.
  static let homes = ["SwiftUICore": "SwiftUI"]

  /// Returns the modules whose sources are among a project's files, by the names of their folders.
  public static func inTree(_ names: some Sequence<String>, of files: [SourceFile]) -> Set<String> {
    let folders = Set(files.flatMap { $0.folder.split(separator: "/") })
    return Set(names.filter { folders.contains(Substring($0)) })
  }
}
