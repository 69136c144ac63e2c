import { screen } from '@testing-library/react'
import * as feedback from '@/platform/feedback'
import { refusal, reply, type FakeGateway } from '../../support/gateway'
import { askedFor, begin, end, pass, paths, settlement } from './purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Confirmation from '@/pagesB/settlement/confirmation'

let gateway: FakeGateway
const params = { settlementId: 'ST1' }

beforeEach(async () => {
  gateway = await begin()
})
afterEach(() => {
  jest.clearAllMocks()
  end()
})

describe('the notes of some settlements alone', () => {
  it('says what coupons on offer would save, and receives and uses them there', async () => {
    const RECEIVE = 'POST /o2mkt-b2c/v1/coupon-self/receive-coupon'
    const unclaimed = { couponCodes: ['C7', 'C8'], savesFen: 13000 }
    gateway.on(paths.read, reply(settlement({ unclaimed })))
    gateway.on(RECEIVE, reply({ userCouponId: 'U7' }))
    gateway.on(paths.coupon, reply(settlement({ discountFen: 16000, bestFen: 16000, payFen: 43900 })))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText('共省 ¥30')).toBeTruthy()
    expect(screen.queryByText(/已选最省|已选最优/)).toBeNull()
    expect(screen.getByText('领 2 张券再省 ¥130')).toBeTruthy()
    await tap('领取并使用')
    await pass(300)
    expect(askedFor(gateway, RECEIVE).map(({ body }) => JSON.parse(body ?? '') as object)).toEqual([
      { couponCode: 'C7' },
      { couponCode: 'C8' }
    ])
    expect(JSON.parse(askedFor(gateway, paths.coupon)[0]?.body ?? '')).toEqual({ settlementId: 'ST1', best: true })
    expect(screen.getByText('已选最省的搭配，共省 ¥160')).toBeTruthy()
    expect(screen.queryByText('领取并使用')).toBeNull()
    expect(feedback.toast).toHaveBeenLastCalledWith('已用在这一单')
  })

  it('uses what could be received of several coupons', async () => {
    const RECEIVE = 'POST /o2mkt-b2c/v1/coupon-self/receive-coupon'
    const unclaimed = { couponCodes: ['C7', 'C8'], savesFen: 13000 }
    gateway.on(paths.read, reply(settlement({ unclaimed })))
    gateway.on(RECEIVE, refusal('coupon.gone', '已抢光'))
    gateway.on(paths.coupon, reply(settlement()))
    await open(Confirmation, params)
    await pass(10)
    await tap('领取并使用')
    await pass(300)
    expect(askedFor(gateway, paths.coupon)).toHaveLength(1)
    expect(screen.getByText('已选最省的搭配，共省 ¥30')).toBeTruthy()
    expect(feedback.toast).not.toHaveBeenCalledWith('已用在这一单')
  })

  it('says what comes back, and when, where something does', async () => {
    gateway.on(paths.read, reply(settlement()))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.queryByText('返利')).toBeNull()
    end()
    gateway = await begin()
    gateway.on(paths.read, reply(settlement({ rebate: { rebateFen: 2_900, days: 7 } })))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText('收货 7 天后到账')).toBeTruthy()
    expect(screen.getByText('¥29.00')).toBeTruthy()
  })

  it('says before submitting which orders have their price only together', async () => {
    const [first] = settlement().shops
    const shops = first ? [first, { ...first, shopCode: 'S2', shopName: '厨电店' }] : []
    gateway.on(paths.read, reply(settlement({ shops, together: [['S1', 'S2']] })))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText(/^「自营旗舰店」「厨电店」的订单享受了一起购买的优惠/)).toBeTruthy()
  })
})
