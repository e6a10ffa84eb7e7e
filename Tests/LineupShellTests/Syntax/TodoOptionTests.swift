import LineupCore
import TestSupport
import Testing

@testable import LineupShell

/// What to-dos may have beside their titles: how it is said, and how it picks rows.
@Suite struct TodoOptionTests {
  private static let friday = Day(year: 2026, month: 12, day: 4) ?? Day(number: 0)
  private static let evening = Date(year: 2026, month: 12, day: 4, hour: 18) ?? Date(milliseconds: 0)

  private static func add(_ draft: TodoDraft) -> Command { .addTodo(draft) }

  private static func set(_ patch: TodoPatch) -> Command {
    .setTodos(Selection(entity: .todo, terms: [.id(3)]), patch)
  }

  @Test(arguments: [
    Meaning(
      "todo add Review VOD --due 2026-12-04 --for Faker --tag vod --priority high --note the second game",
      add(
        TodoDraft(
          title: "Review VOD", due: .day(friday), assignee: .name("Faker"), priority: .high, tags: ["vod"],
          note: "the second game"))),
    Meaning("todo add a --due 2026-12-04 18:00", add(TodoDraft(title: "a", due: .time(evening)))),
    Meaning("todo add a --due=2026-12-04 18:00 b", add(TodoDraft(title: "a b", due: .time(evening)))),
    Meaning("todo add a --for Hide on bush", add(TodoDraft(title: "a", assignee: .name("Hide on bush")))),
    Meaning("todo add a --for 7", add(TodoDraft(title: "a", assignee: .id(7)))),
    Meaning("todo add a --for '7'", add(TodoDraft(title: "a", assignee: .name("7")))),
    Meaning("todo add a --for 'none'", add(TodoDraft(title: "a", assignee: .name("none")))),
    Meaning("todo add a --priority H", add(TodoDraft(title: "a", priority: .high))),
    Meaning("todo add a --priority=Medium", add(TodoDraft(title: "a", priority: .medium))),
    Meaning("todo add a --note ''", .todo("a")),
    Meaning("todo add a --note=' '", add(TodoDraft(title: "a", note: " "))),
    Meaning("todo add a --note where it's #1", add(TodoDraft(title: "a", note: "where it's #1"))),
    // Tags: several, repeated, joined by commas, as output writes them; alike ones are one.
    Meaning("todo add a --tag vod review", add(TodoDraft(title: "a", tags: ["vod", "review"]))),
    Meaning("todo add a --tag vod --tag review", add(TodoDraft(title: "a", tags: ["vod", "review"]))),
    Meaning(
      "todo add a --tag=vod,review +scrim", add(TodoDraft(title: "a", tags: ["vod", "review", "scrim"]))),
    Meaning("todo add a --tag #vod VOD", add(TodoDraft(title: "a", tags: ["vod"]))),
    Meaning("todo add a --tag ##1", add(TodoDraft(title: "a", tags: ["#1"]))),
    Meaning("todo add --tag vod -- Review it", add(TodoDraft(title: "Review it", tags: ["vod"]))),
    Meaning("todo add --tag vod --done a", add(TodoDraft(title: "a", complete: true, tags: ["vod"]))),
  ])
  func adds(_ meaning: Meaning) throws { try meaning.check() }

  @Test(arguments: [
    Meaning("todo set 3 --due none", set(TodoPatch(due: .clear))),
    Meaning("todo set 3 --due=none", set(TodoPatch(due: .clear))),
    Meaning("todo set 3 --for none", set(TodoPatch(assignee: .clear))),
    Meaning("todo set 3 --for none of us", set(TodoPatch(assignee: .set(.name("none of us"))))),
    Meaning("todo set 3 --for 'none'", set(TodoPatch(assignee: .set(.name("none"))))),
    Meaning("todo set 3 --priority none", set(TodoPatch(priority: .clear))),
    Meaning("todo set 3 --note ''", set(TodoPatch(note: .clear))),
    Meaning("todo set 3 --note none", set(TodoPatch(note: .set("none")))),
    Meaning(
      "todo set 3 --tag +vod -review", set(TodoPatch(tags: [.add("vod"), .remove("review")]))),
    Meaning("todo set 3 --tag none --tag vod", set(TodoPatch(tags: [.clear, .add("vod")]))),
    Meaning("todo set 3 --tag=-#vod", set(TodoPatch(tags: [.remove("vod")]))),
    Meaning(
      "todo set 3 --title a b --due 2026-12-04 --for Faker --priority l",
      set(
        TodoPatch(
          title: "a b", due: .set(.day(friday)), assignee: .set(.name("Faker")), priority: .set(.low)))),
    Meaning(
      "todo set where tag = vod --priority low",
      .setTodos(
        Selection(entity: .todo, filter: .compare(.todoTags, .equal, .text("vod"))),
        TodoPatch(priority: .set(.low)))),
  ])
  func sets(_ meaning: Meaning) throws { try meaning.check() }

  @Test(arguments: [
    Mistake("todo add a --due ①soon②", .notADate(DateError(kind: .notADate, word: "soon", index: 0))),
    Mistake("todo add a --due ①none②", .notADate(DateError(kind: .notADate, word: "none", index: 0))),
    Mistake("todo add a ①--due②", .missingOptionValue("--due", placeholder: "DATE")),
    Mistake("todo add a ①--note②", .missingOptionValue("--note", placeholder: "TEXT")),
    Mistake("todo add a --for ①''②", .emptyText("name")),
    Mistake("todo add a ①--tag②", .missingOptionValue("--tag", placeholder: "TAG…")),
    Mistake("todo add a --tag ①'a b'②", .notATag("a b")),
    Mistake("todo add a --tag vod ①,②", .notATag(",")),
    Mistake("todo add a ①--tag② --", .missingOptionValue("--tag", placeholder: "TAG…")),
    Mistake("todo add a --tag ①none②", .notATag("none")),
    Mistake("todo add a --tag ①#②", .notATag("#")),
    Mistake("todo add a --tag ①+-x②", .notATag("+-x")),
    Mistake("todo add a --tag b ①-c②", .nothingToRemove(tag: "c")),
    Mistake(
      "todo add a --priority ①hihg②",
      .notAChoice("hihg", what: "--priority", choices: ["low", "medium", "high"], suggestion: "high")),
    Mistake(
      "todo set 3 --priority ①meduim②",
      .notAChoice(
        "meduim", what: "--priority", choices: ["low", "medium", "high", "none"], suggestion: "medium")),
    Mistake("todo add a --due 2026-12-04 ①--due② 2026-12-05", .repeatedOption("--due")),
    Mistake("todo add --for Faker a b①", .missingOperand("TITLE…", usage: todoAddUsage)),
    Mistake("todo list --overdue ①--done②", .conflictingOptions("--overdue", "--done")),
    Mistake("todo list --due none ①--overdue②", .conflictingOptions("--due none", "--overdue")),
    Mistake(
      "todo list ①--due-before 2026-12-04② --due none", .conflictingOptions("--due none", "--due-before")),
    Mistake(
      "todo add a ①--deadline② fri",
      .unknownOption("--deadline", command: "todo add", suggestion: "--due", takesText: true)),
    Mistake("todo list --overdue=①x②", .unexpectedOptionValue("--overdue")),
    Mistake(
      "todo list --due-before ①none②", .notADate(DateError(kind: .notADate, word: "none", index: 0))),
  ])
  func refuses(_ mistake: Mistake) throws { try mistake.check() }

  private static let todoAddUsage =
    "todo add TITLE… [--due DATE] [--for MEMBER] [--tag TAG…] [--priority PRIORITY] [--note TEXT] [--done] "
    + "[--at DATE] [--id N]"
}

extension TodoOptionTests {
  private static let due = Operand.day(
    friday, start: Date(year: 2026, month: 12, day: 4) ?? Date(milliseconds: 0),
    end: Date(year: 2026, month: 12, day: 5) ?? Date(milliseconds: 0))

  @Test(
    "A filter of a list is about what is open, unless it is said otherwise",
    arguments: [
      Meaning("todo list --for Faker", .todos(.open, for: .name("Faker"))),
      Meaning("todo list --for 7 --all", .todos(for: .id(7))),
      Meaning("todo list --for none --done", .todos(.and(.done, .not(.isPresent(.todoFor))))),
      Meaning(
        "todo list --for Hans Sama limit 3",
        .todos(.open, for: .name("Hans Sama"), limit: 3)),
      Meaning(
        "todo list --tag vod where done", .todos(.and(.compare(.todoTags, .equal, .text("vod")), .done))),
      Meaning(
        "todo list --tag vod -review --all",
        .todos(
          .and(
            .compare(.todoTags, .equal, .text("vod")), .compare(.todoTags, .notEqual, .text("review"))))),
      Meaning("todo list --tag none --all", .todos(.not(.isPresent(.todoTags)))),
      Meaning("todo list --all --due 2026-12-04", .todos(.compare(.todoDue, .equal, due))),
      Meaning("todo list --all --due-before 2026-12-04", .todos(.compare(.todoDue, .less, due))),
      Meaning("todo list --all --due-after 2026-12-04", .todos(.compare(.todoDue, .greater, due))),
      Meaning("todo list --all --due none", .todos(.not(.isPresent(.todoDue)))),
      Meaning(
        "todo list --overdue",
        .todos(
          .and(
            .open,
            .compare(
              .todoDue, .less,
              .dates(start: Parsing.now, end: Date(milliseconds: Parsing.now.milliseconds + 1)))))),
      Meaning("todo list --all --priority m", .todos(.compare(.todoPriority, .equal, .priority(.medium)))),
      Meaning("todo list --all --priority none", .todos(.not(.isPresent(.todoPriority)))),
      // What a command leaves alone anyway is not picked.
      Meaning(
        "todo done --for 7",
        .setTodos(
          Selection(entity: .todo, filter: .open, member: .id(7)),
          TodoPatch(complete: true))),
      Meaning(
        "todo reopen --for 7",
        .setTodos(
          Selection(entity: .todo, filter: .done, member: .id(7)),
          TodoPatch(complete: false))),
      Meaning(
        "todo done --all",
        .setTodos(Selection(entity: .todo), TodoPatch(complete: true))),
      Meaning(
        "todo rm --for 7", .remove(Selection(entity: .todo, member: .id(7)))),
    ])
  func picks(_ meaning: Meaning) throws { try meaning.check() }

  @Test func tooManyTagsAreRefused() throws {
    let tags = (0...Parser.mostConditions).map { "t\($0)" }.joined(separator: " ")
    let error = try Parsing.error("todo list --tag " + tags)
    #expect(error.kind == .tooManyConditions(Parser.mostConditions))
  }
}
