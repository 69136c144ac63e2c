/** What the app takes of Taro, without its router: one page that is open and shown, and a note of every way taken from it. */
import { useEffect, useRef } from 'react'

type Told = (event?: unknown) => unknown

let page = { route: 'pages/index/index' }

/** What the host would tell the page. */
export const host = {
  reachBottom: new Set<Told>(),
  pullDown: new Set<Told>(),
  show: new Set<Told>(),
  hide: new Set<Told>(),
  scroll: new Set<Told>(),
  params: {} as Record<string, string>,
  /** `method url` of every jump since the page was opened. */
  jumps: [] as string[],
  /** Opens a page in place of the one before. */
  open(route: string, params: Record<string, string>): void {
    page = { route: route.replace(/^\//, '') }
    this.params = params
    this.jumps.length = 0
  }
}

const useHost = (list: Set<Told>, listener: Told): void => {
  const newest = useRef(listener)
  newest.current = listener
  useEffect(() => {
    const own: Told = (event) => newest.current(event)
    list.add(own)
    return () => {
      list.delete(own)
    }
  }, [list])
}

export const useDidShow = (listener: Told): void => {
  useHost(host.show, listener)
  const newest = useRef(listener)
  useEffect(() => void newest.current(), [])
}
export const useDidHide = (listener: Told): void => useHost(host.hide, listener)
export const useReachBottom = (listener: Told): void => useHost(host.reachBottom, listener)
export const usePullDownRefresh = (listener: Told): void => useHost(host.pullDown, listener)
export const usePageScroll = (listener: (event: { scrollTop: number }) => unknown): void =>
  useHost(host.scroll, (event) => listener(event as { scrollTop: number }))
export const useLaunch = (): void => undefined
export const usePageNotFound = (): void => undefined
export const useRouter = () => ({ params: host.params })

const query = { select: () => query, boundingClientRect: () => query, exec: () => undefined }
const jump =
  (method: string) =>
  ({ url = '' }: { url?: string } = {}) => {
    host.jumps.push(`${method} ${url}`.trim())
    return Promise.resolve()
  }

export default {
  getCurrentPages: () => [page],
  getCurrentInstance: () => ({ router: { params: host.params }, page }),
  pxTransform: (px: number) => `${px / 20}rem`,
  createSelectorQuery: () => query,
  pageScrollTo: () => Promise.resolve(),
  stopPullDownRefresh: () => undefined,
  switchTab: jump('switchTab'),
  navigateTo: jump('navigateTo'),
  redirectTo: jump('redirectTo'),
  navigateBack: jump('navigateBack')
}
