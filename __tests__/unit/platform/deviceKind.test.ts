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

it('a phone that asks for desktop pages is known by its touch screen and its width', () => {
  const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130 Safari/537.36'
  const kindAt = (width: number, touches: number) => {
    readAs(agent, touches)
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true })
    return device().kind
  }
  expect([kindAt(375, 1), kindAt(375, 0), kindAt(1280, 1)]).toEqual(['ANDROID', 'DESKTOP', 'DESKTOP'])
})

it('a store is left for by its address', () => {
  const leave = jest.fn()
  openStore('https://apps.example.com/ios', leave)
  expect(leave).toHaveBeenCalledWith('https://apps.example.com/ios')
})
