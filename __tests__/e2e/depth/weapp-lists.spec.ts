// covers src/ui/windowed/, src/platform/scroll, src/features/cart/, src/features/order/, src/features/search/
// verify:full: weapp/longLists.test.ts bounds the same lists without a browser, depth/lists.spec.ts those of the web
/** Long lists of the mini-program: bounded in elements and in what each setData carries, however long they grow. */
import type { Page } from '@playwright/test'
import { encodeParams } from '../../../src/routes/params'
import { limits } from '../../../simulator/crawl/limits'
import { rowHeights } from '../../../simulator/crawl/rows'
import { expect, test } from '../fixtures'
import { keepCart, keepOrders, line } from '../longLists'
import { codeOf } from '../shop'
import { atRest } from '../weapp-look'
import { open, startSimulator, type PhoneView, type Simulator } from '../weapp-view'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

/** Rows of a list that goes on; 10,000 takes minutes. */
const rowCount = Number(process.env.WEAPP_ROWS ?? 120)
/** A cart holds no more lines. */
const cartLines = Math.min(rowCount, 200)

let simulator: Simulator
test.beforeAll(async ({ baseURL }) => {
  simulator = await startSimulator(baseURL ?? '')
})
test.afterAll(() => simulator.close())

interface Update {
  pageId: number
  bytes: number
  time: number
}

declare global {
  interface Window {
    /** What each setData of the phone's pages carried. */
    heard: Update[]
  }
}

/** From now on every setData is noted; once for each start of the phone. */
const listen = (browser: Page) =>
  browser.evaluate(() => {
    window.heard = []
    window.simulator
      .phone()
      ?.host.on('setData', ({ pageId, bytes, time }) => window.heard.push({ pageId, bytes, time }))
  })

interface Use {
  /** Largest call, bytes. */
  most: number
  perSecond: number
  nodes: number
  depth: number
  children: number
  /** Lowest row of each look, px. */
  rows: Record<string, number>
}

/** What the page on top took since the last look, and how large it is. */
async function use(browser: Page, phone: PhoneView): Promise<Use> {
  const calls = await browser.evaluate(() => {
    const top = window.simulator.phone()?.host.stack().at(-1)
    const heardCalls = window.heard.filter(({ pageId }) => pageId === top?.id)
    window.heard = []
    return heardCalls
  })
  const within = (time: number) => calls.filter((call) => call.time >= time && call.time < time + 1000).length
  const size = await phone.page.locator('body').evaluate((body, looks) => {
    const isPart = ({ tagName }: Element) => tagName.startsWith('WX-')
    const parts = [...body.querySelectorAll('*')].filter(isPart)
    const depthOf = (part: Element) => {
      let depth = 0
      for (let node: Element | null = part; node; node = node.parentElement) if (isPart(node)) depth += 1
      return depth
    }
    const rows: Record<string, number> = {}
    for (const item of body.querySelectorAll('.ui-windowed__item')) {
      if (!item.firstChild) continue
      const name = looks.find((look) => item.querySelector(`.${look}`)) ?? `unknown: ${item.innerHTML.slice(0, 200)}`
      rows[name] = Math.min(rows[name] ?? Infinity, item.clientHeight)
    }
    return {
      nodes: parts.length,
      depth: Math.max(...parts.map(depthOf)),
      children: Math.max(...parts.map((part) => [...part.children].filter(isPart).length)),
      rows
    }
  }, Object.keys(rowHeights))
  return {
    most: Math.max(0, ...calls.map(({ bytes }) => bytes)),
    perSecond: Math.max(0, ...calls.map(({ time }) => within(time))),
    ...size
  }
}

const inPage = (phone: PhoneView) => phone.page.locator('body')
/** ms that a list has at most until its rows have come and nothing moves. */
const restMs = 30_000

/** Everything that happens to a list, held against the platform's limits. */
function meter(browser: Page, phone: PhoneView) {
  const uses: [string, Use][] = []
  return {
    async look(what: string): Promise<void> {
      await inPage(phone).evaluate(atRest, restMs)
      const now = await use(browser, phone)
      uses.push([what, now])
      const { setDataBytes: most, setDataPerSecond: perSecond, nodes, depth, children } = limits
      const over = Object.entries({ most, perSecond, nodes, depth, children }).filter(
        ([name, limit]) => Number(now[name as keyof Use]) > limit
      )
      expect(over, `${what}: ${JSON.stringify(now)}`).toEqual([])
      const low = Object.entries(now.rows).filter(([name, height]) => height < (rowHeights[name] ?? Infinity))
      expect(low, `${what}: rows that are lower than the crawl takes them for`).toEqual([])
    },
    /** The most of each figure goes into the report. */
    tell(): void {
      for (const [what, figures] of uses) {
        test.info().annotations.push({ type: what, description: JSON.stringify(figures) })
      }
    }
  }
}

/** Scrolls as a thumb does until `finish` or the end. */
async function scrollUntil(phone: PhoneView, number: RegExp, last: number, by = 700): Promise<void> {
  const place = await inPage(phone).evaluate(
    async (body: HTMLElement, [source, row, step]) => {
      let [seenCount, still] = [0, 0]
      const numbers = () =>
        [...body.querySelectorAll('*')].find(
          (element) =>
            element.children.length === 0 &&
            Number(new RegExp(source).exec(element.textContent ?? '')?.[1]) === seenCount
        )
      while (seenCount < row && still < 300) {
        // a slow machine draws later than this scrolls: what comes after the last row seen is looked for below it
        if (still % 20 === 9) numbers()?.scrollIntoView()
        // a list hears that its end is near when it comes near again
        else scrollBy(0, still % 20 === 19 ? -2 * step : step)
        await new Promise((resolve) => setTimeout(resolve, 60))
        const rows = [...body.innerText.matchAll(new RegExp(source, 'g'))].map(([, match]) => Number(match))
        const now = Math.max(seenCount, ...rows)
        still = now > seenCount ? 0 : still + 1
        seenCount = now
      }
      return seenCount
    },
    [number.source, last, by] as const
  )
  expect(place).toBe(last)
}

/** Scrolls less than a screen and rests: the row in the middle has moved just as much, and nothing in view is blank. */
async function staysPut(phone: PhoneView, row: string, by: number): Promise<void> {
  const distance = await inPage(phone).evaluate(
    async (_body, [selector, step]) => {
      const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
      // what was scrolled before has come to its end: on a busy machine that takes longer
      await new Promise<void>((resolve) => {
        const finish = () => {
          observer.disconnect()
          resolve()
        }
        let quiet = setTimeout(finish, 400)
        const observer = new MutationObserver(() => {
          clearTimeout(quiet)
          quiet = setTimeout(finish, 400)
        })
        observer.observe(document.body, { childList: true, subtree: true, attributes: true })
      })
      const middle = [...document.querySelectorAll(selector)].find(
        (element) => element.getBoundingClientRect().bottom > innerHeight / 2
      )
      if (!middle) return { moved: 'nothing in the middle', blank: 0 }
      const { top } = middle.getBoundingClientRect()
      scrollBy(0, step)
      await rest(400)
      const blank = [...document.querySelectorAll('.ui-windowed__item')].filter((item) => {
        const { top: upper, bottom } = item.getBoundingClientRect()
        return item.childElementCount === 0 && bottom > 0 && upper < innerHeight
      }).length
      return { moved: Math.round(top - middle.getBoundingClientRect().top), blank }
    },
    [row, by] as const
  )
  expect(distance).toEqual({ moved: by, blank: 0 })
}

/** A page that needs a login, cold: the setData of its whole opening is heard. */
async function openLoggedIn(browser: Page, from: string, codeFor: (phone: string) => Promise<string>) {
  const phone = await open(browser, simulator, {
    path: 'pagesC/login/loginForPhone',
    query: `params=${encodeParams({ from })}`
  })
  const number = `135${String(Date.now()).slice(-8)}`
  await phone.page.locator('input').fill(number)
  await phone.tap(/我已阅读/)
  await phone.tap('获取验证码')
  await expect.poll(phone.route).toBe('pagesC/login/loginForPhone_code')
  await listen(browser)
  await phone.page.locator('input').fill(await codeFor(number))
  await expect.poll(phone.route).toBe(from.slice(1))
  return phone
}

test('search results grow without bound, the page does not', async ({ page: browser }) => {
  test.setTimeout(900_000)
  const size = 100
  // as long a list as wanted, made of the first page of the real one
  await browser.route(/platform-products\/search\?/, async (route) => {
    const url = new URL(route.request().url())
    const page = Number(url.searchParams.get('page') ?? 1)
    url.searchParams.set('page', '1')
    const reply = await route.fetch({ url: url.href })
    const whole = (await reply.json()) as {
      data: { list: Record<string, unknown>[]; total: number; page: number; size: number }
    }
    const { list } = whole.data
    // counted by the rows that were asked for, though more come
    const from = (page - 1) * Number(url.searchParams.get('size'))
    whole.data.list = Array.from({ length: Math.min(size, rowCount - from) }, (_, index) => ({
      ...list[index % list.length],
      spuCode: `LONG${from + index}`,
      title: `第 ${from + index + 1} 件`
    }))
    Object.assign(whole.data, { total: rowCount, page, size })
    await route.fulfill({ response: reply, json: whole })
  })
  const phone = await open(browser, simulator)
  await listen(browser)
  const query = `params=${encodeParams({ keyword: '电' })}`
  await browser.locator('input[name="query"]').fill(query)
  await browser.locator('select[name="path"]').selectOption('pagesB/productList/productList')
  await browser.locator('button[name="warm"]').click()
  await expect(phone.page.getByText('第 1 件').first()).toBeVisible()
  const { look, tell } = meter(browser, phone)
  await look('opening')
  await scrollUntil(phone, /第 (\d+) 件/, rowCount)
  await look('at the end')
  await staysPut(phone, '.product-tile', -700)
  await look('a little up')
  await phone.page.locator('.sort-bar__look').click()
  await look('in one column')
  await inPage(phone).evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 3))
  await look('somewhere else at once')
  await staysPut(phone, '.product-row', 600)
  tell()
  expect(await phone.problems()).toEqual([])
})

test(`a cart of ${cartLines} lines of one shop opens and answers every tap within the limits`, async ({
  page: browser,
  request
}) => {
  const rows = Array.from({ length: cartLines }, (_, index) => line(index))
  const last = line(900)
  const deletedRow = { ...last, sku: { ...last.sku, title: '卖完的一件', unsellable: 'DELISTED' as const } }
  await keepCart(browser, {
    shops: [{ shopCode: 'LONGSHOP0', shopName: '栖禾自营旗舰店 1', rows }],
    invalid: [deletedRow]
  })
  const phone = await openLoggedIn(browser, '/pages/cart/cart', (number) => codeOf(request, number))
  const { page } = phone
  await expect(page.getByText('第 1 件')).toBeVisible()
  const { look, tell } = meter(browser, phone)
  await look('opening')
  await phone.picture('long-cart')

  await inPage(phone).evaluate(() => scrollTo(0, 1500))
  await look('scrolled')
  await staysPut(phone, '.cart-line', 500)
  await staysPut(phone, '.cart-line', -700)
  await page.locator('.cart-line .ui-icon--plus').nth(12).click()
  await look('one more')
  await phone.tap('全选', '.cart-bar')
  await look('all selected')
  await expect(page.locator('.cart-bar .ui-icon--check')).toBeVisible()
  await phone.tap('管理')
  await look('edited')
  await phone.tap('全选', '.cart-bar')
  await look('all marked')
  await expect(page.getByText(`删除 (${cartLines + 1})`)).toBeVisible()
  await phone.tap('全选', '.cart-bar')
  await page.locator('.cart-line__tick .ui-press').nth(9).click()
  await phone.tap(/^删除/, '.cart-bar')
  await browser.getByRole('alertdialog').getByText('删除', { exact: true }).click()
  await look('one deleted')
  await phone.tap('完成')
  await look('no longer edited')
  await scrollUntil(phone, /第 (\d+) 件/, cartLines, 400)
  await look('at the end')
  await expect(page.getByText('失效商品 1')).toBeVisible()
  await inPage(phone).evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await look('at the end of the page')
  await staysPut(phone, '.ui-windowed__item', -700)
  await inPage(phone).evaluate(() => scrollTo(0, 0))
  await look('back at the top')
  await expect(page.getByText('第 1 件')).toBeVisible()
  tell()
  expect(await phone.problems()).toEqual([])
})

test('a cart of forty shops is bounded like one of a single shop', async ({ page: browser, request }) => {
  const shops = Array.from({ length: 40 }, (_, shop) => ({
    shopCode: `LONGSHOP${shop}`,
    shopName: `栖禾自营旗舰店 ${shop + 1}`,
    rows: Array.from({ length: 5 }, (__, index) => line(shop * 5 + index, shop))
  }))
  await keepCart(browser, { shops, invalid: [] })
  const phone = await openLoggedIn(browser, '/pages/cart/cart', (number) => codeOf(request, number))
  await expect(phone.page.getByText('第 1 件')).toBeVisible()
  const { look, tell } = meter(browser, phone)
  await look('opening')
  await phone.tap('全选', '.cart-bar')
  await look('all selected')
  await scrollUntil(phone, /第 (\d+) 件/, 200, 400)
  await look('at the end')
  await staysPut(phone, '.ui-windowed__item', -700)
  await look('a little up')
  tell()
  expect(await phone.problems()).toEqual([])
})

test(`${rowCount} orders: the list grows, its page does not`, async ({ page: browser, request }) => {
  test.setTimeout(900_000)
  await keepOrders(browser, rowCount)
  const phone = await openLoggedIn(browser, '/pagesB/order/myOrder', (number) => codeOf(request, number))
  const { page } = phone
  await expect(page.getByText('第 1 单')).toBeVisible()
  const { look, tell } = meter(browser, phone)
  await look('opening')
  await phone.picture('long-orders')
  await scrollUntil(phone, /第 (\d+) 单/, rowCount)
  await look('at the end')
  await staysPut(phone, '.order-card', -600)
  await staysPut(phone, '.order-card', -700)
  await look('a little up')
  await phone.picture('long-orders-end')
  await page.getByText('取消订单').last().click()
  await look('a panel is open')
  await page.locator('.ui-sheet__close').click()
  await expect(page.locator('.ui-sheet')).toHaveCount(0)
  await look('the panel is closed')
  await phone.tap('待付款', '.ui-tabs')
  await expect(page.getByText('第 2 单')).toHaveCount(0)
  await look('another tab')
  await phone.tap('全部', '.ui-tabs')
  await expect(page.getByText('第 2 单')).toBeVisible()
  await look('back on the first')
  tell()
  expect(await phone.problems()).toEqual([])
})
