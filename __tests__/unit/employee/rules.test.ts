import { offOf, partsOf, whyNot } from '@/features/employee/rules'

const quota = { pieces: 8, fen: 2_000_000 }

test.each([
  ['some of it', { pieces: 5, fen: 648_000 }, 264_000, [1_088_000, 264_000, 54.4, 13.2]],
  ['nothing', quota, 0, [0, 0, 0, 0]],
  // a quota that was made smaller after more was bought
  ['more on its way than the year has', { pieces: 0, fen: 0 }, 9_000_000, [0, 2_000_000, 0, 100]]
])('the bar of a year with %s taken', (_, left, waitingFen, [purchases, waiting, first, second]) => {
  const parts = partsOf({ quota, left, waitingFen })
  expect([parts.boughtFen, parts.waitingFen]).toEqual([purchases, waiting])
  expect(parts.bought).toBeCloseTo(first ?? 0)
  expect(parts.waiting).toBeCloseTo(second ?? 0)
})

test('a year without money has an empty bar', () =>
  expect(partsOf({ quota: { pieces: 0, fen: 0 }, left: { pieces: 0, fen: 0 }, waitingFen: 0 })).toMatchObject({
    bought: 0,
    waiting: 0
  }))

test.each([
  [15_000, 20_000, { off: '7.5', percent: '25' }],
  [14_000, 20_000, { off: '7', percent: '30' }],
  [20_000, 20_000, undefined],
  [undefined, 20_000, undefined]
])('%s of %s is %o', (priceFen, soloFen, off) =>
  expect(offOf({ soloFen, ...(priceFen === undefined ? {} : { priceFen }) } as never)).toEqual(off)
)

test.each([
  [{}, undefined],
  [{ obstacle: 'FEN' }, 'FEN'],
  [{ obstacle: 'CATEGORY', freeAt: 5 }, 'CATEGORY'],
  [{ obstacle: 'CATEGORY' }, 'unknown'],
  [{ obstacle: 'toString' }, 'unknown'],
  [{ obstacle: 'A_NEW_WORD' }, 'unknown']
])('why not, of %o: %s', (good, why) => expect(whyNot(good as never)).toBe(why))
