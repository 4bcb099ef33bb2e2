extension View {
  /// Makes the view a control that sends an intent; `nil` sends none.
  func control(_ intent: String?, action: (any ControlIntent)? = nil) -> some View {
    placed { pass, rect, _ in
      if let intent { pass.add(PlacedControl(intent: intent, frame: rect, action: action)) }
    }
  }
}
