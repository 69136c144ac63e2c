/** While somebody cooks: the screen stays on, and what has ended rings. */
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { setKeepScreenOn: jest.fn(), vibrateLong: jest.fn() }
}))
import Taro from '@tarojs/taro'
import { canKeepAwake, keepAwake as keepBrowserAwake } from '@/platform/awake/index.h5'
import { keepAwake } from '@/platform/awake/index.weapp'
import { prepareRing, ring as ringInBrowser } from '@/platform/ring/index.h5'
import { ring } from '@/platform/ring/index.weapp'

// the tests answer for the host, so each of its calls is a mock
const host = Taro as unknown as Record<string, jest.Mock>

/** The browser's own, which jsdom lacks. */
const give = (name: 'wakeLock' | 'vibrate', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

afterEach(() => {
  give('wakeLock', undefined)
  give('vibrate', undefined)
})

test('the mini-program keeps the screen on until it is let go, and lives with a refusal', async () => {
  host.setKeepScreenOn!.mockRejectedValue({ errMsg: 'setKeepScreenOn:fail' })
  keepAwake()()
  await Promise.resolve()
  expect(host.setKeepScreenOn!.mock.calls.map(([{ keepScreenOn }]) => keepScreenOn)).toEqual([true, false])
})

test('a browser keeps it on anew each time its page is seen again, until it is let go', async () => {
  const release = jest.fn(() => Promise.resolve())
  const request = jest.fn(() => Promise.resolve({ release }))
  give('wakeLock', { request })
  expect(canKeepAwake()).toBe(true)
  const letGo = keepBrowserAwake()
  await Promise.resolve()
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(request).toHaveBeenCalledTimes(2)
  letGo()
  expect(release).toHaveBeenCalledTimes(1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(request).toHaveBeenCalledTimes(2)
})

test('a browser without a wake lock says so and changes nothing', () => {
  expect(canKeepAwake()).toBe(false)
  expect(() => keepBrowserAwake()()).not.toThrow()
})

test('a timer that ends shakes the phone on both hosts, with no sound where there is none', () => {
  host.vibrateLong!.mockResolvedValue(undefined)
  ring()
  expect(host.vibrateLong).toHaveBeenCalledTimes(1)
  const vibrate = jest.fn()
  give('vibrate', vibrate)
  prepareRing()
  ringInBrowser()
  expect(vibrate).toHaveBeenCalledTimes(1)
})
