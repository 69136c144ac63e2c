/** Paying in the compiled mini-program: what the platform says, what the gateway says, and what the shopper is told. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { HostSettings, PaymentAnswer } from '../../simulator/host'
import { order, paidOrder, settlementOf } from '../gateway/orders/journey-shop'
import { shopAndPhone, startPhone, type Phone } from './phone'

const here = shopAndPhone()

const payNow = /^确认支付/
const paymentOf = (options: Record<string, unknown>) => String(options['package']).replace('prepay_id=', '')

interface Cashier {
  /** What the mini-program hears; it may not be what happened. */
  says: PaymentAnswer | 'nothing'
  /** What the shop hears before that. */
  shopHears?: 'SUCCEEDED' | 'FAILED'
  settings?: Partial<HostSettings>
}

/** A phone at the pay screen of a new order, and the payments its cashier was asked for. */
async function atPay({ says, shopHears, settings }: Cashier) {
  const shopper = await here.shop.shopper()
  const [orderCode = ''] = await order(shopper, { POT: 1 })
  const payments: string[] = []
  const phone = await startPhone({
    address: here.address,
    token: await here.shop.tokenOf(shopper.userId),
    userId: shopper.userId,
    page: 'pagesB/pay/pay',
    params: { orderCodes: [orderCode] },
    ...(settings ? { settings } : {}),
    ui: {
      payment: async (options) => {
        payments.push(paymentOf(options))
        if (shopHears) await here.shop.settle(paymentOf(options), shopHears)
        return says === 'nothing' ? new Promise<PaymentAnswer>(() => undefined) : says
      },
      privacy: () => Promise.resolve(true)
    }
  })
  here.use(phone)
  return { phone, payments, orderCode, shopper }
}

const isAt = (phone: Phone, route: string) => () => phone.route() === `pagesB/pay/${route}`
const shows = (phone: Phone, words: string) => () => phone.text().includes(words)
const outbox = async (orderCode: string) =>
  (
    await here.shop.core.db
      .selectFrom('outbox')
      .selectAll()
      .where('body', 'like', `%${orderCode}%`)
      .orderBy('title')
      .execute()
  ).map(({ title }) => title)

describe('paying', () => {
  it('leads to the order when platform and gateway say it is paid', async () => {
    const { phone, payments } = await atPay({ says: 'succeed', shopHears: 'SUCCEEDED' })
    await phone.tap(payNow)
    await phone.until('the result', isAt(phone, 'paySuccess'))
    await phone.until('its words', shows(phone, '支付成功'))
    assert.equal(payments.length, 1)
    assert.deepEqual(phone.problems(), [])
  })

  it('leads to the failure when both say it failed', async () => {
    const { phone } = await atPay({ says: 'fail', shopHears: 'FAILED' })
    await phone.tap(payNow)
    await phone.until('the failure', isAt(phone, 'payFailure'))
    assert.deepEqual(phone.problems(), [])
  })

  it('stays, says that it was cancelled, and can be paid again', async () => {
    const { phone } = await atPay({ says: 'cancel' })
    await phone.tap(payNow)
    await phone.until('the words', shows(phone, '已取消支付，订单还为你保留着'))
    assert.equal(phone.route(), 'pagesB/pay/pay')
    assert.match(phone.text(), /确认支付/)
    assert.deepEqual(phone.problems(), [])
  })

  it('is not said to be paid while the gateway does not know, also when the platform says so', async () => {
    const { phone, payments } = await atPay({ says: 'succeed' })
    await phone.tap(payNow)
    await phone.until('the question', shows(phone, '正在确认支付结果'))
    await phone.pass(1500)
    assert.equal(phone.route(), 'pagesB/pay/pay')
    assert.doesNotMatch(phone.text(), /支付成功|支付失败/)
    await here.shop.settle(payments[0] ?? '', 'SUCCEEDED')
    await phone.until('the result', isAt(phone, 'paySuccess'))
    assert.deepEqual(phone.problems(), [])
  })

  it('is paid when the gateway says so, though the platform says cancelled', async () => {
    const { phone } = await atPay({ says: 'cancel', shopHears: 'SUCCEEDED' })
    await phone.tap(payNow)
    await phone.until('the result', isAt(phone, 'paySuccess'))
    assert.deepEqual(phone.problems(), [])
  })

  it('is neither paid nor failed when the platform fails without saying why', async () => {
    const { phone, payments } = await atPay({ says: 'fail' })
    await phone.tap(payNow)
    await phone.until('the question', shows(phone, '正在确认支付结果'))
    await phone.pass(1500)
    assert.doesNotMatch(phone.text(), /支付成功|支付失败|没能打开/)
    await here.shop.settle(payments[0] ?? '', 'FAILED')
    await phone.until('the failure', isAt(phone, 'payFailure'))
    assert.deepEqual(phone.problems(), [])
  })

  it('is asked about when the shopper comes back and the platform never answers', async () => {
    const { phone, payments } = await atPay({ says: 'nothing' })
    await phone.tap(payNow)
    await phone.until('the cashier', () => payments.length === 1)
    phone.host.hide()
    await here.shop.settle(payments[0] ?? '', 'SUCCEEDED')
    await phone.host.show()
    await phone.until('the result', isAt(phone, 'paySuccess'))
    assert.deepEqual(phone.problems(), [])
  })

  it('is asked about by the order below when the shopper swipes back before the platform answers', async () => {
    const { phone, payments, orderCode } = await atPay({ says: 'nothing' })
    const query = (params: object) => encodeURIComponent(JSON.stringify(params))
    await phone.host.call('reLaunch', { url: `/pagesB/order/orderDetail?params=${query({ orderCode })}` })
    await phone.until('the order', shows(phone, '待付款'))
    await phone.host.call('navigateTo', { url: `/pagesB/pay/pay?params=${query({ orderCodes: [orderCode] })}` })
    await phone.tap(payNow)
    await phone.until('the cashier', () => payments.length === 1)
    await here.shop.settle(payments[0] ?? '', 'SUCCEEDED')
    phone.host.back()
    await phone.until('the order again', () => phone.route() === 'pagesB/order/orderDetail')
    await phone.until('what became of it', shows(phone, '待发货'))
    assert.doesNotMatch(phone.text(), /待付款/)
    assert.deepEqual(phone.problems(), [])
  })

  it('leaves no listener and no timer of its own behind', async () => {
    const { phone } = await atPay({ says: 'cancel' })
    await phone.until('the screen', shows(phone, '确认支付'))
    const before = phone.host.leftovers().listeners.length
    await phone.tap(payNow)
    await phone.until('the words', shows(phone, '已取消支付'))
    assert.equal(phone.host.leftovers().listeners.length, before)
  })
})

describe('subscription messages at the pay button', () => {
  const templatesAsked = (phone: Phone) =>
    phone.calls('requestSubscribeMessage').map(({ options }) => (options as { tmplIds: string[] }).tmplIds)

  it('are asked for in the turn of the tap, three of them, and sent as the order goes on', async () => {
    const { phone, orderCode } = await atPay({ says: 'succeed', shopHears: 'SUCCEEDED' })
    await phone.tap(payNow)
    await phone.until('the result', isAt(phone, 'paySuccess'))
    assert.deepEqual(
      templatesAsked(phone).map((ids) => ids.map((id) => id.replace(/^Qh7|-.*$/g, '')).join()),
      ['paymentSuccess,orderDelivery,orderStatus']
    )
    assert.equal(phone.calls('requestSubscribeMessage')[0]?.outcome, 'requestSubscribeMessage:ok')
    assert.deepEqual(await outbox(orderCode), ['支付成功通知'])
    assert.deepEqual(phone.problems(), [])
  })

  it('that are refused are not asked for again, are not sent, and do not hold the payment up', async () => {
    const { phone, payments, orderCode } = await atPay({ says: 'cancel', settings: { subscription: 'reject' } })
    await phone.tap(payNow)
    await phone.until('the words', shows(phone, '已取消支付'))
    await phone.tap(payNow)
    await phone.until('the second payment', () => payments.length === 2)
    assert.equal(templatesAsked(phone).length, 1)
    await here.shop.settle(payments[1] ?? '', 'SUCCEEDED')
    assert.deepEqual(await outbox(orderCode), [])
    assert.deepEqual(phone.problems(), [])
  })

  it('that the person has switched off altogether count as refused, and do not hold the payment up', async () => {
    const { phone, payments } = await atPay({ says: 'cancel', settings: { subscription: 'switched off' } })
    await phone.tap(payNow)
    await phone.until('the words', shows(phone, '已取消支付'))
    assert.match(phone.calls('requestSubscribeMessage')[0]?.outcome ?? '', /:fail The main switch is switched off/)
    phone.host.set({ subscription: 'accept' })
    await phone.tap(payNow)
    await phone.until('the second payment', () => payments.length === 2)
    assert.equal(templatesAsked(phone).length, 1)
    assert.deepEqual(phone.problems(), [])
  })

  it('are asked for when the order is placed, and then not again at the pay button', async () => {
    const shopper = await here.shop.shopper()
    const phone = await startPhone({
      address: here.address,
      token: await here.shop.tokenOf(shopper.userId),
      userId: shopper.userId,
      page: 'pagesB/settlement/confirmation',
      params: { settlementId: await settlementOf(shopper, { POT: 1 }) },
      ui: { payment: () => Promise.resolve('cancel') }
    })
    here.use(phone)
    await phone.tap('提交订单')
    await phone.until('the pay screen', isAt(phone, 'pay'))
    assert.equal(templatesAsked(phone).length, 1)
    await phone.tap(payNow)
    await phone.until('the words', shows(phone, '已取消支付'))
    assert.equal(templatesAsked(phone).length, 1)
    assert.deepEqual(phone.problems(), [])
  })

  it('are asked for when a paid order is cancelled, and sent about that very order', async () => {
    const shopper = await here.shop.shopper()
    const [orderCode = ''] = await paidOrder(here.shop, shopper, { POT: 1 })
    const { list } = await shopper.must('GET /o2ord-b2c/v1/order-trades/cancel-reason')
    const phone = await startPhone({
      address: here.address,
      token: await here.shop.tokenOf(shopper.userId),
      userId: shopper.userId,
      page: 'pagesB/order/orderDetail',
      params: { orderCode },
      ui: {}
    })
    here.use(phone)
    await phone.tap('取消订单')
    await phone.tap(list[0]?.text ?? '')
    await phone.tap('确认取消')
    await phone.until('the refund', shows(phone, '已取消'))
    assert.deepEqual(
      templatesAsked(phone).map((ids) => ids.map((id) => id.replace(/^Qh7|-.*$/g, '')).join()),
      ['refundSuccess,orderCancell']
    )
    await here.shop.landRefunds(orderCode)
    assert.deepEqual(await outbox(orderCode), ['订单取消通知', '退款成功通知'].sort())
    assert.deepEqual(phone.problems(), [])
  })
})
