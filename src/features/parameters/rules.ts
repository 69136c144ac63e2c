/** What two products' parameters say beside one another, and the few that say most of one. */
import type { ParameterGroup } from '@contract'
import { ENERGY_CODE, gradeIn } from '@domain/goods/energy'

type Row = ParameterGroup['rows'][number]

export interface ComparedRow {
  code: string
  name: string
  /** Undefined: that product has no such line. */
  values: [left: string | undefined, right: string | undefined]
  differs: boolean
}

export interface ComparedGroup {
  code: string
  name: string
  rows: ComparedRow[]
}

const union = <T extends { code: string }>(left: readonly T[], right: readonly T[]): T[] => [
  ...left,
  ...right.filter(({ code }) => !left.some((own) => own.code === code))
]
const rowsOf = (groups: readonly ParameterGroup[]): Map<string, Row> =>
  new Map(groups.flatMap(({ rows }) => rows.map((row): [string, Row] => [row.code, row])))

/** Both tables as one, line by line: the left one's order, then what only the right one says. */
export function compareGroups(left: readonly ParameterGroup[], right: readonly ParameterGroup[]): ComparedGroup[] {
  const lefts = rowsOf(left)
  const rights = rowsOf(right)
  const placedCodes = new Set<string>()
  return union(left, right).map(({ code, name }) => {
    const both = [left, right].map((groups) => groups.find((group) => group.code === code)?.rows ?? [])
    const rows = union(both[0] ?? [], both[1] ?? []).filter((row) => !placedCodes.has(row.code))
    for (const row of rows) placedCodes.add(row.code)
    return {
      code,
      name,
      rows: rows.map((row) => {
        const values: ComparedRow['values'] = [lefts.get(row.code)?.value, rights.get(row.code)?.value]
        return { code: row.code, name: row.name, values, differs: values[0] !== values[1] }
      })
    }
  })
}

/** What is left of it when lines that are equal are put away. */
export const differences = (groups: readonly ComparedGroup[]): ComparedGroup[] =>
  groups.flatMap((group) => {
    const rows = group.rows.filter(({ differs }) => differs)
    return rows.length > 0 ? [{ ...group, rows }] : []
  })

export interface Energy {
  /** 1 uses least, 5 most. */
  grade: number
  /** What else is said of its use of power. */
  facts: Row[]
}

/** Lines of power that tell nothing of how much is used. */
const silent = new Set([ENERGY_CODE, 'VOLTAGE', 'REFRIGERANT', 'BATTERY', 'IGNITION'])

/** What its energy label says; undefined where it has none. */
export function energyOf(groups: readonly ParameterGroup[]): Energy | undefined {
  const own = groups.find(({ rows }) => rows.some(({ code }) => code === ENERGY_CODE))
  const grade = gradeIn(own?.rows.find(({ code }) => code === ENERGY_CODE)?.value ?? '')
  if (!own || grade === undefined) return undefined
  return { grade, facts: own.rows.filter(({ code }) => !silent.has(code)).slice(0, 2) }
}

/** The first lines of each group in turn, but for the first group's and for `knownValues`, which stand beside them. */
export function briefOf(groups: readonly ParameterGroup[], most: number, knownValues: readonly string[] = []): Row[] {
  const telling = (groups.length > 1 ? groups.slice(1) : groups).map(({ rows }) =>
    rows.filter(({ value }) => !knownValues.includes(value))
  )
  const deepest = Math.max(0, ...telling.map(({ length }) => length))
  const inTurn = Array.from({ length: deepest }, (_, index) => telling.flatMap((rows) => rows[index] ?? [])).flat()
  return inTurn.slice(0, most)
}
