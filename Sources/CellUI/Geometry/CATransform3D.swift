public import Foundation

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
/// A change of three dimensions, as a matrix that points stand before as rows.
public struct CATransform3D: Hashable, Sendable {
  public var m11, m12, m13, m14: CGFloat
  public var m21, m22, m23, m24: CGFloat
  public var m31, m32, m33, m34: CGFloat
  public var m41, m42, m43, m44: CGFloat

  /// Makes a matrix of nothing but zeros.
  public init() { self.init(rows: [CGFloat](repeating: 0, count: 16)) }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.init(
      rows: [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44])
  }

  fileprivate init(rows: [CGFloat]) {
    (m11, m12, m13, m14) = (rows[0], rows[1], rows[2], rows[3])
    (m21, m22, m23, m24) = (rows[4], rows[5], rows[6], rows[7])
    (m31, m32, m33, m34) = (rows[8], rows[9], rows[10], rows[11])
    (m41, m42, m43, m44) = (rows[12], rows[13], rows[14], rows[15])
  }

  fileprivate var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}

/// The change that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Returns the change that scales.
public func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(rows: [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0, 0, 0, 0, 1])
}

/// Returns the change that moves.
public func CATransform3DMakeTranslation(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
  -> CATransform3D
{
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1])
}

/// Returns the change that turns by an angle, in radians, around an axis; without an axis it changes nothing.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let axis = [x / length, y / length, z / length]
  let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
  // Rodrigues' formula: the part along the axis, the part that turns, and the turn across both.
  var rows = CATransform3DIdentity.rows
  for row in 0..<3 {
    for column in 0..<3 {
      let along = axis[row] * axis[column] * (1 - cosine)
      let across = row == column ? 0 : axis[3 - row - column] * sine
      let isForward = (row + 1) % 3 == column
      rows[row * 4 + column] =
        row == column ? along + cosine : isForward ? along + across : along - across
    }
  }
  return CATransform3D(rows: rows)
}

/// Returns the change that does one change and then another.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  let (first, second) = (first.rows, second.rows)
  var rows = [CGFloat](repeating: 0, count: 16)
  for row in 0..<4 {
    for column in 0..<4 {
      for step in 0..<4 {
        rows[row * 4 + column] += first[row * 4 + step] * second[step * 4 + column]
      }
    }
  }
  return CATransform3D(rows: rows)
}

/// Returns a change after one that scales.
public func CATransform3DScale(
  _ change: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(x, y, z), change) }

/// Returns a change after one that moves.
public func CATransform3DTranslate(
  _ change: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(x, y, z), change) }

/// Returns a change after one that turns.
public func CATransform3DRotate(
  _ change: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), change) }

/// Returns whether a change changes nothing.
public func CATransform3DIsIdentity(_ change: CATransform3D) -> Bool {
  change == CATransform3DIdentity
}

extension ProjectionTransform {
  /// Makes a projection of three dimensions.
  public init(_ transform: CATransform3D) { self.init() }
}
