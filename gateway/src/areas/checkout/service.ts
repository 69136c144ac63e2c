import type { BodyOf, Settlement, SettlementShop } from '../../../../contract'
import { groupsOf } from '../../../../domain/rewards/bonds'
import { pricedTogether } from '../../../../domain/goods/bundle'
import { arrivalDay } from '../../../../domain/orders/freight'
import { bestWith } from '../../../../domain/rewards/bestRewards'
import type { RewardChoice } from '../../../../domain/rewards/rewards'
import type { SettlementTotals } from '../../../../domain/checkout/settlement'
import { quantityLimit } from '../../../../domain/goods/stock'
import type { Clock } from '../../core/clock'
import { inTransaction, type Db } from '../../core/database/database'
import { invalid, notFound, refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { addressesOf, ownAddress, sentTo } from '../address'
import { factsOf, overLimit, rowsOf, stockLimitOf } from '../cart'
import { ownOrReceive } from '../coupon'
import { keepParty, tidyParty } from '../invoice'
import { demandSession } from '../seckill'
import { ordersOfSettlement } from '../order'
import { skusByCode } from '../product'
import { activityTerms, soldBy, type SettledActivity } from './activities'
import { openSession } from './flash'
import { digestOf, inParts, load, offTogether, rebateIn, type Loaded } from './loading'
import { giftUnusable, giftViews } from './gifts'
import { isThat, unclaimedFor } from './rewards'
import * as store from './store'
import { subsidyField, subsidyOf } from './subsidies'

export const settlementMissing = (): GatewayRefusal =>
  notFound(
    'settlement.missing',
    '结算单不存在，请返回重新结算',
    'This checkout has expired. Please go back and start again'
  )

const couponUnusable = (): GatewayRefusal =>
  refusal('coupon.unusable', '这张优惠券不能用于本次结算', 'This coupon can’t be used here')

interface Opening {
  skuCode: string
  quantity: number
  cartRowId: string | null
  /** What the shopper saw a piece cost, fen; undefined: what it costs now. Nothing is charged by it. */
  seenPriceFen: number | undefined
}

/** Keeps a settlement with the prices the shopper saw and the default address; it uses what saves most. */
async function open(
  db: Db,
  shopper: Asker,
  source: store.SettlementRecord['source'],
  rows: readonly Opening[],
  skus: Awaited<ReturnType<typeof skusByCode>>,
  activity?: SettledActivity
): Promise<string> {
  const found = rows.map((row) => {
    const sku = skus.get(row.skuCode)?.row
    if (!sku) throw notFound('sku.delisted', '商品已下架', 'This product is no longer sold')
    if (sku.unsellable) throw overLimit(sku, { max: 0, reason: 'STOCK' })
    return { ...row, sku }
  })
  for (const { sku, quantity } of activity === undefined ? found : []) {
    const sessionCode = openSession(sku, shopper.nowMs)
    if (sessionCode !== undefined) await demandSession(db, { ...shopper, sessionCode, skuCode: sku.skuCode, quantity })
  }
  const off = await offTogether(db, found)
  // The default comes first; without one the newest is the likeliest.
  const [address] = await addressesOf(db, shopper.userId)
  return store.insertSettlement(db, {
    userId: shopper.userId,
    source,
    addressId: address?.address_id ?? null,
    now: new Date(shopper.nowMs),
    activity,
    rows: found.map((row) => ({
      ...row,
      openedPriceFen: row.seenPriceFen ?? pricedTogether(row.sku, off).priceFen
    }))
  })
}

/** Opens a settlement for a SKU in an activity; what that refuses is refused at once. */
async function buyInActivity(
  db: Db,
  shopper: Asker,
  { skuCode, quantity, seenPriceFen }: BodyOf<'POST /o2cht/v1/order-settlements/buy-now'>,
  activity: SettledActivity
): Promise<string> {
  const terms = await activityTerms(db, shopper, activity, { skuCode, quantity })
  if (terms.problem) throw terms.problem
  const skus = await skusByCode(db, [skuCode], shopper)
  for (const [code, sku] of skus) skus.set(code, { ...sku, row: soldBy(terms, sku.row) })
  const row = { skuCode, quantity, seenPriceFen: seenPriceFen ?? terms.priceFen, cartRowId: null }
  return open(db, shopper, 'BUY_NOW', [row], skus, activity)
}

/** Opens a settlement for one SKU, and what goes with it; a quantity that can't be bought is refused at once. */
export async function buyNow(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2cht/v1/order-settlements/buy-now'>
): Promise<string> {
  if (wish.group !== undefined) return buyInActivity(db, shopper, wish, { kind: 'GROUP', ...wish.group })
  if (wish.employee !== undefined) return buyInActivity(db, shopper, wish, { kind: 'EMPLOYEE', ...wish.employee })
  if (wish.presale !== undefined) return buyInActivity(db, shopper, wish, { kind: 'PRESALE', ...wish.presale })
  if (wish.assist !== undefined) return buyInActivity(db, shopper, wish, { kind: 'ASSIST', ...wish.assist })
  const { quantity, together = [], sessionCode, skuCode: first } = wish
  if (sessionCode !== undefined) await demandSession(db, { ...shopper, sessionCode, skuCode: first, quantity })
  // one line a SKU, of as many pieces as of the product it goes with, however often it is named
  const named = new Map([...together, wish].map((line) => [line.skuCode, line]))
  named.delete(wish.skuCode)
  const rows = [wish, ...named.values()].map(({ skuCode, seenPriceFen }): Opening => ({
    skuCode,
    quantity,
    seenPriceFen,
    cartRowId: null
  }))
  const skus = await skusByCode(
    db,
    rows.map(({ skuCode }) => skuCode),
    shopper
  )
  for (const { skuCode } of rows) {
    const found = skus.get(skuCode)
    if (!found) throw notFound('sku.delisted', '商品已下架', 'This product is no longer sold')
    const limit = quantityLimit(factsOf(found.row, stockLimitOf(found.facts.stock_limit)))
    if (quantity > limit.max) throw overLimit(found.row, limit)
  }
  return open(db, shopper, 'BUY_NOW', rows, skus)
}

/** Opens a settlement for lines of the shopper's cart, in the cart's order. */
export async function fromCart(
  db: Db,
  shopper: Asker,
  { rowIds, seenPricesFen }: BodyOf<'POST /o2cht/v1/order-settlements/submit-cart'>
): Promise<string> {
  if (seenPricesFen && seenPricesFen.length !== rowIds.length) {
    throw invalid('每行商品都要有价格', 'seenPricesFen must have one price for each of rowIds')
  }
  const wanted = new Map(rowIds.map((rowId, index) => [rowId, seenPricesFen?.[index]]))
  const rows = (await rowsOf(db, shopper.userId)).filter((row) => wanted.has(row.row_id))
  if (rows.length !== wanted.size) {
    throw notFound(
      'cart.row-missing',
      '购物车已变化，请刷新后再试',
      'The cart has changed; please refresh and try again'
    )
  }
  const skus = await skusByCode(
    db,
    rows.map((row) => row.sku_code),
    shopper
  )
  return open(
    db,
    shopper,
    'CART',
    rows.map((row) => ({
      skuCode: row.sku_code,
      quantity: row.quantity,
      cartRowId: row.row_id,
      seenPriceFen: wanted.get(row.row_id)
    })),
    skus
  )
}

/**
 * Opens a settlement for lines of the cart that uses a coupon. Run it in a transaction: one that these lines can't use
 * must not be received for them.
 */
export async function fromCouponCart(
  db: Db,
  clock: Clock,
  shopper: Asker,
  { couponCode, ...wish }: BodyOf<'POST /o2cht/v1/order-settlements/submit-coupon-cart'>
): Promise<string> {
  const userCouponIds = await ownOrReceive(db, clock, shopper.userId, couponCode)
  const settlementId = await fromCart(db, shopper, wish)
  const record = await store.findSettlement(db, shopper.userId, settlementId)
  if (!record) throw settlementMissing()
  const { purchase, holdings, best } = await load(db, shopper, record)
  const [choice] = userCouponIds.flatMap((userCouponId) => bestWith(purchase, holdings.own, userCouponId) ?? [])
  if (!choice) throw couponUnusable()
  if (!isThat(choice, best)) await store.updateSettlement(db, settlementId, { choice: JSON.stringify(choice) })
  return settlementId
}

function shopView(loaded: Loaded, index: number, nowMs: number): SettlementShop {
  const shop = loaded.shops[index]
  const totals = loaded.settled.shops[index]
  if (!shop || !totals) throw new Error('Every shop of a settlement has its totals')
  const submitted = loaded.record.submitted_at !== null
  // what is sold ahead leaves on the day that was promised
  const sentMs = Math.max(nowMs, loaded.terms?.presale?.shipBy ?? 0)
  return {
    shopCode: shop.shopCode,
    shopName: shop.shopName,
    rows: shop.rows.map((row) => ({
      sku: row.sku,
      quantity: row.quantity,
      openedPriceFen: row.openedPriceFen,
      ...(row.bundleFen > 0 ? { bundleFen: row.bundleFen } : {}),
      ...(row.problem && !submitted ? { problem: row.problem } : {})
    })),
    ...giftViews(loaded.gifts, shop.shopCode),
    goodsFen: totals.goodsFen,
    freightFen: totals.freightFen,
    discountFen: totals.discountFen,
    couponFen: totals.couponFen,
    packetFen: totals.packetFen,
    pointFen: totals.pointFen,
    ...subsidyField(subsidyOf(loaded.subsidies, shop.shopCode)),
    payFen: totals.payFen,
    remark: loaded.remarks.get(shop.shopCode) ?? '',
    ...(loaded.address ? { arrivesOn: arrivalDay(sentMs, shop.transit, loaded.address.districtCode, shop.large) } : {})
  }
}

/** A settlement as the shopper sees it; once submitted, with the amounts its orders have. */
export async function view(db: Db, shopper: Asker, record: store.SettlementRecord): Promise<Settlement> {
  const loaded = await load(db, shopper, record)
  const orders = record.submitted_at === null ? [] : await ordersOfSettlement(db, record.settlement_id)
  const shops = loaded.shops.map((shop, index) => {
    const order = orders.find((candidate) => candidate.shop_code === shop.shopCode)
    return {
      ...shopView(loaded, index, shopper.nowMs),
      ...(order && {
        goodsFen: order.goods_fen,
        freightFen: order.freight_fen,
        discountFen: order.discount_fen,
        couponFen: order.coupon_fen,
        packetFen: order.packet_fen,
        pointFen: order.point_fen,
        ...subsidyField(order.subsidy_fen),
        payFen: order.pay_fen
      })
    }
  })
  const open = record.submitted_at === null
  const unclaimed = open ? await unclaimedFor(db, shopper, { ...loaded, activity: record.activity?.kind }) : undefined
  const together = open
    ? groupsOf(
        loaded.bonds,
        loaded.shops.map(({ shopCode }) => shopCode)
      )
    : []
  const sum = (key: keyof SettlementTotals): number => shops.reduce((total, shop) => total + shop[key], 0)
  return {
    settlementId: record.settlement_id,
    source: record.source,
    address: loaded.address ?? null,
    shops,
    ...loaded.rewards,
    bestFen: loaded.best.savedFen,
    ...(unclaimed ? { unclaimed } : {}),
    ...(together.length > 0 ? { together } : {}),
    goodsFen: sum('goodsFen'),
    freightFen: sum('freightFen'),
    discountFen: sum('discountFen'),
    couponFen: sum('couponFen'),
    packetFen: sum('packetFen'),
    pointFen: sum('pointFen'),
    ...subsidyField(shops.reduce((total, shop) => total + (shop.subsidyFen ?? 0), 0)),
    payFen: sum('payFen'),
    ...rebateIn(loaded),
    ...inParts(loaded),
    digest: digestOf(loaded),
    ...(record.notice_phone === null ? {} : { noticePhone: record.notice_phone }),
    ...(record.invoice ? { invoice: record.invoice } : {}),
    orderCodes: orders.map((order) => order.order_code)
  }
}

export async function readSettlement(db: Db, shopper: Asker, settlementId: string): Promise<Settlement> {
  const record = await store.findSettlement(db, shopper.userId, settlementId)
  if (!record) throw settlementMissing()
  return view(db, shopper, record)
}

/** Runs a change on a settlement that was not submitted yet. */
function changing<T>(
  db: Db,
  shopper: Asker,
  settlementId: string,
  work: (tx: Db, record: store.SettlementRecord) => Promise<T>
): Promise<T> {
  return inTransaction(db, async (tx) => {
    const record = await store.lockSettlement(tx, shopper.userId, settlementId)
    if (!record) throw settlementMissing()
    if (record.submitted_at !== null) {
      throw refusal('settlement.submitted', '订单已提交，不能再修改', 'The order was placed and can’t be changed here')
    }
    return work(tx, record)
  })
}

/** Sets where it goes; the address must be the shopper's. */
export function setAddress(db: Db, shopper: Asker, settlementId: string, addressId: string): Promise<Settlement> {
  return changing(db, shopper, settlementId, async (tx, record) => {
    sentTo(await ownAddress(tx, shopper.userId, addressId))
    await store.updateSettlement(tx, settlementId, { address_id: addressId })
    return view(tx, shopper, { ...record, address_id: addressId })
  })
}

/** Sets the buyer that its orders are invoiced to once they are paid. */
export function setInvoice(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2cht/v1/order-settlements/modify-invoice'>
): Promise<Settlement> {
  const { settlementId, party: typed, keepTitle } = wish
  const party = typed === undefined ? null : tidyParty(typed)
  return changing(db, shopper, settlementId, async (tx, record) => {
    await store.updateSettlement(tx, settlementId, { invoice: party && JSON.stringify(party) })
    if (party !== null && keepTitle) await keepParty(tx, shopper, party)
    return view(tx, shopper, { ...record, invoice: party })
  })
}

/** Sets the number that gets messages about its orders. */
export function setNoticePhone(
  db: Db,
  shopper: Asker,
  { settlementId, phone }: BodyOf<'POST /o2cht/v1/order-settlements/modify-notification-mobile-number'>
): Promise<Settlement> {
  return changing(db, shopper, settlementId, async (tx, record) => {
    await store.updateSettlement(tx, settlementId, { notice_phone: phone })
    return view(tx, shopper, { ...record, notice_phone: phone })
  })
}

/** Chooses coupons, a packet, points of the shopper's that can be used here; what is not named stays as it is. */
export function chooseRewards(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2cht/v1/order-settlements/modify-settlement-activities'>
): Promise<Settlement> {
  return changing(db, shopper, wish.settlementId, async (tx, record) => {
    const { applied, best } = await load(tx, shopper, record)
    const choice: RewardChoice = {
      userCouponIds: wish.userCouponIds ?? applied.coupons.map(({ userCouponId }) => userCouponId),
      userPacketId: wish.userPacketId === undefined ? applied.userPacketId : wish.userPacketId,
      usePoints: wish.usePoints ?? record.choice?.usePoints !== false
    }
    const kept = wish.best || isThat(choice, best) ? null : choice
    await store.updateSettlement(tx, record.settlement_id, { choice: kept && JSON.stringify(kept) })
    const settlement = await view(tx, shopper, { ...record, choice: kept })
    refuseUnused(settlement, wish)
    return settlement
  })
}

/** Chooses what an activity gives along, or that nothing is wanted of it; what it can't give here now is refused. */
export function chooseGift(
  db: Db,
  shopper: Asker,
  { settlementId, activityCode, skuCode }: BodyOf<'POST /o2cht/v1/order-settlements/modify-activities'>
): Promise<Settlement> {
  return changing(db, shopper, settlementId, async (tx, record) => {
    const gifts = { ...record.gifts, [activityCode]: skuCode }
    const { gifts: loaded } = await load(tx, shopper, { ...record, gifts })
    const standing = loaded.find((gift) => gift.activityCode === activityCode)?.standing
    if (!standing || standing.obstacle || (standing.gift?.skuCode ?? null) !== skuCode) throw giftUnusable()
    await store.updateSettlement(tx, settlementId, { gifts: JSON.stringify(gifts) })
    return view(tx, shopper, { ...record, gifts })
  })
}

/** What was named and is not used can't be. */
function refuseUnused(
  { coupons, packets }: Settlement,
  wish: BodyOf<'POST /o2cht/v1/order-settlements/modify-settlement-activities'>
): void {
  const isUsed = (id: string) => coupons.some(({ userCouponId, chosen }) => chosen && userCouponId === id)
  if (!(wish.userCouponIds ?? []).every(isUsed)) {
    throw couponUnusable()
  }
  const packetId = wish.userPacketId ?? null
  if (packetId !== null && !packets.some(({ userPacketId, chosen }) => chosen && userPacketId === packetId)) {
    throw refusal('packet.unusable', '这个红包不能用于本次结算', 'This red packet can’t be used here')
  }
}

/** Keeps the remark for one shop of the settlement. */
export function setRemark(
  db: Db,
  shopper: Asker,
  wish: { settlementId: string; shopCode: string; remark: string }
): Promise<void> {
  return changing(db, shopper, wish.settlementId, async (tx, record) => {
    const { shops } = await load(tx, shopper, record)
    if (!shops.some((shop) => shop.shopCode === wish.shopCode)) {
      throw notFound('shop.missing', '结算单中没有这个店铺', 'This shop is not part of the checkout')
    }
    await store.putRemark(tx, wish.settlementId, wish.shopCode, wish.remark.trim())
  })
}
