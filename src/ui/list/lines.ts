/** Rows of a list in groups, such as days or months: what is drawn one below the other. Pure. */

/** What stands beside each other in a list: one row, or as many as it has columns. */
export interface Line<Row> {
  /** The key of its first row, which stays when the line is filled up later. */
  key: string
  group: string
  rows: readonly Row[]
  /** First line of its group, which has the group's head. */
  first: boolean
  /** Last line of its group. */
  last: boolean
}

export interface LineOptions<Row> {
  keyOf: (row: Row) => string
  groupOf: (row: Row) => string
  /** Rows of a line; default 1. */
  columns?: number | undefined
}

/** Lines of the rows in their order. Rows of a group that stand next to each other share lines, and no line has two groups. */
export function linesOf<Row>(rows: readonly Row[], { keyOf, groupOf, columns = 1 }: LineOptions<Row>): Line<Row>[] {
  const lines: { key: string; group: string; rows: Row[] }[] = []
  for (const row of rows) {
    const group = groupOf(row)
    const line = lines.at(-1)
    if (line?.group === group && line.rows.length < columns) line.rows.push(row)
    else lines.push({ key: keyOf(row), group, rows: [row] })
  }
  return lines.map((line, index) => ({
    ...line,
    first: lines[index - 1]?.group !== line.group,
    last: lines[index + 1]?.group !== line.group
  }))
}
