/** createSelectorQuery and createIntersectionObserver: the view answers them; without layout nothing has a place. */
import type { Func, PartName, Selection, Surface, Values, Watch } from './types'
import type { Tasks } from './tasks'

interface QueryHost {
  tasks: Tasks
  /** Where the current page, or the instance given, is drawn. */
  surfaceOf(instance: unknown): Surface | undefined
  /** The context of a built-in that the view found. */
  contextOf(part: PartName, instance: unknown): Values | undefined
}

const rectangle = { rect: true, size: true, id: true, dataset: true }

export function selectorQuery(host: QueryHost, scope?: unknown): Values {
  const requests: { selection: Selection; listener?: Func }[] = []
  let within: unknown = scope
  const query: Values = {
    in: (instance: unknown) => {
      within = instance
      return query
    },
    select: (selector: unknown) => node(String(selector), false),
    selectAll: (selector: unknown) => node(String(selector), true),
    selectViewport: () => node('', false),
    exec: (callback?: unknown) => {
      const owner = host.tasks.owner()
      const surface = host.surfaceOf(within)
      const nowhere = requests.map(({ selection }) => (selection.all ? [] : null))
      /** The view names the built-in; its context is made here. */
      const withContext = (row: unknown): unknown => {
        if (Array.isArray(row)) return row.map(withContext)
        const part = (row as { context?: PartName } | null)?.context
        return part ? { ...(row as Values), context: host.contextOf(part, within) } : row
      }
      const answer = surface?.query?.(requests.map(({ selection }) => selection)) ?? Promise.resolve(nowhere)
      void answer
        .catch(() => nowhere) // a view that closed meanwhile has no places either
        .then((results: unknown[]) => results.map(withContext))
        .then((rows: unknown[]) =>
          host.tasks.later(() =>
            host.tasks.run(owner, () => {
              const { tell } = host.tasks.realm
              requests.forEach(({ listener }, index) => listener && tell(listener, rows[index]))
              if (typeof callback === 'function') tell(callback as Func, rows)
            })
          )
        )
      return query
    }
  }
  const node = (selector: string, all: boolean): Values => {
    const ask = (fields: Values, callback: unknown) => {
      requests.push({
        selection: { selector, all, fields },
        listener: typeof callback === 'function' ? (callback as Func) : undefined
      })
      return query
    }
    return {
      boundingClientRect: (callback?: unknown) => ask(rectangle, callback),
      scrollOffset: (callback?: unknown) => ask({ scrollOffset: true, id: true, dataset: true }, callback),
      fields: (fields: unknown, callback?: unknown) => ask((fields ?? {}) as Values, callback),
      node: (callback?: unknown) => ask({ node: true }, callback),
      context: (callback?: unknown) => ask({ context: true }, callback)
    }
  }
  return query
}

export interface Observers {
  create(instance: unknown, options: unknown): Values
  /** Observers of a page, or of all, that still watch. */
  of(owner?: number): number
}

export function createObservers(host: Omit<QueryHost, 'contextOf'>): Observers {
  const watching = new Map<object, { owner: number | undefined; stop: (() => void)[] }>()
  return {
    of: (owner) => [...watching.values()].filter((entry) => owner === undefined || entry.owner === owner).length,
    create: (instance, options) => {
      const { thresholds = [0], initialRatio = 0, observeAll = false } = (options ?? {}) as Partial<Watch>
      const relativeTo: Watch['relativeTo'] = []
      const token = {}
      const observer: Values = {
        relativeTo: (selector: unknown, margins: unknown) => {
          relativeTo.push({ selector: String(selector), margins: (margins ?? {}) as Values })
          return observer
        },
        relativeToViewport: (margins: unknown) => {
          relativeTo.push({ margins: (margins ?? {}) as Values })
          return observer
        },
        observe: (selector: unknown, callback: unknown) => {
          const owner = host.tasks.owner()
          const entry = watching.get(token) ?? { owner, stop: [] }
          watching.set(token, entry)
          const watch: Watch = { selector: String(selector), relativeTo, thresholds, initialRatio, observeAll }
          const stop = host
            .surfaceOf(instance)
            ?.observe?.(watch, (crossing) =>
              host.tasks.run(
                owner,
                () => typeof callback === 'function' && host.tasks.realm.tell(callback as Func, crossing)
              )
            )
          if (stop) entry.stop.push(stop)
        },
        disconnect: () => {
          watching.get(token)?.stop.forEach((stop) => stop())
          watching.delete(token)
        }
      }
      return observer
    }
  }
}
