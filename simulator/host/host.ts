/**
 * The host core: launches a compiled mini-program and keeps it running the way the chat app would. It draws nothing and
 * knows neither Node nor a browser; what it needs of them are the ports.
 */
import { createConsents } from './consents'
import { createGround, type Ground } from './ground'
import type { Host } from './hostTypes'
import { unsimulatedOfInstances } from './instanceApis'
import { lifeOf } from './life'
import { createLiving, instanceActs, type Living } from './living'
import { createNavigation, type Navigation } from './navigation'
import { createSharing } from './sharing'
import { consoleOf, nothing, wordsOf } from './small'
import type { Func, HostSettings, OpenPage, Ports, Values } from './types'
import { wxOf } from './wxOf'

const consentsOf = ({ settings, ports, tasks, listeners, modules, broken }: Ground) =>
  createConsents({
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

const navigationOf = ({ modules, ports, tasks, tell }: Ground, living: Living): Navigation =>
  createNavigation({
    modules,
    create: living.page,
    componentsOf: (page) =>
      [...living.lives.values()].filter((instance) => instance.kind === 'component' && instance.pageId === page.id),
    changed: (stack) => {
      ports.view?.stack?.(stack)
      tell('stack', stack)
    },
    overPage: (page) => ports.view?.overPage?.(page.id),
    settle: () => new Promise((resolve) => tasks.later(resolve))
  })

const sharingOf = ({ tasks, modules }: Ground, { lives }: Living, navigation: Navigation) =>
  createSharing({
    tasks,
    top: () => navigation.stack.at(-1),
    call: (page, name, value) => lives.get(page.id)?.call(name, value),
    has: (page, name) => typeof lives.get(page.id)?.self[name] === 'function',
    name: String(modules.appJson.window?.['navigationBarTitleText'] ?? '')
  })

/** What the scripts find around them. */
function globalsOf(ground: Ground, { definitions }: Living, navigation: Navigation, wx: Values): Values {
  const { tasks, tell, problem, app, settings, modules } = ground
  const logged = (level: string, words: unknown[]) => {
    tell('log', { level, words, time: tasks.now() })
    if (level === 'error') problem({ kind: 'console', message: words.map(wordsOf).join(' '), pageId: tasks.owner() })
  }
  return {
    ...tasks.globals,
    wx,
    console: consoleOf(logged),
    App: (hooks: unknown) => {
      app.self = (hooks ?? {}) as Values
    },
    Page: definitions.register('Page'),
    Component: definitions.register('Component'),
    Behavior: (definition: unknown) => definition,
    getApp: () => app.self,
    getCurrentPages: () => navigation.stack.map((page) => page.self),
    requirePlugin: () => {
      throw new Error('plugins are not simulated')
    },
    __wxConfig: { envVersion: settings.envVersion, pages: modules.pages }
  }
}

/** What the frame around the pages asks of wx. */
const callsOf = (
  { tasks, ports }: Ground,
  wx: Values,
  top: () => OpenPage | undefined
): Pick<Host, 'back' | 'call'> => ({
  back: () => {
    // the key closes a page-container of the first page too, where no call leads back
    const page = top()
    const leave = page && ports.view?.overPage?.(page.id)
    if (leave) return leave()
    tasks.run(undefined, () => (wx['navigateBack'] as Func)({ fail: nothing }))
  },
  call: (name, options) =>
    new Promise((resolve, reject) => {
      const api = wx[name]
      if (typeof api !== 'function') return reject(new Error(`wx.${name} is not there`))
      tasks.run(undefined, () => Reflect.apply(api, wx, [{ ...options, success: resolve, fail: reject }]))
    })
})

/** Makes a host for one cold start of the mini-program; `given` overrides the ordinary settings. */
export function createHost(ports: Ports, overrides: Partial<HostSettings> = {}): Host {
  const ground = createGround(ports, overrides)
  const { tasks, modules, listeners, files } = ground
  const living: Living = createLiving(ground, () => navigation.stack.at(-1))
  const consents = consentsOf(ground)
  const navigation: Navigation = navigationOf(ground, living)
  const sharing = sharingOf(ground, living, navigation)
  const { wx, unsimulated, bars } = wxOf({ ground, living, navigation, consents, sharing })
  ports.scripts.defineGlobals(ground.realm.native(globalsOf(ground, living, navigation, wx)))

  return {
    appJson: modules.appJson,
    pages: modules.pages,
    settings: ground.settings,
    unsimulated: [...unsimulated, ...unsimulatedOfInstances],
    problems: ground.problems,
    wx,
    stack: () => navigation.stack as readonly OpenPage[],
    entry: () => ground.entries.last,
    packages: () => [...modules.loaded],
    ...lifeOf(ground, navigation, bars),
    ...instanceActs(ground, living, navigation.stack),
    ...callsOf(ground, wx, () => navigation.stack.at(-1)),
    sharing: sharing.offered,
    share: sharing.share,
    phoneNumber: consents.phoneNumber,
    privacyRefusal: consents.privacyRefusal,
    agreeTapped: consents.agreeTapped,
    openSettings: consents.openSettings,
    forgetConsents: consents.forget,
    leftovers: (pageId) => ({
      timers: tasks.waiting(pageId),
      listeners: listeners.of(pageId),
      observers: living.observers.of(pageId)
    }),
    storage: () => ground.storage.all(),
    file: (path) => files.read(path),
    keepFile: (content, ending) => files.addTemporary(content, ending),
    on: ground.on,
    stop: () => tasks.stop()
  }
}
