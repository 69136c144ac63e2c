import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { configureCalls, matchesContract } from '@/api'
import { setLocale } from '@/i18n'
import { events } from '@/lib/events'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { readDraft, stores } from '@/stores'
import { refusal, reply, type FakeGateway } from '../../support/gateway'
import { host } from '../../support/taro'
import { address, askedFor, begin, end, keyOf, order, paidOrder, pass, paths, row, settlement } from './purchase'
import { open, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Confirmation from '@/pagesB/settlement/confirmation'

const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock
let gateway: FakeGateway

const params = { settlementId: 'ST1' }
const submission = reply({ orderCodes: ['O1'], payFen: 56900, payBefore: 4102444800000 })
const submitButton = () => screen.getByRole('button', { name: '提交订单' })
const write = async (text: string) => {
  await tap(/备注/)
  await act(
    async () =>
      void fireEvent.change(screen.getByLabelText('备注', { selector: 'textarea' }), { target: { value: text } })
  )
}
const withRow = (over: object, sku: object = {}, more: object = {}) => {
  const base = settlement()
  return settlement({ ...more, shops: base.shops.map((shop) => ({ ...shop, rows: [row(over, sku)] })) })
}
const tellsChange = (now: ReturnType<typeof settlement>) =>
  gateway.on(paths.submit, () => {
    gateway.on(paths.read, reply(now))
    gateway.on(paths.submit, submission)
    return refusal('price.changed', '价格有变动，请确认后再提交')
  })
/** The settlement with a remark, submitted at a price that has come down meanwhile. */
const submitAtOldPrice = async (remark: string) => {
  await open(Confirmation, params)
  await pass(10)
  await write(remark)
  await tap('完成')
  await pass(1000)
  tellsChange(withRow({}, { priceFen: 54900 }, { payFen: 51900 }))
  await tap('提交订单')
  await pass(10)
}

beforeEach(async () => {
  gateway = await begin()
  go.mockResolvedValue(true)
  confirm.mockResolvedValue(false)
})
afterEach(end)

describe('the four states', () => {
  it('shows its shape, then address, goods, way, coupon and the amount due', async () => {
    await open(Confirmation, params)
    await pass(10)
    for (const text of [
      '林知远',
      '138****6021',
      '浙江省杭州市西湖区文三路 478 号',
      '轻养低糖电饭煲',
      '奶茶杏，4L',
      '已选最优',
      '已优惠 ¥130.00'
    ]) {
      expect(screen.getByText(text)).toBeTruthy()
    }
    expect(screen.getByText('预计1月2日（周三）送达')).toBeTruthy()
  })

  it('leads to the agreement that is accepted with the order', async () => {
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText('提交订单即同意')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: '《用户协议》' }))
    expect(go).toHaveBeenCalledWith('agreement', { code: 'USER' })
  })

  it('shows the saving of goods bought together apart from a cut of the price', async () => {
    const [shop] = settlement().shops
    gateway.on(paths.read, reply(settlement({ shops: [{ ...shop!, rows: [row({ bundleFen: 2000 })] }] })))
    await open(Confirmation, params)
    await pass(10)
    const totals = within(document.querySelector<HTMLElement>('.order-totals')!)
    const amount = (label: string) => totals.getByText(label).closest('.ui-cell')?.textContent
    expect(amount('商品降价')).toBe('商品降价−¥80.00')
    expect(amount('组合优惠')).toBe('组合优惠−¥20.00')
  })

  it('speaks English', async () => {
    act(() => setLocale('en-US'))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByRole('button', { name: 'Place order' })).toBeTruthy()
    expect(screen.getByText('Saved ¥130.00')).toBeTruthy()
  })

  it('says when the checkout is gone and leads to the cart', async () => {
    gateway.on(paths.read, refusal('settlement.missing', '结算单不存在，请返回重新结算'))
    await open(Confirmation, params)
    await pass(10)
    await tap('去购物车')
    expect(go).toHaveBeenCalledWith('cart')
  })
})

describe('submitting', () => {
  it('posts once however fast it is tapped, at the amount that was seen, and goes on to paying in its place', async () => {
    gateway.on(paths.submit, submission)
    await open(Confirmation, params)
    await pass(10)
    await act(async () => {
      fireEvent.click(submitButton())
      fireEvent.click(submitButton())
    })
    await pass(10)
    const requests = askedFor(gateway, paths.submit)
    expect(requests).toHaveLength(1)
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      settlementId: 'ST1',
      expectedPayFen: 56900,
      expectedDigest: 'd1'
    })
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] }, { replace: true })
  })

  it('can be tapped again when the screen of paying did not open', async () => {
    gateway.on(paths.submit, submission)
    go.mockResolvedValueOnce(false)
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    await pass(10)
    await tap('提交订单')
    await pass(10)
    const toPay = ['pay', { orderCodes: ['O1'] }, { replace: true }]
    expect(go.mock.calls.filter(([key]) => key === 'pay')).toEqual([toPay, toPay])
  })

  it('asks again with the same key after a time-out, and says so', async () => {
    let times = 0
    gateway.on(paths.submit, () => {
      times += 1
      return times === 1 ? { kind: 'timeout' } : submission
    })
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    expect(screen.getByText('正在确认订单是否已提交，请稍等')).toBeTruthy()
    await pass(1000)
    const requests = askedFor(gateway, paths.submit)
    expect(requests).toHaveLength(2)
    expect(keyOf(requests[0])).toBeTruthy()
    expect(keyOf(requests[1])).toBe(keyOf(requests[0]))
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] }, { replace: true })
  })

  it('finds the orders of a submit with a lost reply without sending it again', async () => {
    gateway.on(paths.submit, () => {
      gateway.on(paths.read, reply(settlement({ orderCodes: ['O1'] })))
      return { kind: 'timeout' }
    })
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    await pass(1000)
    expect(askedFor(gateway, paths.submit)).toHaveLength(1)
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] }, { replace: true })
  })

  it('gives up asking after a while, keeps the key for the next tap, and remembers it over a reload', async () => {
    gateway.on(paths.submit, { kind: 'timeout' })
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    await pass(5000)
    expect(screen.getByText(/再点一次继续确认，不会重复下单/)).toBeTruthy()
    cleanup()
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText(/上次提交的结果还没有确认/)).toBeTruthy()
    gateway.on(paths.submit, submission)
    await tap('提交订单')
    await pass(10)
    const keys = askedFor(gateway, paths.submit).map(keyOf)
    expect(keys.length).toBeGreaterThan(2)
    expect(new Set(keys).size).toBe(1)
  })

  it('shows a changed price, keeps the remark, and submits at the new price when the shopper agrees', async () => {
    confirm.mockResolvedValue(true)
    await submitAtOldPrice('送货前打电话')
    const [question] = confirm.mock.calls[0] as [{ content: string }]
    expect(question.content).toContain('「轻养低糖电饭煲」¥599.00 → ¥549.00')
    expect(question.content).toContain('应付 ¥569.00 → ¥519.00')
    const requests = askedFor(gateway, paths.submit)
    expect(requests.map(({ body }) => JSON.parse(body ?? '').expectedPayFen)).toEqual([56900, 51900])
    expect(keyOf(requests[1])).not.toBe(keyOf(requests[0]))
  })

  it('shows amounts that moved against each other, and submits what they are now as another intent', async () => {
    await open(Confirmation, params)
    await pass(10)
    tellsChange(withRow({}, { priceFen: 60900 }, { discountFen: 4000, digest: 'd2' }))
    confirm.mockResolvedValue(true)
    await tap('提交订单')
    await pass(10)
    const [question] = confirm.mock.calls[0] as [{ content: string }]
    expect(question.content).toContain('「轻养低糖电饭煲」¥599.00 → ¥609.00')
    const requests = askedFor(gateway, paths.submit)
    expect(requests.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { settlementId: 'ST1', expectedPayFen: 56900, expectedDigest: 'd1' },
      { settlementId: 'ST1', expectedPayFen: 56900, expectedDigest: 'd2' }
    ])
    expect(keyOf(requests[1])).not.toBe(keyOf(requests[0]))
  })

  it('offers no new price for what can’t be ordered any more: it says both', async () => {
    await open(Confirmation, params)
    await pass(10)
    tellsChange(withRow({ problem: 'OVER_STOCK' }, { priceFen: 60900 }, { payFen: 57900 }))
    await tap('提交订单')
    await pass(10)
    expect(confirm).not.toHaveBeenCalled()
    expect(screen.getByText('价格有变动，请确认后再提交')).toBeTruthy()
    expect(screen.getByText('库存仅剩 20 件，请减少数量')).toBeTruthy()
    expect(askedFor(gateway, paths.submit)).toHaveLength(1)
  })

  it('stays with the remark and the new price when the shopper wants to look again', async () => {
    await submitAtOldPrice('放门卫')
    expect(screen.getByText('放门卫')).toBeTruthy()
    expect(screen.getByText('价格已由 ¥599.00 变为 ¥549.00')).toBeTruthy()
    expect(go).not.toHaveBeenCalledWith('pay', expect.anything(), expect.anything())
  })

  it.each([
    ['stock.short', '「轻养低糖电饭煲」库存仅剩 1 件', 'OVER_STOCK', '库存仅剩 20 件，请减少数量'],
    ['limit.exceeded', '「轻养低糖电饭煲」已达限购数量', 'OVER_LIMIT', '超过限购数量，请减少数量'],
    ['sku.delisted', '「轻养低糖电饭煲」已下架', 'DELISTED', '已下架，不能购买'],
    ['sku.restricted', '该地区暂不销售', 'RESTRICTED', '当前地址不能送，请更换地址']
  ])('says why after %s, on the line too', async (code, message, problem, words) => {
    gateway.on(paths.submit, () => {
      gateway.on(paths.read, reply(withRow({ problem })))
      return refusal(code, message)
    })
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    await pass(10)
    expect(screen.getByText(message)).toBeTruthy()
    expect(screen.getByText(words)).toBeTruthy()
  })

  it.each([
    ['a price that went up since it was seen', { openedPriceFen: 49900 }, {}, '价格已由 ¥499.00 变为 ¥599.00'],
    [
      'stock that fell below what is wanted',
      { quantity: 4, problem: 'OVER_STOCK' },
      { available: 3 },
      '库存仅剩 3 件，请减少数量'
    ]
  ])('says %s as soon as it opens, before anything is submitted', async (_, over, sku, words) => {
    gateway.on(paths.read, reply(withRow(over, sku)))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText(words)).toBeTruthy()
    expect(askedFor(gateway, paths.submit)).toHaveLength(0)
  })

  it('sends nothing while a line can’t be ordered, and says how many', async () => {
    gateway.on(paths.read, reply(withRow({ problem: 'OUT_OF_STOCK' })))
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    expect(screen.getByText('有 1 件商品现在不能购买，请按提示处理后再提交')).toBeTruthy()
    expect(askedFor(gateway, paths.submit)).toHaveLength(0)
  })

  it('calls shipping free only once it is known where it goes', async () => {
    const free = settlement({ address: null })
    for (const shop of free.shops) delete shop.arrivesOn
    gateway.on(paths.read, reply(free))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText(/运费按地址计算/)).toBeTruthy()
    expect(screen.getByText('按地址计算')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/免运费/)
    end()
    gateway = await begin()
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getAllByText(/免运费/)).toHaveLength(2)
  })

  it('opens a new address when there is none', async () => {
    gateway.on(paths.read, reply(settlement({ address: null })))
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    expect(go).toHaveBeenCalledWith('addAddress', { select: true, settlementId: 'ST1' })
    expect(askedFor(gateway, paths.submit)).toHaveLength(0)
  })

  it('blocks without a network and keeps the remark', async () => {
    await open(Confirmation, params)
    await pass(10)
    await write('周末送')
    await tap('完成')
    await pass(1000)
    act(() => stores.network.set(false))
    jest.spyOn(stores.network, 'check').mockResolvedValue(false)
    await tap('提交订单')
    expect(screen.getByText('网络已断开，填写的内容已保留，连上网络后再提交')).toBeTruthy()
    expect(screen.getByText('周末送')).toBeTruthy()
    expect(askedFor(gateway, paths.submit)).toHaveLength(0)
  })

  it('leaves a settlement that was submitted before also when the sums of its orders do not add up', async () => {
    gateway.on(paths.read, reply(settlement({ orderCodes: ['O1', 'O2'] })))
    let count = 0
    gateway.on(paths.order, () => reply(order({ orderCode: `O${(count += 1)}`, payFen: Number.MAX_SAFE_INTEGER })))
    await open(Confirmation, params)
    await pass(10)
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1', 'O2'] }, { replace: true })
  })

  it.each([
    ['waits for its payment', order(), ['pay', { orderCodes: ['O1'] }, { replace: true }]],
    ['is paid', paidOrder(), ['orderDetail', { orderCode: 'O1' }, { replace: true }]]
  ])('never offers a settlement again whose order %s', async (_, outcome, call) => {
    gateway.on(paths.read, reply(settlement({ orderCodes: ['O1'] })))
    gateway.on(paths.order, reply(outcome))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull()
    expect(go).toHaveBeenCalledWith(...call)
  })
})

describe('the remark', () => {
  it('is kept at once, saved when typing pauses, and there after a reload that came before it was saved', async () => {
    gateway.on(paths.remark, { kind: 'offline' })
    await open(Confirmation, params)
    await pass(10)
    await write('请放快递柜')
    expect(readDraft('remark:ST1')).toEqual({ S1: '请放快递柜' })
    cleanup()
    gateway.on(paths.remark, reply({ done: true }))
    await open(Confirmation, params)
    await pass(1000)
    expect(screen.getByText('请放快递柜')).toBeTruthy()
    const last = askedFor(gateway, paths.remark).at(-1)
    expect(JSON.parse(last?.body ?? '')).toEqual({ settlementId: 'ST1', shopCode: 'S1', remark: '请放快递柜' })
    expect(readDraft('remark:ST1')).toBeUndefined()
  })

  it('is saved before the order is placed, and no order is placed without it', async () => {
    gateway.on(paths.remark, { kind: 'offline' })
    gateway.on(paths.submit, submission)
    await open(Confirmation, params)
    await pass(10)
    await write('轻拿轻放')
    await tap('提交订单')
    await pass(10)
    expect(screen.getByText('备注还没有保存成功，请再试一次')).toBeTruthy()
    expect(askedFor(gateway, paths.submit)).toHaveLength(0)
    gateway.on(paths.remark, reply({ done: true }))
    await tap('提交订单')
    await pass(10)
    expect(askedFor(gateway, paths.submit)).toHaveLength(1)
  })

  it('that can’t be saved because the order was placed elsewhere leads on to paying that one', async () => {
    await open(Confirmation, params)
    await pass(10)
    await write('轻拿轻放')
    gateway.on(paths.remark, refusal('settlement.submitted', '订单已提交，不能再修改'))
    gateway.on(paths.read, reply(settlement({ orderCodes: ['O1'] })))
    gateway.on(paths.order, reply(order()))
    await tap('提交订单')
    await pass(10)
    expect(askedFor(gateway, paths.submit)).toHaveLength(0)
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] }, { replace: true })
  })
})

describe('another tab', () => {
  it('ordered what this was made of: it can’t be submitted again, and the orders and the cart are the ways on', async () => {
    gateway.on(paths.submit, refusal('cart.changed', '购物车里已没有这些商品'))
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    await pass(10)
    expect(screen.getByText('购物车里已没有这些商品')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '提交订单' })).toBeNull()
    expect(confirm).not.toHaveBeenCalled()
    await tap('查看我的订单')
    expect(go).toHaveBeenLastCalledWith('myOrder', {}, { replace: true })
    await tap('去购物车')
    expect(go).toHaveBeenLastCalledWith('cart')
  })

  it.each([
    ['agreed to', true, 2],
    ['not agreed to', false, 1]
  ])('changed the address: it is said before anything goes there, %s', async (_, isAgreed, times) => {
    confirm.mockResolvedValue(isAgreed)
    const elsewhere = settlement({ address: { ...address, addressId: 'A9', detail: '学院路 9 号' }, digest: 'd2' })
    gateway.on(paths.submit, () => {
      gateway.on(paths.read, reply(elsewhere))
      gateway.on(paths.submit, submission)
      return refusal('address.changed', '收货地址有变动')
    })
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    await pass(10)
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: '收货地址有变动',
        content: '收货人 林知远 138****6021，浙江省杭州市西湖区学院路 9 号'
      })
    )
    const requests = askedFor(gateway, paths.submit)
    expect(requests).toHaveLength(times)
    if (isAgreed) expect(JSON.parse(requests.at(-1)?.body ?? '')).toMatchObject({ expectedDigest: 'd2' })
    else expect(screen.getByText('浙江省杭州市西湖区学院路 9 号')).toBeTruthy()
  })
})

describe('a submit with an impossible reply', () => {
  afterEach(() => configureCalls({}))

  it('is looked up like one with a lost reply', async () => {
    configureCalls({ matchesContract })
    gateway.on(paths.submit, () => {
      gateway.on(paths.read, reply(settlement({ orderCodes: ['O1'] })))
      return reply({ orderCodes: ['../../x'], payFen: 56900, payBefore: 4102444800000 })
    })
    await open(Confirmation, params)
    await pass(10)
    await tap('提交订单')
    await pass(5000)
    expect(go).toHaveBeenCalledTimes(1)
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] }, { replace: true })
  })
})

describe('coupon and address', () => {
  it('takes another choice of coupon and says why a coupon can’t be used', async () => {
    const coupons = settlement().coupons.map((coupon) => ({ ...coupon, chosen: false }))
    gateway.on(paths.coupon, reply(settlement({ coupons, discountFen: 0, couponFen: 0, payFen: 59900 })))
    await open(Confirmation, params)
    await pass(10)
    expect(screen.getByText('已选最省的搭配，共省 ¥30')).toBeTruthy()
    await tap(/^优惠券/)
    expect(screen.getByText('再买 ¥400 可用')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: /^去凑单/ }))
    expect(go).toHaveBeenCalledWith('productList', expect.objectContaining({ couponCode: 'C1' }))
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /开店券/ })))
    await pass(300)
    expect(JSON.parse(askedFor(gateway, paths.coupon)[0]?.body ?? '')).toEqual({
      settlementId: 'ST1',
      userCouponIds: []
    })
    expect(screen.getByText('1 张可用')).toBeTruthy()
    // and says what that gives away, with the way back to it
    expect(screen.getAllByText('还能再省 ¥30')).toHaveLength(2)
    gateway.on(paths.coupon, reply(settlement()))
    await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: '用最省的' })[0] as HTMLElement))
    await pass(300)
    expect(JSON.parse(askedFor(gateway, paths.coupon)[1]?.body ?? '')).toEqual({ settlementId: 'ST1', best: true })
  })

  it('takes a red packet and points together with coupons, and each can be left out', async () => {
    const terms = { thresholdFen: 0, shopCode: null, endAt: 4102444800000, shortFen: 0 }
    const packet = { ...terms, userPacketId: 'R1', name: '开学红包', balanceFen: 2000, discountFen: 800 }
    const all = settlement({
      packets: [
        { ...packet, chosen: true, usable: true },
        { ...packet, userPacketId: 'R2', name: '周末红包', chosen: false, usable: false, obstacle: 'SET_ASIDE' }
      ],
      points: { balance: 1200, chosen: true, points: 1200, discountFen: 1200, leastPoints: 100, mostBasisPoints: 3000 },
      packetFen: 800,
      pointFen: 1200,
      discountFen: 5000,
      bestFen: 5000,
      payFen: 54900
    })
    gateway.on(paths.read, reply(all))
    gateway.on(paths.coupon, reply(all))
    gateway.on(
      'GET /o2cum/v1/customer-point/consume-rule',
      reply({ pointsPerFen: 2, leastPoints: 100, mostBasisPoints: 2500 })
    )
    await open(Confirmation, params)
    await pass(10)
    for (const part of ['1 张券 −¥30', '红包 −¥8', '1,200 积分 −¥12']) expect(screen.getByText(part)).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole('switch', { name: '使用积分' })))
    await pass(300)
    await tap(/^红包/)
    expect(screen.getByText('已设为暂不使用')).toBeTruthy()
    expect(screen.getByText('200 积分抵 ¥1，最多抵货款的 25%')).toBeTruthy()
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: /开学红包/ })))
    await pass(300)
    expect(askedFor(gateway, paths.coupon).map(({ body }) => JSON.parse(body ?? '') as object)).toEqual([
      { settlementId: 'ST1', usePoints: false },
      { settlementId: 'ST1', userPacketId: null }
    ])
  })

  it('sends texts to another number when one is typed, and says when it is no number', async () => {
    const SET = 'POST /o2cht/v1/order-settlements/modify-notification-mobile-number'
    gateway.on(SET, reply(settlement({ noticePhone: '13912345678' })))
    await open(Confirmation, params)
    await pass(10)
    await tap(/通知手机 账号手机号/)
    const field = screen.getByRole('textbox', { name: '手机号' })
    await act(async () => void fireEvent.input(field, { target: { value: '139 1234' } }))
    await tap('保存')
    expect(screen.getByText('请填 11 位手机号')).toBeTruthy()
    expect(askedFor(gateway, SET)).toHaveLength(0)
    await act(async () => void fireEvent.input(field, { target: { value: '139 1234 5678' } }))
    await tap('保存')
    await pass(300)
    expect(JSON.parse(askedFor(gateway, SET)[0]?.body ?? '')).toEqual({ settlementId: 'ST1', phone: '13912345678' })
    expect(screen.getByText('139****5678')).toBeTruthy()
  })

  it('takes the address chosen on the way, even when that screen left the settlement as it was', async () => {
    const other = { ...address, addressId: 'A2', receiver: '周小满' }
    gateway.on(paths.address, reply(settlement({ address: other })))
    await open(Confirmation, params)
    await pass(10)
    await tap(/林知远/)
    expect(go).toHaveBeenCalledWith('shippingAddress', { select: true, settlementId: 'ST1' })
    await act(async () => {
      events.emit('selectedAddress', other)
      host.show.forEach((listener) => listener())
    })
    await pass(10)
    expect(JSON.parse(askedFor(gateway, paths.address)[0]?.body ?? '')).toEqual({
      settlementId: 'ST1',
      addressId: 'A2'
    })
    expect(screen.getByText('周小满')).toBeTruthy()
  })

  it('takes the address that the app’s own page gives, which this one lies under without being hidden', async () => {
    const other = { ...address, addressId: 'A2', receiver: '周小满' }
    gateway.on(paths.address, reply(settlement({ address: other })))
    await open(Confirmation, params)
    await pass(10)
    host.open('/pagesB/settlement/confirmation', host.params)
    await act(async () => events.emit('selectedAddress', other))
    await pass(10)
    host.open('/pages/index/index', {})
    expect(screen.getByText('周小满')).toBeTruthy()
  })
})
