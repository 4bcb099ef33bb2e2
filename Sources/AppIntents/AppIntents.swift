@_exported public import struct CellUI.LocalizedStringResource
@_exported public import FoundationNames
