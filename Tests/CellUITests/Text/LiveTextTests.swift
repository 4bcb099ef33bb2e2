import CellUI
import Compositing
import FoundationEssentials
import Testing

private let now = Screen.now

private func read(_ text: Text, at moment: Date = now) -> (String, Date?) {
  var environment = Screen.environment
  environment.now = moment
  let layout = Screen.layout(text, environment: environment)
  return (Screen.text(layout.surface()), layout.validUntil)
}

@Test(arguments: [
  (0.0, "10:00"), (0.4, "10:00"), (1, "9:59"), (299.5, "5:01"), (599, "0:01"), (600, "0:00"),
  (9000, "0:00"), (-50, "10:00"),
])
func `a timer counts down within its span`(passed: Double, expected: String) {
  let text = Text(timerInterval: now...now.addingTimeInterval(600))
  #expect(read(text, at: now.addingTimeInterval(passed)).0 == expected)
}

@Test(arguments: [
  (0.0, "0:00"), (0.9, "0:00"), (1, "0:01"), (3599, "59:59"), (3600, "1:00:00"), (8000, "2:00:00"),
])
func `a timer counts up within its span`(passed: Double, expected: String) {
  let text = Text(timerInterval: now...now.addingTimeInterval(7200), countsDown: false)
  #expect(read(text, at: now.addingTimeInterval(passed)).0 == expected)
}

@Test func `a timer can be shown without hours`() {
  let span = now...now.addingTimeInterval(7200)
  #expect(read(Text(timerInterval: span)).0 == "2:00:00")
  #expect(read(Text(timerInterval: span, showsHours: false)).0 == "120:00")
}

@Test func `a paused timer stands still for good`() {
  // AK 5.7: the pause time is a date; after 10 of 12 minutes 2 are left.
  let span = now...now.addingTimeInterval(720)
  let text = Text(timerInterval: span, pauseTime: now.addingTimeInterval(600))
  let (shown, validUntil) = read(text, at: now.addingTimeInterval(650))
  #expect(shown == "2:00")
  #expect(validUntil == nil)
}

@Test(arguments: [
  (Text.DateStyle.timer, 152.0, "2:32"), (.timer, 133_141, "36:59:01"), (.timer, -65, "1:05"),
  (.relative, 674, "11 min, 14 sec"), (.relative, -674, "11 min, 14 sec"),
  (.relative, 7200, "2 hr"), (.relative, 30, "30 sec"),
])
func `a date is told by its distance`(style: Text.DateStyle, seconds: Double, expected: String) {
  let date = now.addingTimeInterval(seconds)
  #expect(read(Text(date, style: style)).0.replacing("·", with: " ") == expected)
}

@Test func `a date is shown by the calendar`() {
  #expect(read(Text(now, style: .date)).0.replacing("·", with: " ") == "November 20, 2026")
  #expect(read(Text(now, style: .date)).1 == nil)
}

@Test func `text that stands still is valid for good`() {
  #expect(read(Text("abc")).1 == nil)
}

/// A text stays the same until the time of its next change, and is a different one from then on.
@Test(arguments: [
  Text(timerInterval: now...now.addingTimeInterval(90)),
  Text(timerInterval: now.addingTimeInterval(5)...now.addingTimeInterval(90), countsDown: false),
  Text(timerInterval: now...now.addingTimeInterval(90), pauseTime: now.addingTimeInterval(3.2)),
  Text(now.addingTimeInterval(30.25), style: .timer),
  Text(now.addingTimeInterval(-59), style: .relative),
])
func `a live text says when it changes`(text: Text) {
  var moment = now
  for _ in 0..<80 {
    let (shown, validUntil) = read(text, at: moment)
    guard let validUntil else {
      #expect(read(text, at: moment.addingTimeInterval(1e6)).0 == shown)
      return
    }
    #expect(validUntil > moment)
    let before = moment.addingTimeInterval(validUntil.timeIntervalSince(moment) * 0.99)
    #expect(read(text, at: before).0 == shown)
    moment = validUntil
  }
}

@Test func `a layout is valid until the first of its texts changes`() {
  let view = VStack {
    Text(timerInterval: now...now.addingTimeInterval(90))
    Text(now.addingTimeInterval(9.25), style: .timer)
  }
  #expect(Screen.layout(view).validUntil == now.addingTimeInterval(0.25))
}

@Test func `dates outside the calendar do not trap`() {
  for seconds in [1e300, -1e300, .infinity, -.infinity] {
    for style in [Text.DateStyle.time, .date, .timer, .relative, .offset] {
      _ = read(Text(Date(timeIntervalSince1970: seconds), style: style))
    }
  }
}

@Test(arguments: [
  (Text(.currentDate, format: .stopwatch(startingAt: now.addingTimeInterval(-75.5))), "1:15"),
  (Text(.currentDate, format: .timer(countingDownIn: now..<now.addingTimeInterval(90))), "1:30"),
  (
    Text(.currentDate, format: .timer(countingUpIn: now.addingTimeInterval(-4000)..<now)),
    "1:06:40"
  ),
  (Text(.currentDate, format: .reference(to: now.addingTimeInterval(300))), "in 5 minutes"),
  (
    Text(.currentDate, format: .reference(to: now.addingTimeInterval(-3661))),
    "1 hour, 1 minute ago"
  ),
  (Text(.currentDate, format: .offset(to: now.addingTimeInterval(90))), "-1 minute, 30 seconds"),
  (
    Text(.currentDate, format: .offset(to: now, allowedFields: [.minute], maxFieldCount: 1)),
    "0 minutes"
  ),
  (
    Text(
      .durationOffset(to: now.addingTimeInterval(-65)), format: .time(pattern: .minuteSecond)),
    "1:05"
  ),
])
func `a text in a format of its own follows the time`(text: Text, expected: String) {
  let (words, change) = read(text)
  #expect(words == expected)
  #expect(change.map { $0 > now && $0 <= now.addingTimeInterval(1) } == true)
}

@Test func `a date in a format stands still`() {
  let text = Text(now, format: .timer(countingDownIn: now..<now.addingTimeInterval(90)))
  #expect(read(text) == ("1:30", nil))
}

@Test(arguments: [(Text.Case.uppercase, "ÀB 1"), (.lowercase, "àb 1")])
func `letters take the case that a view asks for`(letterCase: Text.Case, expected: String) {
  #expect(Screen.text(Text("Àb 1").textCase(letterCase)) == expected)
  #expect(Screen.text(Text("Àb 1").textCase(nil).textCase(letterCase)) == "Àb 1")
}

/// A timer that stands at 1:20.
private let timer = Text(timerInterval: now - 10...now + 80)

@Test func `a text that counts takes the width that it is offered`() {
  let views: [(AnyView, String)] = [
    (AnyView(timer), "1:20········"),
    (AnyView(timer.multilineTextAlignment(.center)), "····1:20····"),
    (AnyView(timer.multilineTextAlignment(.trailing)), "········1:20"),
    (AnyView(Text(now + 80, style: .timer)), "1:20········"),
    (AnyView(Text(now + 30, style: .relative)), "30 sec······"),
    (AnyView(Text("in ") + Text(now + 80, style: .timer)), "in 1:20·····"),
    (AnyView(timer.frame(minWidth: 16, alignment: .trailing)), "1:20········"),
    (AnyView(timer.fixedSize()), "1:20"),
    (AnyView(Text(now, style: .time)), "8:41"),
    // A spacer has what such a text leaves: its least length.
    (
      AnyView(
        HStack {
          Text("a"); Spacer(); timer
        }), "a·1:20······"
    ),
    (
      AnyView(
        HStack {
          Text("a")
          Spacer()
          timer.multilineTextAlignment(.trailing)
        }), "a·······1:20"
    ),
    // Words beside it have their width as long as the time keeps its own.
    (
      AnyView(
        HStack {
          Text("abcdef"); timer
        }), "abcdef·1:20·"
    ),
    (
      AnyView(
        HStack {
          Text("abcdefghij").lineLimit(1); timer
        }), "abcdef…·1:20"
    ),
    (
      AnyView(
        HStack {
          Text("abcdef"); timer.layoutPriority(1)
        }), "abcdef·1:20·"
    ),
  ]
  for (view, expected) in views {
    #expect(Screen.text(view, columns: 12) == expected)
  }
}

@Test func `a frame moves the room of a text that counts, not its letters`() {
  let date = Text(now + 80, style: .timer)
  let paused = Text(timerInterval: now - 10...now + 80, pauseTime: now)
  let views: [(AnyView, String)] = [
    (AnyView(timer.frame(maxWidth: .infinity, alignment: .trailing)), "1:20········"),
    (AnyView(date.frame(maxWidth: .infinity, alignment: .trailing)), "1:20········"),
    (AnyView(paused.frame(maxWidth: .infinity, alignment: .trailing)), "1:20········"),
    (
      AnyView(
        timer.multilineTextAlignment(.trailing).frame(maxWidth: .infinity, alignment: .trailing)),
      "········1:20"
    ),
    (
      AnyView(
        timer.frame(maxWidth: .infinity, alignment: .trailing).multilineTextAlignment(.trailing)),
      "········1:20"
    ),
    (AnyView(timer.monospacedDigit().frame(width: 64)), "1:20····"),
    (AnyView(timer.monospacedDigit().frame(width: 64, alignment: .trailing)), "1:20····"),
    (AnyView(date.multilineTextAlignment(.trailing).frame(width: 64)), "····1:20"),
    (AnyView(timer.frame(maxWidth: 64, alignment: .trailing)), "1:20····"),
    (AnyView(date.multilineTextAlignment(.trailing).frame(maxWidth: 64)), "····1:20"),
    (AnyView(timer.fixedSize().frame(maxWidth: .infinity, alignment: .trailing)), "········1:20"),
    (
      AnyView(
        Text("in \(Text(now + 80, style: .timer))").multilineTextAlignment(.trailing)),
      "·····in 1:20"
    ),
  ]
  for (view, expected) in views {
    #expect(
      Screen.text(view, columns: 12).replacing(" ", with: "·") == expected.replacing(" ", with: "·")
    )
  }
}

@Test func `large letters that count are aligned as a line`() {
  let large = timer.font(.system(size: 40))
  let own = Screen.layout(large).size
  let column = { (view: AnyView) in
    Screen.layout(view, columns: own.columns + 6).items.map(\.frame.origin.column)
  }
  #expect(column(AnyView(large)) == [0])
  #expect(column(AnyView(large.multilineTextAlignment(.center))) == [3])
  #expect(column(AnyView(large.multilineTextAlignment(.trailing))) == [6])
}

@Test func `a text that counts is as wide as it is in the island's bar, but not in a frame there`()
{
  var bar = Screen.environment
  bar.hugsLiveText = true
  #expect(Screen.text(timer, columns: 12, environment: bar) == "1:20")
  #expect(Screen.text(timer.frame(width: 48), columns: 12, environment: bar) == "1:20··")
  #expect(
    Screen.text(
      timer.multilineTextAlignment(.trailing).frame(maxWidth: 48), columns: 12, environment: bar)
      == "··1:20")
}

@Test func `a text that nearly fills its frame on a phone stands at the frame's edge`() {
  let title = timer.font(.title)
  let framed = { (width: CGFloat) in
    Screen.text(title.frame(maxWidth: width, alignment: .trailing), columns: 30)
  }
  #expect(framed(64) == "····1:20", "62 points on a phone")
  #expect(framed(160).hasPrefix("1:20"), "wider frames are filled from their start (AK 5.11)")
  let leading = title.multilineTextAlignment(.center).frame(width: 64, alignment: .trailing)
  #expect(Screen.text(leading) == "··1:20··", "a text's own alignment counts")
  #expect(Screen.text(timer.frame(width: 48, alignment: .trailing)) == "1:20··")
}
