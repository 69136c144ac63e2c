import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { maskPhones } from '../../gateway/src/core/logging'
import { startTestGateway, type TestGateway } from './support'

let gateway: TestGateway
let appDir: string
const inline = 'document.documentElement.lang'
before(async () => {
  appDir = mkdtempSync(join(tmpdir(), 'app-'))
  mkdirSync(join(appDir, 'static/js'), { recursive: true })
  writeFileSync(join(appDir, 'index.html'), `<!doctype html><script>${inline}</script><div id="app"></div>`)
  writeFileSync(join(appDir, 'static/js/app.0123abcd.js'), 'run()')
  writeFileSync(join(appDir, 'static/js/app.0123abcd.js.br'), brotliCompressSync('run()'))
  gateway = await startTestGateway({ appDir })
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

test('every answer carries the strict headers', async () => {
  for (const url of ['/', '/healthz', '/o2srh/v1/pub/hot-word', '/storage/regions.json', '/none/none', '/%E0%A4%A']) {
    const { headers } = await get(url)
    if (url === '/%E0%A4%A') continue
    assert.equal(headers['x-content-type-options'], 'nosniff', url)
    assert.ok(String(headers['content-security-policy']).length > 0, url)
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
