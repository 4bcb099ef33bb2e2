import Compositing

extension ViewLayout {
  /// Returns the text that a control shows.
  ///
  /// - Parameter control: A control of the layout.
  /// - Returns: The words in the order of drawing; empty for a symbol or a picture alone.
  public func label(of control: PlacedControl) -> String {
    let words = items.compactMap { item -> String? in
      guard control.frame.contains(item.frame.origin) else { return nil }
      switch item.content {
      case .line(let glyphs):
        // A sign without letters or digits stands for a symbol.
        let words = glyphs.words
        return words.unicodeScalars.contains(where: \.isWritten) ? words : nil
      case .block(let block, _): return String(block.setting.letters.map(\.character))
      case .fill, .stroke, .bar, .rule, .symbol, .image: return nil
      }
    }
    return words.flatMap { $0.split(separator: " ") }.joined(separator: " ")
  }
}
