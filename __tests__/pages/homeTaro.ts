/** What the screens of home and categories take of Taro, without its router: a page that is shown, at `/`. */
import { useEffect, useRef } from 'react'

type Told = (event?: unknown) => unknown

/** What the host would tell the page. */
export const host = {
  reachBottom: new Set<Told>(),
  pullDown: new Set<Told>(),
  show: new Set<Told>(),
  hide: new Set<Told>(),
  scroll: new Set<Told>(),
  params: {} as Record<string, string>
}

const useHost = (list: Set<Told>, told: Told): void => {
  const newest = useRef(told)
  newest.current = told
  useEffect(() => {
    const own: Told = (event) => newest.current(event)
    list.add(own)
    return () => {
      list.delete(own)
    }
  }, [list])
}

export const useDidShow = (told: Told): void => {
  useHost(host.show, told)
  const newest = useRef(told)
  useEffect(() => void newest.current(), [])
}
export const useDidHide = (told: Told): void => useHost(host.hide, told)
export const useReachBottom = (told: Told): void => useHost(host.reachBottom, told)
export const usePullDownRefresh = (told: Told): void => useHost(host.pullDown, told)
export const usePageScroll = (told: (event: { scrollTop: number }) => unknown): void =>
  useHost(host.scroll, (event) => told(event as { scrollTop: number }))
export const useRouter = () => ({ params: host.params })

const page = { route: 'pages/index/index' }
const query = { select: () => query, boundingClientRect: () => query, exec: () => undefined }

export default {
  getCurrentPages: () => [page],
  getCurrentInstance: () => ({ router: { params: host.params }, page }),
  pxTransform: (px: number) => `${px / 20}rem`,
  createSelectorQuery: () => query,
  pageScrollTo: () => Promise.resolve(),
  stopPullDownRefresh: () => undefined,
  switchTab: () => Promise.resolve(),
  navigateTo: () => Promise.resolve(),
  redirectTo: () => Promise.resolve()
}
