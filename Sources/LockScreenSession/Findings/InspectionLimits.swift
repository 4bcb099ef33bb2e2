/// The numbers of contents beyond which findings are no longer looked for, since later contents mostly repeat them.
public enum InspectionLimits {
  /// The most states of one activity that are inspected.
  public static let statesOfActivityMaximum = 20
  /// The most states of one attributes type that are inspected besides the first of each activity, so that many activities
  /// of one type cost no more than few.
  public static let statesOfTypeMaximum = 400
  /// The most contents of a feed that are compared though they are not inspected; a longer feed is read at full speed.
  public static let comparedStatesMaximum = 2000
}
