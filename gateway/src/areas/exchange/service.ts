import type { BodyOf, DataOf, PointExchange, PointOffer } from '../../../../contract'
import { newId, type Db } from '../../core/database/database'
import { pageAsked, type Page } from '../../core/database/paging'
import { invalid, notFound, refusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { say, type Locale, type Words } from '../../core/words'
import { oneLine, ownAddress, sentTo, toAddress } from '../address'
import { couponByCode, grant, nameOf, ruleOf } from '../coupon'
import { lockCustomer } from '../customer'
import { balance, spend } from '../points'
import { skusByCode } from '../product'
import * as store from './store'

type Thing = Pick<PointOffer, 'priceFen' | 'picture' | 'spuCode' | 'coupon'> & { name: Words }

/** What an offer gives; undefined: it can't be given any more. */
async function thingOf(db: Db, offer: store.OfferRecord, nowMs: number): Promise<Thing | undefined> {
  if (offer.sku_code !== null) {
    const sku = (await skusByCode(db, [offer.sku_code], { locale: 'zh-CN', nowMs })).get(offer.sku_code)
    if (sku === undefined) return undefined
    const { facts, row } = sku
    return { name: facts.title, picture: row.picture, priceFen: row.priceFen, spuCode: row.spuCode }
  }
  const coupon = await couponByCode(db, offer.coupon_code ?? '')
  if (coupon === undefined || coupon.end_at.getTime() <= nowMs) return undefined
  const { benefit, amountFen, offBp, thresholdFen } = ruleOf(coupon)
  return {
    name: { zh: nameOf(coupon, 'zh-CN'), en: nameOf(coupon, 'en-US') },
    coupon: { benefit, amountFen, thresholdFen, ...(offBp === undefined ? {} : { offBp }) }
  }
}

/** Everything on offer, and what of it the shopper has had. */
export async function offersFor(db: Db, shopper: Asker): Promise<DataOf<'GET /o2cum/v1/customer-point/offers'>> {
  const had = await store.hadByOffer(db, shopper.userId)
  const list: PointOffer[] = []
  for (const offer of await store.allOffers(db)) {
    const thing = await thingOf(db, offer, shopper.nowMs)
    if (thing === undefined) continue
    list.push({
      ...thing,
      offerCode: offer.offer_code,
      kind: offer.sku_code === null ? 'COUPON' : 'GOODS',
      name: say(shopper.locale, thing.name),
      points: offer.points,
      leftOver: offer.left_over,
      quantity: offer.quantity,
      mostEach: offer.most_each,
      had: had.get(offer.offer_code) ?? 0
    })
  }
  return { list }
}

function toExchange(row: store.ExchangeRecord, locale: Locale): PointExchange {
  return {
    exchangeId: row.exchange_id,
    offerCode: row.offer_code,
    kind: row.sku_code === null ? 'COUPON' : 'GOODS',
    name: say(locale, row.name),
    points: row.points,
    status: row.status,
    ...(row.picture === null ? {} : { picture: row.picture }),
    ...(row.receiver === null ? {} : { receiver: row.receiver }),
    ...(row.address === null ? {} : { address: say(locale, row.address) }),
    ...(row.tracking_no === null ? {} : { trackingNo: row.tracking_no }),
    createdAt: row.created_at.getTime()
  }
}

const offerGone = () => refusal('point.offer-gone', '已经兑完了', 'These are all gone')

/**
 * Exchanges points for one of an offer. Runs in the transaction of the call: points, stock and what is given go
 * together or not at all.
 */
export async function exchange(
  db: Db,
  { userId, locale, nowMs }: Asker,
  wish: BodyOf<'POST /o2cum/v1/customer-point/reducePoint'>
): Promise<DataOf<'POST /o2cum/v1/customer-point/reducePoint'>> {
  const now = new Date(nowMs)
  // one shopper's exchanges go one after the other, or two at once could both find that they had none yet
  await lockCustomer(db, userId)
  const offer = await store.offerOf(db, wish.offerCode)
  const thing = offer && (await thingOf(db, offer, nowMs))
  if (offer === undefined || thing === undefined)
    throw notFound('point.offer-missing', '这件兑换已下架', 'This is no longer on offer')
  if (offer.points !== wish.expectedPoints) {
    throw refusal(
      'point.offer-changed',
      '所需积分有变化，请刷新后再兑',
      'It takes a different number of points now; please refresh'
    )
  }
  if (((await store.hadByOffer(db, userId)).get(offer.offer_code) ?? 0) >= offer.most_each) {
    throw refusal(
      'point.offer-had',
      `每人限兑 ${offer.most_each} 件，您已兑过`,
      `At most ${offer.most_each} for each customer; you have had yours`
    )
  }
  const to = offer.sku_code === null ? undefined : await destinationOf(db, userId, wish.addressId)
  const exchangeId = newId('px')
  const about = { userId, source: 'EXCHANGE' as const, reference: exchangeId, now, subject: thing.name }
  if (!(await spend(db, { ...about, points: offer.points }))) {
    throw refusal('point.too-few', '积分不够', 'You don’t have enough points')
  }
  if (!(await store.takeOne(db, offer.offer_code))) throw offerGone()
  if (offer.coupon_code !== null) {
    await grant(db, { userId, couponCode: offer.coupon_code, ref: exchangeId, now })
  }
  const row = await store.addExchange(db, {
    exchange_id: exchangeId,
    user_id: userId,
    offer_code: offer.offer_code,
    sku_code: offer.sku_code,
    name: JSON.stringify(thing.name),
    picture: thing.picture ?? null,
    points: offer.points,
    status: offer.sku_code === null ? 'GIVEN' : 'PREPARING',
    receiver: to?.receiver ?? null,
    phone: to?.phone ?? null,
    address: to === undefined ? null : JSON.stringify(to.line),
    created_at: now
  })
  return { ...toExchange(row, locale), pointAvailable: await balance(db, userId) }
}

/** The address as it is now: later changes of it don't reach what was exchanged. */
async function destinationOf(
  db: Db,
  userId: string,
  addressId: string | undefined
): Promise<{ receiver: string; phone: string; line: Words }> {
  if (addressId === undefined) throw invalid('请选择收货地址', 'Please choose an address')
  const address = sentTo(await ownAddress(db, userId, addressId))
  const line = (locale: Locale) => oneLine(toAddress(address, locale), locale)
  return { receiver: address.receiver, phone: address.phone, line: { zh: line('zh-CN'), en: line('en-US') } }
}

/** One page of the shopper's exchanges, newest first. */
export async function pageOfExchanges(
  db: Db,
  { userId, locale }: Pick<Asker, 'userId' | 'locale'>,
  query: Partial<Page>
): Promise<DataOf<'GET /o2cum/v1/customer-point/exchanges'>> {
  const page = pageAsked(query)
  const { rows, total } = await store.exchangesOf(db, userId, page)
  return { list: rows.map((row) => toExchange(row, locale)), total, ...page }
}
