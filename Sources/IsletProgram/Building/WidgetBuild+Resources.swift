import AssetCatalogs
import WidgetSources

extension WidgetBuild {
  /// Returns the faults of the widgets' resources and of their Info.plist.
  func resourceFaults(of selection: WidgetSelection) -> [AssetFault] {
    let info = Self.ownInfo(ofExtension: selection.folder)?.fault
    return symbols.faults + [info].compactMap(\.self)
  }

  /// Returns the number of broken resources in the widgets' own folder: one elsewhere may be in no target.
  static func brokenCount(among faults: [AssetFault], of selection: WidgetSelection) -> Int {
    faults.count { $0.isBroken && $0.path.hasPrefix("\(selection.folder)/") }
  }
}
