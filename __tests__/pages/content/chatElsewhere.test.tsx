// covers src/features/chat/room/Elsewhere
// Who answers, by the site's configuration: the shop's own chat, or a vendor's page by an address of the allow-list.
import { act, cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as links from '@/features/links'
import { stores } from '@/stores'
import { open, rest, tap } from '../screens'
import { configured as site, talkGateway, type TalkGateway } from './chatSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/socket', () => ({ openSocket: () => ({ send: () => undefined, close: () => undefined }) }))
jest.mock('@/features/links', () => ({ openWeb: jest.fn() }))
import Chat from '@/pagesC/customer/backpage'

const openWeb = jest.mocked(links.openWeb)
let shop: TalkGateway

beforeEach(() => {
  window.localStorage.clear()
  openWeb.mockClear()
  shop = talkGateway()
  act(() => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  site(undefined)
  forgetQueries()
  act(() => stores.session.logout())
})

it.each([
  ['https://im.vendor.example/talk', 'https://im.vendor.example/talk?port=H5&shopCode=S1&skuCode=HOOD'],
  [
    'https://im.vendor.example/talk?tenant=7',
    'https://im.vendor.example/talk?tenant=7&port=H5&shopCode=S1&skuCode=HOOD'
  ]
])('a vendor’s page of %s opens by a tap with what the chat was opened with', async (chatPage, address) => {
  site({ chatKind: 'PAGE', chatPage, h5LinkAllowList: ['im.vendor.example'] })
  await open(Chat, { skuCode: 'HOOD', shopCode: 'S1' })
  await rest()
  expect(openWeb).not.toHaveBeenCalled()
  await tap('打开客服页面')
  await rest()
  expect(openWeb.mock.calls).toEqual([[address]])
  expect(shop.askedFor('/o2msg/v1/chat')).toEqual([])
})

it('a device that never read the configuration waits for it, and shows no chat of the shop’s meanwhile', async () => {
  site(undefined)
  let known = () => undefined as void
  const waits = jest.spyOn(stores.site, 'codesKnown').mockReturnValue(new Promise((resolve) => (known = resolve)))
  await open(Chat)
  await rest()
  expect(screen.queryByRole('textbox', { name: '消息' })).toBeNull()
  expect(shop.askedFor('/o2msg/v1/chat')).toEqual([])
  const chatPage = 'https://im.vendor.example/talk'
  site({ chatKind: 'PAGE', chatPage, h5LinkAllowList: ['im.vendor.example'] })
  await act(async () => known())
  expect(screen.getByText('打开客服页面')).toBeTruthy()
  expect(shop.askedFor('/o2msg/v1/chat')).toEqual([])
  waits.mockRestore()
})

it('without a configuration the shop’s own chat opens, and stays when one comes after all', async () => {
  site(undefined)
  const waits = jest.spyOn(stores.site, 'codesKnown').mockResolvedValue()
  await open(Chat)
  expect(await screen.findByRole('textbox', { name: '消息' })).toBeTruthy()
  site({ chatKind: 'PAGE', chatPage: 'https://im.vendor.example/talk', h5LinkAllowList: ['im.vendor.example'] })
  await rest()
  expect(screen.getByRole('textbox', { name: '消息' })).toBeTruthy()
  waits.mockRestore()
})

it.each<[string, Parameters<typeof site>[0]]>([
  ['of a host that is not on the list', { chatKind: 'PAGE', chatPage: 'https://evil.example.com/talk' }],
  ['that is none', { chatKind: 'PAGE', chatPage: 'javascript:alert(1)' }],
  ['that is missing', { chatKind: 'PAGE' }],
  ['of a platform that a browser has not', { chatKind: 'PLATFORM' }]
])('an address %s leaves the shop’s own chat', async (_what, info) => {
  site({ ...info, h5LinkAllowList: ['im.vendor.example'] })
  await open(Chat)
  expect(await screen.findByRole('textbox', { name: '消息' })).toBeTruthy()
  expect(screen.queryByText('客服在另一个页面')).toBeNull()
})
