// covers src/features/invoice/, src/features/parcel/, src/features/payment/, src/features/payLink/, src/features/receipt/, gateway/src/areas/invoice/, gateway/src/areas/parcel/
/** A purchase from two shops that a friend pays, followed to the door and to its invoice. */
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { phoneHost, webHost, type Host } from '../host'
import { speak, withoutWelcome } from '../shop'
import { linkTo, newShopper, onTop, ordersOf, startAs, type Card, type Shopper } from '../shopper'
import { startSimulator } from '../weapp-view'

/** The second sells what has to be fitted. */
const shops: Record<string, string>[] = [{ shopCode: 'QH-FLAGSHIP' }, { shopCode: 'QH-CLIMATE', keyword: '空调' }]
const company = { kind: 'COMPANY', name: '杭州云岭设计有限公司', taxNo: '91330106MA2C8K4R19' }

/** Somebody who means to buy from two shops, and is invoiced as a company. */
async function buyer(request: APIRequestContext): Promise<Shopper> {
  const shopper = await newShopper(request)
  for (const shop of shops) {
    const { list } = await shopper.call<{ list: Card[] }>('GET /o2srh/v1/pub/platform-products/search', {
      query: { ...shop, inStock: 'true', size: '20' }
    })
    const card = list.find(({ flash, priceFen }) => !flash && priceFen > 50_000)
    await shopper.call('POST /o2cart/v1/carts/save-by-product', { body: { skuCode: card?.skuCode, quantity: 1 } })
  }
  await shopper.call('POST /o2ord-b2c/v1/invoice-titles', { body: { ...company, isDefault: true } })
  // a phone gets a code a minute
  await request.post('/demo/api/clock', { data: { advanceMs: 60_000 } })
  return shopper
}

async function orders(host: Host): Promise<void> {
  const { top, tap } = host
  await test.step('settles the goods of two shops', async () => {
    await host.enter('cartInlay')
    await tap(/^去结算|^结算/)
    await host.reach('confirmation')
  })
  await test.step('takes a coupon there, which is used at once', async () => {
    await tap('去领取')
    await tap('领取', '.ui-sheet')
    await top().locator('.ui-sheet [aria-label^="关闭"]').first().click()
    await expect(top().locator('.order-saved__sum').first()).toHaveText(/^(已选最省的搭配|共省)/)
  })
  await test.step('receives what would save more, and is told that nothing else would', async () => {
    const claim = top().getByText('领取并使用', { exact: true })
    await expect(async () => {
      if (await claim.isVisible()) await claim.click({ timeout: 2000 })
      await expect(top().locator('.order-saved__sum').first()).toHaveText(/^已选最省的搭配/, { timeout: 2000 })
    }).toPass({ timeout: 20_000 })
  })
  await test.step('asks for an invoice of a company', async () => {
    await tap('不开发票')
    await host.reach('openInvoice')
    await tap('企业')
    await tap('确定')
    await host.reach('confirmation')
    await expect(top().getByText(`企业 · ${company.name}`)).toBeVisible()
  })
  await tap('提交订单')
  await host.reach('pay')
  await test.step('asks a friend to pay', async () => {
    await tap('找朋友付')
    await host.reach('appCheckstand')
    await expect(top().getByText('发给朋友，谁付都行')).toBeVisible()
  })
}

/** A window of the browser in which nobody is logged in, or somebody else. */
async function another(browser: Browser, origin: string, who?: Shopper): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 375, height: 812 } })
  await withoutWelcome(context)
  const page = await context.newPage()
  if (who) await startAs(page, who)
  await speak(page, 'zh-CN')
  return page
}

interface Journey {
  host: Host
  request: APIRequestContext
  shopper: Shopper
  browser: Browser
  origin: string
}

async function friendPays({ request, shopper, browser, origin }: Journey, orderCodes: string[]): Promise<void> {
  const link = await shopper.call<{ code: string }>('POST /o2ord-b2c/v1/order-trades/pay-links', {
    body: { orderCodes }
  })
  const friend = await newShopper(request)
  const page = await another(browser, origin, friend)
  await page.goto(linkTo('appCheckstand', { payLink: link.code }))
  await onTop(page)
    .getByRole('button', { name: /^帮 .* 付/ })
    .click()
  await page.getByRole('button', { name: /^确认支付/ }).click()
  await expect(onTop(page).getByText('付好了')).toBeVisible()
  await page.context().close()
}

async function follows({ host, request }: Journey, orderCodes: string[]): Promise<void> {
  const { top, tap } = host
  for (const code of orderCodes) await request.post(`/demo/api/orders/${code}/ship`)
  for (const code of orderCodes) {
    await host.enter('logisticsList')
    await expect(
      top()
        .getByText('共 2 个包裹')
        .or(top().getByText(/^2 个包裹/))
    ).toBeVisible()
    await host.enter('logistics', { orderCode: code })
    await expect(top().locator('.way-map').first()).toBeVisible()
    await tap('全屏')
    await host.reach('zoomMap')
    await expect(top().locator('.way-map').first()).toBeVisible()
  }
}

async function booksTheFitter({ host, shopper }: Journey, orderCodes: string[]): Promise<void> {
  for (const orderCode of orderCodes) {
    const { list } = await shopper.call<{ list: { installed: boolean }[] }>('GET /o2ord-b2c/v1/parcel/parcel-infos', {
      query: { orderCode }
    })
    if (!list.some(({ installed }) => installed)) continue
    await host.enter('logistics', { orderCode })
    await host.tap('约时间')
    await host.top().locator('.visit-day__time:not(.ui-chip--disabled)').first().click()
    await expect(host.top().getByText(/\d 上门安装$/)).toBeVisible()
    return
  }
  throw new Error('Nothing of it has to be fitted')
}

/** The link of each message that asks to confirm a receipt, oldest first. */
async function receiptLinks(request: APIRequestContext, phone: string): Promise<string[]> {
  const reply = await request.get(`/demo/api/outbox?recipient=${phone}`)
  const { list } = (await reply.json()) as { list: { link?: string }[] }
  return list.flatMap(({ link = '' }) => (link.includes('/pagesC/h5/confirm?') ? [link] : [])).reverse()
}

async function receives({ request, shopper, browser, origin }: Journey, orderCodes: string[]): Promise<void> {
  for (const code of orderCodes) await request.post(`/demo/api/orders/${code}/deliver`)
  const links = await receiptLinks(request, shopper.phone)
  expect(links).toHaveLength(2)
  for (const link of links) {
    const page = await another(browser, origin)
    await page.goto(link)
    await onTop(page).getByRole('button', { name: '确认收货' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '确认收货' }).click()
    await expect(onTop(page).getByText('已确认收货')).toBeVisible()
    await page.context().close()
  }
  expect((await ordersOf(shopper)).map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED'])
}

async function isInvoiced(
  { host, request, shopper }: Journey,
  reads: (tapped: Promise<void>) => Promise<void>
): Promise<void> {
  const invoices = async () =>
    (
      await shopper.call<{ list: { invoiceCode: string; state: string }[] }>('GET /o2ord-b2c/v1/invoice/list', {
        query: { page: '1', size: '20' }
      })
    ).list
  // it is asked for by one round of the shop's timed work, and made out by one that comes a minute later
  await expect(async () => {
    await request.post('/demo/api/clock', { data: { advanceMs: 120_000 } })
    expect((await invoices()).map(({ state }) => state)).toEqual(['ISSUED', 'ISSUED'])
  }).toPass({ timeout: 30_000 })
  await host.enter('invoiceDetails', { invoiceCode: (await invoices())[0]?.invoiceCode ?? '' })
  await expect(host.top().getByText(company.name).first()).toBeVisible()
  await reads(host.tap('下载 PDF'))
}

async function owns(journey: Journey, reads: (tapped: Promise<void>) => Promise<void>): Promise<void> {
  const { host, shopper } = journey
  await orders(host)
  const orderCodes = (await ordersOf(shopper)).map(({ orderCode }) => orderCode)
  expect(orderCodes).toHaveLength(2)
  await test.step('the friend pays both at once', () => friendPays(journey, orderCodes))
  expect((await ordersOf(shopper)).map(({ status }) => status)).toEqual(['WAIT_SHIP', 'WAIT_SHIP'])
  await test.step('follows two parcels on the map', () => follows(journey, orderCodes))
  await test.step('books when the fitter comes', () => booksTheFitter(journey, orderCodes))
  await test.step('confirms both by the links of messages', () => receives(journey, orderCodes))
  await test.step('has the invoice as a PDF', () => isInvoiced(journey, reads))
  expect(await host.problems()).toEqual([])
}

const title = 'two shops, a coupon, an invoice: a friend pays, two parcels come, the invoice is read'

test(`on the web ${title}`, async ({ page, request, browser, baseURL }) => {
  test.setTimeout(180_000)
  const shopper = await buyer(request)
  await startAs(page, shopper)
  await speak(page, 'zh-CN')
  const journey = { host: webHost(page), request, shopper, browser, origin: baseURL ?? '' }
  await owns(journey, async (tapped) => {
    const [file] = await Promise.all([page.waitForEvent('download'), tapped])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
  })
})

test.describe('mini-program', () => {
  test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

  test(`in the mini-program ${title}`, async ({ page, request, browser, baseURL }) => {
    test.setTimeout(180_000)
    const shopper = await buyer(request)
    const simulator = await startSimulator(baseURL ?? '')
    const host = await phoneHost(page, simulator)
    await host.enter('login')
    await host.logIn(request, shopper.phone)
    await owns({ host, request, shopper, browser, origin: baseURL ?? '' }, async (tapped) => {
      await tapped
      const reader = page.getByRole('alertdialog')
      await expect(reader).toContainText('wx.openDocument')
      await reader.getByText('知道了').click()
    })
    await simulator.close()
  })
})
