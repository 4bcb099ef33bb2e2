import FeedReports
import StrictJSON
import Testing

@Test(arguments: [
  ("\u{A0}", "found U+00A0, which is not seen; remove it"),
  ("\u{200B}\u{2003}", "found U+200B U+2003, which is not seen; remove it"), ("x", "found x"),
  ("", "found "), ("a\u{200B}", "found a\u{200B}"),
])
func `a word of invisible letters alone is told by their numbers`(found: String, words: String) {
  let fault = JSONFault(
    place: .init(offset: 0, in: []), path: "",
    problem: .unexpected(expected: "a key in quotes", found: found))
  #expect(Messages.fault(fault) == "column 1: expected a key in quotes, \(words)")
}
