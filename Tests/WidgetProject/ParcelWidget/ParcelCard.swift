import SwiftUI
import WidgetKit

struct ParcelCard: View {
  let context: ActivityViewContext<ParcelAttributes>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Image(systemName: "shippingbox.fill")
        Text(context.attributes.number).font(.headline)
        Spacer()
        Text(context.state.names[0])
      }
      Text(context.state.step.title)
        .font(.title2)
        .bold()
      ProgressView(value: Double(60 - context.state.minutes), total: 60)
      Button("Call", intent: CallCourier(number: context.attributes.number))
    }
  }
}
