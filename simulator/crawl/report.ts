/** The crawl's table, one line a visit. */
import type { Report } from './main'

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
    'taps',
    ''
  ]
  const rows = reports.map(({ visit, broken, taps }) => [
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
