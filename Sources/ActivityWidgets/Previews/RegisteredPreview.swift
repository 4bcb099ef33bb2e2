public import CellUI
import FoundationEssentials

/// A preview of an app's source: a view, a widget of the home screen, or the states of an activity.
public struct RegisteredPreview {
  /// The subject of a preview.
  public enum Content {
    /// A view by itself.
    case view(AnyView)
    /// A widget of the home screen, which is not drawn.
    case widget(family: String)
    /// An activity in some states.
    case activity(ActivityPreview)
  }

  /// The preview's name; empty for one without.
  public let name: String
  /// The subject.
  public let content: Content

  /// Makes a preview.
  public init(name: String?, content: Content) {
    self.name = name ?? ""
    self.content = content
  }

  /// Makes the preview of a view.
  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: () -> some View
  ) {
    self.init(name: name, content: .view(AnyView(body())))
  }

  /// Makes the preview of an activity's states.
  public init<Content: Widget, Attributes: ActivityAttributes>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: () -> Content,
    @PreviewActivityBuilder<Attributes> contentStates: () -> [Attributes.ContentState]
  ) {
    let preview = ActivityPreview(
      viewKind: viewKind, attributes: attributes, contentStates: contentStates())
    self.init(name: name, content: .activity(preview))
  }
}

/// An activity in the states of a preview, as a push would carry them.
public struct ActivityPreview: Hashable, Sendable {
  /// The place that is shown.
  public let viewKind: ActivityPreviewViewKind
  /// The name of the attributes type, without its module.
  public let attributesType: String
  /// The attributes as JSON; empty where they can't be encoded.
  public let attributes: [UInt8]
  /// The content states as JSON, without those that can't be encoded.
  public let contentStates: [[UInt8]]

  /// Makes a preview of encoded values.
  public init(
    viewKind: ActivityPreviewViewKind, attributesType: String, attributes: [UInt8],
    contentStates: [[UInt8]]
  ) {
    self.viewKind = viewKind
    self.attributesType = attributesType
    self.attributes = attributes
    self.contentStates = contentStates
  }

  /// Makes a preview.
  public init<Attributes: ActivityAttributes>(
    viewKind: ActivityPreviewViewKind, attributes: Attributes,
    contentStates: [Attributes.ContentState]
  ) {
    self.viewKind = viewKind
    attributesType = String(describing: Attributes.self)
    let encoder = JSONEncoder()
    // The same state has the same bytes in each process.
    encoder.outputFormatting = .sortedKeys
    // A value that can't be encoded, such as NaN, could not be pushed either.
    self.attributes = (try? encoder.encode(attributes)).map { Array($0) } ?? []
    self.contentStates = contentStates.compactMap { state in
      (try? encoder.encode(state)).map { Array($0) }
    }
  }
}
