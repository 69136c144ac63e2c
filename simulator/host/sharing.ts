/** Sharing a page: what the menu offers of it, and the card that the chat app makes of what the page says. */
import type { OpenPage, ShareFrom, SharedCard, Values } from './types'
import type { Tasks } from './tasks'

/** ms that the chat app waits for a card that the page promises. */
const patience = 3000

const hooks = { friend: 'onShareAppMessage', timeline: 'onShareTimeline' } as const
export type ShareKind = keyof typeof hooks
const menus: Readonly<Record<string, ShareKind>> = { shareAppMessage: 'friend', shareTimeline: 'timeline' }

interface SharingHost {
  tasks: Tasks
  top(): OpenPage | undefined
  /** Calls a hook of a page. */
  call(page: OpenPage, name: string, value: unknown): unknown
  has(page: OpenPage, name: string): boolean
  /** What the mini-program is called. */
  name: string
}

export interface Sharing {
  apis: Record<string, (options: Values) => unknown>
  /** What the menu lets be done with a page; the timeline takes only what may be sent to a friend. */
  offered(page: OpenPage): Record<ShareKind, boolean>
  /** The card; undefined where the page may not be shared that way. */
  share(page: OpenPage, kind: ShareKind, from: ShareFrom): Promise<SharedCard | undefined>
}

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const asCard = (value: unknown): Values =>
  typeof value === 'object' && value !== null && typeof (value as Values)['then'] !== 'function'
    ? (value as Values)
    : {} // the platform waits for no page: a promise in place of a card is no card

export function createSharing(host: SharingHost): Sharing {
  const hidden = new WeakMap<OpenPage, Set<ShareKind>>()
  const turn = (off: boolean) => (options: Values) => {
    const page = host.top()
    if (!page) return
    const names = Array.isArray(options['menus']) ? options['menus'].map(String) : Object.keys(menus)
    const kinds = hidden.get(page) ?? new Set()
    hidden.set(page, kinds)
    for (const name of names) {
      const kind = menus[name]
      if (!kind) continue
      if (off) kinds.add(kind)
      else kinds.delete(kind)
    }
  }
  const allows = (page: OpenPage, kind: ShareKind) => host.has(page, hooks[kind])
  const offered = (page: OpenPage): Record<ShareKind, boolean> => {
    const isOffered = (kind: ShareKind) => allows(page, kind) && hidden.get(page)?.has(kind) !== true
    return { friend: isOffered('friend'), timeline: isOffered('friend') && isOffered('timeline') }
  }

  /** What the page promises, when it comes in time; else what it said at once. */
  async function settled(card: Values): Promise<Values> {
    const promised = card['promise']
    if (typeof (promised as { then?: unknown } | undefined)?.then !== 'function') return card
    const late = new Promise<undefined>((resolve) => host.tasks.later(() => resolve(undefined), patience))
    const came: unknown = await Promise.race([promised, late]).catch(() => undefined)
    return came === undefined ? card : asCard(came)
  }

  return {
    apis: { hideShareMenu: turn(true), showShareMenu: turn(false) },
    offered,
    share: async (page, kind, from) => {
      // a button in the page works without the menu
      if (from.from === 'button' ? !allows(page, kind) : !offered(page)[kind]) return undefined
      const card = await settled(asCard(host.call(page, hooks[kind], from)))
      const query = Object.entries(page.options)
        .map(([name, value]) => `${name}=${value}`)
        .join('&')
      const title = text(card['title']) ?? host.name
      const imageUrl = text(card['imageUrl'])
      if (kind === 'timeline') return { kind, title, path: page.route, query: text(card['query']) ?? query, imageUrl }
      const [path = '', given = ''] = (text(card['path']) ?? `${page.route}?${query}`)
        .replace(/^\//, '')
        .split(/\?(.*)/s)
      return { kind, title, path, query: given, imageUrl }
    }
  }
}
