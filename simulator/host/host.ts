/**
 * The host core: launches a compiled mini-program and keeps it running the way the chat app would. It draws nothing and
 * knows neither Node nor a browser; what it needs of them are the ports.
 */
import { createApp } from './app'
import { createBackground } from './background'
import { barsOf } from './bars'
import { canIUse } from './canIUse'
import { createContexts } from './contexts'
import { createConsents } from './consents'
import { createHub } from './hub'
import { unsimulatedOfInstances } from './instanceApis'
import { createInstance, usedPath, type InstanceHost, type Live, type Maker } from './instances'
import { interactionApis } from './interaction'
import { createListeners } from './listeners'
import { createModules } from './modules'
import { fileSystem } from './fileApis'
import type { Host } from './hostTypes'
import { enterBy, entryOf, optionsOf } from './entry'
import { createNavigation, type Page } from './navigation'
import { networkApis } from './network'
import { createObservers, selectorQuery } from './queries'
import { createRealm } from './realm'
import { createSharing } from './sharing'
import { singlePageScene, withheldAt } from './singlePage'
import { consoleOf, createChannels, nothing, smallApis, wordsOf } from './small'
import { chosenStorage, createStorage } from './storage'
import { defaultSettings, laterSystem, newPerson, systemApis, tellChanges } from './system'
import { createTasks } from './tasks'
import { createFiles } from './userFiles'
import { createUpdates } from './updates'
import { createWx } from './wx'
import { atOnceStorage, laterStorage } from './storageApis'
import type {
  ApiCall,
  DataUpdate,
  Entry,
  Func,
  HostSettings,
  Instance,
  OpenPage,
  Ports,
  Problem,
  Values
} from './types'

/** Makes a host for one cold start of the mini-program; `given` overrides the ordinary settings. */
export function createHost(ports: Ports, given: Partial<HostSettings> = {}): Host {
  const settings: HostSettings = { ...defaultSettings, ...newPerson(), ...given }
  const problems: Problem[] = []
  const { tell, on } = createHub()
  const problem = (one: Omit<Problem, 'at'>) => {
    const whole = { ...one, at: ports.timers.now() }
    problems.push(whole)
    tell('problem', whole)
  }
  const listenersOfErrors = (error: unknown, owner: number | undefined) => {
    const words = wordsOf(error)
    problem({ kind: 'error', message: words, pageId: owner })
    app.call('onError', words)
    listeners.emit('Error', { message: words })
  }
  const realm = createRealm(ports.scripts)
  const { native } = realm
  let telling = false
  const tasks = createTasks(
    ports.timers,
    (error, owner) => {
      if (telling) return problem({ kind: 'error', message: wordsOf(error), pageId: owner })
      telling = true // an error handler that throws is not asked again
      listenersOfErrors(error, owner)
      telling = false
    },
    realm
  )
  const background = createBackground(tasks)
  const answering = { tasks, noteCall: (call: ApiCall) => tell('call', call) }
  const listeners = createListeners(tasks)
  const modules = createModules(ports.files, ports.scripts, () => settings.network !== 'none', native)
  const stored = () => tell('storage', undefined)
  const wholeStorage = createStorage(ports.keep, stored)
  const pageStorage = createStorage(undefined, stored)
  const files = createFiles()
  const surfaces: InstanceHost['surfaces'] = new Map()
  const registered = new Map<string, { by: Maker; definition: Values }>()
  const lives = new Map<number, Live>()
  const clipboard = { text: '' }
  let entry = entryOf({}, modules.pages[0] ?? '')
  let launchEntry = entry
  const isSingle = () => entry.scene === singlePageScene
  // a single page shares nothing with the whole mini-program: nobody is logged in there
  const storage = chosenStorage(() => (isSingle() ? pageStorage : wholeStorage))

  const app = createApp(tasks)
  const stack = () => navigation.stack as readonly OpenPage[]
  const topPage = () => navigation.stack.at(-1)
  const surfaceOf = (instance: unknown) => surfaces.get((instance as object | undefined) ?? topPage()?.self ?? {})
  const observers = createObservers({ tasks, surfaceOf })
  const around = {
    host: answering,
    unsimulated: (name: string) =>
      tell('log', {
        level: 'warn',
        words: [`${name.startsWith('this.') ? '' : 'wx.'}${name} is not simulated`],
        at: tasks.now()
      })
  }
  const contexts = createContexts({ ...around, surfaceOf })
  const instanceHost: InstanceHost = {
    around,
    tasks,
    view: ports.view,
    observers,
    surfaces,
    contextOf: contexts.of,
    noteUpdate: (update: DataUpdate) => tell('setData', update),
    problem,
    selfOf: ({ id }) => lives.get(id)?.self,
    gone: (id) => lives.delete(id)
  }
  const broken = (message: string) => problem({ kind: 'rule', message, pageId: tasks.owner() })
  const consents = createConsents({
    settings,
    ui: ports.ui ?? {},
    tasks,
    listeners,
    cashier: ports.cashier,
    keep: ports.consents,
    privacyChecked: modules.appJson.__usePrivacyCheck__ === true,
    declared: modules.appJson.requiredPrivateInfos ?? [],
    watched: ports.view !== undefined && ports.ui !== undefined,
    broken
  })

  function definitionOf(path: string): { by: Maker; definition: Values } {
    modules.load(path)
    const made = registered.get(path)
    if (!made) throw new Error(`${path}.js registers nothing`)
    return made
  }
  function component(path: string, owner: Instance, properties: Values): Live {
    const live = createInstance(instanceHost, {
      kind: 'component',
      path,
      pageId: owner.pageId,
      owner,
      ...definitionOf(path),
      settings: modules.settings(path),
      properties
    })
    lives.set(live.id, live)
    return live
  }

  function createPage(path: string, options: Record<string, string>): Page {
    const pageSettings = modules.settings(path)
    const used = {
      ...modules.appJson.usingComponents,
      ...(pageSettings['usingComponents'] as Record<string, string> | undefined)
    }
    const made = tasks.run(undefined, () => {
      for (const each of Object.values(used)) modules.load(usedPath(path, each))
      return definitionOf(path)
    }) as ReturnType<typeof definitionOf> | undefined
    const channel = createChannels(tasks)
    const live = createInstance(instanceHost, {
      kind: 'page',
      path,
      ...(made ?? { by: 'Page', definition: {} }),
      settings: pageSettings,
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
    lives.set(page.id, page)
    if (modules.appJson.tabBar?.custom && modules.isTab(path) && !isSingle()) {
      tasks.run(page.id, () => {
        page.tabBar = component('custom-tab-bar/index', page, {})
      })
    }
    return page
  }

  const navigation = createNavigation({
    modules,
    create: createPage,
    componentsOf: (page) => [...lives.values()].filter((one) => one.kind === 'component' && one.pageId === page.id),
    changed: () => {
      ports.view?.stack?.(stack())
      tell('stack', stack())
    },
    settle: () => new Promise((resolve) => tasks.later(resolve))
  })

  const sharing = createSharing({
    tasks,
    top: topPage,
    call: (page, name, value) => lives.get(page.id)?.call(name, value),
    has: (page, name) => typeof lives.get(page.id)?.self[name] === 'function',
    name: String(modules.appJson.window?.['navigationBarTitleText'] ?? '')
  })
  const entryOptions = () => optionsOf(entry)
  const bars = () => barsOf(modules.appJson, topPage()?.settings ?? modules.settings(entry.path), isSingle())
  const system = systemApis(settings, bars)
  const manager = fileSystem(around, files)
  const updates = createUpdates(tasks, () => settings.update, ports.ui?.restart)
  const { wx, unsimulated } = createWx({
    ...around,
    listeners,
    ready: networkApis({
      ...answering,
      port: ports.network,
      settings,
      files,
      background,
      note: (kind, call) => tell(kind, call)
    }),
    later: {
      ...navigation.apis,
      ...interactionApis({
        ui: ports.ui ?? {},
        settings,
        files,
        clipboard,
        confirmed: consents.confirmed,
        broken,
        pageId: () => topPage()?.id,
        scrollTo: (to) => surfaceOf(undefined)?.scrollTo?.(to)
      }),
      ...consents.apis,
      ...sharing.apis,
      ...laterStorage(storage),
      ...laterSystem(system),
      preDownloadSubpackage: (asked) => modules.loadPackage(String(asked['name'] ?? ''))
    },
    atOnce: {
      ...system,
      ...atOnceStorage(storage),
      getLaunchOptionsSync: () => optionsOf(launchEntry),
      getEnterOptionsSync: entryOptions,
      getUpdateManager: () => updates,
      getFileSystemManager: () => manager,
      createSelectorQuery: () => selectorQuery({ tasks, surfaceOf, contextOf: contexts.of }),
      createIntersectionObserver: (instance, options) => observers.create(instance, options),
      canIUse: (schema) => canIUse(String(schema), (name) => Object.hasOwn(wx, name) && !unsimulated.includes(name)),
      ...contexts.atOnce,
      ...smallApis(tasks)
    },
    values: { env: { USER_DATA_PATH: 'http://usr' } },
    before: (name) => withheldAt(entry.scene, name) ?? consents.before(name)
  })

  const logged = (level: string, words: unknown[]) => {
    tell('log', { level, words, at: tasks.now() })
    if (level === 'error') problem({ kind: 'console', message: words.map(wordsOf).join(' '), pageId: tasks.owner() })
  }
  const register = (by: Maker) => (definition: unknown) => {
    const path = modules.evaluating()
    if (path === undefined) throw new Error(`${by}() was called after its file had been loaded`)
    registered.set(path, { by, definition: (definition ?? {}) as Values })
  }
  const globals = {
    ...tasks.globals,
    wx,
    console: consoleOf(logged),
    App: (hooks: unknown) => {
      app.self = (hooks ?? {}) as Values
    },
    Page: register('Page'),
    Component: register('Component'),
    Behavior: (definition: unknown) => definition,
    getApp: () => app.self,
    getCurrentPages: () => navigation.stack.map((page) => page.self),
    requirePlugin: () => {
      throw new Error('plugins are not simulated')
    },
    __wxConfig: { envVersion: settings.envVersion, pages: modules.pages }
  }
  ports.scripts.defineGlobals(native(globals))

  const enter = () => enterBy({ entry, modules, navigation, app, listeners, problem, tasks })
  const remember = (asked: Entry) => void (entry = entryOf(asked, modules.pages[0] ?? ''))
  const liveOf = (instance: Instance) => lives.get(instance.id)

  return {
    appJson: modules.appJson,
    pages: modules.pages,
    settings,
    unsimulated: [...unsimulated, ...unsimulatedOfInstances],
    problems,
    wx,
    stack,
    entry: () => entry,
    packages: () => [...modules.loaded],
    launch: async (asked = {}) => {
      remember(asked)
      launchEntry = entry
      tasks.run(undefined, () => modules.load('app'))
      if (!app.self) return problem({ kind: 'missing', message: 'app.js registers no App' })
      app.call('onLaunch', entryOptions())
      app.call('onShow', entryOptions())
      listeners.emit('AppShow', entryOptions())
      await enter()
    },
    hide: () => {
      navigation.hideTop()
      app.call('onHide')
      listeners.emit('AppHide')
      background.hide()
    },
    show: async (asked) => {
      background.show()
      if (asked) remember(asked)
      app.call('onShow', entryOptions())
      listeners.emit('AppShow', entryOptions())
      if (asked?.path === undefined) navigation.showTop()
      else await enter()
    },
    set: (values) => {
      const before = { ...settings }
      Object.assign(settings, values)
      const resized = tellChanges({ app, listeners }, before, settings, bars())
      if (resized) topPage()?.call('onResize', resized)
    },
    dispatch: (instance, handler, event) => {
      const live = liveOf(instance)
      const work = live?.self[handler]
      if (!live || typeof work !== 'function') return undefined
      return tasks.run(live.pageId, () => {
        const byHand = ['tap', 'submit', 'getphonenumber'].includes(String(event['type']))
        const handle = () => Reflect.apply(work as Func, live.self, [native(event)])
        return byHand ? tasks.tapped(handle) : handle()
      })
    },
    hook: (page, name, ...values) => liveOf(page)?.call(name, ...values),
    sharing: sharing.offered,
    share: sharing.share,
    definition: (path) => definitionOf(path).definition,
    createComponent: (owner, path, properties) => {
      const live = component(usedPath(owner.path, path), owner, properties)
      live.lifetime('created')
      live.lifetime('attached')
      const page = navigation.stack.find(({ id }) => id === owner.pageId)
      const first = page?.drawn !== true
      // once what is being drawn is there: the ones of the first drawing also hear that their page is on show
      tasks.later(() => {
        if (page) page.drawn = true
        if (!live.alive) return
        if (first && page !== undefined && page === topPage()) live.pageLifetime('show')
        live.lifetime('ready')
      })
      return live
    },
    setProperties: (instance, values) => liveOf(instance)?.setProperties(values),
    closeComponent: (instance) => {
      const live = liveOf(instance) // none when its page has closed it
      live?.lifetime('detached')
      live?.close()
    },
    phoneNumber: consents.phoneNumber,
    privacyRefusal: consents.privacyRefusal,
    agreeTapped: consents.agreeTapped,
    openSettings: consents.openSettings,
    forgetConsents: consents.forget,
    back: () => {
      tasks.run(undefined, () => (wx['navigateBack'] as Func)({ fail: nothing }))
    },
    call: (name, asked) =>
      new Promise((resolve, reject) => {
        const api = wx[name]
        if (typeof api !== 'function') return reject(new Error(`wx.${name} is not there`))
        tasks.run(undefined, () => Reflect.apply(api, wx, [{ ...asked, success: resolve, fail: reject }]))
      }),
    rejected: (reason) => {
      problem({ kind: 'rejection', message: wordsOf(reason), pageId: tasks.owner() })
      app.call('onUnhandledRejection', { reason, promise: undefined })
      listeners.emit('UnhandledRejection', { reason, promise: undefined })
    },
    memoryWarning: (level = 10) => void listeners.emit('MemoryWarning', { level }),
    leftovers: (pageId) => ({
      timers: tasks.waiting(pageId),
      listeners: listeners.of(pageId),
      observers: observers.of(pageId)
    }),
    storage: () => storage.all(),
    file: (path) => files.read(path),
    keepFile: (content, ending) => files.addTemporary(content, ending),
    on,
    stop: () => tasks.stop()
  }
}
