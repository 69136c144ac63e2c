/**
 * The only way from screen to screen: `go('orderDetail', { orderCode })`, typed by the route table. Knows what the hosts
 * don't share: tab pages, a stack of ten, double taps, and what to do when a screen needs a login.
 */
import { useMemo, useSyncExternalStore } from 'react'
import Taro, { useDidShow, useRouter } from '@tarojs/taro'
import { currentPath, hasEarlierPage, toEarlierPage } from '@/platform/location'
import { leavesByItself } from '@/platform/overPage'
import { loadPart } from '@/platform/pageParts'
import { onPageChange, replaceQuery } from '@/platform/pageStack'
import { asNewEntry } from '@/platform/tabs'
import { parseQuery } from '../lib/query'
import { checkParams, decodeParams, encodeParams, isLoginKey, type RouteParams } from './params'
import { routeAt, routeOf, type Route, type RouteKey } from './table'

export interface GoOptions {
  /** Takes the place of the current page, which can't be returned to. */
  replace?: boolean
  /** In this store, also inside the app. */
  here?: boolean
}

/** Parameters may be left out where none is required. */
type GoArguments<K extends RouteKey> =
  Record<never, never> extends RouteParams[K]
    ? [params?: RouteParams[K], options?: GoOptions]
    : [params: RouteParams[K], options?: GoOptions]

export interface NavigatorPorts {
  isLoggedIn: () => boolean
  /**
   * Told before every navigation, whether made here or by the host (back and forward of a browser, the swipe, the
   * Android key); `from` is undefined when no page is open yet. See guards.beforeNavigation.
   */
  onNavigate?: (from: RouteKey | undefined, to: RouteKey) => void
  /** Whether the app around the store opens a screen itself; no jump is made then. Undefined: there is none to ask. */
  elsewhere?: (key: RouteKey, params: object) => Promise<boolean> | undefined
  /** A screen's part could not be fetched: the page stays as it is, and words say so (spec 8). */
  onPartFailed?: () => void
}

/** Page-switch time-out in ms, spec 9.1: how long a second tap on the same target is the same tap. */
const pageSwitchMs = 1500
/** Pages a mini-program keeps open at once. */
const maxStack = 10
/** ms between looks at the page stack */
const stackPollMs = 50

let ports: NavigatorPorts = { isLoggedIn: () => false }
let pending: { target: string; time: number; loading: boolean } | undefined
let holdListener: (() => void) | undefined
/** Where the last jump made here leads, until the host has gone there. */
let announcedKey: RouteKey | undefined
/** A step back under way: how many pages were open, and when (ms). */
let stepping: { pages: number; time: number } | undefined

/** Tab pages stay mounted and take no query on the mini-program, so their parameters are handed over here. */
const tabParams = new Map<RouteKey, object>()
const tabListeners = new Set<() => void>()
const subscribeToTabs = (listener: () => void) => {
  tabListeners.add(listener)
  return () => {
    tabListeners.delete(listener)
  }
}

export const configureNavigator = (navigatorPorts: NavigatorPorts): void => {
  ports = navigatorPorts
}

/**
 * While set, no jump is made and this is told instead: the chat app shows a single page, from which none leads elsewhere.
 * Undefined lets them through again.
 */
export const holdNavigation = (listener: (() => void) | undefined): void => {
  holdListener = listener
}

/** Forgets ports, a pending jump and parameters of tabs; for tests. */
export const resetNavigator = (): void => {
  ports = { isLoggedIn: () => false }
  holdListener = undefined
  pending = undefined
  stepping = undefined
  announcedKey = undefined
  tabParams.clear()
}

/** Whether the screen is there; where it is not, don't offer the way to it. */
export const isBuilt = (key: RouteKey): boolean => routeOf(key).built

/** The screen that many pages from the top, 1 being the top itself. */
const openRoute = (fromTop: number): Route | undefined => {
  const stack = Taro.getCurrentPages()
  const path = stack[stack.length - fromTop]?.route
  return path === undefined ? undefined : routeAt(path)
}

/** The screen on top, undefined while none is open. */
export const currentKey = (): RouteKey | undefined => openRoute(1)?.key

/** Says where a jump leads before it is made, so that the host's going there is known for ours. */
const announce = (to: RouteKey): void => {
  announcedKey = to
  ports.onNavigate?.(currentKey(), to)
}

/** The host is about to show a page that another than us asked for, and has announced it. */
export const expectPage = (key: RouteKey): void => {
  announcedKey = key
}

/** From now on what the host does by itself is a navigation too (spec 2.3). The result stops it. */
export const followHost = (): (() => void) =>
  onPageChange(({ from, to }) => {
    const key = routeAt(to)?.key
    const isOurs = announcedKey === key
    announcedKey = undefined
    if (from !== undefined && key !== undefined && !isOurs) ports.onNavigate?.(routeAt(from)?.key, key)
  })

/** Path and query of a screen with its parameters, for sharing and for `from`. */
export const urlOf = <K extends RouteKey>(key: K, ...[params]: GoArguments<K>): string => {
  const value = encodeParams(checkParams(key, params ?? {}))
  return value ? `${routeOf(key).path}?params=${value}` : routeOf(key).path
}

/** Writes into the address what the page on show is narrowed to, without moving: a reload and a way back from outside keep it. */
export const keepParams = <K extends RouteKey>(key: K, params: RouteParams[K]): void => {
  // each screen's arguments are its parameters; TypeScript can't follow K through the table
  if (currentPath() === routeOf(key).path) replaceQuery(urlOf(key, ...([params] as unknown as GoArguments<K>)))
}

const isStackFull = () => process.env.TARO_ENV === 'weapp' && Taro.getCurrentPages().length >= maxStack

/** False when the host refused; the page then stays as it is and can be tapped again. */
const attempt = async (jump: () => Promise<unknown>): Promise<boolean> => {
  try {
    await jump()
    return true
  } catch (failure) {
    pending = undefined
    stepping = undefined
    announcedKey = undefined
    // the chat app fetches the package of a screen itself, and says nothing when it can't
    const isPart =
      process.env.TARO_ENV === 'weapp' && /subpackage/.test(String((failure as { errMsg?: unknown }).errMsg))
    if (isPart) ports.onPartFailed?.()
    return false
  }
}

/**
 * Fetches what the screen is made of before the address changes. False when it can't be had, or when another screen was
 * asked for meanwhile.
 */
const partOf = async (load: Promise<void>, mine: { loading: boolean }): Promise<boolean> => {
  try {
    await load
  } catch {
    if (pending === mine) {
      pending = undefined
      ports.onPartFailed?.()
    }
    return false
  } finally {
    mine.loading = false
  }
  return pending === mine
}

/** The address of the login screen; a way back too long to carry is left out. */
const loginUrl = (from: string): string => urlOf('login', { from })

const jump = async (route: Route, params: object, { replace = false, here = false }: GoOptions): Promise<boolean> => {
  if (holdListener) {
    holdListener()
    return false
  }
  const checkedParams = checkParams(route.key, params)
  const value = encodeParams(checkedParams)
  const url = value ? `${route.path}?params=${value}` : route.path
  const needsLogin = route.auth === 'login' && !ports.isLoggedIn()
  const target = needsLogin ? loginUrl(url) : url
  const key = needsLogin ? 'login' : route.key

  const now = Date.now()
  if (pending?.target === target && (pending.loading || now - pending.time < pageSwitchMs)) return false
  const mine = { target, time: now, loading: true }
  pending = mine
  stepping = undefined
  // what takes the place of a page can't be opened beside it; a login can
  const answer = here || (replace && key !== 'login') ? undefined : ports.elsewhere?.(key, checkedParams)
  if (answer) {
    const isTaken = await answer
    if (isTaken && pending === mine) pending = undefined
    if (isTaken || pending !== mine) return isTaken
  }
  const load = loadPart(routeOf(key).path)
  if (load && !(await partOf(load, mine))) return false
  mine.loading = false
  announce(key)

  if (route.tab !== undefined) {
    // A tap on the tab alone says nothing about what it shows; what was chosen there stays.
    if (Object.keys(checkedParams).length > 0) {
      tabParams.set(route.key, checkedParams)
      tabListeners.forEach((listener) => listener())
    }
    const open = () => Taro.switchTab({ url: route.path })
    return attempt(() => (replace ? open() : asNewEntry(route.path, open)))
  }
  return attempt(() => (replace || isStackFull() ? Taro.redirectTo({ url: target }) : Taro.navigateTo({ url: target })))
}

/**
 * Opens a screen; a tab page by switchTab. A screen that needs a login opens the login screen with the way back when
 * nobody is logged in; one that is not built opens the 404 screen. Resolves to false when nothing happened: a repeated
 * tap, or a refusal by the host. Never rejects, but throws RangeError on parameters above 4 KB.
 */
export const go = <K extends RouteKey>(key: K, ...[params, options]: GoArguments<K>): Promise<boolean> => {
  const route = routeOf(key)
  if (!route.built) return jump(routeOf('notFound'), { path: route.path }, options ?? {})
  return jump(route, params ?? {}, options ?? {})
}

/** Opens an app path with its query, such as `from` or a link of a decorated page; what is unknown opens the 404 screen. */
export const goToPath = (pathWithQuery: string, options: GoOptions = {}): Promise<boolean> => {
  const route = routeAt(pathWithQuery)
  if (!route?.built) return jump(routeOf('notFound'), { path: pathWithQuery.slice(0, 500) }, options)
  const query = pathWithQuery.includes('?') ? pathWithQuery.slice(pathWithQuery.indexOf('?')) : ''
  return jump(route, decodeParams(route.key, parseQuery(query).params), options)
}

/** For the app's page-not-found event: replaces at entry; later it opens on top, since H5 would unload the page below. */
export const showNotFound = (path: string, isEntryPage: boolean): Promise<boolean> =>
  jump(routeOf('notFound'), { path: path.slice(0, 500) }, { replace: isEntryPage })

/** Closes pages, and not what lies over them. */
const stepBack = (pages: number): Promise<boolean> => {
  const step = () => Taro.navigateBack({ delta: pages })
  const free = leavesByItself()
  return attempt(() => (free ? free.then(step) : step()))
}

/** Whether a page lies below the one on top, or lay there before a refresh; a nav bar shows the way home where none does. */
export const canGoBack = (): boolean => Taro.getCurrentPages().length > 1 || hasEarlierPage()

/**
 * One page back; after a refresh on H5, which empties the stack, by the browser's history. To `fallbackKey` when nothing
 * lies before this page (a link from outside). A second tap before the page has closed is the same tap.
 */
export const back = (fallbackKey: RouteKey = 'index'): Promise<boolean> => {
  const now = Date.now()
  const pages = Taro.getCurrentPages().length
  if (stepping?.pages === pages && now - stepping.time < pageSwitchMs) return Promise.resolve(false)
  pending = undefined
  if (pages < 2 && hasEarlierPage()) {
    stepping = { pages, time: now }
    return attempt(() => Promise.resolve(toEarlierPage()))
  }
  if (pages < 2) return jump(routeOf(fallbackKey), {}, { replace: true })
  const below = openRoute(2)
  if (below) announce(below.key)
  stepping = { pages, time: now }
  return stepBack(1)
}

/**
 * Closes the page on top and those of `keys` right below it: a form that was opened from a list that was opened to
 * choose goes straight back to who asked. False when no other page lies below.
 */
export const backPast = (keys: readonly RouteKey[]): Promise<boolean> => {
  let steps = 1
  for (let below = openRoute(2); below && keys.includes(below.key); below = openRoute(steps + 1)) steps += 1
  const asker = openRoute(steps + 1)
  if (!asker) return Promise.resolve(false)
  pending = undefined
  announce(asker.key)
  return stepBack(steps)
}

/** Resolves once no more than `length` pages are open, or after the page-switch time-out: H5 unloads a while after. */
const stackOf = async (length: number): Promise<void> => {
  for (let waitedMs = 0; Taro.getCurrentPages().length > length && waitedMs < pageSwitchMs; waitedMs += stackPollMs) {
    await new Promise((resolve) => setTimeout(resolve, stackPollMs))
  }
}

/**
 * After a login: closes all login screens on top, so that back never leads into them, and shows `from` (a checked path),
 * else the page below, else home.
 */
export const leaveLogin = async (from?: string): Promise<boolean> => {
  pending = undefined
  const stack = Taro.getCurrentPages()
  let steps = 0
  for (let top = openRoute(1); top && isLoginKey(top.key); top = openRoute(steps + 1)) steps += 1
  const below = openRoute(steps + 1)
  const target = from === undefined ? (below ?? routeOf('index')) : routeAt(from)
  if (steps > 0 && below && (!target || target.key === below.key)) {
    announce(below.key)
    return stepBack(steps)
  }
  if (steps > 1 && target?.tab === undefined) {
    await stepBack(steps - 1)
    await stackOf(stack.length - steps + 1)
  }
  return goToPath(from ?? routeOf('index').path, { replace: true })
}

/** Path and query of the page on top, to come back to after a login; '' while none is open or it is a login screen. */
export const currentUrl = (): string => {
  const key = currentKey()
  if (key === undefined || isLoginKey(key)) return ''
  const value: unknown = Taro.getCurrentInstance().router?.params.params
  const text = encodeParams(decodeParams(key, value))
  return text ? `${routeOf(key).path}?params=${text}` : routeOf(key).path
}

/**
 * Once a page shows, the jump to it or back to it is over, and the same target may be tapped again at once. Registers before
 * what the page itself does when it shows: a jump that it makes then, such as to the login screen, has only begun.
 */
export const useArrival = (): void =>
  useDidShow(() => {
    pending = undefined
    stepping = undefined
  })

/**
 * The checked parameters of the page that calls it; the same object until the page is opened anew. A tab page gets a new
 * object each time it is opened with parameters, so an effect on it runs even when they are equal.
 */
export const usePageParams = <K extends RouteKey>(key: K): RouteParams[K] => {
  const value: unknown = useRouter()?.params?.params
  const fromQuery = useMemo(() => decodeParams(key, value), [key, value])
  const readTab = () => tabParams.get(key)
  const fromTab = useSyncExternalStore(subscribeToTabs, readTab, readTab)
  return (fromTab as RouteParams[K] | undefined) ?? fromQuery
}
