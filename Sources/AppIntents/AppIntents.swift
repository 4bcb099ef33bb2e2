@_exported public import protocol CellUI.AppIntent
@_exported public import Foundation
