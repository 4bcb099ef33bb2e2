@_exported public import FoundationNames
