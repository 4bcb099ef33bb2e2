public import CellUI

/// Previews as they were written before `#Preview`.
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View
  /// The previews, one below the other.
  @ViewBuilder static var previews: Previews { get }
}

/// The setting of a preview.
public protocol PreviewContext {}

/// The size of a preview, which is always the device's.
public enum PreviewLayout: Hashable, Sendable {
  case device, sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
}

/// The model of a preview's device.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable {
  /// The model's name.
  public let rawValue: String

  /// Makes a model.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Makes a model from a literal.
  public init(stringLiteral value: String) {
    rawValue = value
  }
}

/// The orientation of a preview's device, which always stands upright.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension View {
  /// Sets a preview's setting; a widget of the home screen is not drawn.
  public func previewContext(_ value: some PreviewContext) -> some View { self }

  /// Sets the name of a preview.
  public func previewDisplayName(_ value: String?) -> some View {
    environment(\.previewDisplayName, value ?? "")
  }

  /// Sets the size of a preview.
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the device of a preview.
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the orientation of a preview's device.
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

extension ActivityAttributes {
  /// Previews an activity in a state and a place (AK 1.35).
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    PreviewedState(
      preview: ActivityPreview(
        viewKind: viewKind, attributes: self, contentStates: [contentState]))
  }
}

/// An activity in one state, which is not drawn but gathered.
private struct PreviewedState: View {
  let preview: ActivityPreview
  @Environment(\.previewDisplayName) private var name

  var body: some View {
    Color.clear.frame(width: 0, height: 0)
      .preference(
        key: PreviewedStatesKey.self,
        value: [PreviewedStatesKey.Entry(name: name, preview: preview)])
  }
}

/// The activities that the views of a preview show.
private enum PreviewedStatesKey: PreferenceKey {
  struct Entry: Sendable {
    let name: String
    let preview: ActivityPreview
  }

  static let defaultValue: [Entry] = []

  static func reduce(value: inout [Entry], nextValue: () -> [Entry]) { value += nextValue() }
}

extension EnvironmentValues {
  fileprivate var previewDisplayName: String {
    get { self[PreviewNameKey.self] }
    set { self[PreviewNameKey.self] = newValue }
  }
}

private enum PreviewNameKey: EnvironmentKey {
  static let defaultValue = ""
}

extension PreviewProvider {
  /// The previews, each state of an activity as one; without any, all views as one.
  static var registered: [RegisteredPreview] {
    let views = AnyView(previews)
    let layout = views.layout(
      in: ProposedCells(columns: 49, rows: 20),
      environment: EnvironmentValues(now: SceneClock.date))
    let states = layout.preferences[PreviewedStatesKey.self]
    guard states.isEmpty else {
      return states.map { RegisteredPreview(name: $0.name, content: .activity($0.preview)) }
    }
    return [RegisteredPreview(name: String(describing: Self.self), content: .view(views))]
  }
}
