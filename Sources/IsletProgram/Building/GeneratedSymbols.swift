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
  /// The assets that are broken, or too many; one that lacks a file is named where it is drawn.
  private(set) var faults: [AssetFault] = []

  /// Makes the symbols, unless the assets and the files' own members are the same as before.
  mutating func update(_ assets: [String: Folder.Entry], beside files: [SourceFile]) {
    let members = files.reduce(into: [String: Set<String>]()) {
      $0.merge($1.declarations.extensionMembers) { $0.union($1) }
    }
    if assets == self.assets, members == self.members { return }
    (self.assets, self.members) = (assets, members)
    faults = []
    let files = SourceFacts.files(at: assets.keys.sorted(), faults: &faults)
    let catalog = AssetCatalog(files)
    source = AssetSymbols.swiftSource(for: [catalog], beside: members)
    assetNames = AssetSymbols.names(in: [catalog])
    let tables = StringTables(files)
    stringKeys = tables.keys.sorted()
    faults += (catalog.faults + tables.faults).filter(\.isBroken)
  }

  /// Gives up the source, which does not compile itself.
  mutating func refuse() { source = "" }
}
