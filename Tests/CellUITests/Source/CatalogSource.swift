import CellUI
import Foundation

// One use of each form of the inventory's views and modifiers, as public source writes them.

struct EqualColumns: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let count = CGFloat(subviews.count)
    return CGSize(
      width: proposal.width ?? widest * count + spacing * max(0, count - 1),
      height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard !subviews.isEmpty else { return }
    let count = CGFloat(subviews.count)
    let width = (bounds.width - spacing * (count - 1)) / count
    var x = bounds.minX
    for subview in subviews {
      subview.place(
        at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}

struct Triangle: Shape {
  var animatableData: Double = 0
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

extension HorizontalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat {
      context[HorizontalAlignment.center]
    }
  }
  static let middle = HorizontalAlignment(Middle.self)
}

private final class Model: ObservableObject {
  @Published var count = 1
}

enum CatalogSource {
  @ViewBuilder static var layouts: some View {
    Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 4) {
      GridRow {
        Text("A").gridColumnAlignment(.trailing)
        Text("Longer")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .firstTextBaseline) {
        Text("Whole row").gridCellColumns(2)
      }
    }
    LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(40))], spacing: 8) {
      ForEach(0..<4, id: \.self) { Text("\($0)") }
    }
    LazyVGrid(
      columns: Array(repeating: GridItem(.adaptive(minimum: 24)), count: 1), alignment: .leading
    ) {
      ForEach(0..<6) { index in Color.blue.frame(height: 16).id(index) }
    }
    LazyHGrid(rows: [GridItem(.fixed(16)), GridItem(.fixed(16))]) {
      Text("1"); Text("2"); Text("3")
    }
    EqualColumns {
      Text("a"); Text("bbb")
    }
    AnyLayout(HStackLayout(alignment: .top, spacing: 4)) {
      Text("x"); Text("y")
    }
    ViewThatFits(in: .horizontal) {
      Text("a very long line of words that never fits")
      Text("short")
    }
    VStack(alignment: .middle) {
      Text("guide").alignmentGuide(.middle) { $0[.leading] }
      Text("line")
    }
    ZStack(alignment: .bottomTrailing) {
      Rectangle().fill(.ultraThinMaterial).zIndex(-1)
      Text("front").zIndex(1)
    }
    List { Section("Head") { Text("row") } }
    ScrollView(.horizontal, showsIndicators: false) { HStack { Text("scroll") } }
  }

  @ViewBuilder static var shapes: some View {
    Circle().trim(from: 0, to: 0.6)
      .stroke(style: StrokeStyle(lineWidth: 4, lineCap: .round, lineJoin: .round, dash: [4, 2]))
      .rotationEffect(.degrees(-90))
      .frame(width: 48, height: 48)
    Circle().strokeBorder(.red, lineWidth: 3).frame(width: 32, height: 32)
    Triangle().fill(.tint).rotationEffect(Angle(degrees: 180)).frame(width: 16, height: 16)
    Capsule().fill(.quaternary).frame(width: 40, height: 8)
    UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8).fill(Color.accentColor)
    ContainerRelativeShape().fill(.blue.gradient)
    Rectangle().fill(
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing))
    Rectangle().fill(
      LinearGradient(
        stops: [.init(color: .red, location: 0), .init(color: .blue, location: 0.9)],
        startPoint: .top, endPoint: .bottom))
    RadialGradient(
      gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 2, endRadius: 40)
    AngularGradient(
      gradient: Gradient(colors: [.red, .green]), center: .center, angle: .degrees(90))
    EllipticalGradient(colors: [.yellow, .orange], center: .center)
    MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .yellow])
    Color.red.clipShape(.capsule).clipShape(.rect(cornerRadius: 8)).clipShape(Circle())
    Image(systemName: "star.fill").resizable().aspectRatio(contentMode: .fit).frame(width: 20)
    Text("mask").foregroundStyle(.white).mask {
      LinearGradient(colors: [.clear, .black], startPoint: .leading, endPoint: .trailing)
    }
    Path { path in
      path.addArc(
        center: CGPoint(x: 8, y: 8), radius: 8, startAngle: .zero, endAngle: .degrees(180),
        clockwise: true)
    }.stroke(.orange, lineWidth: 2)
    Text("styles").foregroundStyle(.primary.opacity(0.5)).background(.thinMaterial, in: Capsule())
    Text("shadow").foregroundStyle(.blue.shadow(.drop(color: .black, radius: 1, x: 0, y: 1)))
    Text("levels").foregroundStyle(Color.blue.secondary)
  }

  @ViewBuilder static var controls: some View {
    Gauge(value: 0.4) { Text("Speed") }
    Gauge(value: 40, in: 0...100) {
      Text("kph")
    } currentValueLabel: {
      Text("40")
    }
    .gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .red]))
    Gauge(value: 0.7, in: 0...1) {
      Text("")
    } currentValueLabel: {
      Text("70")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("100")
    }
    .gaugeStyle(.accessoryLinear)
    ProgressView(value: Float(0.5)).progressViewStyle(.circular).tint(.orange)
    ProgressView("Loading", value: 3, total: 10).progressViewStyle(
      LinearProgressViewStyle(tint: .red))
    ProgressView { Text("Busy") }
    ProgressView()
    Toggle("On", isOn: .constant(true)).toggleStyle(.button)
    Button("Stop", role: .destructive) {}.buttonStyle(.borderedProminent).buttonBorderShape(
      .roundedRectangle(radius: 4)
    ).controlSize(.small)
    Button {
    } label: {
      Image(systemName: "xmark")
    }.buttonStyle(.plain)
    Link("Open", destination: URL(string: "app://x") ?? URL(filePath: "/"))
    Picker("Kind", selection: .constant(1)) {
      Text("One").tag(1); Text("Two").tag(2)
    }.pickerStyle(.segmented)
    Stepper("Count", value: .constant(1), in: 0...4)
    Slider(value: .constant(0.5))
    TextField("Name", text: .constant(""))
    Menu("More") { Text("item") }
    TimelineView(.periodic(from: .distantPast, by: 1)) { context in Text(context.date, style: .time)
    }
    TimelineView(.everyMinute) { _ in Text("minute") }
    Canvas { context, size in
      context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
      context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.red), lineWidth: 2)
      context.draw(Text("hi").font(.caption), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }.frame(width: 64, height: 32)
  }

  @ViewBuilder static var modifiers: some View {
    Text("small")
      .scaleEffect(0.9).scaleEffect(x: 1, y: -1, anchor: .bottom).rotationEffect(
        .radians(0.2), anchor: .topLeading
      )
      .rotation3DEffect(.degrees(10), axis: (x: 1, y: 0, z: 0))
      .offset(x: 4).offset(CGSize(width: 1, height: 1)).position(x: 10, y: 10)
      .blur(radius: 0).brightness(0.1).contrast(1.1).saturation(0.5).grayscale(0.2).hueRotation(
        .degrees(20)
      ).colorInvert().colorMultiply(.red)
      .blendMode(.multiply).compositingGroup().drawingGroup()
    Text("frame")
      .frame(
        minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity, alignment: .topLeading
      )
      .padding().padding(4).padding([.top, .bottom], 2).safeAreaPadding(.horizontal, 4)
      .fixedSize(horizontal: false, vertical: true).layoutPriority(1)
      .safeAreaInset(edge: .bottom) { Text("inset") }.ignoresSafeArea()
      .contentMargins(.horizontal, 8)
    Text("look")
      .border(.red, width: 1).background(.regularMaterial).background(alignment: .top) { Color.red }
      .background { RoundedRectangle(cornerRadius: 4).foregroundStyle(.green) }
      .overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 8, height: 8) }
      .overlay(Color.black.opacity(0.1)).overlay { Text("over") }
      .redacted(reason: .placeholder).unredacted().privacySensitive()
      .cornerRadius(4).clipped().opacity(0.9).hidden()
    Text("events")
      .onAppear {}.onDisappear {}.onTapGesture {}.onTapGesture(count: 2) {}.task(id: 1) {}
      .onChange(of: 1) {}.onChange(of: 1) { old, new in _ = (old, new) }
      .animation(.spring(response: 0.3, dampingFraction: 0.6, blendDuration: 0), value: 1)
      .animation(.interpolatingSpring(stiffness: 100, damping: 10), value: 2)
      .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: 3)
      .animation(.interactiveSpring(), value: 4).animation(.easeIn)
      .transition(.opacity.combined(with: .move(edge: .top))).transition(
        .asymmetric(insertion: .scale, removal: .opacity)
      )
      .transaction { $0.animation = nil }.allowsHitTesting(false).id("x").disabled(true)
      .symbolEffect(.pulse).symbolEffect(.bounce, value: 1).symbolVariant(.fill)
      .environment(\.colorScheme, .dark).environmentObject(Shared())
      .preferredColorScheme(.dark).dynamicTypeSize(.large).dynamicTypeSize(
        ...DynamicTypeSize.xxLarge
      )
      .accessibilityHidden(true).accessibilityLabel("x").accessibilityValue("y")
      .accessibilityAddTraits(.isButton)
      .tag(1).help("tip").labelsHidden().containerRelativeFrame(.horizontal)
  }

  private final class Shared: ObservableObject, Sendable {}
}

struct ObservedSource: View {
  @ObservedObject fileprivate var model = Model()
  @StateObject private var owned = Model()
  @Binding var isOn: Bool
  @State private var selection = Set<Int>()
  var body: some View {
    Group {
      Toggle(isOn: $isOn) { Text("\(model.count)") }
      Text("\(owned.count) \(selection.count)")
    }
  }
}
