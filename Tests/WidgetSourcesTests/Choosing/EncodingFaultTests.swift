import Testing
import WidgetSources

@Suite struct `The encoding of source` {
  @Test(
    arguments: [
      ("struct A {}", nil), ("", nil), ("\u{FEFF}let é = \"\0\"", nil),
    ] as [(String, EncodingFault?)])
  func `is UTF-8`(text: String, fault: EncodingFault?) {
    #expect(EncodingFault(in: Array(text.utf8)) == fault)
  }

  @Test(
    arguments: [
      ([0xFF, 0xFE, 0x61, 0], .utf16), ([0xFE, 0xFF, 0, 0x61], .utf16),
      ([0x61, 0, 0x62, 0], .utf16),
      ([0, 0x61], .utf16), ([0xE9], .other(line: 1)),
      ([0x61, 0x0A, 0x0A, 0xE9, 0x0A], .other(line: 3)),
      ([0x61, 0x0A, 0xC3], .other(line: 2)),
    ] as [([UInt8], EncodingFault)])
  func `that is another one is told, with the first line`(bytes: [UInt8], fault: EncodingFault) {
    #expect(EncodingFault(in: bytes) == fault)
  }
}
