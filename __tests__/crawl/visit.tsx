/** Opens a screen as the app would, in any state of the world, and returns what came of it. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { act, cleanup, fireEvent, render } from '@testing-library/react/pure'
import { runInAction } from 'mobx'
import * as React from 'react'
import * as ReactDOM from 'react-dom/client'
import { encodeParams } from '@/routes/params'
import type { LocaleCode } from '@/i18n'
import { routes, type Route } from '@/routes/table'
import { seeEverything } from '../pages/homeSupport'
import { callKeys, install, unfitCalls } from './gateway'
import { sampleParams } from './params'
import { host } from '../support/taro'

// `pure` adds no hooks of its own, so that a test may load everything anew
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

export const builtRoutes: Route[] = routes.filter(({ built }) => built)

const names = process.env.CRAWL_DIRECT?.split(',')
/** Those that the change is direct about, and one of each kind; all of them where a run names none, as `verify:full` does. */
export const directRoutes: Route[] = builtRoutes.filter(({ key }) => names?.includes(key) ?? true)
export const isDirect = (route: Route): boolean => directRoutes.includes(route)

/** The file of a screen, from its path alone. */
export const screenFile = ({ path: place }: Pick<Route, 'path'>): string =>
  path.resolve(__dirname, '../../src', `.${place}.tsx`)

export const hasScreen = (route: Pick<Route, 'path'>): boolean => existsSync(screenFile(route))

export interface Visit {
  /** What a shopper can read, toasts and dialogs included. */
  words: string
  /** Names of what can be tapped. */
  ways: string[]
  /** Where the app went by itself. */
  jumps: string[]
  /** Endpoints the screen asked while it opened. */
  endpoints: string[]
  /** Errors thrown, rejections nobody took, console errors, and calls the contract does not admit. */
  complaints: string[]
  /** Controls that offer another try. */
  retries: string[]
  /** What still says that it is on its way, long after every reply. */
  waiting: string[]
  /** Headings with nothing of their own under them: no content, no word of a failure, no way to try again. */
  bare: string[]
  /** What there was after all of them were tapped and the world had become `World.then`; absent: there were none. */
  retried?: Look | undefined
}

/** What there is to see at a moment. */
type Look = Pick<Visit, 'words' | 'ways' | 'retries' | 'waiting' | 'bare'>

/** ms that pass before a visit is judged: debounced calls, the toast and the second before a login are over by then. */
const patience = 2500

const complaints: string[] = []
const textOf = (values: unknown[]) =>
  values.map((value) => (value instanceof Error ? value.stack : String(value))).join(' ')

type Screen = React.ComponentType<React.PropsWithChildren>

/** Taro's own, which it renders the app and each page with; they have no types. */
const taro = jest.requireActual<{
  createReactApp: (App: Screen, react: object, dom: object, config: object) => unknown
  connectReactPage: (react: object, id: string) => (Page: Screen) => Screen
}>('@tarojs/plugin-framework-react/dist/runtime')

const defaultOf = (file: string): Screen => jest.requireActual<{ default: Screen }>(file).default

/** The app with one open page, each inside what Taro puts around it. */
function appWith(route: Route): React.ReactNode {
  const App = defaultOf('@/app')
  taro.createReactApp(App, React, ReactDOM, {})
  const Page = taro.connectReactPage(React, route.path)(defaultOf(screenFile(route)))
  return (
    <App>
      <Page />
    </App>
  )
}

/** What the browser would say of a screen; listens for the whole of a test file. */
export function listen(): void {
  seeEverything()
  jest
    .spyOn(console, 'error')
    .mockImplementation((...values: unknown[]) => void complaints.push(`console: ${textOf(values)}`))
  window.addEventListener('error', (event) => void complaints.push(`error: ${event.message}`))
}
const onRejection = (reason: unknown) => void complaints.push(`rejection: ${textOf([reason])}`)
process.on('unhandledRejection', onRejection)

/** Every login has a token of its own; a 401 is told once for each. */
let visits = 0

/** A device that has just been unpacked, or one with these stored values. */
async function freshDevice(loggedIn: boolean, locale: LocaleCode): Promise<void> {
  const { stores } = await import('@/stores')
  const { setLocale } = await import('@/i18n')
  localStorage.clear()
  act(() => {
    setLocale(locale)
    runInAction(() => {
      stores.session.logout()
      stores.network.set(true)
      stores.site.info = undefined
      stores.site.cms = undefined
      stores.site.lists = undefined
      if (loggedIn) {
        stores.session.token = `T${(visits += 1)}`
        stores.session.userId = 'U1'
      }
    })
  })
  localStorage.clear()
}

const tappable = 'button:not([disabled]), a[href], [role="button"], [role="tab"]'
const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim()

/** A control that says it tries again; a sentence of advice is none. */
const isRetry = (element: Element): boolean => /^重试$|点这里重试$/.test(nameOf(element))

/** What stands on every screen beside its own content. */
const frame = '.ui-nav, .ui-bottom-bar, .ui-hidden, .ui-card__more, .cms-section__more'
const levelOf = (heading: Element): number => Number(heading.getAttribute('aria-level') ?? 1)
/** Something to read, see or type into, or the place kept for what comes as the page is scrolled. */
const tells = (node: Node): boolean =>
  node instanceof Element
    ? node.matches('img, svg, canvas, input, textarea, [role="status"], .description__wait')
    : Boolean(node.textContent?.trim())

/** Headings that the next of their rank, or the page's end, follows at once. */
function bareHeadings(): string[] {
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const bare: Element[] = []
  let open: Element[] = []
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const holder = node instanceof Element ? node : node.parentElement
    if (holder?.closest(frame)) continue
    if (node instanceof Element && node.matches('[role="heading"]')) {
      const level = levelOf(node)
      bare.push(...open.filter((heading) => levelOf(heading) >= level))
      open = [...open.filter((heading) => levelOf(heading) < level), node]
    } else if (!holder?.closest('[role="heading"]') && tells(node)) open = []
  }
  return [...bare, ...open].map(nameOf)
}

function look(): Look {
  const words = (document.body.textContent ?? '').replace(/\s+/g, ' ').trim()
  const taps = [...document.body.querySelectorAll(tappable)]
  const waiting = [...document.body.querySelectorAll('[aria-busy="true"]')].map(nameOf)
  return {
    words,
    ways: taps.map(nameOf).filter(Boolean),
    retries: taps.filter(isRetry).map(nameOf),
    waiting,
    bare: bareHeadings()
  }
}

/** Taps each offer of another try, in a world that has become this one. */
async function tryAgain(answer: World['answer']): Promise<Visit['retried']> {
  const offers = [...document.body.querySelectorAll<HTMLElement>(tappable)].filter(isRetry)
  if (!offers.length) return undefined
  const before = [...callKeys]
  const complaints = [...unfitCalls]
  install(answer)
  callKeys.push(...before)
  unfitCalls.push(...complaints)
  await act(async () => {
    for (const offer of offers) fireEvent.click(offer)
  })
  await pass(patience)
  return look()
}

interface World {
  loggedIn?: boolean
  /** The language the shopper chose; Chinese unless told. */
  locale?: LocaleCode
  answer: Parameters<typeof install>[0]
  file?: Parameters<typeof install>[1]
  /** The query value of `params`; by default the sample of the route. */
  params?: string
  /** The app has just been loaded and starts with what the device holds. */
  asStored?: true
  /** What endpoints answer, and the site's files as they should be, by the time the shopper tries again. */
  then?: Parameters<typeof install>[0]
  /** What else has changed by then. */
  mend?: () => void
}

/** Opens a screen cold, as a link does. */
export async function visit(route: Route, world: World): Promise<Visit> {
  complaints.length = 0
  // the app's start reads the device; what is set up below is what it finds later
  if (!world.asStored) defaultOf('@/app')
  if (!world.asStored) await freshDevice(world.loggedIn ?? false, world.locale ?? 'zh-CN')
  const params = world.params ?? encodeParams(sampleParams(route.key))
  host.open(route.path, params ? { params } : {})
  install(world.answer, world.file)
  const page = appWith(route)
  const { stores } = await import('@/stores')
  await act(async () => {
    void stores.site.load()
    render(page)
  })
  await pass(patience)
  const view = { ...look(), jumps: [...host.jumps], endpoints: [...new Set(callKeys)] }
  world.mend?.()
  const retried = world.then && (await tryAgain(world.then))
  cleanup()
  document.body.replaceChildren()
  await pass(patience)
  return { ...view, retried, complaints: [...complaints, ...unfitCalls] }
}

export const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
