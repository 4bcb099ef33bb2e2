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

extension LayoutView {
  static let gauge = LayoutView(
    "Gauge", "a value between two limits, as a bar or, with `\"circular\": true`, as a ring",
    .all(
      .required("value", .number),
      .all(.optional("minimum", .number, default: 0), .optional("maximum", .number, default: 1)),
      .optional("label", .text), .optional("circular", .flag, default: false))
  ) { value, limits, label, isCircular in
    let (least, most) = (limits.0 ?? 0, limits.1 ?? 1)
    let isRange = least.isFinite && most.isFinite && least < most
    let gauge = Gauge(value: value ?? 0, in: isRange ? least...most : 0...1) {
      Text(label ?? "")
    }
    return isCircular ? AnyView(gauge.gaugeStyle(.accessoryCircular)) : AnyView(gauge)
  }
}
