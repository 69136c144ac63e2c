/** Rows of the parameter table as a family's table writes them: what is the same for all models, or grows with their price. */
import type { Pair } from '../families/family'

export type GroupCode = 'BODY' | 'PERFORMANCE' | 'FUNCTION' | 'POWER' | 'SERVICE'

export interface RowChoice {
  group: GroupCode
  name: Pair
  /** From the plainest model to the best. */
  values: Pair[]
}

/** Words, from the plainest model to the best. */
export const choiceRow = (group: GroupCode, name: Pair, ...values: Pair[]): RowChoice => ({ group, name, values })

const isWord = (unit: string): boolean => /^[\u4e00-\u9fff]/.test(unit)

/** Figures of one unit, parted from it in English and where the unit is a word. */
export const figures = (group: GroupCode, name: Pair, unit: string | Pair, ...all: (number | string)[]): RowChoice => {
  const [zh, en] = typeof unit === 'string' ? [unit, unit] : unit
  return {
    group,
    name,
    values: all.map((figure) => [`${figure}${isWord(zh) ? ' ' : ''}${zh}`, `${figure} ${en}`.trim()])
  }
}

/** A row's code, by which two products are compared: its English name. */
export const rowCode = (name: Pair): string =>
  name[1]
    .toUpperCase()
    .replace(/[^A-Z]+/g, '_')
    .replace(/^_|_$/g, '')
