import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ApplicableRow } from '@contract'
import { forgetQueries } from '@/api'
import { keepScanned } from '@/features/scan/scanned'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import {
  amounts,
  applicable,
  carriers,
  detail,
  exchange,
  exchangeOffer,
  exchangeVersions,
  goods,
  offer,
  shipping,
  summary
} from './afterSalesSupport'
import { enterApp, FakeApp } from '../../support/fakeApp'
import { host } from '../../support/taro'
import { FakeShop } from '../homeSupport'
import { tallWindow } from '../layout'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import AfterDetails from '@/pagesB/applyAfterSales/afterDetails'
import AfterSalesHistory from '@/pagesB/applyAfterSales/afterSalesHistory'
import ApplyAfterSaleResult from '@/pagesB/applyAfterSales/applyAfterSaleResult'
import ApplyAfterSales from '@/pagesB/applyAfterSales/applyAfterSales'
import ChooseAfterSalesType from '@/pagesB/applyAfterSales/chooseAfterSalesType'
import UploadLogistics from '@/pagesB/applyAfterSales/uploadLogistics'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const confirm = feedback.confirm as jest.Mock
const toast = feedback.toast as jest.Mock

jest.setTimeout(30_000)

const page = (list: object[], more: object = {}) => ({ list, total: list.length, page: 1, size: 10, ...more })
const bodies = (path: string): unknown[] =>
  shop.requests
    .filter(({ method, url }) => method === 'POST' && url.includes(path))
    .map(({ body }): unknown => (typeof body === 'string' ? JSON.parse(body) : body))

let shop: FakeShop
beforeEach(() => {
  window.localStorage.clear()
  tallWindow()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop()
    .answer('/after/sale/list', page([summary()], { yours: 1, ours: 0 }))
    .answer('/after/sale/detail', detail())
    .answer('/after/sale/apply-refundAmount', { amounts: amounts(), meansName: '微信支付', cancels: false })
    .answer('/after/sale/get-gift-sku', { list: [] })
    .answer('/after/sale/apply-quantity', page([applicable()]))
    .answer('/after/sale/apply', detail({ state: 'SUBMITTED' }))
    .answer('/glz-after-sale-type', offer())
    .answer('/after/sale/exchange-logistics', shipping)
    .answer('/carriers/get-carrier-by-logistics', carriers)
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  for (const mock of [go, confirm, toast]) mock.mockClear()
})

const openOne = async (caseDetail: object, then?: object) => {
  shop.answer('/after/sale/detail', caseDetail)
  if (then) shop.answer('/after/sale/answer', then)
  await open(AfterDetails, { caseCode: 'CASE-000001' })
  await rest()
}

describe('the list of cases', () => {
  it('puts what waits for the shopper first, with its one act', async () => {
    const theirs = summary({ caseCode: 'CASE-000002', state: 'RETURNING' })
    shop.answer('/after/sale/list', page([theirs, summary()], { yours: 1, ours: 1 }))
    await open(AfterSalesHistory)
    await rest()
    const heads = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(heads).toEqual(['等你处理', '我们在办'])
    await tap('填快递单号')
    expect(go).toHaveBeenCalledWith('uploadLogistics', { caseCode: 'CASE-000001' })
  })

  it('leads on from an empty list to what can be applied for', async () => {
    shop.answer('/after/sale/list', page([], { yours: 0, ours: 0 }))
    await open(AfterSalesHistory)
    await rest()
    await tap('看看哪些可以申请')
    await rest()
    await tap('申请售后')
    expect(go).toHaveBeenCalledWith('chooseAfterSalesType', { orderCode: 'OD1', position: 0 })
  })
})

describe('a case by its code', () => {
  it('asks once more before it takes a case back, and shows what stands then', async () => {
    shop.answer('/after/sale/cancel', detail({ state: 'CANCELLED' }))
    await openOne(detail())
    confirm.mockResolvedValueOnce(false)
    await tap('撤销申请')
    await rest()
    expect(bodies('/after/sale/cancel')).toEqual([])
    confirm.mockResolvedValueOnce(true)
    await tap('撤销申请')
    await rest()
    expect(bodies('/after/sale/cancel')).toEqual([{ caseCode: 'CASE-000001' }])
    expect(screen.getByRole('heading', { name: '你撤销了申请' })).toBeTruthy()
  })

  it.each([
    ['DISPUTED', '接受结果', 'ACCEPT'],
    ['DISPUTED', '全部寄还', 'SEND_BACK'],
    ['REFUND_FAILED', '退到余额', 'TO_BALANCE'],
    ['REFUND_FAILED', '再退一次', 'AGAIN'],
    ['OUT_OF_STOCK', '等补货', 'WAIT'],
    ['OUT_OF_STOCK', '退钱', 'MONEY']
  ] as const)('%s: «%s» answers %s', async (state, words, answer) => {
    await openOne(detail({ state }), detail({ state: 'REFUNDING' }))
    confirm.mockResolvedValueOnce(true)
    await tap(words)
    await rest()
    expect(bodies('/after/sale/answer')).toEqual([{ caseCode: 'CASE-000001', answer }])
  })

  it('says why it was refused, and offers another application', async () => {
    const refusal = { at: Date.now(), by: 'SHOP' as const, state: 'REFUSED' as const, note: '有使用痕迹', pictures: [] }
    await openOne(detail({ state: 'REFUSED', timeline: [refusal] }))
    // what was asked for is no refund to come
    expect(screen.getByText('申请金额（没有退款）')).toBeTruthy()
    expect(screen.queryByText('预计退款')).toBeNull()
    expect(screen.queryByText('商家承担')).toBeNull()
    expect(screen.getByText('原因：有使用痕迹')).toBeTruthy()
    await tap('再次申请')
    expect(go).toHaveBeenCalledWith('chooseAfterSalesType', { orderCode: 'OD1' })
  })

  it('shows each means with where its money is', async () => {
    const refund = { meansName: '微信支付零钱', means: 'WECHAT' as const, fen: 39_822, sentAt: Date.now() }
    await openOne(
      detail({
        state: 'REFUNDING',
        refunds: [
          { ...refund, refundId: 'a', state: 'DONE', doneAt: Date.now() },
          { ...refund, refundId: 'b', meansName: '储蓄卡', state: 'SENT', arrivesBy: Date.now() }
        ]
      })
    )
    expect(screen.getByText('已到账')).toBeTruthy()
    expect(screen.getByText('在路上')).toBeTruthy()
  })
})

test('a case is spoken of in the talk with the shop of its goods', async () => {
  await openOne(detail())
  await tap('在线客服')
  expect(go).toHaveBeenLastCalledWith('customerBackpage', { shopCode: 'S1', caseCode: 'CASE-000001' })
})

describe('an exchange', () => {
  const parts = {
    kind: 'EXCHANGE' as const,
    refundFen: 3_000,
    exchange: exchange({ carrierName: '顺启速运', trackingNo: 'SQ77201180', sentAt: Date.now() }),
    timeline: [
      { at: Date.now() - 2_000, by: 'SHOP' as const, state: 'WAIT_RETURN' as const, pictures: [] },
      { at: Date.now() - 3_000, by: 'SHOPPER' as const, state: 'SUBMITTED' as const, pictures: [] }
    ]
  }

  it('shows both parcels on one axis, what is to come above, and the balance as an equation', async () => {
    const tracks = [{ at: Date.now(), text: '新的已出库' }]
    await openOne(detail({ ...parts, state: 'RESENT', exchange: { ...parts.exchange, tracks } }))
    const stops = within(screen.getByRole('list', { name: '换货进展' })).getAllByRole('listitem')
    expect(stops.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('新的：收到新的，换货完成'),
      expect.stringContaining('新的：新的已出库顺启速运 SQ77201180')
    ])
    for (const words of ['旧的抵', '¥599.00', '¥569.00', '¥30.00', '商家承担', '收到后重新算 12 个月'])
      expect(screen.getAllByText((_, element) => element?.textContent === words).length).toBeGreaterThan(0)
  })

  it('is loaded by its own call where it is known to be one, and its receipt is confirmed once', async () => {
    shop.answer('/after/sale/exchange-detail', detail({ ...parts, state: 'RESENT' }))
    shop.answer('/after/sale/confirm-receipt', detail({ ...parts, state: 'COMPLETED' }))
    await open(AfterDetails, { caseCode: 'CASE-000001', kind: 'EXCHANGE' })
    await rest()
    expect(shop.requests.filter(({ url }) => url.includes('/after/sale/detail'))).toEqual([])
    confirm.mockResolvedValueOnce(true)
    await tap('确认收到新的')
    await rest()
    expect(bodies('/after/sale/confirm-receipt')).toEqual([{ caseCode: 'CASE-000001' }])
    expect(screen.getByRole('heading', { name: '换货已完成' })).toBeTruthy()
  })

  it('is withdrawn by its own call', async () => {
    shop.answer('/after/sale/cancel-exchange', detail({ ...parts, state: 'CANCELLED' }))
    await openOne(detail({ ...parts, state: 'WAIT_RETURN' }))
    confirm.mockResolvedValueOnce(true)
    await tap('撤销申请')
    await rest()
    expect(bodies('/after/sale/cancel-exchange')).toEqual([{ caseCode: 'CASE-000001' }])
  })

  it('that became money says so, and shows where the money is', async () => {
    const { sentAt: _never, ...never } = parts.exchange
    await openOne(detail({ ...parts, state: 'COMPLETED', becameMoney: true, exchange: never }))
    expect(screen.getByRole('heading', { name: '退款已到账' })).toBeTruthy()
    expect(screen.getByText('没有货，已改成退款')).toBeTruthy()
  })
})

test('a kind that can’t be applied for stays in sight with its reason, and another opens its form', async () => {
  await open(ChooseAfterSalesType, { orderCode: 'OD1', position: 0 })
  await rest()
  expect(screen.getByText('暂不支持，请联系客服')).toBeTruthy()
  await tap(/^退货退款/, 'link')
  expect(go).toHaveBeenCalledWith('applyAfterSales', { orderCode: 'OD1', kind: 'RETURN', position: 0 })
})

test('where the shopper can apply for nothing, customer service can be contacted', async () => {
  const kinds: ApplicableRow['kinds'] = [{ kind: 'RETURN', open: false, obstacle: 'OVER' }]
  shop.answer('/glz-after-sale-type', offer([applicable({ kinds, warrantyUntil: Date.now() + 86_400_000 })]))
  await open(ChooseAfterSalesType, { orderCode: 'OD1', position: 0 })
  await rest()
  expect(screen.queryByText('现在能办')).toBeNull()
  expect(screen.getByText('还在保修期内，坏了找客服')).toBeTruthy()
  await tap('找客服')
  expect(go).toHaveBeenCalledWith('customerBackpage', { shopCode: 'S1', orderCode: 'OD1' })
})

test('a return that is over is advised to nobody, and today stands behind the days that are over', async () => {
  const kinds: ApplicableRow['kinds'] = [
    { kind: 'REFUND_ONLY', open: false, obstacle: 'RECEIVED', why: '已签收，请选退货退款' },
    { kind: 'RETURN', open: false, obstacle: 'OVER', why: '已过期限' }
  ]
  const day = 86_400_000
  const ends = {
    noReasonUntil: Date.now() - 9 * day,
    exchangeUntil: Date.now() - day,
    warrantyUntil: Date.now() + 300 * day
  }
  shop.answer('/glz-after-sale-type', offer([applicable({ kinds, signedAt: Date.now() - 18 * day, ...ends })]))
  await open(ChooseAfterSalesType, { orderCode: 'OD1', position: 0 })
  await rest()
  expect(screen.queryByText('已签收，请选退货退款')).toBeNull()
  expect(screen.getByText('已经签收')).toBeTruthy()
  const [done, , exchange] = [...document.querySelectorAll<HTMLElement>('.case-ruler__line > *')].map(({ style }) =>
    Number.parseFloat(style.width || style.left)
  )
  expect(done).toBeGreaterThan((exchange ?? 100) + 5)
})

describe('the result of an application', () => {
  it.each([
    ['says that it was submitted where there is a case', detail({ state: 'SUBMITTED' }), '提交成功'],
    ['says nothing of that where there is none', { refused: { code: 'case.missing', message: '没有' } }, '售后申请']
  ])('%s', async (_, reply, title) => {
    shop.answer('/after/sale/detail', reply)
    await open(ApplyAfterSaleResult, { caseCode: 'CASE-000001' })
    await rest()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  })
})

describe('an application that can’t be made', () => {
  const kinds: ApplicableRow['kinds'] = [{ kind: 'RETURN', open: false, obstacle: 'OVER' }]

  it('shows why, of the goods that it is for', async () => {
    shop.answer('/glz-after-sale-type', offer([applicable({ kinds })]))
    await open(ApplyAfterSales, { orderCode: 'OD1', kind: 'RETURN', position: 0 })
    await rest()
    expect(screen.getByText('现在不能申请，为什么和怎么办都在下面')).toBeTruthy()
    expect(screen.getByText('轻养电饭煲')).toBeTruthy()
    expect(screen.getByText('已过期限')).toBeTruthy()
  })

  it('leads to the case that was to be changed and is judged already', async () => {
    shop.answer('/after/sale/detail', detail({ state: 'WAIT_RETURN' }))
    await open(ApplyAfterSales, { orderCode: 'OD1', kind: 'RETURN', caseCode: 'CASE-000001' })
    await rest()
    await tap('看进度')
    expect(go).toHaveBeenCalledWith('afterDetails', { caseCode: 'CASE-000001' }, { replace: true })
  })
})

describe('applying', () => {
  const start = async () => {
    await open(ApplyAfterSales, { orderCode: 'OD1', kind: 'RETURN', position: 0 })
    await rest()
  }

  it('of a case with a video keeps it when it is changed, without what opened it for a while', async () => {
    const video = { url: '/storage/uploads/f_1.mp4?until=9', seconds: 12 }
    shop.answer('/after/sale/detail', detail({ state: 'SUBMITTED', reasonCode: 'CHANGED', video }))
    await open(ApplyAfterSales, { orderCode: 'OD1', kind: 'RETURN', caseCode: 'CASE-000001' })
    await rest()
    await tap('提交修改')
    await rest()
    const requests = bodies('/after/sale/apply').filter((body) => (body as { expectedFen?: number }).expectedFen)
    expect(requests).toEqual([expect.objectContaining({ video: '/storage/uploads/f_1.mp4' })])
  })

  it('says what is missing, and sends nothing', async () => {
    await start()
    await tap('提交申请')
    await rest()
    expect(screen.getAllByText('请选择原因').length).toBeGreaterThan(0)
    expect(bodies('/after/sale/apply')).toEqual([])
  })

  it('shows the amount before it is sent, and sends that amount once', async () => {
    await start()
    await tap('不想要了', 'radio')
    await rest()
    expect(screen.getByText('−¥45.14')).toBeTruthy()
    await act(async () => {
      const button = screen.getByRole('button', { name: '提交申请' })
      for (let taps = 0; taps < 5; taps += 1) fireEvent.click(button)
    })
    await rest()
    const requests = bodies('/after/sale/apply').filter((body) => (body as { expectedFen?: number }).expectedFen)
    expect(requests).toEqual([
      {
        orderCode: 'OD1',
        kind: 'RETURN',
        rows: [{ position: 0, quantity: 1 }],
        reasonCode: 'CHANGED',
        text: '',
        pictures: [],
        expectedFen: 54_822
      }
    ])
    expect(go).toHaveBeenCalledWith('applyAfterSaleResult', { caseCode: 'CASE-000001' }, { replace: true })
  })

  it.each([
    ['is shown by the app, and the form goes', []],
    ['is shown here by an app without that page', ['toSalesafterApplySucceedPage' as const]]
  ])('inside the app what came of it %s', async (_, lacking) => {
    const app = new FakeApp()
    const leave = await enterApp(app, lacking)
    try {
      await start()
      await tap('不想要了', 'radio')
      await rest()
      await tap('提交申请')
      await rest()
      const changeCall = [['afterSalesChange', { orderCode: 'OD1', caseCode: 'CASE-000001' }]]
      const successCall = [['toSalesafterApplySucceedPage', { caseCode: 'CASE-000001' }]]
      expect(app.calls()).toEqual(lacking.length > 0 ? changeCall : [...changeCall, ...successCall])
      const own = lacking.length > 0 ? 1 : 0
      expect(go.mock.calls.filter(([key]) => key === 'applyAfterSaleResult')).toHaveLength(own)
      expect(back).toHaveBeenCalledTimes(1 - own)
    } finally {
      leave()
    }
  })

  it('a reason that needs pictures is not sent without', async () => {
    await start()
    await tap('外观有磕碰', 'radio')
    await rest()
    await tap('提交申请')
    await rest()
    expect(screen.getAllByText('这个原因要有照片或视频').length).toBeGreaterThan(0)
  })

  it('a gift that is no longer earned comes back, or stays at its value', async () => {
    const gift = { ...goods({ position: 1, title: '电水壶', gift: true }), valueFen: 5900 }
    shop.answer('/after/sale/get-gift-sku', { list: [gift] })
    await start()
    await tap('不想要了', 'radio')
    await tap('留下，扣 ¥59.00', 'radio')
    await rest()
    expect(bodies('/after/sale/apply-refundAmount').at(-1)).toMatchObject({ gifts: [{ position: 1, keep: true }] })
  })

  it('a gift that is kept stays kept when its case is changed, and the question names the case', async () => {
    const gift = { ...goods({ position: 1, title: '电水壶', gift: true }), valueFen: 5900 }
    shop.answer('/after/sale/get-gift-sku', { list: [gift] })
    shop.answer('/after/sale/detail', detail({ state: 'SUBMITTED', reasonCode: 'CHANGED', keptGifts: [1] }))
    await open(ApplyAfterSales, { orderCode: 'OD1', kind: 'RETURN', caseCode: 'CASE-000001' })
    await rest()
    expect(bodies('/after/sale/get-gift-sku').at(-1)).toMatchObject({ caseCode: 'CASE-000001' })
    expect(bodies('/after/sale/apply-refundAmount').at(-1)).toMatchObject({ gifts: [{ position: 1, keep: true }] })
  })

  it('a gift that its money can’t pay for comes back, also one that was to stay before', async () => {
    const gift = goods({ position: 1, title: '电水壶', gift: true })
    shop.answer('/after/sale/get-gift-sku', { list: [{ ...gift, valueFen: 5900 }] })
    await start()
    await tap('不想要了', 'radio')
    await tap('留下，扣 ¥59.00', 'radio')
    shop.answer('/after/sale/get-gift-sku', { list: [gift] })
    await tap('增加数量', 'button')
    await rest()
    expect(bodies('/after/sale/apply-refundAmount').at(-1)).toMatchObject({ gifts: [{ position: 1, keep: false }] })
    expect(screen.queryByText(/^留下/)).toBeNull()
  })

  it('says why nothing would go back, in the gateway’s words', async () => {
    shop.answer('/after/sale/apply-refundAmount', {
      refused: { code: 'case.gift-first', message: '赠品在另一笔售后里' }
    })
    await start()
    await tap('不想要了', 'radio')
    await rest()
    expect(screen.getByText('赠品在另一笔售后里')).toBeTruthy()
  })

  it('all that is left of an order that was not shipped leads to cancelling it', async () => {
    shop.answer('/after/sale/apply-refundAmount', { amounts: amounts(), meansName: '微信支付', cancels: true })
    await start()
    await tap('不想要了', 'radio')
    await rest()
    await tap('去取消订单')
    expect(go).toHaveBeenCalledWith('orderDetail', { orderCode: 'OD1' })
  })
})

describe('applying for an exchange', () => {
  const start = async (more: object = exchangeOffer()) => {
    shop.answer('/glz-after-sale-type', more)
    shop.answer('/after/sale/apply-refundAmount', {
      amounts: amounts({ refundFen: 3_000, goodsFen: 3_000 }),
      exchange: { thenFen: 59_900, nowFen: 56_900, balanceFen: 3_000 },
      meansName: '微信支付',
      cancels: false
    })
    shop.answer('/after/sale/apply-exchange-order', detail({ kind: 'EXCHANGE', state: 'SUBMITTED' }))
    await open(ApplyAfterSales, { orderCode: 'OD1', kind: 'EXCHANGE', position: 0 })
    await rest()
  }

  it('offers goods in stock that are not dearer, says why not the others, and wants one chosen', async () => {
    await start()
    const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('radio', { name }).disabled
    expect(['奶茶杏', '云母白', '石墨黑', '钛金'].map(isDisabled)).toEqual([false, false, true, true])
    expect(screen.getByText('想换更贵的，请退货后重新购买')).toBeTruthy()
    await tap('提交申请')
    await rest()
    expect(screen.getAllByText('请选择要换的规格').length).toBeGreaterThan(0)
  })

  it('shows the balance before it is sent, and sends the version with it', async () => {
    await start()
    await tap('云母白', 'radio')
    await tap('外观有磕碰', 'radio')
    await rest()
    expect(screen.getAllByText((_, element) => element?.textContent === '¥30.00').length).toBeGreaterThan(0)
    await tap('提交申请')
    await rest()
    expect(bodies('/after/sale/apply-exchange-order')).toEqual([
      {
        orderCode: 'OD1',
        position: 0,
        quantity: 1,
        skuCode: 'K2',
        reasonCode: 'FAULT',
        text: '',
        pictures: [],
        expectedFen: 3_000
      }
    ])
  })

  it('says so where there is nothing to exchange it for', async () => {
    await start(exchangeOffer(exchangeVersions.map((version) => ({ ...version, state: 'NO_STOCK' }))))
    expect(screen.getByText('现在没有能换的规格，可以选退货退款')).toBeTruthy()
  })
})

describe('sending back', () => {
  const start = async () => {
    await open(UploadLogistics, { caseCode: 'CASE-000001' })
    await rest()
  }

  it('proposes the likeliest carrier for a number, and sends both without blanks', async () => {
    await start()
    fireEvent.change(screen.getByRole('textbox', { name: /快递单号/ }), { target: { value: 'sq40 9166 20318' } })
    await rest()
    expect(screen.getByRole('radio', { name: '顺启速运' }).getAttribute('aria-checked')).toBe('true')
    shop.answer('/after/sale/exchange-logistics', detail({ state: 'RETURNING' }))
    await tap('提交单号')
    await rest()
    expect(bodies('/after/sale/exchange-logistics')).toEqual([
      { caseCode: 'CASE-000001', by: 'NUMBER', trackingNo: 'SQ40916620318', carrierCode: 'SQ', pictures: [] }
    ])
  })

  it('has carriers in sight before a number says any, and chooses none of them by itself', async () => {
    const list = carriers.list.map((carrier) => ({ ...carrier, fits: false }))
    shop.answer('/carriers/get-carrier-by-logistics', { list })
    await start()
    const radios = ['顺启速运', '速其达', '云达快运'].map((name) => screen.getByRole('radio', { name }))
    expect(radios.map((radio) => radio.getAttribute('aria-checked'))).toEqual(['false', 'false', 'false'])
  })

  it('has the others beside those in sight, in a list of all', async () => {
    await start()
    await act(async () => void fireEvent.click(screen.getByRole('radio', { name: '其他' })))
    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('takes the number that the scanner read when it shows again', async () => {
    await start()
    keepScanned('SQ 4091 6620 318')
    await act(async () => host.show.forEach((listener) => listener()))
    await act(async () => host.show.forEach((listener) => listener()))
    await rest()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /快递单号/ }).value).toBe('SQ40916620318')
  })
})
