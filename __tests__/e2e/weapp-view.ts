/** The compiled mini-program in the simulator's phone, as a test looks at it and taps on it. */
import path from 'node:path'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'
import type { Phone } from '../../simulator/view/panel/phone'

declare global {
  interface Window {
    /** The simulator's page gives its driver its phone, once that has started. */
    simulator: { phone(): Phone | undefined }
  }
}

export interface Simulator {
  address: string
  close(): Promise<void>
}

/** Serves the simulator beside the gateway that the tests use. WEAPP_DIST names another build than the usual one. */
export async function startSimulator(gateway: string, dist?: string): Promise<Simulator> {
  const { serveSimulator } = await import('../../simulator/view/serve.mjs')
  return serveSimulator({ dist: dist ?? path.resolve(process.env.WEAPP_DIST ?? 'dist/weapp'), gateway })
}

export interface PhoneView {
  /** The page on top. */
  page: FrameLocator
  screen: Locator
  /** Path of the page on top. */
  route(): Promise<string | null>
  tap(words: string | RegExp, within?: string): Promise<void>
  /** Chooses an answer or a setting beside the phone. */
  choose(name: string, words: string): Promise<void>
  /** Keeps a picture of the screen where pictures are kept; the test has seen its content by then. */
  picture(name: string): Promise<void>
  problems(): Promise<string[]>
}

/** Pictures are for looking at (`npm run pictures -- weapp`): a test has no use for them. */
export const keepsPictures = Boolean(process.env.E2E_PICTURES)

/** ms that a picture waits at most for what moves. */
const pictureMs = 900

/** Until pictures in view have come and faded in and sheets have risen; what moves for ever is not waited for. */
async function settle(_body: Element, atMost: number): Promise<void> {
  const until = Date.now() + atMost
  const moves = ({ playState, effect }: Animation) =>
    playState === 'running' && Number(effect?.getComputedTiming().endTime) < atMost
  const comes = (image: HTMLImageElement) =>
    Boolean(image.getAttribute('src')) && !image.complete && image.getBoundingClientRect().top < innerHeight
  do await new Promise((resolve) => setTimeout(resolve, 60))
  while (Date.now() < until && (document.getAnimations().some(moves) || [...document.images].some(comes)))
}

/** What a finger on these words hits of what is chosen or ticked: its own hit area may lie over its words. */
const chosenBy = (words: Locator): Locator =>
  words.locator('xpath=(ancestor-or-self::*[@role="radio" or @role="checkbox" or @role="tab"][1] | self::*)[1]')

/** Starts the mini-program cold on a phone nobody has used; `entry` is the simulator's own query. */
export async function open(
  browser: Page,
  { address }: Simulator,
  entry: Record<string, string> = {},
  { welcomed = false } = {}
): Promise<PhoneView> {
  await browser.goto(`${address}/?${new URLSearchParams({ fresh: '', ...entry })}`)
  await expect(browser.locator('body[data-started="yes"]')).toBeVisible()
  const page = browser.frameLocator('iframe[data-top]')
  const screen = browser.locator('#screen')
  // the new customer's red packet, which would lie over home in the middle of what a test does there
  if (!welcomed) {
    await browser.addLocatorHandler(page.locator('.welcome'), () => page.locator('.welcome__close').click())
  }
  return {
    page,
    screen,
    route: () => browser.locator('iframe[data-top]').getAttribute('data-route'),
    tap: (words, within = 'body') =>
      chosenBy(
        page
          .locator(within)
          .last()
          .getByText(words, typeof words === 'string' ? { exact: true } : {})
          .first()
      ).click(),
    choose: async (name, words) =>
      void (await browser.locator(`select[name="${name}"]`).selectOption({ label: words })),
    picture: async (name) => {
      if (!keepsPictures) return
      await page.locator('body').evaluate(settle, pictureMs)
      await screen.screenshot({ path: `artifacts/weapp/${name}.png` })
    },
    problems: () => browser.locator('#view-problems .row').allTextContents()
  }
}
