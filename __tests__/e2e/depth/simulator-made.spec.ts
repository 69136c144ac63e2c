// covers simulator/, __tests__/e2e/weapp-, package-lock.json node_modules/glass-easel
/** Pages and components of the hand-written mini-program as their constructors make them, drawn by the simulator's view. */
import { expect, test } from '../weapp-fixtures'
import { drag, listener } from '../weapp-heard'
import { open } from '../weapp-view'

test('a page that Component() registers: its life, its properties, and those of a component with classes of its own', async ({
  page: browser,
  simulator
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

test('several slides at once between margins, and contexts of a map and a film', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'made/index' })
  const { page } = phone
  const { hears } = listener(browser)
  const box = (id: string) =>
    page.locator(id).evaluate((element) => {
      const { left, width } = element.getBoundingClientRect()
      return { left, width }
    })

  // two slides between the margins of 20 and 50 px, then one
  const swiper = await box('#many')
  const room = swiper.width - 20 - 50
  const slides = () => Promise.all(['#slide-1', '#slide-2', '#slide-3'].map(box))
  const placesFrom = (first: number, width: number) =>
    [0, 1, 2].map((number) => ({
      left: expect.closeTo(swiper.left + 20 + (number - first) * width, 0),
      width: expect.closeTo(width, 0)
    }))
  expect(await slides()).toEqual(placesFrom(0, room / 2))
  await phone.picture('parts-made')
  await drag(browser, phone, '#many', { x: -80 })
  await hears('many', 'change', { current: 1, currentItemId: '', source: 'touch' })
  await expect.poll(slides).toEqual(placesFrom(1, room / 2))
  await drag(browser, phone, '#many', { x: -80 })
  await expect.poll(slides).toEqual(placesFrom(1, room / 2)) // the last two are there
  await page.locator('#given').click()
  await expect.poll(slides).toEqual(placesFrom(1, room))

  await page.locator('#ask').click()
  await hears('map', 'moved', { errMsg: 'moveToLocation:ok' })
  await hears('map', 'centre', { errMsg: 'getCenterLocation:ok', latitude: 31, longitude: 121 })
  await hears('map', 'refused', { errMsg: 'addMarkers:fail not supported by the simulator', errno: 3 })
  await hears('map', 'not there', { errMsg: 'getScale:fail no map of the id nobody is drawn' })
  await hears('film', 'context', { keys: ['context'], play: 'function' })
  expect(await page.locator('#film video').evaluate((video: HTMLVideoElement) => video.playbackRate)).toBe(1.5)
  expect(await phone.problems()).toEqual([])
})
