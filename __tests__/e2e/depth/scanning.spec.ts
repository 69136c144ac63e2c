// covers src/features/scan/, src/platform/camera/
/** Codes scanned in a browser: by a camera that is drawn, from a picture, typed; and the entry to it. */
import type { Page } from '@playwright/test'
import { qrFields } from '../../../src/features/share/qr'
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'
import { complaints, withoutWelcome } from '../shop'

/** A camera that shows a code, or refuses; `window.cameraStopped` says whether it was let go of. */
async function withCamera(page: Page, code: string | undefined): Promise<void> {
  await page.addInitScript(
    (fields) => {
      const getUserMedia = () => {
        if (!fields) return Promise.reject(new DOMException('refused', 'NotAllowedError'))
        const paper = document.createElement('canvas')
        paper.width = 480
        paper.height = 640
        const pen = paper.getContext('2d')
        const side = 300 / fields.length
        const draw = () => {
          if (!pen) return
          pen.fillStyle = '#fff'
          pen.fillRect(0, 0, 480, 640)
          pen.fillStyle = '#000'
          for (const [row, cells] of fields.entries())
            for (const [column, dark] of cells.entries())
              if (dark) pen.fillRect(90 + column * side, 170 + row * side, side + 0.5, side + 0.5)
        }
        draw()
        setInterval(draw, 100)
        return Promise.resolve(paper.captureStream(10))
      }
      Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } })
    },
    code === undefined ? undefined : qrFields(code)
  )
}

/** A picture of a code, as a phone's album would hold it. */
const pictureOf = async (page: Page, code: string): Promise<Buffer> => {
  const address = await page.evaluate((fields) => {
    const paper = document.createElement('canvas')
    paper.width = paper.height = 400
    const pen = paper.getContext('2d')
    if (!pen) throw new Error('There is nothing to draw with')
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, 400, 400)
    pen.fillStyle = '#000'
    const side = 300 / fields.length
    for (const [row, cells] of fields.entries())
      for (const [column, dark] of cells.entries())
        if (dark) pen.fillRect(50 + column * side, 50 + row * side, side + 0.5, side + 0.5)
    return paper.toDataURL('image/png')
  }, qrFields(code))
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

const scanner = linkTo('scan')
const foreign = 'https://evil.example/pagesB/pay/pay'

test('from home the scanner reads a product’s code with the camera, and back leads home', async ({ page, baseURL }) => {
  const lines = complaints(page)
  await withoutWelcome(page.context())
  await withCamera(page, `${baseURL}${linkTo('productDetail', { spuCode: 'QFC4083' })}`)
  await page.goto('/')
  await onTop(page).getByRole('button', { name: '扫一扫' }).click()
  await expect(page).toHaveURL(/\/pagesB\/productDetail\/index\?/)
  expect(decodeURIComponent(page.url())).toContain('"spuCode":"QFC4083"')
  await expect(page.locator('.host-camera')).toHaveCount(0)
  await page.goBack()
  await expect(onTop(page).getByRole('button', { name: '扫一扫' })).toBeVisible()
  expect(lines).toEqual([])
})

test('a strange code is shown and not opened', async ({ page }) => {
  await withCamera(page, foreign)
  await page.goto(scanner)
  const dialog = page.getByRole('alertdialog', { name: '这个码不是本商城的' })
  await expect(dialog).toContainText(foreign)
  await dialog.getByRole('button', { name: '关闭' }).click()
  await expect(dialog).toBeHidden()
  expect(new URL(page.url()).pathname).toBe('/pagesB/settlement/scan')
})

test('where the camera is refused a picture and a typed code lead on', async ({ page, baseURL }) => {
  await withCamera(page, undefined)
  await page.goto(scanner)
  await expect(onTop(page).getByText('没有相机权限')).toBeVisible()
  const link = `${baseURL}${linkTo('h5Confirm', { code: 'WRONG' })}`
  const chooser = page.waitForEvent('filechooser')
  await onTop(page).getByRole('button', { name: '从相册选图' }).click()
  await (await chooser).setFiles({ name: 'code.png', mimeType: 'image/png', buffer: await pictureOf(page, link) })
  await expect(page).toHaveURL(/\/pagesC\/h5\/confirm\?/)

  await page.goto(scanner)
  await onTop(page).getByRole('textbox', { name: '输入编码' }).fill('FC4083')
  await onTop(page).getByRole('button', { name: '查看' }).click()
  await expect(page).toHaveURL(/\/pagesB\/productList\/productList\?/)
})

test('a picture without a code is told', async ({ page }) => {
  await withCamera(page, undefined)
  await page.goto(scanner)
  const chooser = page.waitForEvent('filechooser')
  await onTop(page).getByRole('button', { name: '从相册选图' }).click()
  await (await chooser).setFiles({ name: 'none.png', mimeType: 'image/png', buffer: await onTop(page).screenshot() })
  await expect(page.getByText('图片里没找到二维码')).toBeVisible()
})
