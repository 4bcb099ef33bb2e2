import IsletProgram
import SampleActivities

/// islet with the widgets and the demos that come along.
@main
enum Islet {
  static func main() {
    IsletProgram.main()
  }
}
