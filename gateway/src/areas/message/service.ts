import type { DataOf, SubscribeTemplate } from '../../../../contract'
import { shopDay } from '../../../../domain/day'
import type { Db } from '../../core/database'
import { moneyOf, type Money } from '../../core/money'
import type { Locale, Words } from '../../core/words'
import { sendAllowed, sendSms, sendSurely, type Letter } from './letters'
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

/** What happened, with what its message says. Sellers, carriers and time make these; the shopper is elsewhere. */
export type OrderNews =
  | { template: 'paymentSuccess'; payFen: number }
  | { template: 'orderDelivery'; carrier: Words; trackingNo: string }
  | { template: 'orderStatus'; state: 'DELIVERED' | 'COMPLETED' }
  | { template: 'refundSuccess'; refundFen: number; why?: 'LOWERED' | 'RETURNED' | undefined }
  | { template: 'afterrefuse'; reason: Words }
  | { template: 'orderCancell'; reason: Words }

const titles: Record<OrderNews['template'], Words> = {
  paymentSuccess: { zh: '支付成功通知', en: 'Payment received' },
  orderDelivery: { zh: '订单发货通知', en: 'Order shipped' },
  orderStatus: { zh: '订单状态通知', en: 'Order update' },
  refundSuccess: { zh: '退款成功通知', en: 'Refund sent' },
  afterrefuse: { zh: '售后申请未通过', en: 'Your request was refused' },
  orderCancell: { zh: '订单取消通知', en: 'Order cancelled' }
}

function wordsOf(news: OrderNews, money: Money): Words {
  switch (news.template) {
    case 'paymentSuccess':
      return {
        zh: `已支付 ${money.full(news.payFen)}，商家会尽快发货`,
        en: `${money.full(news.payFen)} paid; the shop will ship it soon`
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
function factsOf(news: OrderNews, money: Money): Facts {
  switch (news.template) {
    case 'paymentSuccess':
      return { amount: money.full(news.payFen) }
    case 'orderDelivery':
      return { carrier: news.carrier, trackingNo: news.trackingNo }
    case 'orderStatus':
      return { note: wordsOf(news, money) }
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

const pageOf = (path: string, params: object): string => `${path}?params=${encodeURIComponent(JSON.stringify(params))}`

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
  const money = await moneyOf(db)
  const words = wordsOf(news, money)
  const letter = {
    title: titles[news.template],
    body: {
      zh: `订单 ${order.orderCode} ${words.zh}`,
      en: `Order ${order.orderCode}: ${words.en}`
    },
    page: pageOf('pagesB/order/orderDetail', { orderCode: order.orderCode })
  }
  const facts = { order: order.orderCode, ...factsOf(news, money) }
  await sendAllowed(db, { userId: order.userId, template: news.template, facts }, letter, now)
}

/** What a friend's payment brings: to the buyer that it was paid, to the friend that their money went back. */
export type FriendNews =
  | { kind: 'PAID'; userId: string; orderCode: string; friend: Words; payFen: number }
  | { kind: 'RETURNED'; userId: string; payLink: string; refundFen: number }

function friendLetter(news: FriendNews, money: Money): Letter {
  if (news.kind === 'PAID') {
    const amount = money.full(news.payFen)
    return {
      title: { zh: '朋友已帮你付款', en: 'A friend has paid for you' },
      body: {
        zh: `${news.friend.zh} 帮你付了订单 ${news.orderCode} 的 ${amount}，商家会尽快发货`,
        en: `${news.friend.en} paid ${amount} for your order ${news.orderCode}; the shop will ship it soon`
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
  const told =
    news.kind === 'PAID'
      ? { template: 'paymentSuccess' as const, facts: { order: news.orderCode, amount: money.full(news.payFen) } }
      : {
          template: 'refundSuccess' as const,
          facts: { amount: money.full(news.refundFen), note: { zh: '帮朋友付的款已退回', en: 'Paid for a friend' } }
        }
  await sendSurely(db, { userId: news.userId, ...told }, friendLetter(news, money), now)
}

/** Tells a shopper that a flash sale they wait for has begun, when they allowed it; in the caller's transaction. */
export async function tellOfSale(
  db: Db,
  userId: string,
  sale: { facts: { spu_code: string; sku_code: string; title: Words }; priceFen: number },
  now: Date
): Promise<void> {
  const money = await moneyOf(db)
  const { spu_code: spuCode, sku_code: skuCode, title } = sale.facts
  const letter = {
    title: { zh: '秒杀开始提醒', en: 'Flash sale started' },
    body: {
      zh: `${title.zh} 秒杀价 ${money.full(sale.priceFen)}，已经开抢`,
      en: `${title.en} is on sale now for ${money.full(sale.priceFen)}`
    },
    page: pageOf('pagesB/productDetail/index', { spuCode, skuCode })
  }
  const facts = { goods: title, amount: money.full(sale.priceFen) }
  await sendAllowed(db, { userId, template: 'seckill', facts }, letter, now)
}

/**
 * Tells a shopper that a live room they wait for has begun, or is not to be: by the message they allowed, else by SMS. In
 * the caller's transaction.
 */
export async function tellOfRoom(
  db: Db,
  userId: string,
  { roomCode, title, kind }: { roomCode: string; title: Words; kind: 'BEGUN' | 'CANCELLED' },
  now: Date
): Promise<void> {
  const letter =
    kind === 'BEGUN'
      ? {
          title: { zh: '直播开始了', en: 'A live room has begun' },
          body: { zh: `「${title.zh}」正在直播，直播价下播恢复`, en: `“${title.en}” is on air. Its prices end with it` }
        }
      : {
          title: { zh: '直播取消', en: 'A live room was cancelled' },
          body: { zh: `「${title.zh}」不播了，抱歉让你久等`, en: `“${title.en}” will not take place. We are sorry` }
        }
  const page = pageOf('pagesC/live/liveList', { roomCode })
  const facts = { goods: title, amount: letter.title }
  await sendSurely(db, { userId, template: 'seckill', facts }, { ...letter, page }, now)
}

/**
 * Tells a shopper of goods they wait for: by the message they allowed, else by SMS, as a browser has none of the
 * platform's messages. In the caller's transaction.
 */
export async function tellOfProduct(
  db: Db,
  userId: string,
  about: {
    facts: { spu_code: string; sku_code: string; title: Words }
    kind: 'STOCK' | 'PRICE'
    priceFen: number
  },
  now: Date
): Promise<void> {
  const { spu_code: spuCode, sku_code: skuCode, title } = about.facts
  const price = (await moneyOf(db)).full(about.priceFen)
  const letter =
    about.kind === 'STOCK'
      ? {
          title: { zh: '到货提醒', en: 'Back in stock' },
          body: { zh: `${title.zh} 到货了，现价 ${price}`, en: `${title.en} is back in stock for ${price}` }
        }
      : {
          title: { zh: '降价提醒', en: 'Cheaper now' },
          body: { zh: `${title.zh} 降价了，现价 ${price}`, en: `${title.en} is cheaper now: ${price}` }
        }
  const page = pageOf('pagesB/productDetail/index', { spuCode, skuCode })
  const facts = { goods: title, amount: price }
  await sendSurely(db, { userId, template: 'goodsNotice', facts }, { ...letter, page }, now)
}

/**
 * Tells a shopper that a coupon they wait for can be received: by the message they allowed, else by SMS. In the caller's
 * transaction.
 */
export async function tellOfOpening(
  db: Db,
  userId: string,
  { name, closesAt }: { name: Words; closesAt: number },
  now: Date
): Promise<void> {
  // a midnight belongs to the day before it
  const until = shopDay(closesAt - 1)
  const letter = {
    title: { zh: '优惠券开抢提醒', en: 'A coupon can be had' },
    body: { zh: `${name.zh} 可以领了，${until} 止领`, en: `You can get ${name.en} now, until ${until}` },
    page: pageOf('pagesB/myCoupon/myCoupon', { centre: true })
  }
  await sendSurely(db, { userId, template: 'couponOpen', facts: { name, until } }, letter, now)
}

/**
 * Sends a shopper the link that confirms a receipt, by SMS, as it works without a login; in the caller's transaction. The
 * message names neither order nor address.
 */
export async function tellOfReceipt(
  db: Db,
  userId: string,
  link: { code: string; why: 'DELIVERED' | 'ENDING'; endsAt: number; to?: string | undefined },
  now: Date
): Promise<void> {
  const day = shopDay(link.endsAt)
  const words =
    link.why === 'DELIVERED'
      ? {
          title: { zh: '请确认收货', en: 'Please confirm receipt' },
          body: {
            zh: `您的包裹已送达，点链接确认收货，${day} 前有效`,
            en: `Your parcel has been delivered. Confirm receipt by this link until ${day}`
          }
        }
      : {
          title: { zh: '即将自动确认收货', en: 'An order completes soon' },
          body: {
            zh: `您的订单将于 ${day} 自动确认收货，已收到可点链接确认`,
            en: `Your order completes by itself on ${day}. If it has arrived, confirm by this link`
          }
        }
  await sendSms(db, userId, { ...words, page: pageOf('pagesC/h5/confirm', { code: link.code }) }, now, link.to)
}

/**
 * ISSUED: it can be seen. CONFIRM: it is only taken back by its buyer's word. LAPSED: that word did not come in time.
 * VOID: nothing will come of it.
 */
export type InvoiceNews = 'ISSUED' | 'CONFIRM' | 'LAPSED' | 'VOID'

const invoiceNews: Record<InvoiceNews, { title: Words; body: Words }> = {
  ISSUED: {
    title: { zh: '发票已开具', en: 'Your invoice is ready' },
    body: { zh: '您申请的发票已开好，点链接查看', en: 'The invoice you asked for is ready. See it by this link' }
  },
  CONFIRM: {
    title: { zh: '红冲发票待确认', en: 'Please confirm an invoice' },
    body: {
      zh: '有一张已入账的发票要红冲，请在 72 小时内确认',
      en: 'An invoice that was booked is to be taken back. Please confirm within 72 hours'
    }
  },
  LAPSED: {
    title: { zh: '红冲申请已失效', en: 'A request to take an invoice back has lapsed' },
    body: {
      zh: '72 小时内没有确认红冲，原发票仍然有效',
      en: 'It was not confirmed within 72 hours. The invoice stands as it was'
    }
  },
  VOID: {
    title: { zh: '发票申请已作废', en: 'An invoice request is void' },
    body: { zh: '订单有退款，原来的开票申请已作废', en: 'After a refund, the invoice request is void' }
  }
}

/** Tells a shopper what became of an invoice, by SMS; in the caller's transaction. It names neither order nor title. */
export async function tellOfInvoice(
  db: Db,
  invoice: { userId: string; invoiceCode: string },
  news: InvoiceNews,
  now: Date
): Promise<void> {
  const page = pageOf('pagesB/invoice/invoiceDetails', { invoiceCode: invoice.invoiceCode })
  await sendSms(db, invoice.userId, { ...invoiceNews[news], page }, now)
}

const endings = {
  COUPON: { template: 'couponExpire', title: { zh: '优惠券到期提醒', en: 'A coupon is about to end' } },
  PACKET: { template: 'packetExpire', title: { zh: '红包到期提醒', en: 'A red packet is about to end' } },
  POINTS: { template: 'pointExpire', title: { zh: '积分到期提醒', en: 'Points are about to end' } }
} as const

/** Something of a shopper's that ends. */
export type Ending =
  | { kind: 'COUPON'; name: Words; endAt: number }
  | { kind: 'PACKET'; userPacketId: string; name: Words; leftFen: number; endAt: number }
  | { kind: 'POINTS'; points: number; endAt: number }

function pageOfEnding(ending: Ending): string {
  if (ending.kind === 'COUPON') return pageOf('pagesB/myCoupon/myCoupon', { tab: 'EXPIRING' })
  if (ending.kind === 'POINTS') return 'pagesC/point/myPoint'
  return pageOf('pagesB/redPacket/redPacketDetail', { userPacketId: ending.userPacketId })
}

function wordsOfEnding(ending: Ending, money: Money): Words {
  // a midnight belongs to the day before it
  const at = shopDay(ending.endAt - 1)
  switch (ending.kind) {
    case 'COUPON':
      return { zh: `${ending.name.zh}将于 ${at} 到期`, en: `${ending.name.en} ends on ${at}` }
    case 'PACKET': {
      const left = money.full(ending.leftFen)
      return { zh: `${ending.name.zh}还剩 ${left}，${at} 到期`, en: `${ending.name.en}: ${left} left, ends on ${at}` }
    }
    case 'POINTS':
      return { zh: `${ending.points} 积分将于 ${at} 到期`, en: `${ending.points} of your points end on ${at}` }
  }
}

function factsOfEnding(ending: Ending, money: Money): Facts {
  // a midnight belongs to the day before it
  const until = shopDay(ending.endAt - 1)
  if (ending.kind === 'POINTS') return { points: String(ending.points), until }
  return { name: ending.name, until, ...(ending.kind === 'PACKET' && { amount: money.full(ending.leftFen) }) }
}

/** Tells a shopper that something of theirs ends soon, when they allowed it; in the caller's transaction. */
export async function tellOfEnding(db: Db, userId: string, ending: Ending, now: Date): Promise<void> {
  const { template, title } = endings[ending.kind]
  const money = await moneyOf(db)
  const letter = { title, body: wordsOfEnding(ending, money), page: pageOfEnding(ending) }
  await sendAllowed(db, { userId, template, facts: factsOfEnding(ending, money) }, letter, now)
}
