import { randomInt } from 'node:crypto'
import type { BodyOf, DataOf } from '../../../../contract'
import { renameOrders } from '../../../../domain/rewards/bonds'
import { shopDay } from '../../../../domain/day'
import { addFen } from '../../../../domain/money/money'
import { FLASH_PAY_MS } from '../../../../domain/activity/seckill'
import { CONSUME_RULE, pointsOfFen } from '../../../../domain/rewards/points'
import type { SettledShop } from '../../../../domain/checkout/settlement'
import { afterSaleRule } from '../../../../domain/aftersale/afterSaleDays'
import type { Db } from '../../core/database/database'
import { refusal, type GatewayRefusal } from '../../core/errors'
import type { Asker } from '../../core/identity/asker'
import { sentTo } from '../address'
import { overLimit, takeOut } from '../cart'
import * as coupons from '../coupon'
import { takeFlash } from '../seckill'
import { byProduct, countBought, takeStock } from '../inventory'
import { wishInvoices } from '../invoice'
import { attribute } from '../journal'
import {
  insertOrder,
  keepBundles,
  orderDue,
  ordersOfSettlement,
  snapshotAddress,
  type AddressSnapshot,
  type NewOrderRow,
  type OrderRecord,
  type WaySnapshot,
  placeName,
  restrictedSale
} from '../order'
import * as points from '../points'
import { specsOf } from '../product'
import { freezeRebates } from '../rebate'
import * as packets from '../redPacket'
import { holdSubsidy } from '../subsidy'
import { demandBalance, payWindowOf, releaseFor, takePlace } from './activities'
import { openSession } from './flash'
import { giftChanged, givenIn, takeGifts, type GivenGift } from './gifts'
import {
  digestOf,
  isSameAddress,
  isSameGift,
  isSamePrice,
  load,
  type Loaded,
  type LoadedRow,
  type LoadedShop
} from './loading'
import { settlementMissing } from './service'
import * as store from './store'
import { subsidyOf, type ShopSubsidy } from './subsidies'

type Submitted = DataOf<'POST /o2cht/v1/order-settlements/submit'>

/** What a product without a purchase limit counts against: the column's own range. */
const NO_LIMIT = 2_147_483_647

const priceChanged = (): GatewayRefusal =>
  refusal('price.changed', '价格有变动，请确认后再提交', 'The price has changed. Please check it and order again')
const cartChanged = (): GatewayRefusal =>
  refusal(
    'cart.changed',
    '购物车里已没有这些商品，可能已在别处下单，请先查看订单',
    'These items are no longer in your cart. You may have ordered them already; please check your orders'
  )
const addressChanged = (): GatewayRefusal =>
  refusal(
    'address.changed',
    '收货地址有变动，请确认后再提交',
    'The shipping address has changed. Please check it and order again'
  )
const addressMissing = (): GatewayRefusal =>
  refusal('address.missing', '请选择收货地址', 'Please choose a shipping address')

/** What the reply shows of a placed order. */
type PlacedOrder = Pick<OrderRecord, 'order_code' | 'status' | 'pay_fen' | 'deposit_fen' | 'pay_before'>

const submittedAs = (orders: readonly PlacedOrder[]): Submitted => ({
  orderCodes: orders.map((order) => order.order_code),
  payFen: addFen(...orders.map((order) => orderDue(order))),
  payBefore: Math.min(...orders.map((order) => order.pay_before.getTime()))
})

/**
 * Turns a settlement into one order a shop, or refuses and changes nothing. Run it in a transaction. The settlement's
 * row is locked first, so the same settlement submitted again, with any key, gives the orders it became.
 */
export async function submit(
  db: Db,
  shopper: Asker,
  wish: BodyOf<'POST /o2cht/v1/order-settlements/submit'>
): Promise<Submitted> {
  const record = await store.lockSettlement(db, shopper.userId, wish.settlementId)
  if (!record) throw settlementMissing()
  if (record.submitted_at !== null) return submittedAs(await ordersOfSettlement(db, record.settlement_id))
  // Another tab may have ordered the same lines by a settlement of its own: the second one finds them gone. The
  // shopper's row is held from here on, so the addresses stay as they are, too.
  const parts = await store.partsOf(db, record.settlement_id)
  if (!(await takeOut(db, shopper.userId, linesOf(parts)))) throw cartChanged()
  const basis = await load(db, shopper, record, parts)
  const address = basis.keptAddress && snapshotAddress(basis.keptAddress)
  if (!address || !basis.address) throw addressMissing()
  if (basis.keptAddress) sentTo(basis.keptAddress)
  // The refusal names what stands in the way of the new address.
  if (wish.expectedDigest !== undefined && !isSameAddress(wish.expectedDigest, digestOf(basis))) throw addressChanged()
  if (basis.terms?.problem) throw basis.terms.problem
  refuseProblems(basis)
  if (basis.terms?.presale) demandBalance(basis.terms.presale, basis.settled.payFen)
  if (basis.settled.payFen !== wish.expectedPayFen) throw priceChanged()
  // Amounts that moved against each other leave the total as it was.
  if (wish.expectedDigest !== undefined && !isSamePrice(wish.expectedDigest, digestOf(basis))) throw priceChanged()
  if (wish.expectedDigest !== undefined && !isSameGift(wish.expectedDigest, digestOf(basis))) throw giftChanged()
  const now = new Date(shopper.nowMs)
  await takeGoods(db, shopper, basis)
  await holdRewards(db, shopper, basis, now)
  const orders = await placeOrders(db, shopper, basis, address, now)
  await store.updateSettlement(db, record.settlement_id, { submitted_at: now })
  if (record.invoice) await wishInvoices(db, await ordersOfSettlement(db, record.settlement_id), record.invoice)
  return submittedAs(orders)
}

/** The lines of the cart that a settlement was made of, with the pieces it orders; none of one SKU bought at once. */
const linesOf = ({ rows }: store.SettlementParts): { rowId: string; skuCode: string; quantity: number }[] =>
  rows.flatMap((row) =>
    row.cart_row_id === null ? [] : { rowId: row.cart_row_id, skuCode: row.sku_code, quantity: row.quantity }
  )

function refuseProblems(basis: Loaded): void {
  if (basis.unknownSkus.length > 0 || basis.shops.length === 0) {
    throw refusal('sku.delisted', '部分商品已下架', 'Some of the products are no longer sold')
  }
  for (const row of basis.shops.flatMap((shop) => shop.rows)) {
    if (row.problem) throw problemRefusal(row, basis.address)
  }
}

function problemRefusal({ problem, sku, facts, limit }: LoadedRow, address: Loaded['address']): GatewayRefusal {
  if (problem === 'RESTRICTED' && address) {
    const place = placeName([address.provinceCode, address.cityCode, address.districtCode])
    return restrictedSale({ title: facts.title, reason: facts.restricted_reason }, place)
  }
  return overLimit(sku, limit)
}

const inOrder = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)

/** Takes the stock, then counts the purchase; each in one order everywhere so that two buyers never wait in a ring. */
async function takeGoods(db: Db, shopper: Asker, basis: Loaded): Promise<void> {
  const rows = basis.shops.flatMap((shop) => shop.rows)
  const presents = basis.gifts.flatMap(({ standing }) =>
    standing.gift ? [{ sku: standing.gift.row, quantity: 1, isGift: true }] : []
  )
  const all = [...rows.map(({ sku, quantity }) => ({ sku, quantity, isGift: false })), ...presents]
  const { activity } = basis.record
  const [first] = rows
  if (activity !== null && first) await releaseFor(db, activity, { ...first, skuCode: first.sku.skuCode })
  for (const { sku, quantity, isGift } of all.sort((a, b) => inOrder(a.sku.skuCode, b.sku.skuCode))) {
    const sessionCode = isGift || activity !== null ? undefined : openSession(sku, shopper.nowMs)
    if (sessionCode !== undefined) {
      const { userId } = shopper
      const { settlement_id: settlementId } = basis.record
      await takeFlash(db, {
        settlementId,
        sessionCode,
        skuCode: sku.skuCode,
        userId,
        quantity,
        now: new Date(shopper.nowMs)
      })
      continue
    }
    if (!(await takeStock(db, sku.skuCode, quantity))) {
      throw isGift
        ? giftChanged(sku)
        : refusal('stock.short', `「${sku.title}」库存不足`, `Not enough of ${sku.title} left`)
    }
  }
  await takeGifts(db, basis.gifts)
  const skus = new Map(rows.map(({ sku }) => [sku.spuCode, sku]))
  for (const [spuCode, quantity] of byProduct(
    rows.map((row) => ({ spuCode: row.sku.spuCode, quantity: row.quantity }))
  )) {
    const sku = skus.get(spuCode)
    if (!sku) throw new Error('Every product that is counted is one of the rows')
    const limit = sku.purchaseLimit ?? NO_LIMIT
    if (!(await countBought(db, { userId: shopper.userId, spuCode, quantity, limit }))) {
      throw overLimit(sku, { max: 0, reason: 'LIMIT' })
    }
  }
}

/** Takes what is used out of the shopper's hands: coupons, packet and points each once, or the submit is refused. */
async function holdRewards(db: Db, shopper: Asker, { applied, record, shops }: Loaded, now: Date): Promise<void> {
  const { userId } = shopper
  const settlementId = record.settlement_id
  const ids = applied.coupons.map(({ userCouponId }) => userCouponId).sort()
  for (const userCouponId of ids) {
    // Another submit was faster: what the shopper saw no longer holds.
    if (!(await coupons.use(db, { userId, userCouponId, settlementId, now }))) throw priceChanged()
  }
  const { userPacketId, packetFen, points: pointsUse } = applied
  const amounts = userPacketId === null ? [] : [{ userPacketId, amountFen: packetFen }]
  if (amounts.length > 0 && !(await packets.reserve(db, { userId, settlementId, amounts, now }))) throw priceChanged()
  const subject = shops[0]?.rows[0]?.facts.title
  const wish = { userId, settlementId, points: pointsUse, now, ...(subject ? { subject } : {}) }
  if (pointsUse > 0 && !(await points.reserve(db, wish))) throw priceChanged()
}

/** What an order in two payments keeps of them. */
const partsOf = (parts: NonNullable<Loaded['terms']>['presale'] | undefined) =>
  parts && {
    deposit_fen: parts.depositFen,
    balance_from: new Date(parts.balanceFrom),
    ship_by: new Date(parts.shipBy)
  }

/** Holds the qualifications of an order's rows; refused where another submit was faster, or a time is over. */
async function holdSubsidies(db: Db, orderCode: string, own: Loaded['subsidies'], now: Date): Promise<void> {
  for (const { qualificationId, row: position, fen } of own) {
    if (!(await holdSubsidy(db, qualificationId, { orderCode, position, fen }, now))) throw priceChanged()
  }
}

/** Twenty digits: the shop's day and twelve at random. */
const newOrderCode = (nowMs: number): string =>
  `${shopDay(nowMs).replaceAll('-', '')}${String(randomInt(10 ** 6)).padStart(6, '0')}${String(randomInt(10 ** 6)).padStart(6, '0')}`

const wayOf = ({ transit, large }: LoadedShop, { facts }: LoadedRow): WaySnapshot => ({
  ...transit,
  remoteRegionCodes: [...transit.remoteRegionCodes],
  remoteExtraFen: facts.shop_freight.remoteExtraFen,
  large
})

async function placeOrders(
  db: Db,
  shopper: Asker,
  basis: Loaded,
  address: AddressSnapshot,
  now: Date
): Promise<PlacedOrder[]> {
  const { activity } = basis.record
  const inSession =
    activity === null &&
    basis.shops.some(({ rows }) => rows.some(({ sku }) => openSession(sku, now.getTime()) !== undefined))
  // the orders of a settlement are paid together
  const payBefore = new Date(now.getTime() + (inSession ? FLASH_PAY_MS : payWindowOf(activity)))
  const orders: PlacedOrder[] = []
  const parts = basis.terms?.presale
  const codes = new Map(basis.shops.map(({ shopCode }) => [shopCode, newOrderCode(now.getTime())]))
  const bonds = renameOrders(basis.bonds, codes)
  for (const [index, shop] of basis.shops.entries()) {
    const totals = basis.settled.shops[index]
    const first = shop.rows[0]
    const orderCode = codes.get(shop.shopCode)
    if (!totals || !first || orderCode === undefined) {
      throw new Error('Every shop of a settlement has rows, totals and an order')
    }
    const presents = givenIn(basis.gifts, shop.shopCode)
    const own = basis.subsidies.filter(({ shopCode }) => shopCode === shop.shopCode)
    await insertOrder(
      db,
      {
        order_code: orderCode,
        user_id: shopper.userId,
        settlement_id: basis.record.settlement_id,
        shop_code: shop.shopCode,
        shop_name: JSON.stringify(first.facts.shop_name),
        status: 'WAIT_PAY',
        activity: activity?.kind ?? null,
        goods_fen: totals.goodsFen,
        freight_fen: totals.freightFen,
        discount_fen: totals.discountFen,
        coupon_fen: totals.couponFen,
        freight_off_fen: totals.freightOffFen,
        packet_fen: totals.packetFen,
        point_fen: totals.pointFen,
        subsidy_fen: subsidyOf(basis.subsidies, shop.shopCode),
        points: pointsOfFen(totals.pointFen, CONSUME_RULE),
        pay_fen: totals.payFen,
        ...partsOf(parts),
        remark: basis.remarks.get(shop.shopCode) ?? '',
        address: JSON.stringify(address),
        way: JSON.stringify(wayOf(shop, first)),
        user_packet_id: totals.packetFen > 0 ? basis.applied.userPacketId : null,
        created_at: now,
        pay_before: payBefore,
        search_words: searchWords(shop, presents),
        notice_phone: basis.record.notice_phone,
        bonds: JSON.stringify(bonds)
      },
      [...rowsFor(orderCode, shop, totals, own), ...giftRows(orderCode, shop, presents)],
      totals.coupons
    )
    await keepBundles(db, bundlesIn(orderCode, shop))
    await holdSubsidies(db, orderCode, own, now)
    await attribute(db, { orderCode, userId: shopper.userId }, now)
    if (activity !== null) {
      await takePlace(db, shopper, activity, { orderCode, quantity: first.quantity, priceFen: first.sku.priceFen })
    } else await freezeRebates(db, orderCode, shopper.userId, now)
    orders.push({
      order_code: orderCode,
      status: 'WAIT_PAY',
      pay_fen: totals.payFen,
      deposit_fen: parts?.depositFen ?? null,
      pay_before: payBefore
    })
  }
  // as they are replied when the settlement is submitted again
  return orders.sort((a, b) => (a.order_code < b.order_code ? -1 : 1))
}

/** What of an order costs less beside a product, and whether another order has that. */
const bundlesIn = (orderCode: string, { rows }: LoadedShop) =>
  rows.flatMap(({ bundleFen, bundleOf }, position) =>
    bundleFen === 0 || bundleOf === undefined
      ? []
      : [{ order_code: orderCode, position, main: bundleOf, apart: rows.every(({ sku }) => sku.spuCode !== bundleOf) }]
  )

/** What is kept of a SKU, whether it was bought or given. */
const snapshotOf = ({ sku, facts }: Pick<LoadedRow, 'sku' | 'facts'>) => ({
  sku_code: sku.skuCode,
  spu_code: sku.spuCode,
  title: JSON.stringify(facts.title),
  picture: sku.picture,
  specs: JSON.stringify({
    zh: specsOf(facts.attributes, facts.spec_values, 'zh-CN'),
    en: specsOf(facts.attributes, facts.spec_values, 'en-US')
  })
})

/** What is given along stands behind all that was bought, at no price. */
function giftRows(orderCode: string, shop: LoadedShop, presents: readonly GivenGift[]): NewOrderRow[] {
  return presents.map(({ activityCode, spuCode, overFen, gift }, index) => ({
    order_code: orderCode,
    position: shop.rows.length + index,
    ...snapshotOf({ sku: gift.row, facts: gift.facts }),
    price_fen: 0,
    list_price_fen: 0,
    regular_price_fen: 0,
    quantity: 1,
    discount_fen: 0,
    after_sale: JSON.stringify(afterSaleRule(gift.facts.freight_class === 'LARGE')),
    gift_activity: activityCode,
    gift_over_fen: overFen,
    gift_value_fen: gift.row.priceFen,
    gift_of: spuCode === undefined ? null : shop.rows.findIndex(({ sku }) => sku.spuCode === spuCode)
  }))
}

function rowsFor(
  orderCode: string,
  shop: LoadedShop,
  totals: SettledShop,
  subsidies: readonly ShopSubsidy[]
): NewOrderRow[] {
  return shop.rows.map(({ sku, facts, quantity, bundleFen }, position) => {
    const { couponFen, packetFen, pointFen } = totals.rows[position] ?? { couponFen: 0, packetFen: 0, pointFen: 0 }
    return {
      order_code: orderCode,
      position,
      ...snapshotOf({ sku, facts }),
      price_fen: sku.priceFen,
      list_price_fen: sku.listPriceFen,
      regular_price_fen: sku.regularPriceFen ?? sku.priceFen + bundleFen,
      bundle_fen: bundleFen,
      quantity,
      after_sale: JSON.stringify(afterSaleRule(facts.freight_class === 'LARGE')),
      discount_fen: addFen(couponFen, packetFen, pointFen),
      coupon_fen: couponFen,
      packet_fen: packetFen,
      point_fen: pointFen,
      subsidy_fen: subsidies.find(({ row }) => row === position)?.fen ?? 0
    }
  })
}

/** What an order is found by: its goods and their versions in both languages, and the shop. */
function searchWords(shop: LoadedShop, presents: readonly GivenGift[]): string {
  const words = [...shop.rows, ...presents.map(({ gift }) => gift)].flatMap(({ facts }) => [
    facts.title.zh,
    facts.title.en,
    ...specsOf(facts.attributes, facts.spec_values, 'zh-CN').map((spec) => spec.valueName),
    ...specsOf(facts.attributes, facts.spec_values, 'en-US').map((spec) => spec.valueName)
  ])
  return [...new Set([...words, shop.shopName])].join(' ').toLowerCase()
}
