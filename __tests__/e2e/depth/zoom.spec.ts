// covers src/features/product/detail/gallery/Viewer, src/features/product/detail/gallery/useZoom, src/features/product/detail/gallery/zoom
/** Pictures of a product over the whole screen, by real fingers. */
import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'

interface Point {
  x: number
  y: number
}

const send = (chrome: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
  chrome.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })

/** Two fingers from 40 px apart to `apart`, around a point. */
async function pinch(chrome: CDPSession, { x, y }: Point, apart: number): Promise<void> {
  const pinchAt = (gap: number) => [
    { x: x - gap / 2, y },
    { x: x + gap / 2, y }
  ]
  await send(chrome, 'touchStart', pinchAt(40))
  for (let step = 1; step <= 5; step += 1) await send(chrome, 'touchMove', pinchAt(40 + ((apart - 40) * step) / 5))
  await send(chrome, 'touchEnd', [])
}

const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('.viewer__slide')
    .first()
    .evaluate((slide) => new DOMMatrix(getComputedStyle(slide).transform).a)

test('two fingers and a double tap make a picture larger, a finger moves it, a tap alone closes it', async ({
  page,
  context
}) => {
  await page.goto(linkTo('productDetail', { spuCode: 'QFC4083' }))
  const middle = { x: 187, y: 406 }
  await onTop(page).locator('.gallery img').first().click()
  const viewer = page.locator('.viewer')
  await expect(viewer.locator('img').first()).toBeVisible()
  const chrome = await context.newCDPSession(page)
  await pinch(chrome, middle, 120)
  await expect.poll(() => scaleOf(page)).toBeCloseTo(3, 1)

  // moved by one finger, and not past the picture's edge
  const leftEdge = () =>
    page
      .locator('.viewer__slide')
      .first()
      .evaluate((slide) => slide.getBoundingClientRect().left)
  const before = await leftEdge()
  await send(chrome, 'touchStart', [middle])
  await send(chrome, 'touchMove', [{ ...middle, x: middle.x + 60 }])
  await send(chrome, 'touchEnd', [])
  await expect.poll(leftEdge).toBeCloseTo(before + 60, 0)

  const tap = () => page.touchscreen.tap(middle.x, middle.y)
  await tap()
  await tap()
  await expect.poll(() => scaleOf(page)).toBe(1)
  await tap()
  await tap()
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(1.5)
  await tap()
  await expect(viewer).toHaveCount(0)
})
