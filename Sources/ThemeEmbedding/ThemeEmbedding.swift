import Foundation
import PackagePlugin

/// Embeds the theme files of the package's `Themes` folder in the target that uses this plug-in.
///
/// The list of files is part of the command, so a theme that was added, removed or edited makes the command run again.
/// SwiftPM makes the list anew only when a file comes or goes below a target's folder. The link `Themes` beside this file
/// puts the theme files below this target's.
@main struct ThemeEmbedding: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Themes")
    let themes = try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "json" && !$0.lastPathComponent.hasPrefix(".") }
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme+Files.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(themes.count) themes",
        executable: try context.tool(named: "EmbedThemes").url,
        arguments: [output.path] + themes.map(\.path), inputFiles: themes, outputFiles: [output])
    ]
  }
}
