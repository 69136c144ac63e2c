import type { BodyOf, DataOf } from '../../../../contract'
import { flashPhase } from '../../../../domain/money/price'
import type { Core } from '../../core/area'
import type { Db } from '../../core/database/database'
import { notFound, refusal } from '../../core/errors'
import { sessionStart } from '../seckill'
import { permissionsLeft, tellOfSale } from '../message'
import { sessionWindow, skuFacts } from '../product'
import * as moments from '../moment'

type Answer = DataOf<'POST /o2mkt-b2c/v1/activity/subscribe-ms-activity'>

/**
 * Keeps that a shopper wants to hear when the SKU's next flash sale begins. Refused when none is to come, and when they
 * allowed no message for it: a reminder that could not be sent would be a false promise. Run it in a transaction.
 */
export async function remind(
  db: Db,
  userId: string,
  { skuCode, sessionCode }: BodyOf<'POST /o2mkt-b2c/v1/activity/subscribe-ms-activity'>,
  nowMs: number
): Promise<Answer> {
  const [facts] = await skuFacts(db, [skuCode], undefined, nowMs)
  if (!facts?.on_sale) throw notFound('sku.missing', '商品不存在或已下架', 'That product is no longer sold')
  const sale = sessionWindow(facts)
  const startAt =
    sessionCode === undefined
      ? flashPhase(sale, nowMs) === 'COMING'
        ? sale?.startAt
        : undefined
      : await sessionStart(db, { sessionCode, skuCode, nowMs })
  if (startAt === undefined) {
    throw refusal('reminder.no-sale', '秒杀已经开始，或暂时没有安排', 'The flash sale has started, or none is planned')
  }
  // the row of the permission stays locked: two reminders at once can't count on the same message
  const allowed = await permissionsLeft(db, userId, 'seckill')
  if (allowed <= (await moments.otherReminders(db, userId, skuCode))) {
    throw refusal(
      'reminder.not-allowed',
      '没有允许接收提醒消息，开抢时无法通知你',
      'Reminder messages were not allowed, so we can’t tell you'
    )
  }
  await moments.reminders.set(db, userId, [{ thing: skuCode, values: { start_at: new Date(startAt) } }])
  return { skuCode, reminded: true, startAt }
}

/** Forgets a reminder; without one nothing happens. The message that was allowed stays allowed. */
export async function forget(
  db: Db,
  userId: string,
  skuCode: string
): Promise<DataOf<'POST /o2mkt-b2c/v1/activity/cancel-subscribe-ms-activity'>> {
  await moments.reminders.unset(db, userId, [skuCode])
  return { skuCode, reminded: false }
}

/**
 * Tells those who wait that their sale has begun, one transaction each. A sale that is over by then, or was taken back, is
 * not told.
 */
export const tellStarted = (core: Core): Promise<void> =>
  moments.tellEach(core, moments.takeDue, async (tx, due, now) => {
    const [facts] = await skuFacts(tx, [due.sku_code], undefined, now.getTime())
    const sale = facts?.on_sale ? sessionWindow(facts) : undefined
    if (facts && sale?.startAt === due.start_at.getTime()) {
      await tellOfSale(tx, due.user_id, { facts, priceFen: sale.priceFen, startAt: sale.startAt }, now)
    }
  })
