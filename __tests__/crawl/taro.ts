/** What the app takes of Taro, without its router: one open page, and a note of every way that was taken from it. */
import { useEffect, useRef } from 'react'

type Told = (event?: unknown) => unknown

export const host = {
  route: 'pages/index/index',
  params: {} as Record<string, string>,
  /** `method url` of every jump since the page was opened. */
  jumps: [] as string[],
  reset(route: string, params: Record<string, string>): void {
    this.route = route.replace(/^\//, '')
    this.params = params
    this.jumps.length = 0
  }
}

export const useDidShow = (told: Told): void => {
  const newest = useRef(told)
  newest.current = told
  useEffect(() => void newest.current(), [])
}
const ignored = (): void => undefined
export const useDidHide = ignored
export const useReachBottom = ignored
export const usePullDownRefresh = ignored
export const usePageScroll = ignored
export const useLaunch = ignored
export const usePageNotFound = ignored
export const useRouter = () => ({ params: host.params })

const query = { select: () => query, boundingClientRect: () => query, exec: () => undefined }
const jump =
  (method: string) =>
  ({ url = '' }: { url?: string } = {}) => {
    host.jumps.push(`${method} ${url}`.trim())
    return Promise.resolve()
  }

export default {
  getCurrentPages: () => [{ route: host.route }],
  getCurrentInstance: () => ({ router: { params: host.params }, page: { route: host.route } }),
  pxTransform: (px: number) => `${px / 20}rem`,
  createSelectorQuery: () => query,
  pageScrollTo: () => Promise.resolve(),
  stopPullDownRefresh: () => undefined,
  switchTab: jump('switchTab'),
  navigateTo: jump('navigateTo'),
  redirectTo: jump('redirectTo'),
  navigateBack: jump('navigateBack')
}
