import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { NetworkPort } from '../../simulator/host'
import { createClock, turn } from '../../simulator/crawl/clock'
import { remembering, vmScripts } from '../../simulator/crawl/nodePorts'
import type { World } from '../../simulator/crawl/running'
import { tapEverything, type Crawled, type TapReport } from '../../simulator/crawl/taps'
import { readTemplates } from '../../simulator/crawl/tree'
import { smallApp } from './smallApp'

const templates = readTemplates(`
<template name="tmpl_0_0">
  <view bindtap="eh" class="{{i.cl}}"></view>
</template>

<template name="tmpl_0_2">
  <input bindinput="eh" bindblur="eh" class="{{i.cl}}" />
</template>

<template name="tmpl_0_9">
  <block>{{i.v}}</block>
</template>
`)

/** A page whose rows do what is given by their words; `more` are its other hooks. */
const page = (rows: Record<string, string>, more = '') => `
  const row = (words) =>
    words === 'field'
      ? { nn: '2', sid: words }
      : { nn: '0', sid: words, cn: words === 'bare' ? [] : [{ nn: '9', sid: words + '.', v: words }] }
  const acts = { ${Object.entries(rows)
    .map(([name, source]) => `'${name}': function () { ${source} }`)
    .join(',\n')} }
  Page({
    onLoad() { this.rows = Object.keys(acts); this.show() },
    show() { this.setData({ root: { cn: this.rows.map(row) } }) },
    eh({ type, currentTarget }) {
      const act = acts[currentTarget.dataset.sid]
      if (act && type === (currentTarget.dataset.sid === 'field' ? 'input' : 'tap')) act.call(this)
    },
    ${more}
  })`

/** Answers everything with the time, and counts what it was asked. */
function shop(): NetworkPort & { calls: string[] } {
  const calls: string[] = []
  return {
    calls,
    send: ({ url, method }) => {
      calls.push(`${method} ${url}`)
      const body = new TextEncoder().encode('{}')
      return { reply: Promise.resolve({ status: 200, headers: {}, body: body.buffer }), abort: () => undefined }
    }
  }
}

interface Given {
  rows: Record<string, string>
  more?: string
  files?: Record<string, string>
}

async function crawl({ rows, more = '', files = {} }: Given, change: Partial<Crawled> = {}): Promise<TapReport> {
  const all = smallApp({
    'a.js': page({}, `onShow() { this.rows = ['home']; this.show() }`),
    'custom-tab-bar/index.js': 'Component({})',
    'deep.js': page(rows, more),
    'sub/pages/c.js': page({ there: '' }),
    ...files
  })
  const world: World = {
    files: () => ({ read: (path) => all[path] }),
    network: shop(),
    address: 'http://shop.example',
    templates
  }
  return tapEverything({ world, page: 'deep', newVisitor: () => Promise.resolve({ query: () => ({}) }), ...change })
}
const brokenBy = async (options: Given, change?: Partial<Crawled>) => (await crawl(options, change)).broken

describe('everything done on a page', () => {
  it('holds when nothing is wrong, and is every row, each once', async () => {
    const report = await crawl({
      rows: { one: '', two: '', field: '', away: `wx.navigateTo({ url: '/sub/pages/c' })` }
    })
    assert.deepEqual(report.broken, [])
    assert.deepEqual(report.done, { pull: 1, end: 1, tap: 3, type: 1, break: 1 })
    assert.deepEqual([report.opened, report.again, report.gone, report.alike], [['sub/pages/c'], 0, [], 0])
  })

  it('names the act that sends too much data, on any page', async () => {
    const heavy = `this.setData({ more: 'x'.repeat(65_600) })`
    const [words, ...more] = await brokenBy({ rows: { light: `this.setData({ more: 1 })`, heavy } })
    assert.match(words ?? '', /^setData of 64.1 KB in one call after tap «heavy», on deep$/)
    assert.deepEqual(more, [])
    const there = page({ there: '' }, `onShow() { ${heavy} }`)
    const away = { away: `wx.navigateTo({ url: '/sub/pages/c' })` }
    const [led] = await brokenBy({ rows: away, files: { 'sub/pages/c.js': there } })
    assert.match(led ?? '', /after tap «away», on sub\/pages\/c$/)
  })

  it('counts setData in any second of an act, typing and what runs on by itself included', async () => {
    const times = (count: number) => `for (let i = 0; i < ${count}; i += 1) this.setData({ i })`
    assert.deepEqual(await brokenBy({ rows: { calm: times(20), field: 'this.setData({ i: 1 })' } }), [])
    assert.deepEqual(await brokenBy({ rows: { storm: times(21) } }), [
      '21 setData calls in a second after tap «storm», on deep'
    ])
    const [breakage] = await brokenBy({ rows: { field: times(3) } })
    assert.match(breakage ?? '', /^3\d setData calls in a second after type «input», on deep$/)
    const runs = `const on = () => { this.setData({ i: 1 }); if ((this.left = (this.left || 60) - 1) > 1) setTimeout(on, 40) }; on()`
    assert.deepEqual(await brokenBy({ rows: { runs } }), ['25 setData calls in a second after tap «runs», on deep'])
  })

  it('lets a page ask the same once, until it is shown again, pulled, or something is written', async () => {
    const ask = `wx.request({ url: '/cart?_t=' + Date.now() })`
    const away = `wx.navigateTo({ url: '/sub/pages/c' })`
    assert.deepEqual(await brokenBy({ rows: { one: ask, two: ask } }), [
      'asked again after tap «two»: GET /cart, held since tap «one»'
    ])
    assert.deepEqual(await brokenBy({ rows: { one: ask, away, two: ask } }), [])
    assert.deepEqual(
      await brokenBy({ rows: { one: ask, add: `wx.request({ url: '/x', method: 'POST' })`, two: ask } }),
      []
    )
    const pullPage = { rows: { calm: '' }, more: `onReady() { ${ask} }, onPullDownRefresh() { ${ask} }` }
    assert.deepEqual(await brokenBy(pullPage), [])
    assert.deepEqual(await brokenBy({ rows: { twice: ask + ';' + ask } }), ['asked twice after tap «twice»: GET /cart'])
    assert.deepEqual(await brokenBy({ rows: { post: `wx.request({ url: '/x', method: 'POST' });`.repeat(2) } }), [])
    const back = {
      rows: { away: `wx.navigateTo({ url: '/sub/pages/c' })` },
      more: `onShow() { ${ask}; if (this.been) { ${ask} } this.been = 1 }`
    }
    assert.deepEqual(await brokenBy(back), ['asked twice after coming back after tap «away»: GET /cart'])
  })

  it('names the act whose timer, listener or observer outlives the page', async () => {
    assert.deepEqual(await brokenBy({ rows: { calm: 'setTimeout(() => undefined, 300)' } }), [])
    assert.deepEqual(await brokenBy({ rows: { other: '', ticks: 'setInterval(() => undefined, 1234)' } }), [
      'left after unload: an interval of 1234 ms, since tap «ticks»'
    ])
    assert.deepEqual(await brokenBy({ rows: { hears: 'wx.onNetworkStatusChange(() => undefined)' } }), [
      'left after unload: wx.onNetworkStatusChange, since tap «hears»'
    ])
    const alarm = { rows: { cooks: 'setTimeout(() => undefined, 600_000)' } }
    assert.deepEqual(await brokenBy(alarm), ['left after unload: a timer of minutes: 600000 ms, since tap «cooks»'])
    assert.deepEqual(await brokenBy(alarm, { alarms: 1 }), [])
    const watches = `this.createIntersectionObserver().relativeToViewport().observe('.x', () => undefined)`
    assert.deepEqual(await brokenBy({ rows: { watches } }), [
      'left after unload: an intersection observer, since tap «watches»'
    ])
    const keeps = `getApp().kept = [...(getApp().kept || []), this]; wx.reLaunch({ url: '/b' })`
    assert.deepEqual(
      await brokenBy({
        rows: { keeps, also: keeps, more: keeps },
        files: { 'b.js': page({ tab: '' }) }
      }),
      ['3 closed pages of deep are still held']
    )
  })

  it('taps every row that looks like others, also those without words, and counts those beyond twenty-four', async () => {
    const rows = Object.fromEntries(
      Array.from({ length: 8 }, (_, index) => [`row ${index}`, index === 6 ? 'throw new Error("torn")' : ''])
    )
    assert.match((await brokenBy({ rows })).join(), /^after tap «row 6»: error: Error: torn/)
    const bare = `onShow() { this.rows = ['bare', 'bare', 'bare', 'words']; this.show() },`
    const result = await crawl({ rows: { bare: '', words: '' }, more: bare })
    assert.equal(result.done['tap'], 4)
    const long = { rows: Object.fromEntries(Array.from({ length: 54 }, (_, index) => [`row ${index}`, ''])) }
    const many = await crawl(long)
    assert.deepEqual([many.taps - 3, many.alike], [24, 30])
    const brief = await crawl(long, { alike: 2 })
    assert.deepEqual([brief.taps - 3, brief.alike], [2, 52])
  })

  it('scrolls on for what a list mounts near the window, and back for what it took away', async () => {
    const more = `onPageScroll() {
      const told = ({ top }) => { this.rows = top > -900 ? ['row', 'near'] : top > -1800 ? ['row', 'next'] : ['row', 'far']; this.show() }
      wx.createSelectorQuery().select('#row').boundingClientRect(told).exec()
    }`
    const report = await crawl({ rows: { row: '', near: '', next: '', far: 'throw new Error("torn")' }, more })
    assert.match(report.broken.join(), /^after tap «far»: error: Error: torn/)
    assert.deepEqual([report.done['tap'], report.gone], [4, []])
  })

  it('does what an act brings up, and opens it again for what closed with it', async () => {
    const put = (...names: string[]) => `this.rows = ${JSON.stringify(names)}; this.show()`
    const rows = { open: put('open', 'close', 'inner'), close: put('open'), inner: 'throw new Error("torn")' }
    const report = await crawl({ rows, more: `onShow() { ${put('open')} }` })
    assert.match(report.broken.join(), /^after tap «inner»: error: Error: torn/)
    assert.deepEqual([report.done['tap'], report.again, report.gone], [3, 1, []])
  })

  it('sends a new visitor for what the first used up, and counts what is gone for everybody', async () => {
    const put = `this.rows = getApp().used ? ['rest'] : ['cancel', 'pay', 'rest']; this.show()`
    const rows = { cancel: `getApp().used = true; ${put}`, pay: 'throw new Error("torn")', rest: '' }
    assert.match((await brokenBy({ rows, more: `onShow() { ${put} }` })).join(), /^after tap «pay»: error: Error: torn/)
    let visitors = 0
    const once = `onLoad(o) { this.rows = o.n === '1' ? ['go', 'gift', 'rest'] : ['rest']; this.show() }, onShow() {}`
    const result = await crawl(
      {
        rows: { go: `this.rows = ['rest']; this.show(); wx.setStorageSync('token', '1')`, gift: '', rest: '' },
        more: once
      },
      { newVisitor: () => Promise.resolve({ query: () => ({ n: String((visitors += 1)) }) }) }
    )
    assert.deepEqual(
      [result.broken, result.gone],
      [
        [],
        [
          'tap «gift» (from here: not there after 0 acts; anew: not there after 0 acts; for another shopper: not there after 0 acts)'
        ]
      ]
    )
  })

  it('does what had gone once it is there again', async () => {
    // the first shopper uses both up, the fourth has them again: the gift was given up at the third
    let visitors = 0
    const more = `onLoad(o) {
      const n = Number(o.n)
      this.rows = n < 4 ? ['rest'] : ['key', 'gift', 'rest']
      if (n === 1 && !getApp().used) this.rows = ['use', 'key', 'gift', 'rest']
      this.show()
    }, onShow() {}`
    const use = `getApp().used = true; this.rows = ['rest']; this.show()`
    const rows = { use, key: '', gift: 'throw new Error("torn")', rest: '' }
    const newVisitor = () => Promise.resolve({ query: () => ({ n: String((visitors += 1)) }) })
    const report = await crawl({ rows, more }, { newVisitor })
    assert.match(report.broken.join(), /^after tap «gift»: error: Error: torn/)
    assert.deepEqual([report.done['tap'], report.gone, visitors], [4, [], 4])
  })

  it('does all of it again for what several acts left together', async () => {
    const put = (...names: string[]) => `this.rows = ${JSON.stringify(names)}; this.show()`
    const rows = {
      a: 'this.a = 1',
      b: `if (this.a) { ${put('a', 'b', 'close', 'both')} }`,
      close: `this.a = 0; ${put('a', 'b')}`,
      both: 'throw new Error("torn")'
    }
    const report = await crawl({ rows, more: `onShow() { ${put('a', 'b')} }` })
    assert.match(report.broken.join(), /^after tap «both»: error: Error: torn/)
    assert.deepEqual([report.done['tap'], report.gone], [4, []])
  })

  it('scrolls back from the top for what a list took away', async () => {
    let visitors = 0
    const more = `onLoad(o) {
      this.rows = o.n === '1' && !getApp().been ? ['row', 'between'] : ['row']
      getApp().been = true
      this.show()
    },
    onPageScroll() {
      const told = ({ top }) => { this.rows = top > -400 ? ['row'] : top > -800 ? ['row', 'between'] : ['row', 'far']; this.show() }
      wx.createSelectorQuery().select('#row').boundingClientRect(told).exec()
    }`
    const report = await crawl(
      { rows: { row: '', between: 'throw new Error("torn")', far: '' }, more },
      { newVisitor: () => Promise.resolve({ query: () => ({ n: String((visitors += 1)) }) }) }
    )
    assert.match(report.broken.join(), /after tap «between»: error: Error: torn/)
    assert.deepEqual(report.gone, [])
  })

  it('fails when an act leads nowhere, or to a page that shows nothing', async () => {
    const away = `wx.navigateTo({ url: '/sub/pages/c' })`
    assert.deepEqual(await brokenBy({ rows: { away } }, { missing: 'sub/pages/c' }), [
      'tap «away» leads to sub/pages/c, which is for addresses that are not there'
    ])
    const blank = { 'sub/pages/c.js': 'Page({})' }
    assert.deepEqual(await brokenBy({ rows: { away }, files: blank }), [
      'tap «away» leads to sub/pages/c, which is blank'
    ])
  })

  it('says what it did not do: acts beyond the bound, an end that never comes', async () => {
    const rows = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`row ${index}`, '']))
    assert.deepEqual(await brokenBy({ rows }, { mostActs: 6 }), ['not done: 5 things after 6 acts'])
    const grows = `onReachBottom() { this.rows.push('row ' + 'x'.repeat(this.rows.length)); this.show() }`
    assert.deepEqual(await brokenBy({ rows: { row: '' }, more: grows }, { mostActs: 40 }), [
      'it still grows after 30 times to its end',
      'not done: 15 things after 40 acts'
    ])
  })
})

describe('a clock that is put forward', () => {
  it('runs what is due in its order, and goes on to nothing that was set to wait longer', async () => {
    const clock = createClock()
    const began = clock.now()
    const fires: string[] = []
    clock.setTimeout(() => fires.push('late'), 60_000)
    clock.setTimeout(() => fires.push('second'), 90)
    const timer = clock.setTimeout(() => fires.push('dropped'), 50)
    const every = clock.setInterval(() => fires.push('every'), 40)
    clock.clearTimeout(timer)
    await clock.pass(100)
    assert.deepEqual(fires, ['every', 'every', 'second'])
    assert.ok(clock.now() - began >= 100 && clock.now() - began < 1000)
    clock.clearInterval(every)
    assert.equal(clock.due(120), false)
    clock.setTimeout(() => fires.push('soon'), 110)
    assert.equal(clock.due(120), true)
    clock.forward(120)
    await turn()
    assert.deepEqual(fires.splice(3), ['soon'])
    clock.forward(60_000)
    await turn()
    assert.deepEqual(fires.splice(3), ['late'])
    assert.ok(clock.now() - began >= 60_000)
  })
  it('is that of the dates inside', () => {
    const inside = vmScripts(() => 1_234_567)
    const dates = '[Date.now(), new Date().getTime(), new Date(5).getTime(), new Date() instanceof Date]'
    assert.deepEqual([...(inside.evaluate(dates, 'test.js') as unknown[])], [1_234_567, 1_234_567, 5, true])
  })
})

describe('a network that remembers', () => {
  const get = { url: 'http://shop.example/a?_t=1', method: 'GET', headers: { authorization: 'one' } }
  it('asks the shop once for the same, until something is written', async () => {
    const under = shop()
    const network = remembering(under)
    await network.send(get).reply
    await network.send({ ...get, url: 'http://shop.example/a?_t=2' }).reply
    assert.equal(under.calls.length, 1)
    await network.send({ ...get, headers: { authorization: 'two' } }).reply
    assert.equal(under.calls.length, 2)
    await network.send({ ...get, method: 'POST' }).reply
    await network.send(get).reply
    assert.equal(under.calls.length, 4)
    network.forget()
    await network.send(get).reply
    assert.equal(under.calls.length, 5)
  })
})
