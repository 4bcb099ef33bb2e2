/// Names of SF Symbols that apps use, by family: a symbol, and the ends of its variants' names.
enum KnownSymbols {
  /// The names, each once.
  static let names: [String] = Set(
    families.split { $0 == "\n" || $0 == "," }.flatMap { line -> [String] in
      let parts = line.split(separator: ":")
      let base = parts[0].trimmingPrefix { $0 == " " }
      let ends = parts.count > 1 ? parts[1].split(separator: " ") : []
      return [String(base)] + ends.map { "\(base).\($0)" }
    }
  ).sorted()

  private static let families = """
    heart: fill circle circle.fill slash slash.fill text.square
    star: fill circle circle.fill slash slash.fill leadinghalf.filled square square.fill
    bell: fill badge badge.fill slash slash.fill circle circle.fill and.waves.left.and.right
    bolt: fill circle circle.fill slash slash.fill batteryblock batteryblock.fill horizontal
    bolt: horizontal.fill car car.fill heart shield
    flame: fill circle circle.fill
    drop: fill circle circle.fill triangle triangle.fill
    person: fill circle circle.fill crop.circle crop.circle.fill badge.plus 2 2.fill 3 3.fill
    person: slash wave.2 and.background.dotted text.rectangle
    figure.run: circle circle.fill
    figure.walk: circle motion diamond
    figure.strengthtraining.traditional, figure.cooldown, figure.yoga, figure.pool.swim
    figure.outdoor.cycle, figure.indoor.cycle, figure.hiking, figure.rower, figure.stairs
    figure.elliptical, figure.dance, figure.stand, figure.arms.open, figure.mind.and.body
    figure.core.training, figure.climbing, figure.skiing.downhill, figure.tennis
    figure.basketball, figure.soccer, figure.golf, figure.boxing
    car: fill circle circle.fill side side.fill rear front.waves.up 2 2.fill
    bus: fill doubledecker doubledecker.fill
    tram: fill circle circle.fill fill.tunnel
    train.side.front.car, train.side.middle.car, train.side.rear.car
    cablecar: fill
    ferry: fill
    sailboat: fill
    airplane: circle circle.fill departure arrival
    bicycle: circle circle.fill
    scooter
    truck.box: fill badge.clock badge.clock.fill
    box.truck: fill badge.clock
    fuelpump: fill circle circle.fill slash
    ev.charger: fill
    parkingsign: circle circle.fill
    steeringwheel, road.lanes
    location: fill circle circle.fill north north.fill slash slash.fill square viewfinder
    mappin: circle circle.fill and.ellipse slash square
    map: fill circle circle.fill
    signpost.right: fill
    signpost.left
    globe: americas europe.africa asia.australia desk badge.chevron.backward
    house: fill circle circle.fill and.flag lodge
    building: fill 2 2.fill columns columns.fill 2.crop.circle
    storefront: fill circle
    cart: fill badge.plus badge.minus circle circle.fill
    bag: fill badge.plus circle circle.fill
    basket: fill
    creditcard: fill circle circle.fill trianglebadge.exclamationmark
    banknote: fill
    dollarsign: circle circle.fill square square.fill arrow.circlepath
    eurosign: circle circle.fill
    sterlingsign: circle
    yensign: circle
    bitcoinsign: circle circle.fill
    indianrupeesign: circle
    shippingbox: fill circle circle.fill and.arrow.backward
    gift: fill circle circle.fill
    tag: fill circle slash
    ticket: fill
    takeoutbag.and.cup.and.straw: fill
    fork.knife: circle circle.fill
    cup.and.saucer: fill
    mug: fill
    wineglass: fill
    birthday.cake: fill
    carrot: fill
    fish: fill
    popcorn: fill
    frying.pan: fill
    oven: fill
    refrigerator: fill
    stove: fill
    microwave: fill
    washer: fill
    dryer: fill
    dishwasher: fill
    timer: circle circle.fill square
    clock: fill circle circle.fill badge.checkmark badge.exclamationmark
    clock: badge.exclamationmark.fill arrow.circlepath arrow.2.circlepath
    alarm: fill waves.left.and.right
    stopwatch: fill
    hourglass: circle bottomhalf.filled tophalf.filled
    calendar: circle circle.fill badge.plus badge.clock badge.exclamationmark
    play: fill circle circle.fill slash rectangle rectangle.fill square
    pause: fill circle circle.fill rectangle
    stop: fill circle circle.fill
    record.circle: fill
    forward: fill end end.fill circle frame
    backward: fill end end.fill circle frame
    goforward: 10 15 30 5 60
    gobackward: 10 15 30 5 60
    shuffle: circle
    repeat: 1 circle
    speaker: fill slash slash.fill wave.1 wave.2 wave.3 wave.3.fill zzz
    music.note: list house tv
    music.mic: circle
    headphones: circle circle.fill
    airpods, airpodspro
    hifispeaker: fill
    homepod: fill
    mic: fill circle circle.fill slash slash.fill badge.plus
    waveform: circle circle.fill path path.ecg badge.plus
    phone: fill circle circle.fill down down.fill arrow.up.right connection
    video: fill circle circle.fill slash slash.fill
    camera: fill circle circle.fill viewfinder
    photo: fill circle stack on.rectangle
    film: fill circle
    tv: fill circle
    gamecontroller: fill
    puzzlepiece: fill extension
    paintbrush: fill pointed
    paintpalette: fill
    pencil: circle circle.fill slash and.outline line
    square.and.pencil: circle
    highlighter
    trash: fill circle circle.fill slash
    folder: fill circle badge.plus
    tray: fill full full.fill and.arrow.down
    archivebox: fill
    doc: fill text text.fill on.doc on.doc.fill badge.plus circle
    note: text
    book: fill closed closed.fill circle
    books.vertical: fill
    bookmark: fill circle slash
    newspaper: fill
    envelope: fill open open.fill badge circle circle.fill
    paperplane: fill circle circle.fill
    message: fill circle circle.fill badge
    bubble.left: fill and.bubble.right and.bubble.right.fill
    bubble.right: fill
    quote.bubble: fill
    text.bubble: fill
    ellipsis: circle circle.fill bubble
    checkmark: circle circle.fill square square.fill seal seal.fill shield shield.fill rectangle
    xmark: circle circle.fill square square.fill octagon octagon.fill seal bin
    plus: circle circle.fill square square.fill minus app
    minus: circle circle.fill square
    multiply: circle circle.fill
    divide: circle
    equal: circle
    percent
    number: circle square
    questionmark: circle circle.fill square diamond
    exclamationmark: circle circle.fill triangle triangle.fill octagon octagon.fill shield bubble
    info: circle circle.fill square
    arrow.up: circle circle.fill square right left right.circle right.circle.fill to.line
    arrow.up: arrow.down forward
    arrow.down: circle circle.fill square right left to.line
    arrow.left: circle circle.fill square arrow.right to.line
    arrow.right: circle circle.fill square to.line
    arrow.clockwise: circle circle.fill
    arrow.counterclockwise: circle circle.fill
    arrow.triangle.2.circlepath: circle camera
    arrow.triangle.turn.up.right.circle: fill
    arrow.triangle.turn.up.right.diamond: fill
    arrow.turn.up.right, arrow.turn.up.left, arrow.turn.down.right
    arrow.uturn.left: circle
    arrow.uturn.right
    arrow.uturn.backward: circle
    arrow.2.squarepath
    arrow.up.arrow.down: circle
    arrow.left.arrow.right: circle
    arrowtriangle.up: fill circle
    arrowtriangle.down: fill circle
    arrowtriangle.left: fill
    arrowtriangle.right: fill
    arrowshape.right: fill
    arrowshape.turn.up.left: fill
    chevron.up: circle circle.fill 2 square
    chevron.down: circle circle.fill 2
    chevron.left: circle circle.fill 2
    chevron.right: circle circle.fill 2 square
    chevron.compact.down
    chevron.forward: circle
    chevron.backward
    sun.max: fill circle
    sun.min: fill
    sun.haze: fill
    sun.horizon: fill
    sunrise: fill
    sunset: fill
    moon: fill circle circle.fill stars stars.fill zzz zzz.fill
    cloud: fill rain rain.fill heavyrain drizzle snow snow.fill bolt bolt.fill bolt.rain sun
    cloud: sun.fill sun.rain fog hail moon
    snowflake: circle
    wind: snow
    tornado, hurricane
    thermometer: medium high low sun snowflake
    humidity: fill
    umbrella: fill
    rainbow
    leaf: fill circle arrow.triangle.circlepath
    tree: fill circle
    mountain.2: fill
    water.waves: slash
    pawprint: fill circle circle.fill
    tortoise: fill
    hare: fill
    bird: fill
    ladybug: fill
    dog: fill
    cat: fill
    bed.double: fill circle
    sofa: fill
    chair: fill lounge lounge.fill
    lamp.desk: fill
    lamp.floor
    lightbulb: fill circle slash
    fan: fill
    fireplace: fill
    shower: fill
    bathtub: fill
    toilet: fill
    door.left.hand.open, door.left.hand.closed, door.garage.closed, window.vertical.open
    lock: fill circle circle.fill open open.fill shield rotation slash
    key: fill horizontal
    shield: fill checkered slash lefthalf.filled
    eye: fill circle slash slash.fill
    hand.thumbsup: fill circle
    hand.thumbsdown: fill
    hand.raised: fill slash circle
    hand.wave: fill
    hand.tap: fill
    hands.clap: fill
    face.smiling: fill inverse
    brain: head.profile
    lungs: fill
    pills: fill circle
    pill: fill
    cross: fill circle case case.fill vial
    bandage: fill
    stethoscope: circle
    syringe: fill
    facemask: fill
    allergens: fill
    dumbbell: fill
    trophy: fill circle
    medal: fill
    rosette
    crown: fill
    flag: fill circle checkered checkered.2.crossed slash
    sportscourt: fill
    soccerball: circle inverse
    basketball: fill circle
    football: fill circle
    baseball: fill
    tennisball: fill
    tennis.racket
    volleyball: fill
    hockey.puck: fill
    cricket.ball: fill
    figure.2.and.child.holdinghands, target, scope
    gauge: medium high with.dots.needle.bottom.50percent with.dots.needle.67percent
    speedometer, barometer
    metronome: fill
    ruler: fill
    level: fill
    scalemass: fill
    battery.100: bolt circle
    battery.75, battery.50, battery.25, battery.0
    battery.100percent: bolt circle
    powerplug: fill
    power: circle circle.fill
    minus.plus.batteryblock: fill
    antenna.radiowaves.left.and.right: circle slash
    dot.radiowaves.left.and.right, dot.radiowaves.right
    wifi: circle slash exclamationmark router
    network, personalhotspot, cellularbars, bonjour
    icloud: fill slash and.arrow.down and.arrow.up
    server.rack
    externaldrive: fill
    internaldrive
    opticaldisc: fill
    cpu: fill
    memorychip: fill
    desktopcomputer, laptopcomputer
    iphone: circle radiowaves.left.and.right gen3
    ipad: landscape
    applewatch: radiowaves.left.and.right
    keyboard: fill
    printer: fill
    scanner: fill
    display: 2
    terminal: fill
    chart.bar: fill xaxis doc.horizontal
    chart.line.uptrend.xyaxis: circle
    chart.line.downtrend.xyaxis
    chart.pie: fill
    chart.xyaxis.line
    waveform.path.ecg.rectangle: fill
    list.bullet: circle clipboard rectangle indent
    list.number
    list.clipboard: fill
    checklist: checked
    square.grid.2x2: fill
    square.grid.3x3: fill
    square.stack: fill 3d.up
    rectangle.stack: fill
    line.3.horizontal: circle decrease
    slider.horizontal.3, slider.vertical.3
    gear: circle badge
    gearshape: fill 2 2.fill
    wrench: fill and.screwdriver and.screwdriver.fill
    hammer: fill circle
    screwdriver: fill
    scissors: circle
    paperclip: circle
    link: circle badge.plus
    magnifyingglass: circle circle.fill
    square.and.arrow.up: fill circle
    square.and.arrow.down: fill
    qrcode: viewfinder
    barcode: viewfinder
    sparkles: rectangle.stack tv
    sparkle: magnifyingglass
    wand.and.stars: inverse
    wand.and.rays
    party.popper: fill
    balloon: fill 2
    theatermasks: fill
    graduationcap: fill circle
    backpack: fill
    suitcase: fill rolling cart
    briefcase: fill circle
    studentdesk
    tent: fill
    beach.umbrella: fill
    binoculars: fill
    safari: fill
    compass.drawing
    circle: fill dotted dashed lefthalf.filled grid.2x2 grid.cross slash
    square: fill dashed split.2x1 slash on.square
    triangle: fill
    diamond: fill
    hexagon: fill
    octagon: fill
    capsule: fill
    oval: fill
    rectangle: fill portrait
    app: fill badge badge.fill dashed
    seal: fill
    cube: fill transparent
    pin: fill circle circle.fill slash
    dice: fill
    die.face.5: fill
    suit.heart: fill
    suit.spade: fill
    suit.club: fill
    suit.diamond: fill
    infinity: circle
    a.circle: fill
    p.circle: fill
    m.circle: fill
    1.circle: fill
    2.square: fill
    10.circle, atom, bolt.ring.closed
    flashlight.on: fill
    flashlight.off.fill
    burst: fill
    rays, tray.circle, cart.circle, nosign
    slash.circle: fill
    hourglass.circle: fill
    zzz, testtube.2
    cross.vial: fill
    syringe.fill
    ear: fill badge.waveform
    mouth: fill
    nose: fill
    eyes
    mustache: fill
    tshirt: fill
    shoe: fill
    comb: fill
    eyeglasses
    sunglasses: fill
    clock.badge: fill
    bell.badge.circle: fill
    phone.badge.checkmark, car.circle.fill
    arrow.forward: circle circle.fill
    arrow.backward: circle
    arrow.up.circle.badge.clock
    microphone: fill badge.plus slash slash.fill circle.fill
    progress.indicator, translate, apple.image.playground, apple.writing.tools, arrow.merge
    rugbyball: fill
    dot.scope, apps.iphone, lane, waveform.mid, waveform.low
    """
}
