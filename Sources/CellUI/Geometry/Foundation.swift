// As SwiftUI does, so that code written for it finds `CGFloat`, `CGPoint` and `Date`.
@_exported public import Foundation
