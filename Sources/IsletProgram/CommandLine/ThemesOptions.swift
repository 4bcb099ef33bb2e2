/// The options of `islet themes`.
struct ThemesOptions: Hashable {
  /// Files with themes to judge; without any, islet's own themes are judged.
  var files: [String] = []
  /// A Boolean value indicating whether themes are judged, not shown.
  var isChecking = false
}
