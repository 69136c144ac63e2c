/** `test` for specs against the shop: each worker has one of its own, since tests move its clock and make it fail. */
import path from 'node:path'
import { test as base } from '@playwright/test'
import { withoutWelcome } from './shop'
import { startSimulator, type Simulator } from './weapp-view'

export { expect } from '@playwright/test'

export const test = base.extend<object, { shopAddress: string; simulator: Simulator }>({
  /** Origin of the worker's shop; E2E_ADDRESS names one that runs already, for one worker. */
  shopAddress: [
    async ({}, use) => {
      const running = process.env.E2E_ADDRESS
      if (running) return use(running)
      const { startShop } = await import('../../scripts/lib/shop.mjs')
      const shop = await startShop()
      await use(shop.address)
      await shop.close()
    },
    { scope: 'worker', timeout: 180_000 }
  ],
  /**
   * Of `weapp-parts`, the mini-program written by hand; starts where a test asks for it. It stands here because a worker and
   * its shop end before a file whose worker would have other fixtures.
   */
  simulator: [
    async ({ shopAddress }, use) => {
      const simulator = await startSimulator(shopAddress, path.resolve('__tests__/e2e/weapp-parts'))
      await use(simulator)
      await simulator.close()
    },
    { scope: 'worker' }
  ],
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
