import CellUI
import StrictJSON

/// A way to a value: `state.items[0].name`, and the form in which it is shown.
struct LayoutBinding: Hashable, Sendable {
  enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  /// `attributes`, `state`, or the name that a `ForEach` gives its elements.
  let root: String
  let steps: [Step]
  let format: FormatSpecifier?
  /// The path as it was written.
  let path: String
  /// Where it was written.
  let place: JSONFault.Place

  /// Reads what stands between braces.
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
    guard roots.contains(root) else {
      throw LayoutFault(
        .unknownName(root, kind: .binding, nearest: roots.nearest(to: root)), at: value)
    }
    self.root = root
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

  /// The steps of one part between dots: a key and any indices after it.
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

/// A text with bindings in it: `Arrives in {state.minutes} min`; `{{` and `}}` are braces.
struct LayoutTemplate: Hashable, Sendable {
  enum Part: Hashable, Sendable {
    case literal(String)
    case binding(LayoutBinding)
  }

  private(set) var parts: [Part] = []

  /// Reads a string, and counts its bindings with those of the whole layout.
  init(_ value: JSONValue, roots: [String], countingBindings bindingCount: inout Int)
    throws(LayoutFault)
  {
    guard let text = value.string else { throw LayoutFault(expected: "a string", at: value) }
    guard text.utf8.count <= LayoutLimits.textByteCountMaximum else {
      throw LayoutFault(.textTooLong(limit: LayoutLimits.textByteCountMaximum), at: value)
    }
    // A place is looked for from the layout's start: once for all bindings of a text.
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

/// A value that a layout gives itself or takes from the activity.
enum LayoutSource<Value: Hashable & Sendable>: Hashable, Sendable {
  case fixed(Value)
  case bound(LayoutBinding)
}
