import { sql } from 'kysely'
import type { DataOf, EndpointKey } from '../../../contract'
import { areas } from '../../../gateway/src/areas'
import { setReturnPlace } from '../../../gateway/src/areas/afterSales'
import { newId } from '../../../gateway/src/core/database/database'
import { manager } from '../../../gateway/src/core/desk'
import { hearOrderRefund } from '../../../gateway/src/areas/payment'
import { settlePayment } from '../../../gateway/src/areas/payment/service'
import { refundsOf } from '../../../gateway/src/areas/payment/store'
import type { GatewayOptions } from '../../../gateway/src/gateway'
import { startTestGateway, until, type Answer, type AskOptions, type TestGateway } from '../support'

/** Somebody of the staff who may do everything. */
export const TESTER = manager('staff_test')

type How<K extends EndpointKey> = Omit<AskOptions<K>, 'token'>

/** A shopper who is logged in. */
export interface TestShopper {
  userId: string
  addressId: string
  token: string
  ask<K extends EndpointKey>(key: K, how?: How<K>): Promise<Answer<DataOf<K>>>
  must<K extends EndpointKey>(key: K, how?: How<K>): Promise<DataOf<K>>
}

export interface TestShop extends TestGateway {
  /** A new shopper with an address in Hangzhou. */
  shopper(): Promise<TestShopper>
  addAddress(userId: string, region: 'HANGZHOU' | 'URUMQI'): Promise<string>
  stockOf(skuCode: string): Promise<number>
  setStock(skuCode: string, available: number): Promise<void>
  setPrice(skuCode: string, priceFen: number): Promise<void>
  /** Gives a coupon to a shopper. */
  giveCoupon(userId: string, couponCode: string): Promise<string>
  settle(paymentId: string, result: 'SUCCEEDED' | 'FAILED'): Promise<string>
  /** The provider says that what goes back of a cancelled order is there. */
  landRefunds(orderCode: string): Promise<void>
}

const regions = {
  HANGZHOU: ['330000', '330100', '330106'],
  URUMQI: ['650000', '650100', '650102']
} as const

const words = (zh: string, en: string): string => JSON.stringify({ zh, en })

const products = [
  { spu: 'P_POT', shop: 'S1', zh: '电热水壶', en: 'Kettle', freight: 'PARCEL', limit: null, restricted: [] },
  { spu: 'P_FRIDGE', shop: 'S2', zh: '冰箱', en: 'Fridge', freight: 'LARGE', limit: null, restricted: [] },
  { spu: 'P_FAN', shop: 'S1', zh: '风扇', en: 'Fan', freight: 'PARCEL', limit: 2, restricted: [] },
  { spu: 'P_LAMP', shop: 'S2', zh: '台灯', en: 'Lamp', freight: 'PARCEL', limit: null, restricted: ['650000'] },
  { spu: 'P_OLD', shop: 'S1', zh: '旧款', en: 'Old', freight: 'PARCEL', limit: null, restricted: [] }
]

/** POT 30.00 and POT2 50.00 of shop 1, FRIDGE 1999.00 and LAMP 25.00 of shop 2, FAN and FAN2 together at most 2 a shopper, OLD delisted. */
const skus = [
  { sku: 'POT', spu: 'P_POT', price: 3_000, list: 4_000, stock: 1000, value: 'small' },
  { sku: 'POT2', spu: 'P_POT', price: 5_000, list: 5_000, stock: 1000, value: 'large' },
  { sku: 'FRIDGE', spu: 'P_FRIDGE', price: 199_900, list: 259_900, stock: 50, value: 'small' },
  { sku: 'FAN', spu: 'P_FAN', price: 9_000, list: 9_000, stock: 50, value: 'small' },
  { sku: 'FAN2', spu: 'P_FAN', price: 9_500, list: 9_500, stock: 50, value: 'large' },
  { sku: 'LAMP', spu: 'P_LAMP', price: 2_500, list: 2_500, stock: 50, value: 'small' },
  { sku: 'OLD', spu: 'P_OLD', price: 1_000, list: 1_000, stock: 50, value: 'small' }
]

const attributes = JSON.stringify([
  {
    attrCode: 'SIZE',
    name: { zh: '容量', en: 'Size' },
    values: [
      { valueCode: 'small', name: { zh: '小', en: 'Small' } },
      { valueCode: 'large', name: { zh: '大', en: 'Large' } }
    ]
  }
])

async function stockTheShop({ core }: TestGateway): Promise<void> {
  const { db, clock } = core
  const remote = { remoteExtraFen: 2_000, remoteRegionCodes: ['650000'] }
  for (const [position, shop] of [
    { code: 'S1', zh: '一号店', en: 'Shop one', freight: { baseFen: 1_000, freeFromFen: 9_900, ...remote } },
    { code: 'S2', zh: '二号店', en: 'Shop two', freight: { baseFen: 800, freeFromFen: null, ...remote } }
  ].entries()) {
    await db
      .insertInto('shop')
      .values({
        shop_code: shop.code,
        position,
        name: words(shop.zh, shop.en),
        slogan: words('', ''),
        logo: '/logo.svg',
        self_operated: true,
        freight: JSON.stringify(shop.freight),
        same_day_before_hour: 16,
        transit_days: 2
      })
      .execute()
    await setReturnPlace(core, TESTER, {
      shopCode: shop.code,
      name: { zh: '退货仓', en: 'Returns' },
      phone: '139****0000',
      address: { zh: '某路 1 号', en: '1 Some Road' }
    })
  }
  for (const product of products) {
    await db
      .insertInto('product')
      .values({
        spu_code: product.spu,
        shop_code: product.shop,
        category_code: 'C1',
        category_codes: ['C1'],
        model: 'M1',
        title: words(product.zh, product.en),
        picture: '/p.svg',
        tags: '[]',
        attributes,
        detail: JSON.stringify({
          subtitle: { zh: '', en: '' },
          services: [],
          parameters: [],
          descriptionHtml: { zh: '', en: '' },
          pictures: ['/p.svg']
        }),
        on_sale: product.spu !== 'P_OLD',
        sold_count: 0,
        listed_at: clock.date(),
        purchase_limit: product.limit,
        freight_class: product.freight as 'PARCEL' | 'LARGE',
        restricted_region_codes: product.restricted,
        restricted_reason: words('该地区暂不销售', 'Not sold to this region'),
        scenes: []
      })
      .execute()
  }
  for (const [position, { sku, spu, price, list, stock, value }] of skus.entries()) {
    await db
      .insertInto('sku')
      .values({
        sku_code: sku,
        spu_code: spu,
        position,
        spec_values: JSON.stringify({ SIZE: value }),
        attr_values: [`SIZE:${value}`],
        price_fen: price,
        list_price_fen: list,
        picture: '/p.svg',
        weight_grams: 1000
      })
      .execute()
    await db.insertInto('stock').values({ sku_code: sku, available: stock }).execute()
  }
  await db
    .insertInto('cancel_reason')
    .values([
      { reason_code: 'MIND', text: words('不想要了', 'Changed my mind'), position: 0 },
      { reason_code: 'OTHER', text: words('其他', 'Other'), position: 1 }
    ])
    .execute()
  const day = 86_400_000
  // one moment for all: coupons of the same days must end together, however long this takes
  const now = clock.now()
  const coupon = (
    code: string,
    amount: number,
    threshold: number,
    shop: string | null,
    days: [number, number],
    pieces: number
  ) => ({
    coupon_code: code,
    name_zh: `券${code}`,
    name_en: `Coupon ${code}`,
    amount_fen: amount,
    threshold_fen: threshold,
    shop_code: shop,
    start_at: new Date(now + days[0] * day),
    end_at: new Date(now + days[1] * day),
    left_over: pieces
  })
  await db
    .insertInto('coupon')
    .values([
      coupon('C10', 1_000, 6_000, null, [-1, 9], 1000),
      coupon('C5', 500, 3_000, 'S1', [-1, 9], 1000),
      coupon('C1LEFT', 100, 0, null, [-1, 9], 1),
      coupon('CENDED', 900, 0, null, [-9, -1], 1000),
      coupon('CSOON', 900, 0, null, [1, 9], 1000)
    ])
    .execute()
}

/** A gateway with every area and a small shop whose numbers are easy to add up. */
export async function startShop(
  options: Pick<GatewayOptions, 'appDir' | 'connectsWithin' | 'onStatement' | 'tenants'> &
    Partial<Pick<GatewayOptions, 'logLevel'>> = {}
): Promise<TestShop> {
  const gateway = await startTestGateway({ areas, seeds: false, ...options })
  await stockTheShop(gateway)
  const { db, clock } = gateway.core
  let phones = 0
  const addAddress = async (userId: string, region: keyof typeof regions): Promise<string> => {
    const [province_code, city_code, district_code] = regions[region]
    const address_id = newId('a')
    await db
      .insertInto('address')
      .values({
        address_id,
        user_id: userId,
        receiver: '林知夏',
        phone: '13800006021',
        province_code,
        city_code,
        district_code,
        detail: '栖禾路18号',
        tag: null,
        is_default: false,
        created_at: clock.date()
      })
      .execute()
    return address_id
  }
  return {
    ...gateway,
    addAddress,
    shopper: async () => {
      const userId = newId('u')
      phones += 1
      await db
        .insertInto('customer')
        .values({
          user_id: userId,
          phone: `139${String(phones).padStart(8, '0')}`,
          customer_code: newId('c'),
          nick_name: words('客人', 'Guest'),
          created_at: clock.date()
        })
        .execute()
      const token = await gateway.tokenOf(userId)
      return {
        userId,
        addressId: await addAddress(userId, 'HANGZHOU'),
        token,
        ask: (key, how) => gateway.ask(key, { ...how, token }),
        must: (key, how) => gateway.must(key, { ...how, token })
      }
    },
    stockOf: async (skuCode) => {
      const row = await db.selectFrom('stock').selectAll().where('sku_code', '=', skuCode).executeTakeFirstOrThrow()
      return row.available
    },
    setStock: async (skuCode, available) => {
      await db.updateTable('stock').set({ available }).where('sku_code', '=', skuCode).execute()
    },
    setPrice: async (skuCode, priceFen) => {
      await db.updateTable('sku').set({ price_fen: priceFen }).where('sku_code', '=', skuCode).execute()
    },
    giveCoupon: async (userId, couponCode) => {
      const userCouponId = newId('uc')
      await sql`insert into user_coupon (user_coupon_id, user_id, coupon_code, received_at, start_at, end_at)
        select ${userCouponId}, ${userId}, coupon_code, ${clock.date()}, start_at, end_at
        from coupon where coupon_code = ${couponCode}`.execute(db)
      await sql`insert into coupon_entry values (${userCouponId}, ${userId}, 'GRANTED', '', 1, ${clock.date()})`.execute(
        db
      )
      return userCouponId
    },
    settle: (paymentId, result) => settlePayment(gateway.core, paymentId, result),
    landRefunds: async (orderCode) => {
      for (const { refund_id: refundId } of await refundsOf(gateway.core.db, orderCode))
        await hearOrderRefund(gateway.core, refundId, 'DONE')
    }
  }
}

/** Puts SKUs into the cart and opens a settlement for all of it. */
export async function settlementOf(shopper: TestShopper, goods: Record<string, number>): Promise<string> {
  const rowIds: string[] = []
  for (const [skuCode, quantity] of Object.entries(goods)) {
    const { rowId } = await shopper.must('POST /o2cart/v1/carts/save-by-product', { body: { skuCode, quantity } })
    rowIds.push(rowId)
  }
  const { settlementId } = await shopper.must('POST /o2cht/v1/order-settlements/submit-cart', { body: { rowIds } })
  return settlementId
}

/** Whether a call waits for a row that another connection of this PostgreSQL holds. */
async function somebodyWaits({ core: { db } }: TestShop): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and wait_event in ('transactionid', 'tuple')`.execute(
    db
  )
  return rows.length > 0
}

/** Resolves to whether a call is over or waits for a row that is held elsewhere, when it is one of both. */
export async function overOrWaiting(shop: TestShop, work: Promise<unknown>): Promise<'over' | 'waiting'> {
  let over = false
  const end = () => void (over = true)
  void work.then(end, end)
  await until(async () => over || (await somebodyWaits(shop)), 'a call that is over or waits')
  return over ? 'over' : 'waiting'
}

/** The settlement as the shopper sees it. */
export const readSettlement = (shopper: TestShopper, settlementId: string) =>
  shopper.must('GET /o2cht/v1/order-settlements/query-settlement-detail', { query: { settlementId } })

/** Cart, settlement and submit in one go; replies the orders' numbers in the order of their shops. */
export async function order(shopper: TestShopper, goods: Record<string, number>): Promise<string[]> {
  const settlementId = await settlementOf(shopper, goods)
  const { payFen } = await readSettlement(shopper, settlementId)
  await shopper.must('POST /o2cht/v1/order-settlements/submit', { body: { settlementId, expectedPayFen: payFen } })
  const { shops, orderCodes } = await readSettlement(shopper, settlementId)
  const codes = await Promise.all(
    orderCodes.map(async (orderCode) => {
      const { shopCode } = await detail(shopper, orderCode)
      return { orderCode, shopCode }
    })
  )
  return shops.map((shop) => codes.find((code) => code.shopCode === shop.shopCode)?.orderCode ?? '')
}

export const detail = (shopper: TestShopper, orderCode: string) =>
  shopper.must('GET /o2ord-b2c/v1/order-trades/detail', { query: { orderCode } })

/** Starts a payment by WeChat on H5. */
export async function startPay(shopper: TestShopper, orderCodes: string[]): Promise<string> {
  const { paymentId } = await shopper.must('POST /o2ord-b2c/v1/order-trades/pay', {
    body: { orderCodes, channel: 'WECHAT', host: 'H5' }
  })
  return paymentId
}

/** An order that is paid. */
export async function paidOrder(
  shop: TestShop,
  shopper: TestShopper,
  goods: Record<string, number>
): Promise<string[]> {
  const codes = await order(shopper, goods)
  await shop.settle(await startPay(shopper, codes), 'SUCCEEDED')
  return codes
}
