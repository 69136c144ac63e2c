/** Cases after the sale, for the gateway's tests. */
import type { BodyOf, DataOf } from '../../../contract'
import { advanceOrder } from '../../../gateway/src/areas/parcel'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import { paidOrder, type TestShop, type TestShopper } from '../orders/journey-shop'
import { uploadPicture } from '../content/reviews'

export const APPLY = 'POST /o2as-b2c/v1/after/sale/apply'
export const ESTIMATE = 'POST /o2as-b2c/v1/after/sale/apply-refundAmount'
export const KINDS = 'GET /o2as-b2c/v1/glz-after-sale-type'
export const CASES = 'GET /o2as-b2c/v1/after/sale/list'
export const CASE = 'GET /o2as-b2c/v1/after/sale/detail'
export const CANCEL_CASE = 'POST /o2as-b2c/v1/after/sale/cancel'
export const SEND = 'POST /o2as-b2c/v1/after/sale/exchange-logistics'
export const ANSWER_CASE = 'POST /o2as-b2c/v1/after/sale/answer'
export const EXCHANGE = 'POST /o2as-b2c/v1/after/sale/apply-exchange-order'
export const EVIDENCE = 'POST /o2as-b2c/v1/refund/pictures'

export type Wish = Omit<BodyOf<typeof APPLY>, 'text' | 'pictures' | 'expectedFen'>

/** Asks for a case at the amount that is told. */
export async function ask(shopper: TestShopper, wish: Wish, pictures: string[] = [], text = '') {
  const reply = await shopper.ask(ESTIMATE, { body: wish })
  const expectedFen = reply.success ? reply.data.amounts.refundFen : 0
  return shopper.ask(APPLY, { body: { ...wish, text, pictures, expectedFen } })
}

export async function applyForCase(
  shopper: TestShopper,
  wish: Wish,
  pictures: string[] = []
): Promise<DataOf<typeof APPLY>> {
  const answer = await ask(shopper, wish, pictures)
  if (!answer.success) throw new Error(`${answer.code} ${answer.message}`)
  return answer.data
}

/** An order that is at the door, by its goods; `isReceived`: and was confirmed. */
export async function deliveredOrder(
  shop: TestShop,
  shopper: TestShopper,
  goods: Record<string, number>,
  isReceived = true
): Promise<string> {
  const [orderCode = ''] = await paidOrder(shop, shopper, goods)
  await advanceOrder(shop.core, orderCode, 'ship')
  await advanceOrder(shop.core, orderCode, 'deliver')
  if (isReceived) await shopper.must('POST /o2ord-b2c/v1/confirm-receive', { body: { orderCode } })
  return orderCode
}

export const NUMBER = { by: 'NUMBER', carrierCode: 'SQ', trackingNo: 'SQ4091 6620 318' } as const

/** A return for no reason that is on its way back. */
export async function returning(
  shopper: TestShopper,
  orderCode: string,
  rows: Wish['rows'] = [{ position: 0, quantity: 1 }]
) {
  const { caseCode } = await applyForCase(shopper, { orderCode, kind: 'RETURN', rows, reasonCode: 'NO_REASON' })
  return shopper.must(SEND, { body: { caseCode, ...NUMBER, pictures: [] } })
}

export type ExchangeWish = Omit<BodyOf<typeof EXCHANGE>, 'text' | 'pictures' | 'expectedFen'>

/** One piece of the first row for a version. */
export const exchangeFor = (orderCode: string, skuCode: string, part: Partial<ExchangeWish> = {}): ExchangeWish => ({
  orderCode,
  position: 0,
  quantity: 1,
  skuCode,
  reasonCode: 'FAULTY',
  ...part
})

/** Asks for an exchange at the balance that is told. */
export async function askExchange(shopper: TestShopper, wish: ExchangeWish, pictures?: string[]) {
  const { position, quantity, ...rest } = wish
  const reply = await shopper.ask(ESTIMATE, { body: { ...rest, kind: 'EXCHANGE', rows: [{ position, quantity }] } })
  const expectedFen = reply.success ? reply.data.amounts.refundFen : 0
  const evidencePaths = pictures ?? [await evidence(shopper)]
  return shopper.ask(EXCHANGE, { body: { ...wish, text: '', pictures: evidencePaths, expectedFen } })
}

export async function applyForExchange(shopper: TestShopper, wish: ExchangeWish): Promise<DataOf<typeof EXCHANGE>> {
  const answer = await askExchange(shopper, wish)
  if (!answer.success) throw new Error(`${answer.code} ${answer.message}`)
  return answer.data
}

/** A picture that shows what is wrong. */
export const evidence = (shopper: TestShopper): Promise<string> => uploadPicture(shopper, '#808080', EVIDENCE)

export const unsent = (orderCode: string, quantity = 1, position = 0): Wish => ({
  orderCode,
  kind: 'REFUND_ONLY',
  rows: [{ position, quantity }],
  reasonCode: 'CHANGED_MIND'
})
export const backFor = (orderCode: string, reasonCode = 'NO_REASON', quantity = 1): Wish => ({
  orderCode,
  kind: 'RETURN',
  rows: [{ position: 0, quantity }],
  reasonCode
})

export const see = (shopper: TestShopper, caseCode: string) => shopper.must(CASE, { query: { caseCode } })

/** What went back of an order: fen, why, for what, and how far it is. */
export const refundsIn = async (shop: TestShop, orderCode: string) =>
  (await refundsOf(shop.core.db, orderCode)).map((refund) => [
    refund.amount_fen,
    refund.reason,
    refund.subject,
    refund.state
  ])
