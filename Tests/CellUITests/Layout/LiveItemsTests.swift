import CellUI
import FoundationEssentials
import Testing

private let now = Screen.now
private let span = now...now.addingTimeInterval(3000)

/// Views that change by themselves, and whether time alone changes them in the first seconds.
private var views: [(name: String, view: AnyView, isUpdated: Bool)] {
  [
    ("a timer", AnyView(Text(timerInterval: span)), true),
    ("a large timer", AnyView(Text(timerInterval: span).font(.system(size: 60))), true),
    (
      "timers in words",
      AnyView(
        Text("Ends \(Text(now + 95, style: .timer)) from \(Text(now - 20, style: .offset))")),
      true
    ),
    ("a bar", AnyView(ProgressView(timerInterval: now...now.addingTimeInterval(20))), true),
    (
      "a ring with its time",
      AnyView(ProgressView(timerInterval: span).progressViewStyle(.circular).frame(height: 64)),
      true
    ),
    (
      "a stack of them",
      AnyView(
        HStack {
          VStack(alignment: .leading) {
            Text("Pizza").bold()
            Text(timerInterval: span).foregroundStyle(.tint).opacity(0.5).padding(4)
          }
          Spacer()
          Text(now + 200, style: .timer).multilineTextAlignment(.trailing).offset(x: 8)
        }.background(.blue)), true
    ),
    ("a redacted timer", AnyView(Text(timerInterval: span).redacted(reason: .placeholder)), false),
    ("a cut timer", AnyView(Text(timerInterval: span).lineLimit(1).frame(width: 24)), false),
    ("a hidden timer", AnyView(Text(timerInterval: span).opacity(0)), false),
    (
      "a timeline",
      AnyView(
        TimelineView(.periodic(from: now, by: 1)) { Text("\($0.date.timeIntervalSince1970)") }),
      false
    ),
  ]
}

private func layout(_ view: AnyView, at date: Date) -> ViewLayout {
  var environment = Screen.environment
  environment.now = date
  return Screen.layout(view, environment: environment)
}

@Test(arguments: 0..<views.count)
func `time passes in a layout as in one that is made anew`(index: Int) throws {
  let (name, view, isUpdated) = views[index]
  var shown = layout(view, at: now)
  for step in 0..<12 {
    let date = try #require(shown.validUntil ?? (step > 0 ? now + 60 : nil), "\(name)")
    let fresh = layout(view, at: date)
    let later = shown.updated(to: date)
    #expect((later != nil) == isUpdated, "\(name) after \(date.timeIntervalSince(now)) s")
    if let later {
      #expect(later.items == fresh.items, "\(name) after \(date.timeIntervalSince(now)) s")
      #expect(later.validUntil == fresh.validUntil)
      #expect(later.size == fresh.size)
    }
    shown = later ?? fresh
  }
}

@Test func `a timer that needs less room is laid out anew`() {
  let view = AnyView(Text(timerInterval: now...now.addingTimeInterval(600)))
  let shown = layout(view, at: now)
  #expect(Screen.text(shown.surface()) == "10:00")
  #expect(shown.updated(to: now + 1) == nil)
}

@Test func `a view that stays is as it was at any time`() throws {
  let shown = layout(AnyView(Text("Pizza").padding()), at: now)
  #expect(try #require(shown.updated(to: now + 600)).items == shown.items)
}
