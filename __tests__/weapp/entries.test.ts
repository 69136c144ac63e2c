import assert from 'node:assert/strict'
import { afterEach, describe, it } from 'node:test'
import { decorationFile, siteInfo } from '../../gateway/src/demonstration/decoration'
import { createClock } from '../../simulator/crawl/clock'
import { folderFiles, vmScripts } from '../../simulator/crawl/nodePorts'
import { walk } from '../../simulator/crawl/tree'
import { createHost, type Entry, type Host, type NetworkPort } from '../../simulator/host'
import { dist, newView, hearRejections } from './drawn'
import { paceOf, type Pace } from './pace'

/** Entries into the compiled mini-program (spec 2.5), cold and warm. The site's files are there, the gateway is not. */
const shop = siteInfo.shopAddress
const custom = 'pagesC/custom/index'
const product = 'pagesB/productDetail/index'

let running: Phone | undefined
hearRejections(() => running?.host)
afterEach(() => running?.host.stop())

/** What a test has otherwise: when the site's files come, and what its configuration says. */
interface Site {
  /** Status of the customer's data. */
  customer?: number
  comes?: Promise<void>
  configured?: (text: string) => string
}

const siteFiles = ({ comes = Promise.resolve(), configured = (text) => text, customer = 404 }: Site): NetworkPort => ({
  send: ({ url }) => {
    const offset = url.indexOf('/storage/')
    const file =
      offset < 0 ? undefined : decorationFile(url.slice(offset + '/storage'.length).split('?')[0] ?? '', Date.now())
    const body = new TextEncoder().encode(configured(file ?? '')).buffer
    const reply = {
      status: file !== undefined ? 200 : url.includes('/customer-info') ? customer : 404,
      headers: { 'content-type': 'application/json' },
      body
    }
    return { reply: comes.then(() => reply), abort: () => undefined }
  }
})

interface Phone {
  host: Host
  pace: Pace
  /** Routes that were opened, in their order. */
  opened: string[]
  toasts: string[]
  top(): string
  topQuery(): Record<string, unknown>
  words(): string
  stored(name: string): unknown
}

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value))
const scanOf = (link: string) => ({ q: encodeURIComponent(link) })

async function until(is: () => boolean, what: string): Promise<void> {
  if (await running?.pace.until(is)) return
  assert.fail(`${what}; open: ${running?.opened.join(' → ')}, said: ${running?.toasts.join(' · ')}`)
}
/** A second jump would have come, if there were one. */
const quiet = async () => running?.pace.rest()

async function start(entry: Entry, site: Site = {}, storage: Record<string, unknown> = {}): Promise<Phone> {
  const opened: string[] = []
  const toasts: string[] = []
  const clock = createClock()
  const pace = paceOf(clock)
  const { view, treeOf } = newView((instance) => {
    if (instance.kind === 'page') opened.push(instance.path)
  })
  const host = createHost(
    {
      files: folderFiles(dist),
      scripts: vmScripts(clock.now),
      timers: clock,
      network: siteFiles(site),
      keep: {
        load: () =>
          Object.fromEntries(
            Object.entries(storage).map(([name, value]) => [name, JSON.stringify(JSON.stringify(value))])
          ),
        save: () => undefined
      },
      ui: { toast: (options) => void (options && toasts.push(options.title)) },
      view
    },
    { origin: 'https://gateway.example' }
  )
  const top = () => host.stack().at(-1)
  pace.watch(host)
  const phone: Phone = {
    host,
    pace,
    opened,
    toasts,
    top: () => top()?.route ?? '',
    topQuery: () => JSON.parse(decodeURIComponent(top()?.options['params'] ?? '{}')) as Record<string, unknown>,
    words: () => {
      return [...walk(treeOf(top()))]
        .map((node) => `${node.text ?? ''}${String(node.attributes['value'] ?? '')}`)
        .join(' ')
    },
    stored: (name) => {
      const text = host.storage()[name]
      return text === undefined ? undefined : (JSON.parse(JSON.parse(text) as string) as unknown)
    }
  }
  running = phone
  await host.launch(entry)
  return phone
}

const warm = async (phone: Phone, entry: Entry): Promise<void> => {
  phone.host.hide()
  phone.opened.length = 0
  await phone.host.show(entry)
}

/** Timers of a page that fails offline are its own; what counts here are errors. */
const assertSound = ({ host }: Phone) =>
  assert.deepEqual(
    host.problems.map(({ kind, message }) => `${kind}: ${message}`),
    []
  )

describe('a scanned code', () => {
  const productLink = `${shop}/${product}?params=${json({ spuCode: 'QFC4083' })}`

  for (const scene of [1011, 1012, 1013]) {
    it(`opens its product at ${scene}, cold, in place of the page it was opened with`, async () => {
      const phone = await start({ scene, path: custom, query: scanOf(productLink) })
      await until(() => phone.top() === product, 'the product never opened')
      await quiet()
      assert.deepEqual(phone.topQuery(), { spuCode: 'QFC4083' })
      assert.deepEqual(phone.opened, [custom, product])
      assert.equal(phone.host.stack().length, 1)
      assert.equal(phone.stored('scanCode'), '{"spuCode":"QFC4083"}')
      assert.equal(phone.stored('employeePurchase'), undefined)
      assertSound(phone)
    })
  }

  it('opens it warm as well, and coming back from the background opens nothing again', async () => {
    const phone = await start({})
    await warm(phone, { scene: 1011, path: custom, query: scanOf(productLink) })
    await until(() => phone.top() === product, 'the product never opened')
    assert.deepEqual(phone.opened, [custom, product])
    phone.host.hide()
    await phone.host.show()
    await quiet()
    // nothing is sold here, so the product's page may lead on to the one for what is gone
    const again = phone.opened.slice(2)
    assert.deepEqual(
      again.filter((path) => path === custom || path === product),
      []
    )
    assertSound(phone)
  })

  it('opens a tab page by the tab bar', async () => {
    const phone = await start({
      scene: 1011,
      path: custom,
      query: scanOf(`${shop}/pages/cart/cart?x=${json({ a: 1 })}`)
    })
    await until(() => phone.top() === 'pages/cart/cart', 'the cart never opened')
    assert.deepEqual(
      phone.host.stack().map(({ route }) => route),
      ['pages/cart/cart']
    )
    assertSound(phone)
  })

  it('of an employee purchase opens its screen, and keeps both values until somebody is in', async () => {
    const code = { type: 'EmployeePurchase', activity: 'laundry' }
    const phone = await start({ scene: 1011, path: custom, query: scanOf(`${shop}/?code=${json(code)}&E-10086`) })
    await until(() => phone.top() === 'pagesC/employeePurchase/employeePurchase', 'the screen never opened')
    await quiet()
    assert.equal(phone.stored('scanCode'), JSON.stringify(code))
    assert.equal(phone.stored('employeePurchase'), 'E-10086')
    assertSound(phone)
  })

  it('whose screen is unknown leads to the 404 page', async () => {
    const phone = await start({ scene: 1012, path: custom, query: scanOf(`${shop}/pagesB/gone/gone`) })
    await until(() => phone.top() === 'pagesC/error/404', 'the 404 page never opened')
    assert.equal(phone.host.stack().length, 1)
    assertSound(phone)
  })

  it('opens its product from any other page that the platform’s rule names', async () => {
    const phone = await start({ scene: 1012, path: 'pages/index/index', query: scanOf(productLink) })
    await until(() => phone.top() === product, 'the product never opened')
    await quiet()
    assert.deepEqual(phone.opened, ['pages/index/index', product])
    phone.host.back()
    await until(() => phone.top() === 'pages/index/index', 'home was not below')
    phone.host.hide()
    await phone.host.show()
    await quiet()
    assert.equal(phone.top(), 'pages/index/index')
    assertSound(phone)
  })

  it('in another scene is no scan', async () => {
    const phone = await start({ scene: 1001, path: 'pages/index/index', query: scanOf(productLink) })
    await quiet()
    assert.deepEqual(phone.opened, ['pages/index/index'])
    assert.equal(phone.stored('scanCode'), undefined)
    assertSound(phone)
  })

  for (const scene of [1001, 1007, 1155]) {
    for (const [whose, q] of [
      ['the shop', encodeURIComponent(productLink)],
      ['somebody else', encodeURIComponent('https://evil.example/x')]
    ] as const) {
      it(`of ${whose} is none on the activity page at ${scene}: the page stays, cold and warm`, async () => {
        const entry = { scene, path: custom, query: { q, params: json({ activity: 'laundry' }) } }
        const phone = await start(entry)
        await until(() => phone.words().includes('洗烘成套专场'), 'the activity never showed')
        await quiet()
        assert.deepEqual(phone.opened, [custom])
        await warm(phone, { path: 'pages/cart/cart' })
        await warm(phone, entry)
        await until(() => phone.words().includes('洗烘成套专场'), 'the activity never showed again')
        await quiet()
        assert.deepEqual(phone.opened, [custom])
        assert.deepEqual(phone.toasts, [])
        assert.equal(phone.stored('scanCode'), undefined)
        assertSound(phone)
      })
    }
  }

  it('is kept before the site is known, and goes again when it turns out to be another shop’s', async () => {
    let come: () => void = () => undefined
    const comes = new Promise<void>((resolve) => (come = resolve))
    const foreign = { q: encodeURIComponent(`https://evil.example/?c=${json({ a: 1 })}`) }
    const phone = await start({ scene: 1011, path: custom, query: foreign }, { comes }, { scanCode: '{"was":1}' })
    await until(() => phone.stored('scanCode') === '{"a":1}', 'it was not kept')
    assert.equal(phone.top(), custom)
    come()
    await until(() => phone.top() === 'pages/index/index', 'home never opened')
    await quiet()
    assert.equal(phone.stored('scanCode'), '{"was":1}')
    assertSound(phone)
  })

  it('outlives a login that has lapsed', async () => {
    const phone = await start(
      { scene: 1011, path: custom, query: scanOf(productLink) },
      { customer: 401 },
      { token: 'T1', userId: 'U1' }
    )
    await until(() => phone.stored('token') === undefined, 'the login never lapsed')
    await until(() => phone.top() === product, 'the product never opened')
    assert.equal(phone.stored('scanCode'), '{"spuCode":"QFC4083"}')
  })

  it('of any host opens the activity where the site names no address', async () => {
    const configured = (text: string) => text.replace('"shopAddress"', '"formerAddress"')
    const code = { activity: 'laundry' }
    const q = encodeURIComponent(`https://code.example/s/7?c=${json(code)}`)
    const phone = await start({ scene: 1012, path: custom, query: { q } }, { configured })
    await until(() => phone.words().includes('洗烘成套专场'), 'the activity never showed')
    await quiet()
    assert.deepEqual(phone.opened, [custom])
    assert.equal(phone.stored('scanCode'), JSON.stringify(code))
    assertSound(phone)
  })

  const brokenLinks: [string, string][] = [
    ['of another host', encodeURIComponent('https://evil.example/pagesB/productDetail/index')],
    ['with a broken escape', '%E4%A'],
    ['that is a script', encodeURIComponent('javascript:alert(1)')],
    ['with a prototype', encodeURIComponent(`${shop}/${product}?params={"__proto__":{"a":1}}`)],
    ['far too long', 'x'.repeat(20_000)]
  ]
  for (const [what, q] of brokenLinks) {
    it(`${what} opens home with words, and nothing of it is kept`, async () => {
      const phone = await start({ scene: 1011, path: custom, query: { q } })
      await until(() => phone.top() === 'pages/index/index', 'home never opened')
      await until(() => phone.toasts.includes('这个二维码打不开，先逛逛首页吧'), 'nothing was said')
      await quiet()
      assert.deepEqual(phone.opened, [custom, 'pages/index/index'])
      assert.equal(phone.stored('scanCode'), undefined)
      assert.equal(phone.stored('employeePurchase'), undefined)
      assertSound(phone)
    })
  }
})

describe('a shared page', () => {
  for (const scene of [1007, 1008, 1155]) {
    it(`opens with its query at ${scene}, cold and warm, and says that it was shared`, async () => {
      const entry = { scene, path: custom, query: { params: json({ activity: 'laundry' }), timelineFlag: '1' } }
      const phone = await start(entry)
      await until(() => phone.words().includes('洗烘成套专场'), 'the activity never showed')
      assert.match(phone.words(), /朋友分享给你/)
      await warm(phone, { path: 'pages/cart/cart' })
      await until(() => phone.top() === 'pages/cart/cart', 'the cart never opened')
      await warm(phone, entry)
      await until(() => phone.words().includes('朋友分享给你'), 'the warm start was not marked')
      await quiet()
      assert.deepEqual(phone.opened, [custom])
      assertSound(phone)
    })
  }

  it('is marked by the flag alone in another scene, and an ordinary visit is not', async () => {
    const params = json({ activity: 'laundry' })
    const phone = await start({ scene: 1001, path: custom, query: { params, timelineFlag: '1' } })
    await until(() => phone.words().includes('朋友分享给你'), 'the flag was not read')
    await warm(phone, { scene: 1001, path: custom, query: { params } })
    await until(() => phone.words().includes('洗烘成套专场'), 'the activity never showed')
    assert.doesNotMatch(phone.words(), /朋友分享给你/)
    assertSound(phone)
  })

  it('that is not registered leads to the 404 page, cold and warm', async () => {
    const phone = await start({ scene: 1007, path: 'pagesB/gone/gone', query: {} })
    assert.equal(phone.top(), 'pagesC/error/404')
    await warm(phone, { scene: 1008, path: 'pagesC/nothing/here' })
    await until(() => phone.top() === 'pagesC/error/404', 'the 404 page never opened')
    assertSound(phone)
  })

  it('as a single page of the timeline shows itself and leads nowhere', async () => {
    const phone = await start({ scene: 1154, path: custom, query: { params: json({ activity: 'laundry' }) } })
    await until(() => phone.words().includes('洗烘成套专场'), 'the activity never showed')
    assert.doesNotMatch(phone.words(), /进店逛逛/)
    const page = phone.host.stack().at(-1)
    assert.ok(page)
    await warm(phone, { scene: 1155, path: custom, query: { params: json({ activity: 'laundry' }) } })
    await until(() => phone.words().includes('进店逛逛'), 'the whole mini-program has no way on')
    assertSound(phone)
  })
})

describe('the cards of a page', () => {
  const sharedLinks: [string, Record<string, string>, RegExp, string, string][] = [
    ['pages/index/index', {}, /栖禾商城/, '/pages/index/index', 'timelineFlag=1'],
    [
      custom,
      {},
      /暖冬厨房节/,
      `/${custom}?params=${json({ activity: 'site' })}`,
      `params=${json({ activity: 'site' })}&timelineFlag=1`
    ],
    [
      product,
      { params: json({ spuCode: 'QFC4083' }) },
      /商品详情/,
      `/${product}?params=${json({ spuCode: 'QFC4083' })}`,
      `params=${json({ spuCode: 'QFC4083' })}&timelineFlag=1`
    ]
  ]
  for (const [route, query, title, target, timelineQuery] of sharedLinks) {
    it(`of ${route} land where they promise`, async () => {
      const phone = await start({ path: route, query })
      await until(() => phone.top() === route, 'the page never opened')
      await quiet()
      const page = phone.host.stack().at(-1)
      assert.ok(page)
      const card = phone.host.hook(page, 'onShareAppMessage', { from: 'menu' }) as Record<string, string>
      assert.match(card['title'] ?? '', title)
      assert.equal(card['path'], target)
      const timeline = phone.host.hook(page, 'onShareTimeline') as Record<string, string>
      assert.equal(timeline['query'], timelineQuery)

      await warm(phone, { path: card['path'], scene: 1007 })
      await until(() => phone.top() === route, 'the card opened nothing')
      const again = phone.host.hook(phone.host.stack().at(-1) ?? page, 'onShareAppMessage', { from: 'menu' })
      assert.equal((again as Record<string, string>)['path'], target)
      assertSound(phone)
    })
  }

  it('are offered by the shop’s own pages alone', async () => {
    const phone = await start({ path: 'pages/cart/cart' })
    const page = phone.host.stack().at(-1)
    assert.ok(page)
    assert.equal(phone.host.hook(page, 'onShareAppMessage', { from: 'menu' }), undefined)
  })
})
