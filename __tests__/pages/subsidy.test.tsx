import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import type { SubsidyPolicy, SubsidyStanding } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from './homeSupport'
import { open, rest, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../support/notedFeedback.cjs'))
import GuobuPage from '@/pagesB/guobuPage/guobuPage'

const go = routes.go as jest.Mock
const DAY_MS = 86_400_000
const READ = '/v1/subsidy'
const NUMBER = '330106199001011238'

const policy = (over: Partial<SubsidyPolicy> = {}): SubsidyPolicy => ({
  policyCode: 'SP1',
  categoryCode: 'C1',
  name: '冰箱',
  picture: '/storage/pictures/a.svg',
  energyLevel: 1,
  percent: 15,
  capFen: 150_000,
  pieces: 1,
  validDays: 14,
  regionCodes: ['330100'],
  left: 12,
  endAt: Date.now() + 30 * DAY_MS,
  own: [],
  goods: [
    { spuCode: 'P1', skuCode: 'K1', title: '法式冰箱', picture: '/a.svg', priceFen: 599_900, subsidyFen: 89_985 }
  ],
  ...over
})
const standing = (over: Partial<SubsidyStanding> = {}): SubsidyStanding => ({
  regions: [
    { regionCode: '330100', regionName: '杭州市' },
    { regionCode: '440300', regionName: '深圳市' }
  ],
  policies: [policy()],
  ...over
})
const holder = { nameMasked: '林**', idMasked: '3301**********1238' }
const own = {
  qualificationId: 'SQ1',
  state: 'UNREDEEMED' as const,
  claimCode: 'QH268F2K6027',
  regionCode: '330100',
  regionName: '杭州市',
  claimedAt: Date.now(),
  validUntil: Date.now() + 7 * DAY_MS
}

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  // the first whose path is within the address answers
  shop = new FakeShop()
    .answer('/subsidy/claim', standing({ holder }))
    .answer('/subsidy/unbind', standing({ holder }))
    .answer(READ, standing())
    .install()
  stores.session.login('T1', 'U1')
})
afterEach(() => {
  cleanup()
  act(() => stores.session.logout())
  forgetQueries()
  jest.clearAllMocks()
})
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } })
const show = async () => {
  await open(GuobuPage)
  await rest()
}

test('who is not known yet tells it, and hears by its part what is wrong', async () => {
  await show()
  type('身份证号', '33010619900101')
  await tap('核验身份')
  expect(await screen.findByText('身份证号是 18 位，请检查位数')).toBeTruthy()
  expect(shop.askedFor('/validateIdCardInfo')).toHaveLength(0)
})

test('one is claimed for the region that is chosen, once the box is ticked', async () => {
  shop
    .answer(READ, standing({ holder }))
    .answer('/subsidy/claim', standing({ holder, policies: [policy({ own: [own] })] }))
  await show()
  await tap('领取冰箱补贴')
  expect(shop.askedFor('/subsidy/claim')).toHaveLength(0)
  await tap('把领取记录报给补贴主管部门（必须）', 'checkbox')
  await tap('领取冰箱补贴')
  expect(shop.askedFor('/subsidy/claim').at(-1)?.body).toBe(
    JSON.stringify({ policyCode: 'SP1', regionCode: '330100', agreedToReport: true })
  )
})

test('a ticket shows its code and leads to what it is for', async () => {
  shop.answer(READ, standing({ holder, policies: [policy({ own: [own] })] }))
  await show()
  expect(screen.getByText('QH26 8F2K 6027')).toBeTruthy()
  await tap('去挑冰箱，下单自动补')
  expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P1', skuCode: 'K1' })
})

test('one in an order has no code and can’t be unbound', async () => {
  shop.answer(READ, standing({ holder, policies: [policy({ own: [{ ...own, state: 'HELD', orderCode: 'OR1' }] })] }))
  await show()
  expect(screen.queryByText('QH26 8F2K 6027')).toBeNull()
  expect(screen.queryByText('解绑')).toBeNull()
  await tap('看订单')
  expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'OR1' })
})

test('a state that nobody knows breaks nothing', async () => {
  const odd = { ...own, state: 'TOMORROW' as 'HELD' }
  shop.answer(READ, standing({ holder, policies: [policy({ own: [odd] })] }))
  await show()
  expect(screen.getByText('剩 12 份')).toBeTruthy()
})

test('without a subsidy there is a way on', async () => {
  shop.answer(READ, standing({ policies: [] }))
  await show()
  await tap('去首页看看')
  expect(go).toHaveBeenCalledWith('index')
})

test('what was typed is in no storage', async () => {
  await show()
  type('姓名', '林禾见')
  type('身份证号', NUMBER)
  expect(JSON.stringify(window.localStorage)).not.toMatch(/林禾见|330106199001011238/)
})
