public import Foundation

// Further forms of an app's inputs.

extension Picker {
  /// Makes a choice.
  public init(selection: Binding<Selection>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == CellUI.Label<Text, Image> {
  /// Makes a choice with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      CellUI.Label(titleKey, systemImage: systemImage)
    }
  }
}

extension Menu {
  /// Makes a menu with an action of its own, which never runs.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: label)
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == CellUI.Label<Text, Image> {
  /// Makes a menu with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { CellUI.Label(titleKey, systemImage: systemImage) }
  }
}

extension Stepper {
  /// Makes a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label, onIncrement: nil, onDecrement: nil)
  }
}

extension Stepper where Label == Text {
  /// Makes a stepper with actions, which never run.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Makes a stepper of a value with a title.
  @_disfavoredOverload
  public init<Value: Strideable>(
    _ title: some StringProtocol, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}

extension Slider {
  /// Makes a slider of a value with labels, of which the bar shows none.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }

  /// Makes a slider of a value; its action never runs.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Slider where Label == EmptyView {
  /// Makes a slider of a value; its action never runs.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value.Stride = 0,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(value: value, in: bounds, step: step) { EmptyView() }
  }
}

extension TextField where Label == Text {
  /// Makes a field that grows along an axis.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(titleKey, text: text, prompt: prompt)
  }

  /// Makes a field that grows along an axis.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(title, text: text, prompt: prompt)
  }

  /// Makes a field of a value in a format.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(titleKey, text: .constant(format.format(value.wrappedValue)), prompt: prompt)
  }

  /// Makes a field of a value in a format.
  public init<Format: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<Format.FormatInput?>, format: Format,
    prompt: Text? = nil
  ) where Format.FormatOutput == String {
    self.init(
      titleKey, text: .constant(value.wrappedValue.map(format.format) ?? ""), prompt: prompt)
  }
}

extension DatePicker {
  /// Makes a choice of a time in a range.
  public init(
    selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents, label: label)
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a time in a range with a title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: some RangeExpression<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(titleKey, selection: selection, displayedComponents: displayedComponents)
  }

  /// Makes a choice of a time with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
  }
}

extension Toggle {
  /// Makes a toggle of several values: on if all of them are.
  public init<Values: RandomAccessCollection>(
    sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let isAllOn = sources.allSatisfy { $0[keyPath: isOn].wrappedValue }
    self.init(isOn: .constant(isAllOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle of several values: on if all of them are.
  public init<Values: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Values, isOn: KeyPath<Values.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
}

extension Toggle where Label == CellUI.Label<Text, Image> {
  /// Makes a toggle of a value with a title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CellUI.Label(titleKey, systemImage: systemImage) }
  }
}

/// A text of several lines to write, drawn as the text.
public struct TextEditor: View {
  private let text: String

  /// Makes a field.
  public init(text: Binding<String>) {
    self.text = text.wrappedValue
  }

  /// The text.
  public var body: some View { Text(verbatim: text).unavailable(.view("TextEditor")) }
}

/// The button that changes a list's rows, drawn as its word.
public struct EditButton: View {
  /// Makes the button.
  public init() {}

  /// The word in the tint.
  public var body: some View { Text("Edit").foregroundStyle(.tint) }
}

/// The button that pastes, drawn as its label.
public struct PasteButton: View {
  /// Makes the button.
  public init<Value>(payloadType: Value.Type, onPaste: @escaping ([Value]) -> Void) {}

  /// The system's label in the tint.
  public var body: some View {
    Label("Paste", systemImage: "doc.on.clipboard").foregroundStyle(.tint)
  }
}
