import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { weappPages } from '../../../gateway/src/areas/search/weappPages'
import { createPlatform } from '../../../gateway/src/core/platform'
import { createWeixin } from '../../../gateway/src/core/platform/weixin'
import { routes } from '../../../src/routes/table'
import { startTestGateway, type TestGateway } from '../support'

const KEY = 'GET /o2srh/pub/v1/wx-schemes'
const product = '/pagesB/productDetail/index'
let gateway: TestGateway
before(async () => {
  gateway = await startTestGateway()
})
after(() => gateway.close())

test('a link leads to the page and the query that were asked for, for a while', async () => {
  const query = 'params=%7B%22spuCode%22%3A%22QFC4083%22%7D'
  const { link, expiresAt } = await gateway.must(KEY, { query: { path: product, query } })
  assert.match(link, /^weixin:\/\/dl\/business\/\?t=SANDBOX/)
  const text = Buffer.from(link.split('SANDBOX')[1] ?? '', 'base64url').toString()
  assert.equal(text, `${product}?${query}`)
  assert.ok(expiresAt > Date.now() && expiresAt < Date.now() + 30 * 86_400_000)
})

test('every built page can be linked to, and nothing else', async () => {
  const paths = routes.filter((route) => route.built && route.only === undefined).map(({ path }) => path)
  assert.deepEqual([...weappPages].sort(), paths.sort())
  for (const path of ['/pagesC/system/previewImage', '/pages/nowhere', '/demo', '/pages/../index', '//evil.example']) {
    const { status, code } = await gateway.ask(KEY, { query: { path } })
    assert.deepEqual([path, status, code], [path, 400, 'request.invalid'])
  }
})

test('a query is bounded and holds nothing but what a query holds', async () => {
  for (const query of ['a=b c', 'a=<script>', 'a=1#b', 'a=\n', 'x'.repeat(1025)]) {
    const { status } = await gateway.ask(KEY, { query: { path: product, query } })
    assert.equal(status, 400, query.slice(0, 20))
  }
})

test('production without an appid says so, and links to nothing', async () => {
  const platform = createPlatform({ kind: 'none' }, 'production', { warn: () => undefined })
  await assert.rejects(platform.linkTo({ path: product, query: '' }), { code: 'platform.no-link' })
})

test('with an appid the platform makes the link; a token that is over is got anew, and its refusal is not passed on', async () => {
  const calls: { path: string; token: string | null; body: Record<string, unknown> }[] = []
  let links: object[] = []
  let tokens = 0
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => (text += String(piece)))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://x')
      calls.push({
        path: url.pathname,
        token: url.searchParams.get('access_token'),
        body: JSON.parse(text || '{}') as Record<string, unknown>
      })
      const isToken = url.pathname === '/cgi-bin/stable_token'
      const token = isToken ? { access_token: `T${(tokens += 1)}`, expires_in: 7200 } : links.shift()
      response.end(JSON.stringify(token ?? { errcode: 40165 }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const warnings: object[] = []
  const platform = createWeixin({
    app: { appId: 'wx1', secret: 's1' },
    host: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    now: () => 1_000_000,
    warn: (facts) => void warnings.push(facts)
  })
  const page = { path: product, query: 'params=x' }
  try {
    links = [{ errcode: 42001 }, { errcode: 0, openlink: 'weixin://dl/business/?t=abc' }]
    assert.deepEqual(await platform.linkTo(page), {
      link: 'weixin://dl/business/?t=abc',
      expiresAt: 1_000_000 + 86_400_000
    })
    const makeCalls = calls.filter(({ path }) => path === '/wxa/generatescheme')
    assert.deepEqual(
      makeCalls.map(({ token }) => token),
      ['T1', 'T2']
    )
    assert.deepEqual(makeCalls[1]?.body, {
      jump_wxa: { ...page, env_version: 'release' },
      is_expire: true,
      expire_type: 0,
      expire_time: 87_400
    })
    for (const bad of [
      { errcode: 40165 },
      { errcode: 0 },
      { errcode: 0, openlink: 'javascript:alert(1)' },
      { errcode: 0, openlink: 'https://evil.example/' }
    ]) {
      links = [bad]
      await assert.rejects(platform.linkTo(page), { code: 'platform.no-link' })
    }
    assert.ok(!JSON.stringify(warnings).includes('s1'))
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
