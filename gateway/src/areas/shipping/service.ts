import { retryAfterMs } from '../../../../domain/retries'
import { fitting, toldLeavesAt } from '../../../../domain/orders/shipping'
import type { Core } from '../../core/area'
import { inTransaction, newId, type Db } from '../../core/database/database'
import { eachDue } from '../../core/database/eachDue'
import { GatewayRefusal } from '../../core/errors'
import { maskPhones } from '../../core/wire/logging'
import type { PlatformParcel } from '../../core/platform'
import { lockOrder, receiveOrder } from '../order'
import * as store from './store'

/** The most that one round takes, so that it ends. */
const MOST_AT_ONCE = 50

/**
 * Notes which parcels of an order left, to be told once where the messaging platform took the money. The caller holds the
 * order, and what did not leave is not noted.
 */
export async function noteShipment(
  db: Db,
  orderCode: string,
  parcels: readonly PlatformParcel[],
  now: Date
): Promise<void> {
  for (const paymentId of await store.platformPayments(db, orderCode)) {
    const notices = (await store.noticesOf(db, paymentId)).filter(({ kind }) => kind === 'LEFT')
    const fit = fitting(
      parcels,
      notices.reduce((sum, notice) => sum + notice.parcels.length, 0)
    )
    if (fit.length === 0) continue
    await store.addNotice(db, {
      notice_id: newId('sn'),
      payment_id: paymentId,
      order_code: orderCode,
      kind: 'LEFT',
      parcels: JSON.stringify(fit),
      at: now,
      due_at: now
    })
  }
}

/** Notes that what a payment pays leaves long after it, where the messaging platform took the money. The caller holds the order. */
export async function noteLate(db: Db, orderCode: string, leavesAt: Date, now: Date): Promise<void> {
  const noticeAt = toldLeavesAt(now.getTime(), leavesAt.getTime())
  if (noticeAt === undefined) return
  for (const paymentId of await store.platformPayments(db, orderCode))
    await store.addNotice(db, {
      notice_id: newId('sn'),
      payment_id: paymentId,
      order_code: orderCode,
      kind: 'LATE',
      parcels: '[]',
      at: new Date(noticeAt),
      due_at: now
    })
}

/** Notes what was received here, which the platform's own receipt has to agree with. */
async function noteReceived(core: Core): Promise<void> {
  await eachDue(
    core.db,
    (tx) => store.takeReceived(tx),
    async (tx, left) => {
      await store.setReceived(tx, left.order_code, left.payment_id)
      await store.addNotice(tx, {
        notice_id: newId('sn'),
        payment_id: left.payment_id,
        order_code: left.order_code,
        kind: 'RECEIVED',
        parcels: '[]',
        at: left.completed_at,
        due_at: core.clock.date()
      })
    },
    MOST_AT_ONCE
  )
}

/** Takes the next notice for this gateway alone, for as long as an attempt may take. */
function takeNext(core: Core): Promise<store.Notice | undefined> {
  return inTransaction(core.db, async (tx) => {
    const now = core.clock.date()
    const notice = await store.takeDue(tx, now)
    if (notice === undefined) return undefined
    const attempts = notice.attempts + 1
    const dueAt = new Date(now.getTime() + retryAfterMs(attempts))
    await store.setTried(tx, notice.notice_id, attempts, dueAt)
    return notice
  })
}

async function send({ db, platform }: Core, notice: store.Notice): Promise<void> {
  const { payment_id: paymentId } = notice
  const atMs = notice.at.getTime()
  if (notice.kind === 'LATE') {
    await platform.sendLate({ paymentId, leavesAtMs: atMs })
    return
  }
  if (notice.kind === 'RECEIVED') {
    await platform.sendReceived({ paymentId, atMs })
    return
  }
  await platform.sendShipping({
    paymentId,
    openId: await store.payerOf(db, paymentId),
    atMs,
    corrects: notice.kind === 'CORRECTED',
    receiver: maskPhones(await store.receiverOf(db, notice.order_code)),
    isAll: !(await store.hasMore(db, paymentId)),
    parcels: notice.parcels
  })
}

/** Tells the platform what is due; what it does not take is told again later. Several gateways share the work. */
export async function tellPlatform(core: Core): Promise<void> {
  await noteReceived(core)
  for (let done = 0; done < MOST_AT_ONCE; done += 1) {
    const notice = await takeNext(core)
    if (notice === undefined) return
    try {
      await send(core, notice)
      await store.setSent(core.db, notice.notice_id, core.clock.date())
    } catch (error) {
      if (!(error instanceof GatewayRefusal)) throw error
      core.log.warn(
        { notice: notice.notice_id, attempts: notice.attempts + 1 },
        'Shipping was not told to the platform'
      )
    }
  }
}

/**
 * The shopper confirmed in the platform's own receipt: what of the payment is on its way is received here. Told twice, or
 * after it was received here, it changes nothing. Replies how many orders it completed.
 */
export function confirmedThere(core: Pick<Core, 'db' | 'clock'>, paymentId: string): Promise<number> {
  return inTransaction(core.db, async (tx) => {
    let completed = 0
    const left = (await store.noticesOf(tx, paymentId)).filter(({ kind }) => kind === 'LEFT')
    for (const orderCode of left.map((notice) => notice.order_code).sort()) {
      const order = await lockOrder(tx, orderCode)
      if (order?.status === 'WAIT_RECEIVE') {
        await receiveOrder(tx, order, core.clock.date())
        completed += 1
      }
      await store.setReceived(tx, orderCode, paymentId)
    }
    return completed
  })
}
