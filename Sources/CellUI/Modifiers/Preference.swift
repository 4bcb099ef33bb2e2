extension View {
  /// Sets a preference, for the views around this one to read.
  public func preference<Key: PreferenceKey>(key: Key.Type, value: Key.Value) -> some View {
    placed { pass, _, _ in pass.preferences.set(key, to: value) }
  }
}
