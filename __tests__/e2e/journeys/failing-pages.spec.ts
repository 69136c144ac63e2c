// covers src/page/, src/ui/screen/StateView, src/api/
/** A page that throws while it renders says so, with a way on; the shop goes on after any of them. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { onTop } from '../shopper'

/** Puts a fault into the script of a page, at the class of its screen, as long as `mended` is not said. */
async function breakPage(page: Page, className: string): Promise<void> {
  await page.route(/\/static\/js\//, async (route) => {
    const reply = await route.fetch()
    const body = (await reply.text()).replace(
      new RegExp(`("?className"?):"${className}"`),
      `$1:function(){if(!window.mended)throw new Error("a fault");return"${className}"}()`
    )
    await route.fulfill({ response: reply, body })
  })
}

const mend = (page: Page) => page.evaluate(() => Object.assign(window, { mended: true }))
const words = '系统开小差了，请您稍后再试'

test('a page that throws says so, leads back, and is itself once it no longer throws', async ({ page }) => {
  await breakPage(page, 'login-screen')
  await page.goto('/pages/ucenter/index')
  await page.getByText('登录 / 注册').click()
  await expect(page).toHaveURL(/login/)
  await expect(onTop(page).getByText(words)).toBeVisible()
  await onTop(page).getByRole('button', { name: '返回' }).click()
  await expect(page).toHaveURL(/ucenter/)
  await page.getByText('登录 / 注册').click()
  await expect(onTop(page).getByText(words)).toBeVisible()
  await mend(page)
  await onTop(page).getByRole('button', { name: '重试' }).click()
  await expect(onTop(page).getByText('先逛逛，暂不登录')).toBeVisible()
  await expect(onTop(page).getByText(words)).toBeHidden()
})

test('a tab that throws keeps the tabs; what it loads each time it is shown is there after a retry', async ({
  page
}) => {
  await breakPage(page, 'cart-top')
  await page.goto('/pages/cart/cart')
  await expect(onTop(page).getByText(words)).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: '分类' }).click()
  await expect(onTop(page).getByText('电饭煲').first()).toBeVisible()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /购物车/ })
    .click()
  await expect(onTop(page).getByText(words)).toBeVisible()
  await mend(page)
  await onTop(page).getByRole('button', { name: '重试' }).click()
  await expect(onTop(page).getByText('购物车还是空的')).toBeVisible()
})
