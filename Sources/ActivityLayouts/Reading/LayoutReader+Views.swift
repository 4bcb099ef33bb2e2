import CellUI
import StrictJSON

extension LayoutReader {
  /// What a view is, from the value of its own key and from the keys beside it.
  mutating func content(_ name: ViewName, _ value: JSONValue, beside object: JSONValue)
    throws(LayoutFault) -> LayoutContent
  {
    switch name {
    case .text: return try text(value)
    case .image: return try image(value)
    case .label:
      let value = try arguments(value, known: ["title", "systemImage"])
      return .label(
        title: try template(try member("title", of: value)),
        symbol: try template(try member("systemImage", of: value)))
    case .horizontalStack, .lazyHorizontalStack, .verticalStack, .lazyVerticalStack, .depthStack,
      .group:
      return try container(name, value, beside: object)
    case .forEach: return try forEach(value)
    case .conditional: return try conditional(value, beside: object)
    case .spacer:
      let value = try arguments(value, known: ["minLength"])
      return .spacer(minLength: try number("minLength", of: value))
    case .divider, .empty:
      _ = try arguments(value, known: [])
      return name == .divider ? .divider : .empty
    case .progress: return try progress(value)
    case .color: return .style(try style(value))
    case .gradient: return try gradient(value)
    case .rectangle, .roundedRectangle, .capsule, .circle, .containerRelative:
      return try shape(name, value, beside: object)
    case .button, .toggle: return try control(name, value, beside: object)
    }
  }

  /// A button or a toggle: its own key holds the intent's name, `label` a view or a title.
  private mutating func control(_ name: ViewName, _ value: JSONValue, beside object: JSONValue)
    throws(LayoutFault) -> LayoutContent
  {
    let intent = try template(value)
    let title = try member("label", of: object)
    let label =
      title.kind == .string
      ? LayoutElement(content: .text(try template(title))) : try element(title)
    guard name == .toggle else { return .button(intent: intent, label: label) }
    let isOn = LayoutCondition(
      binding: try binding(try member("isOn", of: object)), expected: nil)
    return .toggle(intent: intent, isOn: isOn, label: label)
  }

  private mutating func text(_ value: JSONValue) throws(LayoutFault) -> LayoutContent {
    guard value.kind == .object else { return .text(try template(value)) }
    if value["date"] != nil {
      let value = try arguments(value, known: ["date", "style"])
      return .date(
        try numberSource(try member("date", of: value)),
        try named(
          try member("style", of: value), in: LayoutNames.dateStyles, as: .dateStyle))
    }
    let value = try arguments(
      value, known: ["timerInterval", "pauseTime", "countsDown", "showsHours", "date"])
    var pause: LayoutSource<Double>?
    if let time = value["pauseTime"] { pause = try numberSource(time) }
    return .timer(
      try interval(try member("timerInterval", of: value)), pause: pause,
      countsDown: try bool("countsDown", of: value, default: true),
      showsHours: try bool("showsHours", of: value, default: true))
  }

  private mutating func image(_ value: JSONValue) throws(LayoutFault) -> LayoutContent {
    guard value.kind == .object else { return .picture(try template(value)) }
    let value = try arguments(value, known: ["systemName"])
    return .symbol(try template(try member("systemName", of: value)))
  }

  private mutating func container(_ name: ViewName, _ value: JSONValue, beside object: JSONValue)
    throws(LayoutFault) -> LayoutContent
  {
    guard value.kind == .array else { throw LayoutFault(expected: "an array of views", at: value) }
    let children = try elements(value)
    let spacing = try number("spacing", of: object)
    switch name {
    case .horizontalStack, .lazyHorizontalStack:
      let alignment = try named(
        "alignment", of: object, in: LayoutNames.verticalAlignments, as: .alignment,
        default: .center)
      return .horizontalStack(alignment, spacing: spacing, children)
    case .verticalStack, .lazyVerticalStack:
      let alignment = try named(
        "alignment", of: object, in: LayoutNames.horizontalAlignments, as: .alignment,
        default: .center)
      return .verticalStack(alignment, spacing: spacing, children)
    case .depthStack:
      let alignment = try named(
        "alignment", of: object, in: LayoutNames.alignments, as: .alignment, default: .center)
      return .depthStack(alignment, children)
    default: return .group(children)
    }
  }

  private mutating func forEach(_ value: JSONValue) throws(LayoutFault) -> LayoutContent {
    let value = try arguments(value, known: ["in", "as", "content"])
    let data = try binding(try member("in", of: value))
    var item = "item"
    if let name = value["as"] {
      guard let text = name.string, !text.isEmpty, !text.contains(where: { ".[]{}|".contains($0) })
      else { throw LayoutFault(expected: "a name without dots and brackets", at: name) }
      item = text
    }
    // The name is known within the content only.
    let outer = roots
    roots.append(item)
    defer { roots = outer }
    return .forEach(data, item: item, try elements(try member("content", of: value)))
  }

  private mutating func conditional(_ value: JSONValue, beside object: JSONValue)
    throws(LayoutFault) -> LayoutContent
  {
    let condition = LayoutCondition(
      binding: try binding(value), expected: object["is"].map(\.text))
    let first = try elements(try member("then", of: object))
    guard let other = object["else"] else {
      return .conditional(condition, then: first, else: [])
    }
    return .conditional(condition, then: first, else: try elements(other))
  }

  private mutating func progress(_ value: JSONValue) throws(LayoutFault) -> LayoutContent {
    if let interval = value["timerInterval"] {
      let value = try arguments(value, known: ["timerInterval", "countsDown"])
      return .timerProgress(
        try self.interval(interval),
        countsDown: try bool("countsDown", of: value, default: true))
    }
    let value = try arguments(value, known: ["value", "total", "label"])
    var total = LayoutSource.fixed(1.0)
    if let source = value["total"] { total = try numberSource(source) }
    var label: LayoutTemplate?
    if let text = value["label"] { label = try template(text) }
    return .progress(try numberSource(try member("value", of: value)), total: total, label: label)
  }

  private mutating func gradient(_ value: JSONValue) throws(LayoutFault) -> LayoutContent {
    let value = try arguments(value, known: ["colors", "startPoint", "endPoint"])
    var colors: [LayoutStyle] = []
    for element in try member("colors", of: value).elements {
      guard case .fixed(let style) = try style(element) else {
        throw LayoutFault(expected: "a color", at: element)
      }
      colors.append(style)
    }
    return .gradient(
      colors,
      start: try named(
        "startPoint", of: value, in: LayoutNames.points, as: .point, default: .top),
      end: try named(
        "endPoint", of: value, in: LayoutNames.points, as: .point, default: .bottom))
  }

  private mutating func shape(_ name: ViewName, _ value: JSONValue, beside object: JSONValue)
    throws(LayoutFault) -> LayoutContent
  {
    let value = try arguments(value, known: name == .roundedRectangle ? ["cornerRadius"] : [])
    let shape: LayoutShape =
      switch name {
      case .roundedRectangle: .rounded(radius: try number("cornerRadius", of: value) ?? 0)
      case .capsule: .capsule
      case .circle: .circle
      case .containerRelative: .containerRelative
      default: .rectangle
      }
    var fill: LayoutSource<LayoutStyle>?
    if let source = object["fill"] { fill = try style(source) }
    var stroke: LayoutSource<LayoutStyle>?
    if let source = object["stroke"] { stroke = try style(source) }
    return .shape(shape, fill: fill, stroke: stroke)
  }
}
