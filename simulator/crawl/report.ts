/** The crawl's table, one line a visit, and its sum. */
import type { TapReport } from './taps'
import type { Visit } from './visit'

export interface Report {
  visit: Visit
  broken: string[]
  taps?: TapReport
  /** ms of the whole visit: opening, opening over home and closing, and everything done on the page. */
  ms: number
}

/** ms in which a page should show its first content, and in which all should open: told only, a busy machine takes longer. */
const goals = { contentMs: 1000, openMs: 60_000 }

/**
 * Things in a whole crawl that may have gone before their turn, however they were looked for. Some are seen for a moment
 * only: an order's row among the tabs of a shopper whose orders change, the words of a form that a later act corrected.
 */
export const mostGone = 20

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
    'again',
    'gone',
    'alike',
    'their KB',
    'most KB',
    'a s',
    'nodes',
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
    ...(taps
      ? [
          String(taps.taps),
          String(taps.again),
          String(taps.gone.length),
          String(taps.alike),
          kb(taps.use.bytes),
          kb(taps.use.most),
          String(taps.use.perSecond),
          String(taps.measures.nodes)
        ]
      : ['', '', '', '', '', '', '', '']),
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
export function summary(reports: readonly Report[]): { words: string[]; broken: string[] } {
  const counts: Record<string, number> = {}
  for (const { taps } of reports)
    for (const [name, count] of Object.entries(taps?.done ?? {})) counts[name] = (counts[name] ?? 0) + count
  const openMs = reports.reduce((sum, { visit }) => sum + visit.openMs, 0)
  const openLine = `${reports.length} visits opened in ${(openMs / 1000).toFixed(1)} s, one after another (goal ${goals.openMs / 1000} s)`
  const slow = reports
    .filter(({ visit }) => (visit.contentMs ?? 0) > goals.contentMs)
    .map(({ visit }) => `${visit.page}, logged ${visit.loggedIn ? 'in' : 'out'}: ${visit.contentMs} ms`)
  const acts = Object.entries(counts).map(([name, count]) => `${name} ${count}`)
  const sum = (count: (taps: TapReport) => number) =>
    reports.reduce((total, { taps }) => total + (taps ? count(taps) : 0), 0)
  const goneCount = sum((taps) => taps.gone.length)
  const alike = sum((taps) => taps.alike)
  const goneFrom = reports.flatMap(({ visit, taps }) =>
    taps?.gone.length
      ? [`  gone from ${visit.page}, logged ${visit.loggedIn ? 'in' : 'out'}: ${[...new Set(taps.gone)].join(', ')}`]
      : []
  )
  return {
    words: [
      openLine,
      ...(slow.length ? [`first content later than ${goals.contentMs} ms: ${slow.join('; ')}`] : []),
      ...(acts.length
        ? [
            `done on them: ${acts.join(', ')}; again, to bring back what an earlier act had brought up: ${sum(({ again }) => again)}`,
            `not done: ${goneCount} that had gone before their turn and were looked for in vain (at most ${mostGone})`,
            `alike: ${alike} rows left out by page, since enough of the same look were done on it: a country's towns, long lists`,
            ...goneFrom
          ]
        : [])
    ],
    broken: goneCount > mostGone ? [`${goneCount} things had gone before they could be done (at most ${mostGone})`] : []
  }
}
