extension RewrittenSource {
  /// Blanks `#Preview("Ride", as: .content, using: ride) { … } contentStates: { … }` of another widget.
  mutating func dropPreview(at index: Int) {
    var end = index + 1
    if end + 1 < words.count, words[end + 1] == "(" {
      guard let close = closing(of: end + 1) else { return }
      end = close
    }
    guard end + 1 < words.count, words[end + 1] == "{", var last = closing(of: end + 1) else {
      return
    }
    // Further closures have labels: `timeline: {`, `contentStates: {`.
    while last + 3 < words.count, file.tokens[last + 1].kind == .name, words[last + 2] == ":",
      words[last + 3] == "{", let next = closing(of: last + 3)
    {
      last = next
    }
    dropUnlessPreviewed(index...last)
  }

  /// Blanks the types at the file's top that preview other widgets.
  mutating func dropProviders() {
    let places = file.types.filter { $0.inherited.contains("PreviewProvider") }.map(\.offset)
    for range in file.topDeclarations().map(\.range) where places.contains(where: range.contains) {
      let tokens = file.tokens.indices.filter { range.contains(file.tokens[$0].range.lowerBound) }
      if let first = tokens.first, let last = tokens.last { dropUnlessPreviewed(first...last) }
    }
  }

  private mutating func dropUnlessPreviewed(_ tokens: ClosedRange<Int>) {
    guard let previewed, words[tokens].allSatisfy({ !previewed.contains($0) }) else { return }
    blank(
      file.tokens[tokens.lowerBound].range
        .lowerBound..<file.tokens[tokens.upperBound].range
        .upperBound)
  }
}
