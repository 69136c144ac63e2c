/** The compiled mini-program on a phone without layout, beside a small shop: a test looks at it and taps on it. */
import { after, afterEach, before } from 'node:test'
import { bubble } from '../../simulator/crawl/acts'
import { createClock, type Clock } from '../../simulator/crawl/clock'
import { fetchNetwork, folderFiles, vmScripts } from '../../simulator/crawl/nodePorts'
import { textOf, walk, type Node } from '../../simulator/crawl/tree'
import {
  createHost,
  type CashierPort,
  type Host,
  type HostSettings,
  type NetworkPort,
  type UiPort
} from '../../simulator/host'
import { startShop, type TestShop } from '../gateway/orders/journey-shop'
import { dist, newView, hearRejections, type Drawn } from './drawn'
import { paceOf, type Pace } from './pace'

export interface Phone extends Pick<Pace, 'rest' | 'pass'> {
  host: Host
  /** What the page on top shows. */
  tree(): Node
  text(): string
  route(): string
  /** Taps the innermost node with these words, or of this class, once it is there. */
  tap(words: string | RegExp): Promise<void>
  /** Taps a node of the page on top. */
  touch(node: Node): Promise<void>
  /** Sends another event to the node of a class, such as the answer of an open type. */
  tell(className: string, event: string): void
  /** Waits until something holds; fails with what is shown otherwise. */
  until(what: string, holds: () => boolean, ms?: number): Promise<void>
  /** Outcomes of every call of an API so far. */
  calls(name: string): { options: unknown; outcome: string }[]
  problems(): string[]
  stop(): void
}

interface PhoneOptions {
  /** Where the shop answers. */
  address: string
  token?: string
  userId?: string
  locale?: 'zh-CN' | 'en-US'
  /** Whether the welcome over home was answered before. */
  welcomed?: boolean
  page: string
  params?: object
  /** How it is entered, as the platform numbers scenes. */
  scene?: number
  settings?: Partial<HostSettings>
  cashier?: CashierPort
  ui?: UiPort
  /** Otherwise this machine's. */
  network?: NetworkPort
  /** A screen tall enough for the whole page: what comes when it is scrolled to is there, and the page stands at its top. */
  tall?: boolean
  /** Otherwise one of its own. */
  clock?: Clock
  /** Changes the text of a file of the build as it is read. */
  spoil?: (text: string, file: string) => string
}

const storedText = (value: unknown) => JSON.stringify(JSON.stringify(value))

function filesOf(spoil: PhoneOptions['spoil']): ReturnType<typeof folderFiles> {
  const files = folderFiles(dist)
  if (!spoil) return files
  return {
    ...files,
    read: (file) => {
      const text = files.read(file)
      return text === undefined ? undefined : spoil(text, file)
    }
  }
}

/** What a phone shows, where time stands still at the cashier. */
const withPayment = (ui: UiPort, pace: Pace): UiPort => {
  const { payment } = ui
  return payment ? { ...ui, payment: (options) => pace.during(payment(options)) } : ui
}

const atTop = { scrollTop: 0, scrollLeft: 0 }

/** What is watched is seen at once, and nothing is ever scrolled. */
const tall = (view: Drawn['view'], clock: Clock): Drawn['view'] => ({
  open: (instance) => ({
    ...view.open(instance),
    query: (selections) =>
      Promise.resolve(selections.map(({ selector, all }) => (all ? [] : selector === '' ? { ...atTop } : null))),
    observe: (_watch, onCross) => {
      const timer = clock.setTimeout(() => onCross({ intersectionRatio: 1 }), 0)
      return () => clock.clearTimeout(timer)
    }
  })
})

/** Starts the build cold at a page. */
export async function startPhone(options: PhoneOptions): Promise<Phone> {
  const { view, treeOf } = newView()
  const { cashier } = options
  const clock = options.clock ?? createClock()
  const pace = paceOf(clock)
  const calls: { name: string; options: unknown; outcome: string }[] = []
  const storage: Record<string, string> = {
    ...(options.token === undefined ? {} : { token: storedText(options.token), userId: storedText(options.userId) }),
    ...(options.welcomed ? { welcomeClosed: storedText(true) } : {}),
    ...(options.locale === undefined ? {} : { locale: storedText(options.locale) })
  }
  const host = createHost(
    {
      files: filesOf(options.spoil),
      scripts: vmScripts(clock.now),
      timers: clock,
      network: options.network ?? fetchNetwork,
      keep: { load: () => storage, save: () => undefined },
      ...(cashier ? { cashier: (payOptions, answer) => pace.during(cashier(payOptions, answer)) } : {}),
      ...(options.ui ? { ui: withPayment(options.ui, pace) } : {}),
      view: { ...(options.tall ? tall(view, clock) : view), overPage }
    },
    { origin: options.address, ...options.settings }
  )
  host.on('call', (call) => calls.push(call))
  pace.watch(host)
  const top = () => host.stack().at(-1)
  const tree = () => treeOf(top())
  function overPage(pageId: number): (() => void) | undefined {
    const page = host.stack().find(({ id }) => id === pageId)
    const holder = [...walk(treeOf(page))].find(({ tag }) => tag === 'page-container')
    return page && holder ? () => bubble(host, page, holder, 'beforeleave', {}) : undefined
  }
  const text = () => textOf(tree())
  const find = (words: string | RegExp): Node | undefined =>
    [...walk(tree())]
      .filter((node) =>
        typeof words === 'string'
          ? node.className.split(' ').includes(words) || textOf(node).trim() === words
          : words.test(textOf(node).trim())
      )
      .at(-1)
  const until: Phone['until'] = async (what, holds, ms = 20_000) => {
    if (await pace.until(holds, ms)) return
    throw new Error(`${what} never came; ${top()?.route ?? ''} shows: ${text().slice(0, 600)}`)
  }
  const touch: Phone['touch'] = async (node) => {
    const page = top()
    if (page) bubble(host, page, node, 'tap', { x: 10, y: 10 })
    await pace.follow()
  }
  await host.launch({
    path: options.page,
    scene: options.scene,
    query: options.params ? { params: encodeURIComponent(JSON.stringify(options.params)) } : {}
  })
  return {
    host,
    tree,
    text,
    route: () => top()?.route ?? '',
    tap: async (words) => {
      await until(`«${String(words)}»`, () => find(words) !== undefined)
      const node = find(words)
      if (node) await touch(node)
    },
    touch,
    tell: (className, event) => {
      const page = top()
      const node = find(className)
      if (!page || !node) throw new Error(`Nothing of ${className} is shown`)
      if (event === 'agreeprivacyauthorization') host.agreeTapped(node.id)
      bubble(host, page, node, event, { errMsg: `${event}:ok` })
    },
    until,
    rest: pace.rest,
    pass: pace.pass,
    calls: (name) => calls.filter((call) => call.name === name),
    problems: () => host.problems.map(({ kind, message }) => `${kind}: ${message}`),
    stop: () => host.stop()
  }
}

/** A shop for the tests of a file, and the phone that the running one uses. */
export interface ShopAndPhone {
  readonly shop: TestShop
  /** Where the shop answers. */
  readonly address: string
  /** The phone stops after the test, and hears of rejections that nobody took. */
  use(phone: Phone): Phone
}

/** Call it once, at the top of a test file. */
export function shopAndPhone(): ShopAndPhone {
  let shop: TestShop | undefined
  let address = ''
  let live: Phone | undefined
  before(async () => {
    shop = await startShop()
    address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  })
  hearRejections(() => live?.host)
  afterEach(() => live?.stop())
  after(() => shop?.close())
  return {
    get shop() {
      if (!shop) throw new Error('The shop opens before the first test')
      return shop
    },
    get address() {
      return address
    },
    use: (phone) => (live = phone)
  }
}
