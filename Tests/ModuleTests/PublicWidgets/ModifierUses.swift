import AppIntents
import Charts
import SwiftUI
import UIKit

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
    .chartSymbolScale(domain: ["a"])
    .chartYAxis(.hidden)
    .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
    .chartLegend(position: .bottom) { Text("own legend") }
    .chartXSelection(value: .constant(nil as Double?))
    .chartScrollableAxes(.horizontal).chartYVisibleDomain(length: 3)
  }

  static var plots: some View {
    Chart {
      LinePlot(x: "x", y: "y", domain: 0...6) { 1 + $0 }
      PointPlot([(x: 1, y: 2.0)], x: .value("x", \.x), y: .value("y", \.y))
    }
  }

  static var fields: some View {
    VStack(alignment: .leading, spacing: 0) {
      SecureField("Pin", text: .constant("1234"))
      SecureField("Pin", text: .constant(""))
      ColorPicker("Color", selection: .constant(.red))
      Button("Go") {}.keyboardShortcut("g", modifiers: [.command, .shift])
        .keyboardShortcut(.defaultAction)
      Text("é").typesettingLanguage(Locale.Language(identifier: "fr")).headerProminence(.increased)
    }
  }

  static var pen: some View {
    Canvas { context, size in
      context.withCGContext { pen in
        pen.saveGState()
        pen.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        pen.translateBy(x: 16, y: 0)
        pen.fill(CGRect(x: 0, y: 0, width: 16, height: 16))
        pen.restoreGState()
        pen.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
        pen.beginPath()
        pen.addRect(CGRect(x: 0, y: 0, width: 8, height: 16))
        pen.fillPath()
      }
    }
  }

  static var glass: some View {
    GlassEffectContainer(spacing: 8) {
      Button("Go") {}.buttonStyle(.glassProminent).buttonSizing(.flexible)
        .glassEffect(.regular.tint(.blue).interactive(), in: .rect(cornerRadius: 8))
        .glassEffectTransition(.materialize)
      Image(systemName: "heart").symbolColorRenderingMode(.gradient)
        .symbolVariableValueMode(.draw)
    }
  }

  /// An image that is drawn from another, as widgets make thumbnails.
  static func thumbnail(drawing image: UIImage?) -> UIImage {
    let size = CGSize(width: 20, height: 20)
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 3
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image?.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// An intent that takes pictures, and one that may run in the background.
  struct Capture: CameraCaptureIntent {
    struct AppContext: Codable, Sendable {}
    static var title: LocalizedStringResource { "Capture" }
    static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
    func perform() async throws -> some IntentResult { .result() }
  }

  /// An intent that opens something without a way of its own.
  struct Open: OpenIntent {
    static var title: LocalizedStringResource { "Open" }
    @Parameter(title: "Page") var target: String
  }
}
