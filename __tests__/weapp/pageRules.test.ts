/** Pages in the host by either constructor: their life, their behaviors, and what their address gives them. */
import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { smallApp, start } from './smallApp'

describe('a page that Component() registers', () => {
  const made = smallApp({
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
    const { host, ask, inside } = await start(made)
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
