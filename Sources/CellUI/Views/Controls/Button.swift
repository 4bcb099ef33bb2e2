public import Compositing
public import FoundationEssentials

/// What a control asks of its app, as App Intents has it; a picture needs the type's name alone.
public protocol AppIntent: Sendable {}

/// Something that can be pressed.
public struct Button<Label: View>: View {
  private let label: Label
  private let intent: String?
  @Environment(\.buttonStyle) private var style

  /// Makes a button that asks its app for something when it is pressed (AK 5.5).
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(intentNamed: String(describing: Intent.self), label: label)
  }

  /// Makes a button that asks for what a layout names.
  package init(intentNamed name: String, @ViewBuilder label: () -> Label) {
    intent = name
    self.label = label()
  }

  /// Makes a button without an intent, which nothing comes of in a Live Activity (AK 5.3).
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    intent = nil
    self.label = label()
  }

  /// The label, as the button's style has it.
  public var body: some View {
    styled.control(intent)
  }

  @ViewBuilder private var styled: some View {
    switch style {
    case .plain: label
    case .borderless: label.foregroundStyle(.tint)
    case .automatic, .bordered:
      label.foregroundStyle(.tint).padding(.horizontal, 8)
        .background(Color.accentColor.opacity(0.12), in: Capsule())
    case .borderedProminent:
      label.foregroundStyle(.black).padding(.horizontal, 8).background(.tint, in: Capsule())
    }
  }
}

extension Button where Label == Text {
  /// Makes a button with a title that asks its app for something when it is pressed.
  public init<Intent: AppIntent>(_ title: some StringProtocol, intent: Intent) {
    self.init(intent: intent) { Text(title) }
  }

  /// Makes a button with a title, which may hold values.
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Makes a button with a title.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
}

/// Something that is on or off, drawn as its label and a switch.
public struct Toggle<Label: View>: View {
  private let label: Label
  private let isOn: Bool
  private let intent: String

  /// Makes a toggle that asks its app for something when it is pressed (AK 5.5).
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, intentNamed: String(describing: Intent.self), label: label)
  }

  /// Makes a toggle that asks for what a layout names.
  package init(isOn: Bool, intentNamed name: String, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    intent = name
    self.label = label()
  }

  /// The label, and a switch of three cells.
  public var body: some View {
    HStack(spacing: 8) {
      label
      // A shape, since a knob is no text and need not be read.
      Circle().foregroundStyle(.white).frame(width: 8, height: 16)
        .frame(width: 24, alignment: isOn ? .trailing : .leading)
        .background(isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary), in: Capsule())
    }.control(intent)
  }
}

extension Toggle where Label == Text {
  /// Makes a toggle with a title that asks its app for something when it is pressed.
  public init<Intent: AppIntent>(_ title: some StringProtocol, isOn: Bool, intent: Intent) {
    self.init(isOn: isOn, intent: intent) { Text(title) }
  }
}

/// How buttons are drawn, by the names of SwiftUI's styles.
public enum PrimitiveButtonStyle: Hashable, Sendable, CaseIterable {
  /// As the system has it: bordered.
  case automatic
  /// On a ground of the faint tint.
  case bordered
  /// On a ground of the tint.
  case borderedProminent
  /// The label in the tint.
  case borderless
  /// The label alone.
  case plain
}

extension View {
  /// Sets how the buttons in the view are drawn.
  public func buttonStyle(_ style: PrimitiveButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Says that the view can be pressed, and what it asks for.
  fileprivate func control(_ intent: String?) -> some View {
    ModifiedView(content: self) { ControlNode(child: $0, intent: intent) }
  }
}

/// Something on a layout that can be pressed.
public struct PlacedControl: Hashable, Sendable {
  /// The name of the intent that it asks for.
  public let intent: String
  /// Where it is, in cells.
  public let frame: CellRect

  /// The same on a surface upon which the layout lies at a place.
  public func offset(by origin: CellPoint) -> PlacedControl {
    PlacedControl(intent: intent, frame: frame.offset(columns: origin.column, rows: origin.row))
  }
}

private struct ControlNode: WrappingNode {
  let child: any Node
  let intent: String?

  func place(in rect: CellRect, offered proposal: ProposedCells, in pass: inout LayoutPass) {
    if let intent { pass.add(PlacedControl(intent: intent, frame: rect)) }
    child.place(in: rect, offered: proposal, in: &pass)
  }
}

/// Something that opens a place, drawn as its label in the tint.
public struct Link<Label: View>: View {
  private let label: Label

  /// Makes a link; a picture has no use for where it leads.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The label.
  public var body: some View {
    label.foregroundStyle(.tint)
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ title: some StringProtocol, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
