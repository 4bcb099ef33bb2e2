import Compositing

/// An SVG file: its elements, their styles, and the part of its plane that is the picture.
struct SVGDocument {
  /// The longest file that is read, in bytes: an outline of that length has far more steps than cells can show.
  static let byteCountMaximum = 2 << 20

  /// The elements in the picture.
  let elements: [XMLElement]
  /// The properties of the elements.
  let stylesheet: SVGStylesheet
  /// The picture's rectangle, in the units of its coordinates.
  let viewBox: OutlineRect
  /// The picture's own size, in points.
  let naturalSize: OutlinePoint
  /// The way in which the root's coordinates fill the picture.
  let fit: SVGFit
  /// The root's properties, which all elements begin with.
  let properties: SVGProperties
  private var elementsByID: [String: XMLElement] = [:]

  /// The picture's size in the units of its coordinates.
  var size: OutlinePoint { OutlinePoint(x: viewBox.width, y: viewBox.height) }

  /// The picture's own size, in whole points.
  var wholeSize: (width: Int, height: Int) {
    (max(1, Int(naturalSize.x.rounded())), max(1, Int(naturalSize.y.rounded())))
  }

  /// Reads a file.
  ///
  /// - Parameter bytes: The file.
  /// - Throws: The first fault; a document that is no SVG, or has no size, is malformed.
  init(_ bytes: [UInt8]) throws(XMLElement.Fault) {
    guard bytes.count <= Self.byteCountMaximum else { throw .tooLarge }
    let root = try XMLElement.root(of: bytes)
    guard root.name == "svg" else { throw .malformed }
    stylesheet = SVGStylesheet(root)
    let box = root.attributes["viewBox"].flatMap(OutlineRect.init(svgBox:))
    func length(_ name: String, _ whole: Double?) -> Double? {
      guard let length = root.attributes[name].flatMap(SVGLength.init), !length.isRelative else {
        return whole
      }
      return length.value(of: 0)
    }
    var (width, height) = (length("width", nil), length("height", nil))
    if let box {
      width = width ?? height.map { $0 / box.height * box.width }
      height = height ?? width.map { $0 / box.width * box.height }
    }
    guard let width = width ?? box?.width, let height = height ?? box?.height,
      Self.sides.contains(width), Self.sides.contains(height)
    else { throw .malformed }
    naturalSize = OutlinePoint(x: width, y: height)
    viewBox = box ?? OutlineRect(x: 0, y: 0, width: width, height: height)
    fit = SVGFit(root.attributes["preserveAspectRatio"])
    properties = stylesheet.properties(of: root)
    elements = root.children
    addIDs(of: root)
  }

  /// The most elements that refer to each other.
  private static let chainMaximum = 16
  /// The sides that a picture may have, in points.
  static let sides = 0.5...Double(PNGDecoder.sideMaximum)

  private mutating func addIDs(of element: XMLElement) {
    for child in element.children {
      if let id = child.attributes["id"], elementsByID[id] == nil { elementsByID[id] = child }
      addIDs(of: child)
    }
  }

  /// Returns the element of an id.
  func element(_ id: String) -> XMLElement? { elementsByID[id] }

  /// Returns an element and those that it refers to by `href`, one after the other, each once.
  func chain(from id: String) -> [XMLElement] {
    var (chain, seen, next): ([XMLElement], Set<String>, String?) = ([], [], id)
    while let id = next, chain.count < Self.chainMaximum, seen.insert(id).inserted,
      let element = element(id)
    {
      chain.append(element)
      next = element.attributes["href"].flatMap(SVGStyle.id)
    }
    return chain
  }
}

/// The way in which one rectangle fills another: the value of `preserveAspectRatio`.
struct SVGFit {
  /// The part of the free room that is before the content; `nil` stretches it.
  private let alignment: OutlinePoint?
  private let isSlice: Bool

  init(_ text: String?) {
    let text = text ?? ""
    func part(_ axis: String) -> Double {
      text.contains(axis + "Min") ? 0 : text.contains(axis + "Max") ? 1 : 0.5
    }
    alignment = text.hasPrefix("none") ? nil : OutlinePoint(x: part("x"), y: part("Y"))
    isSlice = text.hasSuffix("slice")
  }

  /// Returns the transform by which a rectangle fills another one.
  func transform(from box: OutlineRect, to frame: OutlineRect) -> OutlineTransform {
    guard box.width > 0, box.height > 0 else { return OutlineTransform() }
    var (x, y) = (frame.width / box.width, frame.height / box.height)
    if alignment != nil {
      x = isSlice ? max(x, y) : min(x, y)
      y = x
    }
    let free = OutlinePoint(x: frame.width - box.width * x, y: frame.height - box.height * y)
    return OutlineTransform(
      a: x, b: 0, c: 0, d: y, tx: frame.minX - box.minX * x + free.x * (alignment?.x ?? 0),
      ty: frame.minY - box.minY * y + free.y * (alignment?.y ?? 0))
  }
}

extension OutlineRect {
  /// Reads the four numbers of a `viewBox`; `nil` for others, and for a flat one.
  init?(svgBox text: String) {
    var reader = SVGNumbers(text)
    let numbers = reader.all()
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
