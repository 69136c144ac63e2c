/** How a list of orders is asked for. */

/** Rows of one page of the list. */
export const pageSize = 10
/** The most orders one call of a refresh asks for; the contract allows 99. */
const refreshSize = 90

/** How to ask again for as many orders as are held: `pages` calls of `size`. */
export const refreshPlan = (held: number): { pages: number; size: number } => {
  const needed = Math.max(pageSize, Math.ceil(held / pageSize) * pageSize)
  return needed <= refreshSize
    ? { pages: 1, size: needed }
    : { pages: Math.ceil(needed / refreshSize), size: refreshSize }
}

/**
 * The page that comes after what is held. Orders leave a list while it is read (cancelled, deleted), so the page is
 * counted from what is held, and what comes twice is dropped.
 */
export const nextPageOf = ({ rows }: { rows: readonly unknown[] }): number => Math.floor(rows.length / pageSize) + 1
