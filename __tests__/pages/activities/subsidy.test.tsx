import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { SubsidyPolicy, SubsidyStanding } from '@contract'
import { forgetQueries } from '@/api'
import * as routes from '@/routes'
import * as nearby from '@/platform/nearby'
import * as upload from '@/platform/upload'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/nearby', () => ({ findOwnPoint: jest.fn() }))
jest.mock('@/platform/upload', () => ({
  ...jest.requireActual<object>('@/platform/upload'),
  chooseFiles: jest.fn(),
  compressPicture: jest.fn((path: string) => Promise.resolve(path)),
  forgetPicture: jest.fn(),
  uploadFile: jest.fn()
}))
import GuobuPage from '@/pagesB/guobuPage/guobuPage'

const go = routes.go as jest.Mock
const DAY_MS = 86_400_000
const READ = '/v1/subsidy'
const NUMBER = '33010619900101123X'

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
  validUntil: Date.now() + 7 * DAY_MS,
  remindsBySms: true
}

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  // the first whose path is within the address answers
  shop = new FakeShop()
    .answer('/subsidy/claim', standing({ holder }))
    .answer('/subsidy/unbind', standing({ holder }))
    .answer('/subsidy/remind', standing({ holder }))
    .answer('/subsidy/send-code', { captchaKey: 'sub_1', resendAfterSeconds: 60, expiresInSeconds: 300 })
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

test('a shopper without an identity gives it, and reads at each part what is wrong', async () => {
  await show()
  type('身份证号', '33010619900101')
  await tap('核验身份')
  expect(await screen.findByText('身份证号是 18 位，请检查位数')).toBeTruthy()
  expect(shop.askedFor('/validateIdCardInfo')).toHaveLength(0)
})

test('a subsidy is claimed for the chosen region, once the box is ticked', async () => {
  shop
    .answer(READ, standing({ holder }))
    .answer('/subsidy/claim', standing({ holder, policies: [policy({ own: [own] })] }))
  await show()
  await tap('领取冰箱补贴')
  expect(shop.askedFor('/subsidy/claim')).toHaveLength(0)
  await tap('把领取记录报给补贴主管部门（必须）', 'checkbox')
  await tap('到期前 3 天短信提醒我（可选，随时能关）', 'checkbox')
  await tap('领取冰箱补贴')
  expect(shop.askedFor('/subsidy/claim').at(-1)?.body).toBe(
    JSON.stringify({ policyCode: 'SP1', regionCode: '330100', agreedToReport: true, remindBySms: true })
  )
})

test('a ticket shows its code and leads to its goods', async () => {
  shop.answer(READ, standing({ holder, policies: [policy({ own: [own] })] }))
  await show()
  expect(screen.getByText('QH26 8F2K 6027')).toBeTruthy()
  await tap('去挑冰箱，下单自动补')
  expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P1', skuCode: 'K1' })
})

test('a subsidy in an order has no code and can’t be unbound', async () => {
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

/** Takes both sides of the card. */
async function takeSides() {
  let takeCount = 0
  ;(upload.chooseFiles as jest.Mock).mockImplementation(() => {
    takeCount += 1
    return Promise.resolve([{ kind: 'picture', filePath: `blob:card-${takeCount}`, bytes: 1000 }])
  })
  ;(upload.uploadFile as jest.Mock).mockImplementation(({ filePath }: { filePath: string }) => {
    const data = { path: `/storage/uploads/${filePath.slice(5)}.jpg` }
    return Promise.resolve({
      kind: 'reply',
      status: 200,
      headers: {},
      text: JSON.stringify({ success: true, code: 'S', message: '', data })
    })
  })
  for (const side of ['人像面', '国徽面'])
    await act(async () => {
      const field = screen.getByRole('group', { name: new RegExp(side) })
      fireEvent.click(within(field).getByRole('button', { name: /添加|照片|图片/ }))
    })
  await rest()
}

test('both sides go with name and number, and a side that can’t be read has its message there', async () => {
  const refusal = { refused: { code: 'subsidy.picture-back', message: '国徽面看不清，请重拍' } }
  shop.answer('/validateIdCardInfo', refusal)
  await show()
  type('姓名', '林禾见')
  type('身份证号', NUMBER)
  await tap('拿身份证去核验身份（必须）', 'checkbox')
  await tap('核验身份')
  expect(await screen.findAllByText('请拍这一面')).toHaveLength(2)
  expect(shop.askedFor('/validateIdCardInfo')).toHaveLength(0)
  await takeSides()
  await tap('核验身份')
  expect(shop.askedFor('/validateIdCardInfo').at(-1)?.body).toBe(
    JSON.stringify({
      realName: '林禾见',
      idNumber: NUMBER,
      pictures: ['/storage/uploads/card-1.jpg', '/storage/uploads/card-2.jpg'],
      agreedToCheck: true
    })
  )
  expect(screen.getByRole('group', { name: '国徽面 国徽面看不清，请重拍' })).toBeTruthy()
})

test('the identity is in no storage, no address, and not on the next shopper’s screen', async () => {
  await show()
  type('姓名', '林禾见')
  type('身份证号', NUMBER)
  await takeSides()
  const storedText = () =>
    JSON.stringify(window.localStorage) + JSON.stringify(window.sessionStorage) + window.location.href
  expect(storedText()).not.toMatch(/林禾见|33010619900101123X|card-[12]/)
  expect(shop.requests.map(({ url }) => url).join(' ')).not.toMatch(/林禾见|33010619900101123X|card-[12]/)
  act(() => {
    stores.session.logout()
    stores.session.login('T2', 'U2')
  })
  await rest()
  expect(document.body.innerHTML).not.toMatch(/林禾见|33010619900101123X|card-[12]/)
  for (const box of screen.getAllByRole('textbox')) expect((box as HTMLInputElement).value).toBe('')
})

test('name and number are shown in full for a code, and gone with the panel', async () => {
  shop.answer(READ, standing({ holder })).answer('/get-decrypt-customer-info', { realName: '林禾见', idNumber: NUMBER })
  await show()
  await tap('看完整证件')
  await tap('查看')
  expect(await screen.findByText('请先填短信验证码')).toBeTruthy()
  await tap('获取验证码')
  type('短信验证码', '123456')
  await tap('查看')
  expect(await screen.findByText(NUMBER)).toBeTruthy()
  expect(shop.askedFor('/get-decrypt-customer-info').at(-1)?.body).toBe(
    JSON.stringify({ captchaKey: 'sub_1', captcha: '123456' })
  )
  await tap('看完了')
  expect(screen.queryByText(NUMBER)).toBeNull()
  expect(JSON.stringify(window.localStorage)).not.toContain(NUMBER)
})

test('the place of the phone goes in a body alone and chooses the region', async () => {
  ;(nearby.findOwnPoint as jest.Mock).mockResolvedValue({ latitude: 22.54123, longitude: 114.06, datum: 'WGS84' })
  shop.answer(READ, standing({ holder, policies: [policy({ regionCodes: ['440300'] })] })).answer('/geocoder', {
    provinceCode: '440000',
    cityCode: '440300',
    regionName: '广东省深圳市'
  })
  await show()
  await tap('定位')
  await rest()
  expect(shop.askedFor('/geocoder').at(-1)?.body).toBe(JSON.stringify({ latitude: 22.54123, longitude: 114.06 }))
  expect(shop.requests.map(({ url }) => url).join(' ')).not.toContain('22.54')
  expect(screen.getByRole('button', { name: '领取冰箱补贴' })).toBeTruthy()
})

test('a visitor sees what there is and is asked to log in at the act', async () => {
  act(() => stores.session.logout())
  await show()
  expect(screen.queryByRole('textbox')).toBeNull()
  await tap('登录后领取')
  expect(go).toHaveBeenCalledWith('login', expect.anything())
})

test('an SMS that was agreed to can be turned off', async () => {
  shop.answer(READ, standing({ holder, policies: [policy({ own: [own] })] }))
  await show()
  await tap('到期前短信提醒', 'switch')
  expect(shop.askedFor('/subsidy/remind').at(-1)?.body).toBe(
    JSON.stringify({ qualificationId: 'SQ1', remindBySms: false })
  )
})
