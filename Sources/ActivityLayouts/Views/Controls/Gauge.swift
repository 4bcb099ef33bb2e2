import CellUI

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
