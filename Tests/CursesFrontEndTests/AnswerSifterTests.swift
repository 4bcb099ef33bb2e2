import RandomNumbers
import Testing

@testable import CursesFrontEnd

struct AnswerSifterTests {
  /// The input of a terminal that answers everything.
  static let answers: [(text: String, answer: TerminalAnswer?)] = [
    ("\u{1B}P1+r524742=382F382F38\u{1B}\\", .directColor(true)),
    ("\u{1B}P1+r524742\u{1B}\\", .directColor(true)),
    ("\u{1B}P1+r524742=30\u{1B}\\", .directColor(false)),
    ("\u{1B}P1+r436F=323536\u{1B}\\", .directColor(false)),
    ("\u{1B}P0+r524742\u{1B}\\", .directColor(false)),
    ("\u{1B}P0+r\u{07}", .directColor(false)),
    ("\u{1B}P1$r0;48:2::18:52:86m\u{1B}\\", .directColor(true)),
    ("\u{1B}P1$r48:2:1:18:52:86m\u{1B}\\", .directColor(true)),
    ("\u{1B}P1$r0;48:2:18:52:86m\u{1B}\\", .directColor(true)),
    ("\u{1B}P1$r0;1;48;2;18;52;86m\u{1B}\\", .directColor(true)),
    ("\u{1B}P1$r0;48:5:23m\u{1B}\\", .directColor(false)),
    ("\u{1B}P1$r0;48:2::19:52:86m\u{1B}\\", .directColor(false)),
    ("\u{1B}P1$r0m\u{1B}\\", .directColor(false)),
    ("\u{1B}P0$r\u{1B}\\", .directColor(false)),
    ("\u{1B}[?2026;2$y", .synchronizedOutput(true)),
    ("\u{1B}[?2026;1$y", .synchronizedOutput(true)),
    ("\u{1B}[?2026;0$y", .synchronizedOutput(false)),
    ("\u{1B}[?2026;4$y", .synchronizedOutput(false)),
    ("\u{1B}[?2027;2$y", nil), ("\u{1B}[?1u", nil), ("\u{1B}[?997;1n", nil),
    ("\u{1B}P>|kitty(0.40.1)\u{1B}\\", .version("kitty(0.40.1)")),
    ("\u{1B}P>|ghostty 1.2.0\u{07}", .version("ghostty 1.2.0")),
    ("\u{1B}[>0;1401;1c", .versionNumber(1401)), ("\u{1B}[>c", nil),
    ("\u{1B}[>1;99999999999999999999;0c", nil),
    ("\u{1B}[?62;4;6;22c", .fence), ("\u{1B}[?6c", .fence), ("\u{1B}[?1;2c", .fence),
  ]

  /// Keys, one sequence each: letters, arrows of both modes, Alt, functions, the mouse, a paste, escapes.
  static let keys = [
    "q", "\r", "é", "日", "\u{1B}[A", "\u{1B}OA", "\u{1B}[1;5C", "\u{1B}[3~", "\u{1B}x",
    "\u{1B}[<0;5;3M", "\u{1B}[<0;5;3m", "\u{1B}[M !!", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[I",
    "\u{1B}[[A", "\u{1B}OP", "\u{1B}Pq", "\u{1B}P1x", "\u{1B}]", "\u{1B}\\", "?", "}",
    "\u{1B}\u{1B}[A",
  ]

  private func sifted(_ text: String) -> (keys: String, answers: [TerminalAnswer]) {
    var sifter = AnswerSifter(of: SomeKeys())
    for byte in text.utf8 { sifter.take(byte) }
    return (String(decoding: sifter.takeKeys(), as: UTF8.self), sifter.takeAnswers())
  }

  @Test(arguments: answers)
  func `an answer is read, and gives no key`(text: String, answer: TerminalAnswer?) {
    let (keys, answers) = sifted(text)
    #expect(keys.isEmpty)
    #expect(answers == [answer].compactMap(\.self))
  }

  @Test(arguments: keys)
  func `a key passes unchanged`(key: String) {
    let (keys, answers) = sifted(key)
    #expect(keys == key)
    #expect(answers.isEmpty)
  }

  @Test(arguments: answers)
  func `an answer split at any byte is read, however long the pause`(
    text: String, answer: TerminalAnswer?
  ) {
    let bytes = Array(text.utf8)
    for place in 1..<bytes.count {
      var sifter = AnswerSifter(of: SomeKeys())
      for byte in bytes[..<place] { sifter.take(byte) }
      // No part is a key before its time is over.
      #expect(sifter.takeKeys().isEmpty)
      let timeout = sifter.timeout(areAnswersDue: true)
      #expect(timeout == AnswerSifter.dueTimeout || timeout == AnswerSifter.answerTimeout)
      for byte in bytes[place...] { sifter.take(byte) }
      #expect(sifter.takeKeys().isEmpty)
      #expect(sifter.takeAnswers() == [answer].compactMap(\.self))
      #expect(sifter.timeout(areAnswersDue: true) == nil)
    }
  }

  @Test(arguments: answers)
  func `an answer that is cut short is dropped once it is known for one`(
    text: String, answer: TerminalAnswer?
  ) {
    let bytes = Array(text.utf8)
    for place in 4..<bytes.count {
      var sifter = AnswerSifter(of: SomeKeys())
      for byte in bytes[..<place] { sifter.take(byte) }
      sifter.expire()
      for byte in "q".utf8 { sifter.take(byte) }
      #expect(sifter.takeKeys() == Array("q".utf8))
      #expect(sifter.takeAnswers().isEmpty)
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `keys between answers keep their order, wherever the input is split`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sifter = AnswerSifter(of: SomeKeys())
    var (typed, told, seen): ([UInt8], [TerminalAnswer], [UInt8]) = ([], [], [])
    for _ in 0..<400 {
      var bytes: [UInt8]
      if Bool.random(using: &random), let next = Self.answers.randomElement(using: &random) {
        bytes = Array(next.text.utf8)
        told += [next.answer].compactMap(\.self)
      } else {
        bytes = Array((Self.keys.randomElement(using: &random) ?? "q").utf8)
        typed += bytes
      }
      while !bytes.isEmpty {
        let count = Int.random(in: 1...bytes.count, using: &random)
        for byte in bytes.prefix(count) { sifter.take(byte) }
        bytes.removeFirst(count)
        seen += sifter.takeKeys()
      }
      // A key that waits for more bytes is alone, since the next sequence may be minutes away.
      sifter.expire()
      seen += sifter.takeKeys()
    }
    #expect(seen == typed)
    #expect(sifter.takeAnswers() == told)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `a broken answer gives no key`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for (text, _) in Self.answers {
      var bytes = Array(text.utf8)
      // The first four bytes tell an answer from a key. A new escape begins something else, and so may be a key's.
      let place = Int.random(in: 4..<max(5, bytes.count - 1), using: &random)
      guard place < bytes.count - 1 else { continue }
      let wrong = UInt8.random(in: 0...255, using: &random)
      guard wrong != 0x1B, wrong != 0x07, !(0x40..<0x7F).contains(wrong) else { continue }
      if Bool.random(using: &random) {
        bytes[place] = wrong
      } else {
        bytes.insert(wrong, at: place)
      }
      guard !text.hasPrefix("\u{1B}P") || bytes[bytes.count - 2] != wrong else { continue }
      var sifter = AnswerSifter(of: SomeKeys())
      for byte in bytes { sifter.take(byte) }
      sifter.expire()
      #expect(sifter.takeKeys().isEmpty, "\(bytes)")
    }
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `garbage is bounded, and a key after it is read`(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var sifter = AnswerSifter(of: SomeKeys())
    let likely = Array("\u{1B}\u{1B}\u{1B}P[?>|01+$r;c\\\u{07}".utf8)
    for _ in 0..<20_000 {
      let isLikely = Int.random(in: 0..<3, using: &random) > 0
      sifter.take(
        isLikely
          ? likely.randomElement(using: &random) ?? 0 : UInt8.random(in: 0...255, using: &random))
      #expect(sifter.held.count <= AnswerSifter.answerByteCountMaximum)
    }
    sifter.expire()
    _ = sifter.takeKeys()
    sifter.take(UInt8(ascii: "q"))
    #expect(sifter.takeKeys() == [UInt8(ascii: "q")])
  }

  @Test func `an answer that is too long is dropped to its end`() {
    let room = AnswerSifter.answerByteCountMaximum - "\u{1B}P>|".utf8.count
    for (length, isRead) in [(room - 1, true), (room, false), (10 * room, false)] {
      let text = "\u{1B}P>|" + String(repeating: "x", count: length) + "\u{1B}\\q"
      let (keys, answers) = sifted(text)
      #expect(keys == "q")
      #expect(answers.isEmpty != isRead)
    }
  }

  @Test(arguments: [
    "\u{1B}", "\u{1B}[", "\u{1B}P", "\u{1B}P1", "\u{1B}O",
  ])
  func `what may be a key is one when its time is over`(text: String) {
    var sifter = AnswerSifter(of: SomeKeys())
    for byte in text.utf8 { sifter.take(byte) }
    #expect(sifter.takeKeys().isEmpty)
    #expect(sifter.timeout(areAnswersDue: false) == AnswerSifter.keyTimeout)
    sifter.expire()
    #expect(sifter.takeKeys() == Array(text.utf8))
    #expect(sifter.timeout(areAnswersDue: false) == nil)
  }

  @Test(arguments: ["\u{1B}[1", "\u{1B}[1;", "\u{1B}[M!"])
  func `a sequence longer than what is typed at once waits longer, and no part of it is a key`(
    text: String
  ) {
    var sifter = AnswerSifter(of: SomeKeys())
    for byte in text.utf8 { sifter.take(byte) }
    #expect(sifter.timeout(areAnswersDue: false) == AnswerSifter.dueTimeout)
    sifter.expire()
    for byte in "q".utf8 { sifter.take(byte) }
    #expect(sifter.takeKeys() == Array("q".utf8))
  }

  @Test func `a whole sequence that is no key is dropped, with its digits and letters`() {
    var sifter = AnswerSifter(of: SomeKeys(only: "\u{1B}[1~"))
    for byte in "a\u{1B}[1~\u{1B}[4~b\u{1B}[1;5Cc\u{1B}Od\u{1B}xe\u{1B}[M !!f".utf8 {
      sifter.take(byte)
    }
    #expect(
      String(decoding: sifter.takeKeys(), as: UTF8.self)
        == "a\u{1B}[1~bc\u{1B}xe\u{1B}[M !!f")
  }

  @Test func `answers count to the end of their time, all together, and once`() {
    for (late, count) in [(Duration.zero, 1), (.milliseconds(1), 0)] {
      var inquiry = TerminalInquiry()
      #expect(inquiry.take(.fence, at: .zero) == nil)
      inquiry.begin(at: .seconds(5))
      let end = .seconds(5) + TerminalInquiry.timeout + late
      #expect(inquiry.take(.directColor(true), at: end) == nil)
      #expect(inquiry.take(.directColor(false), at: end) == nil)
      #expect(inquiry.take(.version("foot(1.21)"), at: end) == nil)
      let findings = [inquiry.take(.fence, at: end), inquiry.take(.fence, at: end)].compactMap(
        \.self)
      #expect(findings.count == count)
      for found in findings {
        #expect(found.hasDirectColor && !found.hasSynchronizedOutput)
        #expect(found.version == "foot(1.21)")
      }
      #expect(!inquiry.isAnswerDue && !inquiry.isUnasked)
    }
  }
}

/// A terminal whose keys are all sequences, or one of them alone.
private struct SomeKeys: KeySequences {
  var only: String?

  func haveKey(_ sequence: [UInt8]) -> Bool {
    only.map { String(decoding: sequence, as: UTF8.self) == $0 } ?? true
  }
}
