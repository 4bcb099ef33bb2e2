import CellUI
import StrictJSON

/// An animation that is bound to an activity.
struct ChangeAnimation {
  /// The curve; `nil` changes at once.
  let animation: Animation?
  /// The hash of the value whose changes are animated.
  let hash: Int
}

extension ArgumentKind<ChangeAnimation> {
  /// An animation by name, or with its numbers.
  ///
  ///     "snappy"
  ///     {"spring": {"duration": 0.5, "bounce": 0.2}, "delay": 0.1, "value": "{state.speed}"}
  ///     null                                        changes at once
  static let changeAnimation = ArgumentKind(
    "animation",
    """
    a name, `null` for none, or `{"spring": {"duration": 0.5}, "delay": 0.1, "speed": 2, \
    "value": binding}`
    """, names: AnimationCurve.all.map(\.name), schema: AnimationCurve.schema
  ) { json, reader throws(LayoutFault) in
    if json.kind == .null { return { ChangeAnimation(animation: nil, hash: $0.stateHash) } }
    guard json.kind == .object else {
      let animation = try AnimationCurve.named.value(json).make([:])
      return { ChangeAnimation(animation: animation, hash: $0.stateHash) }
    }
    var animation = try AnimationCurve.read(json)
    if let speed = try json["speed"]?.asFiniteNumber() { animation = animation.speed(speed) }
    if let delay = try json["delay"]?.asFiniteNumber() { animation = animation.delay(delay) }
    guard let value = json["value"] else {
      return { [animation] in ChangeAnimation(animation: animation, hash: $0.stateHash) }
    }
    let binding = try reader.binding(value)
    return { [animation] in ChangeAnimation(animation: animation, hash: $0.hash(of: binding)) }
  }
}

/// A curve of an animation: its name, the keys of its numbers, and the animation that they make.
private struct AnimationCurve: Sendable {
  let name: String
  let keys: [String]
  let make: @Sendable ([String: Double]) -> Animation

  private static let besides = ["delay", "speed", "value"]

  static let all = [
    AnimationCurve(name: "default", keys: []) { _ in .default },
    timed("linear") { .linear(duration: $0) },
    timed("easeIn") { .easeIn(duration: $0) },
    timed("easeOut") { .easeOut(duration: $0) },
    timed("easeInOut") { .easeInOut(duration: $0) },
    AnimationCurve(
      name: "spring", keys: ["duration", "bounce", "response", "dampingFraction"], make: spring),
    sprung("smooth") { .smooth(duration: $0, extraBounce: $1) },
    sprung("snappy") { .snappy(duration: $0, extraBounce: $1) },
    sprung("bouncy") { .bouncy(duration: $0, extraBounce: $1) },
  ]

  private static func timed(_ name: String, make: @escaping @Sendable (Double) -> Animation) -> Self
  {
    Self(name: name, keys: ["duration"]) { make($0["duration"] ?? 0.35) }
  }

  private static func sprung(
    _ name: String, make: @escaping @Sendable (Double, Double) -> Animation
  ) -> Self {
    Self(name: name, keys: ["duration", "extraBounce"]) {
      make($0["duration"] ?? 0.5, $0["extraBounce"] ?? 0)
    }
  }

  @Sendable private static func spring(_ numbers: [String: Double]) -> Animation {
    if let duration = numbers["duration"] {
      return .spring(duration: duration, bounce: numbers["bounce"] ?? 0)
    }
    return .spring(
      response: numbers["response"] ?? 0.5, dampingFraction: numbers["dampingFraction"] ?? 0.825)
  }

  static let named = NameTable(.animation, all.map { ($0.name, $0) })

  static let schema = SchemaNode.anyOf(
    [.names(all.map(\.name)), .type("null")]
      + all.map { curve in
        let numbers = curve.keys.map { ($0, SchemaNode.reference("size")) }
        return .structure(
          [
            (curve.name, .structure(numbers, required: [])), ("delay", .reference("size")),
            ("speed", .reference("size")), ("value", .reference("binding")),
          ], required: [curve.name])
      })

  /// Reads the curve that one member of an object names.
  static func read(_ json: JSONValue) throws(LayoutFault) -> Animation {
    let (name, argument) = try json.soleMember(
      of: named.names, besides: besides, as: .animation)
    guard let curve = all.first(where: { $0.name == name }) else {
      preconditionFailure("a curve is found by its name")
    }
    try argument.checkKeys(known: curve.keys)
    var numbers: [String: Double] = [:]
    for (key, number) in argument.members { numbers[key.text] = try number.asFiniteNumber() }
    return curve.make(numbers)
  }
}
