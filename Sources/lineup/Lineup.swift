/// The program.
@main
struct Lineup {
  static func main() {}
}
