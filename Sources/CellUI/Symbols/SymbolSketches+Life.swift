extension SymbolSketches {
  static let media = """
    play o P 5 2.5 21.5 12 5 21.5
    pause o R 4.5 3.5 5 17 1.2 R 14.5 3.5 5 17 1.2
    playpause o P 2 4.5 13 12 2 19.5 R 14.5 5 2.8 14 .8 R 19.2 5 2.8 14 .8
    stop o R 4 4 16 16 2
    record f O 12 12 9
    eject o P 12 3.5 21.5 14.5 2.5 14.5 R 2.5 17 19 3.5 .8
    forward o P 1.5 4.5 11.5 12 1.5 19.5 P 12 4.5 22 12 12 19.5
    backward @forward 24 0 -1 1
    forward.end o P 3 4 17 12 3 20 R 18 4 3 16 .8
    backward.end @forward.end 24 0 -1 1
    forward.end.alt @forward.end 0 0 1 1
    shuffle s M 1.5 7 H 5.5 L 14.5 17 H 21 M 1.5 17 H 5.5 L 8 14.2 M 12 9.8 L 14.5 7 H 21 W 18 3.5 21.5 7 18 10.5 W 18 13.5 21.5 17 18 20.5
    repeat s M 3 12 V 10.5 C 3 7.5 5 6 8 6 H 20 M 21 12 V 13.5 C 21 16.5 19 18 16 18 H 4 W 16.5 2 20.5 6 16.5 10 W 7.5 14 3.5 18 7.5 22
    repeat.1 @repeat 0 0 1 1 s M 11 10 L 12.5 9 V 15
    speaker o P 4 8.5 9 8.5 15 3.5 15 20.5 9 15.5 4 15.5
    speaker.wave.1 @speaker -2.5 0 1 1 v s A 11 12 6 -40 40
    speaker.wave.2 @speaker -3.5 0 1 1 v s A 10 12 5.5 -40 40 v s A 10 12 10 -42 42
    speaker.wave.3 @speaker -3.8 1.2 .9 .9 v s A 9 12 4.8 -40 40 v s A 9 12 9 -42 42 v s A 9 12 13.2 -44 44
    microphone|mic o R 8.3 1.5 7.4 12.5 3.7 s M 4.5 11 C 4.5 20.5 19.5 20.5 19.5 11 M 12 18.2 V 22 M 8 22 H 16
    music.note f E 8 18.5 4 3 s M 11.5 18.5 V 3 C 12.5 7 18.5 7 18.5 12
    music.note.list f E 15 19 3.2 2.5 s M 17.7 19 V 7 L 21.5 8.5 M 2.5 5 H 15 M 2.5 10 H 13 M 2.5 15 H 10
    music.quarternote.3 f E 5.5 18.5 3.4 2.7 E 17.5 16 3.4 2.7 s M 8.4 18.5 V 5 L 20.4 2.5 V 16
    headphones s M 3 16 V 12.5 C 3 0 21 0 21 12.5 V 16 o R 2 14 5 7.5 2 R 17 14 5 7.5 2
    airpods|airpods.pro|earbuds o M 9.5 3 C 3 2 1 9 5 10.5 V 21 H 8 V 10 Z M 14.5 3 C 21 2 23 9 19 10.5 V 21 H 16 V 10 Z
    video o R 1.5 6 14 12 3 P 17 11 22.5 7 22.5 17 17 13
    camera o M 2 7 H 7.5 L 9.5 4 H 14.5 L 16.5 7 H 22 V 20 H 2 Z h O 12 13 4
    photo o R 2 4 20 16 2.5 i W 3 18 9 11 13 15 16 12.5 21 17.5 k O 15.5 8.5 1.8
    apple.image.playground @photo 0 0 1 1
    photo.on.rectangle o R 5.5 7 17 13.5 2 i W 6.5 18.5 12 13 15 16 17 14.5 21.5 18.5 s W 18.5 4 18.5 3.5 1.5 3.5 1.5 15 3 15
    tv|play.tv o R 1.5 4.5 21 13.5 2 s M 7.5 21.5 H 16.5
    film o R 2.5 3.5 19 17 2 i M 7 3.5 V 20.5 M 17 3.5 V 20.5 M 7 12 H 17 M 2.5 8 H 7 M 2.5 16 H 7 M 17 8 H 21.5 M 17 16 H 21.5
    waveform|waveform.path s M 2.5 10 V 14 M 7 6 V 18 M 12 2.5 V 21.5 M 17 7 V 17 M 21.5 10 V 14
    waveform.mid s M 2.5 11 V 13 M 7 9 V 15 M 12 6.5 V 17.5 M 17 9.5 V 14.5 M 21.5 11 V 13
    waveform.low s M 2.5 11.5 V 12.5 M 7 10.5 V 13.5 M 12 9.5 V 14.5 M 17 10.5 V 13.5 M 21.5 11.5 V 12.5
    waveform.path.ecg s W 1.5 12 7 12 9.5 4 14 20 16.5 12 22.5 12
    radio o R 2 8 20 13 2 h O 7.5 14.5 3.2 i M 13.5 12 H 19.5 M 13.5 16.5 H 19.5 s M 4.5 8 L 18 2.5
    opticaldisc o O 12 12 9.7 h O 12 12 3
    livephoto s O 12 12 3.5 O 12 12 7 @circle.dotted 0 0 1 1
    phone o M 5 2.8 L 9.5 3.5 L 10.5 8.5 L 8 10.5 C 9.2 13 11 14.8 13.5 16 L 15.5 13.5 L 20.5 14.5 L 21.2 19 C 19.5 21.8 17 21.5 14.5 20.5 C 9.5 18.5 5.5 14.5 3.5 9.5 C 2.5 7 2.2 4.5 5 2.8 Z
    phone.down o M 1.5 15 C 1 9 23 9 22.5 15 L 21.5 16.8 L 16.8 16 L 16 13 C 13 12.3 11 12.3 8 13 L 7.2 16 L 2.5 16.8 Z
    envelope|mail o R 1.5 4.5 21 15 2.5 i W 3 7 12 13.5 21 7
    envelope.open o P 2 10 12 3 22 10 22 21 2 21 i W 2.5 11 12 16.5 21.5 11
    message|bubble o M 12 2.8 C 25.5 2.8 25.5 18.5 12 18.5 L 6 21.8 L 7 17.6 C -2 14 0.5 2.8 12 2.8 Z
    bubble.left|text.bubble|quote.bubble o M 5 3 H 19 C 21 3 22 4 22 6 V 14.5 C 22 16.5 21 17.5 19 17.5 H 11.5 L 6.5 22 V 17.5 H 5 C 3 17.5 2 16.5 2 14.5 V 6 C 2 4 3 3 5 3 Z
    bubble.right @bubble.left 24 0 -1 1
    bell o M 4 17.5 L 6 14.5 V 10 C 6 1.5 18 1.5 18 10 V 14.5 L 20 17.5 Z f A 12 19 2.8 0 180 Z
    paperplane o P 22 2 15 22 11 13 2 9 i M 11 13 L 22 2
    megaphone o P 2.5 8.5 7.5 8.5 18 3.5 18 19 7.5 14.5 2.5 14.5 s M 5.5 15 V 20.5 H 9 M 21 8.5 V 14
    tray|tray.2 o R 2 5 20 15 2.5 i W 2.5 13 8 13 10 16 14 16 16 13 21.5 13
    """

  static let people = """
    person o O 12 7 4.7 M 3 21.5 C 3 12 21 12 21 21.5 Z
    person.2 o O 8.7 8 4.1 M 1 20.5 C 1 12.3 16.4 12.3 16.4 20.5 Z O 17.6 8.7 3.2 M 18.8 20.5 H 23 C 23 15 20 13.2 16.6 13.6 C 18 15.5 18.8 17.5 18.8 20.5 Z
    person.3 o O 12 7.7 3.4 M 5.8 19.5 C 5.8 12 18.2 12 18.2 19.5 Z O 4.5 9 2.4 O 19.5 9 2.4 M 0.5 18.5 C 0.5 14 4 12.5 6.2 13.4 C 4.8 15 4.3 16.5 4.2 18.5 Z M 23.5 18.5 C 23.5 14 20 12.5 17.8 13.4 C 19.2 15 19.7 16.5 19.8 18.5 Z
    person.crop.circle o O 12 12 10 h O 12 9.5 3.5 A 12 20.5 6.5 200 340
    person.crop.square o R 2.5 2.5 19 19 3 h O 12 9.5 3.5 M 5.5 21 C 6.5 13 17.5 13 18.5 21
    person.wave.2 @person -4 0 1 1 s A 13 8 6 -35 35 A 13 8 10 -35 35
    person.text.rectangle o R 1.5 4.5 21 15 2 h O 7.5 10 2.3 M 4 16 C 4 12.5 11 12.5 11 16 Z i M 14 10 H 19.5 M 14 14 H 19.5
    figure|figure.stand f O 12 3.3 2.5 s M 6.5 9.3 L 12 8 L 17.5 9.3 M 12 8 V 14.5 M 9 22 L 10.5 14 H 13.5 L 15 22
    figure.2 @figure -5 0 1 1 @figure 5 0 1 1
    figure.walk f O 13.5 3.2 2.4 s W 12.5 8 11 14.2 14.8 17.2 15.5 22.3 M 11 14.2 L 7.5 22.3 W 12.5 8 8.5 9.8 7.8 13.5 W 12.5 8 15.5 11.5 18.8 12.3
    figure.run f O 15.5 3.2 2.4 s W 13.5 8 10.8 13.8 14.5 16.5 13 22.3 W 10.8 13.8 8.8 18.3 4 18.3 W 13.5 8 9 7.5 6 11 W 13.5 8 16 11.8 19.5 11.3
    figure.hiking f O 13 3.2 2.4 s W 12 8 11 14.2 14.5 17.2 15 22.3 M 11 14.2 L 7.5 22.3 W 12 8 15 12 18 12 M 19 9 L 18 22.3 o R 6 7.5 4 6.5 1.5
    figure.outdoor.cycle|figure.indoor.cycle s O 5 18 3.7 O 19 18 3.7 W 12 18.5 13.5 14.2 9 11.2 13.5 7 16 10.5 19.5 10.5 f O 16.5 3.7 2.2
    figure.pool.swim|figure.open.water.swim f O 18.5 10 2.3 s W 4 13 12 9.5 9 5.5 15 4 M 12 9.5 L 16 13.5 M 1.5 17 C 4 14.5 6 19 8.5 17 C 11 14.5 13 19 15.5 17 C 18 14.5 20 19 22.5 17
    figure.yoga|figure.mind.and.body f O 12 4 2.5 s M 12 8.5 V 15 W 3 14 7 10 12 9 17 10 21 14 W 12 15 4 18.5 12 20.5 20 18.5 12 15
    figure.strengthtraining.traditional|figure.strengthtraining.functional f O 12 7 2.4 s M 1.5 3.5 H 22.5 M 4 1 V 6 M 20 1 V 6 W 7 3.5 7.5 10 12 11.5 16.5 10 17 3.5 M 12 11.5 V 16 W 12 16 8 18 8.5 22.5 W 12 16 16 18 15.5 22.5
    figure.dance f O 13 3.2 2.4 s W 12.5 8 12 14 16 17 14.5 22.3 W 12 14 8 17.5 9 22.3 W 5 4 8 9 12.5 8 17 10 20 6
    figure.soccer f O 12 3.2 2.4 O 19.5 20 2.2 s W 12 8 11 14 15 16.5 17.5 20 W 11 14 9 18.5 5.5 21.5 W 6 10 12 8 17 10.5
    figure.skiing.downhill f O 14 3.5 2.4 s W 13 8 9 13 13.5 15.5 11 20 M 2 16.5 L 20 22 W 13 8 16 11.5 20 11
    figure.roll f O 11 3.2 2.4 s A 11 16 6.3 -20 240 W 11 7.5 11.5 14 17 14 19.5 20.5 M 11.3 10.5 H 16
    figure.wave f O 12 3.3 2.5 s W 6 11 12 8.5 17 6 18.5 1.5 M 12 8.5 V 14.5 M 9 22 L 10.5 14 H 13.5 L 15 22
    figure.arms.open f O 12 3.3 2.5 s W 3.5 6 12 9 20.5 6 M 12 9 V 14.5 M 9 22 L 10.5 14 H 13.5 L 15 22
    figure.climbing f O 13 3.5 2.4 s W 18.5 2 16 8.5 11.5 9 7 12.5 M 11.5 9 L 11.5 15 W 11.5 15 16 16.5 15 21.5 W 11.5 15 8 18 9 22.5 M 20.5 1.5 V 22.5
    hand.thumbsup o M 8 10.5 L 11.3 2.5 C 15 2 15 5.5 13.8 9 H 20 C 22.5 9.5 21 20.5 18 21 H 8 Z R 1.8 10.5 4 10.5 1
    hand.thumbsdown @hand.thumbsup 0 24 1 -1
    hand.raised o M 5 12.5 C 5 10 8 10 8 12 V 4.5 C 8 2.5 10.6 2.5 10.6 4.5 V 3 C 10.6 1 13.2 1 13.2 3 V 4.5 C 13.2 2.5 15.8 2.5 15.8 4.5 V 7 C 15.8 5 18.4 5 18.4 7 V 15 C 18.4 24.5 8.5 24.5 6.5 18 Z i M 10.6 5 V 11 M 13.2 5 V 11 M 15.8 7 V 11.5
    hand.point.up.left|hand.tap|hand.point.up o M 8.5 13.5 V 5 C 8.5 2 12 2 12 5 V 10.5 L 18 12 C 20 12.5 19.5 18 17.5 22 H 9.5 L 4.5 15.5 C 3.5 13.5 6.5 12 8.5 14.5 Z
    face.smiling|face.smiling.inverse o O 12 12 9.7 k O 8.3 9.3 1.4 O 15.7 9.3 1.4 i M 7 14 C 9 18.5 15 18.5 17 14
    face.dashed @circle.dashed 0 0 1 1 k O 8.3 9.3 1.4 O 15.7 9.3 1.4
    eye o M 1.2 12 C 6 3.8 18 3.8 22.8 12 C 18 20.2 6 20.2 1.2 12 Z h O 12 12 3.5
    ear o M 6 10 C 5 0.5 20 0.5 18.5 10 C 18 14 14.5 14 14 18.5 C 13.5 23 7.5 22.5 8 18 i M 9.5 9.5 C 9.5 5.5 15 5.5 15 9.5 C 15 12 12 12 12 14
    lungs o M 11 8 V 18 C 10 22 2.5 22.5 2 19 C 2 14 4.5 8 8 7 C 10 6.5 11 7 11 8 Z M 13 8 V 18 C 14 22 21.5 22.5 22 19 C 22 14 19.5 8 16 7 C 14 6.5 13 7 13 8 Z s M 12 2 V 9
    brain|brain.head.profile o M 12 5 C 11 1.5 6 2 6 5.5 C 2.5 6 2 10.5 4 12 C 2 14.5 3.5 18 6.5 18 C 7 21.5 11.5 21.5 12 18.5 C 12.5 21.5 17 21.5 17.5 18 C 20.5 18 22 14.5 20 12 C 22 10.5 21.5 6 18 5.5 C 18 2 13 1.5 12 5 Z i M 12 5 V 18.5
    pawprint o E 12 16.5 5.5 4.5 O 4.5 11.5 2.2 O 9 6 2.4 O 15 6 2.4 O 19.5 11.5 2.2
    bed.double o R 1.5 12 21 6 1.5 M 4 12 V 6.5 C 4 5.5 4.5 5 5.5 5 H 18.5 C 19.5 5 20 5.5 20 6.5 V 12 s M 3 18 V 20.5 M 21 18 V 20.5 i M 12 8 V 12
    """
}
