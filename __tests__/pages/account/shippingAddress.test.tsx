import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { Address } from '@contract'
import { setLocale } from '@/i18n'
import { events } from '@/lib/events'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { readStoredAddress, stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { giveParams, rest } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import ShippingAddress from '@/pagesB/shippingAddress/shippingAddress'

const go = routes.go as jest.Mock
const backPast = routes.backPast as jest.Mock
const toast = feedback.toast as jest.Mock
const confirm = feedback.confirm as jest.Mock
let shop: FakeShop

const address = (addressId: string, over: Partial<Address> = {}): Address => ({
  addressId,
  receiver: `收货人${addressId}`,
  phone: '13800006021',
  provinceCode: '330000',
  cityCode: '330100',
  districtCode: '330106',
  provinceName: '浙江省',
  cityName: '杭州市',
  districtName: '西湖区',
  detail: '文三路 478 号',
  isDefault: false,
  ...over
})

const open = async (params: object = {}) => {
  giveParams(params)
  await act(async () => {
    render(createElement(ShippingAddress))
  })
  await rest()
}
const tap = async (name: string | RegExp, role = 'button') => {
  await act(async () => {
    fireEvent.click(screen.getByRole(role, { name }))
  })
  await rest()
}
const answerList = (...list: Address[]) => shop.answer('/o2cum/v1/bp-address', { list })

beforeEach(() => {
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop().install()
  shop.answer('/set-default-address', { done: true })
  for (const mock of [go, toast, confirm, backPast]) mock.mockClear()
  go.mockResolvedValue(true)
  confirm.mockResolvedValue(true)
  backPast.mockResolvedValue(true)
})

afterEach(() => {
  cleanup()
  host.params = {}
  act(() => setLocale('zh-CN'))
})

test('shows who and where, the phone masked, and the default first', async () => {
  answerList(address('A', { isDefault: true, tag: 'HOME' }), address('B'))
  await open()
  expect(screen.getAllByText('138****6021')).toHaveLength(2)
  expect(screen.getAllByText('浙江省杭州市西湖区文三路 478 号')).toHaveLength(2)
  expect(screen.getByText('家')).toBeTruthy()
  await tap('新增收货地址')
  expect(go).toHaveBeenCalledWith('addAddress', {})
})

test('another default shows at once and is kept as the shopper’s address', async () => {
  answerList(address('A', { isDefault: true }), address('B'))
  await open()
  answerList(address('B', { isDefault: true }), address('A'))
  await tap('把 收货人B 的地址设为默认', 'radio')
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-checked'))).toEqual(['true', 'false'])
  expect(shop.askedFor('/set-default-address').map(({ body }) => body)).toEqual(['{"addressId":"B"}'])
  expect(readStoredAddress('U1')?.addressId).toBe('B')
})

test('a default that is refused goes back', async () => {
  answerList(address('A', { isDefault: true }), address('B'))
  shop.answers.set('/set-default-address', new Error('500'))
  await open()
  await tap('把 收货人B 的地址设为默认', 'radio')
  expect(screen.getAllByText(/^收货人[AB]$/).map(({ textContent }) => textContent)).toEqual(['收货人A', '收货人B'])
  expect(readStoredAddress('U1')).toBeUndefined()
})

test('deletes after asking only', async () => {
  answerList(address('A'))
  await open()
  confirm.mockResolvedValueOnce(false)
  await tap('删除 收货人A 的地址')
  expect(shop.requests.some(({ method }) => method === 'DELETE')).toBe(false)
  answerList()
  await tap('删除 收货人A 的地址')
  expect(shop.requests.filter(({ method }) => method === 'DELETE').map(({ url }) => /addressId=A/.test(url))).toEqual([
    true
  ])
  expect(screen.getByText('还没有收货地址')).toBeTruthy()
})

test('chosen for a settlement: sends it there once and goes back', async () => {
  answerList(address('A'))
  shop.answer('/modify-settlement-address', { settlementId: 'S1' })
  await open({ select: true, settlementId: 'S1' })
  await act(async () => {
    const row = screen.getByRole('button', { name: /^送到 收货人A/ })
    fireEvent.click(row)
    fireEvent.click(row)
  })
  await rest()
  expect(shop.askedFor('/modify-settlement-address').map(({ body }) => body)).toEqual([
    '{"settlementId":"S1","addressId":"A"}'
  ])
  expect(backPast).toHaveBeenCalledTimes(1)
  expect(readStoredAddress('U1')?.addressId).toBe('A')
})

test('refused by the settlement: stays, and keeps the choice from before', async () => {
  answerList(address('A'))
  shop.answer('/modify-settlement-address', new Error('500'))
  await open({ select: true, settlementId: 'S1' })
  await tap(/^送到 收货人A/)
  expect(backPast).not.toHaveBeenCalled()
  expect(readStoredAddress('U1')).toBeUndefined()
})

test('chosen for an order, or for nobody in particular', async () => {
  answerList(address('A'))
  shop.answer('/update-address', {})
  await open({ select: true, orderCode: 'O1' })
  await tap(/^送到 收货人A/)
  expect(shop.askedFor('/update-address').map(({ body }) => body)).toEqual(['{"orderCode":"O1","addressId":"A"}'])
  cleanup()
  const titles: string[] = []
  const off = events.on('selectedAddress', ({ addressId }) => titles.push(addressId))
  await open({ select: true })
  await tap(/^送到 收货人A/)
  off()
  expect(titles).toEqual(['A'])
})

const inUse = () => [...document.querySelectorAll('.address-row--current .address-row__name')].map((n) => n.textContent)

describe('the address in use is marked where another is chosen', () => {
  beforeEach(() => answerList(address('A', { isDefault: true }), address('B'), address('C')))

  test('of a settlement', async () => {
    shop.answer('/query-settlement-detail', { address: address('B') })
    await open({ select: true, settlementId: 'S1' })
    expect(inUse()).toEqual(['收货人B'])
    expect(screen.getByText('当前地址')).toBeTruthy()
  })

  test('of an order that is changed', async () => {
    const to = { receiver: '收货人C', phone: '138****6021', regionName: '浙江省杭州市西湖区', detail: '文三路 478 号' }
    shop.answer('/order-trades/detail', { address: to })
    await open({ select: true, orderCode: 'O1' })
    expect(inUse()).toEqual(['收货人C'])
  })

  test('none while the address of the order is not known', async () => {
    shop.answer('/order-trades/detail', new Error('500'))
    await open({ select: true, orderCode: 'O1' })
    expect(inUse()).toEqual([])
    expect(screen.getByText('收货人C')).toBeTruthy()
  })

  test('else the one chosen last, or the default', async () => {
    await open({ select: true })
    expect(inUse()).toEqual(['收货人A'])
    cleanup()
    window.localStorage.setItem('deliveryAddress', 'null')
    await open()
    expect(inUse()).toEqual([])
  })
})

test('twenty are the most, and it says so', async () => {
  answerList(...Array.from({ length: 20 }, (_, index) => address(`A${index}`)))
  await open()
  await tap('新增收货地址')
  expect(go).not.toHaveBeenCalled()
  expect(toast).toHaveBeenCalledWith('最多保存 20 个地址，删除不用的再新增')
})

test('speaks English', async () => {
  act(() => setLocale('en-US'))
  answerList()
  await open()
  expect(screen.getByText('No address yet')).toBeTruthy()
})
