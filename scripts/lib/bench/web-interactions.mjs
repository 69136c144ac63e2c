// How soon the page answers a finger, and how many nodes an endless list keeps: real taps on a slowed processor.
import { median } from './web-measure.mjs'

const phone = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'zh-CN'
}

/** The value that three quarters stay within. */
export const p75 = (values) => {
  const inOrder = [...values].sort((a, b) => a - b)
  return inOrder[Math.ceil(inOrder.length * 0.75) - 1] ?? 0
}

/** A page of somebody's, on a processor `slower` times as slow; `close` ends it. */
async function openPhone(browser, login, slower) {
  const context = await browser.newContext(phone)
  const storage = { locale: 'zh-CN', ...login }
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value))
    // the longest of a tap's events: pointerdown, pointerup, click; 16 ms is the least that browsers tell
    globalThis.answers = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.interactionId) globalThis.answers.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  }, storage)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, close: () => context.close() }
}

/** The middle of `target`. Throws when a finger there would touch something else. */
async function middleOf(target) {
  const { x, y, width, height } = await target.boundingBox()
  const point = [x + width / 2, y + height / 2]
  const isTouched = await target.evaluate(
    (element, index) => element.contains(document.elementFromPoint(...index)),
    point
  )
  if (!isTouched) throw new Error(`Something lies over ${target}`)
  return point
}

/**
 * ms from a tap to the next paint, as the browser counts it; 16 when it was too quick to be told. The finger comes from
 * the browser's own input: a locator's `tap()` looks around in the page while the time runs, which took 20 to 30 ms.
 */
async function timeTap(page, target) {
  await target.scrollIntoViewIfNeeded()
  await page.waitForTimeout(400)
  const point = await middleOf(target)
  await page.evaluate(() => {
    globalThis.answers = []
  })
  await page.touchscreen.tap(...point)
  // a frame after the tap's own, however late it comes, and then the time in which the browser tells of it
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 500))))
  )
  return Math.max(16, ...(await page.evaluate(() => globalThis.answers)))
}

/** One round of what shoppers tap most, on a processor `slower` times as slow: name → ms. */
async function tapRound(browser, address, login, product, slower) {
  const { page, close } = await openPhone(browser, login, slower)
  const top = () => page.locator('.taro_page:visible').last()
  const open = (path, params) =>
    page.goto(`${address}${path}${params ? `?params=${encodeURIComponent(JSON.stringify(params))}` : ''}`, {
      waitUntil: 'networkidle'
    })
  const times = {}
  try {
    await open('/')
    const tab = (name) => top().locator('.tab-bar').getByRole('link', { name })
    times['tab for the first time'] = await timeTap(page, tab(/分类/))
    await page.waitForLoadState('networkidle')
    times['tab back'] = await timeTap(page, tab(/首页/))
    await open('/pagesB/productList/productList', { keyword: '电饭煲' })
    times['open the filter'] = await timeTap(page, top().getByRole('button', { name: /筛选/ }).first())
    times['choose in the filter'] = await timeTap(page, page.getByRole('dialog').locator('.ui-chip').first())
    await open('/pagesB/productDetail/index', { spuCode: product })
    times['open the sheet'] = await timeTap(page, top().getByRole('button', { name: '加入购物车' }))
    const sheet = page.getByRole('dialog')
    times['add to cart'] = await timeTap(page, sheet.getByRole('button', { name: '加入购物车' }))
    await open('/pages/cart/cart')
    times['one more in the cart'] = await timeTap(
      page,
      top().getByRole('button', { name: '增加数量', disabled: false }).first()
    )
    times['one less in the cart'] = await timeTap(
      page,
      top().getByRole('button', { name: '减少数量', disabled: false }).first()
    )
    return times
  } finally {
    await close()
  }
}

/** So many rounds; each tap's median, and the p75 of all. */
export async function measureTaps(browser, address, login, product, times, slower) {
  const rounds = []
  for (let i = 0; i < times; i += 1) rounds.push(await tapRound(browser, address, login, product, slower))
  const names = Object.keys(rounds[0])
  return {
    medians: Object.fromEntries(names.map((name) => [name, median(rounds.map((round) => round[name]))])),
    p75: p75(rounds.flatMap((round) => Object.values(round)))
  }
}

/** Scrolls a search of `total` results to its end and counts the nodes on the way. */
export async function scrollResults(browser, address, total) {
  const { page, close } = await openPhone(browser, {}, 1)
  try {
    let cards
    let sentCount = 0
    // the catalogue has fewer: its own cards under other numbers make up the pages asked for
    await page.route(/platform-products\/search\?/, async (route) => {
      const params = new URL(route.request().url()).searchParams
      // longer pages than the app asks for, which it takes as they come: the list is as long, and the benchmark is not
      const size = 500
      const number = Number(params.get('page') ?? 1)
      if (!cards) {
        const reply = await route.fetch()
        cards = await reply.json()
      }
      const from = (number - 1) * size
      const list = Array.from({ length: Math.max(0, Math.min(size, total - from)) }, (_, index) => {
        const card = cards.data.list[(from + index) % cards.data.list.length]
        return { ...card, spuCode: `N${from + index}`, skuCode: `K${from + index}` }
      })
      sentCount = Math.max(sentCount, from + list.length)
      await route.fulfill({ json: { ...cards, data: { ...cards.data, list, total, page: number, size } } })
    })
    const params = encodeURIComponent(JSON.stringify({ keyword: '电饭煲' }))
    await page.goto(`${address}/pagesB/productList/productList?params=${params}`, { waitUntil: 'networkidle' })
    const result = await page.evaluate(async () => {
      const scroller = document.querySelector('.results').closest('.taro_page')
      const results = scroller.querySelector('.results')
      const began = performance.now()
      let most = 0
      let mostEarly = 0
      let cardsShown = 0
      let before = 0
      let lastGrowth = began
      // the end is where nothing more comes for two seconds
      while (performance.now() - lastGrowth < 2000 && performance.now() - began < 110_000) {
        const room = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop
        // a list hears that its end is near when it comes near again, as a thumb does it
        scroller.scrollTop += room < 60 ? -160 : 6 * innerHeight
        await new Promise((resolve) => setTimeout(resolve, 50))
        most = Math.max(most, document.getElementsByTagName('*').length)
        if (scroller.scrollTop < 50 * innerHeight) mostEarly = most
        cardsShown = Math.max(cardsShown, results.querySelectorAll('[role=link]').length)
        const now = results.getBoundingClientRect().height
        if (now > before || room > 400) lastGrowth = performance.now()
        before = now
      }
      return {
        nodes: most,
        nodesEarly: mostEarly,
        cards: cardsShown,
        screens: Math.round(before / innerHeight),
        seconds: (performance.now() - began) / 1000
      }
    })
    return { ...result, sent: sentCount }
  } finally {
    await close()
  }
}
