// covers src/features/manual/read/, config/pdfFiles
/** A manual read in the page. */
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'

interface Found {
  data: { list: { manualCode: string; spuCode: string }[] }
}

test('a Chinese manual is drawn in the page, searched, enlarged, and opened again where one stopped', async ({
  page,
  request
}) => {
  const urls: string[] = []
  const refusals: string[] = []
  page.on('request', (sentRequest) => urls.push(sentRequest.url()))
  page.on('console', (message) => {
    if (/Content.Security|unsafe-eval/i.test(message.text())) refusals.push(message.text())
  })
  const root = '/o2pcm/pub/v1/instructions-descriptions-get/product-sku-by-name'
  const { data } = (await (await request.get(root, { params: { name: 'FC4083' } })).json()) as Found
  const { manualCode = '', spuCode = '' } = data.list[0] ?? {}
  const ofReader = () => urls.filter((url) => url.includes('/static/pdf/'))

  await page.goto(linkTo('productDetail', { spuCode }))
  await expect(onTop(page).locator('.gallery img').first()).toBeVisible()
  await page.goto(linkTo('manualClassify', {}))
  await expect(onTop(page).getByRole('link').first()).toBeVisible()
  expect(ofReader()).toEqual([])

  await page.goto(linkTo('productManual', { manualCode }))
  const second = onTop(page).locator('[data-page="2"]')
  const ink = () =>
    second.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      if (canvas.width < 301) return 0 // not drawn yet
      const dots = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      let dark = 0
      for (let index = 0; index < dots.length; index += 4)
        if ((dots[index] ?? 255) < 100 && dots[index + 3] === 255) dark += 1
      return dark
    })
  // «目录» and seven chapters: blank, or a rule alone, is far less
  await expect.poll(ink, { timeout: 30_000 }).toBeGreaterThan(1500)
  expect(ofReader().every((url) => new URL(url).origin === new URL(page.url()).origin)).toBe(true)

  await onTop(page).getByRole('searchbox').fill('保养')
  await expect(onTop(page).getByText(/^1 \/ \d+$/)).toBeVisible()
  const mark = onTop(page).locator('.pdf-page__mark--chosen').first()
  await expect(mark).toBeInViewport()
  const small = (await second.boundingBox())?.width ?? 0
  await onTop(page).getByRole('button', { name: '放大' }).click()
  await expect(onTop(page).getByText('125%')).toBeVisible()
  expect((await second.boundingBox())?.width).toBeGreaterThan(small * 1.2)

  await onTop(page).getByRole('button', { name: '第 5 页' }).click()
  await expect(onTop(page).getByText('第 5 页，共 9 页')).toBeVisible()
  await page.reload()
  await expect(onTop(page).getByText('第 5 页，共 9 页')).toBeVisible({ timeout: 30_000 })
  expect(refusals).toEqual([])
})
