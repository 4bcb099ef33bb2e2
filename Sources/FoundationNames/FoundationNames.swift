@_exported public import Foundation

/// Returns the bundle that holds the code: an app has one here.
@freestanding(expression)
public macro bundle() -> Bundle = #externalMacro(module: "IsletMacros", type: "BundleMacro")
