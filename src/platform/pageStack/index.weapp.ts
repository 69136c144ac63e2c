import { hooks } from '@tarojs/runtime'
import type { PageChange } from './types'

export type { PageChange } from './types'

/** The platform keeps its own page stack. */
export function patchTaroRouter(): void {}

interface ShownPage {
  route?: string
  /** Taro's own name for this one page. */
  $taroPath?: string
}

/**
 * Tells of every page that comes on show in place of another, before the page itself hears of it: also by the swipe and
 * the Android key, which the platform tells the pages alone. The result stops it.
 */
export function onPageChange(listener: (change: PageChange) => void): () => void {
  let on = true
  let last: ShownPage = {}
  hooks.tap('modifyPageObject', (page: { onShow?: (...values: unknown[]) => unknown }) => {
    const { onShow } = page
    page.onShow = function (this: ShownPage, ...values) {
      const { route = '', $taroPath } = this
      // coming back from the background shows the same page again
      if ($taroPath !== last.$taroPath) {
        const from = last.route
        last = { route, $taroPath }
        if (on) listener({ from, to: route })
      }
      return onShow?.apply(this, values)
    }
  })
  return () => {
    on = false
  }
}

/** Pages stay as they are; nothing opens them anew. */
export const replaceQuery = (_pathWithQuery: string): void => undefined
