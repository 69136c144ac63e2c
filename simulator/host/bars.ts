/** The platform's own bars around a page, and the window that they leave it. */
import type { Device, Values } from './types'

/** px of the platform's navigation bar under the status bar, and of the bar below a single page. */
const navigationBar = 44
const singlePageBar = 84

export interface Bars {
  /** The platform draws a navigation bar. */
  shown: boolean
  /** It lies over the page instead of standing above it. */
  floats: boolean
  /** The bar below a single page is there. */
  below: boolean
}

/** What stands around a page: `settings` are its own, `app` is app.json's. A single page always has its bars. */
export function barsOf(app: Values, settings: Values, single: boolean): Bars {
  const whole: Values = { ...(app['window'] as Values | undefined), ...settings }
  const draws = whole['navigationStyle'] === 'custom'
  const { navigationBarFit } = Object(whole['singlePage'] ?? app['singlePage']) as { navigationBarFit?: string }
  return { shown: single || !draws, floats: single && draws && navigationBarFit !== 'squeezed', below: single }
}

/** Where the window of a page begins on the screen, and how high it is; px. */
export function windowOf(device: Device, { shown, floats, below }: Bars): { screenTop: number; windowHeight: number } {
  const screenTop = shown && !floats ? device.statusBarHeight + navigationBar : 0
  return { screenTop, windowHeight: device.screenHeight - screenTop - (below ? singlePageBar : 0) }
}
