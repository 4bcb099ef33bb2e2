extension ProgramStart {
  /// Formatters in the app's language until they are given another; in the person's own module they go before Foundation's.
  static func formatters(beside files: [SourceFile]) -> String {
    let own = files.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    return formatters.filter { !own.contains($0.name) }.map(\.source).joined()
  }

  private static let formatters: [(name: String, source: String)] = [
    (
      "DateFormatter",
      formatter("DateFormatter", dateMembers) + strategies
    ),
    ("NumberFormatter", formatter("NumberFormatter", numberMembers)),
  ]

  /// A formatter of Foundation's with the app's language.
  private static func formatter(_ name: String, _ members: String) -> String {
    """
    open class \(name): Foundation.\(name), @unchecked Sendable {
      public override init() { super.init(); locale = ProjectLocale.current }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = \(name)()
        FormatterSettings.copy(from: self, to: copy)
        return copy
      }
    \(members)}

    """
  }

  private static let dateMembers = """
      open override class func localizedString(
        from date: Foundation.Date, dateStyle dstyle: Style, timeStyle tstyle: Style
      ) -> String {
        let formatter = DateFormatter()
        (formatter.dateStyle, formatter.timeStyle) = (dstyle, tstyle)
        return formatter.string(from: date)
      }
      open override class func dateFormat(
        fromTemplate tmplate: String, options opts: Int, locale: Foundation.Locale?
      ) -> String? {
        super.dateFormat(fromTemplate: tmplate, options: opts, locale: locale ?? ProjectLocale.current)
      }

    """

  /// On a phone a least number of digits above the most one, as of a currency without cents, gives way to it.
  private static let numberMembers = """
      open override var maximumFractionDigits: Int {
        didSet { if minimumFractionDigits > maximumFractionDigits { minimumFractionDigits = maximumFractionDigits } }
      }
      open override var minimumFractionDigits: Int {
        didSet { if maximumFractionDigits < minimumFractionDigits { maximumFractionDigits = minimumFractionDigits } }
      }
      open override class func localizedString(from num: NSNumber, number nstyle: Style) -> String {
        let formatter = NumberFormatter()
        formatter.numberStyle = nstyle
        return formatter.string(from: num) ?? ""
      }

    """

  /// The strategies that name a formatter of an extension with a point alone: `.formatted(.short)`.
  private static let strategies = [
    "Foundation.JSONDecoder.DateDecodingStrategy",
    "Foundation.JSONEncoder.DateEncodingStrategy",
  ].map {
    """
    extension \($0) {
      static func formatted(_ formatter: DateFormatter) -> Self {
        .formatted(formatter as Foundation.DateFormatter)
      }
    }

    """
  }.joined()
}
