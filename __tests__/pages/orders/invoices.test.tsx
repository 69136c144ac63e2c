import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as documents from '@/platform/document'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { host } from '../../support/taro'
import { FakeShop } from '../homeSupport'
import { invoice, summary, title } from './invoiceSupport'
import { tallWindow } from '../layout'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
jest.mock('@/platform/document', () => ({
  loadDocument: jest.fn(() => ({ done: Promise.resolve({ filePath: '/f.pdf' }), cancel: () => undefined })),
  openDocument: jest.fn(() => Promise.resolve(true)),
  viewDocument: jest.fn(() => Promise.resolve(true))
}))
const mockChoose = jest.fn()
let mockHosts = true
jest.mock('@/platform/invoiceTitle', () => ({
  get chooseInvoiceTitle() {
    return mockHosts ? mockChoose : undefined
  }
}))
import AddInvoiceTitle from '@/pagesB/invoice/addInvoiceTitle'
import InvoiceDetails from '@/pagesB/invoice/invoiceDetails'
import ModifyInvoiceTitle from '@/pagesB/invoice/modifyInvoiceTitle'
import MyInvoice from '@/pagesB/invoice/myInvoice'
import { shownMinute } from '@/stores/times'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const toast = feedback.toast as jest.Mock
const listPath = '/v1/invoice/list'
const onePath = '/v1/invoice'
const redPath = '/v1/invoice/confirm-red'
const titlesPath = '/v1/invoice-titles'

jest.setTimeout(30_000)

const page = (list: object[]) => ({ list, total: list.length, page: 1, size: 10 })
const requestsTo = (method: string, path: string) =>
  shop.requests.filter((input) => input.method === method && input.url.includes(path))
const bodyOf = (input: { body?: unknown } | undefined): unknown =>
  typeof input?.body === 'string' ? JSON.parse(input.body) : input?.body
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } })

let shop: FakeShop
beforeEach(() => {
  mockHosts = true
  window.localStorage.clear()
  tallWindow()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop()
    .answer(redPath, invoice({ state: 'REVERSED', redReason: 'REFUNDED', changesLeft: 0 }))
    .answer(listPath, page([summary(), summary({ invoiceCode: 'IV2', state: 'ISSUING', readyBy: 1_790_000_000_000 })]))
    .answer(titlesPath, {
      list: [title(), title({ titleId: 'IT2', kind: 'PERSONAL', name: '林知夏', isDefault: false })]
    })
    .answer(onePath, invoice())
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  for (const mock of [go, back, toast]) mock.mockClear()
})

describe('my invoices', () => {
  it('shows each with its state, and opens it', async () => {
    await open(MyInvoice)
    await rest()
    expect(screen.getByRole('link', { name: /开票中/ })).toBeTruthy()
    await tap(/^栖禾旗舰店.*已开具/, 'link')
    expect(go).toHaveBeenCalledWith('invoiceDetails', { invoiceCode: 'IV1' })
  })

  it('a group asks for itself alone, and says when there is none', async () => {
    await open(MyInvoice)
    await rest()
    shop.answer(listPath, page([]))
    await tap('已结束', 'tab')
    await rest()
    expect(requestsTo('GET', listPath).some(({ url }) => url.includes('group=ENDED'))).toBe(true)
    expect(screen.getByText('这里还没有发票')).toBeTruthy()
  })

  it('titles are edited, and removed after asking', async () => {
    await open(MyInvoice, { tab: 'TITLES' })
    await rest()
    await tap(/^杭州云岭设计有限公司/)
    expect(go).toHaveBeenCalledWith('modifyInvoiceTitle', { titleId: 'IT1' })
    await tap('删除抬头 林知夏')
    await rest()
    expect(feedback.confirm).toHaveBeenCalled()
    expect(requestsTo('DELETE', 'titleId=IT2')).toHaveLength(1)
  })
})

describe('a title', () => {
  it('of a company is kept with its number', async () => {
    shop.answer(titlesPath, title())
    await open(AddInvoiceTitle)
    await tap('企业', 'radio')
    type('企业名称', '杭州云岭设计有限公司')
    type('税号', '9133 0106 ma2c 8k4r 19')
    await tap('保存')
    await rest()
    expect(bodyOf(requestsTo('POST', titlesPath)[0])).toEqual({
      kind: 'COMPANY',
      name: '杭州云岭设计有限公司',
      taxNo: '91330106MA2C8K4R19',
      isDefault: false
    })
    expect(back).toHaveBeenCalledWith('myInvoice')
  })

  const party = {
    kind: 'COMPANY',
    name: '杭州云岭设计有限公司',
    taxNo: '91330106ma2c8k4r19',
    address: '浙江省杭州市西湖区文三路478号',
    phone: '0571-88002266',
    bank: '云岭银行杭州西湖支行',
    account: '6222000000000000000'
  }
  const valueOf = (label: string) =>
    screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) }).value

  it('that the chat app keeps fills the form, and is saved with all it has', async () => {
    shop.answer(titlesPath, title())
    mockChoose.mockResolvedValue(party)
    await open(AddInvoiceTitle)
    type('接收邮箱', 'lin@example.com')
    await tap('从聊天软件导入')
    await rest()
    expect(screen.getByRole('radio', { name: '企业' }).getAttribute('aria-checked')).toBe('true')
    expect(screen.getByText('校验通过')).toBeTruthy()
    await tap('保存')
    await rest()
    expect(bodyOf(requestsTo('POST', titlesPath)[0])).toEqual({
      ...party,
      taxNo: '91330106MA2C8K4R19',
      email: 'lin@example.com',
      isDefault: false
    })
  })

  it('that the chat app keeps is judged as if it were typed', async () => {
    mockChoose.mockResolvedValue({ ...party, taxNo: '91330106MA2C8K4R18', account: '12' })
    await open(AddInvoiceTitle)
    await tap('从聊天软件导入')
    await rest()
    expect(screen.getByText('税号校验不通过，请逐位核对')).toBeTruthy()
    expect(screen.getByText('银行账号是 6 到 32 位数字')).toBeTruthy()
  })

  it('of a person brings a name, and the typed values of a company stay', async () => {
    mockChoose.mockResolvedValue({ ...party, kind: 'PERSONAL', name: '林知夏', taxNo: '' })
    await open(AddInvoiceTitle)
    await tap('企业', 'radio')
    type('税号', '91330106MA2C8K4R19')
    await tap('从聊天软件导入')
    await rest()
    expect(valueOf('抬头名称')).toBe('林知夏')
    await tap('企业', 'radio')
    expect(valueOf('税号')).toBe('91330106MA2C8K4R19')
  })

  it('of another company leaves nothing of the first beside it', async () => {
    mockChoose.mockResolvedValue({ ...party, bank: '', account: '' })
    await open(AddInvoiceTitle)
    await tap('企业', 'radio')
    type('开户行', '别家银行')
    await tap('从聊天软件导入')
    await rest()
    expect([valueOf('企业名称'), valueOf('开户行')]).toEqual(['杭州云岭设计有限公司', ''])
  })

  it('can’t be taken from a browser, nor into a title that is edited', async () => {
    await open(ModifyInvoiceTitle, { titleId: 'IT1' })
    await rest()
    expect(screen.getByRole('button', { name: '保存' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '从聊天软件导入' })).toBeNull()
    cleanup()
    mockHosts = false
    await open(AddInvoiceTitle)
    expect(screen.getByRole('button', { name: '保存' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: '从聊天软件导入' })).toBeNull()
  })

  it('that was not chosen leaves all that was typed, and says nothing; a failure is shown', async () => {
    mockChoose.mockResolvedValueOnce(undefined).mockRejectedValueOnce({ errMsg: 'chooseInvoiceTitle:fail' })
    await open(AddInvoiceTitle)
    await tap('企业', 'radio')
    type('企业名称', '半个名')
    await tap('从聊天软件导入')
    await rest()
    expect(toast).not.toHaveBeenCalled()
    expect(screen.queryByText('请填写税号')).toBeNull()
    await tap('从聊天软件导入')
    await rest()
    expect(toast).toHaveBeenCalledWith('没有导入抬头，请手动填写')
    expect(valueOf('企业名称')).toBe('半个名')
    // an account that the platform gives nothing is offered it no more
    expect(screen.queryByText('从聊天软件导入')).toBeNull()
  })

  it('that is gone says so', async () => {
    await open(ModifyInvoiceTitle, { titleId: 'IT9' })
    await rest()
    expect(screen.getByText('这个抬头已不在')).toBeTruthy()
  })
})

describe('an invoice', () => {
  it('shows its paper, and hands the PDF to the host', async () => {
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    expect(screen.getByText('2633 0000 0000 0000 0001')).toBeTruthy()
    expect(screen.getByText('¥274.34 / ¥35.66')).toBeTruthy()
    await tap('放大看')
    expect(documents.viewDocument).toHaveBeenCalledWith(expect.stringContaining('/storage/uploads/f_1.pdf'))
    for (const page of [1, 2]) await tap(`看发票，第 ${page} 页，共 2 页`)
    expect(documents.viewDocument).toHaveBeenCalledTimes(3)
    expect(screen.getByText('2 页 · 84 KB')).toBeTruthy()
    await tap('下载 PDF')
    await rest()
    expect(documents.openDocument).toHaveBeenCalledWith({ filePath: '/f.pdf' }, 'invoice-26330000000000000001')
  })

  it('keeps the pictures of its pages while it is looked at again, and shows none for missing pages', async () => {
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    const sources = () => [...document.querySelectorAll('.invoice-page img')].map((image) => image.getAttribute('src'))
    const before = sources()
    expect(before).toHaveLength(2)
    shop.answer(onePath, invoice({ pages: (invoice().pages ?? []).map((page) => page.replace('until=1', 'until=2')) }))
    act(() => host.show.forEach((listener) => listener()))
    await rest()
    expect(sources()).toEqual(before)
    cleanup()
    forgetQueries()
    shop.answer(onePath, invoice({ pages: undefined }))
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    expect(sources()).toHaveLength(0)
    expect(screen.getByText('84 KB')).toBeTruthy()
  })

  it('is sent by e-mail to an address that can be one, and says where it went', async () => {
    const mailed = { email: 'she@home.example', state: 'SENDING', at: 1_790_000_200_000 } as const
    shop.answer(onePath, (input: { method: string }) => (input.method === 'POST' ? invoice({ mailed }) : invoice()))
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    type('接收邮箱', 'nobody')
    await tap('发送')
    expect(screen.getByText('邮箱格式不对')).toBeTruthy()
    expect(requestsTo('POST', onePath)).toHaveLength(0)
    type('接收邮箱', ' she@home.example ')
    await tap('发送')
    await rest()
    expect(bodyOf(requestsTo('POST', onePath)[0])).toEqual({ invoiceCode: 'IV1', email: 'she@home.example' })
    expect(screen.getByText('正在发到 she@home.example')).toBeTruthy()
    expect(screen.getByText('再发一次')).toBeTruthy()
  })

  it('says when the letter went out, and that it did not with what to do then', async () => {
    const mail = { email: 'she@home.example', state: 'SENT', at: 1_790_000_200_000 } as const
    shop.answer(onePath, invoice({ mailed: { ...mail, sentAt: mail.at + 120_000 } }))
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    expect(screen.getByText(`${shownMinute(mail.at + 120_000)} 已发到 she@home.example，含 PDF 附件`)).toBeTruthy()
    cleanup()
    forgetQueries()
    shop.answer(onePath, invoice({ mailed: { ...mail, state: 'FAILED' } }))
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    expect(screen.getByText('没有发到 she@home.example，请核对邮箱再发一次，也可以下载 PDF')).toBeTruthy()
  })

  it('can be changed while it may, and not after', async () => {
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    await tap('换开')
    expect(go).toHaveBeenCalledWith('issueInvoice', { invoiceCode: 'IV1' })
    cleanup()
    forgetQueries()
    shop.answer(onePath, invoice({ changesLeft: 0 }))
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    expect(screen.queryByRole('button', { name: '换开' })).toBeNull()
  })

  it('that is booked is taken back by its buyer’s word, after asking', async () => {
    const booking = { state: 'RED_REQUESTED', redReason: 'REFUNDED', changesLeft: 0 } as const
    shop.answer(onePath, invoice({ ...booking, confirmBefore: Date.now() + 72 * 3_600_000 }))
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    expect(screen.getByText('这张发票要红冲，请确认')).toBeTruthy()
    await tap('确认红冲')
    await rest()
    expect(feedback.confirm).toHaveBeenCalled()
    expect(requestsTo('POST', redPath)).toHaveLength(1)
    expect(screen.getByText('订单已退款，这张发票已红冲')).toBeTruthy()
  })

  it('over a price that fell says that it is made out anew for the rest', async () => {
    const loweredInvoice = { state: 'RED_REQUESTED', redReason: 'LOWERED', changesLeft: 0 } as const
    shop.answer(onePath, invoice({ ...loweredInvoice, confirmBefore: Date.now() + 72 * 3_600_000 }))
    await open(InvoiceDetails, { invoiceCode: 'IV1' })
    await rest()
    expect(screen.getByText('部分款项已退。发票已入账，确认后按实付金额重开。')).toBeTruthy()
  })

  it('that is missing leads to the list', async () => {
    shop.answer(onePath, { refused: { code: 'invoice.missing', message: '发票不存在' } })
    await open(InvoiceDetails, { invoiceCode: 'IV9' })
    await rest()
    await tap('看我的发票')
    expect(go).toHaveBeenCalledWith('myInvoice', {}, { replace: true })
  })
})
