// covers gateway/src/console/page/
/** The console: its contents name each part, and none of its pages is taller than QA looks through. */
import { expect, test } from '../fixtures'
import { newShopper } from '../shopper'

/** px: the tallest that a page of the console may be. */
const TALLEST = 4000

test('the console begins with the clock and the faults, finds by phone, and no page of it is too tall', async ({
  page,
  request
}) => {
  const shopper = await newShopper(request)
  await page.goto('/demo')
  await page.waitForLoadState('networkidle')
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link')
  await expect(contents.nth(0)).toHaveText(/Clock/)
  await expect(contents.nth(1)).toHaveText(/Faults/)
  const anchors = await contents.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(anchors.length).toBeGreaterThan(20)
  for (const anchor of anchors) expect(await page.locator(anchor).count(), anchor).toBe(1)

  await page.getByRole('searchbox').fill(shopper.phone)
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText(shopper.phone).first()).toBeVisible()

  const pages = await page
    .locator('header a[href^="/demo/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(pages.length).toBeGreaterThan(2)
  for (const width of [375, 1280])
    for (const path of ['/demo', ...pages]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      expect(height, `${path} at ${width}`).toBeLessThanOrEqual(TALLEST)
      expect(height, `${path} at ${width}`).toBeGreaterThan(300)
    }
})
