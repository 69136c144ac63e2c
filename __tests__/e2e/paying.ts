/** The way from the settlement to a paid order, as tests of it need it. */
import { expect, type Page } from '@playwright/test'
import { linkTo, onTop, ordersOf, type Shopper } from './shopper'

export const submitKey = 'POST /o2cht/v1/order-settlements/submit'
export const payKey = 'POST /o2ord-b2c/v1/order-trades/pay'

export const submitButton = (page: Page) => onTop(page).getByRole('button', { name: '提交订单' })
export const payButton = (page: Page) => onTop(page).getByRole('button', { name: /^确认支付/ })

/** Taps as fast as a thumb can and faster: all of them in one frame. */
export async function tapFiveTimes(button: ReturnType<typeof submitButton>): Promise<void> {
  await expect(button).toBeEnabled()
  await button.evaluate((element: HTMLElement) => {
    for (let tap = 0; tap < 5; tap += 1) element.click()
  })
}

/** Notes the payments that pages of this browser are sent to pay. */
export function paymentsStarted(...tabs: Page[]): Set<string> {
  const payments = new Set<string>()
  for (const tab of tabs) {
    tab.on('framenavigated', (frame) => {
      const { pathname, searchParams } = new URL(frame.url())
      const paymentId = searchParams.get('paymentId')
      if (pathname === '/demo/cashier' && paymentId) payments.add(paymentId)
    })
  }
  return payments
}

/** The orders are paid, by one of the payments, and nothing of any of them goes back. */
export async function paidOnce(shopper: Shopper, paymentIds: Iterable<string>): Promise<void> {
  const states = await Promise.all(
    [...paymentIds].map((paymentId) =>
      shopper.call<{ status: string; returnedFen: number }>('GET /o2ord-b2c/v1/order-trades/pay', {
        query: { paymentId }
      })
    )
  )
  expect(states.filter(({ status }) => status === 'SUCCEEDED')).toHaveLength(1)
  expect(states.map(({ returnedFen }) => returnedFen)).toEqual(states.map(() => 0))
  expect((await ordersOf(shopper)).map(({ status }) => status)).toEqual(['WAIT_SHIP'])
}

export const atCashier = (page: Page) => page.getByRole('button', { name: /^确认支付/ })
/** Goes to the cashier, whose button has the same words as the pay screen's. */
export async function toCashier(page: Page): Promise<void> {
  await payButton(page).click()
  await expect(page).toHaveURL(/\/demo\/cashier/)
  await expect(atCashier(page)).toBeVisible()
}

/** How often a page called a path with POST. */
export function count(page: Page, key: string): () => number {
  let calls = 0
  page.on('request', (request) => {
    const [method, path = ''] = key.split(' ')
    if (request.method() === method && new URL(request.url()).pathname === path) calls += 1
  })
  return () => calls
}

export const openConfirmation = async (page: Page, settlementId: string): Promise<void> => {
  await page.goto(linkTo('confirmation', { settlementId }))
  await expect(submitButton(page)).toBeEnabled()
}
