jest.mock('@/platform/scan', () => ({ scanCode: jest.fn() }))
jest.mock('@/platform/feedback', () => ({ toast: jest.fn() }))
jest.mock('@/features/scan/followScan', () => ({ followScan: jest.fn(), keepScan: () => jest.fn() }))
jest.mock('@/routes', () => ({ ...jest.requireActual('@/routes'), go: jest.fn(), goToPath: jest.fn() }))

import { followScan } from '@/features/scan/followScan'
import { scanAndGo } from '@/features/scan/scan'
import { toast } from '@/platform/feedback'
import { scanCode } from '@/platform/scan'
import { go, goToPath } from '@/routes'
import { stores } from '@/stores'
import { siteInfo } from '../stores/samples'

const scanned = scanCode as jest.Mock
beforeEach(() => (stores.site.info = { ...siteInfo, shopAddress: 'https://shop.example' }))
afterEach(() => (stores.site.info = undefined))

test('a bar code is searched for, a link of the shop followed, a code of the platform opened', async () => {
  scanned.mockResolvedValueOnce({ text: '6901234567892' })
  await scanAndGo()
  expect(go).toHaveBeenCalledWith('productList', { keyword: '6901234567892' })
  scanned.mockResolvedValueOnce({ text: 'https://shop.example/' })
  await scanAndGo()
  expect(followScan).toHaveBeenCalledWith('https://shop.example/', expect.any(Function))
  scanned.mockResolvedValueOnce({ text: '', path: 'pages/cart/cart' })
  await scanAndGo()
  expect(goToPath).toHaveBeenCalledWith('/pages/cart/cart')
  expect(toast).not.toHaveBeenCalled()
})

test('another shop’s code, an empty one and a camera that is refused are told; giving up is not', async () => {
  scanned.mockResolvedValueOnce({ text: 'https://evil.example/' })
  await scanAndGo()
  expect(toast).toHaveBeenLastCalledWith('这个码不是本商城的')
  scanned.mockResolvedValueOnce({ text: '' })
  await scanAndGo()
  expect(toast).toHaveBeenLastCalledWith('没认出这个码，换一个试试')
  scanned.mockRejectedValueOnce({ errMsg: 'scanCode:fail auth deny' })
  await scanAndGo()
  expect(toast).toHaveBeenLastCalledWith('相机没能打开，请在设置里允许使用相机')
  scanned.mockResolvedValueOnce(undefined)
  await scanAndGo()
  expect(toast).toHaveBeenCalledTimes(3)
  expect(go).not.toHaveBeenCalled()
})
