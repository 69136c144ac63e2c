/** «Back» while a panel is open, in the browser's history as the router numbers it. */
import { waitFor } from '@testing-library/react'
import { closesOnBack, leavesByItself } from '@/platform/overPage'

const router = jest.fn()
window.addEventListener('popstate', ({ state }: PopStateEvent) => router((state as { idx: number }).idx))

const back = () => window.history.back()
const historyIndex = (): number => (window.history.state as { idx: number }).idx
/** Opens pages up to the number, as the router does. */
const openPages = (last: number) => {
  window.history.pushState({ idx: 0 }, '', '/start')
  for (let place = 1; place <= last; place += 1) window.history.pushState({ idx: place }, '', `/page-${place}`)
}
const panel = (isOnTop = true) => {
  const close = jest.fn()
  return { close, end: closesOnBack({ close, isOnTop: () => isOnTop }) }
}

beforeEach(() => router.mockClear())

test('closes the topmost, one a time, and the page stays', async () => {
  openPages(2)
  const lower = panel()
  const upper = panel()
  back()
  await waitFor(() => expect(upper.close).toHaveBeenCalledTimes(1))
  expect(lower.close).not.toHaveBeenCalled()
  await waitFor(() => expect(historyIndex()).toBe(2))
  upper.end()
  back()
  await waitFor(() => expect(lower.close).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(historyIndex()).toBe(2))
  lower.end()
  expect(router).not.toHaveBeenCalled()
  back()
  await waitFor(() => expect(router).toHaveBeenCalledWith(1))
})

test('on the first page of a visit it does not leave the shop', async () => {
  openPages(0)
  const openPanel = panel()
  back()
  await waitFor(() => expect(openPanel.close).toHaveBeenCalledTimes(1))
  expect(historyIndex()).toBe(0)
  expect(window.location.pathname).toBe('/start')
  expect(router).not.toHaveBeenCalled()
  openPanel.end()
})

test('a panel of the first page that was closed otherwise costs no second «back»', async () => {
  openPages(1)
  window.history.pushState({ idx: 0 }, '', '/entry')
  panel().end()
  back()
  await waitFor(() => expect(window.location.pathname).toBe('/page-1'))
})

test('the shop’s own step back leaves the page with its panel', async () => {
  openPages(1)
  const openPanel = panel()
  leavesByItself()
  back()
  await waitFor(() => expect(router).toHaveBeenCalledWith(0))
  expect(openPanel.close).not.toHaveBeenCalled()
  openPanel.end()
})

test('a panel of a page below does not hold the page over it', async () => {
  openPages(1)
  const below = panel(false)
  window.history.pushState({ idx: 2 }, '', '/page-2')
  window.history.pushState({ idx: 3 }, '', '/page-3')
  back()
  await waitFor(() => expect(router).toHaveBeenCalledWith(2))
  back()
  await waitFor(() => expect(router).toHaveBeenCalledWith(1))
  expect(below.close).not.toHaveBeenCalled()
  below.end()
})
