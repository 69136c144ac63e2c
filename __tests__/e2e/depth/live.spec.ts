// covers src/features/live/, config/liveFiles, gateway/src/areas/live/, gateway/src/demonstration/live/
/** A broadcast in a browser: what it fetches, when it is lost and found, and that it ends with its page. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'

const roomCode = 'LIVE-RICE'
const key = (page: Page) => onTop(page).getByRole('button', { name: /^播放/ })
const playing = (page: Page) => onTop(page).locator('video')

/** What is asked for of the stream from now on: its lists, and its pieces. */
function asked(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/storage/live/')) seen.push(pathname)
  })
  return seen
}

const isPiece = (path: string): boolean => path.endsWith('.piece.mp4')
/** Pictures come: a busy machine shows them later. */
const comes = async (page: Page, seen: string[]) => {
  await expect(playing(page)).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => seen.some(isPiece)).toBe(true)
}

/** The document is in front, or behind another: what a browser tells of it. */
const goes = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    Object.defineProperty(document, 'hidden', { value: now === 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

/** ms: its list would be asked for anew several times. */
const WHILE = 15_000

test('nothing of it is fetched before a tap, its library neither, and nothing once its page is left', async ({
  page
}) => {
  const library: string[] = []
  page.on('request', (request) => {
    if (/\/static\/live\//.test(request.url())) library.push(request.url())
  })
  const seen = asked(page)
  await page.goto(linkTo('liveList', { roomCode }))
  await expect(key(page)).toBeVisible()
  expect([seen, library]).toEqual([[], []])
  await key(page).click()
  await comes(page, seen)
  expect(library.some((url) => /hls\./.test(url))).toBe(true)
  await onTop(page).locator('.live-goods__about').first().click()
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  seen.length = 0
  await page.waitForTimeout(WHILE)
  expect(seen).toEqual([])
  await page.goBack()
  await comes(page, seen)
})

test('behind another window nothing is fetched, and in front again it is on air, not where it was', async ({
  page
}) => {
  const seen = asked(page)
  await page.goto(linkTo('liveList', { roomCode }))
  await key(page).click()
  await comes(page, seen)
  await goes(page, 'hidden')
  await expect(page.locator('video')).toHaveCount(0)
  seen.length = 0
  await page.waitForTimeout(WHILE)
  expect(seen).toEqual([])
  await goes(page, 'visible')
  await comes(page, seen)
  expect(seen[0], 'what is on air now is asked for').toMatch(/\.m3u8$/)
})

test('a stream that is not there is asked for later each time, says so, and plays once it has come', async ({
  page
}) => {
  const seen = asked(page)
  const times: number[] = []
  await page.route('**/storage/live/*.m3u8', (route) => {
    times.push(Date.now())
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto(linkTo('liveList', { roomCode }))
  await key(page).click()
  for (const wait of [1, 2, 4]) await expect(onTop(page).getByText(`${wait} 秒`)).toBeVisible()
  const waits = times.slice(1).map((at, before) => at - (times[before] ?? at))
  expect(waits.length).toBeGreaterThanOrEqual(2)
  waits.forEach((ms, at) => expect(ms).toBeGreaterThan(1000 * 2 ** at - 100))
  await page.unroute('**/storage/live/*.m3u8')
  await comes(page, seen)
})
