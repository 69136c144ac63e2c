/** wx.onX and wx.offX, with the page that listens. */
import type { Func, Values } from './types'
import type { Tasks } from './tasks'

export interface Listeners {
  /** The pair of functions of one name without `on`/`off`, such as `NetworkStatusChange`. */
  pair(name: string): Values
  /** Tells everyone; true when someone listens. */
  emit(name: string, ...values: unknown[]): boolean
  /** The one who answers, for events that ask (onNeedPrivacyAuthorization). */
  last(name: string): Func | undefined
  /** Names that a page, or anything, listens to. */
  of(owner?: number): string[]
}

export function createListeners(tasks: Tasks): Listeners {
  const all = new Map<string, { listener: Func; owner: number | undefined }[]>()
  const of = (name: string) => all.get(name) ?? []
  return {
    pair: (name) => ({
      [`on${name}`]: (listener: unknown) => {
        if (typeof listener !== 'function') return
        all.set(name, [...of(name), { listener: listener as Func, owner: tasks.owner() }])
      },
      [`off${name}`]: (listener?: unknown) => {
        all.set(name, listener === undefined ? [] : of(name).filter((entry) => entry.listener !== listener))
      }
    }),
    emit: (name, ...values) => {
      const entries = of(name)
      for (const { listener, owner } of entries) tasks.run(owner, () => tasks.realm.tell(listener, ...values))
      return entries.length > 0
    },
    last: (name) => of(name).at(-1)?.listener,
    of: (owner) =>
      [...all].flatMap(([name, list]) =>
        list.filter((entry) => owner === undefined || entry.owner === owner).map(() => `on${name}`)
      )
  }
}
