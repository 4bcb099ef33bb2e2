/// The generated file that starts a person's widgets.
public enum ProgramStart {
  /// Returns the source.
  ///
  /// - Parameters:
  ///   - entry: The bundle, or the widgets.
  ///   - module: The module that has `start(_:)` for a bundle.
  ///   - files: The person's files; what they declare themselves is left to them.
  /// - Returns: The source.
  public static func source(
    of entry: WidgetSelection.Entry, module: String = "WidgetKit", beside files: [SourceFile] = []
  ) -> String {
    let declaration: String
    let bundle: String
    switch entry {
    case .bundle(let name): (declaration, bundle) = ("", name)
    case .widgets(let names):
      bundle = "IsletWidgets_"
      let widgets = names.map { "    \($0)()\n" }.joined()
      declaration = """
        struct \(bundle): WidgetBundle {
          @WidgetBundleBuilder var body: some Widget {
        \(widgets)  }
        }

        """
    }
    return """
      import SwiftUI
      import \(module)

      \(declaration)@main enum IsletStart_ {
        static func main() { \(bundle).main() }
      }

      """ + clock(beside: files) + resources(beside: files)
  }

  /// Resources of a bundle that are files of the project.
  private static func resources(beside files: [SourceFile]) -> String {
    guard !files.contains(where: { $0.extensionMembers["Bundle"]?.contains("url") == true }) else {
      return ""
    }
    return """
      extension Bundle {
        func url(forResource name: String?, withExtension suffix: String?) -> URL? {
          ProjectResources.url(named: name, suffix: suffix)
        }
        func path(forResource name: String?, ofType suffix: String?) -> String? {
          ProjectResources.url(named: name, suffix: suffix)?.path
        }
      }

      """
  }

  /// Dates that take the scene's time for now; in the person's own module they go before Foundation's.
  private static func clock(beside files: [SourceFile]) -> String {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.extensionMembers["Date"] ?? []) }
    let members = [
      ("now", "static var now: Date { SceneClock.date }"),
      ("init", "init() { self = SceneClock.date }"),
      (
        "timeIntervalSinceNow",
        "var timeIntervalSinceNow: TimeInterval { timeIntervalSince(SceneClock.date) }"
      ),
      (
        "sinceNow",
        "init(timeIntervalSinceNow: TimeInterval) { self = SceneClock.date + timeIntervalSinceNow }"
      ),
    ]
    return "extension Date {\n"
      + members.filter { !own.contains($0.0) }.map { "  \($0.1)\n" }.joined() + "}\n"
  }
}
