// covers src/ui/form/, src/features/address/
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { speak } from '../shop'
import { linkTo, newShopper, onTop, somethingToBuy, startAs } from '../shopper'

/** Tabs on until the element has the focus, which must then be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.first().evaluate((element) => element === document.activeElement)
  await target.first().waitFor()
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) await page.keyboard.press('Tab')
  expect(await isThere(), `Tab reaches ${String(target)}`).toBe(true)
  const outline = await page.evaluate(() => {
    const element = document.activeElement
    if (!element) return 'nothing'
    // a field shows its focus by its frame
    for (let node: Element | null = element, up = 0; node && up < 3; node = node.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node)
      if ((outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none') return 'marked'
      if (node.matches(':focus-within') && !node.matches(':focus')) {
        if (getComputedStyle(node).borderTopColor === 'rgb(24, 123, 255)') return 'marked'
      }
    }
    return element.outerHTML.slice(0, 120)
  })
  expect(outline, 'focus can be seen').toBe('marked')
}

test('with the keyboard alone: search, product, sheet, cart and a number changed', async ({ page, request }) => {
  const shopper = await newShopper(request)
  const { spuCode } = await somethingToBuy(shopper)
  await speak(page, 'zh-CN')
  await startAs(page, shopper)
  await page.goto(linkTo('productSearch'))
  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('电饭煲')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/productList\/productList/)
  await tabTo(page, onTop(page).locator('.results').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/productDetail/)

  // the sheet takes the focus, keeps it, and gives it back
  await page.goto(linkTo('productDetail', { spuCode }))
  const opener = onTop(page).getByRole('button', { name: '加入购物车' })
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab')
    expect(await sheet.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(opener).toBeFocused()

  await page.reload()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await tabTo(page, sheet.getByRole('button', { name: '加入购物车' }))
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await page.goto(linkTo('cart'))
  const more = onTop(page).getByRole('button', { name: '增加数量' })
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  await expect(onTop(page).getByRole('button', { name: /^结算/ })).toContainText('2')
  await expect(more).toBeFocused()
})
