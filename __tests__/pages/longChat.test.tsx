// covers src/features/chat/room/
// A chat of ten thousand messages: what is on the page is bounded, older ones come where one reads, and back is where one was.
import { act, cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import * as scroll from '@/platform/scroll'
import { stores } from '@/stores'
import { LONG, longFront, longPage, longTalk, message, numbersIn, ROWS_MOST } from '../support/longChat'
import { FakeGateway, reply } from '../support/gateway'
import { configured } from './content/chatSupport'
import { lookAway, open, tap } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../support/notedRoutes.cjs'))
jest.mock('@/platform/socket', () => ({ openSocket: () => ({ send: () => undefined, close: () => undefined }) }))
import Chat from '@/pagesC/customer/backpage'

const numbers = () => numbersIn(document.body.textContent ?? '')

/** Up to which number it was told as read, and what was said since. */
let read: number[] = []
let since: ReturnType<typeof message>[] = []

beforeEach(() => {
  read = []
  since = []
  window.localStorage.clear()
  const gateway = new FakeGateway()
  gateway.install()
  gateway
    .on('/o2msg/v1/pub/chat/front', () => reply(longFront))
    .on('/o2msg/v1/chat/open', () => reply(longTalk))
    .on('GET /o2msg/v1/chat/messages', ({ url }) => {
      const page = longPage(new URL(url, 'http://shop').searchParams)
      return reply(url.includes('since=') ? { ...page, list: since, upTo: LONG + since.length } : page)
    })
    .on('/o2msg/v1/chat/read', ({ body }) => {
      const { number, mark } = JSON.parse(body ?? '{}') as { number: number; mark: string }
      if (mark !== 'READ') return reply({ ...longTalk, shopperGot: number })
      read.push(number)
      return reply({ ...longTalk, shopperGot: number, shopperRead: number })
    })
  configured({})
  act(() => stores.session.login('token', 'U1'))
})
afterEach(() => {
  cleanup()
  forgetQueries()
  act(() => stores.session.logout())
})

it('ten thousand messages stay bounded, and a shopper who comes back is where they were', async () => {
  const to = jest.spyOn(scroll, 'scrollToElement').mockImplementation(() => undefined)
  await open(Chat)
  await screen.findByText(/第 10000 句/)
  const nodes = () => document.querySelectorAll('*').length
  let most = 0
  const seenNumbers = new Set(numbers())
  for (let turn = 0; turn < 90; turn += 1) {
    const [first] = numbers()
    await tap('更早的消息')
    const now = numbers()
    expect(now.length).toBeLessThanOrEqual(ROWS_MOST)
    // what was first is still there, and the page stays at it
    expect(now).toContain(first)
    expect(to).toHaveBeenLastCalledWith(expect.stringMatching(`-${first}$`), expect.anything())
    for (const number of now) seenNumbers.add(number)
    most ||= nodes()
    expect(nodes()).toBeLessThanOrEqual(most + 20)
  }
  // nothing was skipped on the way
  const last = Math.min(...seenNumbers)
  expect(last).toBeLessThan(LONG - 2500)
  expect(seenNumbers.size).toBe(LONG - last + 1)
  const place = numbers()
  await lookAway()
  expect(numbers()).toEqual(place)
  await tap('回到最新')
  expect(numbers().at(-1)).toBe(LONG)
  expect(to).toHaveBeenLastCalledWith(expect.stringMatching(/-end$/), 0)
  // those that are held already come as well, none of them skipped
  const [newestFirst = 0] = numbers()
  await tap('更早的消息')
  expect(numbers()).toContain(newestFirst)
  expect(numbers()[0]).toBe(newestFirst - 30)
})

it('a message that comes while older ones are read is read once it is seen', async () => {
  jest.spyOn(scroll, 'scrollToElement').mockImplementation(() => undefined)
  await open(Chat)
  await screen.findByText(/第 10000 句/)
  await tap('更早的消息')
  since = [message(LONG + 1)]
  await lookAway()
  expect(numbers()).not.toContain(LONG + 1)
  expect(read).toEqual([])
  await tap('回到最新')
  expect(numbers().at(-1)).toBe(LONG + 1)
  expect(read).toEqual([LONG + 1])
})
