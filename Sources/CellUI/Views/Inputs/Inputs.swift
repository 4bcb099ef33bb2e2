public import Foundation

// Controls of an app's own screens, drawn as they stand: a Live Activity has buttons and toggles alone (AK 5.5).

/// A choice, drawn as its label and the chosen view.
public struct Picker<Label: View, Selection: Hashable, Content: View>: PrimitiveView {
  private let selection: Selection
  private let label: Label
  private let content: Content

  /// Makes a choice.
  public init(
    selection: Binding<Selection>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection.wrappedValue
    self.label = label()
    self.content = content()
  }

  package func nodes(in context: ViewContext) -> [any Node] {
    context.notes.add(.unavailable(.view("Picker")))
    let row = context.inside(.horizontal)
    let chosen = row.child("choices").nodes(of: content)
      .filter { $0.traits?.tag == AnyHashable(selection) }
    return [
      StackNode(
        axis: .horizontal(.center), spacing: nil,
        children: row.child("label").nodes(of: label) + chosen.prefix(1),
        identity: context.identity)
    ]
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
}

/// A menu, drawn as its label.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label

  /// Makes a menu.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label in the tint.
  public var body: some View { label.foregroundStyle(.tint).unavailable(.view("Menu")) }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

/// A number to change by steps, drawn as its label and two signs.
public struct Stepper<Label: View>: View {
  private let label: Label

  /// Makes a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// Makes a stepper with actions, which never run.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
  }

  /// The label and two signs.
  public var body: some View {
    HStack {
      label
      Text(verbatim: "− +").foregroundStyle(.secondary)
    }.unavailable(.view("Stepper"))
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper of a value with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: nil, onDecrement: nil)
  }

  /// Makes a stepper of a value with a title.
  public init<Value: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(titleKey) }
  }
}

/// A number to change by dragging, drawn as a bar.
public struct Slider<Label: View>: View {
  private let fraction: Double
  private let label: Label

  /// Makes a slider of a value.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    @ViewBuilder label: () -> Label
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    fraction = length > 0 ? Double(value.wrappedValue - bounds.lowerBound) / length : 0
    self.label = label()
  }

  /// The bar.
  public var body: some View { ProgressView(value: fraction).unavailable(.view("Slider")) }
}

extension Slider where Label == EmptyView {
  /// Makes a slider of a value without a label.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

/// A text to write, drawn as the text or its prompt.
public struct TextField<Label: View>: View {
  private let text: String
  private let prompt: Text?
  private let label: Label

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text.wrappedValue
    self.prompt = prompt
    self.label = label()
  }

  /// The text; without one the prompt, and without that the label.
  public var body: some View {
    Group {
      if !text.isEmpty {
        Text(verbatim: text)
      } else if let prompt {
        prompt.foregroundStyle(.tertiary)
      } else {
        label.foregroundStyle(.tertiary)
      }
    }.unavailable(.view("TextField"))
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A secret to write, drawn as dots or its prompt.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Makes a field.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    let dots = String(repeating: "•", count: min(text.wrappedValue.count, 64))
    field = TextField(text: .constant(dots), prompt: prompt, label: label)
  }

  /// A text field of a dot for each character.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  /// Makes a field with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}

/// A color to choose, drawn as its label and a disc of the color.
public struct ColorPicker<Label: View>: View {
  private let color: Color
  private let label: Label

  /// Makes a choice of a color.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = selection.wrappedValue
    self.label = label()
  }

  /// Makes a choice of a color of Core Graphics.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    color = Color(cgColor: selection.wrappedValue)
    self.label = label()
  }

  /// The label and the disc.
  public var body: some View {
    HStack {
      label
      Circle().fill(color).frame(width: 16, height: 16)
    }.unavailable(.view("ColorPicker"))
  }
}

extension ColorPicker where Label == Text {
  /// Makes a choice of a color with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Makes a choice of a color with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

/// A time to choose, drawn as its label and the time.
public struct DatePicker<Label: View>: View {
  private let date: Date
  private let label: Label

  /// Makes a choice of a time.
  public init(
    selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    date = selection.wrappedValue
    self.label = label()
  }

  /// The label and the time.
  public var body: some View {
    HStack {
      label
      Text(date, style: .date)
    }.unavailable(.view("DatePicker"))
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a time with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(titleKey) }
  }
}

/// The parts of a time.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Makes a set.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)
}
