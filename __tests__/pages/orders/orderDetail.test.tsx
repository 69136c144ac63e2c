import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import type { OrderDetail as Order, OrderStatus } from '@contract'
import { setLocale } from '@/i18n'
import * as clipboard from '@/platform/clipboard'
import * as feedback from '@/platform/feedback'
import * as phone from '@/platform/phone'
import * as statusBar from '@/platform/statusBar'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import type { FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { siteInfo } from '../../unit/stores/samples'
import { detail, orderShop, parcels } from './orderSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve(true)) }))
jest.mock('@/platform/statusBar', () => ({ setStatusBarWords: jest.fn() }))
jest.mock('@/platform/phone', () => ({ callPhone: jest.fn(() => Promise.resolve()) }))
import OrderDetail from '@/pagesB/order/orderDetail'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const confirm = feedback.confirm as jest.Mock
const toast = feedback.toast as jest.Mock
let shop: FakeShop

const start = async (orderCode = 'O1') => {
  giveParams({ orderCode })
  await act(async () => {
    render(createElement(OrderDetail))
  })
}
/** Until the order is there. */
const open = async () => {
  await start()
  await screen.findByText('订单信息')
}
const show = (...args: Parameters<typeof detail>) => shop.answer('/order-trades/detail', detail(...args))
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))
const tell = (list: Set<() => unknown>) => act(async () => list.forEach((listener) => void listener()))
const head = () => within(document.querySelector<HTMLElement>('.order-head') as HTMLElement)

beforeEach(async () => {
  window.localStorage.clear()
  await act(async () => stores.session.logout()) // its call to the gateway goes before the test's own
  stores.site = new SiteStore()
  act(() => setLocale('zh-CN'))
  shop = orderShop().install()
  go.mockResolvedValue(true)
  back.mockResolvedValue(true)
  confirm.mockResolvedValue(true)
  await act(async () => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  shop.release() // a read under way is shared with every caller that asks the same
})

describe('an order by its code', () => {
  it('can be called about, at the number the site gives; without one there is no way to', async () => {
    show('O1', 'WAIT_SHIP')
    await open()
    expect(screen.queryByText('联系商家')).toBeNull()
    act(() => void (stores.site.info = { ...siteInfo, servicePhone: '400-000-0000' }))
    await tap(screen.getByRole('button', { name: '联系商家，拨打 400-000-0000' }))
    expect(phone.callPhone).toHaveBeenCalledWith('400-000-0000')
  })

  it('is spoken of in the talk with its shop', async () => {
    show('O1', 'WAIT_SHIP')
    await open()
    await tap(screen.getByText('在线客服'))
    expect(go).toHaveBeenLastCalledWith('customerBackpage', { shopCode: 'S1', orderCode: 'O1' })
  })

  it('has one way to its invoice, in a line of its own and not among the buttons as well', async () => {
    show('O1', 'WAIT_SHIP')
    await open()
    expect(screen.getAllByText('发票')).toHaveLength(1)
    expect(screen.queryByText('更多')).toBeNull()
    await tap(screen.getByText('发票'))
    expect(go).toHaveBeenLastCalledWith('issueInvoice', { orderCode: 'O1' })
  })

  const presale = { depositFen: 1, savedFen: 1, balanceFen: 1, balanceFrom: 1, balanceTo: 2, shipBy: 3 }
  const saving = { listFen: 9_000, cutFen: 0, flashFen: 1_000, bundleFen: 0 }
  it.each([
    [{ groupCode: 'G1' }, '拼团订单', ['joinDetail', { groupCode: 'G1' }]],
    [{ trialCode: 'T1' }, '试用订单', ['productTrial', { trialCode: 'T1' }]],
    [{ assistCode: 'as1' }, '助力订单', ['assistment', { assistCode: 'as1' }]],
    [{ presale }, '预售订单', ['presell']],
    [{ employee: true, saving }, '内购订单', ['employeePurchase']],
    [{ saving }, '秒杀订单', ['seckill', {}]],
    [{ subsidyFen: 30_000 }, '以旧换新补贴', ['guobuPage']]
  ] as const)('leads to the activity that it was bought in: %j', async (over, words, way) => {
    show('O1', 'WAIT_SHIP', over)
    await open()
    await tap(screen.getByText(words))
    expect(go).toHaveBeenLastCalledWith(...way)
    expect(screen.getAllByText(/订单$|补贴$/).filter(({ className }) => /cell/.test(className))).toHaveLength(1)
  })

  const day = Date.UTC(2026, 10, 28, 4)
  it.each([
    [{ state: 'PENDING' }, '收货 7 天后到账'],
    [{ state: 'PENDING', dueAt: day }, '11月28日到账'],
    [{ state: 'PENDING', dueAt: day, waitsForCase: true }, '售后处理完再返'],
    [{ state: 'EARNED', dueAt: day, paidAt: day, backFen: 700 }, '11月28日到余额'],
    [{ state: 'VOID', rebateFen: 0, backFen: 1_200, dueAt: day }, '商品退了，¥12.00 不返']
  ] as const)('says of its rebate when it comes, that it came and what went back: %j', async (over, words) => {
    jest.spyOn(Date, 'now').mockReturnValue(day)
    show('O1', 'COMPLETED', { rebate: { rebateFen: 500, days: 7, ...over } })
    await open()
    expect(screen.getByText(words)).toBeTruthy()
    const back = over.state === 'EARNED' ? '已随退款收回 ¥7' : undefined
    expect(screen.queryByText(/已随退款收回/)?.textContent).toBe(back)
    await tap(screen.getByText(words))
    expect(go).toHaveBeenLastCalledWith('returnProductList')
    jest.restoreAllMocks()
  })

  const row = (invoiceState?: string, amountFen = 100) => ({ amountFen, ...(invoiceState ? { invoiceState } : {}) })
  it.each([
    ['申请开票', [row(), row()]],
    ['开票中', [row('SUBMITTED'), row()]],
    ['已开具', [row('ISSUED'), row(undefined, 0)]],
    ['申请或查看', [row('ISSUED'), row()]],
    ['申请或查看', [row('RED_REQUESTED')]]
  ])('says how far its invoice is: %s', async (words, rows) => {
    show('O1', 'WAIT_SHIP')
    shop.answer('/apply-invoice', { rows })
    await open()
    expect(await screen.findByText(words)).toBeTruthy()
  })

  it.each(['REFUNDING', '', 'constructor', 'X'.repeat(5000)])(
    'in a state the app does not know shows what is known of it, and nothing to do: «%s»',
    async (word) => {
      show('O1', word as OrderStatus)
      await open()
      expect(head().getByText('其他状态')).toBeTruthy()
      expect(head().getByText('这里暂时不能显示订单的状态，可以稍后再看，或联系商家了解')).toBeTruthy()
      expect(screen.getByText('商品 O1')).toBeTruthy()
      expect(document.querySelector('.ui-bottom-bar')).toBeNull()
      expect(document.querySelector('.order-actions')).toBeNull()
      act(() => setLocale('en-US'))
      expect(await screen.findByText('Other status')).toBeTruthy()
    }
  )

  it('waiting for its payment says how long, and pays', async () => {
    show('O1', 'WAIT_PAY')
    await open()
    expect(head().getByText('待付款')).toBeTruthy()
    expect(document.querySelector('.order-head__left')?.textContent).toMatch(/^剩余 29:4\d$/)
    expect(screen.getByText('应付')).toBeTruthy()
    await tap(screen.getByRole('button', { name: /去支付/ }))
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] })
  })

  it('paid and waiting to ship says when it should arrive; a day that has passed is not promised', async () => {
    show('O1', 'WAIT_SHIP', { arrivesOn: '2099-01-02', paidAt: Date.UTC(2026, 10, 20, 2, 0, 0) })
    await open()
    expect(head().getByText('商家正在备货，预计1月2日（周五）送达')).toBeTruthy()
    expect(screen.getByText('11月20日 10:00')).toBeTruthy()
    expect(screen.getByText('实付')).toBeTruthy()
    show('O1', 'WAIT_SHIP', { arrivesOn: '2020-01-02' })
    await tell(host.show)
    await waitFor(() => expect(head().getByText('商家正在备货')).toBeTruthy())
  })

  it('on its way shows where the parcel is and when receipt confirms itself, and opens all of its way', async () => {
    show('O1', 'WAIT_RECEIVE', { autoReceiveAt: Date.UTC(2026, 10, 29, 2, 0, 0) })
    await open()
    expect(head().getByText('运输中')).toBeTruthy()
    expect(head().getByText('11月29日 10:00 自动确认收货')).toBeTruthy()
    expect(await screen.findByText('11月20日 08:42 · 栖禾速运 QH409122')).toBeTruthy()
    expect(screen.queryByText('栖禾速运已揽收')).toBeNull()
    await tap(screen.getByText('包裹已到达杭州分拨中心'))
    expect(go).toHaveBeenCalledWith('logistics', { orderCode: 'O1' })
  })

  it('says that it was delivered once all parcels are there, and no day on which it arrives', async () => {
    const far = '2999-01-02'
    show('O1', 'WAIT_RECEIVE', { arrivesOn: far, parcels: { count: 2, delivering: 0, signed: 1 } })
    await open()
    expect(head().getByText('部分已送达')).toBeTruthy()
    expect(head().getByText(/^2 个包裹已送达 1 个，其余预计.*送达$/)).toBeTruthy()
    show('O1', 'WAIT_RECEIVE', { arrivesOn: far, parcels: { count: 2, delivering: 0, signed: 2 } })
    await tell(host.show)
    await waitFor(() => expect(head().getByText('已送达')).toBeTruthy())
    expect(head().getByText('包裹已送达，检查无误后确认收货')).toBeTruthy()
    expect(head().queryByText(/预计/)).toBeNull()
  })

  it('of several parcels shows the first that is still to come, and opens the list of them', async () => {
    const [parcel] = parcels.list
    shop.answer('/parcel-infos', {
      list: [
        { ...parcel, count: 2, state: 'SIGNED', tracks: [{ at: 1, text: '包裹已送达', state: 'SIGNED' }] },
        { ...parcel, parcelCode: 'B2', number: 2, count: 2 }
      ]
    })
    show('O1', 'WAIT_RECEIVE')
    await open()
    expect(await screen.findByText('包裹 2 · 11月20日 08:42 · 栖禾速运 QH409122')).toBeTruthy()
    await tap(screen.getByText('包裹已到达杭州分拨中心'))
    expect(go).toHaveBeenCalledWith('logisticsList', { orderCode: 'O1' })
  })

  it('says that the way of the parcel could not be loaded, and loads it on a tap', async () => {
    shop.answer('/parcel-infos', new Error('500'))
    show('O1', 'WAIT_RECEIVE')
    await open()
    const retry = await screen.findByText('物流没有加载出来，点这里重试')
    shop.answer('/parcel-infos', { list: [] })
    await tap(retry)
    await screen.findByText('还没有物流信息')
  })

  it('cancelled says why and what went back', async () => {
    show('O1', 'CANCELLED', { cancelReason: '不想要了', refundFen: 67440 })
    await open()
    expect(head().getByText('取消原因：不想要了')).toBeTruthy()
    expect(head().getByText('退款 ¥674.40 已按原支付方式退回')).toBeTruthy()
    expect(shop.askedFor('/parcel-infos')).toHaveLength(0)
  })

  it.each([
    ['SENT', '退款 ¥674.40 正在按原支付方式退回'],
    ['FAILED', '退款 ¥674.40 还没退成，我们会接着退，不用你操作'],
    // a state of a newer gateway
    ['ELSE', '退款 ¥674.40 正在按原支付方式退回']
  ])('cancelled says of money that is %s that it is not back yet', async (refundState, words) => {
    show('O1', 'CANCELLED', { refundFen: 67440, refundState: refundState as Order['refundState'] })
    await open()
    expect(head().getByText(words)).toBeTruthy()
    expect(screen.getByText('退款中')).toBeTruthy()
    expect(screen.queryByText('已退款')).toBeNull()
  })

  it('shows how the amount came about, the masked phone and the remark; leads to the product', async () => {
    show('O1', 'COMPLETED', { freightFen: 800 })
    await open()
    const lines = [...document.querySelectorAll('.ui-amounts > *')].map((line) => line.textContent)
    expect(lines).toEqual(['商品金额¥684.40', '优惠券−¥10.00', '运费¥8.00', '合计¥674.40'])
    expect(screen.getByText('138****6021')).toBeTruthy()
    expect(screen.getByText('放门口')).toBeTruthy()
    await tap(screen.getByText('商品 O1'))
    expect(go).toHaveBeenCalledWith('productDetail', { spuCode: 'P-O1', skuCode: 'K-O1' })
  })

  it('lists what brought the goods down, as the settlement did', async () => {
    show('O1', 'COMPLETED', { saving: { listFen: 99_900, cutFen: 23_460, flashFen: 5_000, bundleFen: 3_000 } })
    await open()
    const lines = [...document.querySelectorAll('.ui-amounts > *')].map((line) => line.textContent)
    expect(lines.slice(0, 5)).toEqual([
      '商品原价¥999.00',
      '商品降价−¥234.60',
      '秒杀优惠−¥50.00',
      '组合优惠−¥30.00',
      '优惠券−¥10.00'
    ])
  })

  it('copies its number', async () => {
    show('O1', 'COMPLETED')
    await open()
    await tap(screen.getByLabelText('复制订单编号'))
    expect(clipboard.copyText).toHaveBeenCalledWith('O1')
  })

  it('shows what a reply says at once after receipt was confirmed, asking once for two taps', async () => {
    show('O1', 'WAIT_RECEIVE')
    shop.answer('/confirm-receive', detail('O1', 'COMPLETED'))
    await open()
    const button = screen.getByText('确认收货')
    await act(async () => {
      fireEvent.click(button)
      fireEvent.click(button)
    })
    await waitFor(() => expect(head().getByText('已完成')).toBeTruthy())
    expect(shop.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('goes back to the list once it is deleted, and stays when it could not be', async () => {
    show('O1', 'COMPLETED')
    shop.answer('/v1/del', new Error('500'))
    await open()
    await tap(screen.getByText('删除订单'))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('没有删除成功，订单已放回列表'))
    expect(back).not.toHaveBeenCalled()
    shop.answer('/v1/del', { done: true })
    await tap(screen.getByText('删除订单'))
    await waitFor(() => expect(back).toHaveBeenCalledWith('myOrder'))
  })

  it("says that an unknown order or a stranger's is not there, with a way on", async () => {
    shop.answer('/order-trades/detail', { refused: { code: 'order.missing', message: '订单不存在' } })
    await start('O404')
    await screen.findByText('没有找到这笔订单')
    await tap(screen.getByText('查看我的订单'))
    expect(go).toHaveBeenCalledWith('myOrder', {}, { replace: true })
  })

  it('has white time and battery over its blue ground, black ones where there is no order', async () => {
    const words = statusBar.setStatusBarWords as jest.Mock
    show('O1', 'WAIT_SHIP')
    await open()
    expect(words).toHaveBeenLastCalledWith('white')
    cleanup()
    shop.answer('/order-trades/detail', { refused: { code: 'order.missing', message: '订单不存在' } })
    await start('O404')
    await waitFor(() => expect(words).toHaveBeenLastCalledWith('black'))
  })

  it('asks for nothing when a link names no order', async () => {
    shop.requests.length = 0
    await start('../../etc')
    await screen.findByText('没有找到这笔订单')
    expect(shop.askedFor('/detail')).toHaveLength(0)
  })

  it('has its shape while loading, a retry when failing, and keeps its data', async () => {
    shop.hold('/order-trades/detail')
    show('O1', 'COMPLETED')
    await start()
    expect(document.querySelector('.order-head .ui-skeleton__block')).toBeTruthy()
    shop.answer('/order-trades/detail', new Error('500'))
    await act(async () => shop.release())
    const retry = await screen.findByText('重试')
    show('O1', 'COMPLETED')
    await tap(retry)
    await screen.findByText('商品 O1')
    shop.answer('/order-trades/detail', new Error('offline'))
    await tell(host.show)
    await screen.findByText('没能更新，先看看之前的内容')
    expect(screen.getByText('商品 O1')).toBeTruthy()
  })

  it('is in English too', async () => {
    act(() => setLocale('en-US'))
    show('O1', 'CANCELLED')
    await start()
    await screen.findByText('Order information')
    expect(head().getByText('The order wasn’t paid, so you weren’t charged')).toBeTruthy()
  })
})
