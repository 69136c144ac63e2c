/** Rows of an endless list as far as they were read. Pure. */
export interface Rows<Row> {
  rows: readonly Row[]
  total: number
  /** Nothing comes after the rows. */
  ended: boolean
}

export const noRows: Rows<never> = { rows: [], total: 0, ended: false }

/** The most rows that one call of a refresh asks for; the contract allows 99. */
const mostAtOnce = 90

/** How to ask again for as many rows as are held: `pages` calls of `size`. */
export const refreshPlan = (held: number, size: number): { pages: number; size: number } => {
  const needed = Math.max(size, Math.ceil(held / size) * size)
  const whole = Math.floor(mostAtOnce / size) * size
  return needed <= whole ? { pages: 1, size: needed } : { pages: Math.ceil(needed / whole), size: whole }
}

/**
 * The page that comes after what is held. Rows leave a list while it is read (cancelled, deleted), so the page is counted
 * from what is held, and what comes twice is dropped.
 */
export const nextPageOf = (held: number, size: number): number => Math.floor(held / size) + 1

/** What is held after one more page; a row that came before stays where it is, as it is now. */
export function withPage<Row>(
  held: Rows<Row>,
  page: { list: readonly Row[]; total: number },
  rowKey: (row: Row) => string
): Rows<Row> {
  const fresh = new Map(page.list.map((row) => [rowKey(row), row]))
  const old = held.rows.map((row) => fresh.get(rowKey(row)) ?? row)
  for (const row of held.rows) fresh.delete(rowKey(row))
  const rows = [...old, ...fresh.values()]
  // an empty page ends a list whose total shrank meanwhile; so does one that brings nothing new
  return { rows, total: page.total, ended: rows.length >= page.total || fresh.size === 0 }
}
