// covers config/subApp, config/subSheet, config/stubs/sub/, scripts/shell, scripts/lib/shell
// verify:full: it makes a build of its own
// The shop as one application of an enterprise shell: it stays inside its container and below its path, two tenants on one
// device have nothing of each other's, and when it goes nothing of it is left.
import type { CDPSession, Page } from '@playwright/test'
import type { RunningShell } from '../../../scripts/lib/shell.mjs'
import type { RunningShop } from '../../../scripts/lib/shop.mjs'
import { expect, test } from '../fixtures'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })
// what the engine compiles of code that runs often grows from mount to mount too: what the app keeps is seen without it
const interpretedFlags =
  '--js-flags=--no-opt --no-sparkplug --no-maglev --no-lazy-feedback-allocation --no-flush-bytecode'
const plain = ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu']
test.use({ launchOptions: { executablePath: process.env.E2E_BROWSER ?? '', args: [...plain, interpretedFlags] } })
test.describe.configure({ timeout: 300_000 })

const NORTH = 'north'
let shop: RunningShop
let shell: RunningShell
test.beforeAll(async () => {
  test.setTimeout(600_000)
  const { mustBuild } = await import('../../../scripts/lib/build.mjs')
  const { PATIENT, startShop } = await import('../../../scripts/lib/shop.mjs')
  const { startShell } = await import('../../../scripts/lib/shell.mjs')
  await mustBuild('h5-sub')
  shop = await startShop({ env: { ...PATIENT, TENANTS: NORTH } })
  shell = await startShell({ shop: shop.address })
})
test.afterAll(async () => {
  await shell?.close()
  await shop?.close()
})

declare global {
  interface Window {
    /** What the build of the sub-application exports. */
    storeSub: { mount(options: unknown): Promise<void>; unmount(): Promise<void> }
    counted: { listeners: number; timers: number }
  }
}

/** Counts, in a page, what listens on what outlives an application, and the timers that run. */
function count(): void {
  const counted = { listeners: 0, timers: 0 }
  Object.assign(window, { counted })
  const counts = new Map<unknown, Set<string>>([window, document].map((target) => [target, new Set<string>()]))
  // weakly, or the count would itself keep what has gone
  const ids = new WeakMap<object, number>()
  let last = 0
  const nameOf = (type: string, listener: object, options: unknown): string => {
    if (!ids.has(listener)) ids.set(listener, (last += 1))
    const capture =
      typeof options === 'object' ? Boolean((options as { capture?: boolean } | null)?.capture) : options === true
    return `${type} ${ids.get(listener)} ${capture}`
  }
  const look = () => {
    counted.listeners = [...counts.values()].reduce((sum, { size }) => sum + size, 0)
  }
  const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    if (listener) counts.get(this ?? window)?.add(nameOf(type, listener, options))
    look()
    return add.call(this ?? window, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener) counts.get(this ?? window)?.delete(nameOf(type, listener, options))
    look()
    return remove.call(this ?? window, type, listener, options)
  }
  const running = new Set<unknown>()
  const report = () => {
    counted.timers = running.size
  }
  const { setTimeout: later, clearTimeout: noLater, setInterval: often, clearInterval: noOften } = window
  Object.assign(window, {
    setTimeout: (work: () => void, ...rest: [number?]) => {
      const id: unknown = later(
        () => {
          running.delete(id)
          report()
          work()
        },
        ...rest
      )
      running.add(id)
      report()
      return id
    },
    clearTimeout: (id: number) => {
      running.delete(id)
      report()
      noLater(id)
    },
    setInterval: (work: () => void, ...rest: [number?]) => {
      const id = often(work, ...rest)
      running.add(`i${id}`)
      report()
      return id
    },
    clearInterval: (id: number) => {
      running.delete(`i${id}`)
      report()
      noOften(id)
    }
  })
}

/** What there is in the page: nodes, listeners, timers, what is stored, the title, and what the body carries. */
const standing = (page: Page) =>
  page.evaluate(() => ({
    ...window.counted,
    nodes: document.querySelectorAll('*').length,
    body: [document.body.className, document.body.getAttribute('style')],
    html: [
      document.documentElement.className,
      document.documentElement.getAttribute('style'),
      document.documentElement.lang
    ],
    title: document.title,
    names: Object.keys(window).length
  }))

const mount = (page: Page, tenantId = NORTH) =>
  page.evaluate(
    (tenant) =>
      window.storeSub.mount({
        container: document.getElementById('place'),
        basePath: `/desk/${tenant}/store`,
        tenantId: tenant
      }),
    tenantId
  )
const unmount = (page: Page) => page.evaluate(() => window.storeSub.unmount())

async function openDesk(page: Page, tenant = NORTH, rest = ''): Promise<void> {
  await page.goto(`${shell.inner}/desk/${tenant}/store${rest}#empty`)
  await page.waitForFunction(() => 'storeSub' in window)
  // no greeting lies over home
  await page.evaluate((name) => localStorage.setItem(name, 'true'), `${tenant}:welcomeClosed`)
}
const top = (page: Page) => page.locator('#place .taro_page:visible').last()

/** Bytes that are held: what one collection leaves to the next is not. */
async function heap(session: CDPSession): Promise<number> {
  for (let least = Infinity; ;) {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    if (usedSize > least * 0.999) return Math.min(usedSize, least)
    least = usedSize
  }
}

test('it stays in its container, below its path, and takes nothing of its host’s', async ({ page }) => {
  await openDesk(page)
  await page.evaluate(() => localStorage.setItem('token', '"the host’s own"'))
  const before = await page.evaluate(() => Object.keys(localStorage))
  await mount(page)
  await expect(top(page).locator('.home')).toBeVisible()
  expect(await page.evaluate(() => location.pathname)).toMatch(/^\/desk\/north\/store(\/|$)/)
  expect(
    await page.evaluate(() => [...document.body.children].map(({ nodeName, id }) => `${nodeName}${id && `#${id}`}`))
  ).toEqual(['HEADER', 'MAIN#place', 'SCRIPT', 'SCRIPT'])
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('"the host’s own"')
  const keys = (await page.evaluate(() => Object.keys(localStorage))).filter((key) => !before.includes(key))
  expect(keys.length).toBeGreaterThan(0)
  expect(keys.filter((key) => !key.startsWith('north:'))).toEqual([])
  // the looks of the host stand as they were
  expect(await page.locator('h1').evaluate((element) => getComputedStyle(element).fontSize)).toBe('15px')
  const box = await page.locator('#place').boundingBox()
  const bar = await page.locator('#place .tab-bar:visible').boundingBox()
  expect(bar && box && bar.y >= box.y && bar.y + bar.height <= box.y + box.height + 1).toBe(true)
  await unmount(page)
})

test('its screens, and what is no page, lie below its path, and back is back', async ({ page }) => {
  await openDesk(page)
  await mount(page)
  await page.locator('#place .tab-bar__tab:visible').nth(2).click()
  await expect.poll(() => page.evaluate(() => location.pathname)).toBe('/desk/north/store/pages/cart/cart')
  await unmount(page)
  await openDesk(page, NORTH, '/pagesB/order/myOrder')
  await mount(page)
  await expect.poll(() => page.evaluate(() => location.pathname)).toMatch(/^\/desk\/north\/store\/pages/)
  await unmount(page)
  await openDesk(page, NORTH, '/no/such/page')
  await mount(page)
  await expect(top(page)).toBeVisible()
  expect(await page.evaluate(() => location.pathname)).toMatch(/^\/desk\/north\/store\//)
  await unmount(page)
})

test('a second one in the window, or one with unfit words, is its host’s mistake', async ({ page }) => {
  await openDesk(page)
  await mount(page)
  await expect(mount(page)).rejects.toThrow(/one instance a window/)
  await unmount(page)
  for (const wrong of [{ tenantId: '' }, { basePath: 'store' }, { basePath: '/a/../b' }, { token: 'two words' }])
    await expect(
      page.evaluate(
        (more) =>
          window.storeSub.mount({
            container: document.getElementById('place'),
            basePath: '/desk/north/store',
            tenantId: 'north',
            ...more
          }),
        wrong
      )
    ).rejects.toThrow(/Store sub-application/)
  await mount(page)
  await unmount(page)
})

test('fifty times there and gone leave nothing', async ({ page }) => {
  await page.addInitScript(count)
  const session = await page.context().newCDPSession(page)
  await openDesk(page)
  await page.evaluate(() => localStorage.setItem('host', 'its own'))
  await page.waitForLoadState('networkidle')
  const before = await standing(page)
  const sizes: number[] = []
  for (let turn = 0; turn < 50; turn += 1) {
    await mount(page)
    await expect(top(page).locator('.home')).toBeVisible()
    await unmount(page)
    if (turn === 4 || turn === 49) {
      // what is still on its way is neither's
      await page.waitForLoadState('networkidle')
      sizes.push(await heap(session))
    }
  }
  await expect.poll(() => standing(page)).toEqual(before)
  expect(await page.evaluate(() => localStorage.getItem('host'))).toBe('its own')
  const [first = 0, last = 0] = sizes
  console.log(`heap after 5 and 50: ${(first / 2 ** 20).toFixed(1)} and ${(last / 2 ** 20).toFixed(1)} MB`)
  expect(last).toBeLessThanOrEqual(first * 1.1)
})

test('two tenants side by side: one phone is two people, and one’s logout leaves the other in', async ({ page }) => {
  await page.goto(`${shell.address}/tenants`)
  const frames = ['本店', '租户 north'].map((title) => page.frameLocator(`iframe[title="${title}"]`))
  const who: string[] = []
  for (const frame of frames) {
    await expect(frame.locator('#place .taro_page').first()).toBeVisible()
    await frame.getByRole('button', { name: '登录', exact: true }).click()
    await expect(frame.locator('#who')).toHaveText(/^u_/)
    who.push((await frame.locator('#who').textContent()) ?? '')
    // a phone has one code a minute
    await page.request.post(`${shop.address}/demo/api/clock`, {
      data: { advanceMs: 61_000 },
      headers: { origin: shop.address }
    })
  }
  expect(new Set(who).size).toBe(2)
  const storedValue = (key: string) =>
    frames[0]?.locator('html').evaluate((_, name) => JSON.parse(localStorage.getItem(name) ?? 'null') as unknown, key)
  for (const [index, tenant] of ['2', NORTH].entries())
    await expect.poll(() => storedValue(`${tenant}:userId`)).toBe(who[index])
  await frames[0]?.getByRole('button', { name: '退出', exact: true }).click()
  await expect(frames[0]?.locator('#who') ?? page.locator('none')).toHaveText('没登录')
  await expect.poll(() => storedValue('2:token')).toBeNull()
  expect(await storedValue(`${NORTH}:userId`)).toBe(who[1])
  await expect(frames[1]?.locator('#who') ?? page.locator('none')).toHaveText(who[1] ?? '')
})
