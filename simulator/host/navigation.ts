/** The page stack: five ways to move, the platform's refusals, and the order of lifecycle calls. */
import { ApiFailure } from './calls'
import type { Live } from './instances'
import type { Channel } from './small'
import type { Modules } from './modules'
import type { OpenPage, Values } from './types'

export const stackLimit = 10

export interface Page extends Live {
  route: string
  options: Record<string, string>
  tabBar?: Live
  /** The opener's end of the channel to it. */
  channel: Channel
  /** The components that came with its first drawing have heard that it is on show. */
  drawn?: boolean
  ready: boolean
}

export interface NavigationHost {
  modules: Modules
  /** Evaluates the page's script and makes its instance; nothing of it has run yet. */
  create(path: string, options: Record<string, string>): Page
  /** The components that stand on a page, its tab bar among them. */
  componentsOf(page: Page): Live[]
  changed(stack: readonly OpenPage[]): void
  /** Closes the page-container that stands open on a page: every way back ends there. */
  overPage(page: Page): (() => void) | undefined
  /** Waits for the animation of the view; at once without one. */
  settle(): Promise<void>
}

export interface Navigation {
  stack: Page[]
  tabs: Map<string, Page>
  open(path: string, query: Record<string, string>): Promise<void>
  apis: Record<string, (options: Values) => unknown>
  hideTop(): void
  showTop(): void
}

/** Path and query of an address; values stay as they were sent, as the platform hands them over. */
export function readAddress(url: string): { path: string; query: Record<string, string> } {
  const [path = '', search = ''] = url.split('#')[0]?.split(/\?(.*)/s) ?? []
  const query: Record<string, string> = {}
  for (const pair of search.split('&')) {
    if (!pair) continue
    const split = pair.indexOf('=')
    const name = split < 0 ? pair : pair.slice(0, split)
    if (name !== '__proto__') query[name] = split < 0 ? '' : pair.slice(split + 1)
  }
  return { path, query }
}

/** What the scripts of a page and of its components hear, in the platform's order. */
function createLifecycle(componentsOf: NavigationHost['componentsOf']) {
  const fire = (page: Page | undefined, name: string, ...values: unknown[]) => page?.call(name, ...values)
  const hide = (page: Page | undefined) => {
    if (!page) return
    fire(page, 'onHide')
    page.pageLifetime('hide')
    for (const part of componentsOf(page)) part.pageLifetime('hide')
  }
  const unload = (page: Page) => {
    fire(page, 'onUnload')
    for (const part of componentsOf(page)) {
      part.lifetime('detached')
      part.close()
    }
    page.lifetime('detached')
    page.close()
  }
  const show = (page: Page) => {
    fire(page, 'onShow')
    page.pageLifetime('show')
    for (const part of componentsOf(page)) part.pageLifetime('show')
    if (page.ready) return
    page.ready = true
    page.tabBar?.lifetime('ready')
    page.lifetime('ready')
    fire(page, 'onReady')
  }
  const begin = (page: Page) => {
    page.lifetime('created')
    page.lifetime('attached')
    page.tabBar?.lifetime('created')
    page.tabBar?.lifetime('attached')
    fire(page, 'onLoad', page.options)
  }

  return { begin, show, hide, unload }
}

/** Fetches the packages that a page's settings ask for once it is open. */
const preload = (modules: Modules, path: string) => {
  for (const root of modules.appJson.preloadRule?.[path]?.packages ?? []) {
    // a preload that fails is tried again when the page opens
    if (root !== '__APP__') modules.loadPackage(root.replace(/\/$/, '')).catch(() => undefined)
  }
}

async function prepare(modules: Modules, path: string): Promise<void> {
  try {
    await modules.loadPackage(modules.packageOf(path))
  } catch {
    throw new ApiFailure('load subpackage failed')
  }
}

/** Resolves an address against the page it is asked from; a leading slash is the root. */
function targetOf(options: Values, from: Page | undefined): { path: string; query: Record<string, string> } {
  const url = options['url']
  if (typeof url !== 'string') throw new ApiFailure('parameter error: parameter.url should be String')
  const { path, query } = readAddress(url)
  const folder = from?.route.split('/').slice(0, -1) ?? []
  const parts = path.startsWith('/') ? [] : folder
  for (const part of path.split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return { path: parts.join('/').replace(/\.html$/, ''), query }
}
function registered(modules: Modules, path: string): void {
  if (modules.pages.includes(path)) return
  throw new ApiFailure(`page "${path}" is not found`)
}

/** What every way to move consists of. */
function createSteps(host: NavigationHost, stack: Page[], tabs: Map<string, Page>) {
  const { begin, show, hide, unload } = createLifecycle(host.componentsOf)
  const top = () => stack.at(-1)
  const close = (page: Page) => {
    unload(page)
    if (tabs.get(page.route) === page) tabs.delete(page.route)
  }
  const finish = async (page: Page) => {
    host.changed(stack)
    preload(host.modules, page.route)
    await host.settle()
  }
  const open = async (page: Page) => {
    stack.push(page)
    begin(page)
    show(page)
    await finish(page)
  }

  return { begin, show, hide, top, close, finish, open }
}

/** The five ways to move, each from a checked address to the page on show. */
function createMoves(host: NavigationHost, stack: Page[], tabs: Map<string, Page>) {
  const { modules } = host
  const { begin, show, hide, top, close, finish, open } = createSteps(host, stack, tabs)

  async function reLaunch(path: string, query: Record<string, string>): Promise<void> {
    await prepare(modules, path)
    const closing = new Set([...stack].reverse().concat([...tabs.values()]))
    stack.length = 0
    closing.forEach(close)
    tabs.clear()
    const page = host.create(path, query)
    if (modules.isTab(path)) tabs.set(path, page)
    await open(page)
  }

  async function switchTab(path: string): Promise<void> {
    await prepare(modules, path)
    const from = top()
    if (from?.route === path) return finish(from)
    const fromTab = from !== undefined && modules.isTab(from.route)
    if (fromTab) hide(from)
    for (const page of [...stack].reverse()) if (!modules.isTab(page.route)) close(page)
    stack.length = 0
    let page = tabs.get(path)
    if (page) stack.push(page)
    else {
      page = host.create(path, {})
      tabs.set(path, page)
      stack.push(page)
      begin(page)
    }
    show(page)
    await finish(page)
  }

  async function navigateTo(path: string, query: Record<string, string>, events: unknown) {
    if (modules.isTab(path)) throw new ApiFailure('can not navigateTo a tabbar page')
    if (stack.length >= stackLimit) throw new ApiFailure(`webview count limit exceed`)
    await prepare(modules, path)
    const opener = top()
    hide(opener)
    const page = host.create(path, query)
    for (const [name, listener] of Object.entries(events ?? {})) page.channel.hear(name, listener, opener?.id)
    await open(page)
    return { eventChannel: page.channel.end }
  }

  async function redirectTo(path: string, query: Record<string, string>): Promise<void> {
    if (modules.isTab(path)) throw new ApiFailure('can not redirectTo a tabbar page')
    await prepare(modules, path)
    const page = stack.pop()
    if (page) close(page)
    await open(host.create(path, query))
  }

  async function navigateBack(delta: number): Promise<void> {
    if (stack.length <= 1) throw new ApiFailure('cannot navigate back at first page')
    const remaining = Math.max(1, stack.length - delta)
    while (stack.length > remaining) {
      const page = stack.pop()
      if (page) close(page)
    }
    const page = top()
    if (!page) return
    show(page)
    await finish(page)
  }

  return { reLaunch, switchTab, navigateTo, redirectTo, navigateBack, hide, show }
}

export function createNavigation(host: NavigationHost): Navigation {
  const { modules } = host
  const stack: Page[] = []
  const tabs = new Map<string, Page>()
  const moves = createMoves(host, stack, tabs)
  const top = () => stack.at(-1)
  let turn: Promise<unknown> = Promise.resolve()

  /** One change of the stack after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = turn.then(work, work)
    turn = next.catch(() => undefined)
    return next
  }
  /** Reads the address as it is asked, and moves there when it is this one's turn. */
  function moveTo<T>(options: Values, move: (path: string, query: Record<string, string>) => Promise<T>): Promise<T> {
    const { path, query } = targetOf(options, top())
    return inTurn(async () => {
      registered(modules, path)
      return move(path, query)
    })
  }

  return {
    stack,
    tabs,
    hideTop: () => moves.hide(top()),
    showTop: () => {
      const page = top()
      if (page) moves.show(page)
    },
    open: (path, query) => inTurn(() => moves.reLaunch(path, query)),
    apis: {
      navigateTo: (options) => {
        const { events } = options
        return moveTo(options, (path, query) => moves.navigateTo(path, query, events))
      },
      redirectTo: (options) => moveTo(options, moves.redirectTo),
      switchTab: (options) =>
        moveTo(options, async (path) => {
          if (!modules.isTab(path)) throw new ApiFailure('can not switch to no-tabBar page')
          await moves.switchTab(path)
        }),
      reLaunch: (options) => moveTo(options, moves.reLaunch),
      navigateBack: (options) => {
        const delta = typeof options['delta'] === 'number' && options['delta'] > 0 ? Math.floor(options['delta']) : 1
        return inTurn(async () => {
          const page = top()
          const leave = stack.length > 1 && page ? host.overPage(page) : undefined
          return leave ? leave() : moves.navigateBack(delta)
        })
      }
    }
  }
}
