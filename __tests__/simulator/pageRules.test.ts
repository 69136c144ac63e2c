/** Pages in the host by either constructor: their life, their behaviors, and what their address gives them. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { smallApp, start } from './smallApp'

describe('a page that Component() registers', () => {
  const files = smallApp({
    'deep.js': `
      const log = (what) => getApp().log.push(what)
      Component({
        behaviors: [Behavior({ data: { shared: 1 }, lifetimes: { attached() { log('behavior.attached') } }, methods: { both() { return 'behavior' }, own() { return 'behavior' } } })],
        properties: { count: Number, name: { type: String, value: 'nobody' }, on: Boolean },
        data: { made: true },
        observers: { made(made) { log('made ' + made) } },
        lifetimes: { created() { log('created') }, attached() { log('attached') }, ready() { log('ready') }, detached() { log('detached') } },
        pageLifetimes: { show() { log('show') }, hide() { log('hide') } },
        methods: {
          onLoad(options) { log('onLoad ' + options.count) },
          onShow() { log('onShow') }, onReady() { log('onReady') }, onHide() { log('onHide') }, onUnload() { log('onUnload') },
          onShareAppMessage() { return { title: 'made' } },
          own() { return 'page' },
          set() { this.setData({ made: false }) }
        }
      })`
  })
  const since = (inside: <T>(source: string) => T) =>
    [...inside<string[]>('getApp().log.splice(0)')].filter((line) => !/^(bar|a|app|launch)[. ]/.test(line))

  it('lives as a page and as a component, and takes its query by its properties’ types', async () => {
    const { host, ask, inside } = await start(files)
    await ask('navigateTo', { url: '/deep?count=12&more=x' })
    assert.deepEqual(since(inside), [
      'created',
      'behavior.attached',
      'attached',
      'onLoad 12',
      'onShow',
      'show',
      'ready',
      'onReady'
    ])
    const page = 'getCurrentPages()[1]'
    assert.deepEqual(JSON.parse(inside<string>(`JSON.stringify(${page}.data)`)), {
      shared: 1,
      count: 12,
      name: 'nobody',
      on: false,
      made: true
    })
    assert.equal(inside(`${page}.properties.count`), 12)
    assert.deepEqual([inside(`${page}.both()`), inside(`${page}.own()`)], ['behavior', 'page'])
    assert.equal(inside(`typeof ${page}.methods`), 'undefined')
    host.dispatch(host.stack()[1]!, 'set', { type: 'x' })
    assert.deepEqual(since(inside), ['made false'])
    assert.equal((await host.share(host.stack()[1]!, 'friend', { from: 'menu' }))?.title, 'made')
    host.hide()
    await host.show()
    await ask('navigateBack')
    assert.deepEqual(since(inside), ['onHide', 'hide', 'onShow', 'show', 'onUnload', 'detached'])
    assert.deepEqual(host.problems, [])
    host.stop()
  })
})

describe('what two pages say to each other', () => {
  it('opens a channel with two ends: each end receives events of the other, not its own, and runs as its own page', async () => {
    const { host, ask, inside, pass } = await start(
      smallApp({
        'a.js': `Page({ open() {
          const log = (what) => getApp().log.push(what)
          wx.navigateTo({
            url: '/deep',
            events: { chosen: (value) => { log('opener chosen ' + JSON.stringify(value)); this.timer = setTimeout(() => undefined, 100000) } },
            success: ({ eventChannel }) => {
              eventChannel.on('later', (value) => log('opener later ' + value))
              eventChannel.emit('given', { id: 1 })
              eventChannel.emit('given', { id: 2 })
            }
          })
        } })`,
        'deep.js': `Page({ onLoad() {
          const log = (what) => getApp().log.push(what)
          const channel = this.getOpenerEventChannel()
          this.channel = channel
          channel.on('chosen', () => log('opened hears itself'))
          channel.once('given', ({ id }) => log('opened given ' + id))
        } })`
      })
    )
    inside('getApp().log.length = 0')
    inside('getCurrentPages()[0].open()')
    for (let look = 0; look < 50 && inside<number>('getApp().log.length') < 1; look += 1) await pass()
    const channel = 'getCurrentPages()[1].channel'
    inside(`${channel}.emit('chosen', { sku: 'POT' })`)
    inside(`${channel}.emit('later', 7)`)
    inside(`${channel}.emit('nobody')`)
    assert.deepEqual(
      [...inside<string[]>('getApp().log')].filter((line) => /^open/.test(line)),
      ['opened given 1', 'opener chosen {"sku":"POT"}', 'opener later 7']
    )
    const [first, second] = host.stack()
    assert.deepEqual([host.leftovers(first?.id).timers.length, host.leftovers(second?.id).timers.length], [1, 0])
    await ask('navigateBack')
    assert.deepEqual(host.problems, [])
    host.stop()
  })
})

describe('a tab', () => {
  it('that is switched to by a script was not tapped in the bar', async () => {
    const { host, ask, log } = await start(
      smallApp({
        'b.js': `Page({ onShow() { getApp().log.push('b.onShow') }, onTabItemTap() { getApp().log.push('b.tapped') } })`
      })
    )
    await ask('switchTab', { url: '/b' })
    assert.deepEqual(log().slice(-2), ['b.onShow', 'bar.show'])
    host.stop()
  })
})

describe('packages that a page preloads', () => {
  it('are loaded once it has opened, and no others', async () => {
    const files = smallApp()
    const app = JSON.parse(files['app.json'] ?? '') as object
    const { host, pass } = await start({
      ...files,
      'app.json': JSON.stringify({ ...app, preloadRule: { a: { network: 'all', packages: ['sub'] } } })
    })
    await pass()
    assert.deepEqual(host.packages(), ['', 'sub'])
    host.stop()
    const without = await start(files)
    await without.pass()
    assert.deepEqual(without.host.packages(), [''])
    without.host.stop()
  })
})

describe('a page that Page() registers', () => {
  it('has what its behaviors bring, and its own before theirs', async () => {
    const { host, ask, inside } = await start(
      smallApp({
        'deep.js': `
          const deeper = Behavior({ data: { deeper: true }, methods: { deepest() { return this.data.deeper } } })
          const shared = Behavior({
            behaviors: [deeper],
            data: { text: 'shared', over: 'shared' },
            lifetimes: { attached() { getApp().log.push('behavior.attached') } },
            pageLifetimes: { show() { getApp().log.push('behavior.show') } },
            methods: { say() { return this.data.text }, own() { return 'behavior' } }
          })
          Page({
            behaviors: [shared],
            data: { over: 'page' },
            attached() { getApp().log.push('a hook of nobody') },
            onLoad() { getApp().log.push('onLoad ' + this.say()) },
            own() { return 'page' }
          })`
      })
    )
    inside('getApp().log.length = 0')
    await ask('navigateTo', { url: '/deep' })
    assert.deepEqual([...inside<string[]>('getApp().log')].slice(1), [
      'behavior.attached',
      'onLoad shared',
      'behavior.show'
    ])
    const page = 'getCurrentPages()[1]'
    assert.deepEqual(
      ['data.text', 'data.over', 'say()', 'own()', 'deepest()'].map((what) => inside(`${page}.${what}`)),
      ['shared', 'page', 'shared', 'page', true]
    )
    assert.deepEqual(host.problems, [])
    host.stop()
  })
})
