/**
 * `test` for specs against the shop: each file has one of its own, since tests move its clock and make it fail; those of the
 * routes only look, and share one.
 */
import path from 'node:path'
import { test as base } from '@playwright/test'
import { withoutWelcome } from './shop'
import { startSimulator, type Simulator } from './weapp-view'

export { expect } from '@playwright/test'

/** What a file has to itself. */
interface Ground {
  /** Origin of its shop. */
  address: string
  /** The host of `weapp-parts`, the mini-program written by hand; starts where it is first asked for. */
  simulator: () => Promise<Simulator>
  close: () => Promise<void>
}

async function startGround(): Promise<Ground> {
  const running = process.env.E2E_ADDRESS
  const { PATIENT, startShop } = await import('../../scripts/lib/shop.mjs')
  const shop = running ? { address: running, close: () => Promise.resolve() } : await startShop({ env: PATIENT })
  let simulator: Promise<Simulator> | undefined
  return {
    address: shop.address,
    simulator: () => (simulator ??= startSimulator(shop.address, path.resolve('__tests__/e2e/weapp-parts'))),
    close: async () => {
      await (await simulator)?.close()
      await shop.close()
    }
  }
}

export const test = base.extend<
  { shopAddress: string; simulator: Simulator },
  { groundOf: (file: string | undefined) => Promise<Ground> }
>({
  /** A worker goes through many files: what one had ends as the next begins. */
  groundOf: [
    async ({}, use) => {
      const slot: { of?: string | undefined; ground?: Ground | undefined } = {}
      await use(async (file) => {
        const of = file?.startsWith('routes/') ? 'routes/' : file
        if (slot.ground && slot.of === of) return slot.ground
        const { ground: before } = slot
        slot.ground = undefined
        await before?.close()
        slot.of = of
        slot.ground = await startGround()
        return slot.ground
      })
      await slot.ground?.close()
    },
    { scope: 'worker' }
  ],
  /** Origin of the file's shop; E2E_ADDRESS names one that runs already, for one worker. */
  shopAddress: [
    async ({ groundOf }, use, { titlePath }) => use((await groundOf(titlePath[0])).address),
    // the first shop of a day makes what the others are copies of
    { timeout: 180_000 }
  ],
  simulator: async ({ groundOf }, use, { titlePath }) => {
    const { simulator } = await groundOf(titlePath[0])
    await use(await simulator())
  },
  baseURL: ({ shopAddress }, use) => use(shopAddress),
  context: async ({ context }, use) => {
    await withoutWelcome(context)
    await use(context)
  },
  // what a page still asks for as its test ends must not fail the test
  page: async ({ page }, use) => {
    await use(page)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  /** Calls from the shop's own pages: the console hears no others. */
  request: async ({ playwright, shopAddress }, use) => {
    const request = await playwright.request.newContext({
      baseURL: shopAddress,
      extraHTTPHeaders: { origin: shopAddress }
    })
    await use(request)
    await request.dispose()
  }
})
