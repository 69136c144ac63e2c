import { act, cleanup, screen, within } from '@testing-library/react'
import type { DataOf } from '@contract'
import { forgetQueries } from '@/api'
import { posterOf } from '@/features/seckill'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Seckill from '@/pagesC/activity/seckill/seckill'

const go = routes.go as jest.Mock

const listPath = '/activity/pub/seckil'
const buyPath = '/order-settlements/buy-now'

type Session = DataOf<'GET /o2mkt-b2c/v1/activity/pub/seckil'>['sessions'][number]
type Row = Session['rows'][number]

const HOUR = 3_600_000
/** 14:30 in the shop. */
const NOW = Date.UTC(2026, 10, 24, 6, 30)
const row = (over: Partial<Row> = {}): Row => ({
  skuCode: 'K1',
  spuCode: 'P1',
  title: '电饭煲',
  picture: '/storage/pictures/a.svg',
  priceFen: 39_900,
  regularPriceFen: 54_900,
  allotment: 300,
  left: 36,
  held: 0,
  limit: 1,
  state: 'OPEN',
  ...over
})
const session = (sessionCode: string, from: number, to: number, rows: Row[]): Session => ({
  sessionCode,
  startAt: NOW + from * HOUR,
  endAt: NOW + to * HOUR,
  rows
})
const coming = (over: Partial<Row> = {}) =>
  row({ skuCode: 'K9', spuCode: 'P9', title: '吸尘器', state: 'COMING', ...over })
const day = (rows: Row[], next: Row[] = [coming()]) => ({
  sessions: [
    session('S0', -4.5, -2.5, [row({ state: 'OVER' })]),
    session('S1', -0.5, 5.5, rows),
    session('S2', 5.5, 9.5, next),
    session('S3', 19.5, 23.5, [coming({ title: '空气炸锅' })])
  ]
})

let shop: FakeShop
const show = async (rows: Row[], next?: Row[]) => {
  shop.answer(listPath, day(rows, next))
  await open(Seckill)
  await rest()
}
const list = () => within(screen.getByRole('list'))

beforeEach(() => {
  window.localStorage.clear()
  jest.spyOn(Date, 'now').mockReturnValue(NOW)
  shop = new FakeShop().answer(buyPath, { settlementId: 'ST1' }).install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.restoreAllMocks()
  jest.clearAllMocks()
})

describe('the sessions', () => {
  it('are tabs by hour and day; the one that runs is shown with the server’s clock', async () => {
    await show([row()])
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '10:00已结束',
      '14:00抢购中',
      '20:00即将开始',
      expect.stringMatching(/^明天 10:00/)
    ])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('14:00抢购中')
    expect(screen.getByText(/北京时间 14:30:0\d/)).toBeTruthy()
    expect(screen.getByText('每款限购 1 件')).toBeTruthy()
    await tap(/^10:00/, 'tab')
    expect(screen.getByText(/本场已结束/)).toBeTruthy()
  })

  it('look ahead to the next, which a tile leads to', async () => {
    await show([row()])
    await tap(/吸尘器/)
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('20:00即将开始')
    expect(list().getByText('吸尘器')).toBeTruthy()
    await tap('看商品')
    expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P9', skuCode: 'K9' })
  })

  it.each([
    ['S2', '20:00即将开始'],
    // one that is not there
    ['S9', '14:00抢购中']
  ])('show at first the one that a link names: %s', async (sessionCode, tab) => {
    shop.answer(listPath, day([row()]))
    await open(Seckill, { sessionCode })
    await rest()
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe(tab)
  })

  it('say that there are none, with a way on', async () => {
    shop.answer(listPath, { sessions: [] })
    await open(Seckill)
    expect(await screen.findByText('新场次排好后会出现在这里')).toBeTruthy()
    await tap('去逛逛')
    expect(go).toHaveBeenCalledWith('productList', {})
    cleanup()
    forgetQueries()
    shop.answer(listPath, { sessions: [], nextAt: NOW + 72 * HOUR })
    await open(Seckill)
    expect(await screen.findByText('下一场 11月27日 14:30 开始')).toBeTruthy()
  })
})

describe('a row', () => {
  it('is bought in its session at the price that was seen', async () => {
    await show([row()])
    await tap('马上抢')
    expect(JSON.parse(String(shop.askedFor(buyPath).at(-1)?.body))).toEqual({
      skuCode: 'K1',
      quantity: 1,
      seenPriceFen: 39_900,
      sessionCode: 'S1'
    })
    expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'ST1' })
  })

  it('that the gateway refuses is loaded anew, and nothing is opened', async () => {
    await show([row()])
    const before = shop.askedFor(listPath).length
    shop.answer(buyPath, { refused: { code: 'flash.gone', message: '本场已抢光' } })
    await tap('马上抢')
    await rest()
    expect(shop.askedFor(listPath).length).toBe(before + 1)
    expect(go).not.toHaveBeenCalled()
  })

  it('asks for the login at the act', async () => {
    act(() => stores.session.logout())
    await show([row()])
    await tap('马上抢')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(shop.askedFor(buyPath).length).toBe(0)
  })

  it.each<[Partial<Row>, RegExp, string]>([
    [{ left: 162 }, /已抢 46%/, '马上抢'],
    [{ left: 3 }, /仅剩 3 件/, '马上抢'],
    [{ state: 'HELD_OUT', left: 0, held: 12, returnsAt: NOW + 180_000 }, /12 件待付款，14:33 起可能放出/, '刷新看看'],
    [{ state: 'SOLD_OUT', left: 0 }, /共 300 件已抢光/, '看商品'],
    [{ state: 'BOUGHT', orderCode: 'O1' }, /你抢到了/, '看订单'],
    [{ state: 'CLOSED' }, /两笔订单未付款/, '看商品'],
    [{ state: 'LATER' as Row['state'] }, /共 300 件/, '看商品']
  ])('%j says %s and offers «%s»', async (over, words, button) => {
    await show([row(over)])
    expect(list().getByText(words)).toBeTruthy()
    expect(list().getByRole('button', { name: button })).toBeTruthy()
  })

  it('says that its price is the lowest of 90 days where it is, on the poster too', async () => {
    await show([row()])
    expect(screen.queryByText('近 90 天最低')).toBeNull()
    cleanup()
    forgetQueries()
    await show([row({ lowest: true })])
    expect(list().getByText('近 90 天最低')).toBeTruthy()
    const [running, next] = day([row({ lowest: true })]).sessions.slice(1)
    expect(running && posterOf(running, NOW)).toMatchObject({
      kind: 'activity',
      picture: '/storage/pictures/a.svg',
      line: '电饭煲 · ¥399 · 近 90 天最低'
    })
    expect(next && posterOf(next, NOW)).toMatchObject({ line: '20:00 · 吸尘器 · ¥399' })
  })

  it('that was bought leads to its order', async () => {
    await show([row({ state: 'BOUGHT', orderCode: 'O1' })])
    await tap('看订单')
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' })
  })
})

it('is shared with its poster', async () => {
  const getContext = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  await show([row()])
  await tap('分享')
  await tap('生成海报')
  // jsdom has no paper: the sheet is there once its part has come, and says so
  expect(await screen.findByText('海报没有画出来，请再试一次')).toBeTruthy()
  expect(getContext).toHaveBeenCalled()
})

it('says at the bottom what the shopper is reminded of', async () => {
  await show([row()], [coming({ reminded: true }), coming({ reminded: true })])
  expect(screen.getByText('20:00 开抢时提醒你')).toBeTruthy()
  expect(screen.getByText('吸尘器等 2 款')).toBeTruthy()
  await tap('查看提醒')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('20:00即将开始')
  expect(screen.queryByText('查看提醒')).toBeNull()
})
