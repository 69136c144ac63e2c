// verify:full: the components are drawn by the framework itself, which takes seconds and changes with its package alone
/** The compiled tab bar and a compiled page of each package in the platform's own component framework. */
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import path from 'node:path'
import vm from 'node:vm'
import { after, before, describe, it } from 'node:test'
import { JSDOM } from 'jsdom'
import { folderFiles, nodeTimers } from '../../simulator/crawl/nodePorts'
import { createHost, type Host, type Values } from '../../simulator/host'

interface Rendered {
  dom: { textContent: string; innerHTML: string; querySelectorAll(selector: string): ArrayLike<unknown> }
  attach(parent: unknown): void
  detach(): void
  querySelectorAll(selector: string): { dispatchEvent(name: string): void }[]
}
interface Simulate {
  load(path: string, options: object): string
  render(id: string): Rendered
}
type Define = (definition: Values) => void

const require = createRequire(import.meta.url)
const dist = path.resolve('dist/weapp')
// the framework looks for the platform's and a browser's globals, which no type here knows
const world = globalThis as unknown as Record<string, unknown>
const moment = (ms = 200) => new Promise((resolve) => setTimeout(resolve, ms))
const storage = new Map<string, unknown>()
const put = (values: Values) => {
  for (const [name, value] of Object.entries(values)) {
    if (!storage.has(name)) storage.set(name, world[name])
    world[name] = value
  }
}
const calls: { name: string; options: unknown }[] = []
let host: Host
let simulate: Simulate

/** Hooks of a page as a component's, since the framework renders components alone. */
const pageAsComponent = (route: string, hooks: Values): Values => ({
  data: hooks['data'],
  methods: Object.fromEntries(Object.entries(hooks).filter(([, value]) => typeof value === 'function')),
  attached(this: Values & Record<'onLoad' | 'onShow' | 'onReady', (options?: object) => void>) {
    this['route'] = route
    this.onLoad({})
    this.onShow()
    this.onReady()
  }
})

function render(file: string): Rendered {
  put({ Page: (hooks: Values) => (world['Component'] as Define)(pageAsComponent(file, hooks)) })
  const component = simulate.render(simulate.load(path.join(dist, file), { compiler: 'official', rootPath: dist }))
  const { document } = world as unknown as {
    document: { body: { appendChild(child: unknown): unknown }; createElement(tag: string): unknown }
  }
  component.attach(document.body.appendChild(document.createElement('div')))
  return component
}

before(() => {
  const { window } = new JSDOM('<!doctype html><body></body>', { url: 'http://localhost/' })
  put({ window })
  for (const name of ['document', 'HTMLElement', 'Node', 'Event', 'CustomEvent', 'MutationObserver', 'Element']) {
    put({ [name]: (window as unknown as Values)[name] })
  }
  host = createHost(
    {
      files: folderFiles(dist),
      // the compiled scripts are required: they run in this very world
      scripts: { defineGlobals: () => undefined, evaluate: (source) => vm.runInThisContext(source) as unknown },
      timers: nodeTimers,
      network: { send: () => ({ reply: Promise.reject(new Error('offline')), abort: () => undefined }) }
    },
    { network: 'none' }
  )
  host.on('call', ({ name, options }) => calls.push({ name, options }))
  simulate = require('miniprogram-simulate') as Simulate
  const define = world['Component'] as Define
  let app: Values = {}
  put({
    wx: host.wx,
    // Taro gives empty objects where the framework wants lists
    Component: (definition: Values) => define({ ...definition, behaviors: [], externalClasses: [] }),
    App: (hooks: Values) => (app = hooks),
    getApp: () => app,
    getCurrentPages: () => []
  })
  require(path.join(dist, 'app.js'))
  const { onLaunch } = app as { onLaunch(options: object): void }
  onLaunch.call(app, { path: 'pages/index/index', query: {}, scene: 1001 })
})
after(() => {
  host.stop()
  for (const [name, value] of storage) world[name] = value
})

describe('the compiled custom tab bar', () => {
  it('has four tabs with home chosen, and a tap switches', async () => {
    const bar = render('custom-tab-bar/index')
    await moment()
    assert.match(bar.dom.textContent, /首页.*分类.*购物车.*我的/)
    const tabs = bar.querySelectorAll('.tab-bar__tab')
    assert.equal(tabs.length, 4)
    assert.equal(bar.querySelectorAll('.tab-bar__tab--chosen').length, 1)
    tabs[1]!.dispatchEvent('tap')
    await moment()
    assert.deepEqual(
      calls.filter(({ name }) => name === 'switchTab').map(({ options }) => options),
      [{ url: '/pages/classification/classification' }]
    )
    bar.detach()
  })
})

describe('a compiled page of each package', () => {
  for (const [page, words] of [
    ['pages/cart/cart', /购物车/],
    ['pagesB/productList/noProductDetail', /商品/],
    ['pagesC/error/404', /页面不见了/]
  ] as const) {
    it(`${page} renders by its own templates`, async () => {
      const component = render(page)
      await moment()
      assert.match(component.dom.textContent, words)
      assert.ok(component.querySelectorAll('.ui-screen').length > 0)
      component.detach()
    })
  }
})
