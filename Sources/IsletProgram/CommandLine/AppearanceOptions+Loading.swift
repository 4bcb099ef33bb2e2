import FeedReports
import LockScreenSession
import ActivityLayouts
import Compositing
import HostIO
import LiveActivities
import Theming

extension AppearanceOptions {
  /// The longest theme or layout that is read, in bytes.
  private static let fileByteCountMaximum = 1 << 20

  /// Reads the theme and the layouts that were named, for a session of a size.
  func setup(size: CellSize, views: ViewCatalog) throws(Failure) -> Session.Setup {
    var views = views
    for path in layouts { views.use(try Self.layout(at: path)) }
    var setup = Session.Setup(size: size)
    setup.themes = try themes()
    setup.views = views
    setup.glyphs = glyphs
    setup.profile = profile
    setup.budget = PushBudget(enforcement: budget)
    setup.colors = colors
    setup.motion = motion
    return setup
  }

  private func themes() throws(Failure) -> ThemeCatalog {
    var shelf = ThemeCatalog()
    if shelf.choose(theme) { return shelf }
    guard theme.contains("/") || theme.hasSuffix(".json") else {
      let suggestion = Messages.suggestion(for: theme, among: shelf.names)
      throw Failure(
        .usage, "there is no theme \(theme); \(suggestion); a file's name has a / or ends in .json")
    }
    shelf.add(try Self.theme(at: theme))
    return shelf
  }

  /// The file of the theme; `nil` where it is one of islet's own.
  var themeFile: String? { Theme.embeddedNames.contains(theme) ? nil : theme }

  /// Reads a theme's file.
  static func theme(at path: String) throws(Failure) -> Theme {
    let bytes = try contents(of: path)
    do {
      return try Theme.parse(bytes)
    } catch {
      throw Failure(
        .dataError, "theme \(path): \(Messages.fault(error).joined(separator: "; "))")
    }
  }

  /// Reads a layout's file.
  static func layout(at path: String) throws(Failure) -> ActivityLayout {
    let bytes = try contents(of: path)
    do {
      return try ActivityLayout.parse(bytes)
    } catch {
      throw Failure(.dataError, "layout \(path): \(Messages.fault(error))")
    }
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
