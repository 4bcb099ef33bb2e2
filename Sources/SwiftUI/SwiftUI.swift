// SwiftUI declares widgets and previews, too; the rest of WidgetKit comes with WidgetKit alone.
@_exported public import enum ActivityWidgets.InterfaceOrientation
@_exported public import struct ActivityWidgets.Preview
@_exported public import protocol ActivityWidgets.PreviewContext
@_exported public import struct ActivityWidgets.PreviewDevice
@_exported public import enum ActivityWidgets.PreviewLayout
@_exported public import protocol ActivityWidgets.PreviewProvider
@_exported public import protocol ActivityWidgets.PreviewSource
@_exported public import struct ActivityWidgets.PreviewTrait
@_exported public import struct ActivityWidgets.RegisteredPreview
@_exported public import protocol ActivityWidgets.Widget
@_exported public import protocol ActivityWidgets.WidgetBundle
@_exported public import struct ActivityWidgets.WidgetBundleBuilder
@_exported public import protocol ActivityWidgets.WidgetConfiguration
@_exported public import CellUI
@_exported public import Combine
@_exported public import FoundationNames
@_exported public import Observation
@_exported public import UIKit
