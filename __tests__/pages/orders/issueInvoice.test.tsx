import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { invoice, offer, taxNo, title } from './invoiceSupport'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import IssueInvoice from '@/pagesB/order/issueInvoice'

const go = routes.go as jest.Mock
const toast = feedback.toast as jest.Mock
const offerPath = '/v1/apply-invoice'
const titlesPath = '/v1/invoice-titles'
const foundPath = '/fuzzySearch/list'
const changePath = '/v1/modify-invoice'

// whole forms are filled, and finding by role is slow in jsdom
jest.setTimeout(30_000)

const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const postsTo = (path: string) => shop.requests.filter(({ method, url }) => method === 'POST' && url.includes(path))
const bodyOf = (input: { body?: unknown } | undefined): unknown =>
  typeof input?.body === 'string' ? JSON.parse(input.body) : input?.body

let shop: FakeShop
const start = async (params: object = { orderCode: 'O1' }) => {
  await open(IssueInvoice, params)
  await rest()
}
beforeEach(() => {
  window.localStorage.clear()
  act(() => stores.session.login('t', 'U1'))
  shop = new FakeShop()
    .answer(foundPath, { list: [{ name: '杭州云岭设计有限公司', taxNo, used: 2 }] })
    .answer(titlesPath, { list: [] })
    .answer(offerPath, (input: { method: string }) =>
      input.method === 'GET' ? offer() : invoice({ state: 'SUBMITTED' })
    )
    .install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  go.mockClear()
  toast.mockClear()
})

describe('asking for an invoice', () => {
  it('says its amount to the fen, and requests that', async () => {
    await start()
    expect(screen.getByText('3 件商品一起开')).toBeTruthy()
    expect(screen.getByText('−¥20.00')).toBeTruthy()
    expect(screen.getByText('含税 13% ¥47.16')).toBeTruthy()
    type('抬头名称', '林知夏')
    await tap('提交申请')
    await rest()
    expect(bodyOf(postsTo(offerPath)[0])).toMatchObject({
      orderCode: 'O1',
      positions: [0, 1],
      party: { kind: 'PERSONAL', name: '林知夏' },
      keepTitle: true
    })
    expect(go).toHaveBeenCalledWith('invoiceDetails', { invoiceCode: 'IV1' }, { replace: true })
  })

  it('is over chosen rows alone, and over none it is not sent', async () => {
    await start()
    type('抬头名称', '林知夏')
    await tap(/^选商品/)
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '水壶' })))
    await tap('选好了')
    expect(screen.getByText('1 件商品')).toBeTruthy()
    expect(screen.getByText('含税 13% ¥35.66')).toBeTruthy()
    await tap(/^选商品/)
    await act(async () => void fireEvent.click(screen.getByRole('checkbox', { name: '电饭煲' })))
    await tap('选好了')
    await tap('提交申请')
    await rest()
    expect(screen.getByText('请选择要开票的商品')).toBeTruthy()
    expect(postsTo(offerPath)).toHaveLength(0)
  })

  it('begins with the default title, and a company is taken with its number from those that are found', async () => {
    shop.answer(titlesPath, { list: [title({ name: '旧公司' })] })
    await start()
    expect((field('企业名称') as HTMLInputElement).value).toBe('旧公司')
    type('企业名称', '云岭')
    const matches = await screen.findByRole('group', { name: '找到的企业' }, { timeout: 5_000 })
    await act(async () => void fireEvent.click(within(matches).getByRole('button')))
    expect((field('企业名称') as HTMLInputElement).value).toBe('杭州云岭设计有限公司')
    expect((field('税号') as HTMLInputElement).value).toBe(taxNo)
    expect(screen.getByText('校验通过')).toBeTruthy()
  })

  it('holds a tax number to its check digit, and a special invoice to all that it needs', async () => {
    await start()
    await tap(/^企业专票/, 'radio')
    type('企业名称', '云岭')
    type('税号', `${taxNo.slice(0, 17)}8`)
    await tap('提交申请')
    await rest()
    expect(screen.getByText('税号校验不通过，请逐位核对')).toBeTruthy()
    for (const words of ['请填写注册地址', '请填写注册电话', '请填写开户行', '请填写银行账号']) {
      expect(screen.getByText(words)).toBeTruthy()
    }
    expect(postsTo(offerPath)).toHaveLength(0)
  })

  it('a refusal of the gateway by a field is shown at that field', async () => {
    shop.answer(offerPath, (input: { method: string }) =>
      input.method === 'GET' ? offer() : { refused: { code: 'invoice.name', message: '请核对抬头' } }
    )
    await start()
    type('抬头名称', '林知夏')
    await tap('提交申请')
    await rest()
    expect(screen.getByRole('alert').textContent).toContain('请核对抬头')
    expect(go).not.toHaveBeenCalled()
  })

  it('an order that is on one invoice as a whole leads to it', async () => {
    const takenOffer = offer({ rows: offer().rows.map((row) => ({ ...row, invoiceCode: 'IV9' })) })
    shop.answer(offerPath, takenOffer)
    await start()
    expect(go).toHaveBeenCalledWith('invoiceDetails', { invoiceCode: 'IV9' }, { replace: true })
  })

  it('an order that can’t be invoiced says why', async () => {
    shop.answer(offerPath, { refused: { code: 'invoice.order', message: '付款后才能开票' } })
    await start()
    expect(screen.getByText('付款后才能开票')).toBeTruthy()
  })
})

describe('making an invoice out otherwise', () => {
  it('begins with the old title, and shows the new invoice in its place', async () => {
    shop
      .answer('/v1/invoice?', invoice())
      .answer(changePath, invoice({ invoiceCode: 'IV2', state: 'SUBMITTED', changesLeft: 0 }))
    await start({ invoiceCode: 'IV1' })
    expect((field('税号') as HTMLInputElement).value).toBe(taxNo)
    await tap(/^个人/, 'radio')
    type('抬头名称', '林知夏')
    await tap('换开')
    await rest()
    expect(bodyOf(postsTo(changePath)[0])).toEqual({ invoiceCode: 'IV1', party: { kind: 'PERSONAL', name: '林知夏' } })
    expect(go).toHaveBeenCalledWith('invoiceDetails', { invoiceCode: 'IV2' }, { replace: true })
  })

  it('can’t be done a second time', async () => {
    shop.answer('/v1/invoice?', invoice({ changesLeft: 0 }))
    await start({ invoiceCode: 'IV1' })
    expect(screen.getByText('这张发票不能再换开')).toBeTruthy()
  })
})
