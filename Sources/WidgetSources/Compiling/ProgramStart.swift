/// The generated file that starts a person's widgets.
public enum ProgramStart {
  /// Returns the source.
  ///
  /// - Parameters:
  ///   - entry: The bundle, or the widgets.
  ///   - unlisted: The widgets that are shown beside the bundle's.
  ///   - module: The module that has `start(_:)` for a bundle.
  ///   - files: The person's files; what they declare themselves is left to them.
  /// - Returns: The source.
  public static func source(
    of entry: WidgetSelection.Entry, adding unlisted: [String] = [], module: String = "WidgetKit",
    beside files: [SourceFile] = []
  ) -> String {
    let declaration: String
    let bundle: String
    switch entry {
    case .bundle(let name) where unlisted.isEmpty: (declaration, bundle) = ("", name)
    case .bundle(let name): (declaration, bundle) = made(of: ["\(name)().body"], unlisted)
    case .widgets(let names): (declaration, bundle) = made(of: [], names)
    }
    return """
      import SwiftUI
      import \(module)

      \(declaration)@main enum IsletStart_ {
        static func main() {
          FoundationNames.FormatterDefaults.set(now: { SceneClock.date }, locale: { ProjectLocale.current })
          DateTexts.run(date: FoundationNames.DateWords.date, duration: FoundationNames.DateWords.duration) {
            \(bundle).main()
          }
        }
      }

      """ + clock(beside: files) + formats(beside: files) + formatters(beside: files)
        + resources(beside: files)
        + strings(beside: files)
  }

  /// Returns a bundle of widgets, and its name.
  private static func made(
    of bodies: [String], _ names: [String]
  ) -> (declaration: String, bundle: String) {
    let bundle = "IsletWidgets_"
    let widgets = (bodies + names.map { "\($0)()" }).map { "    \($0)\n" }.joined()
    return (
      """
      struct \(bundle): WidgetBundle {
        @WidgetBundleBuilder var body: some Widget {
      \(widgets)  }
      }

      """, bundle
    )
  }

  /// Resources of a bundle that are files of the project.
  private static func resources(beside files: [SourceFile]) -> String {
    guard
      !files.contains(where: { $0.declarations.extensionMembers["Bundle"]?.contains("url") == true }
      )
    else {
      return ""
    }
    return """
      extension Foundation.Bundle {
        func url(forResource name: String?, withExtension suffix: String?) -> Foundation.URL? {
          ProjectResources.url(named: name, suffix: suffix)
        }
        func path(forResource name: String?, ofType suffix: String?) -> String? {
          ProjectResources.url(named: name, suffix: suffix)?.path
        }
      }

      """
  }

  /// Strings of a bundle that are in the project's tables.
  private static func strings(beside files: [SourceFile]) -> String {
    let own = files.reduce(into: Set<String>()) {
      $0.formUnion($1.declaredNames)
      $0.formUnion($1.declarations.extensionMembers["Bundle"] ?? [])
      $0.formUnion($1.declarations.extensionMembers["String"] ?? [])
    }
    // Foundation's initializer has shared parameters; without them a call would be ambiguous.
    let plural = """
      extension String {
        static func localizedStringWithFormat(_ format: String, _ arguments: CVarArg...) -> String {
          String(format: format, locale: ProjectLocale.current, arguments: arguments)
        }
        init(format: __shared String, locale: __shared Foundation.Locale?, arguments: __shared [CVarArg]) {
          let chosen = ProjectStrings.format(format, for: arguments.map { Double("\\($0)") })
          self = withVaList(arguments) {
            NSString(format: chosen, locale: locale as AnyObject?, arguments: $0)
          }.description
        }
        init(format: __shared String, arguments: __shared [CVarArg]) {
          self.init(format: format, locale: nil, arguments: arguments)
        }
      }

      """
    let member = """
      extension Foundation.Bundle {
        func localizedString(forKey key: String, value: String?, table: String?) -> String {
          ProjectStrings.string(for: key, table: table) ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
        }
      }

      """
    let function = """
      func NSLocalizedString(
        _ key: String, tableName: String? = nil, bundle: Foundation.Bundle = .main, value: String = "", comment: String = ""
      ) -> String { bundle.localizedString(forKey: key, value: value, table: tableName) }

      """
    return (own.contains("localizedString") ? "" : member)
      + (own.contains("NSLocalizedString") ? "" : function)
      + (own.contains("localizedStringWithFormat") ? "" : plural)
  }

  /// Dates that take the scene's time for now; in the person's own module they go before Foundation's.
  private static func clock(beside files: [SourceFile]) -> String {
    let own = files.reduce(into: Set<String>()) {
      $0.formUnion($1.declarations.extensionMembers["Date"] ?? [])
    }
    let members = [
      ("now", "static var now: Foundation.Date { SceneClock.date }"),
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
    return "extension Foundation.Date {\n"
      + members.filter { !own.contains($0.0) }.map { "  \($0.1)\n" }.joined() + "}\n"
  }
}
