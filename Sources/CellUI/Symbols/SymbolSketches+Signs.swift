extension SymbolSketches {
  static let signs = """
    checkmark s W 4 13 9.5 18.5 20 5.5
    xmark|multiply s M 5 5 L 19 19 M 19 5 L 5 19
    plus s M 12 3.5 V 20.5 M 3.5 12 H 20.5
    minus s M 3.5 12 H 20.5
    plusminus s M 12 2.5 V 13.5 M 6.5 8 H 17.5 M 6.5 19.5 H 17.5
    divide s M 4 12 H 20 f O 12 5.5 2 O 12 18.5 2
    equal s M 4 8.5 H 20 M 4 15.5 H 20
    notequal s M 4 8.5 H 20 M 4 15.5 H 20 M 16 3 L 8 21
    lessthan s W 19 4 5 12 19 20
    greaterthan s W 5 4 19 12 5 20
    exclamationmark s M 12 3 V 14 f O 12 19.7 1.9
    exclamationmark.2 s M 8 3 V 14 M 16 3 V 14 f O 8 19.7 1.9 O 16 19.7 1.9
    questionmark s M 7 8.5 C 7 1.5 17 1.5 17 8 C 17 11.5 12 11.5 12 15 f O 12 20 1.9
    info f O 12 4.5 2 s M 9 10 H 12.5 V 20 M 8.5 20 H 16
    progress.indicator s M 12 1.8 V 6.5 M 12 17.5 V 22.2 M 1.8 12 H 6.5 M 17.5 12 H 22.2 M 4.8 4.8 L 8.1 8.1 M 15.9 15.9 L 19.2 19.2 M 19.2 4.8 L 15.9 8.1 M 8.1 15.9 L 4.8 19.2
    translate s M 1.5 5.5 H 13 M 7.2 2.5 V 5.5 M 10.8 5.5 C 10 10.5 7 13.5 2 15 M 3.8 5.5 C 5 10.5 8 13.5 12 14.5 M 12.5 22 L 17.2 10 L 22 22 M 14.2 18.2 H 20.2
    ellipsis f O 4.5 12 2.2 O 12 12 2.2 O 19.5 12 2.2
    asterisk|staroflife s M 12 3.5 V 20.5 M 4.7 7.7 L 19.3 16.3 M 19.3 7.7 L 4.7 16.3
    infinity s M 12 12 C 8 6 2.5 6 2.5 12 C 2.5 18 8 18 12 12 C 16 6 21.5 6 21.5 12 C 21.5 18 16 18 12 12
    number s M 9.5 3 L 7 21 M 17 3 L 14.5 21 M 3.5 8.5 H 21 M 3 15.5 H 20.5
    power s A 12 13 8.5 -58 238 M 12 2.5 V 11.5
    link s M 8.5 12 H 15.5 M 10 7 H 7 C 0.5 7 0.5 17 7 17 H 10 M 14 7 H 17 C 23.5 7 23.5 17 17 17 H 14
    line.3.horizontal|text.justify s M 3 6 H 21 M 3 12 H 21 M 3 18 H 21
    line.3.horizontal.decrease s M 2.5 6 H 21.5 M 6 12 H 18 M 9.5 18 H 14.5
    text.alignleft s M 3 4.5 H 21 M 3 9.5 H 15 M 3 14.5 H 21 M 3 19.5 H 15
    text.aligncenter s M 3 4.5 H 21 M 6 9.5 H 18 M 3 14.5 H 21 M 6 19.5 H 18
    text.alignright s M 3 4.5 H 21 M 9 9.5 H 21 M 3 14.5 H 21 M 9 19.5 H 21
    list.bullet|list.dash f O 3.8 6 1.7 O 3.8 12 1.7 O 3.8 18 1.7 s M 8.5 6 H 21.5 M 8.5 12 H 21.5 M 8.5 18 H 21.5
    list.number s M 3.5 3.5 V 8.5 M 3 15 H 5.5 L 3 20 H 5.5 M 9.5 6 H 21.5 M 9.5 12 H 21.5 M 9.5 18 H 21.5
    checklist s W 2.5 6 4 7.5 6.5 4 W 2.5 17 4 18.5 6.5 15 M 10 6 H 21.5 M 10 17.5 H 21.5
    slider.horizontal.3 s M 2.5 6 H 21.5 M 2.5 12 H 21.5 M 2.5 18 H 21.5 f O 8 6 2.8 O 16 12 2.8 O 8 18 2.8
    cursorarrow f P 5 2.5 19 14 12 14.5 15 21 12.5 22 9.5 15.5 5 19.5
    arrow.up s M 12 21 V 4 W 4.5 10.5 12 3 19.5 10.5
    arrow.down @arrow.up 0 24 1 -1
    arrow.left|arrow.backward s M 21 12 H 4 W 10.5 4.5 3 12 10.5 19.5
    arrow.right|arrow.forward @arrow.left 24 0 -1 1
    arrow.up.right|arrow.up.forward s M 4.5 19.5 L 18.5 5.5 W 8 5 19 5 19 16
    arrow.up.left|arrow.up.backward @arrow.up.right 24 0 -1 1
    arrow.down.right|arrow.down.forward @arrow.up.right 0 24 1 -1
    arrow.down.left|arrow.down.backward @arrow.up.right 24 24 -1 -1
    arrow.up.and.down s M 12 3 V 21 W 6.5 8 12 2.5 17.5 8 W 6.5 16 12 21.5 17.5 16
    arrow.left.and.right s M 3 12 H 21 W 8 6.5 2.5 12 8 17.5 W 16 6.5 21.5 12 16 17.5
    arrow.up.arrow.down s M 7 21 V 4 W 2 9 7 4 12 9 M 17 3 V 20 W 12 15 17 20 22 15
    arrow.left.arrow.right s M 21 7 H 4 W 9 2 4 7 9 12 M 3 17 H 20 W 15 12 20 17 15 22
    arrow.clockwise|arrow.trianglehead.clockwise|goforward s A 12 13 8.5 5 285 f P 12.5 0 20 4.5 12.5 9
    arrow.counterclockwise|arrow.trianglehead.counterclockwise|gobackward @arrow.clockwise 24 0 -1 1
    arrow.triangle.2.circlepath|arrow.2.circlepath|arrow.circlepath|arrow.trianglehead.2.clockwise s A 12 12 8.5 -165 -45 A 12 12 8.5 15 135 f P 21.5 1.5 21.5 9 14.5 9 P 2.5 22.5 2.5 15 9.5 15
    arrow.triangle.2.circlepath.camera @camera 0 0 1 1
    arrow.triangle.branch|arrow.trianglehead.branch s M 6 22 V 3 M 6 17 C 6 11 17 14 17 8 V 6 W 2 7 6 2.5 10 7 W 13 9 17 4.5 21 9
    arrow.triangle.merge|arrow.trianglehead.merge|arrow.merge s M 12 22 V 4 W 7 8 12 3 17 8 M 4 22 C 4 16 12 17 12 12 M 20 22 C 20 16 12 17 12 12
    arrow.triangle.swap|arrow.trianglehead.swap s M 7 3 V 19 W 2.5 15 7 20 11.5 15 M 17 21 V 5 W 12.5 9 17 4 21.5 9
    arrow.triangle.turn.up.right|arrow.turn.up.right|arrow.trianglehead.turn.up.right s M 4 21 V 15 C 4 10.5 6 9 10 9 H 20 W 14.5 3 20.5 9 14.5 15
    arrow.turn.up.left @arrow.turn.up.right 24 0 -1 1
    arrow.turn.down.right @arrow.turn.up.right 0 24 1 -1
    arrow.turn.down.left @arrow.turn.up.right 24 24 -1 -1
    arrow.turn.right.up s M 3 20 H 9 C 13.5 20 15 18 15 14 V 4 W 9 9.5 15 3.5 21 9.5
    arrow.uturn.left|arrow.uturn.backward s W 8.5 2.5 3 8 8.5 13.5 M 3.5 8 H 14.5 C 23 8 23 20 14.5 20 H 8
    arrow.uturn.right|arrow.uturn.forward @arrow.uturn.left 24 0 -1 1
    arrow.up.to.line s M 4 3 H 20 M 12 21 V 8 W 5.5 13.5 12 7 18.5 13.5
    arrow.down.to.line @arrow.up.to.line 0 24 1 -1
    arrow.right.to.line s M 21 4 V 20 M 3 12 H 16 W 10.5 5.5 17 12 10.5 18.5
    arrow.left.to.line @arrow.right.to.line 24 0 -1 1
    arrow.up.left.and.arrow.down.right|arrow.down.left.and.arrow.up.right|arrow.up.backward.and.arrow.down.forward s M 10 10 L 3.5 3.5 M 14 14 L 20.5 20.5 W 3 10 3 3 10 3 W 21 14 21 21 14 21
    arrow.up.and.down.and.arrow.left.and.right|arrowkeys s M 12 2 V 22 M 2 12 H 22 W 9 5 12 2 15 5 W 9 19 12 22 15 19 W 5 9 2 12 5 15 W 19 9 22 12 19 15
    arrowtriangle.up o P 12 4 21.5 20 2.5 20
    arrowtriangle.down o P 12 20 21.5 4 2.5 4
    arrowtriangle.left|arrowtriangle.backward o P 4 12 20 2.5 20 21.5
    arrowtriangle.right|arrowtriangle.forward o P 20 12 4 2.5 4 21.5
    arrowshape.up o P 12 2.5 21.5 12.5 16 12.5 16 21 8 21 8 12.5 2.5 12.5
    arrowshape.down @arrowshape.up 0 24 1 -1
    arrowshape.right|arrowshape.forward o P 21.5 12 11.5 2.5 11.5 8 3 8 3 16 11.5 16 11.5 21.5
    arrowshape.left|arrowshape.backward @arrowshape.right 24 0 -1 1
    arrowshape.turn.up.right|arrowshape.turn.up.forward o M 22 10 L 13.5 2.5 V 7 C 5 7 2.5 13 2.5 20 C 5 15 8.5 13.5 13.5 13.5 V 18 Z
    arrowshape.turn.up.left|arrowshape.turn.up.backward @arrowshape.turn.up.right 24 0 -1 1
    chevron.left|chevron.backward s W 16 3 7 12 16 21
    chevron.right|chevron.forward s W 8 3 17 12 8 21
    chevron.up s W 3 16.5 12 7.5 21 16.5
    chevron.down s W 3 7.5 12 16.5 21 7.5
    chevron.up.chevron.down s W 5.5 9 12 2.5 18.5 9 W 5.5 15 12 21.5 18.5 15
    chevron.left.2|chevron.backward.2 s W 11 4 3 12 11 20 W 21 4 13 12 21 20
    chevron.right.2|chevron.forward.2 @chevron.left.2 24 0 -1 1
    chevron.compact.down s W 3 9.5 12 14.5 21 9.5
    chevron.compact.up s W 3 14.5 12 9.5 21 14.5
    chevron.compact.left s W 14.5 3 9.5 12 14.5 21
    chevron.compact.right s W 9.5 3 14.5 12 9.5 21
    square.and.arrow.up s M 7.5 9.5 H 4.5 V 21.5 H 19.5 V 9.5 H 16.5 M 12 15.5 V 2.5 W 7.5 6.5 12 2 16.5 6.5
    square.and.arrow.down s M 7.5 9.5 H 4.5 V 21.5 H 19.5 V 9.5 H 16.5 M 12 2 V 15 W 7.5 11 12 15.5 16.5 11
    square.and.pencil s M 13 4 H 3.5 V 20.5 H 20 V 11 P 8.5 16 9.5 12 18.5 3 21.5 6 12.5 15
    rectangle.portrait.and.arrow.right|rectangle.portrait.and.arrow.forward s M 14 7 V 3 H 3 V 21 H 14 V 17 M 8.5 12 H 21 W 16.5 7.5 21 12 16.5 16.5
    delete.left|delete.backward o P 8 4.5 22 4.5 22 19.5 8 19.5 1.5 12 i M 11.5 9 L 17.5 15 M 17.5 9 L 11.5 15
    clear|xmark.rectangle o R 2 5 20 14 2.5 i M 9 9 L 15 15 M 15 9 L 9 15
    command s M 8.5 8.5 H 15.5 V 15.5 H 8.5 Z M 8.5 8.5 H 6 C 2 8.5 2 3 6 3 C 8 3 8.5 4.5 8.5 6 Z M 15.5 8.5 V 6 C 15.5 2 21 2 21 6 C 21 8 19.5 8.5 18 8.5 Z M 15.5 15.5 H 18 C 22 15.5 22 21 18 21 C 16 21 15.5 19.5 15.5 18 Z M 8.5 15.5 V 18 C 8.5 22 3 22 3 18 C 3 16 4.5 15.5 6 15.5 Z
    """

  static let shapes = """
    circle o O 12 12 9.7
    circle.dashed|circle.dotted s A 12 12 9.7 0 30 A 12 12 9.7 60 90 A 12 12 9.7 120 150 A 12 12 9.7 180 210 A 12 12 9.7 240 270 A 12 12 9.7 300 330
    circle.lefthalf.filled s O 12 12 9.7 f A 12 12 9.7 90 270 Z
    circle.righthalf.filled s O 12 12 9.7 f A 12 12 9.7 -90 90 Z
    circle.tophalf.filled s O 12 12 9.7 f A 12 12 9.7 180 360 Z
    circle.bottomhalf.filled s O 12 12 9.7 f A 12 12 9.7 0 180 Z
    circle.circle|smallcircle.circle o O 12 12 9.7 h O 12 12 4.8
    smallcircle.filled.circle|record.circle|inset.filled.circle|circle.inset.filled o O 12 12 9.7 e O 12 12 6.8 f O 12 12 4.8
    largecircle.fill.circle o O 12 12 9.7 k O 12 12 6.5
    circle.grid.2x2 o O 7 7 3.7 O 17 7 3.7 O 7 17 3.7 O 17 17 3.7
    circle.grid.3x3 o O 5 5 2.3 O 12 5 2.3 O 19 5 2.3 O 5 12 2.3 O 12 12 2.3 O 19 12 2.3 O 5 19 2.3 O 12 19 2.3 O 19 19 2.3
    square o R 3 3 18 18 3
    square.dashed s W 3 8 3 3 8 3 M 10.5 3 H 13.5 W 16 3 21 3 21 8 M 21 10.5 V 13.5 W 21 16 21 21 16 21 M 13.5 21 H 10.5 W 8 21 3 21 3 16 M 3 13.5 V 10.5
    square.on.square o R 7.5 7.5 14 14 2.5 s W 16.5 4.5 16.5 2.5 2.5 2.5 2.5 16.5 4.5 16.5
    square.grid.2x2 o R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5
    square.grid.3x3 o R 2.5 2.5 5 5 1 R 9.5 2.5 5 5 1 R 16.5 2.5 5 5 1 R 2.5 9.5 5 5 1 R 9.5 9.5 5 5 1 R 16.5 9.5 5 5 1 R 2.5 16.5 5 5 1 R 9.5 16.5 5 5 1 R 16.5 16.5 5 5 1
    square.stack s M 7 3 H 17 M 5 6 H 19 o R 3 9 18 12 2.5
    square.stack.3d.up|square.3.layers.3d o P 12 2.5 22 8 12 13.5 2 8 s W 2 12.5 12 18 22 12.5 W 2 16.5 12 22 22 16.5
    rectangle o R 1.5 5 21 14 2.5
    rectangle.portrait o R 5 1.5 14 21 2.5
    rectangle.stack s M 6 2.5 H 18 M 4 5.5 H 20 o R 2 8.5 20 13 2.5
    rectangle.on.rectangle o R 6 8 16 12 2 s W 18 5 18 4 2 4 2 15 3.5 15
    rectangle.split.3x1 o R 1.5 5 21 14 2 i M 8.5 5 V 19 M 15.5 5 V 19
    capsule o R 1.5 7 21 10 5
    capsule.portrait o R 7 1.5 10 21 5
    oval o E 12 12 10.5 7
    triangle o P 12 3 22 20.5 2 20.5
    diamond o P 12 2 22 12 12 22 2 12
    rhombus o P 12 1.5 20 12 12 22.5 4 12
    pentagon o P 12 2 22 9.5 18 21 6 21 2 9.5
    hexagon o P 12 2 21 7 21 17 12 22 3 17 3 7
    octagon o P 8 2.5 16 2.5 21.5 8 21.5 16 16 21.5 8 21.5 2.5 16 2.5 8
    seal o T 12 12 11 8.8 10
    app o R 2.5 2.5 19 19 5.5
    app.dashed|app.badge @square.dashed 0 0 1 1
    shield o M 12 1.8 L 20.5 5 V 11 C 20.5 16.5 17 20.3 12 22.3 C 7 20.3 3.5 16.5 3.5 11 V 5 Z
    shield.lefthalf.filled o M 12 1.8 L 20.5 5 V 11 C 20.5 16.5 17 20.3 12 22.3 C 7 20.3 3.5 16.5 3.5 11 V 5 Z f M 12 1.8 L 3.5 5 V 11 C 3.5 16.5 7 20.3 12 22.3 Z
    star o T 12 12.6 11 4.9 5
    star.leadinghalf.filled|star.lefthalf.fill s T 12 12.6 11 4.9 5 f P 12 1.6 9.1 8.6 1.5 9.2 7.3 14.1 5.5 21.5 12 17.5
    heart o M 12 21.5 C 3 15 1.8 11 1.8 8 C 1.8 2.2 9.5 1 12 6.5 C 14.5 1 22.2 2.2 22.2 8 C 22.2 11 21 15 12 21.5 Z
    sparkle f T 12 12 11 3.2 4
    sparkles f T 9.5 14.5 9 2.8 4 T 19 5 5 1.6 4
    moonphase.new.moon o O 12 12 9.7
    moonphase.full.moon f O 12 12 9.7
    dot.scope s O 12 12 8 M 12 1.5 V 6 M 12 18 V 22.5 M 1.5 12 H 6 M 18 12 H 22.5 f O 12 12 2.4
    scope s O 12 12 8 M 12 1.5 V 8 M 12 16 V 22.5 M 1.5 12 H 8 M 16 12 H 22.5
    target s O 12 12 9.7 O 12 12 5.2 f O 12 12 1.9
    viewfinder s W 3 8 3 3 8 3 W 16 3 21 3 21 8 W 21 16 21 21 16 21 W 8 21 3 21 3 16
    cube o P 12 2 21 7 21 17 12 22 3 17 3 7 i W 3 7 12 12 21 7 M 12 12 V 22
    seal.dashed @seal 0 0 1 1
    puzzlepiece o M 3.5 8 H 8.5 C 5.8 2 15.2 2 12.5 8 H 17.5 V 12.5 C 23.5 9.8 23.5 19.2 17.5 16.5 V 21 H 3.5 Z
    """
}
