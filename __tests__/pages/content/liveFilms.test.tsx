/** Films of live rooms, as they grow by the thousand: what is mounted is what is near the window. */
import { cleanup, screen } from '@testing-library/react'
import { forgetQueries } from '@/api'
import { filmPage } from '../../e2e/longLists'
import { FakeShop } from '../homeSupport'
import { layOut, usualWindow } from '../layout'
import { open } from '../screens'

jest.mock('@tarojs/taro', () => jest.requireActual<object>('../../support/taro'))
jest.mock('@/routes', () => jest.requireActual<object>('../../support/notedRoutes.cjs'))
jest.mock('@/features/live/player/hls', () => ({ playIn: jest.fn(() => () => undefined) }))
import LiveList from '@/pagesC/live/liveList'

const films = 2_000
const pairHeight = 196

beforeEach(() => {
  window.localStorage.clear()
  new FakeShop().answer('/room-list', filmPage(films, new URLSearchParams({ page: '1', size: '20' }), films)).install()
})
afterEach(() => {
  cleanup()
  forgetQueries()
  usualWindow()
})

it('two thousand films stay few elements, and those in the middle are there once it is scrolled to', async () => {
  const { scrollTo } = layOut(800, () => pairHeight)
  await open(LiveList, { tab: 'REPLAY' })
  await screen.findAllByText(/第 1 场/)
  const tiles = () => document.querySelectorAll('.live-film')
  expect(tiles().length).toBeLessThan(60)
  await scrollTo((films / 4) * pairHeight)
  expect(tiles().length).toBeGreaterThan(6)
  expect(tiles().length).toBeLessThan(60)
  const numbers = [...tiles()].map((tile) => Number(/第 (\d+) 场/.exec(tile.textContent ?? '')?.[1]))
  expect(numbers.some((film) => Math.abs(film - films / 2) < 20)).toBe(true)
})
