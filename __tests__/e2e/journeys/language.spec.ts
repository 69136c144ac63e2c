// covers src/i18n/, src/stores/
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { onItsWay } from '../shop'

/** Languages that calls asked in, and GETs that were asked more than once, also where no cache may answer. */
function listen(page: Page) {
  const languages = new Set<string | undefined>()
  const urls: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    const isStored = url.pathname.startsWith('/storage/') && url.pathname.endsWith('.json')
    const language = request.headers()['x-lang']
    if (language !== undefined) languages.add(language)
    if (request.method() !== 'GET' || (language === undefined && !isStored)) return
    url.searchParams.delete('_t')
    urls.push(`${url.pathname}${url.search}`)
  })
  return { languages, twice: () => urls.filter((url, index) => urls.indexOf(url) !== index) }
}

for (const { speaks, locale, words } of [
  { speaks: 'en-GB', locale: 'en-US', words: 'Home' },
  { speaks: 'zh-HK', locale: 'zh-CN', words: '首页' },
  { speaks: 'fr-FR', locale: 'zh-CN', words: '首页' }
]) {
  test.describe(`a browser that speaks ${speaks}`, () => {
    test.use({ locale: speaks })

    test(`starts the shop in ${locale}, and asks in it from the first call, for nothing twice`, async ({ page }) => {
      const traffic = listen(page)
      const settling = onItsWay(page)
      await page.goto('/')
      await expect(
        page
          .getByRole('tab', { name: words })
          .or(page.getByRole('link', { name: words }))
          .first()
      ).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await settling()
      expect([...traffic.languages]).toEqual([locale])
      expect(traffic.twice()).toEqual([])
    })
  })
}

test.describe('a language chosen once', () => {
  test.use({ locale: 'en-US' })

  test('wins over the browser’s, also after a reload', async ({ page }) => {
    await page.goto('/pages/ucenter/index')
    await page.getByRole('button', { name: /Language/ }).click()
    await page.getByRole('radio', { name: '简体中文' }).click()
    await page.reload()
    await expect(page.getByText('语言 / Language')).toBeVisible()
  })
})
