import { act, cleanup, screen, within } from '@testing-library/react'
import type { Presale, WaitingPresale } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import type { RequestInput } from '@/platform/request'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Presell from '@/pagesC/activity/presell/presell'

const go = routes.go as jest.Mock

const listPath = '/activity/pub/presale'
const ownPath = '/v1/activity/presale'
const buyPath = '/order-settlements/buy-now'
const HOUR = 3_600_000

const presale = (over: Partial<Presale> = {}): Presale => ({
  activityCode: 'PS1',
  skuCode: 'F1',
  spuCode: 'P1',
  title: '超薄嵌入冰箱',
  picture: '/storage/pictures/a.svg',
  specs: [{ attrCode: 'COLOR', attrName: '颜色', valueCode: 'W', valueName: '白' }],
  priceFen: 499_900,
  depositFen: 20_000,
  worthFen: 40_000,
  soloFen: 499_900,
  startAt: Date.now() - HOUR,
  endAt: Date.now() + HOUR,
  balanceFrom: Date.now() + 24 * HOUR,
  balanceTo: Date.now() + 72 * HOUR,
  shipBy: Date.now() + 96 * HOUR,
  phase: 'OPEN',
  allotment: 200,
  booked: 153,
  left: 47,
  limit: 2,
  mine: 0,
  ...over
})
const waiting = (over: Partial<WaitingPresale> = {}): WaitingPresale => ({
  orderCode: 'O1',
  skuCode: 'F1',
  spuCode: 'P1',
  title: '洗烘一体机',
  picture: '/storage/pictures/a.svg',
  depositFen: 10_000,
  balanceFen: 299_900,
  balanceFrom: Date.now() + 24 * HOUR,
  balanceTo: Date.now() + 72 * HOUR,
  shipBy: Date.now() + 96 * HOUR,
  ...over
})
const listOf = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: 10 })

let shop: FakeShop
let lists: { OPEN: Presale[]; COMING: Presale[] }
const bodyTo = (path: string): unknown => JSON.parse(String(shop.askedFor(path).at(-1)?.body))
beforeEach(() => {
  window.localStorage.clear()
  lists = {
    OPEN: [
      presale(),
      presale({ activityCode: 'PS2', skuCode: 'F2', spuCode: 'P2', title: '洗碗机', worthFen: 20_000 })
    ],
    COMING: [
      presale({ activityCode: 'PS3', title: '青瓷冰箱', phase: 'COMING', booked: 0, startAt: Date.now() + HOUR })
    ]
  }
  shop = new FakeShop()
    .answer(listPath, ({ url }: RequestInput) => ({
      ...listOf(url.includes('COMING') ? lists.COMING : lists.OPEN),
      open: lists.OPEN.length,
      coming: lists.COMING.length
    }))
    .answer(ownPath, listOf<WaitingPresale>([]))
    .answer(buyPath, { settlementId: 'ST1' })
    .install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

const sheet = () => within(screen.getByRole('dialog', { name: '预售怎么付' }))

describe('the zone', () => {
  it('says the value of a deposit, and the time of each payment', async () => {
    await open(Presell)
    await screen.findByText('付 ¥200，尾款抵 ¥400')
    expect(screen.getByText('付定金立减 ¥200')).toBeTruthy()
    expect(screen.getByText('付尾款 ¥4,599')).toBeTruthy()
    expect(screen.getByText('153 人已订')).toBeTruthy()
    expect(screen.getByRole('tab', { name: '付定金中 2', selected: true })).toBeTruthy()
    expect(screen.getByRole('tab', { name: '待付尾款 0' })).toBeTruthy()
    expect(screen.getByRole('tab', { name: '即将开始 1' })).toBeTruthy()
  })

  it('takes no deposit before it is ticked that it is not refunded', async () => {
    await open(Presell)
    await tap('付定金 ¥200')
    const first = sheet().getByRole('button', { name: '先勾选定金不退' })
    expect(first.getAttribute('aria-disabled') ?? first.hasAttribute('disabled')).toBeTruthy()
    for (const rule of [
      '反悔：定金不退',
      '不付尾款：定金不退；商家缺货：定金双倍退',
      '发货前反悔，或收货后退货：定金、尾款全退'
    ])
      expect(sheet().getByText(rule)).toBeTruthy()
    expect(sheet().getByText('×2')).toBeTruthy()
    await tap('我知道：不付尾款，定金不退', 'checkbox')
    await act(async () => sheet().getByRole('button', { name: '付定金 ¥200' }).click())
    expect(bodyTo(buyPath)).toEqual({
      skuCode: 'F1',
      quantity: 1,
      seenPriceFen: 479_900,
      presale: { activityCode: 'PS1', depositKept: true }
    })
    // a second try of the same wish is the same settlement
    expect(shop.askedFor(buyPath)[0]?.headers['idempotency-key']).toMatch(/\S/)
    expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'ST1' })
  })

  it('leads to the login at the act, and nowhere before', async () => {
    act(() => stores.session.logout())
    await open(Presell)
    await tap('付定金 ¥200')
    await tap('我知道：不付尾款，定金不退', 'checkbox')
    await act(async () => sheet().getByRole('button', { name: '付定金 ¥200' }).click())
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(shop.askedFor(buyPath).length).toBe(0)
    expect(shop.askedFor(ownPath).length).toBe(0)
    await tap('待付尾款', 'tab')
    expect(screen.getByText('登录后看待付的尾款')).toBeTruthy()
  })

  it('shows the own order over the list, and pays its balance once it can be', async () => {
    shop.answer(
      ownPath,
      listOf([waiting(), waiting({ orderCode: 'O2', title: '油烟机', balanceFrom: Date.now() - 1 })])
    )
    await open(Presell)
    await tap(/^你订了洗烘一体机，等付尾款/, 'link')
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' })
    await tap('待付尾款 2', 'tab')
    expect(screen.getByRole('button', { name: '去看' })).toBeTruthy()
    await tap('付尾款')
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O2'] })
  })

  it('says when the next begins where nothing takes deposits, and where to go instead', async () => {
    lists.OPEN = []
    await open(Presell)
    await screen.findByText('现在没有收定金的预售')
    await tap('看即将开始的')
    expect(screen.getByText('青瓷冰箱')).toBeTruthy()
    await tap('看怎么付')
    expect(sheet().queryByRole('checkbox')).toBeNull()
    expect(sheet().getByText(/开始付定金$/)).toBeTruthy()
  })

  it('offers a product booked out, or over, at its price today, and an unknown state its rules', async () => {
    lists.OPEN = [
      presale({ left: 0, booked: 200 }),
      presale({ activityCode: 'PS2', mine: 2 }),
      presale({ activityCode: 'PS3', phase: 'LATER' as never })
    ]
    await open(Presell)
    await tap('直接购买 ¥4,999')
    expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P1', skuCode: 'F1' })
    expect(screen.getByText('你已订满 2 件')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: '看怎么付' }).length).toBe(2)
  })

  it('loads anew when the shown state is old', async () => {
    shop.answer(buyPath, { refused: { code: 'presale.sold-out', message: '预售名额已订完，可以直接购买' } })
    await open(Presell)
    const before = shop.askedFor(listPath).length
    await tap('付定金 ¥200')
    await tap('我知道：不付尾款，定金不退', 'checkbox')
    await act(async () => sheet().getByRole('button', { name: '付定金 ¥200' }).click())
    expect(shop.askedFor(listPath).length).toBeGreaterThan(before)
    expect(go).not.toHaveBeenCalledWith('confirmation', expect.anything())
  })
})
