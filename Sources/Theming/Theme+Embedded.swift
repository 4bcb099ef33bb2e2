extension Theme {
  /// The files that travel in the binary, in the order in which a key steps through them.
  private enum File: String, CaseIterable {
    case sunset, midnight, dawn, graphite, aurora, earthrise, monsoon, meadow, confetti, candy
    case paper, noir, sakura, desert, ocean, neon

    var bytes: [UInt8] {
      switch self {
      case .sunset: PackageResources.sunset_json
      case .midnight: PackageResources.midnight_json
      case .dawn: PackageResources.dawn_json
      case .graphite: PackageResources.graphite_json
      case .aurora: PackageResources.aurora_json
      case .earthrise: PackageResources.earthrise_json
      case .monsoon: PackageResources.monsoon_json
      case .meadow: PackageResources.meadow_json
      case .confetti: PackageResources.confetti_json
      case .candy: PackageResources.candy_json
      case .paper: PackageResources.paper_json
      case .noir: PackageResources.noir_json
      case .sakura: PackageResources.sakura_json
      case .desert: PackageResources.desert_json
      case .ocean: PackageResources.ocean_json
      case .neon: PackageResources.neon_json
      }
    }
  }

  /// The names of the themes that travel in the binary, in the order in which a key steps through them.
  public static let embeddedNames = File.allCases.map(\.rawValue)

  /// Reads the theme of a name that travels in the binary; `nil` where there is none.
  ///
  /// Each is a file of the package's own; a test reads and audits them all, so none is ever left out here.
  public static func embedded(named name: String) -> Theme? {
    File(rawValue: name).flatMap { try? reading($0.bytes) }
  }

  /// All of the themes that travel in the binary; who shows one does not read the others.
  public static let embedded = embeddedNames.compactMap(embedded(named:))
}
