public import Foundation

// The views' initializers with a title that is a resource, such as an intent's title or an alarm's text: a resource is no
// literal, so each says what the one with a key says.

extension Label where Title == Text, Icon == Image {
  /// Makes a label from a title that is looked up and the name of an image of the app's assets.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(name)
    }
  }

  /// Makes a label from a title that is looked up and an image of the app's assets.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == CellUI.Label<Text, Image> {
  /// Makes a button with a title that is looked up, a symbol and an intent.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { CellUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a button with a title that is looked up and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CellUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a button with a title that is looked up, a picture and an intent.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    intent: some ControlIntent
  ) {
    self.init(role: role, intent: intent) { CellUI.Label(titleResource, image: image) }
  }

  /// Makes a button with a title that is looked up and a picture.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CellUI.Label(titleResource, image: image) }
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that is looked up and an intent.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Bool, intent: some ControlIntent) {
    self.init(isOn: isOn, intent: intent) { Text(titleResource) }
  }

  /// Makes a toggle of a value with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == CellUI.Label<Text, Image> {
  /// Makes a toggle with a title that is looked up, a symbol and an intent.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, isOn: Bool,
    intent: some ControlIntent
  ) {
    self.init(isOn: isOn, intent: intent) { CellUI.Label(titleResource, systemImage: systemImage) }
  }

  /// Makes a toggle of a value with a title that is looked up and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { CellUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension Link where Label == Text {
  /// Makes a link with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Makes a bar below a title that is looked up.
  @_disfavoredOverload
  public init<Value: BinaryFloatingPoint>(
    _ titleResource: LocalizedStringResource, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(titleResource) }
  }

  /// Makes a spinner with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) {
    self.init { Text(titleResource) }
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Makes a section with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a named value with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// Makes a menu with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a name that is looked up, and a text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: some StringProtocol) {
    self.init(titleResource) { Text(value) }
  }

  /// Makes a name that is looked up, and a value in a format.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: Format.FormatInput, format: Format
  )
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(titleResource) { Text(value, format: format) }
  }
}

extension Menu where Label == CellUI.Label<Text, Image> {
  /// Makes a menu with a title that is looked up and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { CellUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination)
  {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Makes a link to a value's screen with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, value: (some Hashable)?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Picker where Label == Text {
  /// Makes a choice with a title that is looked up.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Selection>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleResource) }
  }
}

extension TextField where Label == Text {
  /// Makes a field with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a time with a title that is looked up.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: DatePickerComponents = [.hourAndMinute, .date]
  ) {
    self.init(selection: selection, displayedComponents: displayedComponents) {
      Text(titleResource)
    }
  }
}

extension ContentUnavailableView
where Label == CellUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view of a title that is looked up, a symbol and words.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      CellUI.Label(titleResource, systemImage: name)
    } description: {
      description
    }
  }
}

extension ShareLink where Label == CellUI.Label<Text, Image> {
  /// Makes a button with a title that is looked up.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: some Any) {
    self.init(item: item) { CellUI.Label(titleResource, systemImage: "square.and.arrow.up") }
  }
}
