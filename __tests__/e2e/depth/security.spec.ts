// covers config/, gateway/src/core/wire/headers, gateway/src/core/app/app-files, gateway/src/core/app/app-page, gateway/src/core/server
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '../fixtures'
import { routes } from '../../../src/routes/table'

const root = path.resolve(__dirname, '../../../dist/h5')
const assets = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`)
const pages = [
  '/',
  ...routes.filter(({ built }) => built).map((route) => route.path),
  '/nowhere',
  '/demo',
  '/demo/cashier'
]
const others = ['/o2srh/v1/pub/hot-word', '/storage/nothing.json', '/openapi.json', '/demo/api/state']

/** The policy as a dictionary of its directives. */
const policyOf = (text: string): Map<string, string[]> =>
  new Map(
    text.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/)
      return [name, values]
    })
  )

/** What is wrong with the headers of an answer, in words. */
function wrongWith(headers: Record<string, string>): string[] {
  const policy = policyOf(headers['content-security-policy'] ?? '')
  const of = (name: string) => policy.get(name)?.join(' ') ?? ''
  const scripts = of('script-src') || of('default-src')
  const checks: [what: string, holds: boolean][] = [
    ['script-src', scripts !== '' && !/unsafe|\*|https?:|data:|blob:|sha\d+-|nonce-/.test(scripts)],
    ['object-src', of('object-src') === "'none'"],
    ['base-uri', /^'(self|none)'$/.test(of('base-uri'))],
    ['form-action', of('form-action') === "'self'"],
    ['frame-ancestors', of('frame-ancestors') === "'none'"],
    ['connect-src', of('connect-src') === "'self'"],
    ['img-src', of('img-src') === "'self' data: blob:"],
    ['x-content-type-options', headers['x-content-type-options'] === 'nosniff'],
    ['x-frame-options', headers['x-frame-options'] === 'DENY'],
    ['referrer-policy', headers['referrer-policy'] === 'strict-origin-when-cross-origin'],
    ['x-powered-by', headers['x-powered-by'] === undefined]
  ]
  return checks.filter(([, holds]) => !holds).map(([what]) => what)
}

test('every page and every file of the app comes with the headers that keep others out', async ({ request }) => {
  test.setTimeout(60_000 + 1000 * (pages.length + assets.length))
  expect(assets.length).toBeGreaterThan(10)
  const wrong: string[] = []
  for (const place of [...pages, ...assets, ...others]) {
    const reply = await request.get(place)
    wrong.push(...wrongWith(reply.headers()).map((what) => `${place}: ${what}`))
    await reply.dispose()
  }
  // one assertion for all: thousands of them take a minute by themselves
  expect(wrong).toEqual([])
})

test('no page carries a script or a handler of its own', async ({ request }) => {
  test.setTimeout(60_000 + 1000 * pages.length)
  for (const place of pages) {
    const reply = await request.get(place)
    const html = await reply.text()
    if (!/html/.test(reply.headers()['content-type'] ?? '')) continue
    expect(html, place).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>\s*\S/i)
    expect(html, place).not.toMatch(/<[^>]+\son\w+\s*=/i)
    expect(html, place).not.toMatch(/javascript:/i)
  }
})

test('the browser holds the policy: a script that slips into a page does not run', async ({ page }) => {
  await page.goto('/')
  const ran = await page.evaluate(async () => {
    const host = document.createElement('div')
    document.body.append(host)
    host.innerHTML = '<img src="/nothing.png" onerror="window.slipped = 1">'
    const inline = document.createElement('script')
    inline.textContent = 'window.slipped = 2'
    document.body.append(inline)
    // in a turn of its own: what a debugger runs directly is exempt from the policy
    let evalCount = 0
    setTimeout(() => {
      evalCount = Number(new Function('return 3')())
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    return [Reflect.get(window, 'slipped'), evalCount]
  })
  expect(ran).toEqual([undefined, 0])
})
