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
      fc.property(fc.integer({ min: 0, max: 60 }), fc.array(fc.nat(59), { maxLength: 10 }), (count, goneNumbers) => {
        let all = Array.from({ length: count }, (_, index) => row(`R${index}`))
        let rowsNow = withPage(noRows, pageOf(all, 1), { page: 1, size }, codeOf)
        for (let step = 0; step < 20 && !rowsNow.ended; step += 1) {
          const code = `R${goneNumbers[step] ?? -1}`
          all = all.filter((row) => row.code !== code)
          rowsNow = { ...rowsNow, rows: rowsNow.rows.filter((row) => row.code !== code) }
          const page = nextPageOf(rowsNow, size)
          rowsNow = withPage(rowsNow, pageOf(all, page), { page, size }, codeOf)
        }
        expect(codes(rowsNow)).toEqual(all.map(codeOf))
      })
    )
  })

  it('reads every row once, also when rows come twice over several pages', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(25), { minLength: 25, maxLength: 60 }), (numbers) => {
        const all = numbers.map((number) => row(`R${number}`))
        let rowsNow: Rows<Row> = noRows
        for (let step = 0; step < 20 && !rowsNow.ended; step += 1) {
          const page = nextPageOf(rowsNow, size)
          rowsNow = withPage(rowsNow, pageOf(all, page), { page, size }, codeOf)
        }
        expect(codes(rowsNow)).toEqual([...new Set(all.map(codeOf))])
      })
    )
  })

  it('shows a row that comes twice as it came last, in its place', () => {
    const rowsNow: Rows<Row> = { rows: [row('A'), row('B')], total: 3, ended: false }
    const next = withPage(rowsNow, { list: [row('B', 2), row('C')], total: 3 }, { page: 1, size }, codeOf)
    expect(next).toEqual({ rows: [row('A'), row('B', 2), row('C')], total: 3, ended: true })
  })

  it('ends when a page brings nothing new, though more were promised', () => {
    const rowsNow: Rows<Row> = { rows: [row('A')], total: 3, ended: false }
    expect(withPage(rowsNow, { list: [], total: 3 }, { page: 1, size }, codeOf).ended).toBe(true)
    expect(withPage(rowsNow, { list: [row('A', 2)], total: 3 }, { page: 1, size }, codeOf).ended).toBe(true)
  })
})

describe('a reload of the rows', () => {
  it('asks for at least a page, at most what a call may give, and for all that is held', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 40 }), (count, pageSize) => {
        const plan = refreshPlan(count, pageSize)
        expect(plan.size).toBeLessThanOrEqual(99)
        expect(plan.pages * plan.size).toBeGreaterThanOrEqual(Math.max(count, pageSize))
      })
    )
  })
})
