/** `test` for specs of `weapp-parts`, the mini-program written by hand: one simulator of it a worker, a screen as wide as its panel. */
import path from 'node:path'
import { test as base } from './fixtures'
import { startSimulator, type Simulator } from './weapp-view'

export { expect } from './fixtures'

export const test = base.extend<object, { simulator: Simulator }>({
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false,
  simulator: [
    async ({ shopAddress }, use) => {
      const simulator = await startSimulator(shopAddress, path.resolve('__tests__/e2e/weapp-parts'))
      await use(simulator)
      await simulator.close()
    },
    { scope: 'worker' }
  ]
})
