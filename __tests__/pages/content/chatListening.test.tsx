// covers src/features/chat/room/listening
// How a chat hears of what is new: by a socket of hints where there is one, by asking where there is none.
import { act, cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as scroll from '@/platform/scroll'
import * as seen from '@/platform/seen'
import * as sockets from '@/platform/socket'
import { stores } from '@/stores'
import { reply } from '../../support/gateway'
import { host } from '../../support/taro'
import { lookAway, open, rest, tap } from '../screens'
import { talkGateway, type TalkGateway } from './chatSupport'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/platform/socket', () => ({ openSocket: jest.fn() }))
jest.mock('@/platform/seen', () => ({ watchNear: jest.fn(() => () => undefined) }))
import Chat from '@/pagesC/customer/backpage'

interface Opened {
  path: string
  ears: sockets.SocketEars
  sent: string[]
  isClosed: boolean
}

const openSocket = jest.mocked(sockets.openSocket)
let opened: Opened[]
let shop: TalkGateway
let tickets: number

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const asks = (): number =>
  shop.requests.filter(({ method, url }) => method === 'GET' && /chat\/messages.*since=/.test(url)).length
const newest = (): Opened => {
  const socket = opened.at(-1)
  if (!socket) throw new Error('no socket was opened')
  return socket
}
const hears = (frame: object) => act(async () => newest().ears.onText(JSON.stringify(frame)))
/** The gateway lets the newest socket in. */
async function isLetIn(): Promise<void> {
  await act(async () => newest().ears.onOpen())
  await hears({ type: 'ready' })
  await rest()
}

beforeEach(() => {
  jest.useFakeTimers()
  window.localStorage.clear()
  opened = []
  tickets = 0
  openSocket.mockImplementation((_base, path, ears) => {
    const socket: Opened = { path, ears, sent: [], isClosed: false }
    opened.push(socket)
    return { send: (text) => void socket.sent.push(text), close: () => void (socket.isClosed = true) }
  })
  shop = talkGateway()
  shop.on('/o2msg/v1/chat/ticket', () => reply({ ticket: `ticket-${(tickets += 1)}`, path: '/o2msg/v1/chat/socket' }))
  act(() => stores.session.login('T1', 'U1'))
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
  jest.useRealTimers()
})

it('shows its ticket in the first frame and nothing of it in the address', async () => {
  await open(Chat)
  await rest()
  await isLetIn()
  expect(newest().path).toBe('/o2msg/v1/chat/socket')
  expect(newest().sent).toEqual(['{"ticket":"ticket-1"}'])
})

it('asks every five seconds without a socket, every thirty with one, and at each hint', async () => {
  await open(Chat)
  await rest()
  const before = asks()
  shop.add({ text: '没有提示也会到' })
  await pass(5000)
  await rest()
  expect(asks() - before).toBe(1)
  expect(screen.getByText('没有提示也会到')).toBeTruthy()
  await isLetIn()
  const live = asks()
  await pass(24_000)
  expect(asks()).toBe(live)
  shop.add({ text: '提示一下就到' })
  await hears({ type: 'hint', conversationId: 'ct_1', revision: 2 })
  await rest()
  expect(screen.getByText('提示一下就到')).toBeTruthy()
  expect(asks()).toBe(live + 1)
  await pass(6000)
  expect(asks()).toBe(live + 2)
})

it('asks where a number is missing and where a frame says nothing, and keeps the socket', async () => {
  await open(Chat)
  await rest()
  await isLetIn()
  const before = asks()
  for (const revision of [40, 7, 41, 41]) {
    await hears({ type: 'hint', conversationId: 'ct_1', revision })
    await rest()
  }
  for (const text of ['{', '[]', 'x'.repeat(5000), '{"type":"other"}'])
    await act(async () => newest().ears.onText(text))
  expect(asks() - before).toBe(4)
  expect([opened.length, newest().isClosed]).toEqual([1, false])
})

it('beats every 25 seconds, and a socket that does not answer is given up', async () => {
  await open(Chat)
  await rest()
  await isLetIn()
  await pass(25_000)
  expect(newest().sent.at(-1)).toBe('ping')
  await act(async () => newest().ears.onText('pong'))
  await pass(25_000)
  expect(newest().isClosed).toBe(false)
  await pass(8000)
  expect(opened[0]?.isClosed).toBe(true)
})

it('comes back after random growing waits of up to thirty seconds, each time with a ticket of its own', async () => {
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0.5)
  await open(Chat)
  await rest()
  for (const [index, ms] of [1500, 3000, 6000, 12_000, 22_500, 22_500].entries()) {
    await act(async () => newest().ears.onEnd())
    await pass(ms - 1)
    await rest()
    expect(opened).toHaveLength(index + 1)
    await pass(1)
    await rest()
    expect(opened).toHaveLength(index + 2)
  }
  expect(tickets).toBe(7)
  await isLetIn()
  await act(async () => newest().ears.onEnd())
  await pass(1500)
  await rest()
  expect(opened).toHaveLength(8)
  chance.mockRestore()
})

it('has all messages from its time in the background as soon as it is shown', async () => {
  await open(Chat)
  await rest()
  await isLetIn()
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  expect(newest().isClosed).toBe(true)
  const before = asks()
  for (const text of ['第一句', '第二句', '第三句']) shop.add({ text })
  await pass(60_000)
  expect(asks()).toBe(before)
  await lookAway()
  for (const text of ['第一句', '第二句', '第三句']) expect(screen.getByText(text)).toBeTruthy()
  expect(opened).toHaveLength(2)
})

it('hears nothing more after a logout', async () => {
  await open(Chat)
  await rest()
  await isLetIn()
  const socket = newest()
  await act(async () => stores.session.logout())
  await rest()
  const before = asks()
  await pass(120_000)
  await rest()
  expect([socket.isClosed, asks(), opened.length]).toEqual([true, before, 1])
})

it('reads nothing while its page lies under another one, whatever its tab does', async () => {
  await open(Chat)
  await rest()
  await act(async () => host.hide.forEach((tell) => tell()))
  shop.add({ text: '没人在看' })
  const before = asks()
  await lookAway()
  await pass(60_000)
  await rest()
  expect([asks(), shop.askedFor('/chat/read')]).toEqual([before, []])
  await act(async () => host.show.forEach((tell) => tell()))
  await rest()
  expect(screen.getByText('没人在看')).toBeTruthy()
  expect(shop.askedFor('/chat/read').map(({ body }) => JSON.parse(body ?? '{}') as object)).toMatchObject([
    { number: 1, mark: 'READ' }
  ])
})

it('is not opened in a tab that nobody has looked at yet', async () => {
  shop.add({ text: '还没看到' })
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  await open(Chat)
  await rest()
  await pass(60_000)
  expect([shop.askedFor('/chat/open'), shop.askedFor('/chat/read')]).toEqual([[], []])
  await lookAway()
  expect(screen.getByText('还没看到')).toBeTruthy()
})

it('scrolls its own page where one below has the same conversation', async () => {
  const to = jest.spyOn(scroll, 'scrollToElement').mockImplementation(() => undefined)
  shop.add({ text: '一句' })
  await open(Chat)
  await rest()
  const [below] = to.mock.lastCall ?? []
  await open(Chat)
  await rest()
  const [above] = to.mock.lastCall ?? []
  expect(below && above && below !== above).toBe(true)
  expect(document.querySelectorAll(`[id="${above}"]`)).toHaveLength(1)
})

it('stays at the reader’s place when a message comes, reports it as delivered alone, and goes to it by a tap', async () => {
  const to = jest.spyOn(scroll, 'scrollToElement').mockImplementation(() => undefined)
  for (let number = 1; number <= 20; number += 1) shop.add({ text: `第 ${number} 句` })
  shop.state = { shopperGot: 20, shopperRead: 20 }
  shop.on('/o2msg/v1/chat/read', () => reply({ ...shop.now, shopperGot: shop.said.length }))
  await open(Chat)
  await rest()
  const marks = () =>
    shop.askedFor('/chat/read').map(({ body }) => {
      const { number, mark } = JSON.parse(body ?? '{}') as { number: number; mark: string }
      return [number, mark]
    })
  const looksAt = (isEnd: boolean) => act(async () => jest.mocked(seen.watchNear).mock.lastCall?.[1](isEnd))
  await looksAt(false)
  to.mockClear()
  shop.add({ text: '刚刚到的' })
  await pass(5000)
  await rest()
  expect([to.mock.calls.length, marks()]).toEqual([0, [[21, 'GOT']]])
  await tap('有新消息')
  expect(to).toHaveBeenCalledWith(expect.stringMatching(/-end$/), 0)
  await looksAt(true)
  await rest()
  expect(screen.queryByText('有新消息')).toBeNull()
  expect(marks().at(-1)).toEqual([21, 'READ'])
  // what comes now is followed
  to.mockClear()
  shop.add({ text: '再来一句' })
  await pass(5000)
  await rest()
  expect(to).toHaveBeenCalledWith(expect.stringMatching(/-end$/), 0)
})
