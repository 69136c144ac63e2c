import Taro from '@tarojs/taro'

const home = '/pages/index/index'

function openPage() {
  const pages = Taro.getCurrentPages()
  return pages[pages.length - 1]
}

/** Path of the page that is open, with a leading slash; home's while none is open yet. */
export function currentPath(): string {
  const route = openPage()?.route
  return route ? `/${route.replace(/^\/+/, '').split('?')[0]}` : home
}

/** Path of the page that the app is opened at, with a leading slash; known before a page is open. */
export const entryPath = (): string => `/${Taro.getEnterOptionsSync().path || home.slice(1)}`

/** The same with its query, to come back to. Taro's own `$taroTimestamp` and `stamp` are left out. */
export function currentPathWithQuery(): string {
  const options: Record<string, unknown> = openPage()?.options ?? {}
  const pairs = Object.entries(options)
    .filter(([name, value]) => name !== '$taroTimestamp' && name !== 'stamp' && typeof value === 'string')
    // the host hands values over as they were sent, encoded; an encoded value is not encoded twice
    .map(
      ([name, value]) => `${name}=${String(value).includes('%') ? String(value) : encodeURIComponent(String(value))}`
    )
  return pairs.length ? `${currentPath()}?${pairs.join('&')}` : currentPath()
}

/** The page stack is all there is on the mini-program. */
export function hasEarlierPage(): boolean {
  return false
}

/** Nothing lies before the first page. */
export function toEarlierPage(): void {
  return undefined
}
