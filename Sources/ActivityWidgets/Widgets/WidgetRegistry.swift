public import FoundationEssentials

/// The widgets of an app, found by the attributes type that a push names.
public struct WidgetRegistry {
  private var providers: [String: any ViewProvider] = [:]
  /// The names of the widgets without an activity, which are those of the Home Screen and are not drawn.
  public private(set) var homeScreenWidgets: [String] = []
  /// The names of the widgets whose bodies return an empty configuration.
  public private(set) var emptyWidgets: [String] = []

  /// Makes a registry of the widgets of a bundle; of two for one attributes type the first is used.
  public init(_ bundle: some WidgetBundle) {
    add(bundle.body)
  }

  private mutating func add<Content: Widget>(_ widget: Content) {
    // Only a group has no body. Asking every type for the protocol would cost a search through all conformances.
    if Content.Body.self == Never.self, let group = widget as? any WidgetGroup {
      for member in group.members { add(member) }
      return
    }
    let facts = ConfigurationFacts.facts(of: widget.body)
    guard let provider = facts.provider else {
      let name = String(describing: Content.self)
      if facts.isEmpty { emptyWidgets.append(name) } else { homeScreenWidgets.append(name) }
      return
    }
    if providers[provider.attributesType] == nil {
      providers[provider.attributesType] = provider
    }
  }

  /// Returns an activity with made-up values for each widget, or the reason for which its types refuse them.
  ///
  /// - Parameters:
  ///   - source: The facts of the source from which values are chosen.
  ///   - now: The time around which dates are.
  /// - Returns: The activities.
  public func examples(
    of source: ExampleSource, at now: Date
  ) -> [Result<ActivityExample, ExampleRefusal>] {
    attributesTypes.compactMap { type in
      (providers[type] as? any NamedViewProvider)?.example(of: source, at: now)
    }
  }

  /// The attributes types of the widgets.
  public var attributesTypes: [String] { providers.keys.sorted() }

  /// Returns the widget of an attributes type; `nil` where there is none.
  public func provider(for attributesType: String) -> (any ViewProvider)? {
    providers[attributesType]
  }
}
