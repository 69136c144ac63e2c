import fc from 'fast-check'
import { nextPageOf, noRows, refreshPlan, withPage, type Rows } from '@/api/query/rows'

interface Row {
  code: string
  version: number
}
const row = (code: string, version = 1): Row => ({ code, version })
const codeOf = ({ code }: Row) => code
const codes = ({ rows }: Rows<Row>) => rows.map(codeOf)
const size = 10
const pageOf = (all: readonly Row[], page: number) => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length
})

describe('a list that grows while it changes', () => {
  it('reads every row once, also when rows are deleted between two pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.array(fc.nat(59), { maxLength: 10 }), (count, gone) => {
        let all = Array.from({ length: count }, (_, at) => row(`R${at}`))
        let held = withPage(noRows, pageOf(all, 1), { page: 1, size }, codeOf)
        for (let step = 0; step < 20 && !held.ended; step += 1) {
          const code = `R${gone[step] ?? -1}`
          all = all.filter((one) => one.code !== code)
          held = { ...held, rows: held.rows.filter((one) => one.code !== code) }
          const page = nextPageOf(held, size)
          held = withPage(held, pageOf(all, page), { page, size }, codeOf)
        }
        expect(codes(held)).toEqual(all.map(codeOf))
      })
    )
  })

  it('reads every row once, also when rows come twice over several pages', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(25), { minLength: 25, maxLength: 60 }), (numbers) => {
        const all = numbers.map((number) => row(`R${number}`))
        let held: Rows<Row> = noRows
        for (let step = 0; step < 20 && !held.ended; step += 1) {
          const page = nextPageOf(held, size)
          held = withPage(held, pageOf(all, page), { page, size }, codeOf)
        }
        expect(codes(held)).toEqual([...new Set(all.map(codeOf))])
      })
    )
  })

  it('shows a row that comes twice as it came last, in its place', () => {
    const held: Rows<Row> = { rows: [row('A'), row('B')], total: 3, ended: false }
    const next = withPage(held, { list: [row('B', 2), row('C')], total: 3 }, { page: 1, size }, codeOf)
    expect(next).toEqual({ rows: [row('A'), row('B', 2), row('C')], total: 3, ended: true })
  })

  it('ends when a page brings nothing new, though more were promised', () => {
    const held: Rows<Row> = { rows: [row('A')], total: 3, ended: false }
    expect(withPage(held, { list: [], total: 3 }, { page: 1, size }, codeOf).ended).toBe(true)
    expect(withPage(held, { list: [row('A', 2)], total: 3 }, { page: 1, size }, codeOf).ended).toBe(true)
  })
})

describe('asking again for what is held', () => {
  it('asks for at least a page, at most what a call may give, and for all that is held', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 40 }), (held, pageSize) => {
        const plan = refreshPlan(held, pageSize)
        expect(plan.size).toBeLessThanOrEqual(99)
        expect(plan.pages * plan.size).toBeGreaterThanOrEqual(Math.max(held, pageSize))
      })
    )
  })
})
