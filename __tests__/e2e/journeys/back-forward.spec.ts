// covers src/platform/pageStack, src/routes/, src/page/
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'

const list = linkTo('productList', { keyword: '电饭煲' })
const openProduct = async (page: Page) => {
  await onTop(page).getByRole('link', { name: /¥/ }).first().click()
  await expect(page).toHaveURL(/productDetail/)
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
}

test('back returns to the list where it was, forward to the product, and again', async ({ page }) => {
  await page.goto(list)
  await openProduct(page)
  const product = page.url()
  await page.goBack()
  await expect(page).toHaveURL(/productList/)
  await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(product)
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/productList/)
  await expect(onTop(page).getByRole('link', { name: /¥/ }).first()).toBeVisible()
  await expect(page.locator('.taro_page')).toHaveCount(1)
})

test('list, product, all of the shop’s goods; back and forward show each its own', async ({ page }) => {
  const goods = () => onTop(page).getByRole('link', { name: /¥/ })
  // a list goes on loading by itself, so its first rows tell which one it is; what marks a product comes after its name
  const names = () => goods().locator('.ui-tile__title, .ui-row__title').allTextContents()
  const first = async () => (await names()).slice(0, 10)
  await page.goto(list)
  await expect(goods().nth(9)).toBeVisible()
  const match = await first()
  await openProduct(page)
  const product = page.url()
  await onTop(page)
    .getByRole('button', { name: /全部商品$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/productList.*shopCode/)
  const address = page.url()
  await expect(goods().nth(9)).toBeVisible()
  const ofShop = await first()
  expect(ofShop).not.toEqual(match)
  await page.goBack()
  await expect(page).toHaveURL(product)
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(address)
  await expect.poll(first).toEqual(ofShop)
  await page.goBack()
  await expect(page).toHaveURL(product)
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(product)
  await expect.poll(first).toEqual(match)
  await expect(page.locator('.taro_page')).toHaveCount(1)
})
