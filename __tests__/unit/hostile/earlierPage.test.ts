import { back, canGoBack, configureNavigator, resetNavigator } from '@/routes'

const mockJumps: string[] = []
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: {
    getCurrentPages: () => [{ route: 'pagesB/productDetail/index' }],
    redirectTo: ({ url }: { url: string }) => Promise.resolve(mockJumps.push(`redirectTo ${url}`)),
    switchTab: ({ url }: { url: string }) => Promise.resolve(mockJumps.push(`switchTab ${url}`))
  }
}))

/** What the router leaves in a tab's history: its own count of entries. */
const entry = (state: unknown) => window.history.replaceState(state, '')
let steps: jest.SpyInstance

beforeEach(() => {
  mockJumps.length = 0
  resetNavigator()
  configureNavigator({ isLoggedIn: () => true })
  steps = jest.spyOn(window.history, 'back').mockImplementation(() => undefined)
})
afterEach(() => entry(null))

it('after a refresh, back is the browser’s: to the page this one was opened from', async () => {
  entry({ usr: null, key: 'b', idx: 2 })
  expect(canGoBack()).toBe(true)
  await back()
  expect(steps).toHaveBeenCalledTimes(1)
  expect(mockJumps).toEqual([])
})

it('a second tap before it has closed is the same tap', async () => {
  entry({ idx: 1 })
  await Promise.all([back(), back()])
  expect(steps).toHaveBeenCalledTimes(1)
})

it.each([[null], [{ idx: 0 }], [{ idx: '3' }], ['idx'], [{}]])(
  'a link from outside, with %j in its history, goes home: what lies before is another site',
  async (state) => {
    entry(state)
    expect(canGoBack()).toBe(false)
    await back()
    expect(steps).not.toHaveBeenCalled()
    expect(mockJumps).toEqual(['switchTab /pages/index/index'])
  }
)
