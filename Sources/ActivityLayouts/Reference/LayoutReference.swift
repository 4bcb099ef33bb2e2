/// The text of `islet help layouts`, with its tables made from the list of views and modifiers.
public enum LayoutReference {
  /// The names of the modifiers, which are SwiftUI's.
  public static var modifierNames: [String] { LayoutCatalog.all.modifiers.map(\.name) }

  /// The columns of the text.
  private static let width = 100

  /// The text.
  public static var text: String { text(of: .all) }

  /// The layouts with which the text begins.
  static let examples = [ride, rows]

  private static let ride = #"""
    {"layout": {"attributes-type": "RideAttributes",
      "lock-screen": {"VStack": [
        {"HStack": [{"Image": {"systemName": "bicycle"}},
                    {"Text": "{attributes.bike}", "font": "headline"}, {"Spacer": {}},
                    {"Text": {"date": "{state.started}", "style": "timer"},
                     "multilineTextAlignment": "trailing"}]},
        {"Text": "{state.speed|%.1f}", "font": {"size": 48}, "foregroundStyle": "tint"},
        {"ProgressView": {"value": "{state.progress}"}}], "padding": 16},
      "compact-leading": {"Image": {"systemName": "bicycle"}},
      "compact-trailing": {"Text": "{state.speed|%.0f}"},
      "minimal": {"Text": "{state.speed|%.0f}"},
      "expanded": {"leading": {"Text": "{attributes.bike}"},
                   "bottom": {"Text": "{state.speed|%.1f} km/h"}}}}
    """#

  private static let rows = #"""
    {"attributes-type": "TripAttributes",
     "content-state": {"phase": "ride|rest", "stops": [{"name": "String"}]},
     "lock-screen": {"VStack": [
       {"if": "{state.phase}", "is": "ride",
        "then": {"Text": "On the road"}, "else": {"Text": "Resting"}},
       {"ForEach": {"in": "{state.stops}", "as": "stop", "content": {"Text": "{stop.name}"}}},
       {"Button": "Pause", "label": "Pause"}], "alignment": "leading"}}
    """#

  private static func text(of catalog: LayoutCatalog) -> String {
    [introduction, tables(of: catalog), types, measures].joined(separator: "\n\n") + "\n"
  }

  private static var introduction: String {
    """
    LAYOUTS

    A layout says in JSON how the activities of one attributes type look. It is SwiftUI's tree by
    SwiftUI's names; modifiers stand beside the view, and apply in the order in which they are written.

    \(indented(ride))

        islet demo ride --layout ride.json             shows it, and reads it again when it is saved
        islet check --layout ride.json feed.ndjson     judges it with every content of the feed
        islet schema layout > layout.schema.json       lets an editor complete and check it

    A layout comes by --layout, or as a line of the feed. An activity without one shows the Swift widget
    that islet was built with, or else a plain card of its values.

    An array in place of a view is its views one after another. A date is seconds since 2001, as Swift's
    Date decodes it. The app's Swift types may be declared, too:

    \(indented(rows))

    BINDINGS

    {state.items[0].name} and {attributes.x} are values of the activity; {state.speed|%.1f} has a
    format; {context.isStale} is true once the stale date has passed. Within ForEach its element has the
    name that "as" gives, else "item". {{ and }} are braces.
    A missing value shows \(LayoutBinder.placeholder) and is a finding; a color bound to no color is the system's.
    """
  }

  private static func tables(of catalog: LayoutCatalog) -> String {
    """
    SECTIONS

    \(table(LayoutSection.allCases.map { ($0.rawValue, $0.summary.withoutTicks) }))

    VIEWS

    \(catalog.views.map(entry).joined(separator: "\n"))

    MODIFIERS

    \(catalog.modifiers.map(entry).joined(separator: "\n"))

    KINDS OF ARGUMENTS

    \(table(catalog.kinds.map { ($0.name, words(of: $0)) }))
    """
  }

  private static var types: String {
    """
    TYPES

    attributes and content-state declare Swift types, spelt as in Swift. A push that they do not decode
    is dropped, as on the phone, and the key is named.

    \(wrapped(DeclaredType.Scalar.allCases.map(\.rawValue), indent: ""))
    [Date]  [String: Int]  ClosedRange<Date>  Int?   as in Swift
    "ride|rest"                                      an enum with these raw values
    {"name": "String"}  ["Int"]  {"?": {…}}          a struct, an array, an optional struct
    """
  }

  private static var measures: String {
    """
    MEASURES

    A cell is 8 x 16 points. Halves of a cell round up across and down vertically: an 8-point gap costs
    a column, but none of the ten rows of a card. Fonts of 28 points and more are drawn large, in any
    weight, in lines as high as on iOS. Digits need five pixels of height, which half blocks have from
    30 points on; below, the text is bold instead, unless --glyphs sextant lends more pixels.
    islet help motion has more about transitions, islet help screen about cards.

    \(wrapped(limits.split(separator: " ").map(String.init), indent: ""))

    IN SWIFT

    The same is written in SwiftUI's and WidgetKit's own words, as in Sources/SampleActivities. A
    package that depends on this one becomes islet with its widgets by:

        import ActivityWidgets
        import CellUI
        import IsletProgram

        @main struct MyWidgets: WidgetBundle { var body: some Widget { RideLiveActivity() } }
    """
  }

  private static func indented(_ example: String) -> String {
    example.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
  }

  private static var limits: String {
    """
    A layout may have \(LayoutLimits.byteCountMaximum / 1024) KiB, \(LayoutLimits.viewCountMaximum) views in \
    \(LayoutLimits.depthMaximum) levels and \(LayoutLimits.bindingCountMaximum) bindings, a text \
    \(LayoutLimits.textByteCountMaximum / 1024) KiB, an array \(LayoutLimits.elementCountMaximum) elements.
    """
  }

  /// The forms of an entry, with its summary beside them; an argument that may be left out has a question mark.
  private static func entry(_ entry: LayoutEntry<some Sendable>) -> String {
    let column = 44
    let forms = entry.forms.flatMap { form in
      wrapped(parts(of: form, of: entry.name), indent: "    ", separator: ", ")
        .dropFirst(4).split(separator: "\n").map(String.init)
    }
    let words = entry.summary.withoutTicks.split(separator: " ").map(String.init)
    let indent = String(repeating: " ", count: column)
    let summary = wrapped(words, indent: indent).split(separator: "\n").map(String.init)
    guard let first = forms.first, first.count < column, summary.count == 1 else {
      return (forms + summary).joined(separator: "\n")
    }
    return ([first + summary[0].dropFirst(first.count)] + forms.dropFirst())
      .joined(separator: "\n")
  }

  private static func parts(of form: LayoutForm<some Sendable>, of name: String) -> [String] {
    let isView = form is LayoutForm<BoundView>
    var keyed = form.arguments.compactMap { argument in argument.key.map { part($0, argument) } }
    let beside = form.arguments.compactMap { argument in
      argument.sibling.map { part($0, argument) }
    }
    if let kind = form.ownKind {
      keyed = ["\"\(name)\": \(kind.name)"]
    } else if keyed.isEmpty {
      keyed = ["\"\(name)\": {}"]
    } else {
      keyed[0] = "\"\(name)\": {\(keyed[0])"
      keyed[keyed.count - 1] += "}"
    }
    var parts = keyed + beside
    if isView {
      parts[0] = "{\(parts[0])"
      parts[parts.count - 1] += "}"
    }
    return parts
  }

  private static func part(_ key: String, _ argument: ArgumentDescription) -> String {
    "\"\(key)\"\(argument.isRequired ? "" : "?"): \(argument.kind.name)"
  }

  private static func words(of kind: KindDescription) -> String {
    let words = kind.words.withoutTicks
    return kind.names.isEmpty ? words : "\(words): \(kind.names.joined(separator: ", "))"
  }

  /// Names in a first column, words in a second one.
  private static func table(_ rows: [(name: String, words: String)]) -> String {
    let column = (rows.map(\.name.count).max() ?? 0) + 2
    let indent = String(repeating: " ", count: column)
    return rows.map { name, words in
      let text = wrapped(words.split(separator: " ").map(String.init), indent: indent)
      return name + text.dropFirst(name.count)
    }.joined(separator: "\n")
  }

  /// Words in as many lines as they need.
  private static func wrapped(_ words: [String], indent: String, separator: String = " ") -> String
  {
    var lines: [String] = []
    var line = ""
    for (index, word) in words.enumerated() {
      let piece = index + 1 < words.count ? word + separator : word
      if !line.isEmpty, indent.count + line.count + piece.count > width {
        lines.append(line)
        line = ""
      }
      line += piece
    }
    return (lines + [line]).map { (indent + $0).trimmingEnd }.joined(separator: "\n")
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
