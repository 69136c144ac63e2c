/** What shoppers wait for: sales, rooms, goods and coupons. */
import { saidDay, shopDay } from '../../../../domain/day'
import { addFen } from '../../../../domain/money/money'
import type { Db } from '../../core/database/database'
import { moneyOf } from '../../core/money'
import type { Words } from '../../core/words'
import { note, pageOf } from './inbox'
import { sendAllowed, sendSurely } from './letters'

/** A SKU as its message names it. */
interface Goods {
  spu_code: string
  sku_code: string
  title: Words
  picture: string
}

/** Tells a shopper that a flash sale they wait for has begun, when they allowed it; in the caller's transaction. */
export async function tellOfSale(
  db: Db,
  userId: string,
  sale: { facts: Goods; priceFen: number; startAt: number },
  now: Date
): Promise<void> {
  const money = await moneyOf(db)
  const { spu_code: spuCode, sku_code: skuCode, title, picture } = sale.facts
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
  const leads = { target: 'PRODUCT' as const, code: spuCode, about: title, picture }
  const event = `sale:${skuCode}:${sale.startAt}`
  await note(
    db,
    userId,
    { ...letter, ...leads, event, kind: 'OFFER', title: { zh: '秒杀开抢了', en: letter.title.en } },
    now
  )
}

/**
 * Tells a shopper that a live room they wait for has begun, or is not to be: by the message they allowed, else by SMS. In
 * the caller's transaction.
 */
export async function tellOfRoom(
  db: Db,
  userId: string,
  { roomCode, title, kind, picture }: { roomCode: string; title: Words; kind: 'BEGUN' | 'CANCELLED'; picture: string },
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
  const leads = { page, target: 'ROOM' as const, code: roomCode, about: title, picture }
  await note(db, userId, { ...letter, ...leads, event: `room:${roomCode}:${kind}`, kind: 'OFFER' }, now)
}

/**
 * Tells a shopper of goods they wait for: by the message they allowed, else by SMS, as a browser has none of the
 * platform's messages. In the caller's transaction.
 */
export async function tellOfProduct(
  db: Db,
  userId: string,
  about: {
    facts: Goods
    kind: 'STOCK' | 'PRICE'
    priceFen: number
    /** When they began to wait. */
    since: Date
  },
  now: Date
): Promise<void> {
  const { spu_code: spuCode, sku_code: skuCode, title, picture } = about.facts
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
  const leads = { page, target: 'PRODUCT' as const, code: spuCode, about: title, picture }
  const event = `alert:${about.kind}:${skuCode}:${about.since.getTime()}`
  await note(db, userId, { ...letter, ...leads, event, kind: 'OFFER' }, now)
}

/**
 * Tells a shopper that a coupon they wait for can be received: by the message they allowed, else by SMS. In the caller's
 * transaction.
 */
export async function tellOfOpening(
  db: Db,
  userId: string,
  { couponCode, name, closesAt }: { couponCode: string; name: Words; closesAt: number },
  now: Date
): Promise<void> {
  // a midnight belongs to the day before it
  const until = shopDay(closesAt - 1)
  const day = saidDay(closesAt - 1, now.getTime())
  const letter = {
    title: { zh: '优惠券开抢提醒', en: 'A coupon is open to claim' },
    body: { zh: `${name.zh} 可以领了，${day.zh} 止领`, en: `You can get ${name.en} now, until ${day.en}` },
    page: pageOf('pagesB/myCoupon/myCoupon', { centre: true })
  }
  await sendSurely(db, { userId, template: 'couponOpen', facts: { name, until } }, letter, now)
  const event = `coupon:${couponCode}:OPEN`
  await note(db, userId, { ...letter, event, kind: 'OFFER', target: 'COUPON' }, now)
}

/** Tells a shopper that a new riddle is there: by the message they allowed, else by SMS. In the caller's transaction. */
export async function tellOfRiddle(
  db: Db,
  userId: string,
  { mostFen, endAt }: { mostFen: number; endAt: number },
  now: Date
): Promise<void> {
  const most = (await moneyOf(db)).full(mostFen)
  const name = { zh: '猜口令抽红包', en: 'Riddle red packet' }
  const letter = {
    title: { zh: '新谜面来了', en: 'A new riddle is here' },
    body: { zh: `猜中就有红包，最高 ${most}`, en: `Guess it for a red packet of up to ${most}` },
    page: pageOf('pagesC/passwordRedEnvelop/passwordRedEnvelop', {})
  }
  await sendSurely(db, { userId, template: 'couponOpen', facts: { name, until: shopDay(endAt) } }, letter, now)
}

/** Tells a shopper that something they kept costs less than then; in the caller's transaction. */
export async function tellOfCheaper(
  db: Db,
  userId: string,
  about: { facts: Goods; keptFen: number; priceFen: number; keptAt: Date },
  now: Date
): Promise<void> {
  const { spu_code: spuCode, sku_code: skuCode, title, picture } = about.facts
  const money = await moneyOf(db)
  const [price, less] = [money.full(about.priceFen), money.full(addFen(about.keptFen, -about.priceFen))]
  const message = {
    title: { zh: '收藏的商品降价了', en: 'A favourite is cheaper' },
    body: { zh: `现价 ${price}，比收藏时便宜 ${less}`, en: `Now ${price}, ${less} less than when you saved it` },
    about: title,
    picture,
    page: pageOf('pagesB/productDetail/index', { spuCode, skuCode }),
    target: 'PRODUCT' as const,
    code: spuCode
  }
  const event = `favourite:${skuCode}:${about.keptAt.getTime()}:${about.priceFen}`
  await note(db, userId, { ...message, event, kind: 'OFFER' }, now)
}
