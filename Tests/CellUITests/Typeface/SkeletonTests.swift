import Compositing
import Testing

@testable import CellUI

/// The characters of the five bitmap fonts that the typeface replaced.
private let formerCharacters =
  "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  + " .,:;!?'\"-–−+=_/\\|()[]<>%&#*@$€£¥°·→←↑↓×…\u{A0}\u{2007}\u{2009}\u{202F}‘’′“”″\u{2010}\u{2011}—\u{2012}•"

struct SkeletonTests {
  private static let style = LetterStyle(points: 80, weight: .semibold, glyphs: .quadrant)

  @Test func `no character of the former bitmap fonts is lost`() {
    for character in formerCharacters {
      #expect(Letter(character, style: Self.style) != nil, "\(character)")
    }
  }

  @Test(arguments: [
    "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿ",
    "ĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧ",
    "ŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžȘșȚțẞßÆæŒœØøÐðÞþ", "ẤấẬậẺẻỄễỊịỘộƠơƯưỰựỲỳỶỷỸỹ",
  ])
  func `the alphabets of Europe and Vietnam are whole`(letters: String) {
    for character in letters {
      #expect(Spelling(character) != nil, "\(character)")
    }
  }

  @Test func `a letter and a combining accent are the accented letter`() throws {
    for (parts, whole) in [
      ("e\u{301}", "é"), ("A\u{30A}", "Å"), ("i\u{308}", "ï"), ("c\u{327}", "ç"),
    ] {
      let first = try #require(Letter(Character(parts), style: Self.style))
      #expect(first == Letter(Character(whole), style: Self.style), "\(whole)")
    }
  }

  @Test(arguments: ["日", "🚲", "\u{1B}", "\n", "я", "א", "\u{FFFD}", "e\u{20DD}"])
  func `characters of other scripts are left to text of one row`(text: String) {
    #expect(Letter(Character(text), style: Self.style) == nil)
  }

  @Test func `every skeleton has strokes within the line`() {
    for table in [Skeletons.latin, .signs, .accents] {
      for name in table.names {
        let skeleton = table[Substring(name)]
        #expect(skeleton?.ends.isEmpty == false, "\(name)")
        #expect(skeleton?.ends.allSatisfy { (-30...120).contains($0.y) } == true, "\(name)")
      }
    }
  }

  @Test func `quarters of an ellipse note their level and upright ends`() {
    let skeleton = Skeleton("M 0 50 U 20 100 F 40 50"[...].utf8)
    #expect(skeleton.bars == [100])
    #expect(skeleton.stems == [0, 40])
    #expect(skeleton.width == 40)
  }
}
