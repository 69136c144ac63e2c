import PageHandler from '@tarojs/router/dist/router/page'
import stacks from '@tarojs/router/dist/router/stack'

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

const queryOfAddress = (search: string): string =>
  sameQuery(
    search
      .replace(/^\?/, '')
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [key = '', ...value] = pair.split('=')
        return [key, value.join('=')]
      })
  )

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
 * Three faults of Taro's router (FOOTGUNS). A path with a broken escape leaves the screen blank; it becomes one of no
 * page. The router knows a page of its stack by its path alone: the browser's forward to a
 * second list showed the first one below, under the second one's address; from here on the query counts too. And it hides
 * a page once another has slid over it, also when that one has gone again: back at once left nothing on the screen.
 */
export function mendPageStack(): void {
  makeReadable()
  stacks.getLastIndex = (path, from = 1) => depthOf(stacks.get(), path, window.location.search, from)
  const { show } = PageHandler.prototype
  PageHandler.prototype.show = function (this: PageHandler, page, ...rest) {
    // by name, since the router keeps both to itself
    if (this['hideTimer'] !== null && this['lastHidePage'] === this.getPageContainer(page)) {
      clearTimeout(this['hideTimer'])
      this['hideTimer'] = null
    }
    show.call(this, page, ...rest)
  }
}
