/// The label of a progress view of an interval, which shows the time.
public struct DefaultDateProgressLabel: View {
  /// Nothing: the progress view shows the time by itself.
  public var body: some View { EmptyView() }
}
