extension SymbolTable {
  /// The words that names of SF Symbols are made of, besides single letters and numbers.
  package static let words = Set(wordList.split { $0 == " " || $0 == "\n" })

  private static let wordList = """
    0percent 100percent 25percent 2d 2h 33percent 3d 4a 4h 4k 4l 50percent 67percent 75percent
    84percent abc abs ac accelerator accessibility adapter adjustable africa air airbag airplane
    airplay airplayaudio airplayvideo airpod airpods airpodsmax airpodspro airport airtag alarm
    align aligncenter aligned alignleft alignright allergens alt alternatingcurrent american
    americas amplifier analog and angle angled angledbottom angledtop answer ant antenna aperture
    app appclip append apple applepencil applescript appletv appletvremote applewatch apps appwindow
    aqi arabic arcade archery archivebox arkit arms arrival arrow arrowkeys arrowshape arrowtriangle
    arrowtriangles artframe arts ascending asia aspectratio asterisk at atom audio australia
    australian australiandollarsign australsign automatic autostartstop av average awning axle
    background backpack backrest backward badge badminton bag bahtsign ball balloon bandage bank
    banknote bar barcode barometer barre base baseball bases basket basketball bathtub battery
    batteryblock batterypack bay beach beacon beam beats bed bell below beziercurve bicycle bifold
    bin binoculars bird birthday bitcoinsign blast blinds body bold bolt bonjour book bookmark books
    bottom bottomhalf bottomleading bottomleft bottommiddle bottomright bottomrighthalf
    bottomrightquarter bottomthird bottomtrailing bounce bowling box boxing braille brain brake
    brakesignal branch brazilianrealsign briefcase bubble bubbles building bullet burn burst bus
    bust button cabinet cable cablecar cake calendar camera candybarphone cap capslock capsule
    capsulepath captions car carbon card cardio cargo carrier carrot carseat cart case casement cat
    ccs1 ccs2 cedisign ceiling cellularbars celsius center central centsign chademo chair chandelier
    character characters charger chargingcase chart checked checkerboard checkered checklist
    checkmark chevron child chineseyuanrenminbisign circle circlebadge circlepath circulate clap
    clear click climbing clipboard clock clockwise closed closing cloud club clutch coat coaxial
    collision coloncurrencysign columns comb combustion command compact compass compress
    computermouse conditioner cone connected connection connector console contact contextualmenu
    control controlhandles convertible cooktop coolant cooldown core counterclockwise cpu creditcard
    crescent cricket crop cross crosscountry crossed crown cruzeirosign cube cup curling curlybraces
    cursive cursor cursorarrow curtains curved curvedto curvepath cycle cycling cylinder cylindrical
    dance danishkronesign dash dashed day daytime dc decrease degreesign dehumidifier delete
    departure descent desk deskclock desktopcomputer deskview diagonal diagonalline dial diamond
    dice die digitalcrown dioxide directcurrent disc disengaged dishwasher display distance
    distribute distribution divide doc dock document dog dollarsign dongsign door doorbell dot
    dotmatrix dots dotted dottedline dottedunderline double doubledecker doubletap down downhill
    downtrend dpad draw drawing dress drive driveshaft drizzle drone drop droplets dryer duffle
    dumbbell duployan dust ear earbuds earphones earpods ecg eject element ellipse ellipsis
    elliptical emission end engaged engine enter entry envelope equal equestrian eraser escape esim
    europe eurosign eurozonesign ev exclamation exclamationmark exit expand express extension
    externaldrive extinguisher extralarge extreme eye eyebrow eyedropper eyeglasses eyes face faceid
    facemask facing fahrenheit fall fan fanblades faxmachine fencing ferry fibrechannel field figure
    filemenu fill filled film filter filters fingers fire fireplace firewall fireworks first fish
    fishing fitness fitpro flag flame flashlight flask flattrend fleuron flexibility flipphone floor
    florinsign flowchart fluid fn fog folder football fork formfitting forward forwardslash fossil
    frame francsign french fresh from front frying fuelpump full function functional furniture fx
    gamecontroller garage gate gauge gb gear gearshape gearshift gen1 gen2 gen3 gen4 gibbous gift
    giftcard globe glowplug gobackward goforward golf graduationcap greaterthan greaterthanorequalto
    greetingcard grid group guaranisign guitars gymnastics gyroscope hail half halffull hammer hand
    handbag handball handheld hands hanger haptics hare hat hazardsign haze head header headlight
    headphones headset hearingdevice heart heat heater heavyrain helm helmet hexagon hexagongrid
    hexagonpath hifireceiver hifispeaker high highintensity highlighter hiking hill hitch hockey
    hold holdinghands homekit homepod homepodmini horizon horizontal horn hourglass house hover
    hryvniasign humidifier humidity hunting hurricane ibeam ice icloud image in increase indent
    indianrupeesign indicator indoor infinity info inhaler insert inset intelligence intermittent
    internaldrive intersection intervaltraining inverse inward ipad iphone ipod italic ivfluid jack
    jacket joystick jumprope justify kashida key keyboard keypad kickboxing kipsign knife kph l1 l2
    l3 l4 lacrosse ladybug lamp landscape lane lanes lanyardcard laptopcomputer large largecircle
    larger larisign laser lasso last latch laurel layers layout lb leading leadinghalf leadingthird
    leaf led left lefthalf leftthird lessthan lessthanorequalto level lever licenseplate
    lifepreserver light lightbulb lightrail lightspectrum lightswitch line lines lineweight link
    liquid lirasign list livephoto lizard lm location lock lodge logo lounge loupe low lower
    lowercase lsb lt lungs m1 m2 m3 m4 macbook macmini macpro macro macstudio macwindow magazine
    magicmouse magnify magnifyingglass magsafe mail malaysianringgitsign manatsign map mappin marks
    martial massage matrix matter max measurement mecca medal mediabox mediastick medical meditate
    medium megaphone memories memorychip menubar menucard merge message meter metering metronome mic
    microbe microphone microwave mid middle middleleft middleright millsign min mind mini minus
    mirror mixed mono monoxide moon moonphase moonrise moonset moped mosaic motion motionlines
    motorcycle motorized mount mountain mouth move movieclapper mph mug multiply multispot music
    mustache nacs nairasign name needle network new newspaper none north norwegiankronesign nose
    nosign note notequal number numbers numbersign oar octagon of off oilcan on onehanded open
    opening opticaldisc opticaldiscdrive opticid option oscillation out outdoor outline outs outward
    oval oven overhead p1 p2 p3 p4 pad paddleshifter page pages paintbrush paintpalette palm pan
    panel pano paper paperclip paperplane paragraphsign parentheses parkinglight parkingsign partial
    partition party pass path pattern pause pawprint pc peacesign pedal pedestrian pencil pentagon
    percent person personalhotspot perspective peruviansolessign pesetasign pesosign phone phonetic
    photo pianokeys pickleball pickup pie pilates pill pills pin pinch pip pipe placeholdertext
    plaintext platter play playground playpause playstation plug plus plusminus point pointed
    polishzlotysign pool popcorn popper portrait power powerbeats powerbeats3 powercord powermeter
    poweroff poweron poweroutlet powerplug powersleep press printer pro professional profile
    programmable progress projective puck pull purchased purifier puzzlepiece pyramid qrcode quarter
    quarternote questionmark quote quotelevel r1 r2 r3 r4 rack racket racquetball radio radiowaves
    raid rain rainbow raised ratio rays rb rear recessed record recordingtape rectangle
    rectanglepath rectangular redaction refrigerator remote remove repeat resize restart retarder
    return rhombus ribbon richtext right righthalf rightthird righttriangle ring rm road robotic
    roll roller rolling roman roof rosette rotate rotation roundedbottom roundedtop router rowing
    rsb rt rtl rublesign rugby rugbyball ruler run runningpace rupeesign safari safetycone sailboat
    sailing saucer scale scalemass scanner scatter scissors scooter scope screwdriver scribble
    scroll scurvepath sdcard seal seatbelt seated seats selection sensor sequence server shade
    shadow sharedwithyou shareplay shazam shekelsign shell shield shift shippingbox shock shoe
    shoeprints shower shuffle shutter side sidebar sidejet signal signature signpost simcard
    singaporedollarsign sink sixspeed size sizes skateboard skateboarding skating skew skiing skis
    slash sleep sleet slider sliding slowmo small smallcircle smaller smartbatterycase smartphone
    smiling smoke snow snowboard snowboarding snowflake soccer soccerball socialdance sofa softball
    solobuds sos south space spacing spade sparkle sparkles speaker spigot split sports sportscourt
    spot spray spread sprinkler square squarepath squareroot squares squareshape squash squeeze
    stack stair stairs stand star staroflife stars steeringwheel step stepper stereo sterlingsign
    stethoscope stick stop stopwatch storefront stove straw strengthtraining strikethrough strip
    striped stroller studentdesk studiobuds subscript suit suitcase sum sun sunglasses sunrise
    sunset superscript surfboard surfing suspension sutton suv swap swatchpalette swedishkronasign
    swift swiftdata swim swipe swirl switch switcher symbol syringe table tablecells tachometer tag
    taichi taillight takeoutbag tap target teddybear teletype tengesign tennis tennisball tent
    terminal testtube text textbox textformat theatermask theatermasks thermometer thumbsdown
    thumbsup ticket tilt timelapse timeline timemachine timer tip tire tirepressure to togglepower
    toilet tools top tophalf topleading topleft topmiddle topright topthird toptrailing tornado
    tortoise torus touch touchid tow tower track traction traditional trailing trailinghalf
    trailingthird train training tram translate transmission transparent trapezoid trash tray
    treadmill tree triangle trianglebadge trianglehead trianglepath triangleshape trophy
    tropicalstorm truck trunk tsa tshirt tugriksign tuningfork tunnel turkishlirasign turn tv type
    typography uiwindow ultrawide umbrella unchecked underline unit unknown up upper uppercase
    uptrend usb uturn vacuum variable vertical vial video videoprojector view viewfinder vision
    voiceover volleyball wake walk wallet wand waning warninglight washer watch watchface water
    waterbottle waterpolo wave waveform waves waxing web weighted wheelchair wide widebrim widget
    wifi wind window windshield wineglass wiper wireless with wonsign word wrench wrestling writing
    wrongwaysign xaxis xbox xmark xserve xyaxis yaxis yensign yieldsign yoga zigzag zipper zl zr zzz
    """
}
