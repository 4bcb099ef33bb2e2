public import Foundation

extension Edge {
  /// A corner of a rectangle.
  public enum Corner: Hashable, Sendable, CaseIterable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// The roundness of a corner.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
    {
      private enum Kind: Hashable {
        case fixed(CGFloat)
        case concentric(minimum: CGFloat)
      }

      private let kind: Kind

      /// A corner around the same center as the container's.
      public static let concentric = Style(kind: .concentric(minimum: 0))

      /// A corner around the same center as the container's, at least as round as another one.
      public static func concentric(minimum: Style) -> Style {
        Style(kind: .concentric(minimum: minimum.radius(concentric: 0)))
      }

      /// A corner with a radius, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }

      private init(kind: Kind) {
        self.kind = kind
      }

      /// Makes a corner with a radius, in points.
      public init(floatLiteral value: Double) {
        self.init(kind: .fixed(CGFloat(value)))
      }

      /// Makes a corner with a radius, in points.
      public init(integerLiteral value: Int) {
        self.init(kind: .fixed(CGFloat(value)))
      }

      /// Returns the radius where a corner around the container's center would have another one, in points.
      func radius(concentric: CGFloat) -> CGFloat {
        switch kind {
        case .fixed(let radius): max(0, radius)
        case .concentric(let minimum): max(minimum, concentric)
        }
      }
    }

    // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
    /// Several corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8

      public init(rawValue: Int8) {
        self.rawValue = rawValue
      }

      public static let topLeading = Set(rawValue: 1)
      public static let topTrailing = Set(rawValue: 2)
      public static let bottomLeading = Set(rawValue: 4)
      public static let bottomTrailing = Set(rawValue: 8)
      public static let all: Set = [.topLeading, .topTrailing, .bottomLeading, .bottomTrailing]
    }
  }
}
