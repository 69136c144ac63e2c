// covers src/features/serviceAccount/, src/pagesB/order/QRcodeImg
import { act, cleanup, screen } from '@testing-library/react'
import { setLocale } from '@/i18n'
import * as album from '@/platform/album'
import * as clipboard from '@/platform/clipboard'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import { FakeShop, site } from './homeSupport'
import { open, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve()) }))
jest.mock('@/platform/album', () => ({ savePicture: jest.fn(() => Promise.resolve(true)) }))
import QRcodeImg from '@/pagesB/order/QRcodeImg'

const account = {
  serviceQrPicture: '/storage/site/service.png',
  serviceAccountName: '栖禾服务',
  serviceAccountNameEn: 'Qihe Service'
}
const own = navigator.userAgent
const saves = album.savePicture as jest.Mock
const copies = clipboard.copyText as jest.Mock

async function openWith(of: object, agent = own): Promise<void> {
  Object.defineProperty(navigator, 'userAgent', { value: agent, configurable: true })
  new FakeShop().answer('website-WECHAT.json', { ...site, ...of }).install()
  stores.site = new SiteStore()
  await open(QRcodeImg, {})
  await act(async () => {
    await stores.site.load()
  })
}

beforeEach(() => {
  window.localStorage.clear()
  saves.mockClear()
  copies.mockClear()
})
afterEach(async () => {
  cleanup()
  await act(() => setLocale('zh-CN'))
  Object.defineProperty(navigator, 'userAgent', { value: own, configurable: true })
})

describe('the code of the service account', () => {
  it('is scanned from a browser, saved by its address, and searched by its name', async () => {
    await openWith(account)
    const code = await screen.findByRole('img', { name: '栖禾服务的二维码' })
    expect(code.getAttribute('src')).toMatch(/\/storage\/site\/service\.png$/)
    expect(screen.getByText('用微信扫一扫')).toBeTruthy()
    await tap('保存到相册')
    expect(saves.mock.calls).toEqual([[code.getAttribute('src')]])
    await tap('复制号名')
    expect(copies).toHaveBeenCalledWith('栖禾服务')
  })

  it('is pressed long inside the chat app', async () => {
    await openWith(account, `${own} MicroMessenger/8.0.50`)
    expect(await screen.findByText('长按码，选「识别」')).toBeTruthy()
    expect(screen.queryByText('用微信扫一扫')).toBeNull()
  })

  it('is searched by the name that it has, in English too', async () => {
    await act(() => setLocale('en-US'))
    await openWith(account)
    expect(await screen.findByRole('img', { name: 'QR code of Qihe Service' })).toBeTruthy()
    await tap('Copy name')
    expect(copies).toHaveBeenCalledWith('栖禾服务')
  })

  it('that the site has not says so, and leads to help', async () => {
    await openWith({})
    expect(await screen.findByText('官方服务号还没有开通')).toBeTruthy()
    expect(screen.queryByText('保存到相册')).toBeNull()
    await tap('去使用帮助')
    expect(routes.go).toHaveBeenLastCalledWith('policyService', {})
  })
})
