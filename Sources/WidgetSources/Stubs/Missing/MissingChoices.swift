/// The members without their type that the calls of a missing function have as arguments, as `.bold` of
/// `.inter(16, weight: .bold)`: their parameter needs a type that has these.
struct MissingChoices: Hashable, Sendable {
  /// The names of the members, by the places of the arguments.
  private var members: [Int: Set<String>] = [:]

  /// Takes the members of a call; `nil` where one is more than its name, as `.size(12)`.
  init?(of arguments: [NameUse.Argument]) {
    for (place, argument) in arguments.enumerated() where argument.isMember {
      guard let member = argument.member else { return nil }
      members[place] = [member]
    }
  }

  /// Adds the members of other calls.
  mutating func formUnion(_ other: MissingChoices?) {
    members.merge(other?.members ?? [:]) { $0.union($1) }
  }

  /// Returns the parameters of a function, of any type where no member is an argument.
  ///
  /// - Parameters:
  ///   - labels: The labels; `_` for none.
  ///   - function: A name that no other function has.
  /// - Returns: The source between the parentheses.
  func parameters(_ labels: [String], of function: String) -> String {
    labels.enumerated().map { place, label in
      "\(label) _\(place): \(type(at: place, of: function) ?? "Any")"
    }.joined(separator: ", ")
  }

  /// Returns the type of the parameter at a place of a function; `nil` for one of any type.
  private func type(at place: Int, of function: String) -> String? {
    members[place].map { names in
      Self.known.first { names.isSubset(of: $0.members) }?.type ?? Self.type(place, function)
    }
  }

  /// Returns the source of the types that only such a function has.
  func source(of function: String) -> String {
    members.sorted { $0.key < $1.key }.map { place, names in
      let type = Self.type(place, function)
      guard self.type(at: place, of: function) == type else { return "" }
      let all = names.sorted().map { "  static let `\($0)` = Self()\n" }.joined()
      return "struct \(type): Hashable, Sendable {\n\(all)}\n"
    }.joined()
  }

  private static func type(_ place: Int, _ function: String) -> String {
    "Choice\(place)_\(function)"
  }

  /// The text styles, those whose names have others in them before these.
  static let textStyles = [
    "largeTitle", "title2", "title3", "title", "subheadline", "headline", "footnote", "caption2",
    "caption", "callout", "body",
  ]

  /// SwiftUI's types whose members such functions take.
  private static let known: [(type: String, members: Set<String>)] = [
    (
      "Font.Weight",
      [
        "black", "bold", "heavy", "light", "medium", "regular", "semibold", "thin", "ultraLight",
      ]
    ),
    ("Font.TextStyle", Set(textStyles)),
    ("Font.Design", ["default", "monospaced", "rounded", "serif"]),
    (
      "Color",
      [
        "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
      ]
    ),
  ]
}
