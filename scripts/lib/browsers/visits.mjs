// What is done in each browser: every route opened, a purchase, and a way over a document that is not the store's.

const linkTo = ({ path }, params) =>
  Object.keys(params).length ? `${path}?params=${encodeURIComponent(JSON.stringify(params))}` : path

/** Nothing was heard that a script failed. */
function quiet(page) {
  const errors = page.heard()
  if (errors.length) throw new Error(`scripts failed: ${errors.slice(0, 3).join(' | ')}`)
}

/** Logs in or out as the next load will find it; `who` is {token, userId}. */
const become = (page, who) =>
  page.run((shopper) => {
    localStorage.clear()
    localStorage.setItem('welcomeClosed', 'true')
    localStorage.setItem('locale', JSON.stringify('zh-CN'))
    if (!shopper) return true
    localStorage.setItem('token', JSON.stringify(shopper.token))
    localStorage.setItem('userId', JSON.stringify(shopper.userId))
    return true
  }, who)

/** Opens one route by its link. */
function routeVisit({ address, paramsOf, shopper }, route, isIn) {
  return async (page) => {
    await page.open(address + linkTo(route, paramsOf(route.key, shopper)))
    const needsLogin = route.auth === 'login' && !isIn
    await page.lives(route.path, ({ path }) => !needsLogin || path.startsWith('/pagesC/login/'))
    quiet(page)
  }
}

/** Buys a product at once, pays at the cashier, and reads that it was paid. */
const purchase = (shop) => async (page) => {
  await page.open(shop.address + linkTo(shop.routeOf('productDetail'), { spuCode: shop.spuCode }))
  await page.lives('the product')
  await page.tap('^立即购买')
  await page.until('the choice', () => page.run(() => document.querySelector('[role="dialog"]') !== null))
  await page.tap('^立即购买')
  await page.lives('the confirmation', ({ path }) => path.includes('confirmation'))
  await page.tap('^提交订单')
  await page.lives('the payment', ({ path }) => path.endsWith('/pay'))
  await page.tap('^确认支付')
  await page.until('the cashier', async () => (await page.look()).path.startsWith('/demo/cashier'))
  await page.tap('^确认支付')
  await page.lives('what became of it', ({ path, words }) => path.includes('paySuccess') && words.includes('支付成功'))
  quiet(page)
}

/** A page of the store is left for another document and come back to: it is drawn on, and one step further as well. */
const overForeign = (shop) => async (page) => {
  const clock = () => [...document.querySelectorAll('.taro_page_stationed .ui-countdown')].at(-1)?.textContent
  /** The countdown shows another time than before, twice. */
  const runs = async (what) => {
    for (let times = 0; times < 2; times += 1) {
      const before = await page.run(clock)
      await page.until(`${what}: a countdown that runs`, async () => {
        const now = await page.run(clock)
        return now !== undefined && now !== before
      })
    }
  }
  /** Goes to the other document; what a page was still fetching as it was left fails, and harms nothing. */
  const leave = async (go) => {
    quiet(page)
    await go()
    await page.until('the other document', async () => (await page.look()).path === '/openapi.json')
    page.heard()
  }
  const product = shop.routeOf('productDetail')
  const on = (what, end) => page.lives(what, ({ path }) => path.endsWith(end))
  await page.open(shop.address + linkTo(shop.routeOf('productList'), { keyword: shop.flash.title }))
  await page.lives('the list')
  await page.tap(`${shop.flash.found}.*¥`)
  await on('the product', product.path)
  await runs('the product')
  await leave(() => page.open(`${shop.address}/openapi.json`, { comesBack: true }))
  await page.travel(-1)
  await on('the product again', product.path)
  await runs('come back to')
  await page.travel(-1)
  await on('the list again', 'productList')
  await page.travel(1)
  await on('the product, forward', product.path)
  await runs('forward')
  await leave(() => page.travel(1))
  await page.travel(-1)
  await on('the product once more', product.path)
  await runs('once more')
  quiet(page)
}

/** Name of the visit that leaves the store for another document. */
export const foreign = 'over another document and back'

/** Everything that is done in a browser, as {name, who?, work(page)} in order; `only`: keys of routes, or parts of names. */
export function visitsOf(shop, only = []) {
  const states = [
    ['logged out', undefined],
    ['logged in', shop.shopper]
  ]
  const visits = states.flatMap(([state, who]) =>
    shop.built.map((route) => ({ name: `${route.key}, ${state}`, who, work: routeVisit(shop, route, Boolean(who)) }))
  )
  const all = [
    { name: foreign, who: undefined, work: overForeign(shop) },
    { name: 'a purchase', who: shop.shopper, work: purchase(shop) },
    ...visits
  ]
  return all.filter(({ name }) => !only.length || only.some((word) => name.startsWith(word)))
}

/** Makes the visits one after the other; tells of each as {name, error?, ms}. */
export async function visitAll(page, shop, visits, tell) {
  let now
  await page.open(shop.address)
  // what a document is still fetching as it is left is heard of in the next one
  await page.lives('home')
  for (const { name, who, work } of visits) {
    const startedAt = performance.now()
    const error = await (async () => {
      if (now !== (who?.token ?? '')) await become(page, who)
      now = who?.token ?? ''
      page.heard()
      await work(page)
    })().catch((failure) => failure.message)
    tell({ name, ms: performance.now() - startedAt, ...(error === undefined ? {} : { error }) })
    // what went wrong may lie in what is stored
    if (error !== undefined) now = undefined
  }
}
