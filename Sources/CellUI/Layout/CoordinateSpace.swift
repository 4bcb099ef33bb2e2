/// The origin from which a frame is measured.
public enum CoordinateSpace: Hashable {
  /// The layout's.
  case global
  /// The view's own.
  case local
  /// A view's by its name.
  case named(AnyHashable)

  /// A Boolean value indicating whether it is the layout's.
  public var isGlobal: Bool { self == .global }
  /// A Boolean value indicating whether it is the view's own.
  public var isLocal: Bool { self == .local }
}

/// A type that stands for a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space.
  var coordinateSpace: CoordinateSpace { get }
}

/// The space of the whole layout.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Makes the space.
  public init() {}
  /// The space.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The space of a view by its name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  /// The space.
  public let coordinateSpace: CoordinateSpace
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The space of the whole layout.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own space.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The space of the view that has a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
}

extension View {
  /// Accepted: frames in a named space are measured from the layout's corner.
  public func coordinateSpace(name: some Hashable) -> some View { self }

  /// Accepted: frames in a named space are measured from the layout's corner.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View { self }
}
