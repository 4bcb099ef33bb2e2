public import LiveActivities

/// The Lock Screen's question about an app's Live Activities, which a card below the app's own asks (AK 3.36).
public struct PermissionQuestion: Hashable, Sendable {
  /// The app whose activities the question is about.
  public let app: BundleID
  /// The app's name.
  public let name: String

  /// Makes a question.
  ///
  /// - Parameters:
  ///   - app: The app whose activities the question is about.
  ///   - name: The app's name.
  public init(app: BundleID, name: String) {
    self.app = app
    self.name = name
  }

  /// The question as iOS has it.
  var words: String { "Allow Live Activities from “\(name)”?" }

  /// The question in a line between torch and camera, for a screen without room for its card.
  var line: String {
    let short = name.count > Self.nameMaximum ? "\(name.prefix(Self.nameMaximum - 1))…" : name
    return "Allow \(short)? y / n"
  }

  /// The most letters of an app's name in a line.
  private static let nameMaximum = 12
}
