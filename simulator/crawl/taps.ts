/** Taps everything tappable on a page once, as a finger would: the event goes up through every bound ancestor. */
import type { Host, Instance, Values } from '../host'
import type { Shopper } from './shop'
import { textOf, walk, type Node } from './tree'
import { run, type Running, type World } from './visit'

export interface TapReport {
  /** How many things were tapped. */
  taps: number
  /** Pages that opened because of a tap. */
  opened: string[]
  broken: string[]
}

/** Taps on things that look the same (tiles of one list) beyond this many teach nothing new. */
const alike = 3
const mostTaps = 120

/** Sends an event up from a node. Stops where the template catches it. */
export function bubble(host: Host, instance: Instance, node: Node, type: string, detail: Values): void {
  const target = { id: node.id, dataset: { sid: node.sid }, offsetLeft: 0, offsetTop: 0 }
  const touch = { identifier: 0, pageX: 10, pageY: 10, clientX: 10, clientY: 10 }
  for (let at: Node | undefined = node; at; at = at.parent) {
    const caught = at.events.get(type)
    if (caught === undefined) continue
    host.dispatch(instance, 'eh', {
      type,
      timeStamp: Date.now(),
      target,
      currentTarget: { id: at.id, dataset: { sid: at.sid }, offsetLeft: 0, offsetTop: 0 },
      detail,
      mark: {},
      touches: [touch],
      changedTouches: [touch]
    })
    if (caught) return
  }
}

/** Whether anything on the way up listens to a tap, by its template. */
const listens = (node: Node) => node.events.has('tap')

/** What makes a thing the same thing after the page was opened anew. */
const kindOf = (node: Node): string => {
  const names: string[] = []
  for (let at: Node | undefined = node; at && names.length < 3; at = at.parent) names.push(`${at.tag}.${at.className}`)
  return names.join(' < ')
}

interface Tappable {
  instance: Instance
  node: Node
  kind: string
  signature: string
}

function tappables(running: Running): Tappable[] {
  const page = running.top()
  if (!page) return []
  const instances: Instance[] = page.tabBar ? [page, page.tabBar] : [page]
  return instances.flatMap((instance) =>
    [...walk(running.treeOf(instance))].filter(listens).map((node) => {
      const kind = kindOf(node)
      return { instance, node, kind, signature: `${kind} «${textOf(node).slice(0, 60)}»` }
    })
  )
}

const shortName = ({ node }: Tappable) => `«${textOf(node).slice(0, 24) || node.className || node.tag}»`

/** Opens the page, taps the first thing not tapped yet, and opens it again whenever a tap led away. */
export async function tapEverything(
  world: World,
  page: string,
  query: () => Record<string, string>,
  shopper?: Shopper
): Promise<TapReport> {
  const report: TapReport = { taps: 0, opened: [], broken: [] }
  const tapped = new Set<string>()
  const kinds = new Map<string, number>()
  let running: Running | undefined
  let seen = 0
  let startToken: string | undefined

  const open = async () => {
    running?.close()
    running = run(world, shopper)
    seen = 0
    await running.host.launch({ path: page, query: query() })
    await running.rest()
    note(running, 'opening it anew')
    return running
  }
  const tokenOf = (live: Running) => live.host.storage()['token']
  /** Opens the page again in the running app, which is quicker; anew when the tap logged the shopper out. */
  const again = async (live: Running) => {
    if (tokenOf(live) !== startToken) return open()
    const search = Object.entries(query())
      .map(([name, value]) => `${name}=${value}`)
      .join('&')
    await live.host.call('reLaunch', { url: `/${page}?${search}` })
    await live.rest()
    note(live, 'opening it again')
    return live
  }
  const note = ({ host }: Running, after: string) => {
    for (const { kind, message } of host.problems.slice(seen)) {
      report.broken.push(`after ${after}: ${kind}: ${message.split('\n').slice(0, 3).join(' | ')}`)
    }
    seen = host.problems.length
  }
  const next = (from: Running) =>
    tappables(from).find(({ signature, kind }) => !tapped.has(signature) && (kinds.get(kind) ?? 0) < alike)

  try {
    let live = await open()
    const home = live.top()?.route
    startToken = tokenOf(live)
    while (report.taps < mostTaps) {
      const thing = next(live)
      if (!thing) break
      tapped.add(thing.signature)
      kinds.set(thing.kind, (kinds.get(thing.kind) ?? 0) + 1)
      report.taps += 1
      bubble(live.host, thing.instance, thing.node, 'tap', { x: 10, y: 10 })
      await live.rest()
      note(live, `a tap on ${shortName(thing)}`)
      const top = live.top()
      if (!top || top.route !== home || live.host.stack().length !== 1) {
        report.opened.push(top?.route ?? 'nothing')
        live = await again(live)
      }
    }
  } finally {
    running?.close()
  }
  report.opened = [...new Set(report.opened)]
  report.broken = [...new Set(report.broken)]
  return report
}
