import { LEVELS, levelOf } from '@domain/people/level'
import { pointsForPaid } from '@domain/rewards/points'
import { standingOf } from '@/features/points/level/rules'

const list = LEVELS.map((level) => ({ ...level, levelName: level.levelCode }))
const standing = (levelCode: string, spentFen: number) => standingOf({ list, levelCode, spentFen })

test('a level holds from its spending on', () => {
  const codes = [0, 199_999, 200_000, 9_999_999].map((fen) => levelOf(fen).level.levelCode)
  expect(codes).toEqual(['SEED', 'SEED', 'EAR', 'HARVEST'])
})

test('a level adds its percent to the points of an order', () => {
  expect([0, 10, 50].map((percent) => pointsForPaid(12_399, percent))).toEqual([123, 135, 184])
  expect(pointsForPaid(-500, 50)).toBe(0)
})

test('the points missing to the next level, and how much of the way is gone', () => {
  expect(standing('EAR', 600_000)).toMatchObject({ missingFen: 400_000, percent: 50, next: { levelCode: 'GOLD' } })
  expect(standing('SEED', 0)).toMatchObject({ missingFen: 200_000, percent: 0 })
  expect(standing('HARVEST', 6_000_000)).toMatchObject({ missingFen: 0, percent: 100, next: undefined })
  expect(standing('NEW', 6_000_000)).toBeUndefined()
})
