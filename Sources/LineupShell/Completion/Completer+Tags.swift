import LineupCore

extension Completer {
  /// Tags for an option, without those that it has been given. Where they can be taken off, those that the one row has come
  /// after `-`.
  func tags(of option: OptionSpec, _ context: CompletionContext) -> [CompletionCandidate] {
    let sign = context.tagSign
    if sign == "-", !option.takesNone { return [] }
    let own = option.role == .ordinary ? ownTags(context) : []
    var candidates: [CompletionCandidate] = []
    if sign != "-" || own.isEmpty {
      candidates = found(context, without: own).map {
        candidate($0.tag, after: sign, sign == "-" ? "take it off" : $0.summary, context)
      }
    }
    if sign != "+" {
      candidates += own.filter { TypedWord(context.typedTag).match(in: $0) != nil }.map {
        candidate($0, after: "-", "take it off", context)
      }
    }
    candidates = candidates.preferringBeginnings
    if context.hasOptionWords { return candidates + (option.role == .filter ? clauses(context) : []) }
    guard option.takesNone, !context.isText else { return candidates }
    return candidates + none("no tags", context)
  }

  /// Tags to compare with.
  func tags(_ context: CompletionContext) -> [CompletionCandidate] {
    found(context).map { candidate($0.tag, after: "", $0.summary, context) }.preferringBeginnings
  }

  /// Tags that have what was typed, without some and those given before. They are counted, which takes too long for each
  /// key.
  private func found(_ context: CompletionContext, without others: [String] = []) -> [TagUse] {
    guard reach == .everywhere else { return [] }
    let others = others + context.givenTags
    return tags(context.typedTag).filter { use in !others.contains { Tag.areOne($0, use.tag) } }
  }

  /// The tags of the one row that is named.
  private func ownTags(_ context: CompletionContext) -> [String] {
    guard let row = context.onlyRow, case .todo(let event)? = rows(.todo, .row(row)).first else { return [] }
    return event.tags
  }

  private func candidate(
    _ tag: String, after sign: String, _ detail: String, _ context: CompletionContext
  ) -> CompletionCandidate {
    let word = sign + tag.signed
    return CompletionCandidate(
      context.isText ? Quoting.quoted(word) : Quoting.argument(word), label: sign + tag, detail: detail,
      match: TypedWord(context.typedTag).match(in: tag) ?? .elsewhere)
  }
}

extension TagUse {
  fileprivate var summary: String { count == 1 ? "1 to-do" : "\(count) to-dos" }
}

extension CompletionContext {
  /// The sign that stands before what was typed of a tag; empty for none.
  fileprivate var tagSign: String {
    ["+", "-"].first { word[...].after($0) != nil }.map { String($0) } ?? ""
  }

  /// What was typed of a tag, without signs.
  fileprivate var typedTag: String {
    let tag = word[...].after("+") ?? word[...].after("-") ?? word[...]
    return String(tag.after("#") ?? tag)
  }
}
