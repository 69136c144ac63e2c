jest.mock('@/platform/scan', () => ({ scanCode: jest.fn() }))
jest.mock('@/platform/feedback', () => ({ toast: jest.fn(), confirm: jest.fn() }))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn() }))
jest.mock('@/features/scan/followScan', () => ({ keepScan: jest.fn() }))
jest.mock('@/routes', () => ({
  ...jest.requireActual('@/routes'),
  go: jest.fn(),
  goToPath: jest.fn(),
  currentKey: jest.fn()
}))

import { followCode } from '@/features/scan/followCode'
import { keepScan } from '@/features/scan/followScan'
import { startScan } from '@/features/scan/startScan.weapp'
import { copyText } from '@/platform/clipboard'
import { confirm, toast } from '@/platform/feedback'
import { scanCode } from '@/platform/scan'
import { currentKey, go, goToPath } from '@/routes'
import { stores } from '@/stores'
import { siteInfo } from '../stores/samples'

const scanned = scanCode as jest.Mock
const asked = confirm as jest.Mock
const shop = 'https://shop.example'
const stays = { replace: false }

beforeEach(() => {
  jest.resetAllMocks()
  stores.site.info = { ...siteInfo, shopAddress: shop }
})
afterEach(() => (stores.site.info = undefined))

test('a bar code is searched for, a link of the shop followed and kept, a code of the platform opened', async () => {
  scanned.mockResolvedValueOnce({ text: '6901234567892' })
  await startScan()
  expect(go).toHaveBeenCalledWith('productList', { keyword: '6901234567892' }, stays)
  const link = `${shop}/pagesB/productDetail/index?params=%7B%22spuCode%22%3A%22QFC4083%22%7D`
  scanned.mockResolvedValueOnce({ text: link })
  await startScan()
  expect(keepScan).toHaveBeenCalledWith(link, shop)
  expect(goToPath).toHaveBeenLastCalledWith(link.slice(shop.length), stays)
  scanned.mockResolvedValueOnce({ text: '', path: 'pages/cart/cart' })
  await startScan()
  expect(goToPath).toHaveBeenLastCalledWith('/pages/cart/cart', stays)
  expect(toast).not.toHaveBeenCalled()
})

test('among the manuals a bare model is looked for there', async () => {
  scanned.mockResolvedValueOnce({ text: 'FC4083' })
  await startScan('MANUAL')
  expect(go).toHaveBeenCalledWith('manualSearch', { keyword: 'FC4083' }, stays)
})

test('a strange address is shown and never opened; it can be copied', async () => {
  asked.mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  const strange = 'https://evil.example/pagesB/pay/pay'
  await followCode({ text: strange })
  expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ title: '这个码不是本商城的', content: strange }))
  expect(copyText).not.toHaveBeenCalled()
  await followCode({ text: strange })
  expect(copyText).toHaveBeenCalledWith(strange)
  expect(go).not.toHaveBeenCalled()
  expect(goToPath).not.toHaveBeenCalled()
  expect(keepScan).not.toHaveBeenCalled()
})

test('a code without words and another mini-program’s are told; giving up the scan is not', async () => {
  scanned.mockResolvedValueOnce({ text: '' })
  await startScan()
  expect(toast).toHaveBeenLastCalledWith('没认出这个码，换一个试试')
  scanned.mockResolvedValueOnce({ text: '', path: 'pages/of/another' })
  await startScan()
  expect(toast).toHaveBeenLastCalledWith('这个码不是本商城的')
  scanned.mockResolvedValueOnce(undefined)
  await startScan()
  expect(toast).toHaveBeenCalledTimes(2)
  expect(go).not.toHaveBeenCalled()
})

test('where the host’s camera is refused the scanner’s screen opens, for the same use and once', async () => {
  scanned.mockRejectedValue({ errMsg: 'scanCode:fail auth deny' })
  await startScan('MANUAL')
  expect(go).toHaveBeenLastCalledWith('scan', { use: 'MANUAL', refused: true }, stays)
  jest.mocked(currentKey).mockReturnValue('scan')
  await startScan()
  expect(go).toHaveBeenLastCalledWith('scan', { refused: true }, { replace: true })
})

test('from the scanner’s screen a code takes its place, so that back leads to where one scanned', async () => {
  jest.mocked(currentKey).mockReturnValue('scan')
  await followCode({ text: 'FC4083 SN2408A00123' })
  expect(go).toHaveBeenCalledWith('productManual', { model: 'FC4083' }, { replace: true })
})

test('a link of the address that the shop is opened at is its own, whatever the site’s configuration names', async () => {
  const link = `${location.origin}/pagesC/h5/confirm?params=%7B%22code%22%3A%22abc%22%7D`
  await followCode({ text: link })
  expect(keepScan).toHaveBeenCalledWith(link, location.origin)
  expect(goToPath).toHaveBeenCalledWith(link.slice(location.origin.length), stays)
  await followCode({ text: link.replace(location.origin, `${location.origin}.evil.example`) })
  expect(goToPath).toHaveBeenCalledTimes(1)
})
