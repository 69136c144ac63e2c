import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createElement } from 'react'
import type { OrderStatus } from '@contract'
import { setLocale } from '@/i18n'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { raiseFlag, stores, takeFlag } from '@/stores'
import { SiteStore } from '@/stores/site'
import type { FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { layOut, tallWindow, usualWindow } from '../layout'
import { detail, oneOfEach, orderShop, page, summary } from './orderSupport'
import { giveParams } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import MyOrder from '@/pagesB/order/myOrder'

const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock
const toast = feedback.toast as jest.Mock
let shop: FakeShop

const start = async (params: object = {}) => {
  giveParams(params)
  await act(async () => {
    render(createElement(MyOrder))
  })
}
/** Until the orders are there. */
const open = async (params: object = {}) => {
  await start(params)
  await waitFor(() => expect(document.querySelector('.ui-skeleton__block')).toBeNull())
}
const logIn = () => act(async () => stores.session.login('T1', 'U1'))
const tell = (list: Set<() => unknown>) => act(async () => list.forEach((listener) => void listener()))
const card = (title: string) => within(screen.getByText(title).closest<HTMLElement>('.order-card') as HTMLElement)
const tap = (element: HTMLElement) => act(async () => void fireEvent.click(element))

beforeEach(async () => {
  window.localStorage.clear()
  tallWindow()
  await act(async () => stores.session.logout()) // its call to the gateway goes before the test's own
  stores.site = new SiteStore()
  act(() => setLocale('zh-CN'))
  shop = orderShop().install()
  go.mockResolvedValue(true)
  confirm.mockResolvedValue(true)
  await logIn()
})
afterEach(() => {
  cleanup()
  usualWindow()
  shop.release() // a read under way is shared with every caller that asks the same
})

describe('my orders', () => {
  it('shows each order with its state, goods, amount and only what its state allows, the likeliest at the end', async () => {
    await open()
    const toPay = card('商品 O1')
    expect(toPay.getByText('待付款')).toBeTruthy()
    expect(toPay.getByText('奶茶杏')).toBeTruthy()
    expect(toPay.getByText('共 2 件')).toBeTruthy()
    const buttons = (title: string) =>
      card(title)
        .getAllByRole('button')
        .map((button) => button.textContent)
    expect(buttons('商品 O1')).toEqual(['更多', '找朋友付', expect.stringMatching(/^去支付 /)])
    expect(buttons('商品 O2')).toEqual(['更多', '再次购买', '取消订单', '修改地址'])
    expect(buttons('商品 O3')).toEqual(['更多', '再次购买', '查看物流', '确认收货'])
    expect(buttons('商品 O4')).toEqual(['更多', '查看物流', '退换/售后', '再次购买'])
    expect(buttons('商品 O5')).toEqual(['删除订单', '再次购买'])
  })

  it('fills the button of what the state wants next, and none while the shop has to act', async () => {
    await open()
    const filledCard = (title: string) =>
      card(title)
        .getAllByRole('button')
        .filter(({ className }) => className.includes('ui-button--filled'))
        .map(({ textContent }) => textContent?.replace(/ .*/, ''))
    expect(['商品 O1', '商品 O2', '商品 O3', '商品 O4', '商品 O5'].map(filledCard)).toEqual([
      ['去支付'],
      [],
      ['确认收货'],
      ['再次购买'],
      ['再次购买']
    ])
  })

  it('says when each was ordered, on the shop’s clock', async () => {
    const createdAt = Date.UTC(2026, 10, 20, 16, 5)
    shop.answer('/order-trades?', page([summary('O1', 'COMPLETED', { createdAt })]))
    await open()
    expect(card('商品 O1').getByText('11月21日 00:05 下单')).toBeTruthy()
    act(() => setLocale('en-US'))
    expect(await screen.findByText('Ordered Nov 21, 00:05')).toBeTruthy()
  })

  it.each(['REFUNDING', '', 'constructor', 'X'.repeat(5000)])(
    'shows an order in a state the app does not know among the others, in neutral words and with nothing to do: «%s»',
    async (word) => {
      shop.answer('/order-trades?', page([summary('O9', word as OrderStatus), ...oneOfEach()]))
      await open()
      expect(card('商品 O9').getByText('其他状态')).toBeTruthy()
      expect(card('商品 O9').queryAllByRole('button')).toEqual([])
      expect(card('商品 O1').getByText('待付款')).toBeTruthy()
      act(() => setLocale('en-US'))
      await waitFor(() => expect(card('商品 O9').getByText('Other status')).toBeTruthy())
    }
  )

  it('says on the pay button how long it can be paid, and pays that order alone', async () => {
    await open()
    const pay = card('商品 O1').getByRole('button', { name: /去支付/ })
    expect(pay.textContent).toMatch(/^去支付 29:4\d$/)
    await tap(pay)
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['O1'] })
  })

  it('no longer offers to pay when the time is over, though nothing has closed the order', async () => {
    shop.answer('/order-trades?', page([summary('O1', 'WAIT_PAY', { payBefore: Date.now() - 1000 })]))
    await open()
    expect(card('商品 O1').queryByText(/去支付/)).toBeNull()
    expect(card('商品 O1').getByText('支付已超时')).toBeTruthy()
  })

  it('looks again until an order past its time to pay is closed', async () => {
    shop.answer('/order-trades?', page([summary('O1', 'WAIT_PAY', { payBefore: Date.now() - 1000 })]))
    await open()
    shop.answer('/order-trades?', page([summary('O1', 'CANCELLED')]))
    await waitFor(() => expect(card('商品 O1').getByText('已取消')).toBeTruthy(), { timeout: 3000 })
  })

  it('says of an order on its way what its parcels say', async () => {
    const arrivesOn = '2999-01-02'
    const order = (code: string, signed: number) =>
      summary(code, 'WAIT_RECEIVE', { arrivesOn, parcels: { count: 2, delivering: 0, signed } })
    shop.answer('/order-trades?', page([order('O1', 0), order('O2', 1), order('O3', 2)]))
    await open()
    expect(card('商品 O1').getByText('运输中')).toBeTruthy()
    expect(card('商品 O2').getByText('部分已送达')).toBeTruthy()
    expect(card('商品 O3').getByText('已送达')).toBeTruthy()
    expect(card('商品 O2').getByText(/^预计/)).toBeTruthy()
    expect(card('商品 O3').queryByText(/^预计/)).toBeNull()
  })

  it('counts where something waits, and opens the tab a link names', async () => {
    await open({ status: 'WAIT_RECEIVE' })
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      '全部',
      '待付款 1',
      '待发货 1',
      '待收货 2',
      '待评价 3',
      '已完成',
      '已取消'
    ])
    expect(screen.getByRole('tab', { name: '待收货 2' }).getAttribute('aria-selected')).toBe('true')
    expect(shop.askedFor('/order-trades?')[0]?.url).toContain('status=WAIT_RECEIVE')
  })

  it('has a tab of groups while an order waits for one', async () => {
    const none = {
      WAIT_PAY: 0,
      WAIT_BALANCE: 0,
      WAIT_SHIP: 0,
      WAIT_RECEIVE: 0,
      COMPLETED: 0,
      CANCELLED: 0,
      TO_REVIEW: 0
    }
    shop.answer('/status-group', { ...none, WAIT_GROUP: 2 })
    await open()
    expect(screen.getByRole('tab', { name: '待成团 2' })).toBeTruthy()
  })

  it('shows both payments of a presale: what is due, from when, and that giving up leaves the deposit', async () => {
    const presale = {
      depositFen: 20_000,
      savedFen: 20_000,
      balanceFen: 509_900,
      balanceFrom: Date.now() + 86_400_000,
      balanceTo: Date.now() + 3 * 86_400_000,
      shipBy: Date.now() + 9 * 86_400_000
    }
    const ends = { payBefore: presale.balanceTo }
    const open_ = { ...presale, balanceFrom: Date.now() - 1 }
    const out = (outcome: string) => ({ ...presale, outcome: outcome as 'FORFEITED' })
    shop.answer(
      '/order-trades?',
      page([
        summary('O1', 'WAIT_PAY', { presale, payFen: 529_900, payBefore: Date.now() + 60_000 }),
        summary('O2', 'WAIT_BALANCE', { presale, payFen: 529_900, ...ends }),
        summary('O3', 'WAIT_BALANCE', { presale: open_, payFen: 529_900, ...ends }),
        summary('O4', 'CANCELLED', { presale: out('FORFEITED'), payFen: 529_900 }),
        summary('O5', 'CANCELLED', { presale: out('SHOP_FAILED'), payFen: 529_900 }),
        summary('O6', 'CANCELLED', { presale: out('LATER'), payFen: 529_900 })
      ])
    )
    await open()
    const labels = ['待付定金', '定金已付', '待付尾款', '已放弃预售', '商家缺货', '已取消']
    labels.forEach((words, index) => expect(card(`商品 O${index + 1}`).getByText(words)).toBeTruthy())
    expect(card('商品 O1').getByRole('button', { name: /^付定金/ })).toBeTruthy()
    expect(card('商品 O1').queryByText('找朋友付')).toBeNull()
    expect(card('商品 O1').getByText('定金')).toBeTruthy()
    expect(card('商品 O2').queryByText('付尾款')).toBeNull()
    expect(card('商品 O3').getByText('尾款')).toBeTruthy()
    await tap(card('商品 O3').getByText('付尾款'))
    expect(go).toHaveBeenLastCalledWith('pay', { orderCodes: ['O3'] })
    await tap(card('商品 O2').getByText('放弃预售'))
    expect(screen.getByText('定金 ¥200.00 不退。尾款还没付，用掉的红包和券会退回')).toBeTruthy()
  })

  it('leads to the review of received goods, or to the one already written', async () => {
    shop.answer(
      '/order-trades?',
      page([summary('O4', 'COMPLETED', { toReview: 1 }), summary('O6', 'COMPLETED', { toReview: 0 })])
    )
    await open({ status: 'TO_REVIEW' })
    expect(shop.askedFor('/order-trades?')[0]?.url).toContain('status=TO_REVIEW')
    await tap(card('商品 O4').getByText('评价'))
    expect(go).toHaveBeenLastCalledWith('publishComments', { orderCode: 'O4' })
    await tap(card('商品 O6').getByText('我的评价'))
    expect(go).toHaveBeenLastCalledWith('publishComments', { orderCode: 'O6' })
  })

  it('leads from a paid order to its invoice, behind «more» where there is no room, and asks nothing for that', async () => {
    const service = summary('O4', 'COMPLETED', { service: true })
    shop.answer('/order-trades?', page([service, summary('O2', 'WAIT_SHIP')]))
    await open()
    const before = shop.requests.length
    await tap(card('商品 O4').getByRole('button', { name: '发票' }))
    expect(go).toHaveBeenLastCalledWith('issueInvoice', { orderCode: 'O4' })
    await tap(card('商品 O2').getByText('更多'))
    await tap(within(await screen.findByRole('dialog')).getByText('发票'))
    expect(go).toHaveBeenLastCalledWith('issueInvoice', { orderCode: 'O2' })
    expect(shop.requests).toHaveLength(before)
  })

  it('offers no invoice for an order without a payment, nor before it is paid or after it is cancelled', async () => {
    shop.answer('/order-trades?', page([summary('O4', 'COMPLETED', { payFen: 0 }), summary('O5', 'CANCELLED')]))
    await open()
    expect(card('商品 O4').queryByText('发票')).toBeNull()
    expect(card('商品 O5').queryByText('发票')).toBeNull()
    expect(card('商品 O5').queryByText('更多')).toBeNull()
    // the only one left stands by its own name, and asks at once
    expect(card('商品 O4').queryByText('更多')).toBeNull()
    await tap(card('商品 O4').getByText('删除订单'))
    expect(confirm).toHaveBeenCalled()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leads from received goods to their after-sales, and never from work at home', async () => {
    shop.answer('/order-trades?', page([summary('O4', 'COMPLETED'), summary('O6', 'COMPLETED', { service: true })]))
    await open()
    await tap(card('商品 O4').getByText('退换/售后'))
    expect(go).toHaveBeenLastCalledWith('chooseAfterSalesType', { orderCode: 'O4' })
    expect(card('商品 O6').queryByText('退换/售后')).toBeNull()
  })

  it('shows a tab again as it was, asks anew once that is a minute old, and shows it meanwhile', async () => {
    await open()
    await tap(screen.getByRole('tab', { name: '已完成' }))
    const before = shop.askedFor('/order-trades?').length
    await tap(screen.getByRole('tab', { name: '全部' }))
    expect(screen.getByText('商品 O5')).toBeTruthy()
    expect(shop.askedFor('/order-trades?')).toHaveLength(before)
    await tap(screen.getByRole('tab', { name: '已完成' }))
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
    shop.hold('/order-trades?')
    await tap(screen.getByRole('tab', { name: '全部' }))
    expect(screen.getByText('商品 O5')).toBeTruthy()
    await act(async () => shop.release())
    expect(shop.askedFor('/order-trades?')).toHaveLength(before + 1)
    now.mockRestore()
  })

  it('searches after a pause, says how many it found, and clears', async () => {
    shop.answer('/order-search', page([summary('O4', 'COMPLETED')]))
    await open()
    fireEvent.change(screen.getByLabelText('搜索订单'), { target: { value: ' 商品  O4 ' } })
    expect(shop.askedFor('/order-search')).toHaveLength(0)
    await screen.findByText('找到 1 笔订单')
    expect(shop.askedFor('/order-search')).toHaveLength(1)
    expect(decodeURIComponent(shop.askedFor('/order-search')[0]?.url ?? '').replace(/\+/g, ' ')).toContain('商品 O4')
    expect(screen.queryByText('商品 O1')).toBeNull()
    await tap(screen.getByLabelText('清空搜索词'))
    await screen.findByText('商品 O1')
    expect(screen.getAllByRole('tab')).toHaveLength(7)
  })

  it('says when words find nothing, with a way back', async () => {
    shop.answer('/order-search', page([]))
    await open()
    fireEvent.change(screen.getByLabelText('搜索订单'), { target: { value: '冰箱' } })
    fireEvent.keyDown(screen.getByLabelText('搜索订单'), { key: 'Enter' })
    await screen.findByText('没有找到“冰箱”相关的订单')
    await tap(screen.getByText('清空搜索'))
    await screen.findByText('商品 O1')
  })

  it('loads the next page at the end, keeps an order that comes twice once, and says the end', async () => {
    const many = Array.from({ length: 12 }, (_, index) => summary(`N${index + 1}`, 'COMPLETED'))
    shop.answer('/order-trades?', ({ url }: { url: string }) =>
      url.includes('page=2') ? page(many.slice(9), 12) : page(many.slice(0, 10), 12)
    )
    await open()
    expect(screen.queryByText('没有更多了')).toBeNull()
    await tell(host.reachBottom)
    await screen.findByText('商品 N12')
    expect(screen.getAllByText('商品 N10')).toHaveLength(1)
    expect(screen.getByText('没有更多了')).toBeTruthy()
  })

  it('asks again for as many as are held when it is shown again', async () => {
    const many = Array.from({ length: 12 }, (_, index) => summary(`N${index + 1}`, 'COMPLETED'))
    shop.answer('/order-trades?', ({ url }: { url: string }) =>
      url.includes('size=20')
        ? page(many)
        : url.includes('page=2')
          ? page(many.slice(10), 12)
          : page(many.slice(0, 10), 12)
    )
    await open()
    await tell(host.reachBottom)
    await screen.findByText('商品 N12')
    await tell(host.show)
    expect(shop.askedFor('size=20')).toHaveLength(1)
    expect(screen.getByText('商品 N12')).toBeTruthy()
  })

  it('mounts the orders near the window, and comes back to the place that was left', async () => {
    const many = Array.from({ length: 90 }, (_, index) => summary(`N${index + 1}`, 'COMPLETED'))
    shop.answer('/order-trades?', page(many))
    const layout = layOut(800, () => 200)
    await open()
    await layout.scrollTo(9000)
    const titles = () => [...document.querySelectorAll('.order-card__title')].map((title) => title.textContent)
    expect(titles()).toContain('商品 N46')
    expect(titles().length).toBeLessThan(26)
    const before = titles()
    await tell(host.show)
    await tell(host.show)
    expect(titles()).toEqual(before)
    expect(layout.height()).toBe(90 * 200)

    // another tab is read from its top
    shop.answer('/order-trades?', page(many.slice(0, 30)))
    await tap(screen.getByText('已完成', { selector: '.ui-tabs *' }))
    await layout.scrollTo(0)
    expect(titles()[0]).toBe('商品 N1')
  }, 20_000)

  it('lowers the flag of arriving from login and asks anew', async () => {
    await open()
    raiseFlag('refreshList')
    const before = shop.askedFor('/order-trades?').length
    await tell(host.show)
    expect(takeFlag('refreshList')).toBe(false)
    expect(shop.askedFor('/order-trades?').length).toBe(before + 1)
  })

  it('has its shape while loading, one way on when empty, and a retry when failing', async () => {
    shop.hold('/order-trades?')
    await start()
    expect(screen.getAllByRole('status', { name: '加载中' }).length).toBeGreaterThan(0)
    shop.answer('/order-trades?', page([]))
    await act(async () => shop.release())
    await tap(await screen.findByText('去逛逛'))
    expect(go).toHaveBeenCalledWith('index')
    await tap(screen.getByRole('tab', { name: /待付款/ }))
    await screen.findByText('没有待付款的订单')
    shop.answer('/order-trades?', new Error('500'))
    await tap(screen.getByRole('tab', { name: '已取消' }))
    const retry = await screen.findByText('重试')
    shop.answer('/order-trades?', page(oneOfEach()))
    await tap(retry)
    await screen.findByText('商品 O1')
  })

  it('keeps its rows when a reload fails, and says so', async () => {
    await open()
    shop.answer('/order-trades?', new Error('offline'))
    await tell(host.show)
    await screen.findByText('没能更新，先看看之前的内容')
    expect(screen.getByText('商品 O1')).toBeTruthy()
  })

  it('are in English too, the third button behind More', async () => {
    act(() => setLocale('en-US'))
    await open()
    expect(screen.getByText('My orders')).toBeTruthy()
    expect(card('商品 O2').getByText('Edit address')).toBeTruthy()
    await tap(card('商品 O2').getByText('More'))
    expect(within(screen.getByRole('dialog')).getByText('Buy again')).toBeTruthy()
  })
})

describe('the actions of an order', () => {
  it('cancels with a reason, says that the money goes back, and sends it once for two taps', async () => {
    await open()
    await tap(card('商品 O2').getByText('取消订单'))
    const sheet = within(await screen.findByRole('dialog'))
    expect(sheet.getByText('取消后，¥674.40 会按原支付方式退回，用掉的券、红包和积分也会退回')).toBeTruthy()
    expect(sheet.getByText('请选择取消原因').closest('button')?.disabled).toBe(true)
    await tap(await sheet.findByText('不想要了'))
    shop.answer('/order-trades/cancel-reason', detail('O2', 'CANCELLED', { refundFen: 67440 }))
    await act(async () => {
      fireEvent.click(sheet.getByText('确认取消'))
      fireEvent.click(sheet.getByText('确认取消'))
    })
    const requests = shop.askedFor('/order-trades/cancel-reason').filter(({ method }) => method === 'POST')
    expect(requests).toHaveLength(1)
    expect(JSON.parse(String(requests[0]?.body))).toEqual({ orderCode: 'O2', reasonCode: 'R1' })
    expect(toast).toHaveBeenCalledWith('订单已取消，款项将按原支付方式退回')
  })

  it('keeps the choice and the key when nobody knows whether the cancelling worked', async () => {
    await open()
    await tap(card('商品 O1').getByText('更多'))
    await tap(within(screen.getByRole('dialog')).getByText('取消订单'))
    const sheet = within(await screen.findByRole('dialog'))
    await tap(await sheet.findByText('地址填错了'))
    shop.answer('/order-trades/cancel-reason', new Error('500'))
    await tap(sheet.getByText('确认取消'))
    expect(toast).toHaveBeenCalledWith('暂时不知道有没有成功，请稍后再试一次')
    shop.answer('/order-trades/cancel-reason', detail('O1', 'CANCELLED'))
    await tap(sheet.getByText('确认取消'))
    const keys = shop
      .askedFor('/order-trades/cancel-reason')
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers['idempotency-key'])
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
  })

  it('closes the question and asks anew when the order can no longer be cancelled', async () => {
    await open()
    await tap(card('商品 O1').getByText('更多'))
    await tap(within(screen.getByRole('dialog')).getByText('取消订单'))
    const sheet = within(await screen.findByRole('dialog'))
    await tap(await sheet.findByText('不想要了'))
    shop.answer('/order-trades/cancel-reason', {
      refused: { code: 'order.state', message: '订单状态已变化，请刷新后再试' }
    })
    const before = shop.askedFor('/order-trades?').length
    await tap(sheet.getByText('确认取消'))
    await waitFor(() => expect(document.querySelector('.ui-sheet--open')).toBeNull())
    expect(toast).toHaveBeenCalledWith('订单状态已变化，请刷新后再试')
    await waitFor(() => expect(shop.askedFor('/order-trades?').length).toBe(before + 1))
  })

  it('confirms receipt after asking whether it may and whether the shopper means it', async () => {
    shop.answer('/confirm-receive', detail('O3', 'COMPLETED'))
    await open()
    confirm.mockResolvedValueOnce(false)
    await tap(card('商品 O3').getByText('确认收货'))
    expect(shop.requests.filter(({ method }) => method === 'POST')).toHaveLength(0)
    await tap(card('商品 O3').getByText('确认收货'))
    await waitFor(() => expect(toast).toHaveBeenCalledWith('已确认收货'))
    expect(shop.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  it('says why receipt can not be confirmed', async () => {
    shop.answer('/check-confirm-receive', { allowed: false, reason: '商家还未发货' })
    await open()
    await tap(card('商品 O3').getByText('确认收货'))
    expect(toast).toHaveBeenCalledWith('商家还未发货')
    expect(confirm).not.toHaveBeenCalled()
  })

  it('puts goods into the cart again and names the ones that were not available', async () => {
    shop.answer('/buy-again', { added: 1, unavailable: ['电饭煲'], count: 3 })
    await open()
    await tap(card('商品 O5').getByText('再次购买'))
    expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ content: '暂时买不了：电饭煲' }))
    expect(go).toHaveBeenCalledWith('cart')
  })

  it('takes a deleted order out at once, and puts it back where it was when the gateway refuses', async () => {
    shop.answer('/v1/del', new Error('500'))
    await open()
    const order = () => [...document.querySelectorAll('.order-card__title')].map((title) => title.textContent)
    const before = order()
    shop.hold('/v1/del')
    await tap(card('商品 O4').getByText('更多'))
    await tap(within(await screen.findByRole('dialog')).getByText('删除订单'))
    expect(screen.queryByText('商品 O4')).toBeNull()
    await act(async () => shop.release())
    await screen.findByText('商品 O4')
    expect(order()).toEqual(before)
    expect(toast).toHaveBeenCalledWith('没有删除成功，订单已放回列表')
  })

  it('opens the way of the parcel of an order that has one row', async () => {
    await open()
    await tap(card('商品 O3').getByText('查看物流'))
    expect(go).toHaveBeenCalledWith('logistics', { orderCode: 'O3' })
  })

  it('changes the address on the address screen', async () => {
    await open()
    await tap(card('商品 O2').getByText('修改地址'))
    expect(go).toHaveBeenCalledWith('shippingAddress', { select: true, orderCode: 'O2' })
  })
})
