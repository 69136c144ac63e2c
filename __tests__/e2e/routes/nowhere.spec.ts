/** Addresses that lead nowhere, those of planned screens among them. */
import { expect, test } from '../fixtures'
import { plannedRoutes } from '../sampled'
import { onTop } from '../shopper'

const odd = ['/nowhere', '/pagesB/nowhere/nowhere', '/pages/index/index/more', '/a.b', '/pages/cart/cart.x']
const brokenPaths = ['/pages/index/index%00', '/%E0%A4%A', '/pages/cart/cart%', '/x%zz?params=%7B%7D']
const nowhere = [...odd, ...brokenPaths, ...plannedRoutes.map((route) => route.path)]
/** Paths that one test opens: opening the browser anew for each takes longer than the path. */
const atATime = 10
for (let from = 0; from < nowhere.length; from += atATime) {
  const paths = nowhere.slice(from, from + atATime)
  test(`the 404 screen is shown for odd paths and those of planned screens: ${paths[0]} and what follows`, async ({
    page
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(onTop(page).getByText('可能已经搬走，或者网址写错了')).toBeVisible()
        await expect(onTop(page).getByRole('button', { name: /首页/ }).first()).toBeVisible()
      })
    }
  })
}
