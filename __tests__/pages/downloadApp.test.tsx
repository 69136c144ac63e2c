import { act, cleanup, screen } from '@testing-library/react'
import * as clipboard from '@/platform/clipboard'
import * as device from '@/platform/device'
import * as routes from '@/routes'
import { stores } from '@/stores'
import { SiteStore } from '@/stores/site'
import { FakeShop, site } from './homeSupport'
import { open, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
jest.mock('@/platform/clipboard', () => ({ copyText: jest.fn(() => Promise.resolve()) }))
jest.mock('@/platform/device', () => ({
  ...jest.requireActual<object>('@/platform/device'),
  openStore: jest.fn()
}))
import DownloadApp from '@/pagesC/downloadApp/downloadApp'

const links = {
  appStoreLink: 'https://apps.example.com/store',
  appAndroidLink: 'https://apps.example.com/qihe.apk',
  appVersion: '5.2'
}
const agents = {
  chatOnPhone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
  chatOnAndroid:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36 MicroMessenger/8.0.50',
  phone: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  android: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130 Mobile Safari/537.36',
  computer: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36'
}
const own = navigator.userAgent
const goesTo = device.openStore as jest.Mock
const copies = clipboard.copyText as jest.Mock

async function openOn(agent: keyof typeof agents, of: object = links): Promise<void> {
  Object.defineProperty(navigator, 'userAgent', { value: agents[agent], configurable: true })
  new FakeShop().answer('website-WECHAT.json', { ...site, ...of }).install()
  stores.site = new SiteStore()
  await open(DownloadApp, {})
  await act(async () => {
    await stores.site.load()
  })
}

beforeEach(() => {
  window.localStorage.clear()
  goesTo.mockClear()
  copies.mockClear()
})
afterEach(() => {
  cleanup()
  Object.defineProperty(navigator, 'userAgent', { value: own, configurable: true })
})

describe('the download of the app', () => {
  it.each(['chatOnPhone', 'chatOnAndroid'] as const)(
    'inside the chat app (%s) says how it is opened in a browser, and leads to no place that is blank there',
    async (agent) => {
      await openOn(agent)
      expect(await screen.findByText('在浏览器里打开')).toBeTruthy()
      expect(screen.getByText('选「在浏览器打开」')).toBeTruthy()
      expect(screen.queryByRole('button', { name: '下载 App' })).toBeNull()
      await tap('复制下载链接')
      expect(copies).toHaveBeenCalledWith(agent === 'chatOnPhone' ? links.appStoreLink : links.appAndroidLink)
      expect(goesTo).not.toHaveBeenCalled()
    }
  )

  it.each([
    ['phone', links.appStoreLink],
    ['android', links.appAndroidLink]
  ] as const)('on a %s leads to its store', async (agent, link) => {
    await openOn(agent)
    await tap('下载 App')
    expect(goesTo).toHaveBeenCalledWith(link)
  })

  it('on a computer shows a code of this page, and no store', async () => {
    await openOn('computer')
    expect(await screen.findByText('手机扫一扫')).toBeTruthy()
    expect(screen.queryByRole('button', { name: '下载 App' })).toBeNull()
  })

  it('says so where there is none for this phone, or none at all, and leads on', async () => {
    await openOn('android', { appStoreLink: links.appStoreLink })
    expect(await screen.findByText(/安卓版还没有上架/)).toBeTruthy()
    cleanup()
    await openOn('phone', {})
    await tap('去首页看看')
    expect(routes.go).toHaveBeenCalledWith('index', {})
  })
})
