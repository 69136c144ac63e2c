/** Screens of service at home: what each says of a bill, what it lets its shopper do, and that nothing is sent by halves. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { address, appliance, bill, faults, windows } from '../orders/billSupport'
import { FakeShop } from '../homeSupport'
import { tallWindow } from '../layout'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import AfterSaleRepair from '@/pagesB/applyAfterSales/afterSaleRepair'
import BbcHistory from '@/pagesC/bbcAfterSales/bbcHistory'
import BbcHome from '@/pagesC/bbcAfterSales/bbcHome'
import BbcInstallRepair from '@/pagesC/bbcAfterSales/bbcInstallRepair'
import BbcProgress from '@/pagesC/bbcAfterSales/bbcProgress'
import BbcQuery from '@/pagesC/bbcAfterSales/bbcQuery'

const go = routes.go as jest.Mock
const confirm = feedback.confirm as jest.Mock
const toast = feedback.toast as jest.Mock
jest.setTimeout(30_000)

const fee = {
  itemCode: 'visit',
  part: 'LABOUR',
  name: '上门检测',
  note: '',
  unit: '',
  fen: 5000,
  validFrom: '2026-01-01',
  earlier: []
}
const sheet = {
  kinds: [{ kindCode: 'hood', name: '油烟机', picture: '/p.svg', works: ['REPAIR', 'INSTALL', 'CLEAN'] }],
  kindCode: 'hood',
  work: 'REPAIR',
  regionClass: 2,
  list: [fee]
}
const page = (list: object[], more: object = {}) => ({ list, total: list.length, page: 1, size: 10, ...more })
const quoteOf = (totalFen: number, agreed?: boolean) => ({
  lines: [{ itemCode: 'motor', name: '电机', fen: totalFen, count: 1 }],
  totalFen,
  at: Date.now(),
  ...(agreed === undefined ? {} : { agreed })
})

let shop: FakeShop
const bodies = (path: string): unknown[] =>
  shop.requests
    .filter(({ method, url }) => method !== 'GET' && url.includes(path))
    .map(({ body }): unknown => (typeof body === 'string' ? JSON.parse(body) : body))

beforeEach(() => {
  window.localStorage.clear()
  tallWindow()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop()
    .answer('/get-fix-sku', { list: [appliance()] })
    .answer('/pub/fault-list', faults())
    .answer('/pub/visit-windows', windows())
    .answer('/service-fee', sheet)
    .answer('/bp-address', { list: [address()] })
    .answer('/create-fix-bill-by-order', bill({ billId: 'SB9', state: 'SUBMITTED' }))
    .answer('/pub/createFixInstallBill', { viewKey: 'V1', until: Date.now() + 600_000, bill: bill({ billId: 'SB8' }) })
    .answer('/pub/listFixInstallBill', { viewKey: 'V1', until: Date.now() + 600_000, list: [bill()] })
    .answer('/quote-answer', bill({ state: 'DONE' }))
    .answer('/pay-order', { orderCode: 'OD9' })
    .answer('/fix-detail', bill())
    .answer('/service-bills/detail', bill())
    .answer('/service-bills/list', page([bill()], { open: 1 }))
    .answer('/service-bills/syncState', { state: 'FRESH', syncedAt: Date.now() })
    .answer('/service-bills/sync', { state: 'FRESH', syncedAt: Date.now() })
    .answer('/service-bills/cancel', bill({ state: 'CANCELLED' }))
    .answer('/sms/pub/send-image-code', { captchaKey: 'P1', picture: 'data:image/svg+xml,', expiresInSeconds: 300 })
    .answer('/sms/pub/send-verification-code', { captchaKey: 'C1', resendAfterSeconds: 60, expiresInSeconds: 300 })
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  for (const mock of [go, confirm, toast]) mock.mockClear()
})

const show = async (what: Parameters<typeof open>[0], params: object = {}) => {
  await open(what, params)
  await rest()
}

describe('the repair of a piece of an order', () => {
  const piece = { orderCode: 'OD1', skuCode: 'K1' }

  it('says until when it is free, what to try first, and sends the choice once', async () => {
    await show(AfterSaleRepair, piece)
    expect(screen.getByText(/^保修到 .*上门免费$/)).toBeTruthy()
    expect(screen.getByText('预计 ¥0.00')).toBeTruthy()
    await tap('吸力变小', 'checkbox')
    expect(screen.getByText('先试一下： 清空油杯、洗滤网')).toBeTruthy()
    await tap(/18:00–21:00/, 'radio')
    await tap('确认预约')
    await rest()
    expect(bodies('/create-fix-bill-by-order')).toEqual([
      {
        ...piece,
        work: 'REPAIR',
        faultCodes: ['suction'],
        text: '',
        pictures: [],
        day: '2026-11-28',
        window: 1,
        addressId: 'A1'
      }
    ])
    expect(toast).toHaveBeenCalledWith('预约成功')
  })

  it('sends nothing without a fault and a time, and says both', async () => {
    await show(AfterSaleRepair, piece)
    await tap('确认预约')
    await rest()
    expect(screen.getByText('请选择或写下哪里不对')).toBeTruthy()
    expect(screen.getByText('请选择上门时间')).toBeTruthy()
    expect(bodies('/create-fix-bill-by-order')).toEqual([])
  })

  it('says what a visit costs out of warranty, and that a fault that was mended lately is free', async () => {
    const over = { until: Date.now() - 1, percentLeft: 0, holds: false }
    shop.answer('/get-fix-sku', { list: [appliance({ warranty: over, freeFaults: ['noise'] })] })
    await show(AfterSaleRepair, piece)
    expect(screen.getByText('已过保修期，先报价再修')).toBeTruthy()
    expect(screen.getByText('预计 ¥50.00')).toBeTruthy()
    await tap('噪音变大', 'checkbox')
    expect(screen.getByText('预计 ¥0.00')).toBeTruthy()
    expect(screen.getByText('180 天内免费再修')).toBeTruthy()
  })

  it('shows the bill that is under way, and leads to its quote', async () => {
    shop.answer('/get-fix-sku', { list: [appliance({ billId: 'SB1' })] })
    shop.answer('/fix-detail', bill({ state: 'WAIT_CONFIRM', quote: quoteOf(12_000) }))
    await show(AfterSaleRepair, piece)
    expect(screen.getByText('报价等你确认')).toBeTruthy()
    await tap('报价 ¥120.00，去确认')
    expect(go).toHaveBeenCalledWith('bbcProgress', { billId: 'SB1' })
  })

  it('takes a window that was filled meanwhile for none, and asks for the times anew', async () => {
    shop.answer('/create-fix-bill-by-order', { refused: { code: 'visit.full', message: '这个时间约满了' } })
    await show(AfterSaleRepair, piece)
    await tap('吸力变小', 'checkbox')
    await tap(/18:00–21:00/, 'radio')
    const before = shop.requests.filter(({ url }) => url.includes('visit-windows')).length
    await tap('确认预约')
    await rest()
    expect(screen.getByText('这个时间约满了')).toBeTruthy()
    expect(shop.requests.filter(({ url }) => url.includes('visit-windows')).length).toBe(before + 1)
  })

  it('leads on where there is no service for the piece', async () => {
    await show(AfterSaleRepair, { orderCode: 'OD1', skuCode: 'OTHER' })
    expect(screen.getByText('这件商品没有上门维修')).toBeTruthy()
    await tap('给其他家电报修')
    expect(go).toHaveBeenCalledWith('bbcInstallRepair', {}, { replace: true })
  })
})

describe('the brand’s desk', () => {
  it('shows the next visit and the appliances, and leads from a bill without a repair to its money', async () => {
    shop.answer('/get-fix-sku', {
      list: [appliance({ exchangeOpen: true }), appliance({ skuCode: 'K2', billId: 'SB1' })]
    })
    await show(BbcHome)
    expect(screen.getByText('我的家电')).toBeTruthy()
    await tap('去申请')
    expect(go).toHaveBeenCalledWith('chooseAfterSalesType', { orderCode: 'OD1', skuCode: 'K1' })
  })

  it('books and finds bills without a login', async () => {
    act(() => stores.session.logout())
    await show(BbcHome)
    expect(screen.getByText('登录看我的家电和保修')).toBeTruthy()
    expect(shop.requests.some(({ url }) => url.includes('get-fix-sku'))).toBe(false)
    await tap('进度查询')
    expect(go).toHaveBeenCalledWith('bbcQuery')
  })

  it('keeps the ways to service where the appliances could not be had', async () => {
    shop.answer('/get-fix-sku', new Error('500'))
    await show(BbcHome)
    expect(screen.getByText('我的家电没有加载出来')).toBeTruthy()
    expect(screen.getByText('收费标准')).toBeTruthy()
  })
})

describe('the list of bills', () => {
  it('leads on from an empty one, and says when the maker could not be reached', async () => {
    shop.answer('/service-bills/list', page([], { open: 0 }))
    shop.answer('/service-bills/syncState', { state: 'FAILED' })
    await show(BbcHistory)
    expect(screen.getByText('品牌的服务单没有更新到')).toBeTruthy()
    await tap('预约服务')
    expect(go).toHaveBeenCalledWith('bbcInstallRepair', {})
  })
})

describe('a bill by its code', () => {
  it('asks before it takes a no to a quote, and sends the sum that was seen', async () => {
    shop.answer('/service-bills/detail', bill({ state: 'WAIT_CONFIRM', quote: quoteOf(12_000) }))
    confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
    await show(BbcProgress, { billId: 'SB1' })
    await tap('不修了')
    expect(bodies('/quote-answer')).toEqual([])
    await tap('不修了')
    await rest()
    expect(bodies('/quote-answer')).toEqual([{ billId: 'SB1', agree: false, expectedFen: 12_000 }])
  })

  it('leads to the cashier with the amount due', async () => {
    shop.answer('/service-bills/detail', bill({ state: 'WORKING', quote: quoteOf(12_000, true), dueFen: 12_000 }))
    await show(BbcProgress, { billId: 'SB1' })
    await tap('去付款 ¥120.00')
    await rest()
    expect(go).toHaveBeenCalledWith('pay', { orderCodes: ['OD9'] })
  })

  it('says the estimate while it is booked, and none once it was cancelled', async () => {
    const lines = [{ itemCode: 'clean', name: '深度清洗', fen: 12_800, count: 1 }]
    shop.answer('/service-bills/detail', bill({ lines, totalFen: 12_800 }))
    await show(BbcProgress, { billId: 'SB1' })
    expect(screen.getByText('深度清洗')).toBeTruthy()
    cleanup()
    shop.answer('/service-bills/detail', bill({ state: 'CANCELLED', lines, totalFen: 12_800 }))
    await show(BbcProgress, { billId: 'SB2' })
    expect(screen.queryByText('深度清洗')).toBeNull()
  })

  it('shows what the engineer took pictures of', async () => {
    const tracks = [{ at: 1, text: '查明原因', state: 'WORKING' as const, pictures: ['/a.png', '/b.png'] }]
    shop.answer('/service-bills/detail', bill({ state: 'WORKING', tracks }))
    await show(BbcProgress, { billId: 'SB1' })
    expect(screen.getByText('师傅现场拍的')).toBeTruthy()
    expect(document.querySelectorAll('.bill-pictures__one')).toHaveLength(2)
  })

  it('without a login and without a phone’s code it says how to see it', async () => {
    act(() => stores.session.logout())
    await show(BbcProgress, { billId: 'SB1' })
    await tap('用手机号查')
    expect(go).toHaveBeenCalledWith('bbcQuery')
  })

  it('says that it is not there, and leads to the others', async () => {
    shop.answer('/service-bills/detail', { refused: { code: 'bill.missing', message: '服务单不存在' } })
    await show(BbcProgress, { billId: 'SB1' })
    await tap('看服务记录')
    expect(go).toHaveBeenCalledWith('bbcHistory', {}, { replace: true })
  })
})

describe('finding bills by a phone', () => {
  const write = (label: RegExp, value: string) =>
    act(async () => void fireEvent.input(screen.getByRole('textbox', { name: label }), { target: { value } }))

  it('asks for the picture’s code before a message goes out', async () => {
    act(() => stores.session.logout())
    await show(BbcQuery)
    await tap('获取验证码')
    expect(screen.getByText('请填写 11 位手机号')).toBeTruthy()
    expect(bodies('send-verification-code')).toEqual([])
    await write(/手机号/, '13800006021')
    await write(/图形码/, 'AB12')
    await tap('获取验证码')
    await rest()
    expect(bodies('send-verification-code')).toEqual([{ phone: '13800006021', captchaKey: 'P1', pictureCode: 'AB12' }])
  })

  it('asks a question in words of who cannot read the picture', async () => {
    act(() => stores.session.logout())
    await show(BbcQuery)
    const question = { captchaKey: 'P2', picture: '', question: '三加四得几？', expiresInSeconds: 300 }
    shop.answer('/sms/pub/send-image-code', question)
    await tap('看不清？改答一道题')
    await rest()
    expect(bodies('send-image-code').at(-1)).toEqual({ inWords: true })
    expect(screen.getByText('三加四得几？')).toBeTruthy()
    expect(screen.queryByRole('img', { name: '图形码图片' })).toBeNull()
    await write(/手机号/, '13800006021')
    await write(/填写得数/, '7')
    await tap('获取验证码')
    await rest()
    expect(bodies('send-verification-code')).toEqual([{ phone: '13800006021', captchaKey: 'P2', pictureCode: '7' }])
  })
})

describe('booking', () => {
  it('books the appliance that it was opened with', async () => {
    await show(BbcInstallRepair, { orderCode: 'OD1', skuCode: 'K1', work: 'REPAIR' })
    await tap('吸力变小', 'checkbox')
    await tap(/18:00–21:00/, 'radio')
    await tap('确认预约')
    await rest()
    expect(bodies('/create-fix-bill-by-order')).toHaveLength(1)
    expect(go).toHaveBeenCalledWith('bbcProgress', { billId: 'SB9' }, { replace: true })
  })

  it('says that all days are full', async () => {
    shop.answer('/pub/visit-windows', { days: [] })
    await show(BbcInstallRepair, { orderCode: 'OD1', skuCode: 'K1' })
    expect(screen.getByText('这几天都约满了，换个地址或晚些再看')).toBeTruthy()
  })
})
