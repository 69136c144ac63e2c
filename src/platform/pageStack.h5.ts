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

/**
 * Taro's router knows a page of its stack by its path alone: the browser's forward to a second list showed the first one
 * below, under the second one's address (FOOTGUNS). From here on the query counts too.
 */
export function tellPagesApartByQuery(): void {
  stacks.getLastIndex = (path, from = 1) => depthOf(stacks.get(), path, window.location.search, from)
}
