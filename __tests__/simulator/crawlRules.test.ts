import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { brokenBy } from '../../simulator/crawl/broken'
import { actsOn, bubble } from '../../simulator/crawl/acts'
import { leavesBehind, without } from '../../simulator/crawl/leaves'
import type { Running } from '../../simulator/crawl/running'
import { hasContent, isBlank, measure, readTemplates, readTree, textOf, type Node } from '../../simulator/crawl/tree'
import type { Visit } from '../../simulator/crawl/visit'
import type { Host, Instance } from '../../simulator/host'
import { smallApp, start } from './smallApp'

const good: Visit = {
  page: 'pages/a/a',
  loggedIn: false,
  endedOn: 'pages/a/a',
  openMs: 200,
  contentMs: 100,
  data: { calls: 2, bytes: 2000, most: 1000, perSecond: 2 },
  measures: { nodes: 10, depth: 3, mostChildren: 4 },
  requests: 1,
  repeated: [],
  text: 'words',
  leftovers: [],
  problems: [],
  blank: false,
  failed: false
}

describe('a visit of the crawl', () => {
  it('holds when nothing is wrong', () => assert.deepEqual(brokenBy(good), []))

  it('holds however long a busy machine took', () =>
    assert.deepEqual(brokenBy({ ...good, contentMs: 60_000, openMs: 120_000 }), []))

  it('has left behind what was not there before, one for one', () => {
    const standing = (words: string, key = words) => ({ words, key })
    const interval = standing('an interval of 4000 ms', 'timer 1')
    const before = [interval, standing('wx.onMemoryWarning')]
    assert.deepEqual(without([...before].reverse(), before), [])
    const again = standing('an interval of 4000 ms', 'timer 2')
    assert.deepEqual(without([again, standing('wx.onMemoryWarning')], before), [])
    assert.deepEqual(without([again, ...before], before), [again])
    const short = standing('a timer of seconds: 2000 ms', 'timer 3')
    assert.deepEqual(without([standing('a timer of seconds: 9000 ms', 'timer 4')], [short]), [])
  })

  const cases: [string, Partial<Visit>, RegExp][] = [
    ['a thrown error', { problems: [{ kind: 'error', message: 'torn', time: 0 }] }, /^error: torn/],
    ['an unhandled rejection', { problems: [{ kind: 'rejection', message: 'lost', time: 0 }] }, /^rejection: lost/],
    ['console.error', { problems: [{ kind: 'console', message: 'key', time: 0 }] }, /^console: key/],
    ['a missing page', { endedOn: '' }, /no page opened/],
    ['another page for who is logged in', { loggedIn: true, endedOn: 'pagesC/login/login' }, /ended on pagesC/],
    ['a failed page', { failed: true }, /could not be loaded/],
    ['a blank page', { blank: true }, /blank/],
    ['an endless skeleton', { contentMs: undefined }, /skeleton/],
    ['a heavy setData', { data: { ...good.data, most: 65_537 } }, /64\.0 KB in one call/],
    ['setData in a storm', { data: { ...good.data, perSecond: 21 } }, /21 setData/],
    ['too many nodes', { measures: { ...good.measures, nodes: 1000 } }, /1000 nodes/],
    ['too deep a tree', { measures: { ...good.measures, depth: 31 } }, /31 levels/],
    ['too many children', { measures: { ...good.measures, mostChildren: 61 } }, /61 children/],
    ['one GET twice', { repeated: ['/a?b=1'] }, /asked twice: GET \/a\?b=1/],
    ['something left behind', { leftovers: ['an interval of 4000 ms'] }, /left after unload: an interval of 4000 ms/]
  ]
  for (const [name, change, words] of cases) {
    it(`fails on ${name}`, () => assert.match(brokenBy({ ...good, ...change }).join('\n'), words))
  }
})

describe('a tree of the crawl', () => {
  const templates = readTemplates(`
<template name="tmpl_0_0">
  <view hover-class="{{i.p0||'none'}}" bindtap="eh" catchtouchmove="eh" style="{{i.st}}" class="{{i.cl}}" id="{{i.uid||i.sid}}">
    <template is="x" data="{{i:item}}" wx:for="{{i.cn}}" />
  </view>
</template>

<template name="tmpl_0_1">
  <image src="{{i.p3}}" catchtap="eh" class="{{i.cl}}"></image>
</template>

<template name="tmpl_0_9">
  <block>{{i.v}}</block>
</template>
`)
  const page = (...cn: object[]) => readTree({ root: { cn } }, templates)

  it('is read as the templates would draw it', () => {
    const tree = page({
      nn: '0',
      sid: 'a',
      cl: 'box',
      cn: [
        { nn: '9', v: 'words' },
        { nn: '1', sid: 'b', p3: '/x.png' }
      ]
    })
    assert.equal(textOf(tree), 'words')
    assert.deepEqual(measure(tree), { nodes: 2, depth: 2, mostChildren: 1 })
    assert.equal(tree.children[0]?.children[1]?.attributes['src'], '/x.png')
  })

  it('is blank without words and pictures, and a bar or a skeleton is no content', () => {
    assert.equal(isBlank(page({ nn: '0', sid: 'a' })), true)
    const bar = page({ nn: '0', sid: 'a', cl: 'ui-nav ui-nav--card', cn: [{ nn: '9', v: 'Title' }] })
    assert.deepEqual([isBlank(bar), hasContent(bar)], [false, false])
    assert.equal(hasContent(page({ nn: '1', sid: 'a', p3: '/x.png' })), true)
  })

  it('refuses a node without a template, and a value that its template has no place for', () => {
    assert.throws(() => page({ nn: '77', sid: 'a' }), /no template/)
    assert.throws(() => page({ nn: '1', sid: 'a', p2: 'x' }), /no place for it/)
  })

  it('sends a tap up through every bound ancestor until one catches it', () => {
    const targets: unknown[] = []
    const host = {
      dispatch: (_instance: Instance, _handler: string, event: { currentTarget: { dataset: { sid: string } } }) =>
        targets.push(event.currentTarget.dataset.sid)
      // a host with only the members that the rules use
    } as unknown as Host
    const tree = page({ nn: '0', sid: 'a', cn: [{ nn: '0', sid: 'b', cn: [{ nn: '1', sid: 'c', p3: '/x' }] }] })
    const inner = tree.children[0]!.children[0]!
    bubble(host, {} as Instance, inner, 'tap', {})
    assert.deepEqual(targets, ['b', 'a'])
    bubble(host, {} as Instance, inner.children[0]!, 'tap', {})
    assert.deepEqual(targets, ['b', 'a', 'c'])
  })
})

describe('what can be done to a node', () => {
  const node = (tag: string, events: string[], attributes: Record<string, unknown> = {}): Node => ({
    tag,
    sid: 'a',
    id: 'a',
    className: '',
    style: '',
    attributes,
    events: new Map(events.map((name) => [name, false])),
    children: []
  })
  const names = (node: Node) => actsOn(node).map(({ name }) => name)

  it('follows from what it listens to', () => {
    assert.deepEqual(names(node('view', [])), [])
    assert.deepEqual(names(node('view', ['tap'])), ['tap'])
    assert.deepEqual(names(node('input', ['input', 'tap'])), ['type', 'tap'])
    assert.deepEqual(names(node('switch', ['change'])), ['choose'])
    assert.deepEqual(names(node('scroll-view', ['refresherrefresh'], { refresherEnabled: true })), ['pull', 'scroll'])
    assert.deepEqual(names(node('image', ['error'])), ['break'])
    assert.deepEqual(names(node('button', ['tap'], { disabled: true })), [])
  })

  it('is done in the order of a person: focus, words letter by letter, pasted ones, and the field is left', async () => {
    let elapsedMs = 0
    const events: [string, unknown][] = []
    const host = {
      dispatch: (_on: Instance, _handler: string, event: { type: string; detail: { value: unknown } }) =>
        events.push([event.type, event.detail.value])
      // a host with only the members that the rules use
    } as unknown as Host
    const field = node('input', ['focus', 'input', 'blur'], { type: 'number', maxlength: 3 })
    await actsOn(field)[0]?.do(host, {} as Instance, (ms) => {
      elapsedMs += ms
      return Promise.resolve()
    })
    assert.equal(elapsedMs, 400)
    assert.deepEqual(events, [
      ['focus', ''],
      ['input', '1'],
      ['input', '12'],
      ['input', '123'],
      ['input', ''],
      ['input', '123'],
      ['blur', '123']
    ])
  })
})

describe('a page that was opened over home and closed', () => {
  const of = async (page: string, heldPages = 0, answeredIn = 0) => {
    const { host, clock, pass } = await start(smallApp({ 'deep.js': page }))
    const closedAt = clock.now()
    const running = {
      host,
      now: clock.now,
      pass,
      rest: () => pass(),
      underWay: () => (clock.now() - closedAt < answeredIn ? ['GET /cart'] : []),
      heldPages: () => new Map([['deep', heldPages]])
      // a running mini-program with only the members that closing uses
    } as unknown as Running
    const leaks = await leavesBehind(running, 'deep', {})
    host.stop()
    return leaks
  }

  it('leaves nothing, also what runs out a moment later', async () => {
    assert.deepEqual(await of('Page({})'), [])
    assert.deepEqual(await of('Page({ onUnload() { setTimeout(() => undefined, 100) } })'), [])
  })
  it('leaves no request that a slow machine answers late', async () => {
    assert.deepEqual(await of('Page({})', 0, 1500), [])
  })
  it('is known by an interval, a timer that begins itself anew, a listener, an observer', async () => {
    assert.deepEqual(await of('Page({ onLoad() { setInterval(() => undefined, 1234) } })'), [
      'an interval of 1234 ms',
      'an interval of 1234 ms',
      'an interval of 1234 ms'
    ])
    const anew = 'Page({ onLoad() { const again = () => setTimeout(again, 50); again() } })'
    assert.match((await of(anew)).join(), /a timer of a second at most/)
    const listener = 'Page({ onLoad() { wx.onNetworkStatusChange(() => undefined) } })'
    assert.match((await of(listener)).join(), /wx\.onNetworkStatusChange/)
    const watch =
      'Page({ onReady() { this.createIntersectionObserver().relativeToViewport().observe(".x", () => undefined) } })'
    assert.match((await of(watch)).join(), /an intersection observer/)
  })
  it('is known by what still holds every page, but for the last two that React remembers', async () => {
    assert.deepEqual(await of('Page({})', 2), [])
    assert.deepEqual(await of('Page({})', 3), ['3 closed pages of deep are still held'])
  })
})
