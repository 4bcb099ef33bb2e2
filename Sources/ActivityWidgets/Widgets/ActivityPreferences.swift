public import CellUI
public import FoundationEssentials

/// The color of a lock-screen view's ground; `nil` is the theme's material (AK 5.12).
public enum ActivityBackgroundTintKey: PreferenceKey {
  /// The theme's material.
  public static let defaultValue: Color? = nil

  /// Keeps the first value.
  public static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

/// The ink of the button that dismisses an activity; `nil` is the system's (AK 4.5).
public enum ActivitySystemActionForegroundColorKey: PreferenceKey {
  /// The system's choice.
  public static let defaultValue: Color? = nil

  /// Keeps the first value.
  public static func reduce(value: inout Color?, nextValue: () -> Color?) {
    value = value ?? nextValue()
  }
}

/// The URL that a tap opens; `nil` opens the app (AK 4.6).
public enum WidgetURLKey: PreferenceKey {
  /// No URL: the app itself.
  public static let defaultValue: URL? = nil

  /// Keeps the first value.
  public static func reduce(value: inout URL?, nextValue: () -> URL?) {
    value = value ?? nextValue()
  }
}

/// A Boolean value indicating whether a region beside the camera stands below it where it is too wide (AK 4.20).
package enum BelowCameraIfTooWideKey: PreferenceKey {
  /// Regions stay beside the camera.
  package static let defaultValue = false

  /// Joins the values: one view that asks moves its region.
  package static func reduce(value: inout Bool, nextValue: () -> Bool) {
    value = value || nextValue()
  }
}

extension View {
  /// Tints the ground of a lock-screen view; `nil` keeps the system's material (AK 5.12, 7.1).
  public func activityBackgroundTint(_ color: Color?) -> some View {
    transformPreference(ActivityBackgroundTintKey.self) { tint in
      color?.noteIfMissing()
      tint = color?.ofGround
    }
  }

  /// Sets the ink of the button that dismisses the activity (AK 4.5).
  public func activitySystemActionForegroundColor(_ color: Color?) -> some View {
    preference(key: ActivitySystemActionForegroundColorKey.self, value: color)
  }

  /// Sets the URL that a tap on the view opens (AK 4.6).
  public func widgetURL(_ url: URL?) -> some View {
    preference(key: WidgetURLKey.self, value: url)
  }
}
