/** Where a shopper stands among the levels. Pure. */
import type { DataOf } from '@contract'

type Levels = DataOf<'GET /o2cum/v1/customerLevel'>
type Level = Levels['list'][number]

export interface Standing {
  level: Level
  /** undefined: there is none above. */
  next: Level | undefined
  /** What is still to be spent. */
  missingFen: number
  /** Percent of the way from this level to the next. */
  percent: number
}

/** undefined: the list does not have the shopper's level. */
export function standingOf({ list, levelCode, spentFen }: Levels): Standing | undefined {
  const index = list.findIndex((level) => level.levelCode === levelCode)
  const level = list[index]
  if (!level) return undefined
  const next = list[index + 1]
  if (!next) return { level, next, missingFen: 0, percent: 100 }
  const way = Math.max(1, next.fromFen - level.fromFen)
  const percent = Math.max(0, Math.min(100, Math.floor(((spentFen - level.fromFen) * 100) / way)))
  return { level, next, missingFen: Math.max(0, next.fromFen - spentFen), percent }
}
