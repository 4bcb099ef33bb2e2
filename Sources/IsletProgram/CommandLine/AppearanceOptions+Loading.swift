import ActivityLayouts
import Compositing
import FeedReports
import HostIO
import LiveActivities
import LockScreenSession
import Theming

extension AppearanceOptions {
  /// The longest theme or layout that is read, in bytes.
  static let fileByteCountMaximum = 1 << 20

  /// Reads the named theme and layouts, for a session of a size in cells.
  func setup(size: CellSize, views: ViewCatalog) throws(Failure) -> Session.Setup {
    var views = views
    for path in layouts { views.add(try Self.layout(at: path)) }
    for path in types {
      for contract in try Self.types(at: path).contracts { views.add(contract) }
    }
    var setup = Session.Setup(size: size)
    setup.themes = try themes()
    setup.keepsTheme = ownTheme != nil
    setup.views = views
    if let glyphs { setup.glyphs = glyphs }
    setup.profile = profile
    setup.budget = PushBudget(enforcement: budget)
    setup.asksPermission = asksPermission
    setup.colors = colors
    setup.motion = motion
    setup.intents = AppIntentPerformer()
    return setup
  }

  private func themes() throws(Failure) -> ThemeCatalog {
    var catalog = ThemeCatalog()
    if catalog.choose(theme) { return catalog }
    guard theme.contains("/") || theme.hasSuffix(".json") else {
      let suggestion = Messages.suggestion(for: theme, among: catalog.names)
      throw Failure(
        .usage, "there is no theme \(theme); \(suggestion); a file's name has a / or ends in .json")
    }
    catalog.add(try Self.theme(at: theme))
    return catalog
  }

  /// The theme's file; `nil` for one of islet's own themes.
  var themeFile: String? { Theme.embeddedNames.contains(theme) ? nil : theme }

  /// Reads a theme's file.
  static func theme(at path: String) throws(Failure) -> Theme {
    try theme(try contents(of: path), at: path)
  }

  /// Reads a theme of a file's bytes.
  static func theme(_ bytes: [UInt8], at path: String) throws(Failure) -> Theme {
    do {
      return try Theme.parse(bytes)
    } catch {
      throw Failure(
        .dataError, "theme \(path): \(Messages.fault(error).joined(separator: "; "))")
    }
  }

  /// Reads a layout's file.
  static func layout(at path: String) throws(Failure) -> ActivityLayout {
    try layout(try contents(of: path), at: path)
  }

  /// Reads a layout of a file's bytes.
  static func layout(_ bytes: [UInt8], at path: String) throws(Failure) -> ActivityLayout {
    do {
      return try ActivityLayout.parse(bytes)
    } catch {
      throw Failure(.dataError, "layout \(path): \(Messages.fault(error))")
    }
  }

  /// Reads the types of a file of Swift source.
  ///
  /// - Throws: The file, where it has no type of an activity.
  static func types(
    at path: String
  ) throws(Failure) -> (contracts: [TypeContract], notes: [TypeNote]) {
    let types = TypeContract.all(in: try contents(of: path))
    guard !types.contracts.isEmpty else {
      throw Failure(
        .dataError,
        "types \(path): no type in it conforms to ActivityAttributes; give the file that declares it"
      )
    }
    return types
  }

  /// Reads a file of reasonable length.
  static func contents(of path: String) throws(Failure) -> [UInt8] {
    do {
      return try FileDescriptor.contents(of: path, limit: fileByteCountMaximum)
    } catch {
      throw Failure(.noInput, Messages.fault(error, reading: path))
    }
  }
}
