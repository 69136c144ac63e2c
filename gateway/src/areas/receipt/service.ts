import { createHash, randomBytes } from 'node:crypto'
import type { BodyOf, DataOf } from '../../../../contract'
import { DAY_MS } from '../../../../domain/spans'
import type { Core } from '../../core/area'
import type { Clock } from '../../core/clock'
import type { Db } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { guessesOf } from '../../core/identity/guesses'
import { say, type Locale } from '../../core/words'
import { tellOfReceipt } from '../message'
import { giftMark, lockOrder, originalRows, receiveOrder, rowsOf, type OrderRecord } from '../order'
import * as store from './store'

type Receipt = DataOf<'GET /o2ord-b2c/v1/pub/confirm-receive'>

/** A shopper is reminded so many days before an order completes by itself. */
const REMIND_DAYS = 3

const sumOf = (code: string): string => createHash('sha256').update(code).digest('hex')

/**
 * Sends a link that confirms the receipt, good until the order completes by itself. Only the message has its code. The
 * caller holds the order's row.
 */
export async function sendReceiptLink(
  db: Db,
  order: OrderRecord,
  why: 'DELIVERED' | 'ENDING',
  now: Date
): Promise<void> {
  const ends = order.auto_receive_at
  if (ends === null || ends <= now) return
  const code = randomBytes(16).toString('base64url')
  await store.insertLink(db, {
    code_sum: sumOf(code),
    order_code: order.order_code,
    created_at: now,
    expires_at: ends
  })
  await tellOfReceipt(
    db,
    order.user_id,
    { code, why, endsAt: ends.getTime(), to: order.notice_phone ?? undefined },
    now
  )
}

/** Reminds shoppers of what completes by itself soon. Several gateways share the work. */
export async function remindOfReceipts(core: Core): Promise<void> {
  await eachDue(
    core.db,
    (tx) => store.nextToRemind(tx, core.clock.date(), REMIND_DAYS),
    (tx, order) => sendReceiptLink(tx, order, 'ENDING', core.clock.date())
  )
}

const missing = (): GatewayRefusal =>
  notFound(
    'receipt.missing',
    '这个链接不对，请从短信里重新打开',
    'That link doesn’t work. Please open it from the message again'
  )

const refusals = {
  DONE: () => refusal('receipt.used', '已经用这个链接确认过收货', 'Receipt was confirmed with this link already'),
  ENDED: () =>
    refusal('receipt.ended', '这笔订单已经结束，不用再确认', 'The order is over; there is nothing to confirm'),
  EXPIRED: () => refusal('receipt.expired', '链接已过期', 'The link has expired')
}

function stateOf(link: store.ReceiptLink, order: OrderRecord, nowMs: number): Receipt['state'] {
  if (link.used_at !== null) return 'DONE'
  if (order.status !== 'WAIT_RECEIVE') return 'ENDED'
  return link.expires_at.getTime() <= nowMs ? 'EXPIRED' : 'OPEN'
}

/** Ends of a phone that are tried with one link in a day. */
const ENDS = { most: 5, withinMs: DAY_MS }

/** A number that was typed for the order alone may be a stranger's; the account's own was confirmed at login. */
const asksPhone = (order: OrderRecord): boolean => order.notice_phone !== null

/** Refused unless the one who confirms knows the receiver's phone; somebody who got the link by mistake does not. */
function demandPhone(clock: Clock, link: store.ReceiptLink, order: OrderRecord, phoneEnd: string | undefined): void {
  if (!asksPhone(order)) return
  const wrong = (): GatewayRefusal =>
    refusal(
      'receipt.phone',
      '请填写收货人手机号的后四位',
      'Please enter the last four digits of the receiver’s phone number'
    )
  if (phoneEnd === undefined) throw wrong()
  const giveBack = guessesOf(clock).take(`end ${link.code_sum}`, clock.now(), ENDS)
  if (giveBack === undefined) {
    throw refusal(
      'receipt.guessed',
      '填错的次数太多，请登录后在「我的订单」里确认收货',
      'Too many wrong tries; please log in and confirm in My orders'
    )
  }
  if (order.address.phone.slice(-4) !== phoneEnd) throw wrong()
  giveBack()
}

async function view(db: Db, order: OrderRecord, state: Receipt['state'], locale: Locale): Promise<Receipt> {
  const rows = await rowsOf(db, [order.order_code])
  const { auto_receive_at: endsAt, completed_at: completedAt } = order
  return {
    state,
    shopName: say(locale, order.shop_name),
    quantity: originalRows(rows).reduce((sum, row) => sum + row.quantity, 0),
    rows: rows.map((row) => ({
      skuCode: row.sku_code,
      title: say(locale, row.title),
      picture: row.picture,
      specs: (locale === 'en-US' ? row.specs.en : row.specs.zh)
        .map(({ valueName }) => valueName)
        .join(locale === 'en-US' ? ', ' : '，'),
      quantity: row.quantity,
      ...giftMark(row)
    })),
    ...(state === 'OPEN' && asksPhone(order) ? { asksPhone: true as const } : {}),
    ...(state === 'OPEN' && endsAt ? { autoReceiveAt: endsAt.getTime() } : {}),
    ...(completedAt === null ? {} : { completedAt: completedAt.getTime() })
  }
}

/** The link of a code with its order, which is held. */
async function lockLink(db: Db, code: string): Promise<{ link: store.ReceiptLink; order: OrderRecord }> {
  const found = await store.findLink(db, sumOf(code))
  const order = found && (await lockOrder(db, found.order_code))
  // what another did with the link while this waited for the order
  const link = order && (await store.findLink(db, sumOf(code)))
  if (!link) throw missing()
  return { link, order }
}

export async function receiptOf(db: Db, code: string, nowMs: number, locale: Locale): Promise<Receipt> {
  const link = await store.findLink(db, sumOf(code))
  const order = link && (await store.orderOf(db, link))
  if (!order) throw missing()
  return view(db, order, stateOf(link, order, nowMs), locale)
}

/** Confirms by a link, once. Run it in a transaction. */
export async function confirmByLink(
  db: Db,
  clock: Clock,
  { code, phoneEnd }: BodyOf<'POST /o2ord-b2c/v1/pub/confirm-receive'>,
  locale: Locale
): Promise<Receipt> {
  const { link, order } = await lockLink(db, code)
  const now = clock.date()
  const state = stateOf(link, order, now.getTime())
  if (state !== 'OPEN') throw refusals[state]()
  demandPhone(clock, link, order, phoneEnd)
  const received = await receiveOrder(db, order, now)
  await store.useLink(db, link.code_sum, now)
  return view(db, received, 'DONE', locale)
}
