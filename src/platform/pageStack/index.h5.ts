import { eventCenter } from '@tarojs/runtime'
import PageHandler from '@tarojs/router/dist/router/page'
import stacks from '@tarojs/router/dist/router/stack'
import type { PageChange } from './types'

export type { PageChange } from './types'

/** A page of the router's stack, as far as it matters here. */
export interface StackedPage {
  path?: string | undefined
  /** Its query as it stood in the address, not decoded, and the router's own stamp. */
  $taroParams?: Readonly<Record<string, unknown>> | undefined
}

/** What the router adds to a page's query by itself. */
const ownKeys: readonly string[] = ['stamp', '$taroTimestamp']

const sameQuery = (pairs: readonly (readonly [string, unknown])[]): string =>
  pairs
    .filter(([key]) => !ownKeys.includes(key))
    .map(([key, value]) => `${key}=${String(value)}`)
    .sort()
    .join('&')

const pairsOf = (search: string): [string, string][] =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [key = '', ...value] = pair.split('=')
      return [key, value.join('=')]
    })

const queryOfAddress = (search: string): string => sameQuery(pairsOf(search))

/**
 * How far below the top of the stack the page of a path and a query lies, counted from `from`; -1 when it is not there.
 * Two pages of one screen are told apart by their query.
 */
export function depthOf(stack: readonly StackedPage[], path: string, search: string, from: number): number {
  const query = queryOfAddress(search)
  return [...stack]
    .reverse()
    .findIndex(
      (page, depth) =>
        depth >= from &&
        page.path?.replace(/\?.*/, '') === path &&
        sameQuery(Object.entries(page.$taroParams ?? {})) === query
    )
}

/** Gives the page on top another query: a reload opens it with that, and the browser's back finds it by that. */
export function replaceQuery(pathWithQuery: string): void {
  const top: StackedPage | undefined = stacks.last
  if (top) {
    const own = Object.entries(top.$taroParams ?? {}).filter(([key]) => ownKeys.includes(key))
    top.$taroParams = Object.fromEntries([...own, ...pairsOf(pathWithQuery.split('?')[1] ?? '')])
  }
  window.history.replaceState(window.history.state, '', pathWithQuery)
}

/** A path of no page. */
const nowhere = '/-/unreadable'

/** Taro's router decodes the path as it starts, and throws on a broken escape: nothing would ever be shown. */
function makeReadable(): void {
  try {
    decodeURI(window.location.pathname)
  } catch {
    window.history.replaceState(window.history.state, '', nowhere)
  }
}

/**
 * A document that is left is told to hide after its `pagehide`, and Firefox drops what it queues then: React waits for
 * ever for its own message once the document comes back from the page cache. Nobody is told of that hiding, so nothing is
 * drawn; timers stand still by themselves, and the coming back is told as ever.
 */
function leaveStill(): void {
  let leaves = false
  window.addEventListener('pagehide', () => {
    leaves = true
  })
  window.addEventListener('pageshow', () => {
    leaves = false
  })
  window.addEventListener(
    'visibilitychange',
    (event) => {
      if (leaves && document.visibilityState === 'hidden') event.stopImmediatePropagation()
    },
    true
  )
}

/**
 * Five faults of Taro's router (FOOTGUNS). A path with a broken escape leaves the screen blank; it becomes one of no
 * page. The router knows a page of its stack by its path alone: the browser's forward to a
 * second list showed the first one below, under the second one's address; from here on the query counts too. And it hides
 * a page once another has slid over it, also when that one has gone again: back at once left nothing on the screen. A page
 * that leaves does so in a third of a second, in which the router still takes it for the one on top: forward at once left
 * nothing either; the next step waits no longer, the page is gone before it. And it tells a page to hide while its
 * whole document is left.
 */
export function patchTaroRouter(): void {
  makeReadable()
  leaveStill()
  stacks.getLastIndex = (path, from = 1) => depthOf(stacks.get(), path, window.location.search, from)
  const { show, unload } = PageHandler.prototype
  PageHandler.prototype.show = function (this: PageHandler, page, ...rest) {
    // by name, since the router keeps both to itself
    if (this['hideTimer'] !== null && this['lastHidePage'] === this.getPageContainer(page)) {
      clearTimeout(this['hideTimer'])
      this['hideTimer'] = null
    }
    show.call(this, page, ...rest)
  }
  let handler: PageHandler | undefined
  PageHandler.prototype.unload = function (this: PageHandler, page, ...rest) {
    handler = this
    unload.call(this, page, ...rest)
  }
  eventCenter.on('__taroRouterChange', () => {
    if (!handler?.['unloadTimer']) return
    clearTimeout(handler['unloadTimer'])
    handler['unloadTimer'] = null
    handler['lastUnloadPage']?.onUnload?.()
    // the page below is shown by it
    eventCenter.trigger('__taroPageOnShowAfterDestroyed')
  })
}

/**
 * Tells of every page the router goes to, before it looks for the page: also by the browser's back and forward. The
 * result stops it.
 */
export function onPageChange(listener: (change: PageChange) => void): () => void {
  const handleChange = ({ toLocation }: { toLocation: { path: string } }): void =>
    listener({ from: stacks.last?.path, to: toLocation.path })
  eventCenter.on('__taroRouterChange', handleChange)
  return () => void eventCenter.off('__taroRouterChange', handleChange)
}
