import type { OrderStatus, OrderSummary } from '@contract'
import { allowedActions, ORDER_STATUSES } from '@domain/orders/order'
import { orderTabs, saidState, splitActions, tabOf, withoutOrder, withOrder } from '@/features/order/rules'
import { cleanKeyword } from '@domain/keyword'
import { arrivalDay, stateTone, stateWords } from '@/features/order/words'
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
const codes = ({ rows }: { rows: readonly OrderSummary[] }) => rows.map(({ orderCode }) => orderCode)
const orders = (count: number) => Array.from({ length: count }, (_, index) => order(`O${index}`))
describe('the tab a link names', () => {
  it.each([...ORDER_STATUSES, 'TO_REVIEW'])('opens %s', (status) => expect(tabOf(status)).toBe(status))
  it('has a place for every state', () => expect(orderTabs).toEqual(expect.arrayContaining([...ORDER_STATUSES])))
  it.each([undefined, '', 'ALL', 'SHIPPED', 'wait_pay'])('opens all orders for %s', (status) =>
    expect(tabOf(status)).toBe('ALL')
  )
})

describe('the shown state', () => {
  it('distinguishes an order past its time to pay from one that waits', () => {
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

describe('the state of an order on its way', () => {
  const onItsWay = (count: number, delivering: number, signed: number) => ({
    status: 'WAIT_RECEIVE' as const,
    arrivesOn: '2999-01-02',
    parcels: { count, delivering, signed }
  })
  it.each([
    ['its only parcel is on the road', onItsWay(1, 0, 0), '运输中', 'On its way', true],
    ['its only parcel is with the courier', onItsWay(1, 1, 0), '派送中', 'Out for delivery', true],
    ['its only parcel is there', onItsWay(1, 0, 1), '已送达', 'Delivered', false],
    ['one of two parcels is there', onItsWay(2, 1, 1), '部分已送达', 'Partly delivered', true],
    ['both parcels are there', onItsWay(2, 0, 2), '已送达', 'Delivered', false],
    ['no parcel is known', onItsWay(0, 0, 0), '运输中', 'On its way', true]
  ])('follows its parcels where %s', (_, order, chinese, english, comes) => {
    expect(stateWords(order)).toBe(chinese)
    expect(stateTone(order)).toBe('action')
    expect(arrivalDay(order) !== undefined).toBe(comes)
    setLocale('en-US')
    expect(stateWords(order)).toBe(english)
    setLocale('zh-CN')
  })
  it('is no matter of parcels before it ships and once it was received', () => {
    expect(stateWords({ ...onItsWay(1, 0, 1), status: 'COMPLETED' })).toBe('已完成')
    expect(stateWords({ ...onItsWay(1, 0, 1), status: 'WAIT_SHIP' })).not.toBe('已送达')
  })
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

describe('a list of orders', () => {
  it('changes one order in its place, and leaves an unknown one out', () => {
    const list = { rows: orders(3), total: 3, ended: true }
    expect(withOrder(list, order('O1', 9)).rows[1]?.payFen).toBe(9)
    expect(codes(withOrder(list, order('X')))).toEqual(['O0', 'O1', 'O2'])
  })

  it('takes one order out, and counts one less', () => {
    const list = { rows: orders(3), total: 8, ended: false }
    expect(withoutOrder(list, 'O1')).toEqual({ rows: [order('O0'), order('O2')], total: 7, ended: false })
    expect(withoutOrder(list, 'X')).toBe(list)
  })
})

describe('words to search by', () => {
  it('drops blanks that say nothing and words that are too long', () => {
    expect(cleanKeyword('  电饭煲 \n 4L ')).toBe('电饭煲 4L')
    expect(cleanKeyword('   ')).toBe('')
    expect(cleanKeyword('x'.repeat(80))).toHaveLength(60)
  })
})
