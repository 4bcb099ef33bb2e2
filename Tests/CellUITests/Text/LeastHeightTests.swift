import CellUI
import Testing

/// The height in points below which a phone cuts a view, from SwiftUI's fonts, spacing, padding and frames.
@Suite struct LeastHeightTests {
  private static let line = Text("line").font(.system(size: 20))
  private static let height = 23.8

  private static var cases: [(view: AnyView, points: Double)] {
    [
      (AnyView(line), height),
      (AnyView(Text("")), 0),
      (AnyView(line.minimumScaleFactor(0.5)), height / 2),
      (
        AnyView(
          VStack(spacing: 10) {
            line; line; line
          }), 3 * height + 20
      ),
      (
        AnyView(
          VStack {
            line; line
          }), 2 * height
      ),
      (
        AnyView(
          HStack(spacing: 10) {
            line; line.padding(.vertical, 3)
          }), height + 6
      ),
      (
        AnyView(
          ZStack {
            line; line.padding(4)
          }), height + 8
      ),
      (AnyView(line.padding(.top, -8)), height - 8),
      (AnyView(line.frame(height: 50)), 50),
      (AnyView(line.frame(width: 50)), height),
      (AnyView(line.frame(maxHeight: 16)), 16),
      (AnyView(line.frame(maxWidth: .infinity, maxHeight: .infinity)), height),
      (AnyView(line.frame(maxHeight: 21)), 21),
      (
        AnyView(
          VStack(spacing: -10) {
            line; line
          }), 2 * height - 10
      ),
      (
        AnyView(
          AnyLayout(VStackLayout(spacing: 10)) {
            line; line
          }), 2 * height + 10
      ),
      (
        AnyView(
          AnyLayout(VStackLayout()) {
            line; line
          }), 2 * height
      ),
      (
        AnyView(
          ProgressView(value: 0.5) {
            line
          } currentValueLabel: {
            line
          }), 2 * height
      ),
      (AnyView(Text("a").font(.system(size: 1e300))), 3200),
      (AnyView(line.frame(height: .greatestFiniteMagnitude)), 3200),
      (AnyView(line.padding(.top, .infinity)), 3200),
      (
        AnyView(
          VStack(spacing: .nan) {
            line; line
          }), 0
      ),
      (AnyView(Color.red), 0),
      (AnyView(line.background(Color.red.frame(height: 90))), height),
      (
        AnyView(
          line.overlay {
            VStack {
              line; line
            }
          }), height
      ),
      (AnyView(line.offset(y: 40)), height),
      (AnyView(line.position(x: 4, y: 40)), 0),
      (
        AnyView(
          ViewThatFits {
            VStack {
              line; line
            }; line
          }), height
      ),
      (AnyView(Button("Call") {}.buttonStyle(.plain).font(.system(size: 20))), height),
      (AnyView(GeometryReader { _ in Self.line }), 0),
    ]
  }

  @Test func `is what the views can't do without`() {
    for (index, (view, points)) in Self.cases.enumerated() {
      let height = view.leastHeight(in: Screen.environment)
      #expect(abs(height - points) < 0.01, "case \(index): \(height)")
    }
  }
}
