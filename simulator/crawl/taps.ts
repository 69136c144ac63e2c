/** Does everything that can be done on a page once: taps, types, chooses, scrolls to the end and pulls. */
import type { Instance } from '../host'
import { actsOn, shortName, type Act } from './acts'
import { limits } from './limits'
import type { Shopper } from './shop'
import { measure, textOf, walk, type Node } from './tree'
import { run, type Running, type World } from './running'

export interface TapReport {
  /** How many things were done. */
  taps: number
  /** Of them, by what was done. */
  done: Record<string, number>
  /** Pages that opened because of one. */
  opened: string[]
  broken: string[]
}

const mostActs = 160
/** Times that a page is scrolled to its end. */
const mostEnds = 3

/** What makes a thing the same thing after the page was opened anew. */
const kindOf = (node: Node): string => {
  const names: string[] = []
  for (let at: Node | undefined = node; at && names.length < 3; at = at.parent) names.push(`${at.tag}.${at.className}`)
  return names.join(' < ')
}

interface Thing {
  instance: Instance
  node: Node
  act: Act
  kind: string
  signature: string
}

function thingsOf(running: Running): Thing[] {
  const page = running.top()
  if (!page) return []
  const instances: Instance[] = page.tabBar ? [page, page.tabBar] : [page]
  return instances.flatMap((instance) =>
    [...walk(running.treeOf(instance))].flatMap((node) =>
      actsOn(node).map((act) => {
        const kind = `${act.name} ${kindOf(node)}`
        // what stands in a field changes with every typing
        const words = act.name === 'tap' ? textOf(node).slice(0, 60) : ''
        return { instance, node, act, kind, signature: `${kind} «${words}»` }
      })
    )
  )
}

/** Opens the page, does the first thing not done yet, and opens it again whenever that led away. */
export async function tapEverything(
  world: World,
  page: string,
  query: () => Record<string, string>,
  shopper?: Shopper
): Promise<TapReport> {
  const report: TapReport = { taps: 0, done: {}, opened: [], broken: [] }
  const done = new Set<string>()
  const kinds = new Map<string, number>()
  let running: Running | undefined
  let seen = 0
  let startToken: string | undefined

  const note = (live: Running, after: string) => {
    for (const { kind, message } of live.host.problems.slice(seen)) {
      report.broken.push(`after ${after}: ${kind}: ${message.split('\n').slice(0, 3).join(' | ')}`)
    }
    seen = live.host.problems.length
    const top = live.top()
    if (top?.route !== page) return
    const { nodes, depth, mostChildren } = measure(live.treeOf(top))
    if (nodes >= limits.nodes) report.broken.push(`${nodes} nodes after ${after}`)
    if (depth > limits.depth) report.broken.push(`${depth} levels deep after ${after}`)
    if (mostChildren > limits.children) report.broken.push(`${mostChildren} children of one node after ${after}`)
  }
  const count = (name: string) => {
    report.taps += 1
    report.done[name] = (report.done[name] ?? 0) + 1
  }
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
  /** Opens the page again in the running app, which is quicker; anew when the act logged the shopper out. */
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
  const next = (from: Running) =>
    thingsOf(from).find(({ signature, kind, act }) => !done.has(signature) && (kinds.get(kind) ?? 0) < act.alike)
  /** Scrolls to the end as long as the page grows, pulls it down, and turns the phone. */
  const hooks = async (live: Running) => {
    const top = live.top()
    if (top?.route !== page) return
    const length = () => measure(live.treeOf(top)).nodes
    for (let ends = 0, before = -1; ends < mostEnds && length() !== before; ends += 1) {
      before = length()
      live.host.hook(top, 'onPageScroll', { scrollTop: 900 * (ends + 1) })
      live.host.hook(top, 'onReachBottom')
      count('end')
      await live.rest()
      note(live, 'scrolling to the end')
    }
    live.host.hook(top, 'onPullDownRefresh')
    live.host.hook(top, 'onPageScroll', { scrollTop: 0 })
    count('pull')
    await live.rest()
    note(live, 'pulling down')
  }

  try {
    let live = await open()
    const home = live.top()?.route
    startToken = tokenOf(live)
    await hooks(live)
    while (report.taps < mostActs) {
      const thing = next(live)
      if (!thing) break
      done.add(thing.signature)
      kinds.set(thing.kind, (kinds.get(thing.kind) ?? 0) + 1)
      count(thing.act.name)
      await thing.act.do(live.host, thing.instance)
      await live.rest(thing.act.answersIn)
      note(live, `${thing.act.name} ${shortName(thing.node)}`)
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
