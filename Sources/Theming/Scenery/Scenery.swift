import StrictJSON

/// Something painted upon a wallpaper's ground.
enum Scenery: Hashable, Sendable {
  case stars(Stars)
  case sun(Sun)
  case planet(Planet)
  case aurora(Aurora)
  case clouds(Clouds)
  case rain(Rain)
  case ridge(Ridge)
  case floor(NeonFloor)
  case stripes(Stripes)
  case specks(Specks)
  case grain(Grain)
  case emoji(EmojiPattern)

  /// The key by which a theme's file asks for it.
  enum Key: String, CaseIterable {
    case stars, sun, planet, aurora, clouds, rain, ridge, floor, stripes, specks, grain, emoji
  }

  var key: Key {
    switch self {
    case .stars: .stars
    case .sun: .sun
    case .planet: .planet
    case .aurora: .aurora
    case .clouds: .clouds
    case .rain: .rain
    case .ridge: .ridge
    case .floor: .floor
    case .stripes: .stripes
    case .specks: .specks
    case .grain: .grain
    case .emoji: .emoji
    }
  }

  /// Reads an object with the one key that says what it is.
  init(_ json: JSONValue) throws(JSONFault) {
    let members = try json.members(known: Key.allCases.map(\.rawValue))
    guard members.count == 1, let (name, value) = members.first,
      let key = Key(rawValue: name.text)
    else {
      throw json.fault(expected: "one of \(Key.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    switch key {
    case .stars: self = .stars(try Stars(value))
    case .sun: self = .sun(try Sun(value))
    case .planet: self = .planet(try Planet(value))
    case .aurora: self = .aurora(try Aurora(value))
    case .clouds: self = .clouds(try Clouds(value))
    case .rain: self = .rain(try Rain(value))
    case .ridge: self = .ridge(try Ridge(value))
    case .floor: self = .floor(try NeonFloor(value))
    case .stripes: self = .stripes(try Stripes(value))
    case .specks: self = .specks(try Specks(value))
    case .grain: self = .grain(try Grain(value))
    case .emoji: self = .emoji(try EmojiPattern(value))
    }
  }

  func paint(on canvas: inout WallpaperCanvas) {
    switch self {
    case .stars(let stars): stars.paint(on: &canvas)
    case .sun(let sun): sun.paint(on: &canvas)
    case .planet(let planet): planet.paint(on: &canvas)
    case .aurora(let aurora): aurora.paint(on: &canvas)
    case .clouds(let clouds): clouds.paint(on: &canvas)
    case .rain(let rain): rain.paint(on: &canvas)
    case .ridge(let ridge): ridge.paint(on: &canvas)
    case .floor(let floor): floor.paint(on: &canvas)
    case .stripes(let stripes): stripes.paint(on: &canvas)
    case .specks(let specks): specks.paint(on: &canvas)
    case .grain(let grain): grain.paint(on: &canvas)
    // Glyphs are no colors: they are asked for by cells.
    case .emoji: break
    }
  }
}
