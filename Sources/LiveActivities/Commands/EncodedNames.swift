// Names for ActivityKit's side, which has types of the same names for people; a module's name that is also a type's can't
// tell them apart.

/// An activity's content as the engine keeps it.
package typealias EncodedContent = ActivityContent
/// An alert as the engine keeps it.
package typealias EncodedAlert = AlertConfiguration
/// The time of leaving as the engine keeps it.
package typealias EncodedDismissalPolicy = ActivityUIDismissalPolicy
