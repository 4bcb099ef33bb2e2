import AssetCatalogs
import HostIO
import WidgetSources

/// The symbols that Xcode generates from a project's colors, images and strings.
struct GeneratedSymbols {
  /// The assets of which they were made.
  private(set) var assets: [String: Folder.Entry] = [:]
  /// The members that the project's own source has in their place.
  private var members: [String: Set<String>] = [:]
  private(set) var source = ""
  private(set) var assetNames: [String] = []
  private(set) var stringKeys: [String] = []

  /// Makes the symbols, unless the assets and the files' own members are the same as before.
  mutating func update(_ assets: [String: Folder.Entry], beside files: [SourceFile]) {
    let members = files.reduce(into: [String: Set<String>]()) {
      $0.merge($1.declarations.extensionMembers) { $0.union($1) }
    }
    if assets == self.assets, members == self.members { return }
    (self.assets, self.members) = (assets, members)
    let files = SourceFacts.files(at: assets.keys.sorted())
    let catalog = AssetCatalog(files)
    source = AssetSymbols.swiftSource(for: [catalog], beside: members)
    assetNames = AssetSymbols.names(in: [catalog])
    stringKeys = StringTables(files).keys.sorted()
  }

  /// Gives up the source, which does not compile itself.
  mutating func refuse() { source = "" }
}
