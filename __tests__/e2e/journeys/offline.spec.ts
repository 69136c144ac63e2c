// covers src/stores/, src/api/query/
/** What a page is made of can't be fetched: the page on show stays, with its address and words, and a second tap works. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { complaints } from '../shop'

const poorNetwork = '网络不佳，请稍后重试'
const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name })

async function home(page: Page): Promise<string[]> {
  const lines = complaints(page)
  await page.goto('/')
  await expect(page.getByRole('link', { name: /¥|元/ }).first()).toBeVisible()
  return lines
}
const uncaught = (lines: string[]) => lines.filter((line) => line.startsWith('page error'))

test('a tab tapped offline, and again once online', async ({ page, context }) => {
  const lines = await home(page)
  await context.setOffline(true)
  for (let tap = 0; tap < 2; tap += 1) {
    await tab(page, '分类').click()
    await expect(page.getByText(poorNetwork)).toBeVisible()
    await expect(page.getByText(poorNetwork)).toBeHidden()
  }
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(tab(page, '首页')).toHaveAttribute('aria-current', /.+/)
  await expect(page.getByRole('search')).toBeVisible()
  await context.setOffline(false)
  await tab(page, '分类').click()
  await expect(page).toHaveURL(/classification/)
  await expect(page.getByText('电饭煲').filter({ visible: true }).first()).toBeVisible()
  expect(uncaught(lines)).toEqual([])
})

test('a product tapped offline, and again once online', async ({ page, context }) => {
  const lines = await home(page)
  const product = page.getByRole('link', { name: /¥|元/ }).first()
  await context.setOffline(true)
  await product.click()
  await expect(page.getByText(poorNetwork)).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/')
  await expect(product).toBeVisible()
  await context.setOffline(false)
  await product.click()
  await expect(page).toHaveURL(/productDetail/)
  await expect(page.getByText('加入购物车').first()).toBeVisible()
  expect(uncaught(lines)).toEqual([])
})
