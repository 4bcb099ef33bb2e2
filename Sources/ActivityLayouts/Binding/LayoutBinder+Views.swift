import CellUI
import FoundationEssentials
import StrictJSON

extension LayoutBinder {
  /// The views of a layout's elements, one after another.
  mutating func views(_ elements: [LayoutElement]) -> [AnyView] {
    var views: [AnyView] = []
    for element in elements { views.append(view(element)) }
    return views
  }

  /// The view of a layout's element.
  mutating func view(_ element: LayoutElement) -> AnyView {
    viewCount += 1
    guard viewCount <= LayoutLimits.boundViewCountMaximum else { return AnyView(EmptyView()) }
    var view = view(element.content)
    for modifier in element.modifiers { view = apply(modifier, to: view) }
    return view
  }

  private mutating func view(_ content: LayoutContent) -> AnyView {
    switch content {
    case .text(let template): return AnyView(Text(verbatim: text(template)))
    case .date(let source, let style):
      return AnyView(date(source).map { Text($0, style: style) } ?? missing)
    case .timer(let source, let pause, let countsDown, let showsHours):
      let pauseTime = pause.flatMap { date($0) }
      return AnyView(
        interval(source).map {
          Text(
            timerInterval: $0, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)
        } ?? missing)
    case .symbol(let name): return AnyView(Image(systemName: text(name)))
    case .picture(let name): return AnyView(Image(text(name)))
    case .label(let title, let symbol):
      return AnyView(Label(text(title), systemImage: text(symbol)))
    case .horizontalStack(let alignment, let spacing, let children):
      let content = sequence(views(children))
      return AnyView(HStack(alignment: alignment, spacing: spacing) { content })
    case .verticalStack(let alignment, let spacing, let children):
      let content = sequence(views(children))
      return AnyView(VStack(alignment: alignment, spacing: spacing) { content })
    case .depthStack(let alignment, let children):
      let content = sequence(views(children))
      return AnyView(ZStack(alignment: alignment) { content })
    case .group(let children): return AnyView(sequence(views(children)))
    case .forEach(let data, let item, let children):
      return AnyView(sequence(elements(of: data, item: item, children)))
    case .conditional(let condition, let first, let other):
      let holds = holds(condition)
      // Each branch is a view of its own, so that one fades into the other.
      return AnyView(sequence(views(holds ? first : other)).id(holds))
    case .spacer(let minLength): return AnyView(Spacer(minLength: minLength))
    case .divider: return AnyView(Divider())
    case .empty: return AnyView(EmptyView())
    case .progress, .timerProgress: return progress(content)
    case .style(let source): return AnyView(style(source).color)
    case .gradient(let colors, let start, let end):
      return AnyView(
        LinearGradient(colors: colors.map(\.color), startPoint: start, endPoint: end))
    case .shape(let shape, let fill, let stroke):
      return view(of: shape.shape, fill: fill, stroke: stroke)
    case .button(let intent, let label):
      let label = view(label)
      return AnyView(Button(intentNamed: text(intent)) { label })
    case .toggle(let intent, let isOn, let label):
      let label = view(label)
      return AnyView(Toggle(isOn: holds(isOn), intentNamed: text(intent)) { label })
    }
  }

  private var missing: Text { Text(verbatim: Self.placeholder) }

  private func sequence(_ views: [AnyView]) -> some View {
    ForEach(views.indices) { views[$0] }
  }

  private mutating func elements(
    of data: LayoutBinding, item: String, _ children: [LayoutElement]
  ) -> [AnyView] {
    guard let value = value(data) else { return [] }
    guard value.kind == .array else {
      note(.unexpected(expected: "an array", found: value.summary), at: data)
      return []
    }
    let elements = value.elements
    if elements.count > LayoutLimits.elementCountMaximum {
      note(.tooMany(limit: LayoutLimits.elementCountMaximum), at: data)
    }
    return elements.prefix(LayoutLimits.elementCountMaximum).flatMap { element in
      with(item, as: element) { $0.views(children) }
    }
  }

  private mutating func progress(_ content: LayoutContent) -> AnyView {
    switch content {
    case .progress(let source, let total, let label):
      let value = number(source)
      let whole = number(total) ?? 1
      guard let label else { return AnyView(ProgressView(value: value, total: whole)) }
      return AnyView(ProgressView(text(label), value: value, total: whole))
    case .timerProgress(let source, let countsDown):
      guard let interval = interval(source) else { return AnyView(ProgressView(value: nil)) }
      return AnyView(ProgressView(timerInterval: interval, countsDown: countsDown))
    default: return AnyView(EmptyView())
    }
  }

  private mutating func view(
    of shape: some Shape, fill: LayoutSource<LayoutStyle>?, stroke: LayoutSource<LayoutStyle>?
  ) -> AnyView {
    let outline = stroke.map { AnyView(shape.stroke(style($0).shapeStyle)) }
    guard let fill else { return outline ?? AnyView(shape) }
    let filled = shape.fill(style(fill).shapeStyle)
    return outline.map { AnyView(filled.overlay($0)) } ?? AnyView(filled)
  }
}
