import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import * as routes from '@/routes'
import { refusal, reply, type FakeGateway } from '../../support/gateway'
import { taxNo, title } from './invoiceSupport'
import { begin, end, paths, settlement } from './purchase'
import { open, rest, tap } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import Confirmation from '@/pagesB/settlement/confirmation'
import OpenInvoice from '@/pagesB/settlement/openInvoice'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const choosing = 'POST /o2cht/v1/order-settlements/modify-invoice'
const params = { settlementId: 'ST1' }
const bodies = () =>
  gateway.askedFor('/modify-invoice').map(({ body }): unknown => (typeof body === 'string' ? JSON.parse(body) : body))

// whole forms are filled, and finding by role is slow in jsdom
jest.setTimeout(30_000)

let gateway: FakeGateway
beforeEach(async () => {
  gateway = await begin()
  jest.useRealTimers()
  gateway.on('GET /o2ord-b2c/v1/invoice-titles', reply({ list: [title()] }))
  gateway.on(choosing, reply(settlement()))
})
afterEach(end)

it('the order to be placed says whether it is invoiced and to which buyer, and leads to the choice', async () => {
  gateway.on(paths.read, reply(settlement({ invoice: { kind: 'COMPANY', name: '云岭', taxNo } })))
  await open(Confirmation, params)
  await rest()
  await tap(/^发票.*企业 · 云岭/)
  expect(go).toHaveBeenCalledWith('openInvoice', params)
})

it('begins without an invoice, then with the default title, and keeps the choice for the settlement', async () => {
  await open(OpenInvoice, params)
  await rest()
  expect(screen.queryByRole('textbox')).toBeNull()
  await tap(/^企业 ?普票/, 'radio')
  expect(screen.getByDisplayValue(taxNo)).toBeTruthy()
  await tap('确定')
  await rest()
  expect(bodies()).toEqual([
    { settlementId: 'ST1', keepTitle: true, party: { kind: 'COMPANY', name: '杭州云岭设计有限公司', taxNo } }
  ])
  expect(back).toHaveBeenCalledWith('cart')
})

it('a choice can be taken back, with any text in the fields', async () => {
  gateway.on(paths.read, reply(settlement({ invoice: { kind: 'COMPANY', name: '云岭', taxNo } })))
  await open(OpenInvoice, params)
  await rest()
  await act(async () => void fireEvent.change(screen.getByDisplayValue(taxNo), { target: { value: '1' } }))
  await tap(/^不开发票/, 'radio')
  await tap('确定')
  await rest()
  expect(bodies()).toEqual([{ settlementId: 'ST1', keepTitle: true }])
})

it('a settlement that is over or not there leads on', async () => {
  gateway.on(paths.read, reply(settlement({ orderCodes: ['O1'] })))
  await open(OpenInvoice, params)
  await rest()
  expect(screen.getByText('这笔订单已提交')).toBeTruthy()
  cleanup()
  gateway.on(paths.read, refusal('settlement.missing', '结算单不存在'))
  await open(OpenInvoice, { settlementId: 'ST2' })
  await rest()
  expect(screen.getByText('没有找到要结算的商品')).toBeTruthy()
})

it('says when the invoice comes once one is wanted, and names a person «个人», a company never', async () => {
  gateway.on('GET /o2ord-b2c/v1/invoice-titles', reply({ list: [] }))
  await open(OpenInvoice, params)
  await rest()
  expect(screen.queryByText(/付款后自动申请/)).toBeNull()
  await tap(/^个人/, 'radio')
  expect(screen.getByText(/付款后自动申请/)).toBeTruthy()
  expect(screen.getByDisplayValue('个人')).toBeTruthy()
  await tap(/^企业 ?普票/, 'radio')
  expect(screen.queryByDisplayValue('个人')).toBeNull()
  await tap(/^个人/, 'radio')
  await tap('确定')
  await rest()
  expect(bodies()).toEqual([{ settlementId: 'ST1', keepTitle: true, party: { kind: 'PERSONAL', name: '个人' } }])
})
