import CellUI
import FoundationEssentials

extension LayoutView {
  static let text = LayoutView(
    "Text", "a text, a date, or a timer that runs by itself",
    LayoutForm(.own(.text)) { Text(verbatim: $0) },
    LayoutForm(.all(.required("date", .date), .required("style", .dateStyle))) { date, style in
      date.map { Text($0, style: style) } ?? .missing
    },
    LayoutForm(
      .all(
        .required("timerInterval", .interval), .optional("pauseTime", .date),
        .optional("countsDown", .flag, default: true),
        .optional("showsHours", .flag, default: true))
    ) { interval, pauseTime, countsDown, showsHours in
      interval.map {
        Text(
          timerInterval: $0, pauseTime: pauseTime ?? nil, countsDown: countsDown,
          showsHours: showsHours)
      } ?? .missing
    })
}

extension Text {
  /// The text in place of a date that the activity does not have.
  fileprivate static var missing: Text { Text(verbatim: LayoutBinder.placeholder) }
}
