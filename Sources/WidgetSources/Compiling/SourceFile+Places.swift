extension SourceFile {
  private func offset(of message: CompilerMessage) -> Int? {
    offset(ofLine: message.line, column: message.column)
  }

  func functionBody(around message: CompilerMessage) -> FunctionBody? {
    offset(of: message).flatMap { functionBody(around: $0) }
  }

  func isUndrawn(at message: CompilerMessage) -> Bool {
    offset(of: message).map { isUndrawn(at: $0) } ?? false
  }

  /// Returns whether a place is within a member of a widget that is not its body, as in a store that no picture needs.
  func isOfWidgetHelper(_ message: CompilerMessage) -> Bool {
    guard let offset = offset(of: message), let range = declaration(around: offset)?.range,
      let name = member(around: offset)?.name, name != "body"
    else { return false }
    return types.contains { range.contains($0.offset) && $0.inherited.contains("Widget") }
  }

  /// Returns whether an error is of a widget in a bundle that is unknown, as one of a file that was not given.
  func isOfBundle(_ message: CompilerMessage) -> Bool {
    guard message.missingName?.first?.isUppercase == true,
      let range = offset(of: message).flatMap({ declaration(around: $0) })?.range
    else { return false }
    return types.contains {
      range.contains($0.offset) && $0.inherited.contains("WidgetBundle")
    }
  }

  /// Returns whether a place is within a widget, a bundle of widgets, or an activity's attributes.
  func hasWidget(around message: CompilerMessage) -> Bool {
    isIn(["Widget", "WidgetBundle", "ActivityAttributes"], message)
  }

  /// Returns whether a place is within an activity's attributes, their content state among them.
  func hasAttributes(around message: CompilerMessage) -> Bool {
    isIn(["ActivityAttributes"], message)
  }

  /// Returns whether a place is within a type at the file's top that conforms to one of some protocols.
  private func isIn(_ protocols: [String], _ message: CompilerMessage) -> Bool {
    guard let range = offset(of: message).flatMap({ declaration(around: $0) })?.range else {
      return false
    }
    return types.contains { type in
      range.contains(type.offset) && protocols.contains(where: type.inherited.contains)
    }
  }
}
