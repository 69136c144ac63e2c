/** `test` for specs against the shop: each worker has one of its own, since tests move its clock and make it fail. */
import { test as base } from '@playwright/test'

export { expect } from '@playwright/test'

export const test = base.extend<object, { shopAddress: string }>({
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
    { scope: 'worker', timeout: 90_000 }
  ],
  baseURL: ({ shopAddress }, use) => use(shopAddress)
})
