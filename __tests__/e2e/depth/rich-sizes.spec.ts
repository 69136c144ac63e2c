// covers src/ui/text/RichText, src/ui/text/richRules, src/ui/text/useSafeHtml, src/lib/html
import { hostileSizes } from '../../unit/hostile/sizes'
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'

/** px from the end of one piece to the end of the next: a screen and a half, for what honest text of the kind takes. */
const most = 1000
/** What stands between the pieces, so that each can be measured. */
const mark = '<p>——</p>'

test('a hostile description stays within its box', async ({ page, request }) => {
  const firstProduct = await request.get('/o2srh/v1/pub/platform-products/search?size=1')
  const { data } = (await firstProduct.json()) as { data: { list: { spuCode: string }[] } }
  const html = `${mark}${hostileSizes.map((size) => `<div>${size}</div>${mark}`).join('')}`
  await page.route('**/o2pcm/v1/pub/product/detail?**', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: object }
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, descriptionHtml: html } } })
  })
  await page.goto(linkTo('productDetail', { spuCode: data.list[0]?.spuCode }))
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await page.mouse.move(180, 400)
  // texts, tables and pictures stand in it one below the other
  const box = page.locator('.long-description')
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(box).toBeVisible({ timeout: 250 })
  }).toPass()
  const widths = await box.evaluate((rich) => {
    const outer = rich.getBoundingClientRect()
    const ends = [...rich.querySelectorAll('p')]
      .filter((element) => element.textContent === '——')
      .map((element) => element.getBoundingClientRect())
    const outside = [...document.querySelectorAll('.ui-rich-text *')].filter((element) => {
      const { position, transform } = getComputedStyle(element)
      return position !== 'static' || transform !== 'none'
    })
    return {
      width: outer.width,
      heights: ends.slice(1).map(({ bottom }, index) => bottom - (ends[index]?.bottom ?? 0)),
      marksIn: ends.every(({ left, right }) => left >= outer.left && right <= outer.right + 1),
      outside: outside.length,
      page: document.documentElement.scrollWidth - innerWidth
    }
  })
  expect(widths.heights).toHaveLength(hostileSizes.length)
  expect(
    hostileSizes.filter((_, index) => !((widths.heights[index] ?? NaN) <= most && (widths.heights[index] ?? NaN) > 0))
  ).toEqual([])
  expect(widths).toMatchObject({ marksIn: true, outside: 0, page: 0 })
  expect(widths.width).toBeLessThanOrEqual(400)
})

test('many pieces together are no higher than a long description', async ({ page, request }) => {
  const firstProduct = await request.get('/o2srh/v1/pub/platform-products/search?size=1')
  const { data } = (await firstProduct.json()) as { data: { list: { spuCode: string }[] } }
  await page.route('**/o2pcm/v1/pub/product/detail?**', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: object }
    const descriptionHtml = `<p>开头</p>${'<br>'.repeat(20_000)}`
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, descriptionHtml } } })
  })
  await page.goto(linkTo('productDetail', { spuCode: data.list[0]?.spuCode }))
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await page.mouse.move(180, 400)
  const box = page.locator('.ui-rich-text')
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(box).toBeVisible({ timeout: 250 })
  }).toPass()
  expect((await box.boundingBox())?.height).toBeLessThanOrEqual(40 * 812)
})

test('a picture from elsewhere is neither shown nor asked for, in rich text and in a product alike', async ({
  page,
  request
}) => {
  const urls: string[] = []
  page.on('request', (sentRequest) => {
    if (/evil/.test(sentRequest.url())) urls.push(sentRequest.url())
  })
  const refusals: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refusals.push(message.text())
  })
  const firstProduct = await request.get('/o2srh/v1/pub/platform-products/search?size=1')
  const { data } = (await firstProduct.json()) as { data: { list: { spuCode: string }[] } }
  await page.route('**/o2pcm/v1/pub/product/detail?**', async (route) => {
    const reply = await route.fetch()
    const body = (await reply.json()) as { data: { pictures: string[] } }
    const away = 'https://evil.example/a.png'
    const pictures = [away, ...body.data.pictures]
    const descriptionHtml = `<p>开头</p><img src="${away}"><p>结尾</p>`
    await route.fulfill({ response: reply, json: { ...body, data: { ...body.data, pictures, descriptionHtml } } })
  })
  await page.goto(linkTo('productDetail', { spuCode: data.list[0]?.spuCode }))
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await page.mouse.move(180, 400)
  await expect(async () => {
    await page.mouse.wheel(0, 2000)
    await expect(page.locator('.ui-rich-text').getByText('结尾')).toBeVisible({ timeout: 250 })
  }).toPass()
  await expect(page.locator('.ui-rich-text img')).toHaveCount(0)
  // the app itself does not ask: the policy had nothing to refuse
  expect([urls, refusals]).toEqual([[], []])
  // and would, if something slipped through
  const loads = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const image = new Image()
        image.onload = () => resolve('loaded')
        image.onerror = () => resolve('refused')
        image.src = 'https://evil.example/b.png'
      })
  )
  expect(loads).toBe('refused')
  await expect.poll(() => refusals.length).toBeGreaterThan(0)
})
