/** Living pages and components: their data, setData, lifecycle and events. */
import type { Contexts } from './contexts'
import { copyOf, crossing, pathParts, setAt } from './data'
import { hears, readObservers, valuesFor, type DataObserver } from './dataObservers'
import { joinPath } from './modules'
import { asDeclared, asValues, behaviorsOf, defaultOf, givenTo, propertiesOf, withBehaviors } from './properties'
import { instanceApis } from './instanceApis'
import type { Unsimulated } from './objects'
import { selectorQuery, type Observers } from './queries'
import type { DataUpdate, Func, Instance, Problem, Surface, Values, ViewPort } from './types'
import type { Tasks } from './tasks'

export interface InstanceHost {
  around: Unsimulated
  tasks: Tasks
  view: ViewPort | undefined
  observers: Observers
  surfaces: Map<object, Surface>
  contextOf: Contexts['of']
  noteUpdate(update: DataUpdate): void
  problem(problem: Omit<Problem, 'time'>): void
  /** What the scripts see of an instance that a view found. */
  selfOf(instance: Instance): Values | undefined
  /** An instance was closed: nothing may hold it any longer. */
  gone(id: number): void
}

/** An instance as the host holds it. `self` is what the scripts see as `this`. */
export interface Live extends Instance {
  self: Values
  alive: boolean
  call(name: string, ...values: unknown[]): unknown
  /** Runs a lifetime of a component, declared in either way. */
  lifetime(name: 'created' | 'attached' | 'ready' | 'detached'): void
  pageLifetime(name: 'show' | 'hide' | 'resize', ...values: unknown[]): void
  setProperties(values: Values): void
  close(): void
}

let ids = 0

const isFunction = (value: unknown): value is Func => typeof value === 'function'

/** What registered a file. A page may be made by either; its own constructor takes methods and data side by side. */
export type Maker = 'Page' | 'Component'

interface Made {
  kind: 'page' | 'component'
  path: string
  pageId?: number
  /** In whose template a component stands; none for a page. */
  owner?: Instance
  definition: Values
  by: Maker
  settings: Values
  /** Given by its owner; for a page, by its address. */
  properties?: Values
  extra?: Values
}

/** An instance while it is being made, and what the parts of it share. */
interface Making {
  host: InstanceHost
  made: Made
  id: number
  pageId: number
  self: Values
  data: Values
  layers: readonly Values[]
  /** Those with lifetimes and observers: not what `Page()` was given, whose names are hooks and methods. */
  parts: readonly Values[]
  observers: readonly DataObserver[]
  surface(): Surface | undefined
}

/** Tells each observer once, however many of its fields were set. */
function observe({ observers, self, data }: Making, names: readonly string[]): void {
  const paths = names.map(pathParts)
  for (const observer of observers) {
    if (paths.some((path) => hears(observer, path))) Reflect.apply(observer.tell, self, valuesFor(observer, data))
  }
}

/** What the scripts of an instance are called by. */
function callsOf({ host, self, parts, pageId }: Making): Pick<Live, 'call' | 'lifetime' | 'pageLifetime'> {
  const { native } = host.tasks.realm
  const tell = (hook: unknown, values: unknown[]): unknown =>
    isFunction(hook) ? host.tasks.run(pageId, () => Reflect.apply(hook, self, values.map(native))) : undefined
  return {
    call: (name, ...values) => tell(self[name], values),
    lifetime: (name) => {
      for (const layer of parts) tell(asValues(layer['lifetimes'])[name] ?? layer[name], [])
    },
    pageLifetime: (name, ...values) => {
      for (const layer of parts) tell(asValues(layer['pageLifetimes'])[name], values)
    }
  }
}

/** What a template gives a component from outside. */
function propertySetter(making: Making): Live['setProperties'] {
  const { host, made: plan, self, data, layers, pageId } = making
  const { native } = host.tasks.realm
  const declared = propertiesOf(plan.definition)
  return (values) => {
    for (const [name, value] of Object.entries(values)) {
      const before = data[name]
      data[name] = native(copyOf(asDeclared(declared[name], value)))
      const observer = layers.map((layer) => asValues(asValues(layer['properties'])[name])['observer']).find(isFunction)
      if (observer) host.tasks.run(pageId, () => Reflect.apply(observer, self, [data[name], before]))
    }
    if (making.observers.length > 0) host.tasks.run(pageId, () => observe(making, Object.keys(values)))
  }
}

/** The platform's setData: what crosses to the view, and what the rules forbid. */
function setDataOf(making: Making, live: Live) {
  const { host, made: plan, data, id, pageId, self, surface } = making
  const { native } = host.tasks.realm
  return (changes: unknown, callback?: unknown): void => {
    const values = asValues(changes)
    let crossed: ReturnType<typeof crossing>
    try {
      crossed = crossing(values)
    } catch (error) {
      host.problem({ kind: 'rule', message: error instanceof Error ? error.message : String(error), pageId })
      throw error
    }
    for (const [path, value] of Object.entries(values)) {
      const copy = copyOf(value)
      if (copy === undefined) {
        // the platform sets neither, and says so: there is no JSON for them
        host.problem({ kind: 'rule', message: `setData of ${typeof value} at ${path} in ${plan.path}`, pageId })
      } else setAt(data, path, native(copy), native)
    }
    host.noteUpdate({ pageId, instanceId: id, bytes: crossed.bytes, time: host.tasks.now() })
    const owner = host.tasks.owner()
    const onDrawn = () => {
      if (isFunction(callback)) host.tasks.later(() => host.tasks.run(owner, () => Reflect.apply(callback, self, [])))
    }
    observe(making, Object.keys(values))
    if (!live.alive) return // the page is gone: the platform drops it
    const view = surface()
    if (view) view.update(crossed.copy, onDrawn)
    else onDrawn()
  }
}

/** What the platform gives every instance beside what its scripts declare. */
function membersOf(making: Making, live: Live): Values {
  const { host, made: plan, self, data, id, pageId, surface } = making
  /** Components that the view drew below this one. */
  const below = (selector: unknown, all: boolean): Values[] =>
    (surface()?.find?.(String(selector), all) ?? []).map(host.selfOf).filter((self) => self !== undefined)
  const ownerSelf = () => plan.owner && host.selfOf(plan.owner)
  return {
    data,
    setData: setDataOf(making, live),
    is: plan.path,
    id: '',
    dataset: {},
    __wxExparserNodeId__: String(id),
    selectComponent: (selector: unknown) => below(selector, false)[0] ?? null,
    selectAllComponents: (selector: unknown) => below(selector, true),
    createSelectorQuery: () =>
      selectorQuery({ tasks: host.tasks, surfaceOf: surface, contextOf: host.contextOf }, self),
    createIntersectionObserver: (options: unknown) => host.observers.create(self, options),
    triggerEvent: (name: unknown, detail?: unknown, options?: unknown) =>
      surface()?.trigger?.(String(name), copyOf(detail ?? {}), asValues(options)),
    getPageId: () => `pageId:${pageId}`,
    hasBehavior: (behavior: unknown) => behaviorsOf(plan.definition).has(behavior),
    selectOwnerComponent: () => ownerSelf() ?? null,
    getTabBar: () => (ownerSelf() ? (ownerSelf()?.['getTabBar'] as Func)() : null),
    getAppBar: () => null,
    getOpenerEventChannel: () => ({}),
    groupSetData: (work: unknown) => isFunction(work) && work()
  }
}

/** The data and the methods of an instance, as all its behaviors declare them together. */
function declaredBy(host: InstanceHost, making: Made): Pick<Making, 'self' | 'data' | 'layers' | 'parts'> {
  const layers = withBehaviors(making.definition)
  const parts = making.by === 'Page' ? layers.slice(0, -1) : layers
  /** What the scripts declare themselves goes before what fails. */
  const self: Values = instanceApis(host.around)
  const data: Values = {}
  for (const layer of layers) {
    for (const [name, declared] of Object.entries(asValues(layer['properties']))) data[name] = defaultOf(declared)
    Object.assign(data, copyOf(asValues(layer['data'])))
    Object.assign(self, parts.includes(layer) ? asValues(layer['methods']) : layer)
  }
  Object.assign(data, copyOf(givenTo(making.definition, making.properties ?? {})))
  return { self, data, layers, parts }
}

export function createInstance(host: InstanceHost, plan: Made): Live {
  const id = (ids += 1)
  const pageId = plan.pageId ?? id
  const { self, data, layers, parts } = declaredBy(host, plan)
  const observers = parts.flatMap((layer) => readObservers(layer['observers']))
  const making: Making = { host, made: plan, id, pageId, self, data, layers, parts, observers, surface: () => surface }
  const live: Live = {
    id,
    kind: plan.kind,
    path: plan.path,
    pageId,
    data,
    settings: plan.settings,
    definition: plan.definition,
    self,
    alive: true,
    ...callsOf(making),
    setProperties: propertySetter(making),
    close: () => {
      live.alive = false
      surface?.close()
      host.surfaces.delete(self)
      host.gone(id)
    }
  }
  Object.assign(self, membersOf(making, live), plan.extra)
  if (plan.by === 'Component') self['properties'] = data
  host.tasks.realm.native(self)

  const surface = host.view?.open(live)
  if (surface) host.surfaces.set(self, surface)
  return live
}

/** Path of a component that a page's or component's settings name. */
export const usedPath = (owner: string, component: string): string =>
  joinPath(owner.slice(0, Math.max(0, owner.lastIndexOf('/'))), component)
