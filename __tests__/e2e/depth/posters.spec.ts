// covers src/features/share/, src/platform/canvas, src/platform/paint, src/platform/album
/** The poster of an activity on both hosts: drawn, read by a camera, and the link that it read opened. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { codeOn } from '../poster'
import { linkTo, onTop } from '../shopper'
import { complaints, speak } from '../shop'
import { keepsPictures, open, startSimulator } from '../weapp-view'

const activity = { activity: 'laundry' }
const path = 'pagesC/custom/index'
const hostile = `\u202e${'洗'.repeat(12)}<b>${'LAUNDRY'.repeat(9)}\n`

/** The activity has no picture, and a name that somebody wrote to do harm. */
async function spoil(target: Page | BrowserContext): Promise<void> {
  await target.route(/\/bbccms\/(?:pages|site_conf)\//, async (route) => {
    const reply = await route.fetch()
    const text = (await reply.text()).replace(/"sharePicture":"[^"]*",?/g, '').replace(/,}/g, '}')
    const site = JSON.parse(text) as { pages?: { pageName: string; default: { title: object } }[] }
    const page = site.pages?.find(({ pageName }) => pageName === 'custom-laundry')
    if (page) page.default.title = { 'zh-CN': hostile, 'en-US': hostile }
    await route.fulfill({ response: reply, json: site })
  })
}

test.describe('on H5', () => {
  for (const [width, locale, spoilt] of [
    [375, 'zh-CN', false],
    [320, 'en-US', true]
  ] as const) {
    const what = spoilt ? 'spoilt' : 'as it is'
    test(`the poster of an activity ${what} leads back to it, ${width} wide`, async ({ page, context, baseURL }) => {
      const zh = locale === 'zh-CN'
      await page.setViewportSize({ width, height: width === 375 ? 812 : 640 })
      const lines = complaints(page)
      await speak(page, locale)
      if (spoilt) await spoil(context)
      await page.goto(linkTo('customC', activity))
      await onTop(page)
        .getByRole('button', { name: zh ? '分享' : 'Share', exact: true })
        .click()
      await page.getByText(zh ? '生成海报' : 'Poster', { exact: true }).click()
      const poster = page.locator('.poster__picture img, img.poster__picture')
      await expect(poster).toBeVisible()
      const link = await codeOn(poster)
      expect([link.origin, link.pathname]).toEqual([baseURL, `/${path}`])
      if (keepsPictures) await page.screenshot({ path: `artifacts/weapp/poster-activity-h5-${width}.png` })
      const download = page.waitForEvent('download')
      await page.getByText(zh ? '保存图片' : 'Save picture').click()
      expect((await download).suggestedFilename()).toBe('picture.png')

      const other = await context.newPage()
      await other.goto(link.href)
      const heading = onTop(other).getByRole('heading', { level: 1 }).first()
      await expect(heading).toHaveText(spoilt ? /洗{12}/ : zh ? '洗烘成套专场' : 'Wash & Dry')
      expect(lines).toEqual([])
      await context.unrouteAll({ behavior: 'ignoreErrors' })
    })
  }
})

test.describe('in the mini-program', () => {
  // the phone stands in a page with panels beside it, and a mouse does what fingers would
  test.use({ viewport: { width: 1280, height: 1040 }, isMobile: false, hasTouch: false })

  for (const [device, width, spoilt] of [
    ['0', 375, false],
    ['5', 320, true]
  ] as const) {
    const what = spoilt ? 'spoilt' : 'as it is'
    test(`the poster of an activity ${what} is kept and leads back to it, ${width} wide`, async ({
      page: browser,
      baseURL
    }) => {
      const simulator = await startSimulator(baseURL ?? '')
      try {
        if (spoilt) await spoil(browser)
        const query = `params=${encodeURIComponent(JSON.stringify(activity))}`
        const phone = await open(browser, simulator, { path, query, device })
        await phone.page.locator('.share-button').first().click()
        await phone.tap('生成海报')
        await expect(phone.page.getByText('保存图片')).toBeVisible()
        await phone.picture(`poster-activity-${width}`)
        const link = await codeOn(phone.page.locator('.poster__picture img'))
        await phone.tap('保存图片')
        await phone.tap('同意并继续')
        const dialog = browser.getByRole('alertdialog')
        await expect(dialog).toContainText('手机会把')
        await dialog.getByText('知道了').click()

        // a scan from another page leads to the activity, not to the site's own
        await browser.locator('select[name="entry"]').selectOption({ label: 'QR code scanned (1011)' })
        await browser.locator('select[name="path"]').selectOption(path)
        await browser.locator('input[name="query"]').fill('')
        await browser.locator('input[name="q"]').fill(link.href)
        await browser.getByRole('button', { name: 'Cold start' }).click()
        await expect.poll(phone.route).toBe(path)
        await expect(phone.page.locator('.ui-nav__words')).toHaveText(spoilt ? /洗{12}/ : '洗烘成套专场')
        expect(await phone.problems()).toEqual([])
      } finally {
        await simulator.close()
      }
    })
  }
})
