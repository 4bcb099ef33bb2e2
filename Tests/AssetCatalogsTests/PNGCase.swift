import Testing

/// A PNG file of 5 by 3 pixels, and the red, green, blue and alpha of each, in hexadecimal digits.
struct PNGCase: CustomTestStringConvertible {
  let name: String
  let file: String
  let pixels: String

  init(_ name: String, _ file: String, _ pixels: String) {
    (self.name, self.file, self.pixels) = (name, file, pixels)
  }

  var testDescription: String { name }

  static let all = [
    PNGCase(
      "type 0, 1 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAQAAAABzTfhVAAAAB0lEQVR42mNsYHJgknqOCwAAAAdJREFU"
        + "VgAAA3oA53zuMhoAAAAASUVORK5CYII=",
      "ffffffff000000ff000000ff000000ff000000ffffffffffffffffff000000ff000000ff000000ff"
        + "ffffffff000000ff000000ff000000ff000000ff"),
    PNGCase(
      "type 0, 2 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAgAAAAA07YKFAAAACElEQVR42mNKYGD2a+kadH0AAAAJSURB"
        + "VGTJDgcAB/AB+5MLJ74AAAAASUVORK5CYII=",
      "555555ffaaaaaaff000000ff000000ff000000ff555555ffffffffffffffffffaaaaaaffffffffff"
        + "ffffffffaaaaaaffaaaaaaff555555ff555555ff"),
    PNGCase(
      "type 0, 4 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADBAAAAAC7rXclAAAACklEQVR42mOJy6pguHH7qgSLCAAAAApJ"
        + "REFUAGPJRmkAHkkE+UdmOYEAAAAASUVORK5CYII=",
      "555555ffeeeeeeffccccccff888888ff444444ffddddddff888888ffddddddffbbbbbbffccccccff"
        + "777777ff444444ff222222ff555555ff444444ff"),
    PNGCase(
      "type 0, 8 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAAAAAB+XZokAAAADUlEQVR42mNuclFex8dyV044n0XidQAA"
        + "AA1JREFUz4khYbniqQYAMSgF3Sa9tpEAAAAASUVORK5CYII=",
      "828282ff858585ff656565ffe0e0e0ff7e7e7eff5f5f5fff7d7d7dff787878ff4e4e4eff909090ff"
        + "606060ffa7a7a7ff212121ffcacacaff808080ff"),
    PNGCase(
      "type 0, 16 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAAAAAAuzUZnAAAAFUlEQVR42mP0Un7Imv0u88Ob00wW79+f"
        + "q/LtkJtqAAAAFUlEQVRgu2Ciz3ysUYJ79QTLYw73AAWwD2RvS61HAAAAAElFTkSuQmCC",
      "4a4a4aff2b2b2bff969696ffffffffffebebebff828282ff1a1a1aff101010ff050505ff1f1f1fff"
        + "070707ff282828ffc7c7c7ff9f9f9fff9f9f9fff"),
    PNGCase(
      "type 2, 8 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAIAAADUVFKvAAAAHElEQVR42mPIvO34K0GsNTK4orVeLmw7"
        + "48ZL+tvOit+LWT5f8AAAAB1JREFU2mjSxJN1cgPTiyJJEe5vU2IjikPSwgOCAQS2FKOk7j58AAAAAElF"
        + "TkSuQmCC",
      "69db41fffa6016ff855953ff78857fff1e56b7ffb1d22fff679f46ff45f9f7ff797b03ffe344b3ff"
        + "994448ff7baa3cffd9564fffeccf69ff3a9406ff"),
    PNGCase(
      "type 2, 16 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAIAAACExI7sAAAANElEQVR42gFdAKL/A6WoEhSMDx4n18hP"
        + "PC5x+8ieopyIrq/0/wGcrCooCgQ5aC2ljQKhFEQB5UcW4xMzqgAAADRJREFUw+MTVkUw2AZGQvQEADRV"
        + "tKcAae8zpO5rMMJnOy7dGcLUUnKRg+Lig9liT0YdA0RMNmsnucEaWBwAAAAASUVORK5CYII=",
      "a5128cff70e095ff666be8ffcfe368ff681d5cffde3f19ff4624feff5c0754ffff7196ff6c514aff"
        + "6933eeff30672eff19d472ff83e2d9ff4f1d44ff"),
    PNGCase(
      "type 3, 1 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAQMAAABh+Fe7AAAABlBMVEUVUeSWd6N8LcPSAAAAB0lEQVR4"
        + "2mMpYNBgooH4bwAAAAdJREFUXAAAA2gBPiEoQXsAAAAASUVORK5CYII=",
      "1551e4ff9677a3ff9677a3ff9677a3ff1551e4ff1551e4ff1551e4ff9677a3ff1551e4ff9677a3ff"
        + "9677a3ff1551e4ff9677a3ff1551e4ff1551e4ff"),
    PNGCase(
      "type 3, 2 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAgMAAAAmWC1rAAAADFBMVEVl7Uxe3KrNOhO0Pmu4f/DKAAAA"
        + "CElEQVR42mPQY2A8vqe1/b0AAAAJSURBVJNpnwMACggCsJphYJEAAAAASUVORK5CYII=",
      "65ed4cffcd3a13ffb43e6bffcd3a13ff65ed4cffb43e6bff65ed4cff5edcaaffb43e6bffcd3a13ff"
        + "cd3a13ff65ed4cff5edcaaff5edcaaffb43e6bff"),
    PNGCase(
      "type 3, 4 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADBAMAAACpGNjLAAAAMFBMVEWKdJkQMwCwY02ZGViqs+b2fqi6"
        + "WziYI+gwOVLJ7BIRFDHTQ9S0J79TuFYuqQL1m0wNw41qAAAACklEQVR42mNqNjdg5nNwNqjldAAAAApJ"
        + "REFUZ5mR9RcAEKEDiP6enzUAAAAASUVORK5CYII=",
      "303952ff991958ff991958ff9823e8ff991958ffaab3e6fff59b4cff303952ff991958ff111431ff"
        + "2ea902ff9823e8fff67ea8ff103300ff303952ff"),
    PNGCase(
      "type 4, 8 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAQAAADxPw1zAAAAFklEQVR42gEhAN7/AvP2g1wFDPAQd/8D"
        + "zj/lKwnQgQAAABZJREFUO32s8kvbWgSjb/xGLH3Ote6TE5IRIjZEDlAAAAAASUVORK5CYII=",
      "f3f3f3f68383835c0505050cf0f0f010777777ff474747ba4a4a4ac6a4a4a415bcbcbc5d74747408"
        + "eaeaea29e6e6e66f12121292e0e0e0476262629b"),
    PNGCase(
      "type 4, 16 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAQAAAChr9EwAAAAJUlEQVR42gE/AMD/AA0XLHwp4BGebkrt"
        + "2vAkKTeU/a+7AV7gRfPfnBo/Y9LZqwAAACVJREFUSMdNA8/Up6ceJp/GAhS6OyVHacAA7PimQ0aAzXBS"
        + "7PF2gY0dzMgWzAIAAAAASUVORK5CYII=",
      "0d0d0d2c292929116e6e6eedf0f0f029949494af5e5e5e453d3d3d5f858585ac54545453727272f2"
        + "727272808484841f717171529a9a9a20c4c4c4e3"),
    PNGCase(
      "type 6, 8 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAJUlEQVR42gE/AMD/BPnjxDblkf4wxoH/"
        + "Y+pDVBz4Lzn8AMeNuU5X2UyLonDrcAAAACVJREFUeT4I1SkR45vhIDQ3Ac+aCcDrpultTs1bRCEhFrMd"
        + "ZnK9H3oezEVVNh8AAAAASUVORK5CYII=",
      "f9e3c436de74c266a4f5c1c98e3815e586674ee1c78db94e57d94c8b793e08d52911e39be1203437"
        + "cf9a09c0ba40f22d080d4d71292e63244694d5e1"),
    PNGCase(
      "type 6, 16 bits",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADEAYAAAALphm7AAAAQ0lEQVR42gF7AIT/AqBYdP8/eRga1hhc"
        + "0RG7L2b0gff9bAHQ4JpuaYBJVu1y8MJV5BW6sCsDGtJxlB1XX41BMbMlFmhep2FTA1mqqgAAAENJREFU"
        + "gpQ1qkYtijKXJrLuyniy+UROvyKpLARzVM/jfZ9dqGonpJXMsfYFTZVU4ljWBfupPmMHQee7yEBHH49m"
        + "rb4WHxI6p6yhQWcAAAAASUVORK5CYII=",
      "a0743f18d65c112ff4f76cd09a6949edf05515b06aab3c6be1363cab4b188903fcd71b42a8dad722"
        + "dd7ab9c84bda85be982ee108a53acafde5593dbb"),
    PNGCase(
      "a gray that is clear",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAAAAAB+XZokAAAAAnRSTlMAnfgtIsEAAAANSURBVHjaY57r"
        + "9fJBFUvnP+MTtxvJAAAADklEQVRnzAybvvSuPQYAU44Je8FQbugAAAAASUVORK5CYII=",
      "9d9d9d00989898ff353535fffafafafff7f7f7ff262626ff242424ff575757ffe0e0e0ffe3e3e3ff"
        + "b2b2b2fff4f4f4ff8d8d8dffadadadffc6c6c6ff"),
    PNGCase(
      "a color that is clear",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAIAAADUVFKvAAAABnRSTlMA8gAmAE1o/wPTAAAAHUlEQVR4"
        + "2gEwAM//APImTVb0UgWguxNCZiURHAFSY4ex3GfuVjAAAAAeSURBVOW0Yb86ooby90sC0/R2HjnkoM95"
        + "Ti6zyNOqAA4XXoN1fBMAAAAASUVORK5CYII=",
      "f2264d0056f452ff05a0bbff134266ff25111cff526387ff033f6cffb7a02bfff142b1ffe339fcff"
        + "2557fdff217850ff576fa4ff3f7064ffab0ca6ff"),
    PNGCase(
      "a palette with alpha",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADAgMAAAAmWC1rAAAADFBMVEUivLksuJK0es+GR3NwiyzdAAAA"
        + "AnRSTlMAERwj7coAAAAISURBVHjaY2hjYOwvgTLYpQAAAAlJREFUZLrjAAAKzAKmL0r8AQAAAABJRU5E"
        + "rkJggg==",
      "b47acfff22bcb9002cb89211b47acfff22bcb900b47acfff22bcb900864773ff864773ff22bcb900"
        + "2cb89211b47acfffb47acfff864773ff2cb89211"),
    PNGCase(
      "stored",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAJUlEQVR4AQE/AMD/BEjddrqlR2GJBCkz"
        + "TVYIQ4XbQr4iAJmkogGVL5e7u54JwAAAACVJREFUqHHJunFl2uLwn03wAXEwzYZniPLC7qREZ9hZ/aB1"
        + "6OpFklogH/y1yH8AAAAASUVORK5CYII=",
      "48dd76baed24d743f14d0a9047554d1522970b3799a4a201952f97bba871c9ba7165dae2f09f4df0"
        + "7130cd86d8b8bf48c65c03af9eb5004f139dea94"),
    PNGCase(
      "fixed codes",
      "iVBORw0KGgoAAAANSUhEUgAAAAUAAAADCAYAAABbNsX4AAAAJUlEQVR4AQE/AMD/BF8q7w+mMODE5+kd"
        + "CL0JHIGsyYzdABKpXsFVMHTRH04YLwAAACVJREFU4DvvNk25qnFKhz/gAXth4TjrwWM5shzl1nCd9X70"
        + "uQEjwTMfSfyWwk4AAAAASUVORK5CYII=",
      "5f2aef0f055acfd3ec43ecdba94c085c5515943912a95ec1553074d1e03bef364db9aa714a873fe0"
        + "7b61e13866224471183e294788db1ec57c941fe8"),
  ]
}
