// covers src/features/live/, config/liveFiles, gateway/src/areas/live/, gateway/src/demonstration/live/
/** A broadcast in a browser: what it fetches, when it is lost and found, and that it ends with its page. */
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { linkTo, onTop } from '../shopper'

const roomCode = 'LIVE-RICE'
const key = (page: Page) => onTop(page).getByRole('button', { name: /^播放/ })
const playing = (page: Page) => onTop(page).locator('video')

/** What is asked for of the stream from now on: its lists, and its pieces. */
function requestsOf(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/storage/live/')) urls.push(pathname)
  })
  return urls
}

const isPiece = (path: string): boolean => path.endsWith('.piece.mp4')
/** Pictures come: a busy machine shows them later. */
const comes = async (page: Page, urls: string[]) => {
  await expect(playing(page)).toHaveAttribute('src', /^blob:/)
  await expect.poll(() => urls.some(isPiece)).toBe(true)
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
  const urls = requestsOf(page)
  await page.goto(linkTo('liveList', { roomCode }))
  await expect(key(page)).toBeVisible()
  expect([urls, library]).toEqual([[], []])
  await key(page).click()
  await comes(page, urls)
  expect(library.some((url) => /hls\./.test(url))).toBe(true)
  await onTop(page).locator('.live-goods__about').first().click()
  await expect(onTop(page).getByRole('button', { name: '加入购物车' })).toBeVisible()
  await expect(page.locator('video')).toHaveCount(0)
  urls.length = 0
  await page.waitForTimeout(WHILE)
  expect(urls).toEqual([])
  await page.goBack()
  await comes(page, urls)
})

test('behind another window nothing is fetched, and in front again it is on air, not where it was', async ({
  page
}) => {
  const urls = requestsOf(page)
  await page.goto(linkTo('liveList', { roomCode }))
  await key(page).click()
  await comes(page, urls)
  await goes(page, 'hidden')
  await expect(page.locator('video')).toHaveCount(0)
  urls.length = 0
  await page.waitForTimeout(WHILE)
  expect(urls).toEqual([])
  await goes(page, 'visible')
  await comes(page, urls)
  expect(urls[0], 'what is on air now is asked for').toMatch(/\.m3u8$/)
})

test('a stream that is not there is asked for later each time, says so, and plays once it has come', async ({
  page
}) => {
  const urls = requestsOf(page)
  const times: number[] = []
  await page.route('**/storage/live/*.m3u8', (route) => {
    times.push(Date.now())
    return route.fulfill({ status: 404, body: '' })
  })
  await page.goto(linkTo('liveList', { roomCode }))
  await key(page).click()
  for (const wait of [1, 2, 4]) await expect(onTop(page).getByText(`${wait} 秒`)).toBeVisible()
  const waits = times.slice(1).map((time, before) => time - (times[before] ?? time))
  expect(waits.length).toBeGreaterThanOrEqual(2)
  waits.forEach((ms, index) => expect(ms).toBeGreaterThan(1000 * 2 ** index - 100))
  await page.unroute('**/storage/live/*.m3u8')
  await comes(page, urls)
})
