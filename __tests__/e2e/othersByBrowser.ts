/** Other people of a journey, each in a window of the browser with nobody logged in, or somebody else. */
import { expect, type Browser, type Page } from '@playwright/test'
import { speak, withoutWelcome } from './shop'
import { linkTo, onTop, startAs } from './shopper'
import type { Others } from '../journeys/owning'
import type { Customer, DemonstrationShop } from '../journeys/shop'

export function othersByBrowser(browser: Browser, shop: DemonstrationShop, origin: string): Others {
  async function another(who?: Customer): Promise<Page> {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 375, height: 812 } })
    await withoutWelcome(context)
    const page = await context.newPage()
    if (who) await startAs(page, who)
    await speak(page, 'zh-CN')
    return page
  }
  return {
    pays: async (payLink) => {
      const page = await another(await shop.newCustomer())
      await page.goto(linkTo('appCheckstand', { payLink }))
      await onTop(page)
        .getByRole('button', { name: /^帮 .* 付/ })
        .click()
      await page.getByRole('button', { name: /^确认支付/ }).click()
      await expect(onTop(page).getByText('付好了')).toBeVisible()
      await page.context().close()
    },
    receives: async ({ link }) => {
      const page = await another()
      await page.goto(link)
      await onTop(page).getByRole('button', { name: '确认收货' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
      await expect(onTop(page).getByText('已确认收货')).toBeVisible()
      await page.context().close()
    }
  }
}
