extension PropertyReader {
  private static let typeWords: Set<String> = ["actor", "class", "enum", "extension", "struct"]

  /// Reads `struct Row: View {` and `extension Ride.Row {`, whose braces hold the type's own properties.
  mutating func readType(at index: Int) {
    guard Self.typeWords.contains(words[index]), index + 1 < tokens.count,
      tokens[index + 1].kind == .name, !["func", "let", "var"].contains(words[index + 1])
    else { return }
    var last = index + 1
    while word(last + 1) == ".", last + 2 < tokens.count, tokens[last + 2].kind == .name {
      last += 2
    }
    nextType = words[last]
  }

  /// Reads `func clock(_ seconds: Int, of name: String) {`, in whose body the parameters are known by the function.
  mutating func readParameters(ofFunction name: String, at index: Int) {
    guard word(index + 1) == "(" else { return }
    condition = (locals, brackets.count)
    var depth = 1
    for place in words.indices.dropFirst(index + 2).prefix(Self.argumentMaximum) where depth > 0 {
      let begins = depth == 1 && ["(", ","].contains(word(place - 1))
      depth += tokens[place].depthChange(words[place])
      guard begins, tokens[place].kind == .name else { continue }
      let hasName = word(place + 1) != ":"
      let parameter = hasName ? word(place + 1) : words[place]
      let isFirst = place == index + 2
      let unnamed = isFirst ? "\(name)()" : nil
      locals[parameter] = words[place] == "_" ? unnamed : "\(name).\(words[place])"
    }
  }

  /// Reads `clock(state.rest)` and `clock(Int(state.rest))`, which hand a property to a function.
  mutating func readCall(of name: String, at index: Int) {
    let parameter = "\(name)()"
    if index + 2 < tokens.count, tokens[index + 2].kind == .text {
      uses.handed[parameter, default: []].formUnion([])
    }
    let isConverted = Self.numberTypes.contains(word(index + 2)) && word(index + 3) == "("
    guard let chain = chain(from: index + (isConverted ? 4 : 2)),
      [",", ")"].contains(word(chain.end))
    else { return }
    handOn(chain, to: parameter)
  }

  /// Notes a property that is handed to a parameter.
  mutating func handOn(_ chain: Chain, to parameter: String) {
    guard let last = chain.names.last else { return }
    if chain.count > 1 {
      if !PropertyUses.plainWords.contains(last) {
        uses.handed[parameter, default: []].insert(last)
      }
    } else if let key = locals[last] ?? type.map({ "\($0).\(last)" }) {
      uses.handed[parameter, default: []].insert(key)
    }
  }
}
