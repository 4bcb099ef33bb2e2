extension Font {
  /// Returns the font whose digits are some rows high and have some width.
  ///
  /// - Parameters:
  ///   - rows: The height of digits, in rows.
  ///   - points: The height at which letters of this width have their own proportions, in points.
  ///   - weight: The weight.
  /// - Returns: The font.
  public static func letters(rows: Double, width points: Double, weight: Weight = .semibold) -> Font
  {
    let height = max(1, rows) * Points.perRow
    var font = Font.system(size: height, weight: weight).width(Width(points / height - 1))
    font.digits = .sized
    return font
  }
}
