/** Levels of customers: from which spending each holds, and what it gives. */

export type LevelCode = 'SEED' | 'EAR' | 'GOLD' | 'HARVEST'

export interface Level {
  levelCode: LevelCode
  /** Spending from which it holds, fen. */
  fromFen: number
  /** Percent more points for each order that is received. */
  extraPercent: number
}

export const LEVELS: readonly [Level, ...Level[]] = [
  { levelCode: 'SEED', fromFen: 0, extraPercent: 0 },
  { levelCode: 'EAR', fromFen: 200_000, extraPercent: 10 },
  { levelCode: 'GOLD', fromFen: 1_000_000, extraPercent: 20 },
  { levelCode: 'HARVEST', fromFen: 5_000_000, extraPercent: 50 }
]

/** The level that spending has reached, and the one after it. */
export function levelOf(spentFen: number): { level: Level; next: Level | undefined } {
  const index = LEVELS.filter(({ fromFen }) => spentFen >= fromFen).length - 1
  return { level: LEVELS[Math.max(0, index)] ?? LEVELS[0], next: LEVELS[index + 1] }
}

/** Spending so far and what the next level begins at, fen, out of what is still missing; undefined at the highest. */
export function growthOf(
  levelCode: string,
  toNextFen: number | null
): { spentFen: number; nextFen: number } | undefined {
  const next = LEVELS[LEVELS.findIndex((level) => level.levelCode === levelCode) + 1]
  // a level that this app doesn't know leads nowhere that it could draw
  if (toNextFen === null || next === undefined || !LEVELS.some((level) => level.levelCode === levelCode))
    return undefined
  return { spentFen: Math.max(0, next.fromFen - toNextFen), nextFen: next.fromFen }
}
