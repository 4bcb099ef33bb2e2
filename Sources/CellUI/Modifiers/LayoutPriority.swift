extension View {
  /// Sets the order in which a stack offers space to its views: higher priorities first.
  public func layoutPriority(_ value: Double) -> some View {
    ModifiedView(content: self) { PriorityNode(child: $0, layoutPriority: value.isNaN ? 0 : value) }
  }

  /// Sets the place of the view before or behind others of its stack: higher values are nearer.
  public func zIndex(_ value: Double) -> some View {
    ModifiedView(content: self) { DepthNode(child: $0, zIndex: value.isNaN ? 0 : value) }
  }
}

private struct PriorityNode: WrappingNode {
  let child: any Node
  let layoutPriority: Double

  var sizeKey: SizeKey? {
    var key = SizeKey(.priority)
    key.mix(layoutPriority)
    return key.mixed(with: child)
  }
}

private struct DepthNode: WrappingNode {
  let child: any Node
  let zIndex: Double
  var sizeKey: SizeKey? { child.sizeKey }
}
