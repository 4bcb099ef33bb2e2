import CellUI
import StrictJSON

extension LayoutReader {
  /// What a modifier does; `nil` where it is switched off.
  mutating func modifier(_ name: ModifierName, _ value: JSONValue) throws(LayoutFault)
    -> LayoutModifier?
  {
    switch name {
    case .font: return .font(try font(value))
    case .fontWeight:
      return .fontWeight(try named(value, in: LayoutNames.weights, as: .weight))
    case .bold: return .bold(try bool(value))
    case .italic: return .italic(try bool(value))
    case .underline: return .underline(try bool(value))
    case .strikethrough: return .strikethrough(try bool(value))
    case .monospaced, .monospacedDigit: return try bool(value) ? .unseen : nil
    case .foregroundStyle, .foregroundColor: return .foregroundStyle(try style(value))
    case .tint: return .tint(try style(value))
    case .opacity: return .opacity(try numberSource(value))
    case .hidden: return try bool(value) ? .hidden : nil
    case .background: return try background(value)
    case .overlay: return .overlay(try element(value))
    case .padding: return try padding(value)
    case .frame: return .frame(try frame(value))
    case .offset:
      let value = try arguments(value, known: ["x", "y"])
      return .offset(x: try number("x", of: value) ?? 0, y: try number("y", of: value) ?? 0)
    case .fixedSize: return try fixedSize(value)
    case .layoutPriority: return .layoutPriority(try number(value))
    case .clipped: return try bool(value) ? .clipped : nil
    case .clipShape: return .clipShape(try shape(value))
    case .cornerRadius: return .cornerRadius(try number(value))
    case .lineLimit:
      guard let limit = value.int64, (1...1000).contains(limit) else {
        throw LayoutFault(expected: "a whole number from 1 to 1000", at: value)
      }
      return .lineLimit(Int(limit))
    case .multilineTextAlignment:
      return .multilineTextAlignment(
        try named(value, in: LayoutNames.textAlignments, as: .alignment))
    case .truncationMode:
      return .truncationMode(
        try named(value, in: LayoutNames.truncationModes, as: .truncationMode))
    case .buttonStyle:
      return .buttonStyle(try named(value, in: LayoutNames.buttonStyles, as: .buttonStyle))
    case .minimumScaleFactor: return .minimumScaleFactor(try number(value))
    case .transition: return .transition(try transition(value))
    case .contentTransition: return .contentTransition(try contentTransition(value))
    case .animation: return .animation(try animation(value))
    case .id: return .id(try template(value))
    }
  }

  /// A text style's name, or a size or style with a weight.
  private func font(_ value: JSONValue) throws(LayoutFault) -> Font {
    guard value.kind == .object else {
      return try named(value, in: LayoutNames.fonts, as: .font)
    }
    let value = try arguments(value, known: ["size", "style", "weight"])
    var font = Font.body
    if let style = value["style"] {
      font = try named(style, in: LayoutNames.fonts, as: .font)
    } else if value["size"] != nil {
      font = .system(size: try number("size", of: value) ?? font.points)
    }
    guard let weight = value["weight"] else { return font }
    return font.weight(try named(weight, in: LayoutNames.weights, as: .weight))
  }

  /// `true` for the system's distance, a distance for all edges, or one for each edge.
  private func padding(_ value: JSONValue) throws(LayoutFault) -> LayoutModifier? {
    let system = 16.0
    if let isActive = value.bool {
      return isActive
        ? .padding(
          EdgeInsets(top: system, leading: system, bottom: system, trailing: system)) : nil
    }
    if value.kind == .number {
      let length = try number(value)
      return .padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }
    let value = try arguments(
      value, known: ["horizontal", "vertical", "top", "leading", "bottom", "trailing"])
    let across = try number("horizontal", of: value) ?? 0
    let down = try number("vertical", of: value) ?? 0
    return .padding(
      EdgeInsets(
        top: try number("top", of: value) ?? down,
        leading: try number("leading", of: value) ?? across,
        bottom: try number("bottom", of: value) ?? down,
        trailing: try number("trailing", of: value) ?? across))
  }

  private func frame(_ value: JSONValue) throws(LayoutFault) -> LayoutFrame {
    let value = try arguments(
      value,
      known: [
        "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
        "maxHeight", "alignment",
      ])
    return LayoutFrame(
      width: try number("width", of: value), height: try number("height", of: value),
      minWidth: try number("minWidth", of: value),
      idealWidth: try number("idealWidth", of: value),
      maxWidth: try length("maxWidth", of: value),
      minHeight: try number("minHeight", of: value),
      idealHeight: try number("idealHeight", of: value),
      maxHeight: try length("maxHeight", of: value),
      alignment: try named(
        "alignment", of: value, in: LayoutNames.alignments, as: .alignment, default: .center))
  }

  private func fixedSize(_ value: JSONValue) throws(LayoutFault) -> LayoutModifier? {
    if let isActive = value.bool {
      return isActive ? .fixedSize(horizontal: true, vertical: true) : nil
    }
    let value = try arguments(value, known: ["horizontal", "vertical"])
    return .fixedSize(
      horizontal: try bool("horizontal", of: value, default: false),
      vertical: try bool("vertical", of: value, default: false))
  }

  /// A style, a style in a shape, or a view.
  private mutating func background(_ value: JSONValue) throws(LayoutFault) -> LayoutModifier {
    if value.kind == .string { return .backgroundStyle(try style(value), in: .rectangle) }
    guard value["style"] != nil else { return .background(try element(value)) }
    let value = try arguments(value, known: ["style", "in"])
    let style = try style(try member("style", of: value))
    guard let outline = value["in"] else { return .backgroundStyle(style, in: .rectangle) }
    return .backgroundStyle(style, in: try shape(outline))
  }
}
