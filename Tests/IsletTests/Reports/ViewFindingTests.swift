import CellUI
import FeedReports
import Testing

@Suite("A note on an activity's views") struct ViewFindingTests {
  private func notes(_ lines: String = "", views: String, tints: String = "") -> [String] {
    let feed = """
      {"layout":{"attributes-type":"T",\(tints)"lock-screen":\(views),"compact-leading":{"Text":"L"},
        "compact-trailing":{"Text":"T"},"minimal":{"Text":"m"},"expanded":{"bottom":{"Text":"b"}}}}
      {"app":"a","scene":"foreground"}
      {"app":"a","activity":"1","request":{"attributes-type":"T","attributes":{},"content-state":{"n":1}}}
      \(lines)

      """
    return findings(on: feed).map(Messages.finding)
  }

  @Test(arguments: [("Pause", 0), ("Stop now", 0), ("Paus", 1)])
  func `a press of a button that they do not have is dropped`(name: String, count: Int) {
    let (text, log) = checked(
      """
      {"layout":{"attributes-type":"T","lock-screen":{"Button":"Pause","label":"Stop now"}}}
      {"app":"a","scene":"foreground"}
      {"app":"a","activity":"1","request":{"attributes-type":"T","content-state":{"n":1}}}
      {"person":"press-button","button":"\(name)","app":"a","activity":"1"}
      """)
    #expect(log.droppedCount == count, "\(text)")
    let words =
      "no button or toggle Paus; there is nothing to press; they have Stop now, Pause (AK 5.5)"
    #expect(text.contains(words) == (count == 1), "\(text)")
  }

  @Test(arguments: [("#FFD040", 1), ("#000000", 0)])
  func `says that the button beside a swiped card can't be read`(ink: String, count: Int) {
    let notes = notes(
      views: ##"{"Text":"a","foregroundStyle":"#000000"}"##,
      tints: ##"""
        "activityBackgroundTint":"#FFC83D","activitySystemActionForegroundColor":"\##(ink)",
        """##)
    #expect(notes.count == count)
    let button =
      "lock-screen: the system's button “Clear”, in the color of activitySystemActionForegroundColor"
    #expect(notes.allSatisfy { $0.hasPrefix("\(button), \(ink) on #FFC83D") })
  }

  @Test func `is told once of all texts in the same colors`() {
    let gray = ##""foregroundStyle":"#FFC03D""##
    let texts = { (words: [String]) in
      words.map { #"{"Text":"\#($0)",\#(gray)}"# }.joined(separator: ",")
    }
    let notes = { (words: [String]) in
      self.notes(
        views: #"{"VStack":[\#(texts(words))]}"#, tints: ##""activityBackgroundTint":"#FFC83D","##)
    }
    #expect(
      notes(["one"]).map { $0.contains("“one”, #FFC03D on #FFC83D, has contrast 1:1, needs") } == [
        true
      ])
    let several = notes(["one", "two", "three", "four", "five"])
    #expect(several.count == 1)
    #expect(
      several[0].contains(
        "lock-screen: “one”, “two”, “three” and 2 more, #FFC03D on #FFC83D, have contrast"))
  }

  @Test(arguments: [
    (#"{"date":"{state.n}","style":"timer"}"#, "lock-screen: a timer, #FFC03D"),
    (#""Left {state.n} minutes""#, "lock-screen: “Left 1 minutes”, #FFC03D"),
  ])
  func `of a text that counts no time is told, which passes`(text: String, start: String) {
    let told = notes(
      views: ##"{"Text":\##(text),"foregroundStyle":"#FFC03D"}"##,
      tints: ##""activityBackgroundTint":"#FFC83D","##)
    #expect(told.count { $0.hasPrefix(start) } == 1, "\(told)")
  }

  @Test func `is told once of texts in one color, before the ground that is worst`() {
    let texts = (1...4).map {
      ##"{"Text":"\##($0) is a text","foregroundStyle":"#9A7A86","background":"#2\##($0)2020"}"##
    }
    let told = notes(views: #"{"VStack":[\#(texts.joined(separator: ","))]}"#)
      .filter { $0.hasPrefix("lock-screen") }
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix("lock-screen: “4 is a text”, “1 is a text”, “2 ") == true)
    #expect(told.first?.contains("and 1 more, #9A7A86 on #242020, have contrast 4.") == true)
    #expect(told.first?.contains(":1 at worst, need 4.5:1") == true, "\(told)")
  }

  @Test(arguments: [
    (#"{"Spacer":{}}"#, 1), (#"{"Text":" "}"#, 1), (#"{"Text":"a","opacity":0}"#, 1),
    (##"{"Rectangle":{},"fill":"#FFFFFF00"}"##, 1), (#"{"Text":"a"}"#, 0),
    (#"{"Rectangle":{}}"#, 0),
  ])
  func `a card of which nothing is seen is told`(views: String, count: Int) {
    let told = notes(views: views, tints: "").filter { $0.contains("nothing is drawn") }
    #expect(told.count == count)
    #expect(told.allSatisfy { $0.hasPrefix("lock-screen: nothing is drawn with this content") })
  }

  @Test func `is none on an emoji that a selector makes`() {
    let ink = ##""foregroundStyle":"#FFC03D""##
    let told = notes(
      views: #"{"Text":"\u2699\uFE0F",\#(ink)}"#, tints: ##""activityBackgroundTint":"#FFC83D","##)
    #expect(told.isEmpty)
  }

  @Test func `is told once of the lines of a text, in its words`() {
    let text = "Contacts alerted with your location and with the time of the alert"
    let notes = notes(
      views: ##"{"Text":"\##(text)","foregroundStyle":"#E0C0A0"}"##,
      tints: ##""activityBackgroundTint":"#FFC83D","##
    ).filter { $0.hasPrefix("lock-screen") }
    #expect(notes.count == 1)
    let told = "lock-screen: “Contacts alerted with your location and …”"
    #expect(notes.first?.hasPrefix(told) == true)
  }

  @Test func `is told once of the activities of one widget`() {
    let request =
      #"{"app":"a","activity":"2","request":{"attributes-type":"T","content-state":{"n":1}}}"#
    let notes = notes(
      request,
      views: ##"""
        {"VStack":[{"Text":"a","foregroundStyle":"#FFC13D"},
          {"Text":"a far too long line of text, of which the end is cut off","lineLimit":1}]}
        """##,
      tints: ##""activityBackgroundTint":"#FFC83D","##
    ).filter { $0.hasPrefix("lock-screen: ") && !$0.contains("“Clear”") }
    #expect(notes.count == 2, "\(notes)")
  }

  @Test func `is told again of a text in other colors`() {
    let lines = ["#FFC13D", "#FF3830"].map {
      #"{"app":"a","activity":"1","update":{"content-state":{"n":"\#($0)"}}}"#
    }
    let notes = notes(
      lines.joined(separator: "\n"),
      views: ##"{"Text":"a {state.n}","foregroundStyle":"{state.n}"}"##,
      tints: ##""activityBackgroundTint":"#FFC83D","##
    ).filter { $0.hasPrefix("lock-screen") }
    #expect(notes.count == 2)
    #expect(notes.first?.hasPrefix("lock-screen: “a #FFC13D”") == true)
    #expect(notes.last?.hasPrefix("lock-screen: “a #FF3830”") == true)
  }

  @Test func `is told once of a text that is cut, whatever it says, and of a height for itself`() {
    let notes = notes(
      #"{"app":"a","activity":"1","update":{"content-state":{"n":2}}}"#,
      views:
        #"""
        {"VStack":[{"Text":"{state.n} is the number of this far too long line of text, which is cut",
          "lineLimit":1},{"Rectangle":{},"frame":{"height":200}}]}
        """#)
    #expect(notes.count == 2)
    #expect(notes[0].hasPrefix("lock-screen: \"1 is the number"))
    #expect(notes[1].hasPrefix("lock-screen: the view is 220 points high and is cut to 160"))
  }

  @Test(arguments: [("preview.t", false), ("t", true)])
  func `is none on an asset that a made-up value names`(app: String, isTold: Bool) {
    let (text, _) = checked(
      """
      {"layout":{"attributes-type":"T","lock-screen":{"Image":"{state.imageName}"}}}
      {"app":"\(app)","scene":"foreground"}
      {"app":"\(app)","activity":"1","request":{"attributes-type":"T","content-state":{"imageName":"Image name"}}}
      """)
    #expect(text.contains("have no image \"Image name\"") == isTold, "\(text)")
  }

  @Test func `is told of each text that is cut`() {
    // The number of before is a text now, which has a note of its own.
    let notes = notes(
      #"{"app":"a","activity":"1","update":{"content-state":{"n":"Another text"}}}"#,
      views: #"""
        {"Text":"{state.n} is the beginning of this far too long line of text, which is cut","lineLimit":1}
        """#
    ).filter { !$0.contains("in a state before") }
    let told = "lock-screen: \"Another text is the beginning of this fa…\" has no room"
    #expect(notes.count == 2 && notes.last?.hasPrefix(told) == true)
  }

  @Test(arguments: [(true, 1), (false, 0)])
  func `is told of a time as the screen has it`(isOwnSource: Bool, count: Int) {
    let time = ##"{"Text":{"date":"{state.n}","style":"time"},"lineLimit":1,"frame":{"width":48}}"##
    let told: [String] = AppResources([], isOwnSource: isOwnSource).bound { notes(views: time) }
    #expect(told.count { $0.contains("has no room and ends in …") } == count, "\(told)")
  }
}
