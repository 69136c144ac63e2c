/** A shopper made by calls, for tests of what comes after logging in; and what they have in the shop. */
import { expect, type APIRequestContext, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { encodeParams } from '../../src/routes/params'
import { routeOf, type RouteKey } from '../../src/routes/table'
import { codeOf } from './shop'

let phones = 0
/** A phone nobody else of a run has. */
const freshPhone = (): string => `13${String(7 + (phones % 3))}${String(Date.now() + 1000 * (phones += 1)).slice(-8)}`

interface CallOptions {
  query?: Record<string, string>
  body?: object
}

export interface Shopper {
  phone: string
  token: string
  userId: string
  call: <T>(key: string, options?: CallOptions) => Promise<T>
}

export async function callAs<T>(
  request: APIRequestContext,
  token: string,
  key: string,
  options: CallOptions = {}
): Promise<T> {
  const [method = 'GET', path = ''] = key.split(' ')
  const reply = await request.fetch(path, {
    method,
    params: options.query,
    data: options.body,
    headers: {
      'x-lang': 'zh-CN',
      'x-channel-type': 'H5',
      'idempotency-key': crypto.randomUUID(),
      ...(token ? { authorization: `Bearer ${token}` } : {})
    }
  })
  const envelope = (await reply.json()) as { success: boolean; message: string; data: T }
  expect(envelope.success, `${key}: ${envelope.message}`).toBe(true)
  return envelope.data
}

/** Registers somebody new, with an address unless `bare`. */
export async function newShopper(request: APIRequestContext, { bare = false } = {}): Promise<Shopper> {
  const phone = freshPhone()
  const { captchaKey } = await callAs<{ captchaKey: string }>(
    request,
    '',
    'POST /oauth/public/send-phone-captcha-always',
    {
      body: { phone }
    }
  )
  const captcha = await codeOf(request, phone)
  const { token, userId } = await callAs<{ token: string; userId: string }>(
    request,
    '',
    'POST /o2cum/v1/pub/customer-login/register-with-oauth',
    { body: { phone, captcha, captchaKey } }
  )
  const call = <T>(key: string, options?: CallOptions) => callAs<T>(request, token, key, options)
  if (bare) return { phone, token, userId, call }
  await call('POST /o2cum/v1/bp-address', {
    body: {
      receiver: '林知远',
      phone,
      provinceCode: '330000',
      cityCode: '330100',
      districtCode: '330106',
      detail: '文三路 478 号',
      isDefault: true
    }
  })
  return { phone, token, userId, call }
}

/** The browser starts as this shopper. */
export async function startAs(
  browser: Page | BrowserContext,
  { token, userId }: Pick<Shopper, 'token' | 'userId'>
): Promise<void> {
  await browser.addInitScript(
    ([key, id]) => {
      if (localStorage.getItem('token')) return
      localStorage.setItem('token', JSON.stringify(key))
      localStorage.setItem('userId', JSON.stringify(id))
    },
    [token, userId]
  )
}

export interface Card {
  spuCode: string
  skuCode: string
  priceFen: number
  picture: string
  flash?: { endAt: number }
}

/** Something that can be bought; `flash`: at a price that ends soon. */
export async function somethingToBuy(shopper: Shopper, flash = false): Promise<Card> {
  const { list } = await shopper.call<{ list: Card[] }>(
    `GET /o2srh/v1/pub/platform-products/${flash ? 'medias' : 'search'}`,
    { query: flash ? { flash: 'true', size: '20' } : { keyword: '电饭煲', inStock: 'true', size: '20' } }
  )
  const match = list.find((card) => Boolean(card.flash) === flash)
  if (!match) throw new Error(`nothing to buy, flash ${flash}`)
  return match
}

export async function openSettlement(shopper: Shopper, skuCode: string, quantity = 1): Promise<string> {
  const { settlementId } = await shopper.call<{ settlementId: string }>('POST /o2cht/v1/order-settlements/buy-now', {
    body: { skuCode, quantity }
  })
  return settlementId
}

/** The orders a shopper has, newest first. */
export async function ordersOf(shopper: Shopper): Promise<{ orderCode: string; status: string; payFen: number }[]> {
  const { list } = await shopper.call<{ list: { orderCode: string; status: string; payFen: number }[] }>(
    'GET /o2ord-b2c/v1/order-trades',
    { query: { page: '1', size: '50' } }
  )
  return list
}

export async function submitSettlement(shopper: Shopper, settlementId: string): Promise<string[]> {
  const { payFen } = await shopper.call<{ payFen: number }>('GET /o2cht/v1/order-settlements/query-settlement-detail', {
    query: { settlementId }
  })
  const { orderCodes } = await shopper.call<{ orderCodes: string[] }>('POST /o2cht/v1/order-settlements/submit', {
    body: { settlementId, expectedPayFen: payFen }
  })
  return orderCodes
}

/** App path of a screen with its parameters. */
export function linkTo(key: RouteKey, params: object = {}): string {
  const value = encodeParams(params)
  return value ? `${routeOf(key).path}?params=${value}` : routeOf(key).path
}

/**
 * The page on top once it stands still: nobody taps what is still sliding in, and where it was no tap arrives. The pages
 * below stay in the document, hidden.
 */
export const onTop = (page: Page): Locator =>
  page.locator('.taro_page:visible').last().and(page.locator('.taro_page_stationed'))

/** What says that something is on its way: a bar over it is not a screen yet. */
const waiting = '[aria-busy="true"], [class*="skeleton"]'

/** Words to read, a way on, and nothing left to wait for. */
export async function expectLife(page: Page): Promise<void> {
  const top = onTop(page)
  await expect(top.locator('button:visible, a:visible, input:visible').first()).toBeVisible()
  await expect(top).not.toHaveText(/^\s*$/)
  // last: a bar comes together with what stands for the rest
  // and only what is in view: a block further down loads when it comes near
  const inView = () =>
    top.locator(waiting).evaluateAll((all) => {
      const boxes = all.map((element) => element.getBoundingClientRect())
      return boxes.filter(({ top: topEdge, bottom, height }) => height > 0 && bottom > 0 && topEdge < innerHeight)
        .length
    })
  await expect.poll(inView).toBe(0)
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname
