/** What the scripts registered, and the pages and components that live of it. */
import { createContexts } from './contexts'
import type { Ground } from './ground'
import { createInstance, usedPath, type InstanceHost, type Live, type Maker } from './instances'
import type { Page } from './navigation'
import { createObservers } from './queries'
import { createChannels } from './small'
import type { Func, Instance, Values } from './types'

interface Definition {
  by: Maker
  definition: Values
}

/** What each file gave to `Page()` or `Component()`. */
function createDefinitions({ modules }: Ground) {
  const registered = new Map<string, Definition>()
  return {
    register: (by: Maker) => (definition: unknown) => {
      const path = modules.evaluating()
      if (path === undefined) throw new Error(`${by}() was called after its file had been loaded`)
      registered.set(path, { by, definition: (definition ?? {}) as Values })
    },
    /** Loads the file when it wasn't. */
    of: (path: string): Definition => {
      modules.load(path)
      const registration = registered.get(path)
      if (!registration) throw new Error(`${path}.js registers nothing`)
      return registration
    }
  }
}

export type Living = ReturnType<typeof createLiving>

export function createLiving(ground: Ground, topPage: () => Page | undefined) {
  const { modules, tasks, ports, tell, around, problem } = ground
  const definitions = createDefinitions(ground)
  const lives = new Map<number, Live>()
  const surfaces: InstanceHost['surfaces'] = new Map()
  const surfaceOf = (instance: unknown) => surfaces.get((instance as object | undefined) ?? topPage()?.self ?? {})
  const observers = createObservers({ tasks, surfaceOf })
  const contexts = createContexts({ ...around, surfaceOf })
  const instanceHost: InstanceHost = {
    around,
    tasks,
    view: ports.view,
    observers,
    surfaces,
    contextOf: contexts.of,
    noteUpdate: (update) => tell('setData', update),
    problem,
    selfOf: ({ id }) => lives.get(id)?.self,
    gone: (id) => lives.delete(id)
  }

  function component(path: string, owner: Instance, properties: Values): Live {
    const live = createInstance(instanceHost, {
      kind: 'component',
      path,
      pageId: owner.pageId,
      owner,
      ...definitions.of(path),
      settings: modules.settings(path),
      properties
    })
    lives.set(live.id, live)
    return live
  }

  function page(path: string, options: Record<string, string>): Page {
    const life = pageOf(ground, definitions.of, instanceHost, path, options)
    lives.set(life.id, life)
    if (modules.appJson.tabBar?.custom && modules.isTab(path) && !ground.entries.isSingle()) {
      tasks.run(life.id, () => {
        life.tabBar = component('custom-tab-bar/index', life, {})
      })
    }
    return life
  }
  return { definitions, lives, surfaceOf, observers, contexts, component, page }
}

/** A page and the components that its settings name, loaded; nothing of its own has run yet. */
function pageOf(
  { modules, tasks }: Ground,
  definitionOf: (path: string) => Definition,
  instanceHost: InstanceHost,
  path: string,
  options: Record<string, string>
): Page {
  const settings = modules.settings(path)
  const components = {
    ...modules.appJson.usingComponents,
    ...(settings['usingComponents'] as Record<string, string> | undefined)
  }
  const registration = tasks.run(undefined, () => {
    for (const each of Object.values(components)) modules.load(usedPath(path, each))
    return definitionOf(path)
  }) as Definition | undefined
  const channel = createChannels(tasks)
  const live = createInstance(instanceHost, {
    kind: 'page',
    path,
    ...(registration ?? { by: 'Page', definition: {} }),
    settings,
    properties: options,
    extra: {
      route: path,
      __route__: path,
      options,
      getOpenerEventChannel: () => channel.opened.end,
      getTabBar: () => page.tabBar?.self ?? null
    }
  })
  const page: Page = Object.assign(live, { route: path, options, channel: channel.opener, ready: false })
  return page
}

/** What a view asks of the instances that it draws. */
export function instanceActs({ tasks, realm }: Ground, living: Living, stack: readonly Page[]) {
  const liveOf = (instance: Instance) => living.lives.get(instance.id)
  return {
    dispatch: (instance: Instance, handler: string, event: Values): unknown => {
      const live = liveOf(instance)
      const work = live?.self[handler]
      if (!live || typeof work !== 'function') return undefined
      return tasks.run(live.pageId, () => {
        const byHand = ['tap', 'submit', 'getphonenumber'].includes(String(event['type']))
        const handle = () => Reflect.apply(work as Func, live.self, [realm.native(event)])
        return byHand ? tasks.tapped(handle) : handle()
      })
    },
    hook: (page: Instance, name: string, ...values: unknown[]) => liveOf(page)?.call(name, ...values),
    definition: (path: string) => living.definitions.of(path).definition,
    createComponent: (owner: Instance, path: string, properties: Values): Instance => {
      const live = living.component(usedPath(owner.path, path), owner, properties)
      live.lifetime('created')
      live.lifetime('attached')
      const page = stack.find(({ id }) => id === owner.pageId)
      const first = page?.drawn !== true
      // once what is being drawn is there: the ones of the first drawing also hear that their page is on show
      tasks.later(() => {
        if (page) page.drawn = true
        if (!live.alive) return
        if (first && page !== undefined && page === stack.at(-1)) live.pageLifetime('show')
        live.lifetime('ready')
      })
      return live
    },
    setProperties: (instance: Instance, values: Values) => liveOf(instance)?.setProperties(values),
    closeComponent: (instance: Instance): void => {
      const live = liveOf(instance) // none when its page has closed it
      live?.lifetime('detached')
      live?.close()
    }
  }
}
