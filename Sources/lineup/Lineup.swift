@main
struct Lineup {
  static func main() {}
}
