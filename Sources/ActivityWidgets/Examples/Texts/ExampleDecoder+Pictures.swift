import CellUI

/// Pictures by name: symbols, emoji, and images of the app.
extension ExampleDecoder {
  /// Words for countries, teams and other things with a national flag.
  private static let nationWords: Set<String> = ["country", "nation", "national", "team"]

  /// A symbol's name for a key that names an icon, where the source may read one; else an asset's, or a picture in the text.
  var icon: String? {
    let key = keyName.lowercased()
    let isNational =
      side != nil || keyWords.count == 1 || !Self.nationWords.isDisjoint(with: keyWords)
    if keyWords.last == "flag" && isNational || key.hasSuffix("flagemoji") {
      return side.map { $0 == 0 ? "🇵🇹" : "🇳🇴" } ?? "🇺🇸"
    }
    if key.hasSuffix("emoji") { return emoji }
    if key.hasSuffix("avatar"), source.has(.shown, keyName) { return "🙂" }
    // An image of which code makes a symbol by other names.
    let isImage = source.keys[keyName] == nil && source.has(.symbol, "")
    let words = Self.symbolWords + (isImage ? ["image", "imagename"] : [])
    guard words.contains(where: key.hasSuffix) else { return nil }
    if source.has(.shown, keyName) { return key.hasSuffix("icon") ? "⭐" : nil }
    let mayBeSymbol = source.has(.symbol, "") || source.keys.values.contains(.symbol)
    return mayBeSymbol ? symbol : picked(from: AppResources.current.names(of: .image))
  }

  /// The emoji for the thing that the key or its owner names; a star for others.
  private var emoji: String {
    pictured?.emoji ?? (namedThings.contains(where: Self.personWords.contains) ? "🙂" : "⭐")
  }

  /// The symbol for the thing that the key or its owner names; the elements of an array take turns.
  var symbol: String {
    if codingPath.last?.place != nil { return Self.symbols[place % Self.symbols.count] }
    let isOfWeather =
      sibling(["forecast", "weather"]) != nil
      || sibling(["condition", "conditions"]) != nil && sibling(Self.temperatureNames) != nil
    let weather = isOfWeather ? Self.picture(of: ["weather"]) : nil
    return (pictured ?? weather)?.symbol ?? Self.symbols[0]
  }

  /// The words of the key, of the keys around it, and of the type of the object that has it.
  private var namedThings: [String] {
    let words = outerNames.flatMap { Self.words(of: $0).map(Self.singular) }
    return words + Self.words(of: ownerName.split(separator: ".").last.map(String.init) ?? "")
  }

  private var pictured: (emoji: String, symbol: String)? { Self.picture(of: namedThings) }

  private static func picture(of words: [String]) -> (emoji: String, symbol: String)? {
    words.lazy.compactMap { word in pictures.first { $0.words.contains(word) } }.first
      .map { ($0.emoji, $0.symbol) }
  }

  private static let symbols = ["star.fill", "heart.fill", "bolt.fill"]
  private static let temperatureNames = ["currentTemp", "temp", "temperature"]

  private static let pictures: [(words: Set<String>, emoji: String, symbol: String)] = [
    (["plant", "garden", "tree"], "🪴", "leaf.fill"),
    (["dog", "pet", "puppy"], "🐶", "pawprint.fill"), (["cat"], "🐱", "pawprint.fill"),
    (["dish", "food", "lunch", "meal", "recipe"], "🍲", "fork.knife"),
    (["pizza"], "🍕", "fork.knife"),
    (["coffee", "drink", "tea"], "☕️", "cup.and.saucer.fill"),
    (["avatar", "face", "profile"], "🙂", "person.fill"),
    (["condition", "weather"], "☀️", "cloud.sun.fill"),
    (["match", "sport", "team"], "⚽️", "soccerball"), (["away", "home"], "⚽️", "star.fill"),
    (["car", "vehicle"], "🚗", "car.fill"), (["book", "reading"], "📖", "book.fill"),
    (["music", "song"], "🎵", "music.note"),
    (["exercise", "workout"], "💪", "figure.strengthtraining.traditional"),
    (["goal", "target"], "🎯", "target"), (["streak"], "🔥", "flame.fill"),
    (["delivery", "package", "parcel"], "📦", "shippingbox.fill"),
  ]

  /// The name of an asset of the kind that the source makes of the text; `nil` where the app has none.
  var asset: String? {
    let names =
      source.keys[keyName] == .image
      ? AppResources.current.names(of: .image)
      : AppResources.current.names(of: .color).filter { $0 != "AccentColor" }
    return picked(from: names)
  }

  /// Returns one of the assets' names: the one that names the object around the value, as `crest_home`, or the key.
  ///
  /// Objects side by side, as two teams, get different ones. Those that the source names itself are taken last.
  func picked(from assets: [String]) -> String? {
    guard !assets.isEmpty else { return nil }
    let free = assets.filter { !source.has(.named, $0) }
    let all = free.isEmpty ? assets : free
    let stem = keyWords.first ?? ""
    let kind = all.filter { $0.lowercased().contains(stem) }
    let names = kind.isEmpty ? all : kind
    for outer in outerNames.dropFirst() {
      if let own = names.first(where: { $0.lowercased().contains(outer.lowercased()) }) {
        return own
      }
    }
    let outer = outerNames.dropFirst().flatMap(\.utf8)
    return names[(side ?? outer.reduce(place) { $0 + Int($1) }) % names.count]
  }
}
