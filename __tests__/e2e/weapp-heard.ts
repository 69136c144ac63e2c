/** What the pages of `weapp-parts` heard, and a finger on them. */
import type { Page } from '@playwright/test'
import { expect } from './fixtures'
import type { PhoneView } from './weapp-view'

type Heard = [who: string, what: string, detail: Record<string, unknown>]
/** All of it so far. */
export const heardOn = (browser: Page) =>
  browser.evaluate(() => {
    const events = window.simulator.phone()?.host.storage()['heard']
    return JSON.parse(events ?? '[]') as Heard[]
  })

export function listener(browser: Page) {
  /** The detail of the last event of a node. */
  const last = async (who: string, what: string) =>
    (await heardOn(browser)).filter(([owner, type]) => owner === who && type === what).at(-1)?.[2]
  return {
    last,
    hears: (who: string, what: string, detail: unknown = expect.anything()) =>
      expect.poll(() => last(who, what), `${who} hears ${what}`).toEqual(detail),
    count: async (who: string, what: string) =>
      (await heardOn(browser)).filter(([owner, type]) => owner === who && type === what).length
  }
}

/** A mouse drags as a finger would. */
export async function drag(browser: Page, { page }: PhoneView, id: string, by: { x?: number; y?: number }) {
  const box = await page.locator(id).boundingBox()
  if (!box) throw new Error(`${id} is not drawn`)
  const [x, y] = [box.x + box.width / 2, box.y + 20]
  await browser.mouse.move(x, y)
  await browser.mouse.down()
  await browser.mouse.move(x + (by.x ?? 0), y + (by.y ?? 0), { steps: 4 })
  await browser.mouse.up()
}
