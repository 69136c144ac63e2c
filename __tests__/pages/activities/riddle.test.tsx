import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { DataOf } from '@contract'
import { runInAction } from 'mobx'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { shopMidnight } from '@/lib/dates'
import { stores } from '@/stores'
import { siteInfo } from '../../unit/stores/samples'
import { FakeShop } from '../homeSupport'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
import PasswordRedEnvelop from '@/pagesC/passwordRedEnvelop/passwordRedEnvelop'

const go = routes.go as jest.Mock
type Round = DataOf<'GET /o2mkt-b2c/v1/password-red-packet'>
const riddlePath = '/v1/pub/password-red-packet'
const roundPath = '/v1/password-red-packet?'
const earnPath = '/password-red-packet/earn'
const remindPath = '/password-red-packet/remind'
const guessPath = '/password-red-packet/use-pass'
const riddle: DataOf<'GET /o2mkt-b2c/v1/pub/password-red-packet'> = {
  riddleCode: 'RD-1',
  kind: '打一厨房电器',
  text: '一粒下水去，满屋清香来',
  length: 3,
  letters: ['煲', '电', '饭', '水'],
  hints: [{ openAt: 1, text: '它和米打交道' }, { openAt: Date.now() + 3_600_000 }],
  maxFen: 8_800,
  endAt: Date.now() + 9_000_000,
  winners: 0
}
const round = (over: Partial<Round> = {}): Round => ({
  riddleCode: 'RD-1',
  triesLeft: 2,
  triesUsed: 1,
  acts: [
    { act: 'VIEW', state: 'OPEN' },
    { act: 'FAVORITE', state: 'OPEN' }
  ],
  records: [],
  ...over
})
const win: NonNullable<Round['win']> = {
  answer: '电饭煲',
  rank: 1286,
  packet: {
    userPacketId: 'rp_1',
    kind: 'RIDDLE',
    name: '口令红包',
    thresholdFen: 0,
    shopCode: null,
    faceFen: 1_880,
    balanceFen: 1_880,
    startAt: 1,
    endAt: Date.now() + 9_000_000,
    state: 'USABLE',
    setAside: false
  }
}

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop().answer(riddlePath, riddle).answer(roundPath, round()).install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  go.mockClear()
})
const fill = async () => {
  for (const letter of ['电', '饭', '煲']) await tap(letter)
}

it('shows the riddle, the open hint, the time of the next one, and the tries that are left', async () => {
  await open(PasswordRedEnvelop)
  expect(await screen.findByText('一粒下水去，满屋清香来')).toBeTruthy()
  expect(screen.getByText('它和米打交道')).toBeTruthy()
  expect(screen.getByText(/提示 2 还有/)).toBeTruthy()
  expect(screen.getByText('还能猜 2 次')).toBeTruthy()
  expect(screen.getByLabelText('共 3 个字，还没有填')).toBeTruthy()
})

it('offers no guess while there is no riddle', async () => {
  shop.answer(riddlePath, new Error('down'))
  await open(PasswordRedEnvelop)
  await screen.findByRole('button', { name: '重试' })
  expect(screen.queryByRole('button', { name: '开红包' })).toBeNull()
})

it('letters fill the cells and are erased; an unfilled guess is not sent', async () => {
  await open(PasswordRedEnvelop)
  await screen.findByText('还能猜 2 次')
  await tap('电')
  await tap('水')
  await tap('删除一个字')
  expect(screen.getByLabelText('已填 电，共 3 个字')).toBeTruthy()
  expect(screen.getByRole('button', { name: '先把字填满' })).toHaveProperty('disabled', true)
  await tap('先把字填满')
  expect(shop.askedFor(guessPath)).toHaveLength(0)
  await tap('饭')
  await tap('煲')
  expect(screen.getByRole('button', { name: '开红包' })).toHaveProperty('disabled', false)
})

it('a right guess shows its red packet, once under many taps', async () => {
  shop.answer(guessPath, { right: true, round: round({ triesLeft: 0, win }) })
  await open(PasswordRedEnvelop)
  await screen.findByText('还能猜 2 次')
  await fill()
  const button = screen.getByRole('button', { name: '开红包' })
  await act(async () => {
    fireEvent.click(button)
    fireEvent.click(button)
  })
  expect(await screen.findByText('谜底 · 电饭煲')).toBeTruthy()
  expect(screen.getByText('今天第 1,286 位猜中')).toBeTruthy()
  expect(shop.askedFor(guessPath)).toHaveLength(1)
})

it('a wrong guess empties the cells and counts', async () => {
  shop.answer(guessPath, { right: false, round: round({ triesLeft: 1, triesUsed: 2 }) })
  await open(PasswordRedEnvelop)
  await screen.findByText('还能猜 2 次')
  await fill()
  await tap('开红包')
  expect(await screen.findByText('还能猜 1 次')).toBeTruthy()
  expect(screen.getByLabelText('共 3 个字，还没有填')).toBeTruthy()
})

it('without tries nothing can be sent, and the offer of one more leads to its screen', async () => {
  shop.answer(roundPath, round({ triesLeft: 0, triesUsed: 3 }))
  await open(PasswordRedEnvelop)
  expect(await screen.findByRole('button', { name: '今天的次数用完了' })).toHaveProperty('disabled', true)
  await tap('新收藏一道食谱 +1')
  expect(go).toHaveBeenCalledWith('cookingRecipe', {})
})

it('logged out it leads to the login, and asks for nobody’s round', async () => {
  act(() => stores.session.logout())
  await open(PasswordRedEnvelop)
  await screen.findByText('一粒下水去，满屋清香来')
  await tap('登录后开红包')
  expect(go.mock.calls[0]?.[0]).toBe('login')
  expect(shop.askedFor(roundPath)).toHaveLength(0)
})

it('leads to the check-in that earns a try, and takes the try after it', async () => {
  shop.answer(roundPath, round({ acts: [{ act: 'CHECK_IN', state: 'OPEN' }] }))
  await open(PasswordRedEnvelop)
  await screen.findByText('还能猜 2 次')
  await tap('签到 +1')
  expect(go).toHaveBeenCalledWith('myPoint')
  expect(shop.askedFor(earnPath)).toHaveLength(0)
  cleanup()
  forgetQueries()
  shop
    .answer(roundPath, round({ acts: [{ act: 'CHECK_IN', state: 'READY' }] }))
    .answer(earnPath, round({ triesLeft: 3, acts: [{ act: 'CHECK_IN', state: 'TAKEN' }] }))
  await open(PasswordRedEnvelop)
  await tap('已签到，领 1 次')
  expect(await screen.findByText('还能猜 3 次')).toBeTruthy()
})

it('offers a try for a share only where the site configuration has the switch', async () => {
  const { info } = stores.site
  const configure = (now: typeof info) => act(() => runInAction(() => void (stores.site.info = now)))
  shop.answer(roundPath, round({ acts: [{ act: 'SHARE', state: 'OPEN' }] }))
  configure({ ...siteInfo, riddleShareFlag: true })
  await open(PasswordRedEnvelop)
  expect(await screen.findByRole('button', { name: '分享 +1' })).toBeTruthy()
  configure(siteInfo)
  expect(screen.queryByRole('button', { name: '分享 +1' })).toBeNull()
  configure(info)
})

/** 10:00 so many days from today's, ms. */
const tenIn = (days: number): number => shopMidnight(Date.now()) + (24 * days + 10) * 3_600_000

it('a shopper who has guessed sets a reminder of the next riddle, and takes it back', async () => {
  shop.answer(riddlePath, { ...riddle, endAt: tenIn(1) }).answer(roundPath, round({ triesLeft: 0, win }))
  const bodies = () => shop.askedFor(remindPath).map(({ body }): unknown => JSON.parse(body ?? ''))
  await open(PasswordRedEnvelop)
  shop.answer(remindPath, round({ triesLeft: 0, win, reminded: true }))
  await screen.findByText('明天 10:00 换新谜面，提醒我')
  await tap('明天 10:00 换新谜面，提醒我')
  expect(bodies()).toEqual([{ reminded: true }])
  shop.answer(remindPath, round({ triesLeft: 0, win }))
  await screen.findByText('明天 10:00 换新谜面，已设提醒')
  await tap('明天 10:00 换新谜面，已设提醒')
  expect(bodies()).toEqual([{ reminded: true }, { reminded: false }])
  expect(await screen.findByText('明天 10:00 换新谜面，提醒我')).toBeTruthy()
})

it('after midnight the next riddle comes today', async () => {
  shop.answer(riddlePath, { ...riddle, endAt: tenIn(0) }).answer(roundPath, round({ triesLeft: 0, win }))
  await open(PasswordRedEnvelop)
  expect(await screen.findByText('今天 10:00 换新谜面，提醒我')).toBeTruthy()
})
