import { act, cleanup, screen, within } from '@testing-library/react'
import type { Assist, AssistActivity } from '@contract'
import { forgetQueries } from '@/api'
import * as share from '@/platform/share'
import * as miniProgram from '@/platform/share/miniProgram'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Assistment from '@/pagesC/assistment/assistment'
import Rule from '@/pagesC/assistment/rule'

const go = routes.go as jest.Mock

const listPath = '/assist/pub/listActivityInfoPub'
const minePath = '/assist/listActivityInfo'
const detailPath = '/assist/pub/detail'
const rulePath = '/assist/pub/rule'
const startPath = '/assist/createActivity'
const helpPath = '/assist/joinZhuLiActivity'
const buyPath = '/order-settlements/buy-now'

const goods = {
  activityCode: 'AA1',
  skuCode: 'K1',
  spuCode: 'P1',
  title: '空气炸锅',
  picture: '/storage/pictures/a.svg',
  specs: [{ attrCode: 'COLOR', attrName: '颜色', valueCode: 'G', valueName: '青' }],
  soloFen: 29_900,
  steps: [
    { helpers: 2, priceFen: 22_900 },
    { helpers: 5, priceFen: 16_900 },
    { helpers: 10, priceFen: 9_900 }
  ]
}
const activity = (over: Partial<AssistActivity> = {}): AssistActivity => ({
  ...goods,
  startAt: 1,
  endAt: 9_999_999_999_999,
  state: 'OPEN',
  left: 20,
  ...over
})
const helpers = ['周**', '陈**', '许**', '沈**', '吴**', '赵**', '何**'].map((name) => ({
  name,
  at: 1_700_000_000_000,
  own: false
}))
const assist = (over: Partial<Assist> = {}): Assist => ({
  ...goods,
  assistCode: 'AS1',
  state: 'RUNNING',
  owner: '林**',
  own: true,
  helped: 7,
  priceFen: 16_900,
  startedAt: Date.now(),
  endsAt: Date.now() + 3_600_000,
  useBefore: Date.now() + 90_000_000,
  helpers,
  activityState: 'OPEN',
  obstacle: 'OWN',
  usable: true,
  ...over
})
const friends = (over: Partial<Assist> = {}): Assist => ({
  ...assist({ own: false, usable: true, ...over }),
  obstacle: over.obstacle
})
const listOf = <T,>(list: T[]) => ({ list, total: list.length, page: 1, size: 10 })

let shop: FakeShop
const bodyTo = (path: string): unknown => JSON.parse(String(shop.askedFor(path).at(-1)?.body))
beforeEach(() => {
  window.localStorage.clear()
  shop = new FakeShop()
    .answer(listPath, listOf([activity()]))
    .answer(minePath, listOf<Assist>([]))
    .answer(detailPath, assist())
    .answer(rulePath, { runHours: 24, useHours: 24, helpsADay: 3, activity: activity() })
    .answer(startPath, assist({ assistCode: 'AS2', helped: 0, helpers: [], usable: false }))
    .answer(helpPath, friends({ obstacle: 'HELPED' }))
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

describe('the activities that friends help with', () => {
  it('shows the steps before anything is started, and starts', async () => {
    await open(Assistment)
    await screen.findByText('还剩 20 份')
    const steps = within(screen.getByRole('list', { name: '价格一步步降' }))
    expect(steps.getAllByRole('listitem').map((element) => element.textContent)).toEqual([
      '原价¥299',
      '2 人¥229',
      '5 人¥169',
      '10 人¥99'
    ])
    await tap('发起助力，最低 ¥99')
    expect(bodyTo(startPath)).toEqual({ activityCode: 'AA1' })
    expect(go).toHaveBeenCalledWith('assistment', { assistCode: 'AS2' }, {})
  })

  it('leads to the login at the act, and nowhere before', async () => {
    act(() => stores.session.logout())
    await open(Assistment)
    await tap('发起助力，最低 ¥99')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(shop.askedFor(startPath).length).toBe(0)
    expect(shop.askedFor(minePath).length).toBe(0)
  })

  it('leads on to the own one of a product', async () => {
    shop.answer(listPath, listOf([activity({ assistCode: 'AS9' })]))
    await open(Assistment)
    await tap('看我的助力')
    expect(go).toHaveBeenCalledWith('assistment', { assistCode: 'AS9' })
  })

  it('shows the shopper’s own ones by their state', async () => {
    const mine = [
      assist(),
      assist({ assistCode: 'AS2', state: 'ENDED' }),
      assist({ assistCode: 'AS3', state: 'ENDED', priceFen: undefined, usable: false }),
      assist({ assistCode: 'AS4', state: 'USED', usable: false }),
      assist({ assistCode: 'AS5', state: 'FROZEN' as never, usable: false })
    ]
    shop.answer(minePath, listOf(mine))
    await open(Assistment)
    await screen.findByText('没到第一档')
    expect(screen.queryByText('已下单')).toBeNull()
    await tap('全部 5 个')
    for (const words of ['再来 3 人到 ¥99', '到 ¥169 了，可以买', '没到第一档', '已下单', '状态有更新'])
      expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('全部 5 个')).toBeNull()
  })

  it('says of a full one that the product can be bought alone, and of a coming one when it begins', async () => {
    const later = activity({ activityCode: 'AA2', state: 'UPCOMING', startAt: Date.now() + 60_000 })
    shop.answer(listPath, listOf([activity({ left: 0 }), later]))
    await open(Assistment)
    await screen.findByText('名额已领完')
    await tap('直接买 ¥299')
    expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P1', skuCode: 'K1' })
    expect(screen.getByText(/开始$/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^发起/ })).toBeNull()
  })

  it('reads on in the own ones that one page does not hold', async () => {
    const mine = Array.from({ length: 12 }, (_, index) => assist({ assistCode: `AS${index}` }))
    shop.answer(minePath, ({ url }: { url: string }) =>
      url.includes('page=2')
        ? { list: mine.slice(10), total: 12, page: 2, size: 10 }
        : { list: mine.slice(0, 10), total: 12, page: 1, size: 10 }
    )
    await open(Assistment)
    await tap('全部 12 个')
    expect(screen.getAllByText('再来 3 人到 ¥99')).toHaveLength(10)
    await tap('全部 12 个')
    expect(screen.getAllByText('再来 3 人到 ¥99')).toHaveLength(12)
  })

  it.each([
    ['nothing can be helped with', listOf<AssistActivity>([]), '去首页逛逛'],
    ['the list does not come', new Error('500'), '重试']
  ])('keeps the rules and the own ones when %s', async (_, answer, action) => {
    shop.answer(listPath, answer).answer(minePath, listOf([assist()]))
    await open(Assistment)
    expect(await screen.findByRole('button', { name: action })).toBeTruthy()
    await tap(/再来 3 人到 ¥99/, 'link')
    expect(go).toHaveBeenLastCalledWith('assistment', { assistCode: 'AS1' })
    await tap('助力规则', 'link')
    expect(go).toHaveBeenLastCalledWith('assistmentRule', {})
  })

  it('has a way on where there is nothing', async () => {
    shop.answer(listPath, listOf<AssistActivity>([]))
    await open(Assistment)
    await tap('去首页逛逛')
    expect(go).toHaveBeenCalledWith('index')
  })
})

describe('the shopper’s own assist', () => {
  const show = (over: Partial<Assist> = {}) => {
    shop.answer(detailPath, assist(over))
    return open(Assistment, { assistCode: 'AS1' })
  }

  it('runs: it can be bought at the price reached, and shared', async () => {
    await show()
    await screen.findByText('已助力 7 / 10 人，再来 3 人')
    expect(screen.getByText('到点没满，也能按 ¥169 买')).toBeTruthy()
    await tap('¥169 先买')
    expect(bodyTo(buyPath)).toEqual({ skuCode: 'K1', quantity: 1, seenPriceFen: 16_900, assist: { assistCode: 'AS1' } })
    expect(go).toHaveBeenCalledWith('confirmation', { settlementId: 'ST1' })
    await tap('再喊 3 位朋友')
    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('has nothing to buy before the first step', async () => {
    await show({ helped: 1, priceFen: undefined, usable: false, helpers: helpers.slice(0, 1) })
    await screen.findByText('满 2 人就能按 ¥229 买')
    expect(screen.queryByRole('button', { name: /先买/ })).toBeNull()
  })

  it('shows three of who helped, and all on request', async () => {
    await show()
    await screen.findByText('周**')
    expect(screen.queryByText('何**')).toBeNull()
    await tap('看全部 7 位')
    expect(screen.getByText('何**')).toBeTruthy()
  })

  it.each([
    ['REACHED', '10 人都到齐了', '¥99 立即购买', { helped: 10, priceFen: 9_900 }],
    ['ENDED', '助力时间到，来了 7 人', '¥169 立即购买', {}]
  ] as const)('is bought when it is %s', async (state, head, button, over) => {
    await show({ state, ...over })
    await screen.findByText(head)
    await tap(button)
    expect(bodyTo(buyPath)).toMatchObject({ assist: { assistCode: 'AS1' } })
  })

  it('leads to its order once it was bought', async () => {
    await show({ state: 'USED', usable: false, orderCode: 'O1' })
    await screen.findByText('已按助力价下单')
    await tap('看订单')
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'O1' })
  })

  it.each([
    ['LAPSED', '助力价过期了', {}],
    ['ENDED', '助力时间到，来了 1 人', { helped: 1, priceFen: undefined }]
  ] as const)('is started again in its place when it is %s and can’t be bought', async (state, head, over) => {
    await show({ state, usable: false, ...over })
    await screen.findByText(head)
    await tap('重新发起')
    expect(bodyTo(startPath)).toEqual({ activityCode: 'AA1' })
    expect(go).toHaveBeenCalledWith('assistment', { assistCode: 'AS2' }, { replace: true })
  })

  it('that lapsed with its activity leads to the others', async () => {
    await show({ state: 'LAPSED', usable: false, activityState: 'OVER' })
    await screen.findByText('助力价过期了')
    expect(screen.queryByRole('button', { name: '重新发起' })).toBeNull()
    await tap('看看别的助力')
    expect(go).toHaveBeenCalledWith('assistment', {})
  })

  it.each([
    ['LAPSED', { useBefore: 1_700_000_000_000 }, /过期$/],
    ['ENDED', { helped: 1, priceFen: undefined }, /没到第一档/],
    ['USED', { useBefore: 9_999_999_999_999 }, /前还能再买$/]
  ] as const)('is told what holds now when it is %s', async (state, over, words) => {
    await show({ state, usable: false, ...over })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.queryByText('现在能买')).toBeNull()
  })

  it('promises no second purchase once its time is over', async () => {
    await show({ state: 'USED', usable: false, orderCode: 'O1', useBefore: 1_700_000_000_000 })
    await screen.findByText('已按助力价下单')
    expect(screen.queryByText(/前还能再买/)).toBeNull()
  })

  it('that is none leads to the others, and shows the first of them', async () => {
    shop.answer(detailPath, { refused: { code: 'assist.missing', message: '这个助力不存在' } })
    await open(Assistment, { assistCode: 'AS1' })
    expect(await screen.findByText('空气炸锅')).toBeTruthy()
    await tap('看看别的助力')
    expect(go).toHaveBeenCalledWith('assistment', {})
    await tap('发起助力，最低 ¥99')
    expect(bodyTo(startPath)).toEqual({ activityCode: 'AA1' })
  })
})

describe('a friend’s', () => {
  const show = (over: Partial<Assist> = {}) => {
    shop.answer(detailPath, friends(over))
    return open(Assistment, { assistCode: 'AS1' })
  }

  it('counts nothing by being opened, and counts by its button', async () => {
    await show()
    await screen.findByText('林** 想买这个，再来 3 人')
    expect(shop.askedFor(helpPath).length).toBe(0)
    shop.answer(detailPath, friends({ obstacle: 'HELPED', helped: 8 }))
    await tap('帮 TA 一下')
    expect(bodyTo(helpPath)).toEqual({ assistCode: 'AS1' })
    expect(await screen.findByText('你已经帮过 TA 了，谢谢')).toBeTruthy()
    // a friend has no price of theirs
    expect(screen.queryByRole('button', { name: /先买|立即购买/ })).toBeNull()
  })

  it('asks a visitor to log in at the act', async () => {
    act(() => stores.session.logout())
    await show()
    await tap('帮 TA 一下')
    expect(go).toHaveBeenCalledWith('login', expect.anything())
    expect(shop.askedFor(helpPath).length).toBe(0)
  })

  it.each([
    ['FULL', 'REACHED', '已经帮满了，谢谢你'],
    ['OVER', 'ENDED', '这次助力已经结束'],
    ['DAILY', 'RUNNING', '今天帮满 3 位了，明天再来'],
    ['LOCKED', 'PAUSED', '这次助力已经结束']
  ])('says why nobody can help: %s', async (obstacle, state, words) => {
    await show({ obstacle: obstacle as never, state: state as never })
    await screen.findByText(words)
    await tap('我也要发起')
    expect(go).toHaveBeenCalledWith('assistment', {})
  })

  it.each(['REACHED', 'ENDED', 'USED', 'LAPSED', 'PAUSED'])('promises them nothing when it is %s', async (state) => {
    await show({ obstacle: 'OVER', state: state as never })
    await screen.findByText('这次助力已经结束')
    expect(screen.queryByText(/能买|前能买一次/)).toBeNull()
  })

  it('is loaded anew when the help is refused', async () => {
    await show()
    const before = shop.askedFor(detailPath).length
    shop.answer(helpPath, { refused: { code: 'assist.full', message: '已经帮满了，谢谢你' } })
    await tap('帮 TA 一下')
    expect(shop.askedFor(detailPath).length).toBeGreaterThan(before)
  })
})

it('inside the chat app’s browser there is a way to the mini-program alone', async () => {
  jest.spyOn(share, 'sharesByChatMenu').mockReturnValue(true)
  const openMiniProgram = jest.spyOn(miniProgram, 'openMiniProgram').mockResolvedValue(true)
  shop.answer('/wx-schemes', { link: 'weixin://dl/business/?t=1', expiresAt: 1 })
  await open(Assistment, { assistCode: 'AS1' })
  await screen.findByText('请到小程序里助力')
  expect(shop.askedFor(detailPath).length).toBe(0)
  await tap('打开小程序')
  expect(openMiniProgram).toHaveBeenCalledWith('weixin://dl/business/?t=1')
})

it('the rules tell the steps, the times and how often one helps', async () => {
  await open(Rule, { activityCode: 'AA1' })
  await screen.findByText('24 小时内朋友可以帮忙')
  expect(screen.getByText('每人只能帮同一位朋友一次，一天最多帮 3 位，不能帮自己')).toBeTruthy()
  expect(screen.getByText('10 人')).toBeTruthy()
})
