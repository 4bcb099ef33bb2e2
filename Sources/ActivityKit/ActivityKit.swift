@_exported public import enum ActivityWidgets.ExampleValues
@_exported public import protocol ActivityWidgets.ActivityAttributes
@_exported public import struct CellUI.LocalizedStringResource
@_exported public import FoundationNames
@_exported public import enum LiveActivities.ActivityAuthorizationError
@_exported public import enum LiveActivities.ActivityState
@_exported public import enum LiveActivities.ActivityStyle
@_exported public import enum LiveActivities.PushType
