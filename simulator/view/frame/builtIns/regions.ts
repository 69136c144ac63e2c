/** picker mode="region": the chat app's own provinces, cities and districts. */
import type { Region } from '../../shared'
import { text, type Tools } from './kit'
import type { Column } from './columns'

const depths: Record<string, number> = { province: 1, city: 2, region: 3, 'sub-district': 3 }

/** The row that stands for a whole level, where the page asks for one. */
const whole = (name: string): Region => ({ code: '', name, children: [] })

/** Columns of a choice, and what it means. */
export function regionColumns(tools: Tools, provinces: Region[], wanted: readonly string[]) {
  const depth = depths[text(tools.values['level'])] ?? 3
  const custom = text(tools.values['customItem'])
  const levels = (at: readonly number[]): Region[][] => {
    const found: Region[][] = []
    let rows = provinces
    for (let level = 0; level < depth; level += 1) {
      const shown = custom ? [whole(custom), ...rows] : rows
      found.push(shown)
      rows = shown[at[level] ?? 0]?.children ?? []
    }
    return found
  }
  const start: number[] = []
  for (let level = 0; level < depth; level += 1) {
    const rows = levels(start)[level] ?? []
    start.push(
      Math.max(
        0,
        rows.findIndex(({ name }) => name === wanted[level])
      )
    )
  }
  return {
    columns: (at: readonly number[] = start): Column[] =>
      levels(at).map((rows, level) => ({
        rows: rows.map(({ name }) => name),
        at: Math.min(at[level] ?? 0, Math.max(0, rows.length - 1))
      })),
    /** As the change event tells it. */
    detail: (at: readonly number[]) => {
      const chosen = levels(at).flatMap((rows, level) => rows[at[level] ?? 0] ?? [])
      return { value: chosen.map(({ name }) => name), code: chosen.map(({ code }) => code), postcode: undefined }
    }
  }
}
