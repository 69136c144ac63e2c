// covers src/features/chat/room/Elsewhere
// Who answers, by the site's configuration: the shop's own chat, or a vendor's page by an address of the allow-list.
import { act, cleanup, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { forgetQueries } from '@/api'
import * as links from '@/features/links'
import { stores } from '@/stores'
import { open, rest, tap } from '../screens'
import { talkGateway, type TalkGateway } from './chatSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/socket', () => ({ openSocket: () => ({ send: () => undefined, close: () => undefined }) }))
jest.mock('@/features/links', () => ({ openWeb: jest.fn() }))
import Chat from '@/pagesC/customer/backpage'

const openWeb = jest.mocked(links.openWeb)
let shop: TalkGateway
const site = (info: object | undefined) => act(() => runInAction(() => Object.assign(stores.site, { info })))

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

it.each([
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
