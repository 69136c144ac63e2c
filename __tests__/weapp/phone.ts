/** The compiled mini-program on a phone without layout, beside a small shop: a test looks at it and taps on it. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { bubble } from '../../simulator/crawl/acts'
import { fetchNetwork, folderFiles, nodeTimers, vmScripts } from '../../simulator/crawl/nodePorts'
import { readTemplates, readTree, textOf, walk, type Node } from '../../simulator/crawl/tree'
import {
  createHost,
  setAt,
  type CashierPort,
  type Host,
  type HostSettings,
  type UiPort,
  type Values
} from '../../simulator/host'

const dist = path.resolve(process.env['WEAPP_DIST'] ?? 'dist/weapp')
const templates = readTemplates(readFileSync(path.join(dist, 'base.wxml'), 'utf8'))

export const moment = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

export interface Phone {
  host: Host
  /** What the page on top shows. */
  tree(): Node
  text(): string
  route(): string
  /** Taps the innermost node with these words, or of this class, once it is there. */
  tap(words: string | RegExp): Promise<void>
  /** Sends another event to the node of a class, such as the answer of an open type. */
  tell(className: string, event: string): void
  /** Waits until something holds; fails with what is shown otherwise. */
  until(what: string, holds: () => boolean, ms?: number): Promise<void>
  /** Outcomes of every call of an API so far. */
  calls(name: string): { asked: unknown; outcome: string }[]
  problems(): string[]
  stop(): void
}

interface PhoneOptions {
  /** Where the shop answers. */
  address: string
  token?: string
  userId?: string
  locale?: 'zh-CN' | 'en-US'
  page: string
  params?: object
  /** How it is entered, as the platform numbers scenes. */
  scene?: number
  settings?: Partial<HostSettings>
  cashier?: CashierPort
  ui?: UiPort
  /** Somebody looks at the pages: popups of the shop wait for a tap. */
  watched?: boolean
}

const kept = (value: unknown) => JSON.stringify(JSON.stringify(value))

/** Starts the build cold at a page. */
export async function startPhone(options: PhoneOptions): Promise<Phone> {
  const drawn = new Map<number, Values>()
  const calls: { name: string; asked: unknown; outcome: string }[] = []
  const storage: Record<string, string> = {
    ...(options.token === undefined ? {} : { token: kept(options.token), userId: kept(options.userId) }),
    ...(options.locale === undefined ? {} : { locale: kept(options.locale) })
  }
  const host = createHost(
    {
      files: folderFiles(dist),
      scripts: vmScripts(),
      timers: nodeTimers,
      network: fetchNetwork,
      keep: { load: () => storage, save: () => undefined },
      ...(options.cashier ? { cashier: options.cashier } : {}),
      ...(options.ui ? { ui: options.ui } : {}),
      view: {
        open: (instance) => {
          const data = structuredClone(instance.data)
          drawn.set(instance.id, data)
          return {
            update: (values, done) => {
              for (const [at, value] of Object.entries(values)) setAt(data, at, value)
              done()
            },
            close: () => void drawn.delete(instance.id)
          }
        }
      }
    },
    { origin: options.address, ...options.settings }
  )
  host.on('call', (call) => calls.push(call))
  const top = () => host.stack().at(-1)
  const tree = () => {
    const page = top()
    return readTree((page && drawn.get(page.id)) ?? {}, templates)
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
  const until: Phone['until'] = async (what, holds, ms = 6000) => {
    for (const ends = Date.now() + ms; !holds(); await moment(20)) {
      if (Date.now() > ends) throw new Error(`${what} never came; ${top()?.route ?? ''} shows: ${text().slice(0, 600)}`)
    }
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
      const page = top()
      const node = find(words)
      if (page && node) bubble(host, page, node, 'tap', { x: 10, y: 10 })
      await moment(20)
    },
    tell: (className, event) => {
      const page = top()
      const node = find(className)
      if (!page || !node) throw new Error(`Nothing of ${className} is shown`)
      bubble(host, page, node, event, { errMsg: `${event}:ok` })
    },
    until,
    calls: (name) => calls.filter((call) => call.name === name),
    problems: () => host.problems.map(({ kind, message }) => `${kind}: ${message}`),
    stop: () => host.stop()
  }
}
