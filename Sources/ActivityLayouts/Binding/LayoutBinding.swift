import CellUI
import StrictJSON

/// A path to a value, as `state.items[0].name`, and the format in which it is shown.
struct LayoutBinding: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// The place of the path's first value in the binder: the attributes, the state, the context, then the elements of `ForEach`.
  let root: Int
  let steps: [Step]
  let format: FormatSpecifier?
  /// The path as written.
  let path: String
  /// The place of the text that holds the binding.
  let place: JSONFault.Place

  /// A binding in its braces, as a regular expression of the schema.
  static let pattern = #"\{\#(step)(\.\#(step))*(\|(\#(format))?)?\}"#
  private static let step = #"[^.|{}\[\]]+(\[[0-9]+\])*"#
  private static let format =
    #"[^{}%]*%[-+0 ]*[0-9]*(\.[0-9]*)?[lhz]*[dfFgiu@sx]([^{}%]*|%%)"#

  /// Reads the text between braces.
  init(
    _ text: Substring, roots: [String], in value: JSONValue, at place: JSONFault.Place
  ) throws(LayoutFault) {
    let bar = text.firstIndex(of: "|") ?? text.endIndex
    path = String(text[..<bar])
    self.place = place
    format = try Self.format(text[bar...].dropFirst(), at: value)
    let names = path.split(separator: ".", omittingEmptySubsequences: false)
    var steps: [Step] = []
    for name in names {
      guard let own = Self.steps(of: name) else {
        throw LayoutFault(.malformedBinding(String(text)), at: value)
      }
      steps += own
    }
    guard case .key(let root) = steps.first else {
      throw LayoutFault(.malformedBinding(String(text)), at: value)
    }
    // An inner `ForEach` may name its elements as an outer one does.
    guard let index = roots.lastIndex(of: root) else {
      throw LayoutFault(.unknownName(root, kind: .binding, known: roots), at: value)
    }
    self.root = index
    self.steps = Array(steps.dropFirst())
  }

  private static func format(_ text: Substring, at value: JSONValue) throws(LayoutFault)
    -> FormatSpecifier?
  {
    guard !text.isEmpty else { return nil }
    guard let format = FormatSpecifier(text) else {
      throw LayoutFault(.malformedFormat(String(text)), at: value)
    }
    return format
  }

  /// Returns the steps of one part between dots: a key and any indices after it.
  private static func steps(of part: Substring) -> [Step]? {
    let key = part.prefix { $0 != "[" }
    guard !key.isEmpty, !key.contains("]") else { return nil }
    var steps = [Step.key(String(key))]
    var rest = part.dropFirst(key.count)
    while rest.first == "[" {
      guard let end = rest.firstIndex(of: "]"),
        let index = Int(rest[rest.index(after: rest.startIndex)..<end]), index >= 0
      else { return nil }
      steps.append(.index(index))
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? steps : nil
  }
}

/// A text with bindings, as `Arrives in {state.minutes} min`; `{{` and `}}` are braces.
struct LayoutTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case binding(LayoutBinding)
  }

  /// A text with bindings, as a regular expression of the schema.
  static let pattern = #"^([^{}]|\{\{|\}\}|\#(LayoutBinding.pattern))*$"#

  private(set) var parts: [Part] = []

  /// Reads a string and adds its bindings to the count of the whole layout's.
  init(_ value: JSONValue, roots: [String], countingBindings bindingCount: inout Int)
    throws(LayoutFault)
  {
    guard let text = value.string else { throw LayoutFault(expected: "a string", at: value) }
    guard text.utf8.count <= LayoutLimits.textByteCountMaximum else {
      throw LayoutFault(.textTooLong(limit: LayoutLimits.textByteCountMaximum), at: value)
    }
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else {
      if !text.isEmpty { parts.append(.literal(text)) }
      return
    }
    // Finding a place takes a walk from the layout's start, so all bindings of a text share one.
    lazy var place = value.place
    var rest = Substring(text)
    var literal = ""
    while let character = rest.popFirst() {
      let isDoubled = rest.first == character
      switch character {
      case "{" where isDoubled, "}" where isDoubled:
        literal.append(character)
        rest.removeFirst()
      case "{":
        guard let end = rest.firstIndex(of: "}") else {
          throw LayoutFault(.malformedBinding("{" + rest), at: value)
        }
        if !literal.isEmpty { parts.append(.literal(literal)) }
        literal = ""
        bindingCount += 1
        guard bindingCount <= LayoutLimits.bindingCountMaximum else {
          throw LayoutFault(
            .tooManyBindings(limit: LayoutLimits.bindingCountMaximum), at: value)
        }
        let binding = try LayoutBinding(rest[..<end], roots: roots, in: value, at: place)
        parts.append(.binding(binding))
        rest = rest[rest.index(after: end)...]
      case "}": throw LayoutFault(.malformedBinding("}" + rest), at: value)
      default: literal.append(character)
      }
    }
    if !literal.isEmpty { parts.append(.literal(literal)) }
  }

  /// The binding, where the text is one binding and nothing else.
  var soleBinding: LayoutBinding? {
    guard parts.count == 1, case .binding(let binding) = parts[0] else { return nil }
    return binding
  }
}

/// A value from the layout itself or from the activity.
enum LayoutSource<Value: Sendable>: Sendable {
  case fixed(Value)
  case bound(LayoutBinding)
}

/// A span of time: two dates in seconds since 2001, or an array of two (AK 3.2, 3.3).
enum LayoutInterval: Sendable {
  case pair(LayoutSource<Double>, LayoutSource<Double>)
  case bound(LayoutBinding)
}

/// The condition of an `if` or a `Toggle`.
struct LayoutCondition: Hashable, Sendable {
  let binding: LayoutBinding
  /// The text that the value must have; `nil` asks that it is there and neither false nor null.
  let expected: String?
}
