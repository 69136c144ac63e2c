import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { chooseArchive, type ArchiveTimes } from '../../../domain/archive'
import { StartError } from '../../../gateway/src/core/errors'
import { firstCalls } from '../../../src/routes/firstCalls'
import { createPages } from '../../../gateway/src/core/app/app-page'
import { firstPictures, storedPicture } from '../../../gateway/src/core/app/first-view'
import { maskPhones } from '../../../gateway/src/core/wire/logging'
import { readSettings } from '../../../gateway/src/core/settings'
import { ownPage, rawAnswer, startTestGateway, until, type TestGateway } from '../support'

let gateway: TestGateway
let appDir: string
const productPath = '/pagesB/productDetail/index'
const listPath = '/pagesB/productList/productList'
const inline = 'document.documentElement.lang'
before(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'app-'))
  mkdirSync(join(appDir, 'static/js'), { recursive: true })
  const head = `<head><script>${inline}</script><link href="/static/css/app.0123abcd.css" rel="stylesheet"></head>`
  writeFileSync(join(appDir, 'index.html'), `<!doctype html>${head}<div id="app"></div>`)
  mkdirSync(join(appDir, 'static/css'))
  writeFileSync(join(appDir, 'static/css/app.0123abcd.css'), 'body{margin:0}')
  writeFileSync(join(appDir, 'static/css/1.0123abcd.css'), '.home{color:red}')
  const site = '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'
  const view = (name: string) => ({ html: `<div class="${name}"><i></i></div>`, until: `.${name}-wait` })
  const home = { scripts: ['static/js/1.0123abcd.js'], styles: ['static/css/1.0123abcd.css'], first: view('home') }
  const cart = { scripts: ['static/js/2.0123abcd.js'], styles: [], first: { html: '<div class="cart"></div>' } }
  const product = { scripts: [], styles: [], first: view('product'), calls: firstCalls.productDetail }
  const pages = {
    '/': home,
    '/pages/cart/cart': cart,
    [productPath]: product,
    [listPath]: {
      scripts: [],
      styles: [],
      first: { html: '<div class="list"><i></i><i></i></div>', looks: { 'listLook=rows': 'in-rows' } },
      calls: firstCalls.productList
    },
    '/pages/ucenter/ucenter': { ...cart, first: undefined }
  }
  writeFileSync(join(appDir, 'parts.json'), JSON.stringify({ data: [site], pages }))
  writeFileSync(join(appDir, 'static/js/app.0123abcd.js'), 'run()')
  writeFileSync(join(appDir, 'static/js/app.0123abcd.js.br'), brotliCompressSync('run()'))
  gateway = await startTestGateway({ appDir })
  // a page goes without its picture when a busy machine is late with it, and has it at the next asking
  await until(async () => (await get('/')).body.includes('<img'), 'home with its picture')
})
after(async () => {
  await gateway.close()
  rmSync(appDir, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => gateway.app.inject({ method: 'GET', url, headers })

test('the app’s page answers every path of the app and is never kept', async () => {
  for (const url of ['/', '/pagesB/productDetail/index?params=%7B%7D', '/pages/cart/cart']) {
    const page = await get(url)
    assert.deepEqual([page.statusCode, page.headers['cache-control']], [200, 'no-cache'], url)
    assert.match(page.body, /id="app"/)
  }
})

test('a page names its own parts and first data, carries its styles, and is sent compressed', async () => {
  const home = (await get('/?from=share')).body
  const preloads = [...home.matchAll(/<link rel="preload" as="(\w+)"[^>]*href="([^"]+)"/g)].map((match) =>
    match.slice(1)
  )
  assert.deepEqual(preloads, [
    ['fetch', '/storage/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'],
    ['fetch', '/storage/bbccms/pages/QIHE-MALL.json'],
    ['image', '/storage/pictures/banner-kitchen.svg'],
    ['script', '/static/js/1.0123abcd.js']
  ])
  // under the names that the app's loader looks for before it fetches a style sheet
  assert.match(home, /<style data-href="\/static\/css\/app\.0123abcd\.css">body\{margin:0\}<\/style>/)
  assert.match(home, /<style data-href="\/static\/css\/1\.0123abcd\.css">\.home\{color:red\}<\/style>/)
  assert.ok(!home.includes('rel="stylesheet"'))
  const cart = (await get('/pages/cart/cart')).body
  assert.ok(cart.includes('/static/js/2.0123abcd.js') && !cart.includes('QIHE-MALL') && !cart.includes('.home{'))
  const packedFile = await get('/pages/cart/cart', { 'accept-encoding': 'gzip, br' })
  assert.equal(packedFile.headers['content-encoding'], 'br')
  assert.equal(brotliDecompressSync(packedFile.rawPayload).toString(), cart)
})

const firstView = (body: string): string | undefined => /<div id="app"><\/div>(<div id="first-view".*)$/.exec(body)?.[1]
const productUrl = (params: unknown): string =>
  `${productPath}?params=${encodeURIComponent(typeof params === 'string' ? params : JSON.stringify(params))}`

test('a page shows its own shape beside the app’s root, home with the picture its decoration begins with', async () => {
  assert.equal(
    firstView((await get('/')).body),
    '<div id="first-view" aria-hidden="true" data-until=".home-wait"><div class="home">' +
      '<img src="/storage/pictures/banner-kitchen.svg" alt="" fetchpriority="high" decoding="sync"></div></div>'
  )
  assert.equal(
    firstView((await get('/pages/cart/cart')).body),
    '<div id="first-view" aria-hidden="true"><div class="cart"></div></div>'
  )
  // a page without one, and a page that the build does not know
  for (const url of ['/pages/ucenter/ucenter', '/pagesB/none'])
    assert.equal(firstView((await get(url)).body), undefined)
})

test('a product’s page shows the picture it begins with: of the SKU asked for, else of the first in stock', async () => {
  const detail = await get('/o2pcm/v1/pub/product/detail?spuCode=QFC4083')
  const { skus } = detail.json<{ data: { skus: { skuCode: string; picture: string; available: number }[] } }>().data
  const other = skus.find(({ picture }) => picture !== skus.find(({ available }) => available > 0)?.picture)
  assert.ok(other)
  const pictureAt = async (params: unknown) => {
    const { body } = await get(productUrl(params))
    const [shownSource, preloadSource] = [/<img src="([^"]+)"/, /as="image"[^>]*href="([^"]+)"/].map(
      (part) => part.exec(body)?.[1]
    )
    assert.equal(shownSource, preloadSource)
    assert.ok(firstView(body)?.includes('class="product"'))
    return shownSource
  }
  const soon = async (params: unknown, picture: string | undefined) => {
    await until(async () => (await pictureAt(params)) === picture)
    assert.equal(await pictureAt(params), picture)
  }
  await soon({ spuCode: 'QFC4083' }, skus.find(({ available }) => available > 0)?.picture)
  await soon({ spuCode: 'QFC4083', skuCode: other.skuCode }, other.picture)
  // nothing of an address stands in the page
  for (const params of [{ spuCode: 'NONE' }, { spuCode: '"><script>' }, { spuCode: 7 }, 'null', '{"spuCode', '[]'])
    assert.equal(await pictureAt(params), undefined)
  assert.ok(!(await get(productUrl({ spuCode: '"><b id=x>' }))).body.includes('id=x'))
})

test('a list’s page begins in the look that the device remembers, and is another page then', async () => {
  const look = async (cookie?: string) => {
    const page = await get(listPath, cookie === undefined ? {} : { cookie })
    return [/<div id="first-view"[^>]*>/.exec(page.body)?.[0], page.headers['vary'], page.headers['etag']] as const
  }
  const [tiles, vary, etag] = await look()
  assert.equal(tiles, '<div id="first-view" aria-hidden="true">')
  assert.match(String(vary), /cookie/)
  const [rows, , other] = await look('a=b; listLook=rows')
  assert.equal(rows, '<div id="first-view" aria-hidden="true" class="in-rows">')
  assert.notEqual(other, etag)
  for (const cookie of ['listLook=tiles', 'listLook=rowsx', 'xlistLook=rows', 'listLook="><script>'])
    assert.equal((await look(cookie))[0], tiles, cookie)
  assert.doesNotMatch(String((await get('/')).headers['vary'] ?? ''), /cookie/)
})

test('a list’s page shows the pictures of its first results, for any address', async () => {
  const picturesAt = async (params: unknown) => {
    const { body } = await get(`${listPath}?params=${encodeURIComponent(JSON.stringify(params))}`)
    return [...(firstView(body) ?? '').matchAll(/<img src="([^"]+)"/g)].map(([, picture]) => picture)
  }
  const titlesFor = async (query: string) =>
    (await get(`/o2srh/v1/pub/platform-products/search?${query}&sort=DEFAULT&page=1&size=2`))
      .json<{ data: { list: { picture: string }[] } }>()
      .data.list.map(({ picture }) => picture)
  for (const [params, query] of [
    [{ keyword: '电饭煲' }, `keyword=${encodeURIComponent('电饭煲')}`],
    [{ title: 'x' }, '']
  ] as const) {
    const titles = await titlesFor(query)
    await until(async () => (await picturesAt(params)).length > 0)
    assert.deepEqual(await picturesAt(params), titles)
  }
  for (const params of [{ keyword: '没有这样的东西' }, { keyword: 'x'.repeat(5000) }])
    assert.deepEqual(await picturesAt(params), [])
})

test('home begins with the picture of the version that the shop’s clock chooses', async () => {
  const other = await startTestGateway({ appDir })
  try {
    await other.core.clock.advance(15 * 24 * 3600 * 1000)
    const read = async (url: string) => (await other.app.inject({ url })).body
    const { pages } = JSON.parse(await read('/storage/bbccms/pages/QIHE-MALL.json')) as {
      pages: { pageName: string; archivePages: object[] }[]
    }
    const now = other.core.clock.now()
    const versions = pages.find(({ pageName }) => pageName === 'index')?.archivePages as (ArchiveTimes & {
      blocks: { type: string; props: { slides: { picture: string }[] } }[]
    })[]
    const block = chooseArchive(versions, now)?.blocks.find(({ type }) => type === 'banner')
    assert.ok(block)
    await until(async () => firstView(await read('/'))?.includes('<img'))
    assert.ok(firstView(await read('/'))?.includes(`src="${block.props.slides[0]?.picture}"`))
  } finally {
    await other.close()
  }
})

test('what a page is shown with uses up no fault that waits for the app', async () => {
  const endpoint = 'GET /o2pcm/v1/pub/product/detail'
  const payload = { endpoint, kind: 'SERVER_ERROR', remaining: 1 }
  await gateway.app.inject({ method: 'POST', url: '/demo/api/faults', payload, headers: ownPage(gateway) })
  const page = productUrl({ spuCode: 'QFC4083', other: 'than before' })
  await until(async () => firstView((await get(page)).body)?.includes('<img'), 'its picture')
  assert.equal((await get('/o2pcm/v1/pub/product/detail?spuCode=QFC4083')).statusCode, 500)
})

test('only pictures of the storage host stand in a page', () => {
  assert.equal(storedPicture('/storage/pictures/a-b_c.svg'), '/storage/pictures/a-b_c.svg')
  for (const hostile of ['/storage/a"onerror="x', '/storage/<b>', '//evil.example/a.png', '/demo', 'javascript:x', 7])
    assert.equal(storedPicture(hostile), undefined)
})

/** A gateway that answers what is asked ahead, and the addresses it was asked. */
function answering(answer: () => unknown) {
  const urls: string[] = []
  const inject = async ({ url }: { url: string }) => {
    urls.push(url)
    const data = await answer()
    return { json: () => ({ data }) }
  }
  return { urls, server: { inject } }
}
const detail = firstCalls.productDetail ?? []
const withParams = (params: object) => `params=${encodeURIComponent(JSON.stringify(params))}`

test(
  'a page asks ahead for what the app would ask, once in ten seconds, and goes without what is late',
  { timeout: 10_000 },
  async (t) => {
    const product = { onSale: true, pictures: ['/storage/a.svg'], skus: [] }
    const here = answering(() => product)
    const pictures = firstPictures()
    const picturesOf = (query: string) => pictures(detail, productPath, query, here.server)
    assert.deepEqual(await picturesOf(withParams({ spuCode: 'A' })), ['/storage/a.svg'])
    await picturesOf(withParams({ spuCode: 'A' }))
    assert.equal(here.urls.length, 1)
    for (const query of [withParams({ spuCode: 'a b' }), `${withParams({ spuCode: 'A' })}&more=${'x'.repeat(3000)}`])
      assert.deepEqual(await picturesOf(query), [])
    assert.equal(here.urls.length, 1)
    product.onSale = false
    assert.deepEqual(await picturesOf(withParams({ spuCode: 'B' })), [])
    t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11_000 })
    assert.deepEqual(await picturesOf(withParams({ spuCode: 'A' })), [])
    assert.equal(here.urls.length, 3)
    t.mock.timers.reset()
    const silent = answering(() => new Promise(() => undefined))
    assert.deepEqual(await pictures(detail, productPath, withParams({ spuCode: 'C' }), silent.server), [])
  }
)

test('the pictures of five hundred addresses are known at a time', async () => {
  const here = answering(() => ({ onSale: false }))
  const pictures = firstPictures()
  const readAt = (number: number) => pictures(detail, productPath, withParams({ spuCode: `P${number}` }), here.server)
  for (let number = 0; number < 501; number += 1) await readAt(number)
  await readAt(500)
  assert.equal(here.urls.length, 501)
  await readAt(0)
  assert.equal(here.urls.length, 502)
})

test('what home begins with is asked once in ten seconds', async (t) => {
  const urls: string[] = []
  const server = {
    inject: ({ url }: { url: string }) => {
      urls.push(url)
      return Promise.resolve({ json: () => ({ cmsDecorationUrl: '/pages.json' }) })
    }
  }
  const pages = await createPages(appDir, '<head></head><div id="app"></div>', () => 0)
  await pages.find('/', '', server)
  await pages.find('/', 'from=share', server)
  assert.equal(urls.filter((url) => url === '/storage/pages.json').length, 1)
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 11_000 })
  await pages.find('/', '', server)
  assert.equal(urls.filter((url) => url === '/storage/pages.json').length, 2)
})

test('a page and a stored file are compressed as who asks takes it, and not as they refuse it', async () => {
  for (const url of ['/pages/cart/cart', '/storage/bbccms/pages/QIHE-MALL.json']) {
    for (const [acceptEncoding, encoding] of [
      ['gzip, br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0.5, br;q=0', 'gzip'],
      ['br;q=0', undefined],
      ['deflate', undefined],
      ['', undefined]
    ] as const) {
      const { headers } = await get(url, { 'accept-encoding': acceptEncoding })
      assert.deepEqual(
        [headers['content-encoding'], headers['vary']],
        [encoding, 'accept-encoding'],
        `${url} ${acceptEncoding}`
      )
    }
  }
})

test('a page that is already there is not sent twice', async () => {
  const first = await get('/')
  const again = await get('/', { 'if-none-match': String(first.headers['etag']) })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  assert.notEqual((await get('/pages/cart/cart')).headers['etag'], first.headers['etag'])
})

test('an unknown path of the API, of files or by another method is a 404 in the envelope, not the page', async () => {
  for (const url of [
    '/o2cart/v1/none',
    '/api/none',
    '/storage/none.json',
    '/static/js/none.js',
    '/favicon.ico',
    '/demo/none'
  ]) {
    const answer = await get(url)
    assert.deepEqual([answer.statusCode, answer.json<{ code: string }>().code], [404, 'path.unknown'], url)
  }
  assert.equal((await gateway.app.inject({ method: 'POST', url: '/pages/cart/cart' })).statusCode, 404)
})

test('every address of no page gets the app’s 404 screen; the API stays the API', async () => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
  const strange = [
    '/a.b',
    '/pages/cart/cart.x',
    '/.env',
    '/pages/index/index%00',
    '/%E0%A4%A',
    '/%',
    '/..%2f..%2fetc/passwd'
  ]
  for (const url of [...strange, '/pages/%ff%fe/index', '/a%5c..%5cb', `/${'a'.repeat(3000)}.html`, '/favicon.ico']) {
    const page = await get(url, { accept })
    assert.deepEqual([page.statusCode, /id="app"/.test(page.body)], [200, true], url.slice(0, 60))
    assert.ok(String(page.headers['content-security-policy']).includes("script-src 'self'"), url.slice(0, 60))
    const reply = await get(url, { accept: '*/*' })
    assert.ok(!reply.body.includes('id="app"'), `${url} fetched as a file`)
  }
  for (const url of ['/o2cart/v1/none.x', '/api/%E0%A4%A', '/storage/none%00.json', '/static/js/none.js', '/demo/%']) {
    const answer = await get(url, { accept })
    assert.ok(answer.statusCode >= 400 && answer.json<{ failed: boolean }>().failed, url)
  }
})

test('hashed files are kept for ever and sent as they were compressed', async () => {
  const file = await get('/static/js/app.0123abcd.js', { 'accept-encoding': 'br' })
  assert.equal(file.headers['content-encoding'], 'br')
  assert.match(String(file.headers['cache-control']), /immutable/)
  assert.equal((await get('/static/js/app.0123abcd.js')).body, 'run()')
})

test('the policy allows the page’s own inline script by its hash and no other', async () => {
  const policy = String((await get('/')).headers['content-security-policy'])
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  assert.equal(scripts, `script-src 'self' 'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
})

const strict = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY'
}

test('every answer carries the strict headers, and says whether it may be kept', async () => {
  for (const url of ['/', '/healthz', '/o2srh/v1/pub/hot-word', '/storage/regions.json', '/none/none', '/%E0%A4%A']) {
    const { headers } = await get(url)
    for (const [name, value] of Object.entries(strict)) assert.equal(headers[name], value, `${url} ${name}`)
    assert.ok(String(headers['content-security-policy']).length > 0, url)
    assert.ok(String(headers['cache-control']).length > 0, url)
  }
})

test('the policy of a page lets nothing in but what the shop itself sends', async () => {
  const policy = Object.fromEntries(
    String((await get('/pages/cart/cart')).headers['content-security-policy'])
      .split('; ')
      .map((part) => part.split(/ (.*)/, 2) as [string, string])
  )
  assert.match(policy['script-src'] ?? '', /^'self' 'sha256-[\w+/]+='$/)
  assert.deepEqual(
    { ...policy, 'script-src': '' },
    {
      'default-src': "'self'",
      'script-src': '',
      'style-src': "'self' 'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'font-src': "'self' data:",
      'connect-src': "'self'",
      'media-src': "'self' blob:",
      'worker-src': "'self'",
      'object-src': "'none'",
      'base-uri': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'"
    }
  )
})

test('what may come compressed says that it hangs on who asks, however it came', async (t) => {
  const openGateway = await startTestGateway({ appDir, allowedOrigins: ['https://shop.example.com'] })
  t.after(() => openGateway.close())
  const { headers: page } = await get('/')
  for (const [url, more] of [
    ['/o2srh/v1/pub/hot-word', {}],
    ['/o2srh/v1/pub/platform-products/search?sort=DEFAULT&page=1&size=10', {}],
    ['/o2cart/v1/carts/list', {}],
    ['/static/js/app.0123abcd.js', {}],
    ['/static/css/app.0123abcd.css', {}],
    ['/storage/bbccms/pages/QIHE-MALL.json', {}],
    ['/', {}],
    ['/', { 'if-none-match': String(page['etag']) }]
  ] as const) {
    for (const acceptEncoding of ['gzip, br', 'identity', '']) {
      const headers = { ...more, 'accept-encoding': acceptEncoding }
      const label = `${url} ${acceptEncoding}`
      assert.equal((await get(url, headers)).headers['vary'], 'accept-encoding', label)
      const { headers: sharedHeaders } = await openGateway.app.inject({ method: 'GET', url, headers })
      const both = url.startsWith('/storage/') ? 'accept-encoding' : 'origin, accept-encoding'
      assert.equal(sharedHeaders['vary'], both, `${label} where other origins may ask`)
    }
  }
})

test('what is no request, too long a one, or one that never ends is answered in words and with the strict headers', async (t) => {
  const other = await startTestGateway({ appDir, seeds: false })
  t.after(() => other.close())
  const { server } = other.app
  assert.equal(server.requestTimeout, 60_000)
  // the same in a moment; the interval is read when it begins to listen
  Object.assign(server, { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 })
  const { port } = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
  const endless = 'POST /oauth/public/send-phone-captcha-always HTTP/1.1\r\nHost: shop\r\ncontent-length: 100\r\n'
  for (const [request, status, words] of [
    [`GET /?params=${'x'.repeat(20_000)} HTTP/1.1\r\nHost: shop\r\n\r\n`, 431, '这个链接太长，打不开'],
    ['nonsense\r\n\r\n', 400, '这个请求无法识别'],
    [`${endless}content-type: application/json\r\n\r\n{"pho`, 408, '请求超时，请重试'],
    [endless, 408, '请求超时，请重试'],
    ['GET / HTTP/1.1\r\nHost: shop\r\nExpect: wonders\r\nConnection: close\r\n\r\n', 417, '这个请求无法处理']
  ] as const) {
    const [head = '', page = ''] = (await rawAnswer(Number(port), request)).split('\r\n\r\n')
    assert.match(head, new RegExp(`^HTTP/1\\.1 ${status} `))
    assert.ok(page.includes(words) && page.includes('href="/"'), page)
    const headers = new Map(head.split('\r\n').map((line) => line.split(': ') as [string, string]))
    for (const [name, value] of Object.entries({ ...strict, 'cache-control': 'no-store', connection: 'close' }))
      assert.equal(headers.get(name), value, `${status} ${name}`)
    assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'; style-src 'unsafe-inline'; /)
    assert.equal(headers.get('content-length'), String(Buffer.byteLength(page)))
  }
})

test('a request that names no host is refused in the envelope and with the strict headers; an old one needs none', async (t) => {
  const other = await startTestGateway({ seeds: false })
  t.after(() => other.close())
  const { port } = new URL(await other.app.listen({ port: 0, host: '127.0.0.1' }))
  for (const path of ['/', '/healthz', '/o2cum/v1/customer-info']) {
    const answer = await rawAnswer(Number(port), `GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    assert.match(head, /^HTTP\/1\.1 400 /, path)
    assert.equal((JSON.parse(body) as { message: string }).message, '缺少 Host 请求头')
    for (const [name, value] of Object.entries({ ...strict, 'cache-control': 'no-store' }))
      assert.ok(head.includes(`${name}: ${value}`), `${path} ${name}`)
    assert.match(head, /content-security-policy: /)
  }
  assert.match(await rawAnswer(Number(port), 'GET /healthz HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 200 /)
})

test('who asks is where the connection comes from; what a header says of it counts from trusted proxies alone', async (t) => {
  const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' }
  const url = '/o2md/v1/pub/client-ip'
  const ipOf = (answer: { json<T>(): T }) => answer.json<{ data: { ip: string } }>().data.ip
  assert.equal(ipOf(await get(url, headers)), '127.0.0.1')
  const behind = await startTestGateway({ trustedProxies: 1, seeds: false })
  t.after(() => behind.close())
  assert.equal(ipOf(await behind.app.inject({ method: 'GET', url, headers })), '198.51.100.7')
})

test('what only a document heeds is said of documents alone', async () => {
  for (const [url, says] of [
    ['/', true],
    ['/pages/cart/cart', true],
    ['/static/js/app.0123abcd.js', false],
    ['/o2srh/v1/pub/hot-word', false]
  ] as const) {
    const { headers } = await get(url)
    assert.equal('permissions-policy' in headers, says, url)
    assert.equal('cross-origin-opener-policy' in headers, says, url)
  }
})

test('the storage host gives the site’s configuration under both paths, and all it names', async () => {
  const path = '/bbccms/site_conf/zh_CN/0/BBC-PUB/website-WECHAT.json'
  const site = (await get(path)).json<Record<string, string>>()
  assert.deepEqual((await get(`/storage${path}`)).json(), site)
  assert.equal(site['onlineShopName'], '栖禾商城')
  for (const name of ['cmsDecorationUrl', 'pubLovResourceUrl', 'regionResourceUrl', 'multilanguageUrl']) {
    const file = await get(`/storage${(site[name] ?? '').replace('{locale}', 'zh-CN')}`)
    assert.equal(file.statusCode, 200, name)
    assert.doesNotThrow(() => file.json() as unknown, name)
  }
})

test('a file is asked for again with its tag and not sent twice; a versioned picture is kept for ever', async () => {
  const first = await get('/storage/pictures/rice-cooker-white-front.svg')
  assert.match(first.body, /^<svg/)
  assert.match(String(first.headers['content-security-policy']), /default-src 'none'/)
  const again = await get('/storage/pictures/rice-cooker-white-front.svg', {
    'if-none-match': String(first.headers['etag'])
  })
  assert.deepEqual([again.statusCode, again.body], [304, ''])
  assert.match(
    String((await get('/storage/pictures/rice-cooker-white-front.svg?v=2')).headers['cache-control']),
    /immutable/
  )
})

test('nothing outside the storage directory is served', async () => {
  for (const url of [
    '/storage/../package.json',
    '/storage/%2e%2e/src/main.ts',
    '/storage/..%2f..%2fpackage.json',
    '/storage/',
    '/storage/pictures/x.svg'
  ]) {
    assert.equal((await get(url)).statusCode, 404, url)
  }
})

test('phones are masked wherever they stand in a log line', () => {
  assert.equal(maskPhones('to 13800006021, 13800006022'), 'to 138****6021, 138****6022')
  assert.equal(maskPhones('order 20261120627896440000'), 'order 20261120627896440000')
})

test('the page may call the gateway and the storage host it was built for, and no other', async () => {
  const other = await startTestGateway({ appDir, seeds: false, appOrigins: ['https://api.example.com'] })
  const policy = String((await other.app.inject({ method: 'GET', url: '/' })).headers['content-security-policy'])
  await other.close()
  assert.match(policy, /connect-src 'self' https:\/\/api\.example\.com wss:\/\/api\.example\.com;/)
  assert.match(policy, /img-src 'self' data: blob: https:\/\/api\.example\.com;/)
  assert.match(String((await get('/')).headers['content-security-policy']), /connect-src 'self';/)
})

test('addresses of the app are https or of this machine; a start with others fails in one sentence', () => {
  const origins = (env: Record<string, string>) => {
    const { appOrigins, allowedOrigins } = readSettings(env)
    return [appOrigins, allowedOrigins]
  }
  assert.deepEqual(origins({}), [[], []])
  assert.deepEqual(
    origins({ TARO_APP_GATEWAY: 'https://api.example.com/shop/', TARO_APP_STORAGE: 'http://127.0.0.1:9000' }),
    [['https://api.example.com', 'http://127.0.0.1:9000'], []]
  )
  assert.deepEqual(origins({ ALLOWED_ORIGINS: 'https://a.example.com, http://localhost:3000' })[1], [
    'https://a.example.com',
    'http://localhost:3000'
  ])
  for (const [name, value] of [
    ['TARO_APP_GATEWAY', 'http://api.example.com'],
    ['TARO_APP_GATEWAY', 'api.example.com'],
    ['TARO_APP_GATEWAY', 'https://x.example.com; script-src *'],
    ['TARO_APP_STORAGE', 'ftp://files.example.com'],
    ['ALLOWED_ORIGINS', '*'],
    ['ALLOWED_ORIGINS', 'https://a.example.com/path'],
    ['ALLOWED_ORIGINS', 'https://user:word@a.example.com']
  ] as const) {
    assert.throws(
      () => readSettings({ [name]: value }),
      (error: Error) => {
        assert.equal(error.constructor, StartError)
        return error.message.startsWith(name) && !error.message.includes('\n')
      },
      value
    )
  }
})

test('pages of the allowed origins may call, read the server’s time, and no others', async (t) => {
  const origin = 'https://shop.example.com'
  const sharedGateway = await startTestGateway({ allowedOrigins: [origin] })
  t.after(() => sharedGateway.close())
  const ask = (method: 'GET' | 'OPTIONS', headers: Record<string, string>) =>
    sharedGateway.app.inject({ method, url: '/o2srh/v1/pub/hot-word', headers })
  const preflight = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-lang,idempotency-key'
  }
  const reply = await ask('OPTIONS', { origin, ...preflight })
  assert.deepEqual(
    [reply.statusCode, reply.headers['access-control-allow-origin'], reply.headers['access-control-allow-headers']],
    [204, origin, 'x-lang,idempotency-key']
  )
  assert.match(String(reply.headers['access-control-allow-methods']), /DELETE/)
  const readReply = await ask('GET', { origin })
  assert.equal(readReply.headers['access-control-allow-origin'], origin)
  assert.equal(readReply.headers['access-control-expose-headers'], 'x-server-time, retry-after')
  assert.equal(readReply.headers['access-control-allow-credentials'], undefined)
  for (const stranger of ['https://shop.example.com.evil.example', 'http://shop.example.com', 'null']) {
    const strangerReply = await ask('OPTIONS', { origin: stranger, ...preflight })
    assert.equal(strangerReply.headers['access-control-allow-origin'], undefined, stranger)
    assert.equal(strangerReply.statusCode, 404)
    assert.equal((await ask('GET', { origin: stranger })).headers['access-control-allow-origin'], undefined, stranger)
  }
  const closedReply = await gateway.app.inject({ method: 'GET', url: '/o2srh/v1/pub/hot-word', headers: { origin } })
  assert.equal(closedReply.headers['access-control-allow-origin'], undefined)
})
