extension View {
  /// Sets the style of text, symbols and shapes; the further levels are fainter.
  public func foregroundStyle(_ style: some ShapeStyle) -> some View {
    transformEnvironment { values in
      if let level = style as? HierarchicalShapeStyle {
        values.hierarchy = level.hierarchy(in: values)
      } else {
        let paint = style.paint(in: values)
        values.hierarchy = HierarchicalShapeStyle.fractions.map { paint.opacity($0) }
      }
    }
  }

  /// Sets the styles of the first two levels of text, symbols and shapes.
  public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle)
    -> some View
  {
    transformEnvironment { values in
      values.hierarchy = [primary.paint(in: values), secondary.paint(in: values)]
    }
  }

  /// Sets the styles of the first three levels of text, symbols and shapes.
  public func foregroundStyle(
    _ primary: some ShapeStyle, _ secondary: some ShapeStyle, _ tertiary: some ShapeStyle
  ) -> some View {
    transformEnvironment { values in
      values.hierarchy = [
        primary.paint(in: values), secondary.paint(in: values), tertiary.paint(in: values),
      ]
    }
  }

  /// Sets the color of text, symbols and shapes; `nil` means the theme's styles.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment { values in
      let paint = color?.paint(in: values)
      values.hierarchy = paint.map { paint in
        HierarchicalShapeStyle.fractions.map { paint.opacity($0) }
      }
    }
  }

  /// Sets the tint; `nil` leaves it unchanged.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment { values in
      if let tint { values.setTint(tint.paint(in: values)) }
    }
  }

  /// Sets the tint to a style: bars and rings have its gradient, all else its first color.
  public func tint(_ tint: some ShapeStyle) -> some View {
    transformEnvironment { $0.setTint(tint.paint(in: $0)) }
  }

  /// Sets the tint to a gradient, which runs along bars and rings.
  public func tint(_ tint: Gradient) -> some View {
    self.tint(LinearGradient(gradient: tint, startPoint: .leading, endPoint: .trailing))
  }

  /// Sets the tint; `nil` leaves it unchanged.
  public func accentColor(_ accentColor: Color?) -> some View {
    tint(accentColor)
  }

  /// Sets the style of backgrounds, which are drawn as the view asks.
  public func backgroundStyle(_ style: some ShapeStyle) -> some View { self }
}
