import StrictJSON

/// The kinds of scenery, in the order in which help and errors name them.
enum SceneryKind {
  static let all: [any Scenery.Type] = [
    Stars.self, Sun.self, Planet.self, Aurora.self, Clouds.self, Rain.self, Ridge.self,
    NeonFloor.self, Stripes.self, Specks.self, Grain.self, EmojiPattern.self,
  ]

  /// Reads an object with one key, which names the kind.
  static func read(_ json: JSONValue) throws(JSONFault) -> AnyScenery {
    let names = all.map { $0.object.name }
    let members = try json.members(known: names)
    guard members.count == 1, let (key, value) = members.first,
      let kind = all.first(where: { $0.object.name == key.text })
    else { throw json.fault(expected: "one of \(names.joined(separator: ", "))") }
    return AnyScenery(scenery: kind.init(values: try ThemeValues(value, kind.object)))
  }
}
