import AssetCatalogs

/// The strings of the app by their keys, as its code asks a bundle for them.
public enum ProjectStrings {
  /// Returns the string of a key, with its conversions such as `%@`; `nil` where no table has the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; `nil` means `Localizable`.
  /// - Returns: The string in the app's language.
  public static func string(for key: String, table: String?) -> String? {
    let resources = AppResources.current
    return resources.strings.string(
      key, table: table ?? "Localizable", locale: resources.locale)?
      .value(for: [], in: resources.locale)
  }
}
