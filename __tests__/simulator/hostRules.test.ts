import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, it } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import ts from 'typescript'
import { apiNames } from '../../simulator/host/apiNames'
import { toldListeners } from '../../simulator/host/wx'
import type { WebReply } from '../../simulator/host'
import { smallApp, start } from './smallApp'

const hostFolder = path.resolve('simulator/host')
/** The host's own sources. */
const hostFiles = () =>
  readdirSync(hostFolder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join(hostFolder, name))

describe('the wx object', () => {
  const typings = path.resolve('node_modules/miniprogram-api-typings/types/wx/lib.wx.api.d.ts')

  it('has every API that the platform’s typings name, as own enumerable keys', async () => {
    const source = ts.createSourceFile('wx', readFileSync(typings, 'utf8'), ts.ScriptTarget.Latest, true)
    const names = new Set<string>()
    const visit = (node: ts.Node): void => {
      if (ts.isInterfaceDeclaration(node) && node.name.text === 'Wx') {
        for (const member of node.members) if (member.name && ts.isIdentifier(member.name)) names.add(member.name.text)
      } else ts.forEachChild(node, visit)
    }
    visit(source)
    const { host } = await start()
    const own = new Set(Object.keys(host.wx))
    assert.ok(names.size > 450)
    assert.deepEqual(
      [...names].filter((name) => !own.has(name)),
      []
    )
    assert.equal(Object.values(apiNames).flat().length, names.size)
    host.stop()
  })

  it('refuses what it does not simulate in the platform’s own shape, and lists it', async () => {
    const { host, ask } = await start()
    assert.ok(host.unsimulated.includes('openBluetoothAdapter'))
    const answer = await ask('scanItem').catch(() => undefined)
    assert.equal(answer instanceof Error, true) // no such API at all
    assert.deepEqual(await ask('getHCEState'), { errMsg: 'getHCEState:fail not supported by the simulator', errno: 3 })
    host.stop()
  })

  it('says what can be used: an API that it simulates, a button’s open type, a field’s kind', async () => {
    const { host, inside } = await start()
    const canIUse = (schema: string) => inside(`wx.canIUse('${schema}')`)
    for (const schema of [
      'request',
      'getRendererUserAgent',
      'scroll-view',
      'createVideoContext',
      'button',
      'button.open-type.chooseAvatar',
      'input.type.nickname'
    ])
      assert.equal(canIUse(schema), true, schema)
    for (const schema of ['openBluetoothAdapter', 'button.open-type.getEverything', 'button.nothing', 'constructor'])
      assert.equal(canIUse(schema), false, schema)
    host.stop()
  })

  it('names no listener as told that it never tells', async () => {
    const sources = hostFiles().map((file) => readFileSync(file, 'utf8'))
    const isTold = (name: string) => sources.some((source) => new RegExp(`\\.(?:emit|last)\\('${name}'`).test(source))
    assert.deepEqual(
      [...toldListeners].filter((name) => !isTold(name)),
      []
    )
    const { host } = await start()
    assert.ok(host.unsimulated.includes('onKeyboardHeightChange'))
    host.stop()
  })

  it('wants the parameters that the platform wants, in their types, before it asks anybody', async () => {
    const { host, ask } = await start(smallApp(), { settings: { privacy: 'disagree' } })
    for (const [name, request, outcome] of [
      ['makePhoneCall', {}, 'phoneNumber should be String instead of Undefined'],
      ['makePhoneCall', { phoneNumber: 4000 }, 'phoneNumber should be String instead of Number'],
      ['previewImage', {}, 'urls should be Array instead of Undefined'],
      ['previewImage', { urls: 'a.png' }, 'urls should be Array instead of String'],
      ['navigateToMiniProgram', {}, 'appId should be String instead of Undefined'],
      ['setNavigationBarTitle', { title: null }, 'title should be String instead of Null'],
      ['getImageInfo', {}, 'src should be String instead of Undefined'],
      ['openLocation', { latitude: 1 }, 'longitude should be Number instead of Undefined'],
      ['setClipboardData', {}, 'data should be String instead of Undefined']
    ] as const)
      assert.deepEqual(
        { ...(await ask(name, request)) },
        { errMsg: `${name}:fail parameter error: parameter.${outcome};` },
        name
      )
    for (const [name, request] of [
      ['makePhoneCall', { phoneNumber: '4000' }],
      ['previewImage', { urls: [] }],
      ['navigateToMiniProgram', { shortLink: '#mp' }],
      ['setNavigationBarTitle', { title: '' }]
    ] as const)
      assert.equal((await ask(name, request))['errMsg'], `${name}:ok`, name)
    host.stop()
  })

  it('colours the navigation bar as the platform can: black or white words on a hexadecimal ground', async () => {
    const { host, ask } = await start()
    for (const [frontColor, backgroundColor, outcome] of [
      ['#ffffff', '#1a2B3c', 'ok'],
      ['#000000', '#fff', 'ok'],
      ['#333333', '#ffffff', 'fail invalid frontColor "#333333"'],
      ['white', '#ffffff', 'fail invalid frontColor "white"'],
      ['#ffffff', 'red', 'fail invalid backgroundColor "red"'],
      ['#ffffff', 'rgb(0, 0, 0)', 'fail invalid backgroundColor "rgb(0, 0, 0)"']
    ] as const)
      assert.equal(
        (await ask('setNavigationBarColor', { frontColor, backgroundColor }))['errMsg'],
        `setNavigationBarColor:${outcome}`
      )
    host.stop()
  })

  it('takes a listener that it never tells, and says so', async () => {
    const { host, inside } = await start()
    const calls: string[] = []
    const words: unknown[] = []
    host.on('call', ({ outcome }) => calls.push(outcome))
    host.on('log', ({ words: lines }) => words.push(...lines))
    inside('wx.onUserCaptureScreen(() => undefined)')
    inside('wx.onKeyboardHeightChange(() => undefined)')
    inside('wx.onNetworkStatusChange(() => undefined)')
    inside('wx.offUserCaptureScreen()')
    assert.deepEqual(calls, [
      'onUserCaptureScreen:fail not supported by the simulator',
      'onKeyboardHeightChange:fail not supported by the simulator'
    ])
    assert.deepEqual(words, ['wx.onUserCaptureScreen is not simulated', 'wx.onKeyboardHeightChange is not simulated'])
    host.stop()
  })

  it('says how high the window is that the platform’s own bars leave', async () => {
    const { host, ask, inside } = await start(
      smallApp({ 'deep.json': '{ "navigationStyle": "custom" }', 'sub/pages/c.json': '{}' })
    )
    const size = () => {
      const { windowHeight, screenTop } = inside<{ windowHeight: number; screenTop: number }>('wx.getWindowInfo()')
      assert.equal(inside('wx.getSystemInfoSync().windowHeight'), windowHeight)
      return [windowHeight, screenTop]
    }
    const below = 812 - 44 - 44
    assert.deepEqual(size(), [below, 88])
    await ask('navigateTo', { url: '/deep' })
    assert.deepEqual(size(), [812, 0])
    inside(
      'getApp().sizes = []; wx.onWindowResize(({ size }) => getApp().sizes.push(size.windowHeight))'.replace('; ', ', ')
    )
    const device = host.settings.device
    host.set({ device: { ...device, screenHeight: 700 } })
    await ask('navigateBack')
    host.set({ device })
    assert.deepEqual([...inside<number[]>('getApp().sizes')], [700, below])
    // the single page stands between two bars, and the upper one lies over a page that draws its own
    await host.show({ path: 'a', scene: 1154 })
    assert.deepEqual(size(), [below - 84, 88])
    await host.show({ path: 'deep', scene: 1154 })
    assert.deepEqual(size(), [812 - 84, 0])
    host.stop()
  })

  it('saves only what lies on the phone into the album', async () => {
    const { host, ask } = await start()
    for (const [filePath, outcome] of [
      ['http://tmp/1.png', 'ok'],
      ['http://usr/1.png', 'ok'],
      ['https://shop.example/1.png', 'fail invalid file type'],
      ['http://shop.example/1.png', 'fail invalid file type'],
      ['//shop.example/1.png', 'fail invalid file type']
    ] as const)
      assert.equal(
        (await ask('saveImageToPhotosAlbum', { filePath }))['errMsg'],
        `saveImageToPhotosAlbum:${outcome}`,
        filePath
      )
    host.stop()
  })

  it('gives no login code without a network', async () => {
    const { host, ask } = await start(smallApp(), { settings: { network: 'none' } })
    assert.deepEqual({ ...(await ask('login')) }, { errMsg: 'login:fail request:fail' })
    host.stop()
  })

  it('answers with a promise when no callback was given', async () => {
    const { host, inside } = await start()
    const answer = await inside<Promise<unknown>>('wx.getNetworkType()')
    assert.equal((answer as { networkType: string }).networkType, 'wifi')
    host.stop()
  })
})

describe('the world of the scripts', () => {
  it('has no DOM, no Node and makes no code from text', async () => {
    const { host, inside } = await start()
    for (const name of ['window', 'document', 'navigator', 'location', 'process', 'Buffer', 'fetch', 'localStorage']) {
      assert.equal(inside(`typeof ${name}`), 'undefined', name)
    }
    assert.throws(() => inside('new Function("return 1")()'), /Code generation from strings disallowed/)
    assert.throws(() => inside('eval("1")'), /Code generation from strings disallowed/)
    host.stop()
  })

  it('is not left through anything that the host hands over: code from text fails, and kinds are its own', async () => {
    const { host, ask, inside } = await start(
      smallApp({
        'deep.js': `Page({ onLoad(options) { getApp().met = [options, this.data, this.setData, this] } , onShow() { this.setData({ list: [{ a: 1 }] }) } })`
      }),
      {
        ports: {
          network: {
            send: () => ({
              reply: Promise.resolve({ status: 200, headers: {}, body: new TextEncoder().encode('[{"a":1}]').buffer }),
              abort: () => undefined
            })
          }
        }
      }
    )
    await ask('navigateTo', { url: '/deep?x=1' })
    inside('getApp().onTap = function (event) { getApp().event = event }')
    await ask('navigateBack')
    host.dispatch(host.stack()[0]!, 'tap', { type: 'tap', detail: { x: [1] } })
    await inside<Promise<void>>(
      'new Promise((done) => wx.request({ url: "https://shop.test/", success: (r) => { getApp().reply = r; done() } }))'
    )
    inside('getApp().asked = wx.getNetworkType()')
    await inside<Promise<void>>('getApp().asked.then((r) => { getApp().answer = r })')
    inside('try { wx.setStorageSync(1, 1) } catch (error) { getApp().thrown = error }')
    for (const thing of [
      'wx',
      'wx.request',
      'wx.getSystemInfoSync()',
      'wx.getSystemInfoSync().safeArea',
      'wx.createSelectorQuery()',
      'wx.createSelectorQuery().select("#a").boundingClientRect',
      'wx.getUpdateManager().onUpdateReady',
      'wx.getFileSystemManager().readFileSync',
      'wx.getLaunchOptionsSync().query',
      'getApp().asked',
      'getApp().answer',
      'getApp().reply.data',
      'getApp().reply.data[0]',
      'getApp().event.detail.x',
      'getApp().thrown',
      'getApp().met[0]',
      'getApp().met[1].list[0]',
      'getApp().met[2]',
      'getCurrentPages()',
      'getCurrentPages()[0].setData',
      'setTimeout',
      'console.log',
      'Page',
      'getApp'
    ]) {
      assert.throws(
        () => inside(`${thing}.constructor.constructor("return 1")()`),
        /Code generation from strings/,
        thing
      )
      assert.throws(() => inside(`${thing}.constructor("return 1")()`), thing)
    }
    assert.equal(inside('wx.request.constructor === Function && wx.request instanceof Function'), true)
    assert.equal(inside('getApp().reply.data instanceof Array && getApp().asked instanceof Promise'), true)
    assert.equal(inside('getApp().thrown instanceof Error'), true)
    host.stop()
  })

  it('is the same in every host: the core imports neither Node nor anything of the shop', () => {
    const isOwn = (file: string, from: string) =>
      from.startsWith('.') && path.resolve(path.dirname(file), from).startsWith(hostFolder + path.sep)
    const foreign = hostFiles().flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)]
        .map((match) => match[1] ?? '')
        .filter((from) => !isOwn(file, from))
    )
    assert.deepEqual(foreign, [])
  })

  it('takes what a page throws, tells the app, and goes on', async () => {
    const { host, inside } = await start(
      smallApp({ 'app.js': 'App({ log: [], onError(words) { this.log.push(words.split("\\n")[0]) } })' })
    )
    const page = host.stack()[0]!
    inside('getApp().onTap = () => { throw new Error("torn") }')
    host.dispatch(page, 'tap', { type: 'tap' })
    assert.equal(host.problems[0]?.kind, 'error')
    assert.equal(host.problems[0]?.pageId, page.id)
    assert.match(inside<string[]>('getApp().log').at(-1) ?? '', /torn/)
    host.stop()
  })
})

describe('the App', () => {
  it('hears of another theme by its hook, as listeners of wx do', async () => {
    const { host, log, inside } = await start(
      smallApp({ 'app.js': 'App({ log: [], onThemeChange({ theme }) { this.log.push("app " + theme) } })' })
    )
    inside('wx.onThemeChange(({ theme }) => getApp().log.push("wx " + theme))')
    inside('getApp().log.splice(0)')
    host.set({ device: { ...host.settings.device, theme: 'dark' } })
    host.set({ device: { ...host.settings.device, theme: 'dark' } })
    assert.deepEqual(log(), ['app dark', 'wx dark'])
    host.stop()
  })
})

describe('pages', () => {
  it('live in the platform’s order, with the tab bar of a tab page', async () => {
    const { host, log, ask } = await start()
    await ask('navigateTo', { url: '/deep?x=%7B1' })
    await ask('navigateBack')
    assert.deepEqual(log(), [
      'launch 1001',
      'app.onShow',
      'bar.attached',
      'a.onLoad',
      'a.onShow',
      'bar.show',
      'a.onReady',
      'a.onHide',
      'deep.onLoad',
      'deep.onShow',
      'deep.onReady',
      'deep.onUnload',
      'a.onShow',
      'bar.show'
    ])
    host.stop()
  })

  it('keep tabs alive, and close what was above them', async () => {
    const { host, log, ask } = await start()
    await ask('switchTab', { url: '/b' })
    await ask('navigateTo', { url: '/deep' })
    await ask('switchTab', { url: '/a' })
    assert.deepEqual(log().slice(7), [
      'a.onHide',
      'bar.attached',
      'b.onLoad',
      'b.onShow',
      'bar.show',
      'b.onReady',
      'b.onHide',
      'deep.onLoad',
      'deep.onShow',
      'deep.onReady',
      'deep.onUnload',
      'a.onShow',
      'bar.show'
    ])
    assert.deepEqual(
      host.stack().map(({ route }) => route),
      ['a']
    )
    host.stop()
  })

  it('hand their query over as it was sent', async () => {
    const { host, ask, inside } = await start()
    await ask('navigateTo', { url: '/deep?params=%7B%22k%22%3A1%7D' })
    assert.equal(inside('getCurrentPages()[1].at.params'), '%7B%22k%22%3A1%7D')
    host.stop()
  })

  it('refuse a tab, an unregistered page and the eleventh page', async () => {
    const { host, ask } = await start()
    assert.equal((await ask('navigateTo', { url: '/b' }))['errMsg'], 'navigateTo:fail can not navigateTo a tabbar page')
    assert.equal(
      (await ask('switchTab', { url: '/deep' }))['errMsg'],
      'switchTab:fail can not switch to no-tabBar page'
    )
    assert.equal((await ask('navigateTo', { url: '/gone' }))['errMsg'], 'navigateTo:fail page "gone" is not found')
    for (let page = 2; page <= 10; page += 1)
      assert.equal((await ask('navigateTo', { url: '/deep' }))['errMsg'], 'navigateTo:ok')
    assert.equal(host.stack().length, 10)
    assert.equal((await ask('navigateTo', { url: '/deep' }))['errMsg'], 'navigateTo:fail webview count limit exceed')
    host.stop()
  })

  it('load their package on demand, and fail when it does not come', async () => {
    let online = false
    const files = smallApp()
    const { host, ask } = await start(files, {
      ports: {
        files: {
          read: (file) => files[file],
          loadPackage: () => (online ? Promise.resolve() : Promise.reject(new Error('offline')))
        }
      }
    })
    assert.equal((await ask('navigateTo', { url: '/sub/pages/c' }))['errMsg'], 'navigateTo:fail load subpackage failed')
    online = true
    assert.equal((await ask('navigateTo', { url: '/sub/pages/c' }))['errMsg'], 'navigateTo:ok')
    assert.deepEqual(host.packages(), ['', 'sub'])
    host.stop()
  })

  it('of a package that is not there yet do not open without a network', async () => {
    const { host, ask } = await start(smallApp(), { settings: { network: 'none' } })
    assert.equal((await ask('navigateTo', { url: '/sub/pages/c' }))['errMsg'], 'navigateTo:fail load subpackage failed')
    assert.equal((await ask('navigateTo', { url: '/deep' }))['errMsg'], 'navigateTo:ok')
    host.set({ network: 'wifi' })
    assert.equal((await ask('navigateTo', { url: '/sub/pages/c' }))['errMsg'], 'navigateTo:ok')
    host.set({ network: 'none' })
    await ask('navigateBack')
    assert.equal((await ask('navigateTo', { url: '/sub/pages/c' }))['errMsg'], 'navigateTo:ok')
    host.stop()
  })

  it('that are not registered reach onPageNotFound at a cold start, and a hole is a problem', async () => {
    const { host } = await start()
    await host.show({ path: 'gone/page', scene: 1011, query: { q: 'x' } })
    assert.match(host.problems[0]?.message ?? '', /gone\/page is not registered/)
    host.stop()
  })

  it('bring setData across as a copy, by paths, and refuse more than 1 MB', async () => {
    const across: object[] = []
    const { host, inside, pass } = await start(smallApp(), {
      ports: {
        view: {
          open: () => ({ update: (values, onDrawn) => (across.push(values), onDrawn()), close: () => undefined })
        }
      }
    })
    inside('getCurrentPages()[0].setData({ "root.cn.[0].v": "words" }, () => getApp().log.push("drawn"))')
    await pass()
    assert.deepEqual(across, [{ 'root.cn.[0].v': 'words' }])
    assert.deepEqual(inside('JSON.stringify(getCurrentPages()[0].data.root)'), '{"cn":[{"v":"words"}]}')
    assert.equal(inside<string[]>('getApp().log').at(-1), 'drawn')
    assert.throws(
      () => inside('getCurrentPages()[0].setData({ big: "x".repeat(1100000) })'),
      /over the platform's limit/
    )
    assert.equal(host.problems.at(-1)?.kind, 'rule')
    host.stop()
  })

  it('set no function and nothing undefined, which have no JSON, and hear that this is broken', async () => {
    const { host, inside } = await start()
    inside('getCurrentPages()[0].setData({ f() {}, kept: 1, gone: undefined })')
    assert.equal(inside('JSON.stringify(getCurrentPages()[0].data)'), '{"name":"a","kept":1}')
    assert.deepEqual(
      host.problems.map(({ kind, message }) => `${kind}: ${message}`),
      ['rule: setData of function at f in a', 'rule: setData of undefined at gone in a']
    )
    host.stop()
  })
})

describe('storage', () => {
  it('keeps a Date as one, also for the next launch, and takes what was kept without a type', async () => {
    let storage: Record<string, string> = { old: '"1970-01-01T00:00:00.000Z"' }
    const keep = { load: () => storage, save: (all: Record<string, string>) => void (storage = all) }
    const first = await start(smallApp(), { ports: { keep } })
    first.inside(`wx.setStorageSync('d', new Date(5))`)
    first.inside(`wx.setStorageSync('gone', new Date(6))`)
    first.inside(`wx.setStorageSync('gone', 'text')`)
    assert.equal(first.inside(`wx.getStorageSync('d') instanceof Date`), true)
    first.host.stop()
    const next = await start(smallApp(), { ports: { keep } })
    assert.equal(next.inside(`wx.getStorageSync('d').getTime()`), 5)
    assert.equal(next.inside(`wx.getStorageSync('gone')`), 'text')
    assert.equal(next.inside(`wx.getStorageSync('old')`), '1970-01-01T00:00:00.000Z')
    assert.deepEqual([...next.inside<string[]>('wx.getStorageInfoSync().keys')], ['old', 'd', 'gone'])
    assert.equal(next.host.storage()['d'], '"1970-01-01T00:00:00.005Z"')
    next.inside(`wx.removeStorageSync('d')`)
    assert.deepEqual(storage, { old: '"1970-01-01T00:00:00.000Z"', gone: '"text"' })
    next.host.stop()
  })

  it('keeps any JSON, and no more than 1 MB a key and 10 MB in all', async () => {
    const { host, inside } = await start()
    inside('wx.setStorageSync("kept", { a: [1] })')
    assert.equal(inside('JSON.stringify(wx.getStorageSync("kept"))'), '{"a":[1]}')
    assert.equal(inside('wx.getStorageSync("none")'), '')
    assert.throws(
      () => inside('wx.setStorageSync("big", "x".repeat(1048577))'),
      /setStorageSync:fail entry size limit reached/
    )
    for (let key = 0; key < 10; key += 1) inside(`wx.setStorageSync("k${key}", "x".repeat(1000000))`)
    assert.throws(() => inside('wx.setStorageSync("more", "x".repeat(1000000))'), /exceed storage max size 10Mb/)
    host.stop()
  })
})

describe('requests', () => {
  const reply: WebReply = { status: 200, headers: {}, body: new TextEncoder().encode('{"ok":true}').buffer }

  it('run ten at once; the eleventh waits', async () => {
    const open: (() => void)[] = []
    const { host, ask, pass } = await start(smallApp(), {
      ports: {
        network: {
          send: () => ({ reply: new Promise((resolve) => open.push(() => resolve(reply))), abort: () => undefined })
        }
      }
    })
    const all = Array.from({ length: 11 }, () => ask('request', { url: 'https://shop.test/' }))
    await pass()
    assert.equal(open.length, 10)
    open[0]!()
    await pass()
    assert.equal(open.length, 11)
    open.forEach((resolve) => resolve())
    assert.deepEqual(
      (await Promise.all(all)).map((reply) => (reply['data'] as { ok: boolean }).ok),
      Array(11).fill(true)
    )
    host.stop()
  })

  it('fail as on a phone: without network, after their time, and at an address without a host', async () => {
    const { host, ask } = await start(smallApp(), {
      ports: { network: { send: () => ({ reply: new Promise(() => undefined), abort: () => undefined }) } }
    })
    assert.match(String((await ask('request', { url: '/relative' }))['errMsg']), /^request:fail invalid url/)
    assert.equal((await ask('request', { url: 'https://shop.test/', timeout: 5 }))['errMsg'], 'request:fail timeout')
    host.set({ network: 'none' })
    assert.match(String((await ask('request', { url: 'https://shop.test/' }))['errMsg']), /INTERNET_DISCONNECTED/)
    host.stop()
  })
})

describe('what a page leaves behind', () => {
  it('is not itself: the host holds no page that was closed', async () => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const { host, ask, pass } = await start()
    await ask('navigateTo', { url: '/deep' })
    const page = new WeakRef(host.stack()[1]!)
    await ask('navigateBack')
    // what still holds it for a moment may take longer on a busy machine
    for (let look = 0; look < 50 && page.deref() !== undefined; look += 1) {
      await pass(20)
      collect()
    }
    assert.ok(page.deref() === undefined, 'the page is held')
    host.stop()
  })

  it('is known: timers, listeners and observers with the page that began them', async () => {
    const { host, ask, inside } = await start(
      smallApp({
        'deep.js': `Page({ onLoad() { setInterval(() => undefined, 1000); wx.onNetworkStatusChange(() => undefined); wx.createIntersectionObserver(this).relativeToViewport().observe('.x', () => undefined) } })`
      })
    )
    await ask('navigateTo', { url: '/deep' })
    const page = host.stack()[1]!
    await ask('navigateBack')
    const leftovers = host.leftovers(page.id)
    assert.deepEqual(
      leftovers.timers.map(({ every, ms }) => [every, ms]),
      [[true, 1000]]
    )
    assert.deepEqual([leftovers.listeners, leftovers.observers], [['onNetworkStatusChange'], 1])
    assert.equal(inside('getCurrentPages().length'), 1)
    host.stop()
  })
})
