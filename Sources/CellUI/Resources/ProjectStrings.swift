import AssetCatalogs

/// The strings of the app by their keys, as its code asks a bundle for them.
public enum ProjectStrings {
  /// Returns the string of a key, with its conversions such as `%@`; `nil` where no table has the key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table; `nil` means `Localizable`.
  ///   - numbers: The arguments, by which a plural is chosen; `nil` for those that are no numbers.
  /// - Returns: The string in the app's language.
  public static func string(
    for key: String, table: String?, numbers: [Double?] = []
  ) -> String? {
    let resources = AppResources.current
    return resources.strings.string(
      key, table: table ?? "Localizable", locale: resources.locale)?
      .value(for: numbers, in: resources.locale)
  }

  /// Returns a format of the app's tables in the plural of its arguments.
  ///
  /// A phone's formats hold all their plurals. Here they are found by the text of the plural for no number.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - numbers: The arguments; `nil` for those that are no numbers.
  /// - Returns: The format, which stays as it is where it has no plurals.
  public static func format(_ format: String, for numbers: [Double?]) -> String {
    let resources = AppResources.current
    return resources.strings.pluralString(valued: format, locale: resources.locale)?
      .value(for: numbers, in: resources.locale) ?? format
  }
}
