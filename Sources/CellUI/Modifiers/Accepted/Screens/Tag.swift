extension View {
  /// Attaches a value to the view for the picker around it.
  public func tag(_ tag: some Hashable) -> some View {
    traits { $0.tag = AnyHashable(tag) }
  }
  // swift-format-ignore: AllPublicDeclarationsHaveDocumentation
  @_disfavoredOverload
  public func tag(_ tag: some Hashable, includeOptional: Bool) -> some View { self.tag(tag) }
}
