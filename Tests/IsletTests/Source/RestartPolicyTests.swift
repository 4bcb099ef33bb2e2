import ColorScience
import Compositing
import FeedReports
import HeadlessRendering
import HostIO
import LockScreenSession
import LockScreenUI
import Testing
import WidgetSources

@testable import IsletProgram

@Suite struct `A program whose hosts stop` {
  private func place(_ digest: Int) -> CodePlace {
    CodePlace(
      attributesType: "Ride", presentation: "lock screen", state: "{}", digest: UInt64(digest))
  }

  @Test func `goes on without the code that stopped, once for each place`() {
    var policy = RestartPolicy(at: .zero)
    #expect(
      policy.reaction(toStopAt: place(1), isCrash: true, reason: "stopped") == .skipping(place(1)))
    #expect(
      policy.reaction(toStopAt: place(2), isCrash: false, reason: "stopped") == .skipping(place(2)))
    #expect(policy.reaction(toStopAt: place(1), isCrash: true, reason: "stopped") == .givingUp)
    let isNoted = policy.note("stopped: x", at: place(2))
    #expect(
      isNoted && policy.skipped.map(\.reason) == ["stopped: see the inspector", "stopped: x"])
    let isElsewhere = policy.note("stopped: x", at: nil)
    #expect(!isElsewhere)
  }

  @Test func `goes on some times where it is ended from outside, and as often after a key`() {
    var policy = RestartPolicy(at: .zero)
    for _ in 1...2 {
      for _ in 0..<RestartPolicy.restartsMaximum {
        #expect(policy.reaction(toStopAt: nil, isCrash: false, reason: "stopped") == .restarting)
      }
      #expect(policy.reaction(toStopAt: nil, isCrash: false, reason: "stopped") == .givingUp)
      policy.allowRestarts()
    }
  }

  @Test func `is given up at once for a crash in a thread of its own, which would come again`() {
    var policy = RestartPolicy(at: .zero)
    #expect(policy.reaction(toStopAt: nil, isCrash: true, reason: "stopped") == .givingUp)
  }
}

@Suite struct `The picture of a program that has stopped` {
  private static let size = CellSize(columns: 30, rows: 6)

  private func picture(of letter: Unicode.Scalar) -> RemotePicture {
    var picture = RemotePicture(size: Self.size)
    draw(letter, on: &picture)
    _ = picture.takeFrame()
    return picture
  }

  private func draw(_ letter: Unicode.Scalar, on picture: inout RemotePicture) {
    let drawn = Surface(
      size: Self.size,
      filledWith: Cell(glyph: Glyph(letter), foreground: .white, background: .black))
    var bytes: [UInt8] = []
    drawn.encode(drawn.bounds, into: &bytes)
    picture.apply(Self.size, [drawn.bounds], [], bytes[...])
  }

  private func rows(of picture: inout RemotePicture) -> [String] {
    picture.takeFrame().surface.plainText()
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func `stays, under the words on its end, and leaves with the next one`() {
    var picture = picture(of: "a")
    picture.hold("✗ W.swift:12: the code stopped; save a file")
    let held = rows(of: &picture)
    #expect(held[..<4].allSatisfy { $0 == String(repeating: "a", count: 30) })
    #expect(held[4] == " ✗ W.swift:12: the code" && held[5].contains("save a file"))
    draw("b", on: &picture)
    #expect(picture.note == nil)
    #expect(rows(of: &picture).allSatisfy { $0 == String(repeating: "b", count: 30) })
  }

  @Test func `keeps the words at the lowest rows of another size`() {
    var picture = picture(of: "a")
    picture.hold("the code stopped")
    picture.resize(to: CellSize(columns: 30, rows: 9))
    let held = rows(of: &picture)
    #expect(held.count == 9 && held[8].contains("the code stopped"))
    #expect(held[5] == String(repeating: "a", count: 30) && !held[6].contains("a"))
  }

  @Test func `names the line, and a save or a key as the way on`() {
    let crash = CrashReport(
      output: "WidgetCode/W.swift:12: Fatal error: x\n", ending: .signal(6), hangs: false,
      copies: .init(of: [], in: "/c"))
    let words = Messages.givenUp(place: nil, crash: crash, showing: .kept)
    #expect(words.hasPrefix("✗ W.swift:12: the code stopped: Fatal error: x; "))
    #expect(words.contains("save a file, or press a key"))
    let ended = Messages.givenUp(place: nil, crash: nil, showing: .ofFormerBuild)
    #expect(ended.contains("ended too often") && ended.contains("save a file"))
  }
}
