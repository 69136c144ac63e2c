/** Components in the host: their life with the page, observers of data, and being selected. */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import ts from 'typescript'
import { smallApp, start } from './smallApp'

describe('components', () => {
  const watcher = `
    const log = (what) => getApp().log.push(what)
    Component({
      behaviors: [Behavior({ observers: { 'a.b'(b) { log('behavior ' + b) } } })],
      properties: { name: String },
      data: { a: { b: 1, c: 1 }, list: [{ n: 1 }] },
      observers: {
        'a.b, name'(b, name) { log('both ' + b + ' ' + name) },
        'list[0].n'(n) { log('item ' + n) },
        'a.**'(a) { log('below ' + JSON.stringify(a)) }
      },
      lifetimes: { created() { log('created') }, attached() { log('attached') }, ready() { log('ready') }, detached() { log('detached') } },
      pageLifetimes: { show() { log('show') }, hide() { log('hide') } },
      methods: { set(event) { this.setData(event.values) } }
    })`
  async function withWatcher() {
    const files = smallApp({ 'watcher.js': watcher })
    const app = await start(files)
    const page = app.host.stack()[0]!
    const component = app.host.createComponent(page, '/watcher', { name: 'n' })
    const own = /^(bar|a|deep|app|launch)[. ]/
    const since = () => [...app.inside<string[]>('getApp().log.splice(0)')].filter((line) => !own.test(line))
    return { ...app, page, made: component, since }
  }

  it('live with their page: created, attached, on show, ready, hidden, shown again, detached', async () => {
    const { host, ask, made, page, since, pass } = await withWatcher()
    await pass()
    assert.deepEqual(since(), ['created', 'attached', 'show', 'ready'])
    host.createComponent(page, '/watcher', {}) // one that comes later was not there when its page came on show
    await pass()
    assert.deepEqual(since(), ['created', 'attached', 'ready'])
    host.closeComponent(made)
    assert.deepEqual(since(), ['detached'])
    await ask('navigateTo', { url: '/deep' })
    assert.deepEqual(since(), ['hide'])
    await ask('navigateBack')
    assert.deepEqual(since(), ['show'])
    host.hide()
    await host.show()
    assert.deepEqual(since(), ['hide', 'show'])
    await ask('reLaunch', { url: '/deep' })
    assert.deepEqual(since(), ['detached'])
    host.closeComponent(made) // the view may say so once more
    assert.deepEqual(since(), [])
    host.stop()
  })

  it('hear of the fields they observe, set by themselves or by their owner, and of no others', async () => {
    const { host, made, since, pass } = await withWatcher()
    await pass()
    since()
    const set = (values: object) => {
      host.dispatch(made, 'set', { type: 'x', values })
      return since()
    }
    assert.deepEqual(set({ 'a.b': 2 }), ['behavior 2', 'both 2 n', 'below {"b":2,"c":1}'])
    assert.deepEqual(set({ 'a.c': 5 }), ['below {"b":2,"c":5}'])
    assert.deepEqual(set({ a: { b: 3 } }), ['behavior 3', 'both 3 n', 'below {"b":3}'])
    assert.deepEqual(set({ 'list[0].n': 9 }), ['item 9'])
    assert.deepEqual(set({ 'list[1].n': 9, other: 1 }), [])
    host.setProperties(made, { name: 'm' })
    assert.deepEqual(since(), ['both 3 m'])
    host.stop()
  })

  it('get their properties in the types they declare, and the default where a value is of no such type', async () => {
    const { host, inside } = await start(
      smallApp({
        'typed.js': `Component({
          behaviors: [Behavior({ properties: { shared: Number } })],
          properties: { count: Number, many: { type: Number, value: 3 }, name: String, on: Boolean, list: Array, one: Object, any: null, either: { type: String, optionalTypes: [Number] } },
          lifetimes: { created() { getApp().made = this } }
        })`
      })
    )
    const page = host.stack()[0]!
    const data = () => JSON.parse(inside<string>('JSON.stringify(getApp().made.data)')) as object
    const component = host.createComponent(page, '/typed', {})
    const bare = { shared: 0, count: 0, many: 3, name: '', on: false, list: [], one: null, any: null, either: '' }
    assert.deepEqual(data(), bare)
    host.setProperties(component, {
      shared: '7',
      count: '5',
      many: 'x',
      name: 12,
      on: '',
      list: 'x',
      one: 'x',
      any: '1'
    })
    assert.deepEqual(data(), { ...bare, shared: 7, count: 5, name: '12', any: '1' })
    host.setProperties(component, { name: null, on: 'yes', list: [1], one: { a: 1 }, either: 4 })
    assert.deepEqual(data(), { ...bare, shared: 7, count: 5, on: true, list: [1], one: { a: 1 }, any: '1', either: 4 })
    host.createComponent(page, '/typed', { count: '6', many: null })
    assert.deepEqual(data(), { ...bare, count: 6, many: 0 })
    host.stop()
  })

  it('are found by a selector where the view draws them, and nowhere else', async () => {
    const instances: { path: string; id: number }[] = []
    const surface = { update: (_: unknown, onDrawn: () => void) => onDrawn(), close: () => undefined }
    const { host, inside } = await start(smallApp({ 'watcher.js': watcher }), {
      ports: {
        view: {
          open: (instance) => {
            instances.push(instance)
            const below = (selector: string) =>
              selector === '.w' ? (instances.filter(({ path: of }) => of === 'watcher') as never[]) : []
            return { ...surface, find: (selector: string, all: boolean) => below(selector).slice(all ? 0 : -1) }
          }
        }
      }
    })
    host.createComponent(host.stack()[0]!, '/watcher', { name: 'found' })
    assert.equal(inside('getCurrentPages()[0].selectComponent(".w").data.name'), 'found')
    assert.equal(inside('getCurrentPages()[0].selectAllComponents(".w").length'), 1)
    assert.equal(inside('getCurrentPages()[0].selectComponent("#nobody")'), null)
    host.stop()
    const blind = await start()
    assert.equal(blind.inside('getCurrentPages()[0].selectComponent(".w")'), null)
    blind.host.stop()
  })
})

describe('the methods of pages and components', () => {
  const typings = path.resolve('node_modules/miniprogram-api-typings/types/wx/lib.wx.component.d.ts')
  /** Names of the typings' own list. */
  function namedMethods(): string[] {
    const source = ts.createSourceFile('component', readFileSync(typings, 'utf8'), ts.ScriptTarget.Latest, true)
    const methods = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'InstanceMethods') {
        for (const member of node.members)
          if (member.name && ts.isIdentifier(member.name)) methods.add(member.name.text)
      } else ts.forEachChild(node, visit)
    }
    visit(source)
    return [...methods]
  }
  const parts = {
    'inner.js': `
      const shared = Behavior({})
      const outer = Behavior({ behaviors: [shared, 'wx://form-field'] })
      const foreign = Behavior({})
      Component({
        behaviors: [outer],
        lifetimes: { created() { getApp().made = this } },
        methods: { known() { return [shared, outer, 'wx://form-field', foreign, 'wx://else'].map((one) => this.hasBehavior(one)).join() } }
      })`
  }

  it('are all that the typings name, on either; what is not simulated fails in the platform’s shape, and is listed', async () => {
    const { host, inside } = await start(smallApp(parts))
    const words: unknown[] = []
    const outcomes: string[] = []
    host.on('log', ({ words: lines }) => words.push(...lines))
    host.on('call', ({ outcome }) => outcomes.push(outcome))
    host.createComponent(host.stack()[0]!, '/inner', {})
    const methods = namedMethods()
    assert.ok(methods.length > 20)
    for (const target of ['getApp().made', 'getCurrentPages()[0]'])
      assert.deepEqual(
        methods.filter((name) => inside(`typeof ${target}.${name}`) !== 'function'),
        [],
        target
      )
    const missingCalls = host.unsimulated.filter((name) => name.startsWith('this.'))
    assert.ok(missingCalls.includes('this.animate'))
    assert.deepEqual(
      missingCalls.filter((name) => !methods.includes(name.slice('this.'.length))),
      []
    )
    for (const name of missingCalls) {
      const method = name.slice('this.'.length)
      inside(`(() => { try { getApp().made.${method}('.a') } catch (error) { getApp().thrown = error } })()`)
      assert.equal(outcomes.at(-1), `${method}:fail not supported by the simulator`)
      assert.equal(words.at(-1), `${name} is not simulated`)
    }
    assert.equal(inside('getApp().thrown.errMsg'), 'getRelationNodes:fail not supported by the simulator')
    assert.deepEqual(host.problems, [])
    host.stop()
  })

  it('say which behaviors are in, and in whose template a component stands', async () => {
    const { host, inside } = await start(smallApp(parts))
    const page = host.stack()[0]!
    const component = host.createComponent(page, '/inner', {})
    assert.equal(inside('getApp().made.known()'), 'true,true,true,false,false')
    assert.equal(inside('getApp().made.selectOwnerComponent() === getCurrentPages()[0]'), true)
    inside('getApp().first = getApp().made')
    host.createComponent(component, '/inner', {})
    assert.equal(inside('getApp().made.selectOwnerComponent() === getApp().first'), true)
    assert.equal(inside('getCurrentPages()[0].selectOwnerComponent()'), null)
    host.stop()
  })
})
