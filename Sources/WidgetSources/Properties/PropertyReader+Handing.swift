extension PropertyReader {
  private static let typeWords: Set<String> = ["actor", "class", "enum", "extension", "struct"]

  /// Reads `state.watts.map { "\($0 / 1000) kW" }`, in whose braces `$0` is the property's value.
  mutating func readMapped(before index: Int) {
    guard ["compactMap", "flatMap", "map"].contains(word(index - 1)), word(index - 2) == "." else {
      return
    }
    let last = ["?", "!"].contains(word(index - 3)) ? index - 4 : index - 3
    guard last >= 0, tokens[last].kind == .name else { return }
    locals["$0"] = locals[words[last]] ?? words[last]
  }

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

  /// Reads `func clock(_ seconds: Int, of name: String) {`, in whose body the parameters are known by the function, and those of
  /// `init?(` by the type.
  mutating func readParameters(ofFunction function: String, at place: Int) {
    let index = function == "init" && word(place + 1) == "?" ? place + 1 : place
    let name = function == "init" ? type ?? function : function
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
      // `func text(_ hours: Double)`
      if ["hours", "minutes"].contains(parameter) { readUnit(parameter, of: [parameter]) }
    }
    guard let close = closing(behind: index + 1), word(close + 1) == "-", word(close + 2) == ">"
    else { return }
    readResults(from: close + 3, to: Self.result(of: name))
  }

  /// Returns the name under which the results of a function are known.
  private static func result(of function: String) -> String { "\(function).return" }

  /// The most tokens of a body whose results are read.
  private static let bodyLengthMaximum = 200

  /// Reads `String { state.isLate ? "clock" : state.icon }`, whose results are the properties that are handed to a name.
  ///
  /// - Parameters:
  ///   - type: The token of the type.
  ///   - name: The name of the results.
  private mutating func readResults(from type: Int, to name: String) {
    let brace = word(type + 1) == "?" ? type + 2 : type + 1
    guard word(type) == "String", word(brace) == "{" else { return }
    var depth = 0
    for place in words.indices[brace...].prefix(Self.bodyLengthMaximum) {
      depth += tokens[place].depthChange(words[place])
      if depth == 0 { return }
      guard ["{", "return", ":", "?"].contains(word(place - 1)), words[place] != "case",
        let chain = chain(from: place) ?? convertedText(from: place)
      else { continue }
      let isResult =
        endsStatement(at: chain.end) || word(chain.end) == ":"
        || word(chain.end) == "?" && word(chain.end + 1) == "?"
      if isResult { handOnResult(chain, to: name) }
    }
  }

  /// Notes a property of which a result is made: one of the type's own is known by its name, too.
  private mutating func handOnResult(_ chain: Chain, to name: String) {
    handOn(chain, to: name)
    let isOwn = chain.count == 1 && type != nil
    guard isOwn, let last = chain.names.last, locals[last] == nil, last != name,
      last != "nil", !PropertyUses.plainWords.contains(last)
    else { return }
    uses.handed[name, default: []].insert(last)
  }

  /// Reads `var icon: String { state.icon }`, whose value is that of the properties in it.
  mutating func readComputedText(of name: String, at index: Int) {
    if word(index + 1) == ":" { readResults(from: index + 2, to: name) }
  }

  /// Reads `Image(Self.picture(of: state))`, whose function's results name images.
  mutating func readMaker(from start: Int) {
    var last = start
    while word(last + 1) == ".", word(last + 3) != "" { last += 2 }
    if word(last + 1) == "(" { readMaker(before: last + 1, as: .imageName) }
  }

  /// Reads the name of a function before its parenthesis, whose results have a fact.
  mutating func readMaker(before index: Int, as fact: PropertyFact) {
    guard tokens[index - 1].kind == .name, words[index - 1].first?.isLowercase == true else {
      return
    }
    uses.insert(Self.result(of: words[index - 1]), as: fact)
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

  /// Returns a property of the type around the token that is read, with the type: `Row.value`; `nil` outside of types.
  func typed(_ name: String) -> String? { type.map { "\($0).\(name)" } }

  /// Notes a property that is shown; one of a view of the app's own is that which is handed to it, too.
  mutating func noteShown(_ chain: Chain) {
    guard let name = chain.names.last else { return }
    let key = chain.count > 1 ? name : locals[name] ?? name
    uses.insert(key, as: .shown)
    if key == name, chain.count == 1, let own = typed(name) { uses.insert(own, as: .shown) }
  }

  /// Notes a property that is shown in a text, behind other words of it.
  mutating func noteShown(_ chain: Chain, behind text: String) {
    noteShown(chain)
    let last = text.dropLast(2).split { !$0.isLetter && !$0.isNumber }.last ?? ""
    let words = key(of: chain.names).map { ObjectiveCName.words(of: $0) } ?? []
    if words.last?.lowercased() == last.lowercased() { mark(.worded, chain.names) }
  }

  /// Notes a property that is handed to a parameter.
  mutating func handOn(_ chain: Chain, to parameter: String) {
    guard let last = chain.names.last else { return }
    if chain.count > 1 {
      if !PropertyUses.plainWords.contains(last) {
        uses.handed[parameter, default: []].insert(last)
      }
    } else if let key = locals[last] ?? typed(last) {
      uses.handed[parameter, default: []].insert(key)
    }
  }

  /// Returns the property that is read of the result of a call, whose parenthesis is at a token; `nil` for none.
  func member(behind close: Int) -> Chain? {
    guard words[close] == ")", word(close + 1) == ".", close + 2 < words.count,
      tokens[close + 2].kind == .name, !["(", "[", "."].contains(word(close + 3))
    else { return nil }
    return Chain(names: [words[close], words[close + 2]], end: close + 3)
  }

  /// The properties, the dates with a time added and the arrays' elements that constants and loops' parameters hold.
  typealias Constants = (
    locals: [String: String], shifted: [String: String], elements: [String: [ArraySlice<String>]]
  )
}
