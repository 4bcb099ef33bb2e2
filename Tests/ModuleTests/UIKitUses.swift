import UIKit

/// Names of UIKit in a file that imports nothing else, as an app's palette does.
enum UIKitUses {
  static let ground = UIColor(red: 0.4, green: 0.8, blue: 0.8, alpha: 0.6)

  static let resource = ImageResource(name: "logo", bundle: .main)

  static func logo(named name: String) -> UIImage? { UIImage(named: name) }

  static func corner(of rect: CGRect) -> UIBezierPath {
    UIBezierPath(roundedRect: rect, cornerRadius: 8)
  }

  /// An image of a left half in one color and a right half in another.
  static func halves() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 160, height: 64)).image { context in
      UIColor(red: 1, green: 0, blue: 0, alpha: 1).setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 80, height: 64)).fill()
      let pen = context.cgContext
      pen.setFillColor(UIColor(red: 0, green: 0, blue: 1, alpha: 1).cgColor)
      pen.translateBy(x: 80, y: 0)
      pen.addRect(CGRect(x: 0, y: 0, width: 80, height: 64))
      pen.fillPath()
    }
  }

  /// An image of a left half in one color, drawn far from the origin.
  static func farHalf() -> UIImage {
    let bounds = CGRect(x: 1000, y: 500, width: 160, height: 64)
    return UIGraphicsImageRenderer(bounds: bounds).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1000, y: 500, width: 80, height: 64))
    }
  }

  /// An image of a left half in one color, as it was drawn before there were renderers.
  static func begunHalf() -> UIImage? {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 160, height: 64), false, 0)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 80, height: 64))
    return UIGraphicsGetImageFromCurrentImageContext()
  }

  /// The values that a copy of a paragraph's style keeps.
  static func copiedStyle() -> [NameUses.Fact] {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing, style.lineBreakMode) = (.center, 4, .byClipping)
    let fixed = style.copy() as? NSParagraphStyle
    let copy = fixed?.mutableCopy() as? NSMutableParagraphStyle
    copy?.headIndent = 2
    return [
      ("a copy's alignment", copy?.alignment == .center && fixed?.alignment == .center),
      ("a copy's lines", copy?.lineSpacing == 4 && copy?.lineBreakMode == .byClipping),
      ("a copy of its own", style.headIndent == 0 && fixed?.headIndent == 0),
    ]
  }

  /// An image of 40 by 40 points that draws another one.
  static func drawn(
    _ image: UIImage, in rect: CGRect, prepare: (CGContext) -> Void = { _ in }
  ) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      prepare(context.cgContext)
      image.draw(in: rect)
    }
  }

  /// A text in the middle of an image.
  static func title() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 80, height: 32)).image { _ in
      let style = NSMutableParagraphStyle()
      style.alignment = .center
      let text = NSAttributedString(
        string: "a", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 12)])
      text.draw(in: CGRect(x: 0, y: 0, width: 80, height: 32))
    }
  }

  static func device() -> [NameUses.Fact] {
    let symbol = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold, scale: .large)
      .applying(UIImage.SymbolConfiguration(paletteColors: [.red]))
    let bell = UIImage(systemName: "bell", withConfiguration: symbol)
    var (hue, white): (CGFloat, CGFloat) = (0, 0)
    ground.getHue(&hue, saturation: nil, brightness: nil, alpha: nil)
    ground.getWhite(&white, alpha: nil)
    var isMoved = false
    UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseIn]) { isMoved = true }
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    let task: UIBackgroundTaskIdentifier = UIApplication.shared.beginBackgroundTask()
    UIApplication.shared.applicationIconBadgeNumber = 3
    UISelectionFeedbackGenerator().selectionChanged()
    let sent = UIApplication.shared.sendAction("a", to: nil, from: nil, for: nil)
    return [
      ("nothing is sent or pasted", !sent && !UIPasteboard.general.hasStrings),
      ("a symbol with settings", bell != nil && bell?.imageOrientation == .up),
      ("an image of a size", halves().size == CGSize(width: 160, height: 64)),
      ("a hue alone", abs(hue - 0.5) < 0.01 && abs(white - 2.0 / 3) < 0.01),
      ("an upright device", !UIDevice.current.orientation.isLandscape),
      ("a screen's circumstances", UIScreen.main.traitCollection.userInterfaceStyle == .dark),
      ("changes are made at once", isMoved),
      ("no scene and no work", scene == nil && task == .invalid && UIFont.familyNames.isEmpty),
      ("no number at the icon", UIApplication.shared.applicationIconBadgeNumber == 0),
    ]
  }
}
