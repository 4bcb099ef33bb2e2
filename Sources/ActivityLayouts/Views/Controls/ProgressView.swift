import CellUI

extension LayoutView {
  static let progressView = LayoutView(
    "ProgressView", "a bar that is filled as far as a value, or by a timer",
    LayoutForm(
      .all(
        .required("timerInterval", .interval), .optional("countsDown", .flag, default: true))
    ) { interval, countsDown in
      guard let interval else { return ProgressView(value: Double?.none) }
      return ProgressView(timerInterval: interval, countsDown: countsDown)
    },
    LayoutForm(
      .all(
        .required("value", .number), .optional("total", .number, default: 1),
        .optional("label", .text))
    ) { value, total, label in
      guard let label else { return ProgressView(value: value, total: total ?? 1) }
      return ProgressView(label, value: value, total: total ?? 1)
    })
}
