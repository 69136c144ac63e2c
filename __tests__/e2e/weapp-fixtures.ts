/** `test` for specs of `weapp-parts`, the mini-program written by hand: a screen as wide as the simulator's panel. */
import { test as base } from './fixtures'

export { expect } from './fixtures'

export const test = base.extend({
  viewport: { width: 1280, height: 900 },
  isMobile: false,
  hasTouch: false
})
