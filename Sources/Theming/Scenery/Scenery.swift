/// A kind of picture on a wallpaper's ground: stars, hills, rain.
///
/// A new kind is a type in a file of this folder and a line in `SceneryKind.all`.
protocol Scenery: Hashable, Sendable {
  /// The table of its keys; its name is the key that asks for it.
  static var object: ThemeObject { get }

  /// Its values, by the table's keys.
  var values: ThemeValues { get }

  /// A Boolean value indicating whether it is light that brightens with an alert.
  static var answersAlerts: Bool { get }

  /// The number of pictures that its parts cover in all, each with the square around it.
  var coverage: Double { get }

  init(values: ThemeValues)

  /// Paints its colors, and marks its glyphs of one cell that later pictures may hide.
  func paint(on canvas: inout WallpaperCanvas)

  /// The glyphs that lie on the finished picture, for a size in cells.
  func symbols(columns: Int, rows: Int) -> [WallpaperPicture.Symbol]
}

extension Scenery {
  static var answersAlerts: Bool { false }

  var answersAlerts: Bool { Self.answersAlerts }

  // Scenery that is painted square by square covers each once, which needs no limit.
  var coverage: Double { 0 }

  func symbols(columns: Int, rows: Int) -> [WallpaperPicture.Symbol] { [] }

  fileprivate func equals(_ other: any Scenery) -> Bool { self == other as? Self }
}

/// Scenery of any kind.
struct AnyScenery: Hashable, Sendable {
  let scenery: any Scenery

  static func == (first: AnyScenery, second: AnyScenery) -> Bool {
    first.scenery.equals(second.scenery)
  }

  func hash(into hasher: inout Hasher) { scenery.hash(into: &hasher) }

  /// The key that asks for it.
  var name: String { type(of: scenery).object.name }
}
