import Compositing

extension Path {
  /// Returns the path around the places in either path.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .union, eoFill: eoFill)
  }

  /// Returns the path around the places in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .intersection, eoFill: eoFill)
  }

  /// Returns the path around the places that are not in another path.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .subtraction, eoFill: eoFill)
  }

  /// Returns the path around the places in one of the paths alone.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, by: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of the path's lines within another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.lines(within: other.outline, isInside: true, rule: FillRule(eoFill: eoFill)))
  }

  /// Returns the parts of the path's lines outside of another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Path(outline.lines(within: other.outline, isInside: false, rule: FillRule(eoFill: eoFill)))
  }

  /// Returns the path around the same places without lines that cross each other.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), by: .union, eoFill: eoFill)
  }

  private func combined(with other: Path, by operation: AreaOperation, eoFill: Bool) -> Path {
    Path(outline.combined(with: other.outline, by: operation, rule: FillRule(eoFill: eoFill)))
  }
}

extension FillRule {
  /// Makes the rule that a Boolean value of Core Graphics stands for.
  init(eoFill: Bool) {
    self = eoFill ? .evenOdd : .nonZero
  }
}

extension Shape {
  /// Returns the shape of the places in either shape.
  public func union(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.union(other.path(in: rect), eoFill: eoFill)
    }
  }

  /// Returns the shape of the places in both shapes.
  public func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.intersection(other.path(in: rect), eoFill: eoFill)
    }
  }

  /// Returns the shape of the places that are not in another shape.
  public func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.subtracting(other.path(in: rect), eoFill: eoFill)
    }
  }

  /// Returns the shape of the places in one of the shapes alone.
  public func symmetricDifference(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.symmetricDifference(other.path(in: rect), eoFill: eoFill)
    }
  }

  /// Returns the parts of the shape's lines within another shape.
  public func lineIntersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.lineIntersection(other.path(in: rect), eoFill: eoFill)
    }
  }

  /// Returns the parts of the shape's lines outside of another shape.
  public func lineSubtraction(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    ChangedShape(base: self) { path, rect in
      path.lineSubtraction(other.path(in: rect), eoFill: eoFill)
    }
  }
}
