/**
 * A small WeChat host in Node: it loads the compiled mini-program as a phone would. No DOM, no `new Function`, no `eval`;
 * the network never answers, so screens show what they show offline.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'

export interface AppJson {
  pages: string[]
  subPackages?: { root: string; pages: string[] }[]
  tabBar?: { custom?: boolean; list: { pagePath: string }[] }
}

type Hooks = Record<string, unknown>
type SetData = Record<string, unknown>

export interface OpenPage {
  /** Every setData so far, oldest first. */
  updates: SetData[]
  /** Number of nodes that the page drew. */
  nodes(): number
  unload(): void
}

const phone = {
  brand: 'test',
  model: 'test phone',
  pixelRatio: 2,
  screenWidth: 375,
  screenHeight: 812,
  windowWidth: 375,
  windowHeight: 812,
  statusBarHeight: 44,
  safeArea: { left: 0, right: 375, top: 44, bottom: 778, width: 375, height: 734 },
  language: 'zh_CN',
  version: '8.0.50',
  SDKVersion: '3.5.0',
  system: 'iOS 17.0',
  platform: 'ios',
  theme: 'light'
}
const capsule = { left: 281, right: 368, top: 48, bottom: 80, width: 87, height: 32 }

interface Options {
  success?: (result: unknown) => void
  fail?: (result: unknown) => void
  complete?: (result: unknown) => void
}
const fail = (errMsg: string) => (options?: Options) => {
  setTimeout(() => {
    options?.fail?.({ errMsg })
    options?.complete?.({ errMsg })
  }, 0)
  return { abort: () => undefined, onHeadersReceived: () => undefined, offHeadersReceived: () => undefined }
}
const succeed = (result: () => unknown) => (options?: Options) => {
  setTimeout(() => {
    options?.success?.(result())
    options?.complete?.(result())
  }, 0)
}
const chain = (): object => {
  const link: object = new Proxy(
    {},
    { get: (_target, name) => (name === 'exec' ? (done?: (rows: unknown[]) => void) => done?.([]) : () => link) }
  )
  return link
}

function createWx() {
  const kept = new Map<string, unknown>()
  const nothing = () => undefined
  const listeners = [
    'NetworkStatusChange',
    'ThemeChange',
    'AppShow',
    'AppHide',
    'Error',
    'UnhandledRejection',
    'PageNotFound',
    'WindowResize',
    'KeyboardHeightChange',
    'MemoryWarning'
  ]
  const wx: Record<string, unknown> = {
    request: fail('request:fail'),
    downloadFile: fail('downloadFile:fail'),
    login: fail('login:fail'),
    requestPayment: fail('requestPayment:fail cancel'),
    getNetworkType: succeed(() => ({ networkType: 'wifi', errMsg: 'getNetworkType:ok' })),
    getSystemInfo: succeed(() => phone),
    getSystemInfoSync: () => phone,
    getWindowInfo: () => phone,
    getDeviceInfo: () => phone,
    getAppBaseInfo: () => phone,
    getSystemSetting: () => ({}),
    getMenuButtonBoundingClientRect: () => capsule,
    getAccountInfoSync: () => ({ miniProgram: { appId: 'test', envVersion: 'release' } }),
    getLaunchOptionsSync: () => ({ path: 'pages/index/index', query: {}, scene: 1001 }),
    getEnterOptionsSync: () => ({ path: 'pages/index/index', query: {}, scene: 1001 }),
    getStorageSync: (key: string) => kept.get(key) ?? '',
    setStorageSync: (key: string, value: unknown) => kept.set(key, value),
    removeStorageSync: (key: string) => kept.delete(key),
    clearStorageSync: () => kept.clear(),
    getStorageInfoSync: () => ({ keys: [...kept.keys()], currentSize: 0, limitSize: 10240 }),
    getUpdateManager: () => ({
      onCheckForUpdate: nothing,
      onUpdateReady: nothing,
      onUpdateFailed: nothing,
      applyUpdate: nothing
    }),
    createSelectorQuery: chain,
    createIntersectionObserver: () => ({
      relativeTo: chain,
      relativeToViewport: () => ({ observe: nothing }),
      observe: nothing,
      disconnect: nothing
    }),
    nextTick: (work: () => void) => setTimeout(work, 0),
    canIUse: () => false,
    env: { USER_DATA_PATH: '/user' }
  }
  for (const name of listeners) Object.assign(wx, { [`on${name}`]: nothing, [`off${name}`]: nothing })
  for (const name of [
    'showToast',
    'hideToast',
    'showLoading',
    'hideLoading',
    'setNavigationBarTitle',
    'navigateTo',
    'redirectTo',
    'switchTab',
    'reLaunch',
    'navigateBack',
    'setStorage',
    'removeStorage',
    'setClipboardData',
    'pageScrollTo',
    'hideHomeButton',
    'stopPullDownRefresh',
    'preloadAssets'
  ]) {
    wx[name] = succeed(() => ({ errMsg: `${name}:ok` }))
  }
  return wx
}

/** Loads `app.js` of a build in a fresh world. */
export function createHost(dist: string) {
  const appJson = JSON.parse(readFileSync(path.join(dist, 'app.json'), 'utf8')) as AppJson
  const apps: Hooks[] = []
  const registered: { kind: 'page' | 'component'; hooks: Hooks }[] = []
  const problems: string[] = []
  const open: { route: string }[] = []
  const timers = { setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask }
  const note = (...words: unknown[]) =>
    problems.push(words.map((word) => (word instanceof Error ? (word.stack ?? word.message) : String(word))).join(' '))
  const context = vm.createContext(
    {
      ...timers,
      console: {
        log: () => undefined,
        info: () => undefined,
        debug: () => undefined,
        warn: () => undefined,
        error: note
      },
      wx: createWx(),
      App: (hooks: Hooks) => apps.push(hooks),
      Page: (hooks: Hooks) => registered.push({ kind: 'page', hooks }),
      Component: (hooks: Hooks) => registered.push({ kind: 'component', hooks }),
      Behavior: (hooks: Hooks) => hooks,
      getApp: () => apps[0],
      getCurrentPages: () => open,
      requirePlugin: () => ({})
    },
    { codeGeneration: { strings: false, wasm: false } }
  )
  const modules = new Map<string, { exports: unknown }>()

  function load(file: string): unknown {
    const full = path.join(dist, file.endsWith('.js') ? file : `${file}.js`)
    const known = modules.get(full)
    if (known) return known.exports
    if (!existsSync(full)) throw new Error(`${path.relative(dist, full)} is required and does not exist`)
    const module = { exports: {} as unknown }
    modules.set(full, module)
    const source = `(function (require, module, exports) {${readFileSync(full, 'utf8')}\n})`
    const run = vm.runInContext(source, context, { filename: full }) as (r: unknown, m: unknown, e: unknown) => void
    run((name: string) => load(path.relative(dist, path.resolve(path.dirname(full), name))), module, module.exports)
    return module.exports
  }

  /** Loads the page's script, as WeChat does before it opens the page, and gives what it registered. */
  function register(page: string): Hooks {
    const before = registered.length
    load(page)
    const found = registered[before]
    if (!found) throw new Error(`${page}.js registers no page`)
    return found.hooks
  }

  function show(page: string, query: Record<string, string> = {}): OpenPage {
    const hooks = register(page)
    const updates: SetData[] = []
    const instance: Hooks & { route: string } = {
      ...hooks,
      data: structuredClone(hooks['data'] ?? {}),
      route: page,
      options: query,
      setData(values: SetData, done?: () => void) {
        updates.push(values)
        setTimeout(() => done?.(), 0)
      },
      selectComponent: () => null,
      createSelectorQuery: chain,
      getTabBar: () => null
    }
    open.push(instance)
    const call = (name: string, ...values: unknown[]) => {
      const hook = instance[name]
      if (typeof hook === 'function') Reflect.apply(hook, instance, values)
    }
    call('onLoad', query)
    call('onShow')
    call('onReady')
    return {
      updates,
      nodes: () => JSON.stringify(updates).split('"nn":').length - 1,
      unload: () => {
        call('onHide')
        call('onUnload')
        open.splice(open.indexOf(instance), 1)
      }
    }
  }

  return {
    appJson,
    problems,
    launch() {
      load('app')
      const app = apps[0]
      if (!app) throw new Error('app.js registers no App')
      const launch = app['onLaunch']
      if (typeof launch === 'function') Reflect.apply(launch, app, [{ path: appJson.pages[0], query: {}, scene: 1001 }])
      return apps.length
    },
    show
  }
}
