// covers src/ui/text/RichText, src/ui/text/richRules, src/ui/text/useSafeHtml, src/lib/html
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { cmsPages, siteInfo } from '../../../gateway/src/demonstration/decoration'
import { hostileHtml } from '../../unit/hostile/payloads'
import { linkTo, onTop } from '../shopper'

// The policy would stop most of these. It is put aside here: what the app puts on a page has to be harmless by itself.
test.use({ bypassCSP: true })

const entries = Object.entries(hostileHtml)
const inGroups = (size: number) =>
  Array.from({ length: Math.ceil(entries.length / size) }, (_, index) =>
    entries.slice(index * size, (index + 1) * size)
  )

/** Everything that ran or left: dialogs, other windows, requests to other hosts, errors. */
function watch(page: Page): string[] {
  const lines: string[] = []
  page.on('dialog', (dialog) => {
    lines.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', (popup) => lines.push(`window ${popup.url()}`))
  page.on('request', (request) => {
    if (/evil/.test(request.url())) lines.push(`request ${request.url()}`)
  })
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) lines.push(`frame ${frame.url()}`)
  })
  page.on('pageerror', (error) => lines.push(`error ${error.message}`))
  return lines
}

/**
 * What the page holds, after every link was tapped and everything was given the focus. A tap goes nowhere here: a link is
 * judged by where the browser would go, not by its text. It may lead to a screen of the shop, no other place.
 */
async function provoke(page: Page): Promise<{ ran: unknown; bad: string[]; links: number }> {
  return page.evaluate(async () => {
    const rich = [...document.querySelectorAll('.ui-rich-text')]
    const bad: string[] = []
    const elements = rich.flatMap((node) => [...node.querySelectorAll('*')])
    for (const element of elements) {
      if (
        /^(script|style|svg|math|iframe|object|embed|form|input|button|base|link|meta|template|video|audio)$/.test(
          element.localName
        )
      )
        bad.push(element.localName)
      for (const { name, value } of [...element.attributes])
        if (/^on|^srcdoc$|^formaction$|^xlink|^id$|^name$/.test(name) || /^\s*(javascript|vbscript|data):/i.test(value))
          bad.push(`${element.localName} ${name}=${value.slice(0, 60)}`)
      const stays = element instanceof HTMLAnchorElement && element.origin === location.origin
      if (element.hasAttribute('href') && !stays) bad.push(`link to ${element.getAttribute('href')?.slice(0, 60)}`)
      for (const type of ['focus', 'toggle', 'pointerover', 'animationstart', 'error', 'load'])
        element.dispatchEvent(new Event(type))
    }
    const links = elements.filter((element) => element.localName === 'a' && element.hasAttribute('href'))
    window.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: false })
    for (const link of links) (link as HTMLElement).click()
    await new Promise((resolve) => setTimeout(resolve, 150))
    return { ran: Reflect.get(window, 'ran'), bad, links: links.length }
  })
}

/** Goes down until it is there: what lies below the fold is put up when it comes near. */
async function scrollTo(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(180, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(target).toBeVisible({ timeout: 250 })
  }).toPass({ timeout: 20_000 })
}

test('a decorated page with hostile rich text shows, and runs nothing of it', async ({ page }) => {
  const lines = watch(page)
  let group: typeof entries = []
  await page.route(`**${siteInfo.cmsDecorationUrl}`, async (route) => {
    const file = cmsPages(Date.now())
    const home = file.pages.find((candidate) => candidate.pageName === 'index')
    if (!home) throw new Error('no home')
    const blocks = group.map(([, html], index) => ({
      id: `hostile-${index}`,
      type: 'richText',
      props: { html: { 'zh-CN': html || ' ', 'en-US': html || ' ' } }
    }))
    const mark = { id: 'mark', type: 'richText', props: { html: { 'zh-CN': '<p>末尾</p>', 'en-US': '<p>end</p>' } } }
    const pages = [{ ...home, default: { ...home.default, blocks: [...blocks, mark] }, archivePages: [] }]
    await route.fulfill({ json: { ...file, pages } })
  })
  let shownCount = 0
  let linkCount = 0
  for (group of inGroups(18)) {
    await page.goto('/')
    await scrollTo(page, onTop(page).getByText('末尾', { exact: true }))
    shownCount += await page.locator('.ui-rich-text').count()
    const { ran, bad, links } = await provoke(page)
    linkCount += links
    expect(bad, group.map(([name]) => name).join(' · ')).toEqual([])
    expect(ran).toBeUndefined()
    await expect(onTop(page).getByText('末尾', { exact: true })).toBeVisible()
  }
  expect(shownCount).toBeGreaterThan(30)
  expect(linkCount, 'good links stay').toBeGreaterThan(1)
  expect(lines).toEqual([])
})

test('a product with a hostile description shows, and runs nothing of it', async ({ page, request }) => {
  const lines = watch(page)
  const firstProduct = await request.get('/o2srh/v1/pub/platform-products/search?size=1')
  const { data } = (await firstProduct.json()) as { data: { list: { spuCode: string }[] } }
  let html = ''
  let linkCount = 0
  await page.route('**/o2pcm/v1/pub/product/detail?**', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: object }
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, descriptionHtml: html } } })
  })
  for (const group of inGroups(10)) {
    html = `<p>开头</p>${group.map(([, sample]) => sample).join('<hr>')}`
    await page.goto(linkTo('productDetail', { spuCode: data.list[0]?.spuCode }))
    await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
    await scrollTo(page, page.locator('.ui-rich-text').getByText('开头', { exact: true }))
    const { ran, bad, links } = await provoke(page)
    linkCount += links
    expect(bad, group.map(([name]) => name).join(' · ')).toEqual([])
    expect(ran).toBeUndefined()
  }
  expect(linkCount, 'good links stay').toBeGreaterThan(1)
  expect(lines).toEqual([])
})
