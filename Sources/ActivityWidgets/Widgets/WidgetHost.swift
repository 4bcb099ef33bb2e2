import HostIO

/// A program that shows widgets.
///
/// A bundle does not import its program, since each importer of the bundle would need all modules of the program. The
/// program declares a type with this conformance instead, which is found at run time.
public protocol WidgetHost {
  /// Shows the widgets of a bundle, and ends the process.
  @MainActor static func run(_ bundle: some WidgetBundle) -> Never
}

extension WidgetBundle {
  /// Runs the program with the bundle's widgets; an app's own `main` calls it, too, which is on the main thread.
  public static func main() { MainActor.assumeIsolated { start(Self()) } }
}

extension Widget {
  /// Runs the program with the widget.
  public static func main() { MainActor.assumeIsolated { start(SingleWidget<Self>()) } }
}

/// The widgets and previews of the process, found among the types of its source.
public enum FoundWidgets {
  /// Runs the program with the widgets, where no type is marked `@main`.
  @MainActor public static func main() { start(WidgetsOfProcess()) }

  /// The widgets: those of all bundles; where there is no bundle, all.
  public static var bundle: some WidgetBundle { WidgetsOfProcess() }

  /// The makers of previews, in the order of the source; one makes all previews of a `PreviewProvider`.
  ///
  /// Each runs code of the widgets, which may trap.
  public static var previewMakers: [@MainActor () -> [RegisteredPreview]] {
    let macros = ConformingTypes.types(conformingTo: (any PreviewSource).self)
    let providers = ConformingTypes.types(conformingTo: (any PreviewProvider).self)
    let makers: [@MainActor () -> [RegisteredPreview]] = macros.map { type in
      { (type as? any PreviewSource.Type).map { [$0.registered] } ?? [] }
    }
    return makers
      + providers.map { type in { (type as? any PreviewProvider.Type)?.registered ?? [] } }
  }

  /// The previews, in the order of the source.
  @MainActor public static var previews: [RegisteredPreview] { previewMakers.flatMap { $0() } }
}

@MainActor private func start(_ bundle: some WidgetBundle) -> Never {
  let hosts = ConformingTypes.types(conformingTo: (any WidgetHost).self)
  guard let host = hosts.lazy.compactMap({ $0 as? any WidgetHost.Type }).first else {
    preconditionFailure("the product Islet or IsletModules holds a program for widgets")
  }
  host.run(bundle)
}

private struct SingleWidget<Content: Widget>: WidgetBundle {
  var body: some Widget { Content() }
}

/// The widgets of the process: those of its bundles; without bundles, all, in the order of its tables.
private struct WidgetsOfProcess: WidgetBundle {
  /// The modules whose widgets belong to the program.
  private static let programModules = [
    "ActivityWidgets", "LockScreenSession", "SampleActivities", "WidgetKit",
  ]

  var body: WidgetList {
    let bundles = Self.types((any WidgetBundle).self).compactMap { $0 as? any WidgetBundle.Type }
    guard bundles.isEmpty else {
      return WidgetList(members: bundles.map { WidgetList.content(of: $0.init()) })
    }
    let widgets = Self.types((any Widget).self).compactMap { $0 as? any Widget.Type }
    return WidgetList(members: widgets.map { $0.init() })
  }

  private static func types<Existential>(_ proto: Existential.Type) -> [Any.Type] {
    ConformingTypes.types(conformingTo: proto).filter { type in
      let module = String(reflecting: type).prefix { $0 != "." }
      return !programModules.contains(String(module))
    }
  }
}
