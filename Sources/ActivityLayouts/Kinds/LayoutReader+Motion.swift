import CellUI
import StrictJSON

/// How a layout says how its views change, with SwiftUI's names.
///
///     "transition": "opacity"                                   opacity, slide, scale, blurReplace, identity
///     "transition": {"move": "leading"}                         or {"push": "bottom"}
///     "transition": ["opacity", {"move": "top"}]                all at once
///     "transition": {"asymmetric": {"insertion": …, "removal": …}}
///     "contentTransition": "numericText"                        identity, opacity, interpolate
///     "contentTransition": {"numericText": {"countsDown": true}}    or {"value": "{state.speed}"}
///     "animation": "snappy"                                     default, linear, easeIn, easeOut, easeInOut,
///                                                               spring, smooth, snappy, bouncy; null for none
///     "animation": {"spring": {"duration": 0.5, "bounce": 0.2}, "delay": 0.1, "value": "{state.speed}"}
///     "id": "{state.phase}"
extension LayoutReader {
  /// How a view comes and goes.
  func transition(_ value: JSONValue) throws(LayoutFault) -> AnyTransition {
    switch value.kind {
    case .array:
      var whole: AnyTransition?
      for element in value.elements {
        let part = try transition(element)
        whole = whole?.combined(with: part) ?? part
      }
      guard let whole else { throw LayoutFault(expected: "one transition or more", at: value) }
      return whole
    case .object: return try transition(try soleMember(of: value, as: .transition))
    case .string, .number, .boolean, .null:
      return try named(value, in: LayoutNames.transitions, as: .transition)
    }
  }

  private func transition(_ member: (name: String, argument: JSONValue)) throws(LayoutFault)
    -> AnyTransition
  {
    switch member.name {
    case "move":
      return .move(edge: try named(member.argument, in: LayoutNames.edges, as: .edge))
    case "push":
      return .push(from: try named(member.argument, in: LayoutNames.edges, as: .edge))
    default:
      let value = try arguments(member.argument, known: ["insertion", "removal"])
      return .asymmetric(
        insertion: try transition(try self.member("insertion", of: value)),
        removal: try transition(try self.member("removal", of: value)))
    }
  }

  /// How a view's content changes.
  mutating func contentTransition(_ value: JSONValue) throws(LayoutFault) -> LayoutContentTransition
  {
    guard value.kind == .object else {
      return .fixed(try named(value, in: LayoutNames.contentTransitions, as: .contentTransition))
    }
    let member = try soleMember(of: value, as: .contentTransition)
    let argument = try arguments(member.argument, known: ["countsDown", "value"])
    if let number = argument["value"] { return .value(try numberSource(number)) }
    return .fixed(
      .numericText(countsDown: try bool("countsDown", of: argument, default: false)))
  }

  /// Along which curve a view changes, and with which value; `null` means at once.
  mutating func animation(_ value: JSONValue) throws(LayoutFault) -> LayoutAnimation {
    if value.kind == .null { return LayoutAnimation() }
    guard value.kind == .object else {
      return LayoutAnimation(
        animation: try named(value, in: LayoutNames.animations, as: .animation))
    }
    let besides = ["delay", "speed", "value"]
    var animation = try animation(
      try soleMember(of: value, besides: besides, as: .animation))
    if let speed = try number("speed", of: value) { animation = animation.speed(speed) }
    if let delay = try number("delay", of: value) { animation = animation.delay(delay) }
    guard let binding = value["value"] else { return LayoutAnimation(animation: animation) }
    return LayoutAnimation(animation: animation, value: try self.binding(binding))
  }

  private func animation(_ member: (name: String, argument: JSONValue)) throws(LayoutFault)
    -> Animation
  {
    let keys: [String]
    switch member.name {
    case "spring": keys = ["duration", "bounce", "response", "dampingFraction"]
    case "smooth", "snappy", "bouncy": keys = ["duration", "extraBounce"]
    case "default": keys = []
    default: keys = ["duration"]
    }
    let value = try arguments(member.argument, known: keys)
    let duration = try number("duration", of: value)
    let bounce = try number("extraBounce", of: value) ?? 0
    switch member.name {
    case "default": return .default
    case "linear": return .linear(duration: duration ?? 0.35)
    case "easeIn": return .easeIn(duration: duration ?? 0.35)
    case "easeOut": return .easeOut(duration: duration ?? 0.35)
    case "easeInOut": return .easeInOut(duration: duration ?? 0.35)
    case "smooth": return .smooth(duration: duration ?? 0.5, extraBounce: bounce)
    case "snappy": return .snappy(duration: duration ?? 0.5, extraBounce: bounce)
    case "bouncy": return .bouncy(duration: duration ?? 0.5, extraBounce: bounce)
    default:
      if let duration {
        return .spring(duration: duration, bounce: try number("bounce", of: value) ?? 0)
      }
      return .spring(
        response: try number("response", of: value) ?? 0.5,
        dampingFraction: try number("dampingFraction", of: value) ?? 0.825)
    }
  }

  /// The one member of an object that names a thing with arguments.
  private func soleMember(
    of value: JSONValue, besides others: [String] = [], as kind: LayoutFault.NameKind
  ) throws(LayoutFault) -> (name: String, argument: JSONValue) {
    let names = LayoutNames.withArguments(kind)
    var found: (name: String, argument: JSONValue)?
    for (key, argument) in value.members where !others.contains(key.text) {
      guard names.contains(key.text) else {
        throw LayoutFault(
          .unknownName(
            key.text, kind: kind, nearest: (names + others).nearest(to: key.text)),
          key: key, of: argument)
      }
      guard found == nil else { throw LayoutFault(expected: "one name alone", at: value) }
      found = (key.text, argument)
    }
    guard let found else { throw LayoutFault(expected: "an object with a name", at: value) }
    return found
  }
}

/// How content changes, as a layout writes it.
enum LayoutContentTransition: Hashable, Sendable {
  case fixed(ContentTransition)
  /// Digits roll up where the value has grown.
  case value(LayoutSource<Double>)
}

/// An animation as a layout writes it; without a value of its own it counts for each change of the state.
struct LayoutAnimation: Hashable, Sendable {
  var animation: Animation?
  var value: LayoutBinding?
}

extension LayoutNames {
  static let edges: [String: Edge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]

  static let transitions: [String: AnyTransition] = [
    "opacity": .opacity, "slide": .slide, "scale": .scale, "identity": .identity,
    "blurReplace": .blurReplace,
  ]

  static let contentTransitions: [String: ContentTransition] = [
    "identity": .identity, "opacity": .opacity, "interpolate": .interpolate,
    "numericText": .numericText(),
  ]

  static let animations: [String: Animation] = [
    "default": .default, "linear": .linear, "easeIn": .easeIn, "easeOut": .easeOut,
    "easeInOut": .easeInOut, "spring": .spring, "smooth": .smooth, "snappy": .snappy,
    "bouncy": .bouncy,
  ]

  /// The names of a kind that stand in an object, with arguments.
  static func withArguments(_ kind: LayoutFault.NameKind) -> [String] {
    switch kind {
    case .transition: ["move", "push", "asymmetric"]
    case .contentTransition: ["numericText"]
    default: animations.keys.sorted()
    }
  }
}
