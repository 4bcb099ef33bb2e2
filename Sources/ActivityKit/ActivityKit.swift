@_exported public import protocol ActivityWidgets.ActivityAttributes
@_exported public import Foundation
