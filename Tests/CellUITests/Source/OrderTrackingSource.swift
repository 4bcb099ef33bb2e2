import CellUI

// Views in the manner of public widgets: real forms of SwiftUI's initializers and modifiers, which must compile unchanged.

private struct BrandKey: EnvironmentKey {
  static let defaultValue: @Sendable () -> Color = { .orange }
}

extension EnvironmentValues {
  fileprivate var brand: @Sendable () -> Color {
    get { self[BrandKey.self] }
    set { self[BrandKey.self] = newValue }
  }
}

private struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

enum OrderStage: Int, CaseIterable, Identifiable {
  case placed, cooking, onTheWay, delivered

  var id: Int { rawValue }
  var symbol: String {
    switch self {
    case .placed: return "bag"
    case .cooking: return "fork.knife"
    case .onTheWay: return "bicycle"
    case .delivered: return "house.fill"
    }
  }
}

struct PillModifier: ViewModifier {
  @Environment(\.colorScheme) var colorScheme
  var isActive: Bool

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, 12)
      .padding(.vertical, 6)
      .background(
        RoundedRectangle(cornerRadius: 12, style: .continuous)
          .fill(isActive ? Color.green.opacity(0.2) : colorScheme == .dark ? .white : .black)
      )
      .overlay(
        RoundedRectangle(cornerRadius: 12)
          .stroke(isActive ? Color.green : Color.clear, lineWidth: 1)
      )
  }
}

extension View {
  fileprivate func pill(_ isActive: Bool) -> some View {
    modifier(PillModifier(isActive: isActive))
  }

  @ViewBuilder fileprivate func `if`<Content: View>(
    _ condition: Bool, transform: (Self) -> Content
  ) -> some View {
    if condition { transform(self) } else { self }
  }
}

private struct ScaleButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(8)
      .background(Circle().fill(Color.white.opacity(0.15)))
      .scaleEffect(configuration.isPressed ? 0.95 : 1.0)
      .animation(.easeInOut(duration: 0.2), value: configuration.isPressed)
  }
}

private struct ChunkyProgressStyle: ProgressViewStyle {
  var tint: Color = .green
  func makeBody(configuration: Configuration) -> some View {
    GeometryReader { geometry in
      ZStack(alignment: .leading) {
        Capsule().fill(tint.opacity(0.25))
        Capsule()
          .fill(
            LinearGradient(
              gradient: Gradient(colors: [tint, .mint]), startPoint: .leading, endPoint: .trailing)
          )
          .frame(width: geometry.size.width * CGFloat(configuration.fractionCompleted ?? 0))
      }
    }
    .frame(height: 8)
  }
}

private struct StackedLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .center, spacing: 2) {
      configuration.icon.font(.title2)
      configuration.title.font(.caption)
    }
  }
}

struct OrderTrackingView: View {
  let stage: OrderStage
  let courier: String?
  let eta: ClosedRange<Date>
  @State private var isExpanded = false
  @State private var badge: String?
  @Environment(\.brand) private var brand
  @Environment(\.isLuminanceReduced) var isLuminanceReduced
  @Environment(\.displayScale) private var displayScale: CGFloat
  @AppStorage("showsCourier") private var showsCourier = true
  @ScaledMetric(relativeTo: .body) private var iconSize: CGFloat = 24
  @Namespace private var namespace

  var body: some View {
    let done = Double(stage.rawValue) / Double(OrderStage.allCases.count - 1)
    VStack(alignment: .leading, spacing: 8) {
      header
      ProgressView(value: done) { EmptyView() }
        .progressViewStyle(ChunkyProgressStyle())
        .shadow(color: .black.opacity(0.3), radius: 4, x: 0, y: 2)
      HStack(spacing: 0) {
        ForEach(OrderStage.allCases) { step in
          stepView(step)
          if step != OrderStage.allCases.last {
            Spacer(minLength: 0)
          }
        }
      }
      if #available(iOS 17.0, *) {
        Button(action: {}) { Label("Call", systemImage: "phone.fill") }
          .buttonStyle(ScaleButtonStyle())
          .invalidatableContent()
      }
    }
    .padding(EdgeInsets(top: 12, leading: 16, bottom: 12, trailing: 16))
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(isLuminanceReduced ? Color.black : Color(red: 0.1, green: 0.1, blue: 0.12))
    .onAppear { isExpanded = true }
    .onChange(of: stage) { _, _ in }
    .task {}
    .accessibilityElement(children: .combine)
    .accessibilityLabel(Text("Order \(stage.rawValue)"))
  }

  private var header: some View {
    HStack(alignment: .firstTextBaseline) {
      if let courier, showsCourier {
        Text(courier).font(.headline).lineLimit(1).minimumScaleFactor(0.8)
      } else {
        Text("Your order").bold()
      }
      Spacer()
      Text(timerInterval: eta, countsDown: true)
        .monospacedDigit()
        .frame(width: 60)
        .multilineTextAlignment(.trailing)
        .contentTransition(.numericText())
        .foregroundStyle(brand())
    }
    .matchedGeometryEffect(id: "header", in: namespace)
  }

  @ViewBuilder
  private func stepView(_ step: OrderStage) -> some View {
    let isDone = step.rawValue <= stage.rawValue
    switch step {
    case .placed, .cooking:
      Image(systemName: step.symbol)
        .symbolRenderingMode(.hierarchical)
        .foregroundStyle(isDone ? AnyShapeStyle(.tint) : AnyShapeStyle(.tertiary))
        .frame(width: iconSize, height: iconSize)
    case .onTheWay:
      Label("On the way", systemImage: step.symbol).labelStyle(StackedLabelStyle())
        .if(isDone) { $0.pill(true) }
    default:
      Label {
        Text("Home")
      } icon: {
        Image(systemName: step.symbol)
      }.labelStyle(.iconOnly)
    }
  }
}

struct MeasuringView: View {
  @State private var width: CGFloat = 0
  var body: some View {
    Text("width")
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .onPreferenceChange(WidthKey.self) { width = $0 }
      .frame(width: width > 0 ? width : nil)
      .overlayPreferenceValue(WidthKey.self) { width in Text("\(Int(width))") }
  }
}
