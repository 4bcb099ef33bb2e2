/// Pairs of letters that stand closer together, because their sides leave room.
enum Kerning {
  /// The change of the distance, as a part of a capital's height.
  private static let change = -0.09

  private static let pairs: Set<Substring> = Set(
    """
    AT AV AW AY Av Ay TA VA WA YA PA FA LT LV LY Ly RT RV RY To Te Ta Tr Tu Ty Tc Ts Yo Ye Ya Yu Vo Ve Va Wo We Wa P. P, \
    F. F, T. T, Y. Y, V. V, r. r, y. v. w. 7. 7, L' T- -T Y- f. ro re
    """.split(separator: " "))

  /// Returns the change of the distance between two letters, as a part of a capital's height.
  static func change(between first: Character, and second: Character) -> Double {
    guard let first = first.asciiValue, let second = second.asciiValue,
      isLetter(first) || isLetter(second) || first == UInt8(ascii: "7")
    else { return 0 }
    let pair = String(decoding: [first, second], as: UTF8.self)
    return pairs.contains(Substring(pair)) ? change : 0
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
