import { back, canGoBack, configureNavigator, resetNavigator } from '@/routes'
import { host } from '../../support/taro'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))

/** What the router leaves in a tab's history: its own count of entries. */
const entry = (state: unknown) => window.history.replaceState(state, '')
let steps: jest.SpyInstance

beforeEach(() => {
  host.open('pagesB/productDetail/index', {})
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
  expect(host.jumps).toEqual([])
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
    expect(host.jumps).toEqual(['switchTab /pages/index/index'])
  }
)
