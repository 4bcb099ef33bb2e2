import Kit

struct Delay: View {
  @Tracked("delay") var minutes: Int = 5

  var body: some View { Text("+\(minutes)") }
}
