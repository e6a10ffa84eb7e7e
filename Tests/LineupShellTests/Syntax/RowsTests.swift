import LineupCore
import LineupShell
import Testing

/// Rows: ids, ranges of ids, names, and what only looks like one of them.
@Suite struct RowsTests {
  @Test(arguments: [
    Meaning("todo done 3", .done(.id(3))), Meaning("todo done 3 1 3", .done(.id(3), .id(1), .id(3))),
    Meaning("todo done 0", .done(.id(0))), Meaning("todo done 007", .done(.id(7))),
    Meaning("todo done 9223372036854775807", .done(.id(.max))), Meaning("todo done 3..9", .done(.ids(3...9))),
    Meaning("todo done 3..3 0..9223372036854775807", .done(.ids(3...3), .ids(0...Int64.max))),
    Meaning(
      "todo reopen 3", .setTodos(Selection(entity: .todo, terms: [.id(3)]), TodoPatch(complete: false))),
    Meaning("todo rm where done", .remove(Selection(entity: .todo, filter: .done))),
    Meaning("todo rm 3 -- 4", .remove(Selection(entity: .todo, terms: [.id(3), .id(4)]))),
    Meaning("member show Faker 3 3..9", .show(.member, .name("Faker"), .id(3), .ids(3...9))),
    Meaning(
      "member show 'Hans Sama' Hide\\ on\\ bush", .show(.member, .name("Hans Sama"), .name("Hide on bush"))),
    // Bare digits are an id; what is begun by a quote or an escape, or is not just digits, is a name.
    Meaning("member show '369' \"3..9\"", .show(.member, .name("369"), .name("3..9"))),
    Meaning(
      "member show -1 +1 1e3 0x1 ١ 1_000 1,2",
      .show(
        .member, .name("-1"), .name("+1"), .name("1e3"), .name("0x1"), .name("١"), .name("1_000"),
        .name("1,2"))),
    Meaning(
      "member show 3.. ..9 3...9 3..x 3.9 ..",
      .show(.member, .name("3.."), .name("..9"), .name("3...9"), .name("3..x"), .name("3.9"), .name(".."))),
    Meaning("member show ３", .show(.member, .name("３"))),
    Meaning("member show -- --all where", .show(.member, .name("--all"), .name("where"))),
    Meaning("member show 'where' \\--all -x", .show(.member, .name("where"), .name("--all"), .name("-x"))),
    Meaning(
      "member rm it's x\\y q\"q #1",
      .remove(Selection(entity: .member, terms: [.name("it's"), .name(#"x\y"#), .name("q\"q"), .name("#1")]))),
    Meaning(
      "member rm order limit", .remove(Selection(entity: .member, terms: [.name("order"), .name("limit")]))),
    Meaning("member rm where position = Mid", .remove(Selection(entity: .member, filter: .position(.Mid)))),
    Meaning("member rm show", .remove(Selection(entity: .member, terms: [.name("show")]))),
  ])
  func parses(_ meaning: Meaning) throws { try meaning.check() }

  @Test(arguments: [
    Mistake("todo done ①9223372036854775808②", .idOutOfRange("9223372036854775808", couldBeName: false)),
    Mistake("member show ①99999999999999999999②", .idOutOfRange("99999999999999999999", couldBeName: true)),
    Mistake("todo done ①3..9223372036854775808②", .idOutOfRange("9223372036854775808", couldBeName: false)),
    Mistake(
      "member add a Mid --id ①9223372036854775808②", .idOutOfRange("9223372036854775808", couldBeName: false)),
    Mistake("todo done ①9..3②", .reversedRange("9..3")),
    Mistake("todo done ①-1②", .notAnID("-1", entity: "todo")),
    Mistake("todo done ①+1②", .notAnID("+1", entity: "todo")),
    Mistake("todo done ①1e3②", .notAnID("1e3", entity: "todo")),
    Mistake("todo done ①0x1②", .notAnID("0x1", entity: "todo")),
    Mistake("todo done ①١②", .notAnID("١", entity: "todo")),
    Mistake("todo done ①'3'②", .notAnID("3", entity: "todo")),
    Mistake("todo done ①3-9②", .notAnID("3-9", entity: "todo")),
    Mistake("todo done 3 ①Buy② milk", .notAnID("Buy", entity: "todo")),
    Mistake("todo done①", .missingOperand("TODOS", usage: "todo done TODOS")),
    Mistake("member rm①", .missingOperand("MEMBERS", usage: "member rm MEMBERS")),
    Mistake("member rm --yes①", .missingOperand("MEMBERS", usage: "member rm MEMBERS")),
    Mistake("member show ①''②", .emptyText("name")),
    Mistake("member rm ①Faker Zeus② where id = 3", .mixedRowsAndFilter),
    Mistake("member rm ①3② --all", .mixedRowsAndFilter),
  ])
  func refuses(_ mistake: Mistake) throws { try mistake.check() }
}
