extension MissingMembers {
  /// A kind of value, by the place where it is used.
  enum Kind {
    case color, colorResource, font, image, imageResource, share, size, spacing, text, url
    case uiColor, uiFont, uiImage

    /// The type's name.
    var type: String {
      switch self {
      case .color: "Color"
      case .colorResource: "ColorResource"
      case .font: "Font"
      case .image: "Image"
      case .imageResource: "ImageResource"
      case .share, .size, .spacing: "CGFloat"
      case .text: "String"
      case .uiColor: "UIColor"
      case .uiFont: "UIFont"
      case .uiImage: "UIImage"
      case .url: "URL"
      }
    }

    /// Returns the plain value for a name.
    private func value(of name: String, path: String) -> String {
      switch self {
      case .color: "Color(_standingFor: \"\(path)\")"
      case .colorResource, .imageResource: "\(type)(name: \"\(path)\", bundle: .main)"
      case .font: ".\(Self.textStyle(in: path))"
      case .image: "Image(\"\(path)\")"
      case .share: "1"
      case .size: "24"
      case .spacing: "8"
      case .text: "\"\(name)\""
      case .uiColor: "UIColor(Color(_standingFor: \"\(path)\"))"
      case .uiFont: ".preferredFont(forTextStyle: .\(Self.uiTextStyle(in: path)))"
      case .uiImage: "UIImage(named: \"\(path)\") ?? UIImage()"
      case .url: "URL(fileURLWithPath: \"/\(path)\")"
      }
    }

    /// Returns the declaration of a constant, or of a function with parameters.
    func declaration(of name: String, path: String, parameters: String? = nil) -> String {
      let head = parameters.map { "func `\(name)`(\($0)) ->" } ?? "var `\(name)`:"
      return "static \(head) \(type) { \(value(of: name, path: path)) }"
    }

    /// Returns the text style that a name speaks of.
    private static func textStyle(in path: String) -> String {
      let path = path.lowercased()
      return MissingChoices.textStyles.first { path.contains($0.lowercased()) } ?? "body"
    }

    /// Returns the text style of UIKit that a name speaks of.
    private static func uiTextStyle(in path: String) -> String {
      let style = textStyle(in: path)
      return ["caption", "title"].contains(style) ? "\(style)1" : style
    }
  }

  /// A value of a type that is missing, or a function that gives one.
  struct Value: Sendable {
    /// A function, by one of its calls: `AppFont.display(20, weight: .bold)`.
    struct Call: Sendable {
      /// The name with the labels, as `display(_:weight:)`.
      let name: String
      private let labels: [String]
      private let choices: MissingChoices
      private let key: String

      /// Takes a call; `nil` where one of its arguments needs its parameter's own type.
      init?(_ arguments: [NameUse.Argument], of path: [String]) {
        guard let choices = MissingChoices(of: arguments) else { return nil }
        self.choices = choices
        labels = arguments.map(\.label)
        name = "\(path.last ?? "")(\(labels.map { "\($0):" }.joined()))"
        key = (path + labels).joined(separator: "_")
      }

      /// The parameters as Swift source.
      var parameters: String { choices.parameters(labels, of: key) }
      /// The types of the members that calls have as arguments.
      var typesSource: String { choices.source(of: key) }
    }

    let kind: Kind
    var call: Call?

    /// The types that only the function has.
    var typesSource: String { call?.typesSource ?? "" }

    /// Returns the declaration of the value at the end of a path of names.
    func declaration(at path: [String]) -> String {
      let name = path.last.map { String($0.prefix { $0 != "(" }) } ?? ""
      let names = path.dropLast() + [name]
      return kind.declaration(
        of: name, path: names.joined(separator: "."), parameters: call?.parameters)
    }
  }
}
