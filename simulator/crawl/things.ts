/** Everything on a page that something can be done to, each told from the others that look like it. */
import type { Instance } from '../host'
import { actsOn, type Act } from './acts'
import type { Running } from './running'
import { measure, textOf, walk, type Node } from './tree'

export interface Thing {
  instance: Instance
  node: Node
  act: Act
  /** What it has in common with the rows beside it. */
  kind: string
  /** The same for the same thing after the page was opened anew. */
  sign: string
}

const kindOf = (node: Node): string => {
  const names: string[] = []
  for (let current: Node | undefined = node; current && names.length < 3; current = current.parent)
    names.push(`${current.tag}.${current.className}`)
  return names.join(' < ')
}

/** Characters of a thing's words that tell it apart. */
const wordsLength = 60
/** Elements up to which what stands around a thing is its row, and not the whole sheet or page. */
const rowSize = 14

/** What stands on it, or in the row of a thing without words. Clocks and codes change, so digits are one. */
function wordsOf(node: Node): string {
  let current = node
  while (textOf(current) === '' && current.parent) current = current.parent
  const own = current === node || measure(current).nodes <= rowSize
  return own ? textOf(current).slice(0, wordsLength).replace(/\d+/g, '0') : ''
}

/**
 * Things of a page and its tab bar, from top to bottom. Rows of one look are each a thing of its own: by their words, and
 * by their place among those with the same words. What stands in a field changes with every typing, so fields go by place.
 * Pictures of one look are one thing: all of them break together at the end.
 */
export function thingsOn(running: Running): Thing[] {
  const page = running.top()
  if (!page) return []
  const instances: Instance[] = page.tabBar ? [page, page.tabBar] : [page]
  const times = new Map<string, number>()
  return instances.flatMap((instance) =>
    [...walk(running.treeOf(instance))].flatMap((node) =>
      actsOn(node).map((act) => {
        const kind = `${act.name} ${kindOf(node)}`
        if (act.name === 'break') return { instance, node, act, kind, sign: kind }
        const alike = `${kind}${act.name === 'tap' ? ` «${wordsOf(node)}»` : ''}`
        const time = (times.get(alike) ?? 0) + 1
        times.set(alike, time)
        return { instance, node, act, kind, sign: `${alike} ${time}` }
      })
    )
  )
}
