import Compositing

/// The properties of an element's look, by the names of attributes.
typealias SVGProperties = [String: String]

extension SVGProperties {
  /// Returns a length in units of its coordinates; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - name: The attribute's name.
  ///   - whole: The length that 100 % are.
  /// - Returns: The length.
  func length(_ name: String, of whole: Double) -> Double? {
    self[name].flatMap(SVGLength.init)?.value(of: whole)
  }

  /// The transform of an element; none changes nothing.
  var transform: OutlineTransform {
    self["transform"].map { OutlineTransform(svg: $0) } ?? OutlineTransform()
  }

  /// Returns a rule for what an outline encloses; `nil` where none is said.
  func fillRule(_ name: String) -> FillRule? {
    self[name].flatMap { ["evenodd": .evenOdd, "nonzero": .nonZero][$0] }
  }
}

extension OutlineTransform {
  /// Makes the transform by which a square of one unit fills a rectangle.
  init(unitSquareTo rect: OutlineRect) {
    self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
  }
}
