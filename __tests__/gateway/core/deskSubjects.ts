/** What the staff of the demonstration shop can act on: the code of one thing for each act, made ready where the seed has none. */
import { sql } from 'kysely'
import { USUAL_CLASS } from '../../../domain/aftersale/serviceFee'
import { DAY_MS } from '../../../domain/spans'
import { openConversation } from '../../../gateway/src/areas/chat/store'
import { giveByHand } from '../../../gateway/src/areas/coupon'
import { feeDesk } from '../../../gateway/src/areas/fee'
import { closeShop } from '../../../gateway/src/areas/shop'
import { closeTrial, publishTrial } from '../../../gateway/src/areas/trial'
import type { Core } from '../../../gateway/src/core/area'
import { transfer } from '../../../gateway/src/core/database/ledger'
import type { Db } from '../../../gateway/src/core/database/database'
import { manager } from '../../../gateway/src/core/desk'

const PREPARING = manager('staff_preparing')
/** Demonstration shoppers. */
export const SHOPPER = { userId: 'u_lin', phone: '13800006021' }
const PARTNER_ID = 'u_desk_partner'

/** Returns the column `code` of the first row; throws where the demonstration has none. */
async function codeBy(db: Db, query: ReturnType<typeof sql<{ code: string }>>): Promise<string> {
  const { rows } = await query.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error(`The demonstration has nothing for ${query.compile(db).sql}`)
  return String(row.code)
}

/** Returns a SKU that is sold and in no activity, with its product and its price in fen. */
async function freeSku(db: Db): Promise<{ skuCode: string; spuCode: string; priceFen: number }> {
  const { rows } = await sql<{ sku_code: string; spu_code: string; price_fen: number }>`
    select s.sku_code, s.spu_code, s.price_fen from sku s
    join product p on p.spu_code = s.spu_code join stock t on t.sku_code = s.sku_code
    where p.on_sale and s.price_fen > 20000 and t.available > 40
      and s.spu_code not in (select spu_code from rebate_offer)
      and not exists (select 1 from sku o join (
          select sku_code from group_activity union all select sku_code from assist_activity
          union all select sku_code from presale union all select sku_code from trial
          union all select sku_code from employee_offer union all select sku_code from flash_session_sku
          union all select sku_code from live_room_sku union all select sku_code from subsidy_sku
          union all select sku_code from sku_price_history) a on a.sku_code = o.sku_code
        where o.spu_code = s.spu_code)
    order by s.sku_code limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The demonstration has every SKU in some activity')
  return { skuCode: row.sku_code, spuCode: row.spu_code, priceFen: row.price_fen }
}

/** Returns the code of a case of after-sales in this state. */
const caseIn = (db: Db, state: string): Promise<string> =>
  codeBy(db, sql`select case_code as code from after_sale_case where state = ${state} and kind = 'EXCHANGE' limit 1`)

/** Opens a conversation of a shopper's with the brand in a state; returns its id. */
async function conversationIn(core: Core, userId: string, state: 'QUEUED' | 'WITH_AGENT', agent: string) {
  const { db, clock } = core
  const opened = await openConversation(db, { userId, shopCode: '', port: 'H5', now: clock.date() })
  const who = state === 'WITH_AGENT' ? agent : null
  await sql`update chat_session set state = ${state}, agent = ${who}, queued_at = ${clock.date()}
    where session_id = ${opened.session_id}`.execute(db)
  await sql`update chat_conversation set state = ${state}
    where conversation_id = ${opened.conversation_id}`.execute(db)
  return opened.conversation_id
}

/** Makes a withdrawal of ¥10 in a state; returns its id. */
async function withdrawalIn({ db, clock }: Core, state: 'SUBMITTED' | 'REVIEWING' | 'PAYING'): Promise<string> {
  const id = `wd_desk_${state.toLowerCase()}`
  const now = clock.date()
  const to = `partner:PAYING:${PARTNER_ID}`
  await transfer(db, [{ from: '~partner:commission', to, amount: 1_000, reference: id, now }], { least: null })
  await sql`insert into partner_card (card_id, partner_id, bank_name, last_four, token, added_at)
    values ('card_desk', ${PARTNER_ID}, '银行', '1234', 'token', ${now}) on conflict do nothing`.execute(db)
  await sql`insert into withdrawal
      (withdrawal_id, partner_id, card_id, amount_fen, fee_fen, tax_fen, state, submitted_at)
    values (${id}, ${PARTNER_ID}, 'card_desk', 1000, 100, 100, ${state}, ${now})`.execute(db)
  return id
}

/** Makes a special invoice that is issued; returns its code. */
async function invoiceIn({ db, clock }: Core, orderCode: string): Promise<string> {
  const now = clock.date()
  await sql`insert into invoice (invoice_code, user_id, order_code, shop_name, seller_name, seller_tax_no, kind, state,
      name, amount_fen, net_fen, tax_fen, submitted_at, ready_by, issued_at)
    values ('iv_desk', ${SHOPPER.userId}, ${orderCode}, '{"zh":"店","en":"Shop"}', '卖方', '91330106MA00000000', 'SPECIAL',
      'ISSUED', '买方', 1000, 900, 100, ${now}, ${now}, ${now})`.execute(db)
  return 'iv_desk'
}

/** Makes an order's parcel one that the messaging platform was told of; returns the order's code. */
async function toldParcel({ db, clock }: Core): Promise<string> {
  const { rows } = await sql<{ order_code: string; payment_id: string }>`
    select o.order_code, p.payment_id from payment_order o join payment p on p.payment_id = o.payment_id
    where o.effective and p.channel = 'WECHAT' order by o.order_code limit 1`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('The demonstration has no order that the platform was paid for')
  const now = clock.date()
  await sql`delete from shipping_notice where order_code = ${row.order_code}`.execute(db)
  await sql`insert into shipping_notice (notice_id, payment_id, order_code, kind, parcels, at, due_at)
    values ('sn_desk', ${row.payment_id}, ${row.order_code}, 'LEFT', '[{"trackingNo":"SQ0001"}]', ${now}, ${now})`.execute(
    db
  )
  return row.order_code
}

/** Publishes a trial of two pieces that takes applications; returns its code. */
function trialOf(core: Core, skuCode: string): Promise<string> {
  const now = core.clock.now()
  const words = { zh: '试用', en: 'A trial' }
  const times = { startAt: now - DAY_MS, closeAt: now + DAY_MS, drawAt: now + 2 * DAY_MS }
  return publishTrial(core, PREPARING, { skuCode, slogan: words, hint: words, pieces: 2, ...times })
}

/** Returns a fee that is in force where no class of a region is known. */
async function feeIn(core: Core) {
  const fee = (await feeDesk(core)).find(({ fen, regionClass }) => fen !== null && regionClass === USUAL_CLASS)
  if (fee === undefined) throw new Error('The demonstration has no fee')
  const { kindCode, work, regionClass, itemCode } = fee
  return { kindCode, work, regionClass, itemCode }
}

export type Subjects = Awaited<ReturnType<typeof subjectsIn>>

/** Codes of activities that run. */
async function activitiesIn(core: Core, skuCode: string) {
  const { db } = core
  const drawn = await trialOf(core, skuCode)
  await closeTrial(core, PREPARING, drawn)
  return {
    group: await codeBy(db, sql`select activity_code as code from group_activity where not given_back limit 1`),
    assist: await codeBy(db, sql`select activity_code as code from assist_activity where not given_back limit 1`),
    presale: await codeBy(db, sql`select activity_code as code from presale where not given_back limit 1`),
    booked: await codeBy(
      db,
      sql`select order_code as code from presale_order
        where deposit_paid_at is not null and balance_paid_at is null and outcome is null limit 1`
    ),
    session: await codeBy(
      db,
      sql`select session_code as code from flash_session where start_at > ${core.clock.date()} order by start_at limit 1`
    ),
    rebate: await codeBy(db, sql`select offer_code as code from rebate_offer where end_at is null limit 1`),
    openTrial: await trialOf(core, skuCode),
    closedTrial: drawn,
    offer: await codeBy(db, sql`select offer_code as code from employee_offer where not given_back limit 1`),
    policy: await codeBy(db, sql`select policy_code as code from subsidy_policy order by position limit 1`),
    // a SKU of the category and the energy level of that policy, and not enrolled
    subsidisable: 'QBS2181'
  }
}

/** Codes of what shoppers wrote and of the shops they wrote about. */
async function contentIn(core: Core) {
  const { db, clock } = core
  const [closedShop, openShop] = [
    await codeBy(db, sql`select shop_code as code from shop order by shop_code limit 1`),
    await codeBy(db, sql`select shop_code as code from shop order by shop_code offset 1 limit 1`)
  ]
  await closeShop(core, PREPARING, { shopCode: closedShop, reason: { zh: '盘点', en: 'Stocktaking' } })
  await sql`insert into shop_report (user_id, shop_code, reason, remark, told_at)
    values (${SHOPPER.userId}, ${openShop}, 'PRICE', '', ${clock.date()})`.execute(db)
  const { rows } = await sql<{ shop_code: string; kind: string }>`
    select shop_code, kind from shop_licence order by shop_code, kind limit 1`.execute(db)
  return {
    closedShop,
    openShop,
    licence: { shopCode: rows[0]?.shop_code ?? '', kind: rows[0]?.kind ?? '' },
    review: await codeBy(db, sql`select review_id as code from review where status = 'SHOWN' limit 1`),
    question: await codeBy(
      db,
      sql`select question_id as code from question q where status = 'SHOWN'
        and not exists (select 1 from answer a where a.question_id = q.question_id and a.by_shop) limit 1`
    ),
    story: await codeBy(
      db,
      sql`update story set state = 'SENT' where story_id = (select min(story_id) from story) returning story_id as code`
    )
  }
}

/** Codes of one thing for each act. */
export async function subjectsIn(core: Core) {
  const { db, clock } = core
  const sku = await freeSku(db)
  const agent = await codeBy(db, sql`select agent as code from chat_agent order by agent limit 1`)
  const room = await codeBy(
    db,
    sql`select room_code as code from live_room where state = 'ON_AIR' order by room_code limit 1`
  )
  const paidOrder = await codeBy(db, sql`select order_code as code from trade_order where status = 'WAIT_SHIP' limit 1`)
  const couponCode = await codeBy(
    db,
    sql`select coupon_code as code from coupon where offered and end_at > ${clock.date()} order by coupon_code limit 1`
  )
  await giveByHand(core, PREPARING, { phone: SHOPPER.phone, couponCode })
  await sql`insert into dealer_request (user_id, state, asked_at) values ('u_chen', 'ASKED', ${clock.date()})
    on conflict (user_id) do update set state = 'ASKED'`.execute(db)
  return {
    sku,
    agent,
    nextAgent: await codeBy(db, sql`select agent as code from chat_agent where agent <> ${agent} limit 1`),
    queued: await conversationIn(core, 'u_amina', 'QUEUED', agent),
    talking: await conversationIn(core, 'u_zhou', 'WITH_AGENT', agent),
    paidOrder,
    toldOrder: await toldParcel(core),
    couponCode,
    ownCoupon: await codeBy(
      db,
      sql`select user_coupon_id as code from user_coupon
        where coupon_code = ${couponCode} and user_id = ${SHOPPER.userId} order by received_at desc limit 1`
    ),
    invoice: await invoiceIn(core, paidOrder),
    submitted: await withdrawalIn(core, 'SUBMITTED'),
    reviewing: await withdrawalIn(core, 'REVIEWING'),
    paying: await withdrawalIn(core, 'PAYING'),
    employeeNo: await codeBy(
      db,
      sql`select f.employee_no as code from employee_file f join employee_allowance a on a.employee_no = f.employee_no
        where f.left_at is null order by f.employee_no limit 1`
    ),
    askedCase: await caseIn(db, 'SUBMITTED'),
    returningCase: await caseIn(db, 'RETURNING'),
    readyCase: await caseIn(db, 'WAIT_RESEND'),
    disputedCase: await caseIn(db, 'DISPUTED'),
    bill: await codeBy(
      db,
      sql`select bill_id as code from service_bill where source <> 'BRAND' and state = 'SUBMITTED' limit 1`
    ),
    partner: await codeBy(db, sql`select user_id as code from partner where state = 'REFUSED' limit 1`),
    fee: await feeIn(core),
    dealer: 'u_chen',
    room,
    roomSku: await codeBy(db, sql`select sku_code as code from live_room_sku where room_code = ${room} limit 1`),
    ...(await activitiesIn(core, sku.skuCode)),
    ...(await contentIn(core))
  }
}
