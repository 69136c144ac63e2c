/** Pages and components of the hand-written mini-program as their constructors make them, drawn by the simulator's view. */
import path from 'node:path'
import { expect, test } from './fixtures'
import { listener } from './weapp-heard'
import { open, startSimulator, type Simulator } from './weapp-view'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

let simulator: Simulator
test.beforeAll(async ({ baseURL }) => {
  simulator = await startSimulator(baseURL ?? '', path.resolve('__tests__/e2e/weapp-parts'))
})
test.afterAll(() => simulator.close())

test('a page that Component() registers: its life, its properties, and those of a component with classes of its own', async ({
  page: browser
}) => {
  const phone = await open(browser, simulator, { path: 'made/index', query: 'from=card&count=4' })
  const { page } = phone
  const { hears } = listener(browser)
  await hears('made', 'attached', { count: 4 })
  await hears('made', 'load', { from: 'card', count: '4' })
  await hears('made', 'show')
  await expect(page.locator('#given')).toHaveText('card 5')

  // numbers are numbers in its template too; it finds its own class, and none of the page's
  await expect(page.locator('#grown')).toHaveText('6 4 0')
  await hears('counter', 'given', { count: 5, many: 3, on: true })
  await page.locator('#grown').click()
  await expect(page.locator('#grown')).toHaveText('6 4 2')
  await hears('counter', 'found', { own: 60, theirs: null })
  expect(await phone.problems()).toEqual([])
})
