import Foundation
import Testing

@testable import ActivityLayouts

/// The names of CellUI that no JSON layout has, by the reason.
private let exempt: [String: [String]] = [
  "it takes a closure, or makes its content from a value of Swift": [
    "AnyView", "AsyncImage", "Canvas", "GeometryReader", "ScrollViewReader", "TimelineView",
    "alignmentGuide", "environment", "KeyframeAnimator", "PhaseAnimator",
    "keyframeAnimator", "phaseAnimator", "layoutValue", "modifier",
    "transformEnvironment",
    "coordinateSpace", "environmentObject", "anchorPreference", "backgroundPreferenceValue",
    "onPreferenceChange", "overlayPreferenceValue", "preference", "transformPreference", "mask",
    "StyledPart", "EquatableView", "ForEachPart", "GroupOfParts", "Subview",
    "TransitionContent", "textRenderer", "transaction", "transformAnchorPreference",
  ],
  "it is a control or a screen of an app, which a Live Activity has none of": [
    "ColorPicker", "ContentUnavailableView", "ControlGroup", "DatePicker", "DisclosureGroup",
    "Form", "GroupBox", "LabeledContent", "List", "Menu",
    "NavigationLink", "NavigationStack", "Picker", "ScrollView", "Section", "SecureField",
    "Slider", "Stepper",
    "ShareLink", "TabView", "TextField", "disabled", "groupBoxStyle",
    "DefaultDateProgressLabel", "EditButton", "NavigationSplitView", "OutlineGroup", "PasteButton",
    "Tab", "TextEditor", "disclosureGroupStyle", "labeledContentStyle", "safeAreaBar",
  ],
  "a layout says the same in another way": [
    "DrawnShape", "EmptyModifier", "InsetShape", "LazyHGrid", "LazyVGrid",
    "TupleView", "UnevenRoundedRectangle",
    "accentColor", "backgroundStyle", "containerRelativeFrame", "gaugeStyle", "position",
    "safeAreaPadding", "scaledToFill", "scenePadding", "textCase", "scaledToFit", "unredacted",
    "fontWidth",
    "layout", "makeNodes", "gridCellAnchor", "gridCellColumns", "gridCellUnsizedAxes",
    "gridColumnAlignment", "transformEffect", "toggleStyle", "ButtonBorderShape",
    "buttonBorderShape", "controlSize", "labelsHidden", "labelsVisibility",
  ],
  "it changes colors, which a layout names as they are to be": [
    "brightness", "colorInvert", "colorMultiply", "contrast", "grayscale", "hueRotation",
    "luminanceToAlpha", "saturation",
  ],
  "nothing of it is seen in cells": [
    "allowsTightening", "baselineOffset", "contentMargins", "dynamicTypeSize",
    "edgesIgnoringSafeArea", "flipsForRightToLeftLayoutDirection", "fontDesign",
    "ignoresSafeArea", "imageScale", "invalidatableContent", "kerning", "lineSpacing",
    "privacySensitive", "symbolRenderingMode", "symbolVariant", "textScale", "textSelection",
    "tracking",
  ],
]

/// The public names of views and of modifiers in the sources of CellUI; what is accepted and never drawn stands in a
/// folder of its own, and needs no form.
private func sourceNames() throws -> (views: Set<String>, modifiers: Set<String>) {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Sources/CellUI")
  var (views, modifiers): (Set<String>, Set<String>) = ([], [])
  let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
  while let file = files?.nextObject() as? URL {
    guard file.pathExtension == "swift", !file.path.contains("/Modifiers/Accepted/") else {
      continue
    }
    var isInView = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("extension View {") { isInView = true }
      if line.hasPrefix("}") { isInView = false }
      let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
      if isInView, line.hasPrefix("  public func ") { modifiers.insert(words[2]) }
      let isView = [": View", "PrimitiveView", ", View", "InsettableShape"].contains(
        where: line.contains)
      if line.hasPrefix("public struct "), isView { views.insert(words[2]) }
    }
  }
  return (views, modifiers)
}

@Test func `every view and modifier has a JSON form, or a reason for none`() throws {
  let names = try sourceNames()
  #expect(names.views.count > 40 && names.modifiers.count > 60, "the sources are found")
  let known = Set(LayoutCatalog.all.views.map(\.name) + LayoutCatalog.all.modifiers.map(\.name))
  let reasoned = exempt.values.flatMap { $0 }
  let missing = names.views.union(names.modifiers).subtracting(known).subtracting(reasoned)
  #expect(missing.isEmpty, "give them a form, or a reason")
  #expect(Set(reasoned).intersection(known).isEmpty, "they have a form and need no reason")
  let all = names.views.union(names.modifiers)
  #expect(Set(reasoned).subtracting(all).isEmpty, "the sources have no such name")
  #expect(reasoned.count == Set(reasoned).count)
}
