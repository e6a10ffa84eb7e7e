/// Lines for programs that change one database, at random.
struct RandomWrites {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  private mutating func number(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func commands(_ count: Int, of name: String) -> String {
    (0..<count).map { index in
      switch number(8) {
      case 0, 1: "member add \(name) \(index) Mid"
      case 2: "member set \(number(20)) --position \(["Top", "JG", "ADC"][number(3)])"
      case 3: "member rm \(number(20))"
      case 4: "todo done 1..\(1 + number(9)) --yes"
      case 5: "undo"
      case 6: "todo rm \(number(20))"
      default: "todo add \(name) \(index)"
      }
    }.joined(separator: "\n") + "\n"
  }

  mutating func statements(_ count: Int) -> String {
    (0..<count).map { index in
      switch number(7) {
      case 0: "insert or replace into members(id, name, position) values (\(1 + number(20)), 'o\(index)', 1);"
      case 1: "update members set position = \(1 + number(5));"
      case 2: "update or ignore members set id = \(1 + number(30)) where id = \(number(20));"
      case 3: "begin; delete from members; rollback;"
      case 4: "begin; update events set complete = 0; delete from events where id = \(number(9)); commit;"
      case 5: "insert into events values (null, 'o\(index)', '2026-01-01T00:00:00.000', 0);"
      default: "delete from events where id = \(number(20));"
      }
    }.joined(separator: "\n") + "\n"
  }
}
