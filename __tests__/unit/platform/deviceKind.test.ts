import { device, openStore } from '@/platform/device/index.h5'

const readAs = (agent: string, touches = 0): void => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touches, configurable: true })
}
afterEach(() => jest.restoreAllMocks())

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'IOS', false],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0', 5, 'IOS', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 5, 'IOS', false],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15)', 0, 'DESKTOP', false],
  ['Mozilla/5.0 (Linux; Android 14) Mobile', 5, 'ANDROID', false],
  ['Mozilla/5.0 (Phone; OpenHarmony 5.0)', 5, 'ANDROID', false],
  ['Mozilla/5.0 (Windows NT 10.0) MicroMessenger/3.9', 0, 'DESKTOP', true]
])('%s with %d touches is %s, inside the chat app: %s', (agent, touches, kind, inChatApp) => {
  readAs(agent, touches)
  expect(device()).toEqual({ kind, inChatApp })
})

it('a store is left for by its address', () => {
  const leave = jest.fn()
  openStore('https://apps.example.com/ios', leave)
  expect(leave).toHaveBeenCalledWith('https://apps.example.com/ios')
})
