import CellUI
import StrictJSON

extension Messages {
  /// The most names that are suggested.
  private static let suggestionsMaximum = 3

  /// Returns the words for a name that there is not, with names that are near.
  static func missing(_ missing: MissingName) -> String {
    let name = "\"\(missing.name.prefix(64))\""
    if AppResources.current.isEmpty(missing) {
      return
        "the \(missing.kind.rawValue) \(name) of the app's assets has nothing to draw; mend its Contents.json"
    }
    let (fact, near, remedy) =
      switch missing.kind {
      case .symbol: ("no symbol is named \(name)", symbols(near: missing.name), "a mark is shown")
      case .image, .color:
        (
          "the app's assets have no \(missing.kind.rawValue) \(name)",
          AppResources.current.names(of: missing.kind)
            .nearest(to: missing.name, atMost: suggestionsMaximum),
          remedy(for: missing)
        )
      case .file:
        (
          "the image's file \(missing.name.prefix(64)), which is not drawn", [],
          "a frame with its name is shown"
        )
      case .picture: ("the symbol \(name) has no picture here", [], "a mark is shown")
      }
    return "\(fact); "
      + (near.isEmpty ? remedy : "did you mean \(near.joined(separator: " or "))?")
  }

  /// Returns the remedy for an asset that there is not.
  private static func remedy(for missing: MissingName) -> String {
    let own =
      AppResources.current.isOwnSource
      ? "add it to the asset catalog" : "give them with --assets FOLDER"
    guard missing.kind == .image, SymbolTable.isKnown(missing.name) else { return own }
    return "\(own), or, for the symbol, write systemName: \"\(missing.name)\""
  }

  /// Returns names of symbols in which each unknown word is one that is near.
  private static func symbols(near name: String) -> [String] {
    let words = SymbolTable.words.map(String.init).sorted()
    var names = [""]
    for step in name.split(separator: ".", omittingEmptySubsequences: false).prefix(8) {
      let choices =
        SymbolTable.words.contains(step)
        ? [String(step)] : words.nearest(to: String(step), atMost: suggestionsMaximum)
      names = names.flatMap { name in
        (choices.isEmpty ? [String(step)] : choices).map { name.isEmpty ? $0 : "\(name).\($0)" }
      }
    }
    return Array(
      names.filter { $0 != name && SymbolTable.isKnown($0) }.prefix(suggestionsMaximum))
  }
}
