import CellUI
import Compositing
import Testing

@Test(arguments: [
  ("Rubik-Bold", true, false), ("Rubik-SemiBold", true, false), ("Inter-Black", true, false),
  ("Nunito-ExtraBold", true, false), ("AvenirNext-DemiBoldItalic", true, true),
  ("Avenir-Heavy", true, false), ("HelveticaNeue-CondensedBold", true, false),
  ("Arial-BoldItalicMT", true, true), ("Rubik-Italic", false, true),
  ("Open Sans Bold", true, false),
  ("Rubik-Medium", false, false), ("Rubik-Light", false, false), ("Rubik-Regular", false, false),
  ("Foo Academic", false, false), ("Rubik", false, false), ("BoldBrand", false, false),
  ("", false, false), ("-", false, false),
])
func `a font by its name has the weight and the slant that the name ends with`(
  name: String, isBold: Bool, isItalic: Bool
) {
  let fonts = [
    Font.custom(name, size: 15), .custom(name, fixedSize: 15),
    .custom(name, size: 15, relativeTo: .body),
  ]
  for font in fonts {
    let cell = Screen.layout(Text("a").font(font)).surface()[0, 0]
    #expect(cell.attributes.contains(.bold) == isBold)
    #expect(cell.attributes.contains(.italic) == isItalic)
  }
}

@Test func `a light face and a heavy one have such strokes in large letters`() {
  let picture = { (name: String) in
    Screen.layout(Text("8").font(.custom(name, size: 60))).surface()
  }
  #expect(picture("Rubik-Light") != picture("Rubik-Medium"))
  #expect(picture("Rubik-Medium") != picture("Rubik-Black"))
  #expect(picture("Rubik-Regular") == picture("Rubik"))
}
