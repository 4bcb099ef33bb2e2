/// The generated file that starts a person's widgets.
public enum ProgramStart {
  /// Returns the source.
  ///
  /// - Parameters:
  ///   - entry: The bundle, or the widgets.
  ///   - module: The module that has `start(_:)` for a bundle.
  /// - Returns: The source.
  public static func source(of entry: WidgetSelection.Entry, module: String = "WidgetKit") -> String
  {
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

      """
  }
}
