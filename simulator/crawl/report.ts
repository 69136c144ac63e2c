/** The crawl's table, one line a visit, and its sum. */
import type { Report } from './main'

/** ms in which every page must open, logged in and not, one after another. */
export const openingLimitMs = 60_000

const kb = (bytes: number) => (bytes / 1024).toFixed(1)

/** Lines to print. */
export function table(reports: readonly Report[]): string[] {
  const head = [
    'page',
    'who',
    'content',
    'setData',
    'KB',
    'most KB',
    'a s',
    'nodes',
    'depth',
    'children',
    'requests',
    'acts',
    'seconds',
    ''
  ]
  const rows = reports.map(({ visit, broken, taps, ms }) => [
    visit.page,
    visit.loggedIn ? 'in' : 'out',
    visit.contentMs === undefined ? '–' : `${visit.contentMs} ms`,
    String(visit.data.calls),
    kb(visit.data.bytes),
    kb(visit.data.most),
    String(visit.data.perSecond),
    String(visit.measures.nodes),
    String(visit.measures.depth),
    String(visit.measures.mostChildren),
    String(visit.requests),
    taps ? String(taps.taps) : '',
    (ms / 1000).toFixed(1),
    [visit.endedOn === visit.page ? '' : `→ ${visit.endedOn}`, broken.length ? `✗ ${broken.length}` : '']
      .filter(Boolean)
      .join(' ')
  ])
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: string[]) =>
    cells
      .map((cell, column) =>
        column < 2 || column === cells.length - 1
          ? cell.padEnd(widths[column] ?? 0)
          : cell.padStart(widths[column] ?? 0)
      )
      .join('  ')
      .trimEnd()
  return [line(head), ...rows.map(line)]
}

/** What the whole crawl did, and what it broke as a whole. */
export function summary(reports: readonly Report[], openings: number): { words: string[]; broken: string[] } {
  const done: Record<string, number> = {}
  for (const { taps } of reports)
    for (const [name, count] of Object.entries(taps?.done ?? {})) done[name] = (done[name] ?? 0) + count
  const openMs = reports.reduce((sum, { visit }) => sum + visit.openMs, 0)
  const opened = `${reports.length} visits opened in ${(openMs / 1000).toFixed(1)} s, one after another (at most ${openingLimitMs / 1000} s)`
  const acts = Object.entries(done).map(([name, count]) => `${name} ${count}`)
  const all = reports.length >= openings
  return {
    words: [opened, ...(acts.length ? [`done on them: ${acts.join(', ')}`] : [])],
    broken: all && openMs > openingLimitMs ? [`opening every page took ${(openMs / 1000).toFixed(1)} s`] : []
  }
}
