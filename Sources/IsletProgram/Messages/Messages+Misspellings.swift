import ActivityLayouts
import FeedReports
import StrictJSON
import WidgetSources

extension Messages {
  /// Returns the known name that is surely meant by the name that an error misses: a type of SwiftUI's, a name that the
  /// files declare, or a modifier of a view; `nil` for none.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - files: The person's files.
  /// - Returns: The name.
  static func meantName(of error: CompilerMessage, in files: [SourceFile]) -> String? {
    if let name = error.missingName {
      let declared = files.reduce(into: CompilerMessage.knownTypes) {
        $0.formUnion($1.declaredNames)
      }
      let isType = name.first?.isUppercase
      return declared.filter { $0.first?.isUppercase == isType }.sorted().surelyNearest(to: name)
    }
    guard let member = error.memberOfType, member.isValue,
      member.type.hasPrefix("some View") || CompilerMessage.knownTypes.contains(member.type)
    else { return nil }
    return LayoutReference.modifierNames.surelyNearest(to: member.name)
  }
}
