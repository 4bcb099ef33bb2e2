extension Theme {
  /// The themes that travel in the binary, in the order in which a key steps through them.
  ///
  /// Each is a file of the package's own; a test reads and audits them all, so none is ever left out here.
  public static let embedded: [Theme] = [
    PackageResources.sunset_json, PackageResources.midnight_json, PackageResources.dawn_json,
    PackageResources.graphite_json, PackageResources.aurora_json, PackageResources.earthrise_json,
    PackageResources.monsoon_json, PackageResources.meadow_json, PackageResources.confetti_json,
    PackageResources.candy_json, PackageResources.paper_json, PackageResources.noir_json,
    PackageResources.sakura_json, PackageResources.desert_json, PackageResources.ocean_json,
    PackageResources.neon_json,
  ].compactMap { bytes in
    // A file that cannot be read is our own mistake, which the test finds: people get the other themes.
    try? reading(bytes)
  }
}
