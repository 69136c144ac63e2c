import type { DataOf, SubscribeTemplate } from '../../../../contract'
import type { Db } from '../../core/database'
import { post } from '../../core/outbox'
import { say, type Locale, type Words } from '../../core/words'
import * as store from './store'

/** More than anybody allows by tapping; what a client sends beyond it is not counted. */
const MOST_ALLOWED = 50

/** Keeps that the shopper allowed one more message of each template. Run it in a transaction. */
export async function allowMessages(
  db: Db,
  by: { userId: string; locale: Locale },
  templates: readonly SubscribeTemplate[]
): Promise<DataOf<'POST /o2msg/v1/subscribe-messages'>> {
  const allowed = []
  for (const template of [...templates].sort()) {
    allowed.push({ template, count: await store.addPermission(db, { ...by, template }, MOST_ALLOWED) })
  }
  return { allowed }
}

const yuan = (fen: number): string => `¥${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`

/** What happened, with what its message says. Sellers, carriers and time make these; the shopper is elsewhere. */
export type OrderNews =
  | { template: 'paymentSuccess'; payFen: number }
  | { template: 'orderDelivery'; carrier: Words; trackingNo: string }
  | { template: 'orderStatus'; state: 'DELIVERED' | 'COMPLETED' }
  | { template: 'refundSuccess'; refundFen: number }
  | { template: 'orderCancell'; reason: Words }

const titles: Record<OrderNews['template'], Words> = {
  paymentSuccess: { zh: '支付成功通知', en: 'Payment received' },
  orderDelivery: { zh: '订单发货通知', en: 'Order shipped' },
  orderStatus: { zh: '订单状态通知', en: 'Order update' },
  refundSuccess: { zh: '退款成功通知', en: 'Refund sent' },
  orderCancell: { zh: '订单取消通知', en: 'Order cancelled' }
}

function wordsOf(news: OrderNews): Words {
  switch (news.template) {
    case 'paymentSuccess':
      return {
        zh: `已支付 ${yuan(news.payFen)}，商家会尽快发货`,
        en: `${yuan(news.payFen)} paid; the shop will ship it soon`
      }
    case 'orderDelivery':
      return {
        zh: `已由${news.carrier.zh}发出，运单号 ${news.trackingNo}`,
        en: `Sent by ${news.carrier.en}, tracking number ${news.trackingNo}`
      }
    case 'orderStatus':
      return news.state === 'DELIVERED'
        ? { zh: '包裹已送达，请查收', en: 'Your parcel has been delivered' }
        : { zh: '订单已完成，感谢购买', en: 'The order is complete. Thank you' }
    case 'refundSuccess':
      return { zh: `${yuan(news.refundFen)} 已原路退回`, en: `${yuan(news.refundFen)} went back the way it came` }
    case 'orderCancell':
      return { zh: `订单已取消：${news.reason.zh}`, en: `The order was cancelled: ${news.reason.en}` }
  }
}

/** The mini-program's page that the message opens. */
const pageOf = (orderCode: string): string =>
  `pagesB/order/orderDetail?params=${encodeURIComponent(JSON.stringify({ orderCode }))}`

/**
 * Sends a subscription message about an order when its shopper allowed one, and uses that permission up; otherwise
 * nothing. In the caller's transaction: what did not happen is not told.
 */
export async function tellShopper(
  db: Db,
  order: { userId: string; orderCode: string },
  news: OrderNews,
  now: Date
): Promise<void> {
  const locale = await store.usePermission(db, order.userId, news.template)
  if (locale === undefined) return
  const lead = say(locale, { zh: `订单 ${order.orderCode} `, en: `Order ${order.orderCode}: ` })
  const message = {
    kind: 'SUBSCRIPTION' as const,
    recipient: await store.recipientOf(db, order.userId),
    title: say(locale, titles[news.template]),
    body: `${lead}${say(locale, wordsOf(news))} (${pageOf(order.orderCode)})`
  }
  await post(db, message, now)
}
