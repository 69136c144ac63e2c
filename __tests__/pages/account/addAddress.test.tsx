import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import type { Address } from '@contract'
import * as feedback from '@/platform/feedback'
import * as routes from '@/routes'
import { readDraft, stores } from '@/stores'
import { FakeShop } from '../homeSupport'
import { host } from '../../support/taro'
import { giveParams, rest } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/feedback', () => jest.requireActual<object>('../../support/notedFeedback.cjs'))
import AddAddress from '@/pagesB/shippingAddress/addAddress'

const go = routes.go as jest.Mock
const back = routes.back as jest.Mock
const backPast = routes.backPast as jest.Mock
const toast = feedback.toast as jest.Mock
let shop: FakeShop

// whole forms are filled, and finding by role is slow in jsdom
jest.setTimeout(30_000)

const region = (regionCode: string, regionName: string, children: object[] = []) => ({
  regionCode,
  regionName,
  children
})
const regions = {
  tab1: [
    region('110000', '北京市', [
      region('110100', '北京市', [
        region('110101', '东城区'),
        { ...region('110102', '西城区'), regionPinyin: 'xi cheng' }
      ])
    ])
  ],
  tab2: [region('810000', '香港特别行政区', [region('810100', '香港特别行政区', [region('810101', '中西区')])])]
}
const address: Address = {
  addressId: 'A1',
  receiver: '林知远',
  phone: '13800006021',
  provinceCode: '110000',
  cityCode: '110100',
  districtCode: '110101',
  provinceName: '北京市',
  cityName: '北京市',
  districtName: '东城区',
  detail: '某街 1 号',
  isDefault: false
}

const open = async (params: object = {}) => {
  giveParams(params)
  await act(async () => {
    render(createElement(AddAddress))
  })
  await rest()
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${label}`) }), { target: { value } })
const tap = async (name: string | RegExp, role = 'button') => {
  await act(async () => {
    fireEvent.click(screen.getByRole(role, { name }))
  })
  await rest()
}
const fill = async () => {
  type('收货人', '林知远')
  type('手机号', '138 0000 6021')
  type('详细地址', '某街 1 号')
  await tap(/^所在地区/)
  await tap('北京市') // goes on to the districts by itself
  await tap('东城区')
}
const posts = () => shop.requests.filter(({ method, url }) => method === 'POST' && /\/bp-address(\?|$)/.test(url))

beforeEach(async () => {
  window.localStorage.clear()
  stores.session.token = 'T1'
  stores.session.userId = 'U1'
  shop = new FakeShop().install()
  shop.answer('/regions.json', regions)
  shop.answer('/o2cum/v1/bp-address', ({ method }: { method: string }) =>
    method === 'GET' ? { list: [address] } : address
  )
  await stores.site.load()
  for (const mock of [go, back, backPast, toast]) mock.mockClear()
  for (const mock of [go, back, backPast]) mock.mockResolvedValue(true)
})

afterEach(() => {
  cleanup()
  host.params = {}
})

test('saves a new address once, however often it is tapped, and goes back', async () => {
  await open()
  await fill()
  await act(async () => {
    const button = screen.getByRole('button', { name: '保存' })
    fireEvent.click(button)
    fireEvent.click(button)
  })
  await rest()
  expect(posts().map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    {
      receiver: '林知远',
      phone: '13800006021',
      provinceCode: '110000',
      cityCode: '110100',
      districtCode: '110101',
      detail: '某街 1 号',
      isDefault: false
    }
  ])
  expect(back).toHaveBeenCalledTimes(1)
  expect(readDraft('address:new')).toBeUndefined()
})

test('a region is found by letters, and a larger one leads on to its parts', async () => {
  const find = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: '搜地区' }), { target: { value } })
  await open()
  await tap(/^所在地区/)
  find('xch')
  await tap('西城区 北京市')
  expect(screen.getByRole('button', { name: /^所在地区/ }).textContent).toMatch(/西城区/)
  await tap(/^所在地区/)
  find('meiyou')
  expect(screen.getByText('没有找到这个地区，换个写法试试')).toBeTruthy()
  find('北京')
  await tap('北京市')
  await tap('东城区')
  expect(screen.getByRole('button', { name: /^所在地区/ }).textContent).toMatch(/东城区/)
})

test('a refused form names every wrong field and sends nothing', async () => {
  await open()
  type('手机号', '123')
  await tap('保存')
  for (const words of ['请填写收货人姓名', '手机号是 1 开头的 11 位数字', '请选择所在地区', '请填写详细地址']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^收货人/ }))
  expect(posts()).toEqual([])
})

test('a wrong phone shows its message when the field is left, and loses it once it is right', async () => {
  await open()
  type('手机号', '123')
  fireEvent.blur(screen.getByRole('textbox', { name: /^手机号/ }))
  expect(screen.getByText('手机号是 1 开头的 11 位数字')).toBeTruthy()
  type('手机号', '13800006021')
  expect(screen.queryByText('手机号是 1 开头的 11 位数字')).toBeNull()
})

test('no network: says that it may be saved, keeps the form, and tries again with the same key', async () => {
  shop.answer('/o2cum/v1/bp-address', new Error('offline'))
  await open()
  await fill()
  await tap('保存')
  expect(toast.mock.calls.at(-1)?.[0]).toMatch(/还不确定是否保存成功/)
  expect(readDraft('address:new')).toMatchObject({ receiver: '林知远', districtCode: '110101' })
  shop.answer('/o2cum/v1/bp-address', address)
  await tap('保存')
  const keys = posts().map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a half-filled form is there again after a reload', async () => {
  await open()
  type('收货人', '王')
  cleanup()
  await open()
  expect((screen.getByRole('textbox', { name: /^收货人/ }) as HTMLInputElement).value).toBe('王')
})

test('a pasted address fills the form and says what it could not find', async () => {
  shop.answer('/paste-address-parse', { receiver: '张三', phone: '13912345678' })
  shop.answers.delete('/o2cum/v1/bp-address')
  await open()
  type('粘贴整段地址', '张三 13912345678')
  await tap('识别')
  expect((screen.getByRole('textbox', { name: /^收货人/ }) as HTMLInputElement).value).toBe('张三')
  expect(screen.getByText('没有识别到所在地区、详细地址，请补充')).toBeTruthy()
})

test('a street has room for two lines, and is one line of the address however it was typed', async () => {
  await open()
  await fill()
  const street = screen.getByRole('textbox', { name: /^详细地址/ }) as HTMLTextAreaElement
  expect([street.tagName, street.rows, street.autocomplete]).toEqual(['TEXTAREA', 2, 'street-address'])
  type('详细地址', '某街道 1 号\r\n2 单元\n')
  expect(street.value).toBe('某街道 1 号 2 单元 ')
  await tap('保存')
  expect(JSON.parse(posts()[0]?.body ?? '')).toMatchObject({ detail: '某街道 1 号 2 单元' })
  await tap('清除 详细地址')
  expect(street.value).toBe('')
})

test('saving waits for the pasted address that is being read', async () => {
  shop.answers.delete('/o2cum/v1/bp-address')
  shop.answer('/paste-address-parse', {
    receiver: '张三',
    phone: '13912345678',
    provinceCode: '110000',
    cityCode: '110100',
    districtCode: '110101',
    detail: '某街 1 号'
  })
  shop.answer('/o2cum/v1/bp-address', address)
  await open()
  type('粘贴整段地址', '张三 13912345678 北京市东城区某街 1 号')
  shop.hold('/paste-address-parse')
  await tap('识别')
  await tap('保存')
  expect(posts()).toEqual([])
  expect(screen.queryByText('请填写收货人姓名')).toBeNull()
  await act(async () => {
    shop.release()
  })
  await rest()
  expect(posts().map(({ body }) => JSON.parse(body ?? ''))).toMatchObject([{ receiver: '张三', detail: '某街 1 号' }])
})

test('saved while choosing for a settlement: it goes there, straight back', async () => {
  shop.answer('/modify-settlement-address', { settlementId: 'S1' })
  await open({ select: true, settlementId: 'S1' })
  await fill()
  await tap('保存并使用')
  expect(shop.askedFor('/modify-settlement-address').map(({ body }) => body)).toEqual([
    '{"settlementId":"S1","addressId":"A1"}'
  ])
  expect(backPast).toHaveBeenCalledWith(['shippingAddress', 'addAddress'])
  expect(back).not.toHaveBeenCalled()
})

test('an edited address is loaded, changed, and can be deleted', async () => {
  await open({ addressId: 'A1' })
  expect((screen.getByRole('textbox', { name: /^详细地址/ }) as HTMLInputElement).value).toBe('某街 1 号')
  type('详细地址', '某街 2 号')
  await tap('保存')
  const [put] = shop.requests.filter(({ method }) => method === 'PUT')
  expect(JSON.parse(put?.body ?? '')).toMatchObject({ addressId: 'A1', detail: '某街 2 号' })
  await tap('删除 林知远 的地址')
  expect(shop.requests.some(({ method }) => method === 'DELETE')).toBe(true)
})

test('an address that no longer exists says so', async () => {
  await open({ addressId: 'A9' })
  expect(screen.getByText('这个地址已不在')).toBeTruthy()
})
