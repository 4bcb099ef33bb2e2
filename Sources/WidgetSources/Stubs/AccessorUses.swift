extension SourceFile {
  /// The names of types by other names of theirs: `typealias Fonts = RideFontFamily`.
  var aliases: [String: String] {
    let words = tokens.map { text(of: $0) }
    let keywords = words.indices.filter { words[$0] == "typealias" && $0 + 4 < words.count }
    return Dictionary(
      keywords.filter { words[$0 + 2] == "=" && words[$0 + 4] != "." }.map {
        (words[$0 + 1], words[$0 + 3])
      }
    ) { first, _ in first }
  }

  /// Returns the uses of generated accessors: the names from a type to a resource, and whether that is called.
  ///
  /// Groups of resources begin with a capital letter, as the type does; the resource does not, and ends the path.
  func accessorUses(
    of isAccessor: (String) -> Bool
  ) -> [(path: [String], isCalled: Bool)] {
    let words = tokens.map { text(of: $0) }
    return words.indices.compactMap { start in
      guard words[start].first?.isUppercase == true, isAccessor(words[start]),
        start == 0 || words[start - 1] != "."
      else { return nil }
      var path = [words[start]]
      var next = start + 1
      while next + 1 < words.count, words[next] == ".", tokens[next + 1].kind == .name {
        path.append(words[next + 1])
        next += 2
        guard path.last?.first?.isUppercase == true else {
          return (path, next < words.count && words[next] == "(")
        }
      }
      return nil
    }
  }

  /// A Boolean value indicating whether it adds members to `LocalizedStringResource`.
  var extendsStringResources: Bool {
    let words = tokens.map { text(of: $0) }
    return words.indices.dropFirst().contains {
      words[$0] == "LocalizedStringResource" && words[$0 - 1] == "extension"
    }
  }

  /// The members of `LocalizedStringResource` that views name, as in `Text(.greeting)`, each with the labels of its arguments,
  /// `_` for none; `nil` for one that is not called.
  var stringResourceUses: [(name: String, labels: [String]?)] {
    let words = tokens.map { text(of: $0) }
    let callees: Set<String> = [
      "Button", "Label", "Link", "ProgressView", "Section", "Text", "Toggle",
    ]
    return words.indices.dropFirst(2).compactMap { index in
      guard words[index] == ".", index + 2 < words.count, tokens[index + 1].kind == .name else {
        return nil
      }
      let (before, callee) = (words[index - 1], words[index - 2])
      let isString =
        before == "(" && callees.contains(callee) || before == ":" && callee == "localized"
      guard isString, ["(", ")", ","].contains(words[index + 2]) else { return nil }
      return (words[index + 1], words[index + 2] == "(" ? labels(words, from: index + 2) : nil)
    }
  }

  /// The most words of a call whose labels are read.
  private static let callLengthMaximum = 200

  /// Returns the labels of the arguments in parentheses, `_` for none.
  private func labels(_ words: [String], from open: Int) -> [String] {
    var (labels, depth): ([String], Int) = ([], 0)
    for index in words.indices[open...].prefix(Self.callLengthMaximum) {
      depth += tokens[index].depthChange(words[index])
      guard depth > 0 else { break }
      guard depth == 1, index == open || words[index] == ",", index + 2 < words.count,
        words[index + 1] != ")"
      else { continue }
      labels.append(words[index + 2] == ":" ? words[index + 1] : "_")
    }
    return labels
  }
}
