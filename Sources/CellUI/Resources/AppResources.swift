public import AssetCatalogs
public import ColorScience
import Foundation
import Synchronization

/// The colors, images and strings of the app whose views are drawn, and the language in which it runs.
///
/// Views name them as they do on a phone, where the app's bundle holds them: also while a view is made, before its place in a
/// tree is known. So they are bound to the call, once for a program.
public final class AppResources: Sendable {
  /// The colors, images and symbols.
  public let catalog: AssetCatalog
  /// The strings.
  public let strings: StringTables
  /// The identifier of the language and region, as `de` or `pt-BR`.
  public let locale: String
  /// A Boolean value indicating whether the language was chosen; otherwise it is the app's own.
  public let hasChosenLocale: Bool
  /// A Boolean value indicating whether islet compiled the app's own source, to which the system's tint and the clock of its
  /// language belong; otherwise the theme's tint and 24 hours are.
  public let isOwnSource: Bool
  /// The direction of the language, which each layout asks for.
  let layoutDirection: LayoutDirection
  /// The locale of formats that name none; `nil` leaves them to Foundation.
  let formatLocale: Locale?

  /// Makes resources; without a locale the app runs in the language in which it is developed.
  public init(
    catalog: AssetCatalog = AssetCatalog(), strings: StringTables = StringTables(),
    locale: String? = nil, isOwnSource: Bool = false
  ) {
    self.catalog = catalog
    self.isOwnSource = isOwnSource
    self.strings = strings
    self.locale = locale ?? strings.developmentLanguage
    hasChosenLocale = locale != nil
    let language = self.locale.prefix { $0 != "-" && $0 != "_" }
    // English without a region is that of the United States, as it is for an app's own strings.
    formatLocale =
      isOwnSource || hasChosenLocale
      ? Locale(identifier: self.locale == "en" ? "en_US" : self.locale) : nil
    layoutDirection =
      Self.languagesFromRightToLeft.contains(language) ? .rightToLeft : .leftToRight
  }

  /// Makes resources from an app's files.
  public convenience init(_ files: [AssetFile], locale: String? = nil, isOwnSource: Bool = false) {
    self.init(
      catalog: AssetCatalog(files), strings: StringTables(files), locale: locale,
      isOwnSource: isOwnSource)
  }

  /// The texts that islet made up.
  private let madeUpTexts = Mutex<Set<String>>([])

  /// Adds texts that islet made up: the app has no assets of their names.
  ///
  /// - Parameter texts: The texts among an activity's values that no author has written.
  package func addMadeUp(_ texts: Set<String>) { madeUpTexts.withLock { $0.formUnion(texts) } }

  /// Returns whether a name has a text that islet made up.
  func isMadeUp(_ name: String) -> Bool { madeUpTexts.withLock { name.hasPart(of: $0) } }

  /// A Boolean value indicating whether dates have 24 hours, as the app's language has it.
  public var uses24HourClock: Bool { !isOwnSource || !HourCycle.isTwelveHour(in: locale) }

  private static let languagesFromRightToLeft: Set<Substring> = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi",
  ]

  /// Returns the accent color of the app's assets; `nil` where they leave it to the system.
  public func accentColor(isDark: Bool) -> StraightRGBA? {
    catalog.accentColor.map { isDark ? $0.dark : $0.light }
  }

  /// Returns the content of a data set; `nil` where the assets have none of the name.
  public func dataSet(named name: String) -> [UInt8]? { catalog.dataSets[name] }

  /// Returns the names of the app's assets of a kind, sorted; symbols of the system are not among them.
  public func names(of kind: MissingName.Kind) -> [String] {
    switch kind {
    case .symbol, .file, .picture: []
    case .image: (Array(catalog.images.keys) + Array(catalog.symbols.keys)).sorted()
    case .color: catalog.colors.keys.sorted()
    }
  }

  /// Returns whether the assets have an image or a color of a name, without anything to draw.
  public func isEmpty(_ name: MissingName) -> Bool {
    switch name.kind {
    case .symbol, .file, .picture: false
    case .image: catalog.emptyImages.contains(name.name)
    case .color: catalog.emptyColors.contains(name.name)
    }
  }

  /// The resources of the program.
  @TaskLocal public static var current = AppResources()

  /// Runs a closure in which these are the resources of the program.
  public func bound<Result, Fault: Error>(to run: () throws(Fault) -> Result) throws(Fault)
    -> Result
  {
    try Self.$current.bind(self, to: run)
  }
}

extension String {
  /// Returns whether a name is one of some texts, or has one at its start or its end.
  package func hasPart(of texts: Set<String>) -> Bool {
    let small = lowercased()
    return texts.contains { text in
      small == text.lowercased() || text.count > 2 && (hasPrefix(text) || hasSuffix(text))
    }
  }
}
