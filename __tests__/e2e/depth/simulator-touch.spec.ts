// covers simulator/, __tests__/e2e/weapp-, package-lock.json node_modules/glass-easel
/** What a touch does to the page around what it touches, in the mini-program of `weapp-parts`. */
import { expect, test } from '../weapp-fixtures'
import { drag, listener } from '../weapp-heard'
import { open } from '../weapp-view'

test('a caught touchmove holds the page still: no scrolling and no pull, by mouse, wheel or finger', async ({
  page: browser,
  simulator
}) => {
  const phone = await open(browser, simulator, { path: 'still/index' })
  const { page } = phone
  const { hears, count } = listener(browser)
  const topNow = () => page.locator('html').evaluate(({ scrollTop }) => scrollTop)
  const listAt = () => page.locator('#list').evaluate(({ scrollTop }) => scrollTop)
  const toTop = () => page.locator('html').evaluate((element) => element.scrollTo(0, 0))
  /** Frames in which what would move has moved. */
  const still = () =>
    page.locator('html').evaluate(async () => {
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame)
    })
  const centre = async (id: string) => {
    const box = await page.locator(id).boundingBox()
    if (!box) throw new Error(`${id} is not drawn`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const chrome = await browser.context().newCDPSession(browser)
  const fingers = (on: boolean) => chrome.send('Emulation.setTouchEmulationEnabled', { enabled: on })
  const wheel = async (id: string, by: number) => {
    const { x, y } = await centre(id)
    await browser.mouse.move(x, y)
    await browser.mouse.wheel(0, by)
  }
  const finger = async (id: string, by: number) => {
    const { x, y } = await centre(id)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
      chrome.send('Input.dispatchTouchEvent', { type, touchPoints: to === undefined ? [] : [{ x, y: to }] })
    await touch('touchStart', y)
    for (let step = 1; step <= 6; step += 1) await touch('touchMove', y - (by * step) / 6)
    await touch('touchEnd')
  }

  for (const id of ['#held', '#inside', '#sheet', '#panel']) await drag(browser, phone, id, { y: 120 })
  await hears('held', 'touchmove')
  await still()
  expect(await count('page', 'pulled')).toBe(0)
  await drag(browser, phone, '#free', { y: 120 })
  await expect.poll(() => count('page', 'pulled')).toBe(1)

  for (const scroll of [wheel, finger]) {
    await fingers(scroll === finger)
    for (const id of ['#held', '#inside', '#sheet']) await scroll(id, 60)
    await still()
    expect(await topNow()).toBe(0)
    // a scroll-view inside moves, and at its end the page does not move on in its place
    await scroll('#list', 60)
    await expect.poll(listAt).toBeGreaterThan(0)
    await page.locator('#list').evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await scroll('#list', 60)
    await still()
    expect(await topNow()).toBe(0)
    await page.locator('#list').evaluate((element) => element.scrollTo(0, 0))
    await scroll('#free', 60)
    await expect.poll(topNow).toBeGreaterThan(0)
    await toTop()
  }
  expect(await phone.problems()).toEqual([])
})
