import Testing

@testable import WidgetSources

/// Returns a file of a text.
func file(_ text: String) -> SourceFile {
  SourceFile(path: "/a.swift", bytes: Array(text.utf8))
}

/// Returns the part of a source that is left out for an error at a word's first place, and what stands in for it; `nil` for
/// none.
func part(
  of source: String, at word: String, by search: (SourceFile, Int) -> FunctionBody?
) throws -> (text: String, replacement: FunctionBody.Replacement)? {
  let file = file(source)
  let start = try #require(source.firstRange(of: word)?.lowerBound)
  return search(file, source.utf8.distance(from: source.startIndex, to: start)).map {
    (String(decoding: file.bytes[$0.range], as: UTF8.self), $0.replacement)
  }
}
