/** What is given along: in the settlement, with its sheet, and in an order. */
import { act, screen, within } from '@testing-library/react'
import type { SettlementGift } from '@contract'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { refusal, reply, type FakeGateway } from '../../support/gateway'
import { askedFor, begin, end, order, paidOrder, pass, paths, settlement } from '../orders/purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Confirmation from '@/pagesB/settlement/confirmation'
import OrderDetail from '@/pagesB/order/orderDetail'

const CHOOSE = 'POST /o2cht/v1/order-settlements/modify-activities'
const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock
const params = { settlementId: 'ST1' }
let gateway: FakeGateway

const option = (skuCode: string, title: string, problem?: 'OUT' | 'REGION') => ({
  skuCode,
  title,
  picture: '/g.svg',
  specs: ['云白', '1.5L'],
  worthFen: 12_900,
  ...(problem ? { problem } : {})
})
const gift = (over: Partial<SettlementGift> = {}): SettlementGift => ({
  activityCode: 'G1',
  name: '买电饭煲送电水壶',
  spuCode: 'P1',
  overFen: 0,
  shortFen: 0,
  chosen: 'G-KETTLE',
  gifts: [option('G-KETTLE', '轻语电水壶'), option('G-SMALL', '随行电水壶'), option('G-FAST', '快烧电水壶', 'OUT')],
  ...over
})
const withGifts = (...gifts: SettlementGift[]) => {
  const base = settlement()
  return settlement({
    shops: base.shops.map((shop) => ({ ...shop, gifts })),
    digest: `d${JSON.stringify(gifts).length}`
  })
}
const show = async (...gifts: SettlementGift[]) => {
  gateway.on(paths.read, reply(withGifts(...gifts)))
  await open(Confirmation, params)
  await pass(10)
}

beforeEach(async () => {
  gateway = await begin()
  go.mockResolvedValue(true)
  confirm.mockResolvedValue(false)
})
afterEach(end)

describe('a settlement', () => {
  it('shows the gifts at nothing, beside a total that does not count them', async () => {
    await show(gift())
    const row = within(screen.getByText('轻语电水壶').closest<HTMLElement>('.settled-gift')!)
    expect(row.getByText('赠品')).toBeTruthy()
    expect(row.getByText('×1')).toBeTruthy()
    expect(screen.getByText('共 1 件')).toBeTruthy()
  })

  it('chooses another in a sheet, or none; a gift that is gone can’t be chosen', async () => {
    await show(gift())
    gateway.on(CHOOSE, reply(withGifts(gift({ chosen: 'G-SMALL' }))))
    await tap(/轻语电水壶/)
    expect(screen.getByRole('radio', { name: /轻语电水壶/ }).getAttribute('aria-checked')).toBe('true')
    await tap(/快烧电水壶/, 'radio')
    expect(askedFor(gateway, CHOOSE)).toHaveLength(0)
    expect(screen.getByText('已送完')).toBeTruthy()
    await tap(/随行电水壶/, 'radio')
    await pass(10)
    expect(askedFor(gateway, CHOOSE).map(({ body }) => JSON.parse(body ?? '') as object)).toEqual([
      { settlementId: 'ST1', activityCode: 'G1', skuCode: 'G-SMALL' }
    ])
    gateway.on(CHOOSE, reply(withGifts(gift({ chosen: null }))))
    await tap('不要赠品', 'radio')
    await pass(10)
    expect(JSON.parse(askedFor(gateway, CHOOSE).at(-1)?.body ?? '')).toEqual({
      settlementId: 'ST1',
      activityCode: 'G1',
      skuCode: null
    })
    expect(screen.getByRole('radio', { name: '不要赠品' }).getAttribute('aria-checked')).toBe('true')
  })

  it('shows what holds now when a choice is refused', async () => {
    await show(gift())
    gateway.on(CHOOSE, () => {
      gateway.on(paths.read, reply(withGifts(gift({ chosen: null, obstacle: 'OUT' }))))
      return refusal('gift.unusable', '这个赠品现在不能选')
    })
    await tap(/轻语电水壶/)
    await tap(/随行电水壶/, 'radio')
    await pass(10)
    expect(screen.getAllByText('已送完').length).toBeGreaterThan(0)
  })

  it.each([
    ['SHORT', '再买 ¥100 送'],
    ['OUT', '已送完'],
    ['REGION', '当前地址不送'],
    ['ENDED', '活动已结束']
  ] as const)('says why nothing is given: %s', async (obstacle, words) => {
    await show(gift({ chosen: null, obstacle, shortFen: 10_000 }))
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('leads to what fills up to it, of the shop', async () => {
    const { spuCode: _, ...ofShop } = gift({ chosen: null, obstacle: 'SHORT', shortFen: 10_000 })
    await show(ofShop)
    await tap('去凑单')
    expect(go).toHaveBeenLastCalledWith('productList', { shopCode: 'S1', title: '自营旗舰店' })
  })

  it('asks before it is submitted with another gift than was seen, and names both', async () => {
    await show(gift())
    gateway.on(paths.submit, () => {
      gateway.on(paths.read, reply(withGifts(gift({ chosen: 'G-SMALL' }))))
      return refusal('gift.changed', '赠品有变动，请确认后再提交')
    })
    await tap('提交订单')
    await pass(10)
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: '赠品有变动', content: '赠品「轻语电水壶」换成「随行电水壶」' })
    )
  })

  it('speaks English', async () => {
    act(() => setLocale('en-US'))
    await show(gift(), gift({ activityCode: 'G2', chosen: null, obstacle: 'SHORT', shortFen: 10_000 }))
    expect(screen.getAllByText('Gift')).toHaveLength(2)
    expect(screen.getByText('¥100 more to get it')).toBeTruthy()
  })
})

describe('an order', () => {
  it('marks the gifts', async () => {
    const [row] = order().rows
    const rows = [row!, { ...row!, title: '轻语电水壶', priceFen: 0, gift: true as const }]
    gateway.on(paths.order, reply(paidOrder({ rows })))
    await open(OrderDetail, { orderCode: 'O1' })
    await pass(10)
    const line = screen.getByText('轻语电水壶').closest<HTMLElement>('.ui-goods-line')!
    expect(within(line).getByText('赠品')).toBeTruthy()
    expect(screen.getAllByText('赠品')).toHaveLength(1)
    // nor does it say ¥0.00: what is given has no price
    expect(line.querySelector('.ui-price')).toBeNull()
    expect(document.querySelectorAll('.ui-goods-line .ui-price')).toHaveLength(1)
  })
})
