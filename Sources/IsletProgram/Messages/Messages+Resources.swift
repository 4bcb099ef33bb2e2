import AssetCatalogs
import FeedReports

extension Messages {
  /// The most faults of resources that are told.
  static let resourceFaultsMaximum = 8

  /// Returns the words on a fault of a resource.
  ///
  /// - Parameters:
  ///   - fault: The fault.
  ///   - name: The file's name for people.
  /// - Returns: The words: the place, the reason, and the consequence.
  static func fault(_ fault: AssetFault, named name: String) -> String {
    let line = fault.line.map { ":\($0)" } ?? ""
    return "\(name)\(line): \(fault.reason); "
      + (fault.isBroken ? "Xcode refuses the file, so mend it" : "it is left out")
  }

  /// Returns the remarks on faults of resources: a line for each of the first ones, and one for the rest.
  static func faults(ofResources faults: [AssetFault]) -> [String] {
    let lines = faults.prefix(resourceFaultsMaximum).map { fault($0, named: resourceName($0.path)) }
    let rest = faults.count - lines.count
    return rest > 0 ? lines + ["\(counted(rest, "more file")) of resources with a fault"] : lines
  }

  /// Returns the remark that there are too many resources; none where all are read.
  static func lostAssets(_ paths: [String]) -> [String] {
    guard let first = paths.first else { return [] }
    let others = paths.count == 1 ? "is" : "and \(paths.count - 1) more files of resources are"
    return [
      "\(fileNames([first])) \(others) left out: "
        + "an app has at most \(AssetFile.Limits.countMaximum) of them here"
    ]
  }

  /// Returns the name of a resource with its set or its language, as `logo.imageset/Contents.json`.
  private static func resourceName(_ path: String) -> String {
    let steps = path.split(separator: "/").suffix(2)
    return (steps.first?.contains(".") == true ? steps : steps.suffix(1)).joined(separator: "/")
  }
}
