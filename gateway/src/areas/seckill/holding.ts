import { seckillState, UNPAID_LIMIT } from '../../../../domain/activity/seckill'
import type { Core } from '../../core/area'
import { inTransaction, type Db } from '../../core/database/database'
import { notFound, refusal, type GatewayRefusal } from '../../core/errors'
import { returnStock } from '../inventory'
import * as store from './store'

export const sessionMissing = (): GatewayRefusal =>
  notFound('flash.missing', '没有这一场，或已结束', 'That session does not exist or is over')
const goneRefusal = (): GatewayRefusal =>
  refusal('flash.gone', '本场已抢光，请确认后再提交', 'This flash sale has no more of it. Please check your order')
const closedTo = (): GatewayRefusal =>
  refusal(
    'flash.closed',
    '本场已有两笔订单未付款，不能再抢，请等下一场',
    'You left two orders of this session unpaid. Please wait for the next session'
  )
const overLimit = (limit: number): GatewayRefusal =>
  refusal('flash.limit', `本场每人限购 ${limit} 件`, `Up to ${limit} each in this session`)

/** Refuses what a shopper can't buy of a session now, also where their device still shows it. Takes nothing. */
export async function demandSession(
  db: Db,
  wish: { sessionCode: string; skuCode: string; userId: string; quantity: number; nowMs: number }
): Promise<void> {
  const row = await store.sessionSku(db, wish)
  if (row === undefined) throw sessionMissing()
  const facts = {
    ...row,
    startAt: row.start_at.getTime(),
    endAt: row.end_at.getTime(),
    limit: row.limit_each,
    held: 0,
    ...(await store.standingOf(db, wish))
  }
  switch (seckillState(facts, wish.nowMs)) {
    case 'COMING':
      throw refusal('flash.coming', '还没到开抢时间，请等开始后再抢', 'This session has not begun. Please wait for it')
    case 'OVER':
      throw refusal('flash.over', '本场已结束，请看下一场', 'This session is over. Please see the next one')
    case 'BOUGHT':
      throw overLimit(facts.limit)
    case 'CLOSED':
      throw closedTo()
    case 'HELD_OUT':
    case 'SOLD_OUT':
      throw goneRefusal()
    case 'OPEN':
  }
  if (facts.mine + wish.quantity > facts.limit) throw overLimit(facts.limit)
  if (facts.taken + wish.quantity > facts.allotment) throw goneRefusal()
}

/** Takes pieces of a session for a settlement, or refuses; in the transaction that submits. */
export async function takeFlash(
  db: Db,
  wish: { settlementId: string; sessionCode: string; skuCode: string; userId: string; quantity: number; now: Date }
): Promise<void> {
  // the row stays locked: two orders of one shopper can't both see room under the limit
  const limit = await store.takePieces(db, wish)
  if (limit === undefined) throw goneRefusal()
  const { mine, unpaid } = await store.standingOf(db, wish)
  if (unpaid >= UNPAID_LIMIT) throw closedTo()
  if (mine + wish.quantity > limit) throw overLimit(limit)
  await store.keepHold(db, wish)
}

/** Gives back what a closed order took of a session: to it while it runs, else to stock. False: it took nothing there. */
export async function returnFlash(
  db: Db,
  hold: { settlementId: string; skuCode: string; quantity: number; unpaid: boolean }
): Promise<boolean> {
  const sessionCode = await store.dropHold(db, hold)
  if (sessionCode === undefined) return false
  if (!(await store.putBack(db, sessionCode, hold.skuCode, hold.quantity))) {
    await returnStock(db, hold.skuCode, hold.quantity)
  }
  return true
}

/** Gives back to stock what sessions that are over have left; once for each row, and no two rows held at once. */
export async function giveLeftBack({ db, clock }: Pick<Core, 'db' | 'clock'>, sessionCode?: string): Promise<void> {
  const now = clock.date()
  for (const due of await store.dueRows(db, now, sessionCode)) {
    await inTransaction(db, async (tx) => {
      const left = await store.endRow(tx, due)
      if (left > 0) await returnStock(tx, due.sku_code, left)
    })
  }
}

/** When a session of a SKU that has not begun begins; undefined: there is none, or it has. */
export async function sessionStart(
  db: Db,
  wish: { sessionCode: string; skuCode: string; nowMs: number }
): Promise<number | undefined> {
  const start = (await store.sessionSku(db, wish))?.start_at.getTime()
  return start !== undefined && start > wish.nowMs ? start : undefined
}
