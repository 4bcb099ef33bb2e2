/// The manner in which the apps of a demo get the person's attention.
enum DemoManner {
  /// An app opens to request an activity, after which the device is locked; others alert.
  case open
  /// An intent requests activities without opening the app, so that the device stays as the person left it.
  case background
  /// As in the background, and without alerts, so that the expanded island stays.
  case quiet
}
