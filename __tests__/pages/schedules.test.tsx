/** When a version of a decorated page is shown: both ends of its time, with a phone in any zone and with any clock. */
import { act, cleanup, screen } from '@testing-library/react'
import { stores } from '@/stores'
import { deviceClock } from '../support/gateway'
import { beginDecorated, openDecorated } from './decorated'
import { FakeShop, pageOf, words } from './homeSupport'
import { giveParams } from './screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../support/taro'))
jest.mock('@/platform/scroll', () => ({
  scrollPageToTop: jest.fn(),
  isAtTop: jest.fn(() => Promise.resolve(true))
}))
import HomePage from '@/pages/index/index'

const DAY = 86_400_000
const here = process.env.TZ
const line = (text: string) => [
  { id: 'line', type: 'notice', props: { intervalMs: 0, lines: [{ text: words(text) }] } }
]
const pass = (ms: number) =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms)
  })

afterEach(() => {
  cleanup()
  jest.useRealTimers()
  deviceClock.behind = 0
  process.env.TZ = here
})

it.each([
  ['Asia/Shanghai', 0],
  ['Pacific/Kiritimati', 0],
  ['Pacific/Niue', 0],
  ['America/New_York', 400 * DAY],
  ['Australia/Lord_Howe', -400 * DAY],
  ['Asia/Kathmandu', 7 * 3_600_000]
])('in %s, on a phone whose clock is %d ms behind', async (zone, behind) => {
  process.env.TZ = zone
  deviceClock.behind = behind
  jest.useFakeTimers({ advanceTimers: false })
  beginDecorated()
  stores.visit.begin({ fromShare: false, singlePage: false })
  const now = Date.now() + behind
  const season = {
    activeFlag: 1,
    startTime: now + 60_000,
    endTime: now + 120_000,
    title: words('旺季'),
    blocks: line('旺季版')
  }
  new FakeShop().answer('/bbccms/pages.json', pageOf(line('平日版'), { archivePages: [season] })).install()
  giveParams({})
  await openDecorated(HomePage)
  const versions = () => ['平日版', '旺季版'].filter((text) => screen.queryByText(text) !== null)
  expect(versions()).toEqual(['平日版'])
  const elapsed = () => Date.now() + behind - now
  await pass(59_999 - elapsed())
  expect([elapsed(), versions()]).toEqual([59_999, ['平日版']])
  await pass(1)
  await pass(0)
  expect([elapsed(), versions()]).toEqual([60_000, ['旺季版']])
  await pass(60_000)
  expect([elapsed(), versions()]).toEqual([120_000, ['旺季版']])
  await pass(1)
  await pass(0)
  expect([elapsed(), versions()]).toEqual([120_001, ['平日版']])
})
