import type { OrderStatus, OrderSummary } from '@contract'
import { allowedActions, ORDER_STATUSES } from '@domain/order'
import fc from 'fast-check'
import {
  cleanKeyword,
  isPastDay,
  saidState,
  splitActions,
  tabOf,
  withoutOrder,
  withOrder,
  withOrderBack,
  withPage,
  type HeldOrders
} from '@/features/order/rules'
import { nextPageOf, pageSize, refreshPlan } from '@/features/order/paging'
import { stateTone, stateWords } from '@/features/order/words'
import { setLocale } from '@/i18n'

const order = (orderCode: string, payFen = 1): OrderSummary => ({
  orderCode,
  shopCode: 'S',
  shopName: 'S',
  status: 'COMPLETED',
  rows: [],
  quantity: 1,
  payFen,
  createdAt: 0
})
const codes = ({ rows }: HeldOrders) => rows.map(({ orderCode }) => orderCode)
const orders = (count: number) => Array.from({ length: count }, (_, at) => order(`O${at}`))
const nothing: HeldOrders = { rows: [], total: 0 }

/** What the gateway gives of a list. */
const pageOf = (all: readonly OrderSummary[], page: number, size = pageSize) => ({
  list: all.slice((page - 1) * size, page * size),
  total: all.length
})

describe('the tab a link names', () => {
  it.each([...ORDER_STATUSES])('opens %s', (status) => expect(tabOf(status)).toBe(status))
  it.each([undefined, '', 'ALL', 'SHIPPED', 'wait_pay'])('opens all orders for %s', (status) =>
    expect(tabOf(status)).toBe('ALL')
  )
})

describe('the state that is said', () => {
  it('tells an order whose time to pay is over from one that waits', () => {
    expect(saidState({ status: 'WAIT_PAY', payBefore: 1000 }, 999)).toBe('WAIT_PAY')
    expect(saidState({ status: 'WAIT_PAY', payBefore: 1000 }, 1000)).toBe('PAY_OVER')
    expect(saidState({ status: 'COMPLETED', payBefore: 1000 }, 2000)).toBe('COMPLETED')
  })

  it.each(['REFUNDING', '', 'constructor', '__proto__', 'wait_pay', 'X'.repeat(5000)])(
    'knows nothing of «%s»',
    (word) => {
      const order = { status: word as OrderStatus, payBefore: 1000 }
      expect(saidState(order, 999)).toBe('UNKNOWN')
      expect(stateWords(order)).toBe('其他状态')
      expect(stateTone(order)).toBe('muted')
      expect(allowedActions(order, 999)).toEqual([])
      setLocale('en-US')
      expect(stateWords(order)).toBe('Other status')
      setLocale('zh-CN')
    }
  )
})

describe('buttons', () => {
  it('keeps the likeliest and puts the rest behind «more»', () => {
    expect(splitActions(['PAY', 'CHANGE_ADDRESS', 'CANCEL'], 2)).toEqual({
      shown: ['PAY', 'CHANGE_ADDRESS'],
      rest: ['CANCEL']
    })
    expect(splitActions(['PAY'], 3)).toEqual({ shown: ['PAY'], rest: [] })
  })
})

describe('a list that grows while it changes', () => {
  it('reads every order once, whatever is deleted between two pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.array(fc.nat(59), { maxLength: 10 }), (count, gone) => {
        let all = orders(count)
        let held = withPage(nothing, pageOf(all, 1))
        for (let step = 0; step < 20 && held.rows.length < held.total; step += 1) {
          const code = `O${gone[step] ?? -1}`
          all = all.filter(({ orderCode }) => orderCode !== code)
          held = withoutOrder(held, code)
          held = withPage(held, pageOf(all, nextPageOf(held)))
        }
        expect(codes(held)).toEqual(all.map(({ orderCode }) => orderCode))
      })
    )
  })

  it('shows an order that comes twice as it came last', () => {
    const held = withPage(
      { rows: [order('A', 1), order('B', 1)], total: 3 },
      { list: [order('B', 2), order('C')], total: 3 }
    )
    expect(codes(held)).toEqual(['A', 'B', 'C'])
    expect(held.rows[1]?.payFen).toBe(2)
  })

  it('changes one order in its place, and leaves an unknown one out', () => {
    const held = { rows: orders(3), total: 3 }
    expect(withOrder(held, order('O1', 9)).rows[1]?.payFen).toBe(9)
    expect(codes(withOrder(held, order('X')))).toEqual(['O0', 'O1', 'O2'])
  })

  it('puts a deleted order back where it was, once', () => {
    const held = { rows: orders(3), total: 8 }
    const without = withoutOrder(held, 'O1')
    expect(without.total).toBe(7)
    const again = withOrderBack(without, order('O1'), 1)
    expect(codes(again)).toEqual(['O0', 'O1', 'O2'])
    expect(again.total).toBe(8)
    expect(withOrderBack(again, order('O1'), 1)).toBe(again)
    expect(withoutOrder(held, 'X')).toBe(held)
  })
})

describe('asking again for what is held', () => {
  it('asks for at least a page, at most what a call may give, and for all that is held', () => {
    fc.assert(
      fc.property(fc.nat(1000), (held) => {
        const { pages, size } = refreshPlan(held)
        expect(size).toBeLessThanOrEqual(99)
        expect(pages * size).toBeGreaterThanOrEqual(Math.max(held, pageSize))
      })
    )
    expect(refreshPlan(0)).toEqual({ pages: 1, size: 10 })
    expect(refreshPlan(11)).toEqual({ pages: 1, size: 20 })
    expect(refreshPlan(91)).toEqual({ pages: 2, size: 90 })
  })
})

describe('words to search by', () => {
  it('drops blanks that say nothing and what is too long', () => {
    expect(cleanKeyword('  电饭煲 \n 4L ')).toBe('电饭煲 4L')
    expect(cleanKeyword('   ')).toBe('')
    expect(cleanKeyword('x'.repeat(80))).toHaveLength(60)
  })
})

describe('a day of arrival', () => {
  it('is past only the day after, with either separator', () => {
    expect(isPastDay('2026/11/19', '2026/11/20')).toBe(true)
    expect(isPastDay('2026-11-20', '2026/11/20')).toBe(false)
    expect(isPastDay('2026/11/21', '2026/11/20')).toBe(false)
  })
})
