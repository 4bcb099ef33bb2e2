extension SourceFile {
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
}
