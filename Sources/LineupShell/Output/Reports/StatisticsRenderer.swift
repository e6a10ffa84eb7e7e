import LineupCore

/// Writes how much there is of what, in any of the forms.
struct StatisticsRenderer {
  let mode: OutputMode
  let traits: OutputTraits
  let drawing: Drawing

  func append(_ statistics: Statistics, to out: inout [UInt8]) {
    switch mode {
    case .table: StatisticsTable(traits, drawing).append(statistics, to: &out)
    case .json: out.append(json: statistics)
    case .plain, .csv, .jsonl, .markdown:
      var writer = mode.writer(for: traits)
      writer.begin(Field.ofFigures, to: &out)
      for figure in statistics.figures { writer.row(.figure(figure), to: &out) }
      writer.end(to: &out)
    }
  }
}
