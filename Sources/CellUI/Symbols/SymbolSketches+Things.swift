extension SymbolSketches {
  static let things = """
    magnifyingglass s O 10 10 7.3 M 15.5 15.5 L 22 22
    pencil o P 3 21 4.3 15.5 16.5 3.3 20.7 7.5 8.5 19.7 i M 13.5 6.3 L 17.7 10.5
    scissors o O 5.5 18.5 3.3 O 18.5 18.5 3.3 s M 7.3 15.8 L 17.5 2 M 16.7 15.8 L 6.5 2
    trash o P 5.5 7 6.7 22 17.3 22 18.5 7 s M 3 6.5 H 21 M 8.8 6.5 V 3 H 15.2 V 6.5 i M 9.8 10.5 V 18 M 14.2 10.5 V 18
    paperclip s M 20 11 L 11.5 19.5 C 7 24 0.5 17.5 5 13 L 14 4 C 17.3 0.8 22 5.5 18.8 8.7 L 10.3 17.2 C 8.2 19.3 5.5 16.5 7.5 14.5 L 15.5 6.5
    pin o P 8.5 2.5 15.5 2.5 14.5 9.5 18.5 14.5 5.5 14.5 9.5 9.5 s M 12 14.5 V 22
    flag o M 4.5 3.5 C 9 1 13.5 6.5 20 3.5 V 13.5 C 13.5 16.5 9 11 4.5 13.5 Z s M 4.5 2.5 V 22.5
    flag.2.crossed|flag.checkered.2.crossed s M 4 22 L 15 3 M 20 22 L 9 3 o P 15.5 2.5 23 6 19.5 12 13 8.5 P 8.5 2.5 1 6 4.5 12 11 8.5
    flag.checkered|flag.pattern.checkered s M 4.5 2.5 V 22.5 P 4.5 3.5 20 3.5 20 14 4.5 14 f R 4.5 3.5 5.2 3.5 0 R 14.8 3.5 5.2 3.5 0 R 9.7 7 5.2 3.5 0 R 4.5 10.5 5.2 3.5 0 R 14.8 10.5 5.2 3.5 0
    bookmark o P 5.5 2 18.5 2 18.5 22 12 16.5 5.5 22
    tag o P 2.5 12.5 2.5 2.5 12.5 2.5 22 12 12 22 k O 7.3 7.3 1.8
    gearshape|gear o J 12 12 11 8.3 8 h O 12 12 3.5
    gearshape.2 o J 8.5 9 8 5.8 8 J 18.5 18 5 3.6 8 h O 8.5 9 2.4
    wrench|wrench.adjustable o M 15 2.8 C 9.5 3.2 8.7 8.7 10 11.2 L 3 18.2 C 1.8 20.2 4 22.4 6 21 L 12.8 14.2 C 15.3 15.4 20.8 14.5 21.2 9 L 17 12 L 12.8 11.2 L 12 7 Z
    wrench.and.screwdriver @wrench 0 0 1 1 s M 3 3 L 9 9 M 15 15 L 21 21
    hammer o P 4 6 9 2.5 16.5 4.5 19 8 15.5 11 12.5 8.5 s M 11.5 10 L 3 20.5
    screwdriver s M 3 3 L 11 11 o P 12.5 10 22 19.5 19.5 22 10 12.5
    ruler o R 1 8 22 8.5 1.5 i M 5.5 8 V 12 M 9.7 8 V 13 M 14 8 V 12 M 18.3 8 V 13
    paintbrush|paintbrush.pointed o P 21.5 2.5 21.5 6 12.5 15.5 8.5 11.5 18 2.5 s M 9 15 C 5 14 4 17 4 21 C 8 21.5 10.5 19 9.5 15.5
    paintpalette o M 12 2.5 C 25.5 2.5 25 15.5 17 14.8 C 13 14.8 17 21.5 12 21.5 C -1.5 21.5 -1.5 2.5 12 2.5 Z k O 7.7 8.5 1.6 O 13 6.7 1.6 O 18 9.5 1.6 O 6.5 14 1.6
    lightbulb o M 8.8 17 C 8.8 14 5 13 5 8.8 C 5 -0.5 19 -0.5 19 8.8 C 19 13 15.2 14 15.2 17 Z s M 9.2 20 H 14.8 M 10.3 22.8 H 13.7
    flashlight.off.fill|flashlight.on.fill|flashlight f P 6 2 18 2 18 5 15.5 9 15.5 22 8.5 22 8.5 9 6 5
    lock o R 4 10.3 16 11.7 2.3 s M 7.3 10.3 V 7.5 C 7.3 0.8 16.7 0.8 16.7 7.5 V 10.3
    lock.open o R 2 10.3 14 11.7 2.3 s M 12.3 10.3 V 7.5 C 12.3 0.8 21.7 0.8 21.7 7.5 V 9
    lock.rotation @arrow.clockwise 0 0 1 1 f R 8.5 12 7 5.5 1 s A 12 12 2.3 180 360
    cart o P 5.5 6.5 22.5 6.5 20 15.5 7.8 15.5 s W 1.5 3 4.7 3 7.8 15.5 7 18.3 20 18.3 f O 9 21.3 1.8 O 18 21.3 1.8
    bag|handbag o P 4 7.5 20 7.5 21.3 22 2.7 22 s M 8.3 7.5 C 8.3 0.5 15.7 0.5 15.7 7.5 i M 8.3 7.5 V 11 M 15.7 7.5 V 11
    basket o P 2.5 10.5 21.5 10.5 18.8 21.5 5.2 21.5 s M 6.5 10.5 L 10.3 3 M 17.5 10.5 L 13.7 3 i M 9 13.5 V 18.5 M 15 13.5 V 18.5
    shippingbox o P 12 1.8 21.5 6.5 21.5 17.5 12 22.3 2.5 17.5 2.5 6.5 i W 2.5 6.5 12 11.3 21.5 6.5 M 12 11.3 V 22.3 M 7.2 4.2 L 16.7 9
    archivebox o R 1.5 3 21 5.5 1 P 3.5 8.5 20.5 8.5 20.5 21 3.5 21 i M 9 12.5 H 15
    gift o R 2 7.5 20 5 .8 P 3.7 12.5 20.3 12.5 20.3 22 3.7 22 i M 12 7.5 V 22 s M 12 7.5 C 4 7.5 5 1 8.5 2 C 11 2.7 12 7.5 12 7.5 C 12 7.5 13 2.7 15.5 2 C 19 1 20 7.5 12 7.5
    balloon o M 12 1.8 C 21 1.8 20 13.5 12 17 C 4 13.5 3 1.8 12 1.8 Z s M 12 17 C 10 19 14 20 12 22.8
    party.popper o P 2.5 21.5 8 8 16 16 s M 13 8 C 14 6 13 4 15 2.5 M 16.5 11.5 C 18.5 12 20 10 22 11 f O 19 5 1.5 O 9.5 4 1.3 O 20.5 17 1.3
    fireworks s M 12 8 V 2 M 12 16 V 22 M 8 12 H 2 M 16 12 H 22 M 9.2 9.2 L 5 5 M 14.8 14.8 L 19 19 M 14.8 9.2 L 19 5 M 9.2 14.8 L 5 19
    crown o P 3 19.5 1.5 7.5 7.3 12 12 4 16.7 12 22.5 7.5 21 19.5
    creditcard o R 1.5 4.5 21 15 2.5 k R 1.5 8 21 3 0 i M 5 15.7 H 9.5
    wallet.pass|wallet.bifold o R 2 3.5 20 17.5 2.5 i M 2 8.5 H 22 M 2 13 H 8.5 C 9 16.5 15 16.5 15.5 13 H 22
    banknote o R 1.5 5.5 21 13 1.5 h O 12 12 3.3 k O 5.5 12 1.2 O 18.5 12 1.2
    chart.bar v o R 2.5 13 4.7 8.5 .6 v o R 9.7 8 4.7 13.5 .6 v o R 16.8 2.5 4.7 19 .6
    chart.bar.xaxis s M 1.5 21.5 H 22.5 v o R 3.5 12 4 7 .6 v o R 10 7.5 4 11.5 .6 v o R 16.5 3 4 16 .6
    chart.pie o O 12 12 9.7 i M 12 12 V 2.3 M 12 12 L 20.5 16.8
    chart.line.uptrend.xyaxis|chart.xyaxis.line s W 2.5 2.5 2.5 21.5 21.5 21.5 W 6 16.5 11 10.5 14.5 13.5 21 6 W 16.5 5.5 21 5.5 21 10
    chart.line.downtrend.xyaxis s W 2.5 2.5 2.5 21.5 21.5 21.5 W 6 6 11 12 14.5 9 21 16.5 W 21 12 21 17 16.5 17
    document|doc o P 4.5 1.8 14 1.8 19.5 7.3 19.5 22.2 4.5 22.2 i W 13.5 2 13.5 7.8 19.3 7.8
    text.document|doc.text|document.text o P 4.5 1.8 14 1.8 19.5 7.3 19.5 22.2 4.5 22.2 i W 13.5 2 13.5 7.8 19.3 7.8 M 8 12.5 H 16 M 8 17 H 16
    doc.on.doc|document.on.document o R 8 6.5 13.5 16 2 s W 15.5 3.5 15.5 1.5 2.5 1.5 2.5 17 5 17
    doc.on.clipboard|clipboard|list.clipboard|list.bullet.clipboard o R 4 3.5 16 18.5 2 f R 8.5 1.5 7 4 1 i M 8 10.5 H 16 M 8 14 H 16 M 8 17.5 H 13
    note.text|newspaper o R 3 3 18 18 2.5 i M 6.5 8 H 17.5 M 6.5 12 H 17.5 M 6.5 16 H 13
    book o M 12 5.5 C 9 3 5 3.3 1.8 4.2 V 19.5 C 5 18.6 9 18.3 12 20.5 C 15 18.3 19 18.6 22.2 19.5 V 4.2 C 19 3.3 15 3 12 5.5 Z i M 12 5.5 V 20.5
    book.closed|text.book.closed o M 5 19 V 4.5 C 5 3 6 2 7.5 2 H 19 V 17 H 7 C 4.3 17 4.3 21.5 7 21.5 H 19 V 17 i M 9 7 H 15
    books.vertical o R 2 3 5 18.5 .8 R 8 6 5 15.5 .8 P 14.5 5.5 18.5 4.5 22.5 20.5 18.5 21.5
    graduationcap o P 12 4 23.2 9.7 12 15.3 .8 9.7 s M 5 12.5 V 17.5 C 8 20.8 16 20.8 19 17.5 V 12.5 M 22.3 10.3 V 17
    folder o P 2 4.5 9 4.5 11.3 7.3 22 7.3 22 20 2 20 i M 2 10.3 H 22
    printer o R 2 7.5 20 9.5 2 s W 6.5 7 6.5 2.5 17.5 2.5 17.5 7 e R 6 13 12 10 0 s P 6.5 13.5 17.5 13.5 17.5 22 6.5 22
    clock o O 12 12 9.7 i W 12 6 12 12 16.3 14.2
    timer s A 12 12.5 9.5 -90 215 M 12 12.5 L 6.3 6.3 M 12 3 V 6.5
    stopwatch o O 12 13.5 8.7 i M 12 13.5 V 8.5 s M 9 1.8 H 15 M 12 1.8 V 4.8 M 18.5 6 L 20 4.5
    alarm o O 12 13 8.3 i W 12 8 12 13 15.5 15 s M 2.5 6.3 L 6.5 2.5 M 21.5 6.3 L 17.5 2.5 M 6.3 19.3 L 4.5 21.8 M 17.7 19.3 L 19.5 21.8
    hourglass|hourglass.bottomhalf.filled|hourglass.tophalf.filled o P 5.5 2 18.5 2 18.5 6 13.2 12 18.5 18 18.5 22 5.5 22 5.5 18 10.8 12 5.5 6 i M 9 6.5 H 15
    calendar o R 2.5 4 19 17.5 2.5 i M 2.5 9.5 H 21.5 s M 7.5 1.8 V 5.5 M 16.5 1.8 V 5.5 k O 7.5 13.3 1.2 O 12 13.3 1.2 O 16.5 13.3 1.2 O 7.5 17.5 1.2 O 12 17.5 1.2
    trophy o M 6.5 2.5 H 17.5 V 8.5 C 17.5 16.5 6.5 16.5 6.5 8.5 Z s M 6.5 4.5 H 2.8 C 2.8 10 4.5 11.3 7.3 11.3 M 17.5 4.5 H 21.2 C 21.2 10 19.5 11.3 16.7 11.3 M 12 14.5 V 19.5 M 7.5 21.5 H 16.5
    medal|rosette o O 12 15 7 s M 7 1.5 L 10.5 8 M 17 1.5 L 13.5 8 k T 12 15.3 3.8 1.7 5
    soccerball o O 12 12 9.7 k P 12 7.7 16.2 10.8 14.6 15.7 9.4 15.7 7.8 10.8 i M 12 8 V 2.5 M 16 11 L 21 9 M 14.5 15.5 L 17.5 20 M 9.5 15.5 L 6.5 20 M 8 11 L 3 9
    basketball o O 12 12 9.7 i M 12 2.3 V 21.7 M 4.5 6 C 8 9.5 8 14.5 4.5 18 M 19.5 6 C 16 9.5 16 14.5 19.5 18
    football|american.football|rugbyball o M 2.5 21.5 C 0.5 9.5 9.5 0.5 21.5 2.5 C 23.5 14.5 14.5 23.5 2.5 21.5 Z i M 8 16 L 16 8 M 8.5 12 L 12 15.5 M 12 8.5 L 15.5 12
    baseball|tennisball|cricket.ball o O 12 12 9.7 i M 5.5 5 C 9.5 9 9.5 15 5.5 19 M 18.5 5 C 14.5 9 14.5 15 18.5 19
    volleyball o O 12 12 9.7 i M 12 12 C 9 9 9.5 5 12.5 2.5 M 12 12 C 8 13 5 12.5 2.8 9.5 M 12 12 C 13 16 12 19 9 21.3 M 12 12 C 16 11 19.5 12.5 21 15.5
    dumbbell f R 1 9 2.8 6 .8 R 4.5 5.5 4 13 1 R 15.5 5.5 4 13 1 R 20.2 9 2.8 6 .8 s M 8.5 12 H 15.5
    gamecontroller o M 7 6.5 H 17 C 22.5 6.5 24.5 18.5 20.8 19 C 18 19.3 17.5 15.3 15.3 15.3 H 8.7 C 6.5 15.3 6 19.3 3.2 19 C -0.5 18.5 1.5 6.5 7 6.5 Z i M 5.5 10.8 H 10 M 7.8 8.5 V 13 k O 15.5 9.5 1.2 O 18 12 1.2
    dice|die.face.5 o R 2.5 2.5 19 19 3.5 k O 7.5 7.5 1.7 O 16.5 7.5 1.7 O 12 12 1.7 O 7.5 16.5 1.7 O 16.5 16.5 1.7
    die.face.1 o R 2.5 2.5 19 19 3.5 k O 12 12 2
    die.face.2 o R 2.5 2.5 19 19 3.5 k O 7.5 16.5 1.7 O 16.5 7.5 1.7
    die.face.3 o R 2.5 2.5 19 19 3.5 k O 7.5 16.5 1.7 O 12 12 1.7 O 16.5 7.5 1.7
    die.face.4 o R 2.5 2.5 19 19 3.5 k O 7.5 7.5 1.7 O 16.5 7.5 1.7 O 7.5 16.5 1.7 O 16.5 16.5 1.7
    die.face.6 o R 2.5 2.5 19 19 3.5 k O 7.5 6.5 1.7 O 16.5 6.5 1.7 O 7.5 12 1.7 O 16.5 12 1.7 O 7.5 17.5 1.7 O 16.5 17.5 1.7
    suit.heart @heart 0 0 1 1
    suit.diamond o P 12 1.5 19.5 12 12 22.5 4.5 12
    suit.spade o M 12 2 C 15 7 22 10 21 15.5 C 20 19.5 14.5 19 12.5 16 C 12.8 19.5 13.5 21 15 22 H 9 C 10.5 21 11.2 19.5 11.5 16 C 9.5 19 4 19.5 3 15.5 C 2 10 9 7 12 2 Z
    suit.club f O 12 6.5 4.7 O 6 14 4.7 O 18 14 4.7 P 10.5 10 13.5 10 15.5 22 8.5 22
    eyeglasses|sunglasses s O 6 13 4.3 O 18 13 4.3 M 10.3 12 C 11 10.5 13 10.5 13.7 12 M 1.7 12 L 3 7 M 22.3 12 L 21 7
    tshirt o P 8 2.5 16 2.5 23 7.5 20 12 17.5 10.5 17.5 22 6.5 22 6.5 10.5 4 12 1 7.5 i M 8.5 2.8 C 9.5 6.5 14.5 6.5 15.5 2.8
    qrcode s R 2.5 2.5 7 7 .5 R 14.5 2.5 7 7 .5 R 2.5 14.5 7 7 .5 f R 5 5 2 2 0 R 17 5 2 2 0 R 5 17 2 2 0 R 14 14 3 3 0 R 18.5 18.5 3 3 0 R 18.5 13.5 3 2.5 0 R 13.5 19 2.5 3 0
    barcode s M 2.5 4 V 20 M 6.5 4 V 20 M 9 4 V 20 M 13.5 4 V 20 M 18 4 V 20 M 21.5 4 V 20
    theatermasks o M 2 4 H 13 V 10 C 13 17 2 17 2 10 Z M 15 9 H 22 V 14 C 22 19.5 15 21 12 17 k O 5.5 8 1.1 O 9.5 8 1.1 i M 5 11.5 C 6 13 9 13 10 11.5
    atom s E 12 12 10.5 4 M 7 3.5 C 12 1 22 17 17 20.5 C 12 23 2 7 7 3.5 Z f O 12 12 2
    """

  static let devices = """
    iphone|smartphone|candybarphone o R 6 1 12 22 2.7 i M 10.3 4 H 13.7
    apps.iphone o R 6 1 12 22 2.7 k R 8.5 5.5 2.8 2.8 .8 R 12.7 5.5 2.8 2.8 .8 R 8.5 10 2.8 2.8 .8 R 12.7 10 2.8 2.8 .8 R 8.5 14.5 2.8 2.8 .8 R 12.7 14.5 2.8 2.8 .8
    iphone.landscape o R 1 6 22 12 2.7 i M 4 10.3 V 13.7
    ipad o R 3.5 1.8 17 20.4 2 i M 10 19.3 H 14
    ipad.landscape o R 1.8 3.5 20.4 17 2 i M 19.3 10 V 14
    applewatch|watch.analog|applewatch.watchface o R 5.5 5.8 13 12.4 3.2 s W 8 5.8 9 1.5 15 1.5 16 5.8 W 8 18.2 9 22.5 15 22.5 16 18.2 M 20.5 10 V 12.5
    desktopcomputer|display|pc|play.display o R 1.5 2.5 21 14 2 s M 12 16.5 V 21 M 7 21 H 17
    laptopcomputer|macbook o R 3.5 4.5 17 12 1.5 s M 1 20 H 23
    keyboard o R 1 5.5 22 13 2 i M 5 9.5 H 6 M 9.5 9.5 H 10.5 M 14 9.5 H 15 M 18 9.5 H 19 M 7 14.5 H 17
    wifi f O 12 19.5 2 v s A 12 19.5 6.2 -135 -45 v s A 12 19.5 11 -135 -45 v s A 12 19.5 15.8 -135 -45
    cellularbars v f R 1.8 15.5 4 6 .8 v f R 7.6 11 4 10.5 .8 v f R 13.4 6.5 4 15 .8 v f R 19.2 2 4 19.5 .8
    antenna.radiowaves.left.and.right|dot.radiowaves.left.and.right|wave.3.left|iphone.radiowaves.left.and.right f O 12 12 2.2 s A 12 12 6 -42 42 A 12 12 6 138 222 A 12 12 10.3 -42 42 A 12 12 10.3 138 222
    dot.radiowaves.right|wave.3.right f O 4 12 2.2 s A 4 12 6.5 -42 42 A 4 12 11.5 -42 42 A 4 12 16.5 -42 42
    personalhotspot @link 0 0 1 1
    battery.100percent|battery.100|battery s R 1 6.5 19 11 2.8 f R 3.8 9.3 13.4 5.4 .8 R 21.3 10 1.7 4 .8
    battery.75percent|battery.75 s R 1 6.5 19 11 2.8 f R 3.8 9.3 10 5.4 .8 R 21.3 10 1.7 4 .8
    battery.50percent|battery.50 s R 1 6.5 19 11 2.8 f R 3.8 9.3 6.7 5.4 .8 R 21.3 10 1.7 4 .8
    battery.25percent|battery.25 s R 1 6.5 19 11 2.8 f R 3.8 9.3 3.4 5.4 .8 R 21.3 10 1.7 4 .8
    battery.0percent|battery.0 s R 1 6.5 19 11 2.8 f R 21.3 10 1.7 4 .8
    battery.100percent.bolt|battery.100.bolt|minus.plus.batteryblock|batteryblock s R 1 6.5 19 11 2.8 f P 12 7.5 6.5 13 10 13 9 16.5 14.5 11 11 11 R 21.3 10 1.7 4 .8
    server.rack|externaldrive|internaldrive o R 2.5 3 19 8 1.5 R 2.5 13 19 8 1.5 k O 6.5 7 1.2 O 6.5 17 1.2 i M 13 7 H 18 M 13 17 H 18
    cpu|memorychip o R 5.5 5.5 13 13 2 h R 9 9 6 6 .5 s M 9 1.5 V 5 M 15 1.5 V 5 M 9 19 V 22.5 M 15 19 V 22.5 M 1.5 9 H 5 M 1.5 15 H 5 M 19 9 H 22.5 M 19 15 H 22.5
    homepod|hifispeaker|homepodmini o R 4.5 2 15 20 5 h O 12 15 3.5 k O 12 6.5 1.3
    printer.dotmatrix @printer 0 0 1 1
    fan|fanblades o O 12 12 2.2 M 12 9.5 C 8 5 11 1 15 3 C 16 6 14 8 12 9.5 Z M 14.5 12 C 19 8 23 11 21 15 C 18 16 16 14 14.5 12 Z M 12 14.5 C 16 19 13 23 9 21 C 8 18 10 16 12 14.5 Z M 9.5 12 C 5 16 1 13 3 9 C 6 8 8 10 9.5 12 Z
    poweroutlet.type.b|poweroutlet|poweroutlet.type.f o R 3 3 18 18 3 i M 9 8.5 V 12.5 M 15 8.5 V 12.5 k O 12 16.5 1.4
    simcard|esim|sdcard o P 5 2 15 2 19.5 7 19.5 22 5 22 h R 8.5 11.5 7.5 7 .8
    faceid s W 2.5 7.5 2.5 2.5 7.5 2.5 W 16.5 2.5 21.5 2.5 21.5 7.5 W 21.5 16.5 21.5 21.5 16.5 21.5 W 7.5 21.5 2.5 21.5 2.5 16.5 M 8.5 8.5 V 10.5 M 15.5 8.5 V 10.5 M 12.5 8.5 V 13 H 11.5 M 8.5 16 C 10.5 18 13.5 18 15.5 16
    touchid s A 12 14 3 180 360 M 9 14 V 18 M 15 14 V 20 A 12 14 6.5 180 360 M 5.5 14 V 16 M 18.5 14 V 18 A 12 14 10 200 340 M 12 14 V 21
    terminal|apple.terminal o R 1.5 3.5 21 17 2.5 i W 5.5 8.5 9.5 12 5.5 15.5 M 11.5 16 H 17
    icloud @cloud 0 0 1 1
    creditcard.viewfinder @viewfinder 0 0 1 1 f R 6 8.5 12 7 1.2
    swift f M 3 15 C 9 20 15 20 19 17.5 L 21.5 20 C 22 18 21.5 16.5 20.5 15 C 21.5 10 19 5.5 14.5 2.5 C 16 6 16.5 8.5 16 11 C 12 8.5 9 6 6.5 3.5 C 8 6.5 10 9 12 11 C 9 9 6 6.5 4 4.5 C 7 9 10 12.5 13.5 15 C 10 17 6 16.5 3 15 Z
    """
}
