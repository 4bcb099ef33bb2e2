public import CellUI
public import Foundation

extension UIColor {
  /// Reads hue, saturation and brightness, `0...1`, and returns whether there are some.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue, opacity) = channels
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    let sixth: CGFloat =
      range == 0
      ? 0
      : most == red
        ? (green - blue) / range + (green < blue ? 6 : 0)
        : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    unsafe hue?.pointee = sixth / 6
    unsafe saturation?.pointee = most == 0 ? 0 : range / most
    unsafe brightness?.pointee = most
    unsafe alpha?.pointee = opacity
    return true
  }

  /// Reads the channels, `0...1`.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let channels = channels
    unsafe red?.pointee = channels.red
    unsafe green?.pointee = channels.green
    unsafe blue?.pointee = channels.blue
    unsafe alpha?.pointee = channels.alpha
    return true
  }
}
