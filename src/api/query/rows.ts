/** Rows of an endless list as far as they were read. Pure. */
export interface Rows<Row> {
  rows: readonly Row[]
  total: number
  /** Nothing comes after the rows. */
  ended: boolean
  /** Rows that later pages brought a second time, as recommendations do: they count as read. */
  twice?: number
}

export const noRows: Rows<never> = { rows: [], total: 0, ended: false }

/** The most rows that one call of a refresh asks for; the contract allows 99. */
const mostAtOnce = 90

/** How to ask again for as many rows as are held: `pages` calls of `size`. */
export const refreshPlan = (rowCount: number, size: number): { pages: number; size: number } => {
  const total = Math.max(size, Math.ceil(rowCount / size) * size)
  const whole = Math.floor(mostAtOnce / size) * size
  return total <= whole ? { pages: 1, size: total } : { pages: Math.ceil(total / whole), size: whole }
}

const readSoFar = ({ rows, twice = 0 }: Rows<unknown>): number => rows.length + twice

/**
 * The page that comes after what is held. Rows leave a list while it is read (cancelled, deleted), so the page is counted
 * from what is held, and what comes twice is dropped.
 */
export const nextPageOf = (rows: Rows<unknown>, size: number): number => Math.floor(readSoFar(rows) / size) + 1

/** What is held after one more page; a row that came before stays where it is, as it is now. */
export function withPage<Row>(
  before: Rows<Row>,
  page: { list: readonly Row[]; total: number },
  request: { page: number; size: number },
  rowKey: (row: Row) => string
): Rows<Row> {
  const fresh = new Map(page.list.map((row) => [rowKey(row), row]))
  const old = before.rows.map((row) => fresh.get(rowKey(row)) ?? row)
  for (const row of before.rows) fresh.delete(rowKey(row))
  const rows = [...old, ...fresh.values()]
  // a page that is read again from its beginning brings what is held of it
  const heldOfPage = Math.max(0, readSoFar(before) - (request.page - 1) * request.size)
  const twice = (before.twice ?? 0) + Math.max(0, page.list.length - fresh.size - heldOfPage)
  // an empty page ends a list whose total shrank meanwhile; so does the last page, empty or not
  const ended = rows.length >= page.total || page.list.length === 0 || request.page * request.size >= page.total
  return { rows, total: page.total, ended, ...(twice === 0 ? {} : { twice }) }
}
