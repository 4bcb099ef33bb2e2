import ComposableArchitecture
import Kingfisher
import SwiftUI

@Reducer
struct Platforms { struct State { var number = 7 } }

struct Sign: View {
  let store = Store(initialState: Platforms.State()) { Platforms() }

  var body: some View {
    HStack {
      KFImage(nil).setProcessor(GreyProcessor()).frame(width: 8)
      Text(RGHSign.shared.title(forNumber: store.number))
    }
  }
}
