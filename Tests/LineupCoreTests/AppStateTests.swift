import LineupCore
import Testing

@Suite("AppState")
struct AppStateTests {
  private let faker = Member(id: 7, name: "Faker", position: .Mid)

  private func change(_ old: Member?, _ new: Member?) -> Change {
    Change(entity: .member, old: old?.image, new: new?.image)
  }

  private func state(_ members: [Member]) -> AppState {
    let state = AppState()
    state.members.send(members)
    return state
  }

  @Test("A change patches the row that the page holds, and nothing else")
  func patchesRow() {
    let gumayusi = Member(id: 8, name: "Gumayusi", position: .ADC)
    let state = state([faker, gumayusi])
    var moved = faker
    moved.position = .Top
    state.publish([change(faker, moved)])
    #expect(state.members.value == [moved, gumayusi])
  }

  @Test("A removed row leaves the page, a new one joins it")
  func addsAndRemoves() {
    let state = state([faker])
    let keria = Member(id: 9, name: "Keria", position: .Support)
    state.publish([change(nil, keria), change(faker, nil)])
    #expect(state.members.value == [keria])
  }

  @Test(
    "Rows that go and come back, few of them or many, are on the page as they are in the end",
    arguments: [1, 40])
  func goesAndComesBack(count: Int64) {
    let rows = (1...count).map { Member(id: $0, name: "m\($0)", position: .Mid) }
    let state = state([faker] + rows.filter { $0.id != 7 })
    let gone = rows.filter { $0.id != 7 }
    let new = Member(id: 99, name: "new", position: .JG)
    let changes = gone.map { change($0, nil) } + gone.reversed().map { change(nil, $0) } + [change(nil, new)]
    state.publish(ChangeSet(changes))
    #expect(state.members.value == [faker] + gone + [new])
  }

  @Test("A change to a row beyond the page leaves it alone, and is told all the same")
  func beyondPage() {
    let state = state([faker])
    let other = Member(id: 1000, name: "Other", position: .Top)
    let heard = Heard()
    let subscription = state.changes.sink { heard.append($0) }
    state.publish([change(other, nil)])
    #expect(state.members.value == [faker])
    #expect(heard.values == [[change(other, nil)]])
    subscription.cancel()
  }

  @Test("A full page does not grow")
  func fullPage() {
    let page = (1...Int64(AppState.pageSize)).map { Member(id: $0, name: "m\($0)", position: .Mid) }
    let state = state(page)
    state.publish([change(nil, Member(id: 5000, name: "new", position: .JG))])
    #expect(state.members.value?.count == AppState.pageSize)
  }

  @Test("A row of a full page that goes and comes back keeps its place there")
  func fullPageGoesAndComesBack() {
    let page = (1...Int64(AppState.pageSize)).map { Member(id: $0, name: "m\($0)", position: .Mid) }
    let state = state(page)
    state.publish([change(page[6], nil), change(nil, faker)])
    #expect(state.members.value == page[..<6] + [faker] + page[7...])
  }

  @Test("A row that a change damages leaves the page")
  func damaged() {
    let state = state([faker])
    let broken = Image(id: 7, values: [.null, .integer(3)])
    state.publish([Change(entity: .member, old: faker.image, new: broken)])
    #expect(state.members.value == [])
  }

  @Test("A page that failed to load stays so")
  func failed() {
    let state = AppState()
    state.members.send(nil)
    state.publish([change(nil, faker)])
    #expect(state.members.value == nil)
  }

  @Test("To-dos are patched as members are")
  func todos() {
    let state = AppState()
    let event = TodoEvent(id: 1, title: "buy milk", createAt: Date(milliseconds: 0), complete: false)
    state.publish([Change(entity: .todo, old: nil, new: event.image)])
    #expect(state.todoEvents.value == [event])
    var done = event
    done.complete = true
    state.publish([Change(entity: .todo, old: event.image, new: done.image)])
    #expect(state.todoEvents.value == [done])
  }
}
