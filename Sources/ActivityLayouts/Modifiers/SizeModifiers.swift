import CellUI

extension LayoutModifier {
  static let padding = LayoutModifier(
    "padding", "room around the view; `true` for the system's",
    LayoutForm(.own(.flag)) { $1 ? AnyView($0.padding()) : $0 },
    LayoutForm(.own(.size)) { $0.padding($1) },
    LayoutForm(
      .all(
        .all(
          .optional("horizontal", .size, default: 0), .optional("vertical", .size, default: 0)),
        .all(.optional("top", .size), .optional("bottom", .size)),
        .all(.optional("leading", .size), .optional("trailing", .size)))
    ) { view, sizes in
      let ((across, down), (top, bottom), (leading, trailing)) = sizes
      return view.padding(
        EdgeInsets(
          top: top ?? down, leading: leading ?? across, bottom: bottom ?? down,
          trailing: trailing ?? across))
    })

  static let frame = LayoutModifier(
    "frame", "a fixed size, or limits of it",
    LayoutForm(
      .all(
        .all(.optional("width", .size), .optional("height", .size)),
        .all(
          .optional("minWidth", .size), .optional("idealWidth", .size),
          .optional("maxWidth", .length)),
        .all(
          .optional("minHeight", .size), .optional("idealHeight", .size),
          .optional("maxHeight", .length)),
        .optional("alignment", .alignment, default: .center))
    ) { view, arguments in
      let ((width, height), across, down, alignment) = arguments
      // A frame with a fixed side, then one between sizes: sizes that are not given change nothing.
      var view = view
      if width != nil || height != nil {
        view = AnyView(
          view.frame(width: width.points, height: height.points, alignment: alignment))
      }
      let flexible = [across.0, across.1, across.2, down.0, down.1, down.2]
      guard flexible.contains(where: { $0 != nil }) else { return view }
      return view.frame(
        minWidth: across.0.points, idealWidth: across.1.points, maxWidth: across.2.points,
        minHeight: down.0.points, idealHeight: down.1.points, maxHeight: down.2.points,
        alignment: alignment)
    })

  static let offset = LayoutModifier(
    "offset", "a shift that leaves the view's place where it is",
    .all(.optional("x", .size, default: 0), .optional("y", .size, default: 0))
  ) { $0.offset(x: $1.0, y: $1.1) }

  static let fixedSize = LayoutModifier(
    "fixedSize", "the view's ideal size, whatever room there is",
    LayoutForm(.own(.flag)) { $1 ? AnyView($0.fixedSize(horizontal: true, vertical: true)) : $0 },
    LayoutForm(
      .all(
        .optional("horizontal", .flag, default: false),
        .optional("vertical", .flag, default: false))
    ) { $0.fixedSize(horizontal: $1.0, vertical: $1.1) })

  static let layoutPriority = LayoutModifier(
    "layoutPriority", "the order in which a stack gives room: the highest first", .own(.size)
  ) { $0.layoutPriority($1) }
}

extension Double? {
  /// The length as SwiftUI's views take it, in points.
  var points: CGFloat? { map { CGFloat($0) } }
}
