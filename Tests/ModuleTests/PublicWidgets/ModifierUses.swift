import AppIntents
import Charts
import SwiftUI

/// Names that public widgets use seldom, with the labels that they use.
enum ModifierUses {
  static var view: some View {
    VStack(alignment: .listRowSeparatorLeading) {
      Text("one").textScale(.secondary).handGestureShortcut(.primaryAction)
        .contentShape(.interaction, Circle(), eoFill: false).transition(.symbolEffect)
        .scrollTransition { effect, phase in effect.opacity(phase.isIdentity ? 1 : 0) }
      Text("two").keyframeAnimator(initialValue: 1.0, trigger: 2) { view, value in
        view.opacity(value)
      } keyframes: { _ in
        CubicKeyframe(0, duration: 1)
      }
      .backgroundExtensionEffect()
    }
  }

  static var chart: some View {
    Chart {
      PointMark(x: .value("x", 1), y: .value("y", 2)).symbolSize(by: .value("size", 3))
    }
    .chartXAxis { AxisMarks { AxisValueLabel("a", anchor: .top) } }
    .chartYAxis(.hidden)
    .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
    .chartLegend(position: .bottom) { Text("own legend") }
    .chartXSelection(value: .constant(nil as Double?))
    .chartScrollableAxes(.horizontal).chartYVisibleDomain(length: 3)
  }

  /// An intent that opens something without a way of its own.
  struct Open: OpenIntent {
    static var title: LocalizedStringResource { "Open" }
    @Parameter(title: "Page") var target: String
  }
}
