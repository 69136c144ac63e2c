/** picker mode="region": the chat app's own provinces, cities and districts. */
import type { Region } from '../../shared'
import { text, type Tools } from './kit'
import type { Column } from './columns'

const depths: Record<string, number> = { province: 1, city: 2, region: 3, 'sub-district': 3 }

/** The row that stands for a whole level, where the page asks for one. */
const whole = (name: string): Region => ({ code: '', name, children: [] })

/** Columns of a choice, and what it means. */
export function regionColumns(tools: Tools, provinces: Region[], startNames: readonly string[]) {
  const depth = depths[text(tools.values['level'])] ?? 3
  const custom = text(tools.values['customItem'])
  const levels = (rowIndexes: readonly number[]): Region[][] => {
    const columns: Region[][] = []
    let rows = provinces
    for (let level = 0; level < depth; level += 1) {
      const regions = custom ? [whole(custom), ...rows] : rows
      columns.push(regions)
      rows = regions[rowIndexes[level] ?? 0]?.children ?? []
    }
    return columns
  }
  const start: number[] = []
  for (let level = 0; level < depth; level += 1) {
    const rows = levels(start)[level] ?? []
    start.push(
      Math.max(
        0,
        rows.findIndex(({ name }) => name === startNames[level])
      )
    )
  }
  return {
    columns: (rowIndexes: readonly number[] = start): Column[] =>
      levels(rowIndexes).map((rows, level) => ({
        rows: rows.map(({ name }) => name),
        index: Math.min(rowIndexes[level] ?? 0, Math.max(0, rows.length - 1))
      })),
    /** As the change event tells it. */
    detail: (rowIndexes: readonly number[]) => {
      const regions = levels(rowIndexes).flatMap((rows, level) => rows[rowIndexes[level] ?? 0] ?? [])
      return { value: regions.map(({ name }) => name), code: regions.map(({ code }) => code), postcode: undefined }
    }
  }
}
