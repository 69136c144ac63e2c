jest.mock('@/platform/feedback', () => ({ toast: jest.fn(), confirm: jest.fn() }))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn() }))
jest.mock('@/features/scan/followScan', () => ({ keepScan: jest.fn() }))
jest.mock('@/routes', () => ({
  ...jest.requireActual('@/routes'),
  go: jest.fn(),
  goToPath: jest.fn(),
  back: jest.fn(),
  currentKey: jest.fn()
}))

import { followCode } from '@/features/scan/camera/followCode'
import { keepScan } from '@/features/scan/followScan'
import { takeScanned } from '@/features/scan/scanned'
import { copyText } from '@/platform/clipboard'
import { confirm, toast } from '@/platform/feedback'
import { back, currentKey, go, goToPath } from '@/routes'
import { stores } from '@/stores'
import { siteInfo } from '../stores/samples'

const confirmMock = confirm as jest.Mock
const shop = 'https://shop.example'
const stays = { replace: false }

beforeEach(() => {
  jest.resetAllMocks()
  stores.site.info = { ...siteInfo, shopAddress: shop }
})
afterEach(() => (stores.site.info = undefined))

test('a bar code is searched for, a link of the shop followed and kept, a code of the platform opened', async () => {
  await followCode({ text: '6901234567892' })
  expect(go).toHaveBeenCalledWith('productList', { keyword: '6901234567892' }, stays)
  const link = `${shop}/pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22QFC4083%22%7D`
  await followCode({ text: link })
  expect(keepScan).toHaveBeenCalledWith(link, shop)
  expect(goToPath).toHaveBeenLastCalledWith(link.slice(shop.length), stays)
  await followCode({ text: '', path: 'pages/cart/cart' })
  expect(goToPath).toHaveBeenLastCalledWith('/pages/cart/cart', stays)
  expect(toast).not.toHaveBeenCalled()
})

test('among the manuals a bare model is looked for there', async () => {
  await followCode({ text: 'FC4083' }, 'MANUAL')
  expect(go).toHaveBeenCalledWith('manualSearch', { keyword: 'FC4083' }, stays)
})

test('the label of a parcel is read for the screen that asked, and nothing else is opened', async () => {
  await followCode({ text: ' SQ 4091 6620 318 ' }, 'PARCEL')
  expect(back).toHaveBeenCalledWith('afterSalesHistory')
  expect(takeScanned()).toBe('SQ 4091 6620 318')
  expect(takeScanned()).toBeUndefined()
  expect(go).not.toHaveBeenCalled()
})

test('a strange address is shown and never opened; it can be copied', async () => {
  confirmMock.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const strange = 'https://evil.example/pagesB/pay/pay'
  await followCode({ text: strange })
  expect(confirmMock).toHaveBeenLastCalledWith(
    expect.objectContaining({ title: '这个码不是本商城的', content: strange })
  )
  expect(copyText).not.toHaveBeenCalled()
  await followCode({ text: strange })
  expect(copyText).toHaveBeenCalledWith(strange)
  expect(go).not.toHaveBeenCalled()
  expect(goToPath).not.toHaveBeenCalled()
  expect(keepScan).not.toHaveBeenCalled()
})

test('a code without words and another mini-program’s show a message', async () => {
  await followCode({ text: '' })
  expect(toast).toHaveBeenLastCalledWith('没认出这个码，换一个试试')
  await followCode({ text: '', path: 'pages/of/another' })
  expect(toast).toHaveBeenLastCalledWith('这个码不是本商城的')
  expect(toast).toHaveBeenCalledTimes(2)
  expect(go).not.toHaveBeenCalled()
})

test('from the scanner’s screen a code takes its place, so that back leads to where one scanned', async () => {
  jest.mocked(currentKey).mockReturnValue('scan')
  await followCode({ text: 'FC4083 SN2408A00123' })
  expect(go).toHaveBeenCalledWith('productManual', { model: 'FC4083' }, { replace: true })
})

test('a link of the address that the shop is opened at is its own, also when the site’s configuration names another', async () => {
  const link = `${location.origin}/pagesC/h5/confirm?params=%7B%22code%22%3A%22abc%22%7D`
  await followCode({ text: link })
  expect(keepScan).toHaveBeenCalledWith(link, location.origin)
  expect(goToPath).toHaveBeenCalledWith(link.slice(location.origin.length), stays)
  await followCode({ text: link.replace(location.origin, `${location.origin}.evil.example`) })
  expect(goToPath).toHaveBeenCalledTimes(1)
})
