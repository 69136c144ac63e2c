// covers src/ui/picture/Side, src/ui/picture/sideMouse, src/ui/picture/sideScrollTypes, src/features/cms/more/
/** Rows that scroll sideways, for who sits before a wide window with a mouse and a keyboard. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { onItsWay, speak } from '../shop'
import { linkTo, newShopper, onTop, somethingToBuy } from '../shopper'
import { atRest } from '../weapp-look'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

/** px that a strip is scrolled sideways. */
const leftOf = (strip: Locator) => strip.evaluate((element) => Math.round(element.scrollLeft))
/** px that the page around it is scrolled. */
const pageTop = (strip: Locator) =>
  strip.evaluate((element) => {
    for (let node = element.parentElement; node; node = node.parentElement)
      if (node.scrollTop > 0) return Math.round(node.scrollTop)
    return 0
  })
/** Until a strip no longer moves. */
async function still(strip: Locator): Promise<void> {
  let before = -1
  await expect
    .poll(async () => {
      const last = before
      before = await leftOf(strip)
      return before === last
    })
    .toBe(true)
}

/** The row of new products, in the middle of the window, with the mouse beside it. */
async function rail(page: Page, name = '新品尝鲜'): Promise<{ group: Locator; strip: Locator }> {
  await page.goto('/')
  const group = onTop(page).getByRole('group', { name, exact: true })
  const strip = group.locator('.ui-side')
  await expect(group.getByRole('link').first()).toBeVisible()
  await strip.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await page.mouse.move(5, 5)
  await expect(group.getByRole('button', { name: name === '新品尝鲜' ? '下一组' : 'Next' })).toBeVisible()
  return { group, strip }
}
/** Moves the mouse over the strip, as a hand does. */
async function over(page: Page, strip: Locator): Promise<{ x: number; y: number }> {
  const box = await strip.boundingBox()
  if (!box) throw new Error('the strip is not there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x - 20, y)
  await page.mouse.move(x, y, { steps: 3 })
  return { x, y }
}

test('arrows turn a row item by item to its ends, where they have nothing to do', async ({ page }) => {
  // so narrow that the row does not end after one turn
  await page.setViewportSize({ width: 400, height: 900 })
  await speak(page, 'zh-CN')
  const { group, strip } = await rail(page)
  const [previous, next] = [
    group.getByRole('button', { name: '上一组' }),
    group.getByRole('button', { name: '下一组' })
  ]
  await expect(previous).toBeDisabled()
  await expect(next).toBeEnabled()
  await next.click()
  await expect.poll(() => leftOf(strip)).toBeGreaterThan(0)
  await still(strip)
  // the item that was cut off stands whole where the first one stood
  const gap = await strip.evaluate((element) => {
    const { left } = element.getBoundingClientRect()
    const lefts = [...(element.firstElementChild?.children ?? [])].map(
      (item) => item.getBoundingClientRect().left - left
    )
    return Math.min(...lefts.filter((each) => each >= 0))
  })
  expect(gap).toBeLessThan(16)
  await expect(previous).toBeEnabled()
  for (let turns = 0; turns < 12 && (await next.isEnabled()); turns += 1) {
    await next.click()
    await still(strip)
  }
  await expect(next).toBeDisabled()
  const end = await leftOf(strip)
  await next.press('Enter')
  await still(strip)
  expect(await leftOf(strip)).toBe(end)
  await previous.click()
  await expect.poll(() => leftOf(strip)).toBeLessThan(end)
})

test('with the keyboard: Tab reaches the arrows, Enter turns, and the focus stays at the end', async ({ page }) => {
  await speak(page, 'en-US')
  const { group, strip } = await rail(page, 'Just arrived')
  const next = group.getByRole('button', { name: 'Next' })
  await group.getByRole('button', { name: 'Previous' }).focus()
  const isFocused = () => next.evaluate((element) => element === document.activeElement)
  for (let presses = 0; presses < 30 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab')
  expect(await isFocused()).toBe(true)
  for (let turns = 0; turns < 12; turns += 1) {
    await page.keyboard.press('Enter')
    await still(strip)
  }
  await expect(next).toBeDisabled()
  await expect(next).toBeFocused()
})

test('a mouse drags a row without opening what it took hold of, and a click opens it', async ({ page }) => {
  await speak(page, 'zh-CN')
  const settling = onItsWay(page)
  const { group, strip } = await rail(page)
  const { x, y } = await over(page, strip)
  await page.mouse.down()
  await page.mouse.move(x - 150, y, { steps: 6 })
  await page.mouse.up()
  expect(await leftOf(strip)).toBeGreaterThan(100)
  // what a click opens would be asked for
  await settling()
  await expect(page).toHaveURL(/\/$/)
  await page.mouse.down()
  await page.mouse.move(x + 50, y, { steps: 6 })
  await page.mouse.up()
  expect(await leftOf(strip)).toBe(0)
  await group.getByRole('link').first().click()
  await expect(page).toHaveURL(/productDetail/)
})

test('the wheel moves a row that the mouse was moved onto, then the page; a page under way goes on', async ({
  page
}) => {
  await speak(page, 'zh-CN')
  const { strip } = await rail(page)
  await over(page, strip)
  const top = await pageTop(strip)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => leftOf(strip)).toBe(100)
  expect(await pageTop(strip)).toBe(top)
  // sideways it is the browser's own
  await page.mouse.wheel(100, 0)
  await expect.poll(() => leftOf(strip)).toBe(200)
  await page.mouse.wheel(0, -500)
  await expect.poll(() => leftOf(strip)).toBe(0)
  // at its end it hands on
  await page.mouse.wheel(0, -60)
  await expect.poll(() => pageTop(strip)).toBeLessThan(top)
  // and a page that is being scrolled passes under the mouse
  const before = await pageTop(strip)
  await page.mouse.wheel(0, 60)
  await expect.poll(() => pageTop(strip)).toBeGreaterThan(before)
  expect(await leftOf(strip)).toBe(0)
})

test('banner and product pictures turn by arrows and by dragging, slide by slide', async ({ page, request }) => {
  await speak(page, 'zh-CN')
  const { spuCode } = await somethingToBuy(await newShopper(request))
  await page.goto(linkTo('productDetail', { spuCode }))
  const group = onTop(page).getByRole('group', { name: '商品图片' })
  const strip = group.locator('.gallery__strip')
  await over(page, strip)
  await group.getByRole('button', { name: '下一组' }).click()
  await expect(onTop(page).getByText(/^2\s*\/\s*\d+$/)).toBeVisible()
  await still(strip)
  const { x, y } = await over(page, strip)
  await page.mouse.down()
  await page.mouse.move(x - 320, y, { steps: 8 })
  await page.mouse.up()
  await expect(onTop(page).getByText(/^3\s*\/\s*\d+$/)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('with a finger', () => {
  test.use({ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true })
  test('a row has no arrows', async ({ page }) => {
    await speak(page, 'zh-CN')
    const settling = onItsWay(page)
    await page.goto('/')
    await expect(
      onTop(page).getByRole('group', { name: '新品尝鲜', exact: true }).getByRole('link').first()
    ).toBeVisible()
    await settling()
    await expect(page.locator('.ui-arrow')).toHaveCount(0)
  })
})

test('a page of every block is no wider than its window, within what it cuts off too', async ({ page }) => {
  await page.goto(linkTo('customC', { activity: 'winter' }))
  for (const width of [375, 320]) {
    // blocks come when they are near
    await page.setViewportSize({ width, height: 6000 })
    await expect(onTop(page).locator('.cms-ticket').first()).toBeVisible()
    await onTop(page).evaluate(atRest, 30_000)
    expect(await onTop(page).evaluate((element) => element.scrollWidth)).toBe(width)
  }
})
