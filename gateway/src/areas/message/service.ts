import type { DataOf, SubscribeTemplate } from '../../../../contract'
import { saidMinute } from '../../../../domain/day'
import type { Db } from '../../core/database/database'
import { moneyOf, type Money } from '../../core/money'
import type { Locale, Words } from '../../core/words'
import { noteOfOrder, pageOf } from './inbox'
import { sendAllowed, sendSurely, type Letter } from './letters'
import * as store from './store'
import type { Facts } from './templates'

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

/** What follows where it is no parcel: of a group that is open or full, or somebody's visit. */
type Next = 'OPEN' | 'FULL' | 'SERVICE' | undefined

/** What happened, with what its message says. Sellers, carriers and time make these; the shopper is elsewhere. */
export type OrderNews =
  | {
      template: 'paymentSuccess'
      payFen: number
      /** It was the deposit of a presale. */
      deposit?: { balanceFrom: number }
      next?: Next
    }
  | { template: 'orderDelivery'; carrier: Words; trackingNo: string }
  | { template: 'orderStatus'; state: 'DELIVERED' | 'COMPLETED' | 'OUT_OF_STOCK' }
  | {
      template: 'refundSuccess'
      refundFen: number
      why?: 'LOWERED' | 'RETURNED' | undefined
      /** Which of the order's refunds: of a case, of a row; default: of the whole. */
      subject?: string | undefined
    }
  | { template: 'afterrefuse'; reason: Words; caseCode: string }
  | { template: 'orderCancell'; reason: Words }

const titles: Record<OrderNews['template'], Words> = {
  paymentSuccess: { zh: '支付成功通知', en: 'Payment received' },
  orderDelivery: { zh: '订单发货通知', en: 'Order shipped' },
  orderStatus: { zh: '订单状态通知', en: 'Order update' },
  refundSuccess: { zh: '退款成功通知', en: 'Refund sent' },
  afterrefuse: { zh: '售后申请未通过', en: 'Your request was refused' },
  orderCancell: { zh: '订单取消通知', en: 'Order cancelled' }
}

/** What comes after a payment. */
const FOLLOWS: Record<'PARCEL' | NonNullable<Next>, Words> = {
  PARCEL: { zh: '商家会尽快发货', en: 'the shop will ship it soon' },
  OPEN: { zh: '成团后发货', en: 'it ships once the group is full' },
  FULL: { zh: '拼团成功，商家会尽快发货', en: 'your group is full, and the shop will ship it soon' },
  SERVICE: { zh: '会按约定的时间上门', en: 'we come at the time you booked' }
}

function wordsOf(news: OrderNews, money: Money, now: Date): Words {
  switch (news.template) {
    case 'paymentSuccess':
      if (news.deposit !== undefined) {
        const from = saidMinute(news.deposit.balanceFrom, now.getTime())
        return {
          zh: `定金 ${money.full(news.payFen)} 已付，${from.zh} 起付尾款`,
          en: `the deposit of ${money.full(news.payFen)} is paid; the balance can be paid from ${from.en}`
        }
      }
      return {
        zh: `已支付 ${money.full(news.payFen)}，${FOLLOWS[news.next ?? 'PARCEL'].zh}`,
        en: `${money.full(news.payFen)} paid; ${FOLLOWS[news.next ?? 'PARCEL'].en}`
      }
    case 'orderDelivery':
      return {
        zh: `已由${news.carrier.zh}发出，运单号 ${news.trackingNo}`,
        en: `Sent by ${news.carrier.en}, tracking number ${news.trackingNo}`
      }
    case 'orderStatus':
      if (news.state === 'OUT_OF_STOCK')
        return {
          zh: '要换的商品没有货了，请选择等待或退款',
          en: 'the replacement is out of stock: please choose to wait or get a refund'
        }
      return news.state === 'DELIVERED'
        ? { zh: '包裹已送达，请查收', en: 'Your parcel has been delivered' }
        : { zh: '订单已完成，感谢购买', en: 'The order is complete. Thank you' }
    case 'refundSuccess':
      if (news.why === 'LOWERED')
        return {
          zh: `商品降价，差价 ${money.full(news.refundFen)} 已原路退回`,
          en: `The price fell: ${money.full(news.refundFen)} was refunded to your payment method`
        }
      return {
        zh: `${money.full(news.refundFen)} 已原路退回`,
        en: `${money.full(news.refundFen)} was refunded to your payment method`
      }
    case 'afterrefuse':
      return { zh: `售后申请没有通过：${news.reason.zh}`, en: `your request was refused: ${news.reason.en}` }
    case 'orderCancell':
      return { zh: `订单已取消：${news.reason.zh}`, en: `The order was cancelled: ${news.reason.en}` }
  }
}

/** What the message's template says of it, besides its order. */
function factsOf(news: OrderNews, money: Money, now: Date): Facts {
  switch (news.template) {
    case 'paymentSuccess':
      return { amount: money.full(news.payFen) }
    case 'orderDelivery':
      return { carrier: news.carrier, trackingNo: news.trackingNo }
    case 'orderStatus':
      return { note: wordsOf(news, money, now) }
    case 'refundSuccess':
      return {
        amount: money.full(news.refundFen),
        note: news.why === 'LOWERED' ? { zh: '商品降价', en: 'The price fell' } : { zh: '已原路退回', en: 'Refunded' }
      }
    case 'afterrefuse':
    case 'orderCancell':
      return { note: news.reason }
  }
}

/** What the shopper reads of it later; of a refused case the case's own message tells. */
function noteOf(news: OrderNews, money: Money): { event: string; kind: 'ORDER' | 'PARCEL'; title: Words } | undefined {
  switch (news.template) {
    case 'paymentSuccess':
      if (news.deposit !== undefined) {
        return { event: 'DEPOSIT', kind: 'ORDER', title: { zh: '定金已付', en: 'Deposit paid' } }
      }
      return { event: 'PAID', kind: 'ORDER', title: { zh: '付款成功', en: 'Payment received' } }
    case 'orderDelivery':
      return { event: 'SHIPPED', kind: 'PARCEL', title: { zh: '包裹已发出', en: 'Your parcel is on its way' } }
    case 'orderStatus':
      if (news.state === 'OUT_OF_STOCK') return undefined
      return news.state === 'DELIVERED'
        ? { event: news.state, kind: 'PARCEL', title: { zh: '包裹已送达', en: 'Your parcel has arrived' } }
        : { event: news.state, kind: 'ORDER', title: { zh: '订单已完成', en: 'Your order is complete' } }
    case 'refundSuccess': {
      const amount = money.full(news.refundFen)
      const title = { zh: `退款 ${amount} 已退回`, en: `${amount} refunded` }
      return { event: `REFUNDED:${news.subject ?? ''}`, kind: 'ORDER', title }
    }
    case 'orderCancell':
      return { event: 'CANCELLED', kind: 'ORDER', title: { zh: '订单已取消', en: 'Order cancelled' } }
    case 'afterrefuse':
      return undefined
  }
}

/**
 * Writes what happened to an order for its shopper, and sends a subscription message when they allowed one, which uses
 * that permission up. In the caller's transaction: what did not happen is not told.
 */
export async function tellShopper(
  db: Db,
  order: { userId: string; orderCode: string },
  news: OrderNews,
  now: Date
): Promise<void> {
  const money = await moneyOf(db)
  const words = wordsOf(news, money, now)
  const letter = {
    title: titles[news.template],
    body: {
      zh: `订单 ${order.orderCode} ${words.zh}`,
      en: `Order ${order.orderCode}: ${words.en}`
    },
    page: pageOf('pagesB/order/orderDetail', { orderCode: order.orderCode })
  }
  const { userId, orderCode } = order
  const facts = { order: orderCode, ...factsOf(news, money, now) }
  await sendAllowed(db, { userId, template: news.template, facts }, letter, now)
  const text = noteOf(news, money)
  if (text === undefined) return
  const leads =
    text.kind === 'PARCEL'
      ? { target: 'PARCEL' as const, page: pageOf('pagesC/order/logistics', { orderCode }) }
      : { target: 'ORDER' as const, page: letter.page }
  const event = `order:${orderCode}:${text.event}`
  await noteOfOrder(db, userId, orderCode, { ...text, ...leads, event, code: orderCode, body: words }, now)
}

/** What a friend's payment brings: to the buyer that it was paid, to the friend that their money went back. */
export type FriendNews =
  | { kind: 'PAID'; userId: string; orderCode: string; friend: Words; payFen: number; next?: Next }
  | { kind: 'RETURNED'; userId: string; payLink: string; refundFen: number; orderCode: string; subject: string }

function friendLetter(news: FriendNews, money: Money): Letter {
  if (news.kind === 'PAID') {
    const amount = money.full(news.payFen)
    const follows = FOLLOWS[news.next ?? 'PARCEL']
    return {
      title: { zh: '朋友已帮你付款', en: 'A friend has paid for you' },
      body: {
        zh: `${news.friend.zh} 帮你付了订单 ${news.orderCode} 的 ${amount}，${follows.zh}`,
        en: `${news.friend.en} paid ${amount} for your order ${news.orderCode}; ${follows.en}`
      },
      page: pageOf('pagesB/order/orderDetail', { orderCode: news.orderCode })
    }
  }
  const amount = money.full(news.refundFen)
  return {
    title: titles.refundSuccess,
    body: {
      zh: `你帮朋友付的 ${amount} 已原路退回`,
      en: `The ${amount} you paid for a friend was refunded to your payment method`
    },
    page: pageOf('pagesB/pay/appCheckstand', { payLink: news.payLink })
  }
}

/** Tells of money that a friend paid, or had back; in the caller's transaction. */
export async function tellOfFriend(db: Db, news: FriendNews, now: Date): Promise<void> {
  const money = await moneyOf(db)
  const target =
    news.kind === 'PAID'
      ? { template: 'paymentSuccess' as const, facts: { order: news.orderCode, amount: money.full(news.payFen) } }
      : {
          template: 'refundSuccess' as const,
          facts: { amount: money.full(news.refundFen), note: { zh: '帮朋友付的款已退回', en: 'Paid for a friend' } }
        }
  const letter = friendLetter(news, money)
  await sendSurely(db, { userId: news.userId, ...target }, letter, now)
  const { userId, orderCode } = news
  const { title, body, page } = letter
  const message =
    news.kind === 'PAID'
      ? { event: `order:${orderCode}:PAID`, target: 'ORDER' as const, code: orderCode }
      : { event: `order:${orderCode}:RETURNED:${news.subject}`, target: 'PAY_LINK' as const }
  await noteOfOrder(db, userId, orderCode, { ...message, kind: 'ORDER', title, body, page }, now)
}
